/** Clicks, keys and the pointer on things that lie on the table: what can be chosen is chosen, the rest is shown in words. */
import type { PragaUi } from './praga-ui.svelte';

const THINGS = '[data-turn], [data-lens], [data-move], [data-plaza], [data-piece]';

/** Listen on the table; what stops it again is returned. */
export function listen(root: HTMLElement, ui: PragaUi): () => void {
  const click = (event: Event) => {
    const target = event.target as Element;
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
  const out = () => (ui.pointed = null);
  const heard: [string, (event: never) => void][] = [
    ['click', click],
    ['keydown', key],
    ['pointerover', over],
    ['focusin', over],
    ['pointerleave', out],
  ];
  for (const [name, hear] of heard) root.addEventListener(name, hear as EventListener);
  return () => heard.forEach(([name, hear]) => root.removeEventListener(name, hear as EventListener));
}

function touch(ui: PragaUi, thing: SVGElement): void {
  const { turn, lens, move, plaza, piece } = thing.dataset;
  if (turn) ui.turn(Number(turn));
  else if (lens) ui.lens = lens;
  else if (move) ui.choose(move);
  else if (plaza) ui.openPopover('plaza', plaza, thing);
  else if (piece) {
    const [vocabulary = '', ...id] = piece.split(' ');
    ui.openPopover(vocabulary, id.join(' '), thing);
  }
}
