/** Lets things travel: ghosts above the table that are gone when they have arrived. */
import { mount, unmount } from 'svelte';
import type { LogEntryData } from '../../api';
import type { SymbolId } from '../draw/symbol';
import { DRAWINGS } from '../draw/symbols';
import Sym from '../parts/Sym.svelte';
import { type Journey, type Place, journeysOf } from './journeys';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const FLIGHT = 220;
const SETTLE = 300;
const APART = 60;

/** Where a place is on the page now: the largest of what is there. */
function find(place: Place): Element | null {
  if (place === 'crane') return document.querySelector('.p-crane, .g-crane');
  const all = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter((element) => element.getClientRects().length > 0);
  return all.sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0] ?? null;
}

/** Where something sets out from: a tile in hand is where it is held. */
const start = (journey: Journey): Element | null => (journey.what === 'symbols' ? first(journey.from) : (/^(hex|plot):/.test(journey.to) && document.querySelector('.is-star .ghost, .page:not([inert]) .ghost')) || find(journey.from));

const first = (places: Place[]): Element | null => places.map(find).find((element) => element !== null) ?? null;
const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

export function travel(me: () => number | null): (told: LogEntryData[]) => ((host: HTMLElement) => Animation[]) | null {
  return (told) => {
    const journeys = journeysOf(told.map((each) => each.event), me());
    const starts = journeys.map((journey) => start(journey)?.getBoundingClientRect() ?? null);
    return journeys.length ? (host) => depart(journeys, starts, host) : null;
  };
}

function depart(journeys: Journey[], starts: (DOMRect | null)[], host: HTMLElement): Animation[] {
  let delay = 0;
  return journeys.flatMap((journey, i) => {
    if (journey.what === 'arrival') {
      const [target, from] = [find(journey.to), starts[i]];
      if (!target || !from) return [];
      const settling = settle(target, from, delay);
      delay += SETTLE;
      return [settling];
    }
    const target = first(journey.to);
    const from = starts[i] ?? first(journey.from)?.getBoundingClientRect();
    if (!target || !from || !(journey.sign in DRAWINGS)) return [];
    const flights = Array.from({ length: journey.count }, (_, n) => fly(journey.sign, from, target.getBoundingClientRect(), host, delay + n * APART));
    delay += APART * 2;
    return flights;
  });
}

function fly(sign: SymbolId, from: DOMRect, to: DOMRect, host: HTMLElement, delay: number): Animation {
  const ghost = document.createElement('div');
  ghost.className = 'flying-sign';
  ghost.setAttribute('aria-hidden', 'true');
  const drawn = mount(Sym, { target: ghost, props: { id: sign } });
  const [x, y] = middle(from);
  const [tx, ty] = middle(to);
  ghost.style.left = `${x}px`;
  ghost.style.top = `${y}px`;
  host.append(ghost);
  const steps = [
    { transform: 'translate(-50%, -50%) scale(.6)', opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: `translate(-50%, -50%) translate(${(tx - x) / 2}px, ${(ty - y) / 2 - 30}px) scale(1.15)`, opacity: 1, offset: 0.5 },
    { transform: `translate(-50%, -50%) translate(${tx - x}px, ${ty - y}px) scale(.9)`, opacity: 1 },
  ];
  const animation = ghost.animate(steps, { duration: FLIGHT, delay, easing: EASE, fill: 'both' });
  const gone = () => {
    void unmount(drawn);
    ghost.remove();
  };
  animation.finished.then(gone, gone);
  return animation;
}

/** The thing itself comes from where it was before, on top of whatever moves and scales it in its drawing. */
function settle(target: Element, from: DOMRect, delay: number): Animation {
  const to = target.getBoundingClientRect();
  const [fx, fy] = middle(from);
  const [tx, ty] = middle(to);
  const scale = Math.max(0.4, Math.min(1.8, from.height / Math.max(1, to.height)));
  const inner = target instanceof SVGGraphicsElement ? ((target.firstElementChild as SVGGraphicsElement | null) ?? target) : target;
  const box = inner instanceof SVGGraphicsElement ? (inner.getScreenCTM()?.a ?? 1) : 1;
  const steps = [{ transform: `translate(${(fx - tx) / box}px, ${(fy - ty) / box}px) scale(${scale})` }, { transform: `translate(${(fx - tx) / box / 2}px, ${(fy - ty) / box / 2 - 24 / box}px) scale(${(1 + scale) / 2})`, offset: 0.5 }, { transform: 'none' }];
  return inner.animate(steps, { duration: SETTLE, delay, easing: EASE, fill: 'backwards', composite: 'add' });
}
