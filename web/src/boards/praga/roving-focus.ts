/** Arrow keys on the drawings: from what can be chosen to the nearest in that direction. Each drawing is one stop of Tab. */

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

const SPOTS = '.hit.may [role="button"], .hit.may[role="button"]';
const ASIDE = 2; // a step aside counts as this many steps in the direction of the arrow
const CONE = 0.45; // and is no more than this of the way

const AHEAD: Record<Arrow, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  ArrowLeft: (dx, dy) => [-dx, Math.abs(dy)],
  ArrowRight: (dx, dy) => [dx, Math.abs(dy)],
  ArrowUp: (dx, dy) => [-dy, Math.abs(dx)],
  ArrowDown: (dx, dy) => [dy, Math.abs(dx)],
};

export const isArrow = (key: string): key is Arrow => key in AHEAD;

/** The nearest in a direction; nothing if there is none. */
export function nearest<T extends Spot>(from: Spot, all: T[], arrow: Arrow): T | undefined {
  const far = ({ x, y }: Spot) => {
    const [ahead, aside] = AHEAD[arrow](x - from.x, y - from.y);
    return ahead > 1 && ahead >= aside * CONE ? ahead + aside * ASIDE : Infinity;
  };
  const [best] = all.map((spot) => [far(spot), spot] as const).sort((a, b) => a[0] - b[0]);
  return best && best[0] < Infinity ? best[1] : undefined;
}

interface Standing extends Spot {
  element: SVGElement;
}

function standing(element: SVGElement): Standing {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
}

const moveOf = (element: Element): string => element.closest<SVGElement>('[data-move]')?.dataset.move ?? '';

/** What can be chosen in the drawings that are on stage. */
function spots(root: ParentNode): Standing[] {
  return [...root.querySelectorAll<SVGElement>(SPOTS)]
    .filter((each) => !each.closest('[inert]') && each.getClientRects().length)
    .map(standing);
}

/** Go on from the spot that has the focus, or to the first one; whether there was one to go to. */
export function walk(root: ParentNode, arrow: Arrow): boolean {
  const all = spots(root);
  const focused = document.activeElement?.closest<SVGElement>(SPOTS);
  const next = focused ? nearest(standing(focused), all, arrow) : all[0];
  next?.element.focus();
  return next !== undefined;
}

const EXPLAINED = '[data-piece]';
let explained: Element | null = null;

/** To the nearest thing in that direction that explains itself, whether it can be chosen or not; it gets the focus. */
export function walkExplained(root: ParentNode, arrow: Arrow): SVGElement | null {
  const all = [...root.querySelectorAll<SVGElement>(EXPLAINED)]
    .filter((each) => !each.closest('[inert], .is-mini') && each.getClientRects().length)
    .map(standing);
  const from = all.find(({ element }) => element === explained && element.isConnected);
  const next = from ? nearest(from, all, arrow) : all[0];
  if (!next) return null;
  explained = next.element;
  if (!next.element.matches('button')) next.element.setAttribute('tabindex', '-1');
  next.element.focus();
  return next.element;
}

/** From the place of the tile in hand to the nearest other one: the move that puts it there. */
export function onwards(root: ParentNode, arrow: Arrow): string | undefined {
  const held = root.querySelector<SVGElement>('.part:not(.is-mini) .ghost, .page:not([inert]) .ghost');
  const next = held && nearest(standing(held), spots(root), arrow);
  return next ? moveOf(next.element) : undefined;
}

/** One stop of Tab for each drawing: where the focus was last, or its first spot. */
export function rove(drawing: Element, kept: string): void {
  const all = [...drawing.querySelectorAll<SVGElement>(SPOTS)];
  const stop = all.find((each) => moveOf(each) === kept) ?? all[0];
  for (const each of all) each.setAttribute('tabindex', each === stop ? '0' : '-1');
}

/** Keep the stops of all drawings, and the focus when a drawing is painted again. Return a function that ends this. */
export function rovingFocus(root: HTMLElement): () => void {
  let kept = '';
  let lost = false;
  const focused = (event: FocusEvent) => {
    const spot = (event.target as Element).closest<SVGElement>(SPOTS);
    lost = false;
    kept = spot ? moveOf(spot) : '';
    const drawing = spot?.closest('svg');
    if (drawing) rove(drawing, kept);
  };
  const gone = (event: FocusEvent) => (lost = !event.relatedTarget && kept !== '');
  const painted = new MutationObserver((changes) => {
    for (const drawing of new Set(changes.map(({ target }) => (target as Element).closest('svg'))))
      if (drawing) rove(drawing, kept);
    const fell = document.activeElement === document.body && (lost || kept !== '');
    const again = fell ? spots(root).find(({ element }) => moveOf(element) === kept) : undefined;
    again?.element.focus();
  });
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', gone);
  painted.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', focused);
    root.removeEventListener('focusout', gone);
    painted.disconnect();
  };
}
