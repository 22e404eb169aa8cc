/** Lets things travel: ghosts above the table that are gone when they have arrived. */
import { picture } from '../../cards/picture';
import { find } from './find';
import type { Flight } from './flights';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const TRAVEL = 300;
const APART = 70;
const MOST = 6;

/** What is known before the table changes: where things start, and what they look like. */
export interface Start {
  flight: Flight;
  rect: DOMRect;
  ghost: HTMLElement | null;
}

export function prepare(flights: Flight[]): Start[] {
  return flights.flatMap((flight) => {
    const source = find(flight.from);
    if (!source) return [];
    const ghost = flight.what === 'fall' ? (source.cloneNode(true) as HTMLElement) : null;
    return [{ flight, rect: source.getBoundingClientRect(), ghost }];
  });
}

/** After the table has changed: everything flies, one after the other begins. */
export function fly(starts: Start[], host: HTMLElement): Animation[] {
  return starts.flatMap((start, place) => {
    const delay = place * APART * 2;
    const { flight } = start;
    if (flight.what === 'fall') return [fall(start, host, delay)];
    const target = find(flight.to);
    if (!target) return [];
    if (flight.what === 'arrival') return [arrive(target, start.rect, host, delay)];
    return Array.from({ length: Math.min(flight.count, MOST) }, (_, i) =>
      travel(token(flight.what), start.rect, target.getBoundingClientRect(), host, delay + i * APART),
    );
  });
}

function token(what: 'coins' | 'backs'): HTMLElement {
  if (what === 'coins') {
    const coin = document.createElement('span');
    coin.className = 'coin';
    return coin;
  }
  const back = document.createElement('img');
  back.className = 'back';
  back.alt = '';
  back.src = picture('back-district');
  return back;
}

function place(ghost: HTMLElement, rect: DOMRect, host: HTMLElement): void {
  ghost.classList.add('flying');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.left = `${rect.left}px`;
  ghost.style.top = `${rect.top}px`;
  host.append(ghost);
}

function gone(animation: Animation, ghost: HTMLElement, then?: () => void): Animation {
  const end = () => {
    ghost.remove();
    then?.();
  };
  animation.finished.then(end, end);
  return animation;
}

function travel(ghost: HTMLElement, from: DOMRect, to: DOMRect, host: HTMLElement, delay: number): Animation {
  place(ghost, new DOMRect(from.left + from.width / 2 - 14, from.top + from.height / 2 - 14, 0, 0), host);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const steps = [
    { transform: 'none', opacity: 0 },
    { opacity: 1, offset: 0.08 },
    { transform: `translate(${x / 2}px, ${y / 2 - 40}px)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
  ];
  return gone(ghost.animate(steps, { duration: TRAVEL, delay, easing: EASE, fill: 'both' }), ghost);
}

function arrive(target: HTMLElement, from: DOMRect, host: HTMLElement, delay: number): Animation {
  const to = target.getBoundingClientRect();
  const ghost = target.cloneNode(true) as HTMLElement;
  place(ghost, to, host);
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  target.classList.add('is-travelling');
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.4, Math.min(1.6, from.height / Math.max(1, to.height)));
  const steps = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
    { transform: 'none' },
  ];
  const animation = ghost.animate(steps, { duration: TRAVEL, delay, easing: EASE, fill: 'both' });
  return gone(animation, ghost, () => target.classList.remove('is-travelling'));
}

function fall({ ghost, rect }: Start, host: HTMLElement, delay: number): Animation {
  place(ghost!, rect, host);
  ghost!.style.width = `${rect.width}px`;
  ghost!.style.height = `${rect.height}px`;
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(-4deg) translateY(-6px)', opacity: 1, offset: 0.25 },
    { transform: 'rotate(14deg) translateY(90px)', opacity: 0 },
  ];
  return gone(ghost!.animate(steps, { duration: TRAVEL * 1.5, delay, easing: 'cubic-bezier(.5,0,.9,.4)', fill: 'both' }), ghost!);
}
