/** The ways in which something moves over a table. */
import { boxOf } from '../table-box.svelte';
import type { Token } from './animate';

export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const TRAVEL = 300;
const HEIGHT = 40; // of the arc
const SMALLEST = 0.4;
const LARGEST = 1.6;

const middle = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });

/** A small picture flies from the middle of one place to the middle of another. */
export function fly(token: Token, from: Rect, to: Rect, host: HTMLElement, delay: number): Animation {
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const ghost = token.element;
  putGhost(ghost, { left: start.x, top: start.y }, host);
  const centred = 'translate(-50%, -50%)';
  const steps = [
    { transform: centred, opacity: 0 },
    { opacity: 1, offset: 0.08 },
    { transform: `translate(${x / 2}px, ${y / 2 - HEIGHT}px) ${centred}`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) ${centred}`, opacity: 1 },
  ];
  const animation = ghost.animate(steps, { duration: TRAVEL, delay, easing: EASE, fill: 'both' });
  return whenOver(animation, () => {
    token.remove?.();
    ghost.remove();
  });
}

/** The thing itself comes from where it was before. */
export function arrive(target: Element, from: Rect, host: HTMLElement, delay: number): Animation {
  const to = target.getBoundingClientRect();
  const scale = Math.max(SMALLEST, Math.min(LARGEST, from.height / Math.max(1, to.height)));
  if (target instanceof SVGGraphicsElement) return arriveInDrawing(target, from, to, scale, delay);
  const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  const ghost = target.cloneNode(true) as HTMLElement;
  putGhost(ghost, to, host);
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  ghost.style.transformOrigin = 'center';
  target.classList.add('is-travelling');
  const animation = ghost.animate(arc(x, y, scale), { duration: TRAVEL, delay, easing: EASE, fill: 'both' });
  return whenOver(animation, () => {
    ghost.remove();
    target.classList.remove('is-travelling');
  });
}

/** In a drawing it moves on top of whatever places and scales it there. */
function arriveInDrawing(
  target: SVGGraphicsElement,
  from: Rect,
  to: Rect,
  scale: number,
  delay: number,
): Animation {
  const inner = (target.firstElementChild as SVGGraphicsElement | null) ?? target;
  const unit = inner.getScreenCTM()?.a ?? 1;
  const [x, y] = [(middle(from).x - middle(to).x) / unit, (middle(from).y - middle(to).y) / unit];
  const timing = { duration: TRAVEL, delay, easing: EASE, fill: 'backwards', composite: 'add' } as const;
  return inner.animate(arc(x, y, scale, unit), timing);
}

function arc(x: number, y: number, scale: number, unit = 1): Keyframe[] {
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2 - HEIGHT / unit}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
    { transform: 'none' },
  ];
}

/** What was at a place cracks and falls. */
export function fall(ghost: HTMLElement, rect: Rect, host: HTMLElement, delay: number): Animation {
  putGhost(ghost, rect, host);
  ghost.style.width = `${rect.width}px`;
  ghost.style.height = `${rect.height}px`;
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(-4deg) translateY(-6px)', opacity: 1, offset: 0.25 },
    { transform: 'rotate(14deg) translateY(90px)', opacity: 0 },
  ];
  const easing = 'cubic-bezier(.5,0,.9,.4)';
  const animation = ghost.animate(steps, { duration: TRAVEL * 1.5, delay, easing, fill: 'both' });
  return whenOver(animation, () => ghost.remove());
}

function putGhost(ghost: HTMLElement, at: Pick<Rect, 'left' | 'top'>, host: HTMLElement): void {
  ghost.classList.add('flying');
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const around = boxOf(host);
  ghost.style.left = `${at.left - around.left}px`;
  ghost.style.top = `${at.top - around.top}px`;
  host.append(ghost);
}

function whenOver(animation: Animation, then: () => void): Animation {
  animation.finished.then(then, then);
  return animation;
}
