/**
 * Clicks, keys and the pointer on things that lie on the table: what can be chosen is chosen, the rest is shown in
 * words. Everything printed is also explained where the mouse rests, where a finger stays, and with the key I.
 */
import type { PragaUi } from './praga-ui.svelte';

const THINGS = '[data-turn], [data-lens], [data-move], [data-piece]';
const EXPLAINED = '[data-piece]';
const REST = 550; // milliseconds, for the mouse and for a finger

export function explain(ui: PragaUi, thing: HTMLElement | SVGElement, hovered = false): void {
  const [vocabulary = '', ...id] = (thing.dataset.piece ?? '').split(' ');
  ui.openPopover(vocabulary, id.join(' '), thing, hovered);
}

/** Listen on the table; what stops it again is returned. */
export function listen(root: HTMLElement, ui: PragaUi): () => void {
  let resting = 0;
  let under: Element | null = null;
  let held = false;
  const stop = () => clearTimeout(resting);
  const explained = (event: Event): SVGElement | null => {
    const thing = (event.target as Element).closest<SVGElement>(EXPLAINED);
    return thing && !thing.closest('.is-mini, .pop') ? thing : null;
  };

  const click = (event: Event) => {
    const target = event.target as Element;
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    stop();
    if (target.closest('button, a, input, summary, .pop')) return;
    const thing = target.closest<SVGElement>(THINGS);
    if (!thing || target.closest('.is-mini')) return void (ui.popover = null);
    touch(ui, thing);
  };
  const key = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest('svg [role="button"]');
    const thing = button?.closest<SVGElement>(THINGS);
    if (!thing || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && ui.spot && thing.dataset.move === ui.spot.move?.text) void ui.build();
    else touch(ui, thing);
  };
  const over = (event: Event) => {
    const thing = (event.target as Element).closest<HTMLElement>('.t-body [data-move], .otile[data-move]');
    ui.pointed = thing?.dataset.move ?? null;
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const thing = explained(event);
    if (thing === under) return;
    under = thing;
    stop();
    if (ui.popover?.hovered && !(event.target as Element).closest('.pop')) ui.popover = null;
    if (thing && (!ui.popover || ui.popover.hovered))
      resting = window.setTimeout(() => explain(ui, thing, true), REST);
  };
  const down = (event: PointerEvent) => {
    stop();
    held = false;
    const thing = event.pointerType === 'mouse' ? null : explained(event);
    if (thing)
      resting = window.setTimeout(() => {
        held = true;
        explain(ui, thing);
      }, REST);
  };
  /** a long press opens no menu of the browser over the words */
  const menu = (event: Event) => held && event.preventDefault();
  const out = () => {
    ui.pointed = under = null;
    stop();
    if (ui.popover?.hovered) ui.popover = null;
  };
  const heard: [string, (event: never) => void, boolean?][] = [
    ['click', click, true],
    ['keydown', key],
    ['pointerover', over],
    ['pointerover', hover],
    ['pointerdown', down],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', menu],
    ['focusin', over],
    ['pointerleave', out],
  ];
  for (const [name, hear, capture] of heard) root.addEventListener(name, hear as EventListener, capture);
  return () => {
    stop();
    heard.forEach(([name, hear, capture]) => root.removeEventListener(name, hear as EventListener, capture));
  };
}

function touch(ui: PragaUi, thing: SVGElement): void {
  const { turn, lens, move, piece } = thing.dataset;
  if (turn) ui.turn(Number(turn));
  else if (lens) ui.lens = lens;
  else if (move) ui.choose(move);
  else if (piece) explain(ui, thing);
}
