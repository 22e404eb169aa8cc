/** Keys of the table of Praga. Letters and digits can be switched off; Escape always goes one step back. */
import { settings } from '../../app/stores/settings.svelte';
import type { Mode } from './model/stage';
import type { PragaUi } from './praga-ui.svelte';
import { type Arrow, isArrow, onwards, walk, walkExplained } from './roving-focus';
import { explain } from './taps';

const CALLS: Record<string, Mode> = {
  c: 'crane',
  o: 'offer',
  m: 'road',
  r: 'road',
  p: 'projects',
  b: 'board',
};

const press = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(`#decision ${selector}`);
  found?.click();
  return found !== null;
};

/** With a tile in hand left and right turn it, up and down move it on; else arrows go from spot to spot. */
function arrow(ui: PragaUi, key: Arrow, target: Element): boolean {
  if (ui.spot) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') ui.turn(key === 'ArrowRight' ? 1 : -1);
    else {
      const move = onwards(document, key);
      if (move) ui.choose(move);
    }
    return true;
  }
  return (
    ui.choices.length > 0 && !target.closest('.t-body, .listp, [role="radiogroup"]') && walk(document, key)
  );
}

export function keydown(ui: PragaUi, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.key === 'Escape') return ui.back();
  if (target.closest('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(event.key) && event.shiftKey) {
    const thing = walkExplained(document, event.key);
    if (thing) explain(ui, thing);
    return event.preventDefault();
  }
  if (isArrow(event.key) && arrow(ui, event.key, target)) return event.preventDefault();
  if (event.key === 'Enter' && !target.closest('button, a, summary, [role="button"]')) {
    if (press('[data-commit]')) event.preventDefault();
    return;
  }
  if (!settings.all.keys) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
  else if (key === 'd') document.getElementById('decision')?.focus();
  else if (key === 'i') {
    const thing = target.closest<SVGElement>('[data-piece]');
    if (thing) explain(ui, thing);
  } else if (key === 'u') press('[data-undo]');
  else if (key === 'e') press('[data-end]');
  else if (key === 'l') ui.tab = ui.tab === 'log' ? 'turn' : 'log';
  else if (key === 'f') ui.tab = ui.tab === 'forecast' ? 'turn' : 'forecast';
  else if (CALLS[key]) ui.call(CALLS[key]);
  else return;
  event.preventDefault();
}
