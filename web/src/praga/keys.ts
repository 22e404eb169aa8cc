/** Keys of the table of Praga. Letters and digits can be switched off; Escape always goes one step back. */
import { settings } from '../lib/settings.svelte';
import type { Mode } from './model/stage';
import type { PragaView } from './view.svelte';
import { type Arrow, isArrow, onwards, walk } from './walk';

const CALLS: Record<string, Mode> = { c: 'crane', o: 'offer', m: 'road', r: 'road', p: 'projects', b: 'board' };

const press = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(`#decision ${selector}`);
  found?.click();
  return found !== null;
};

/** With a tile in hand left and right turn it, up and down move it on; else arrows go from spot to spot. */
function arrow(view: PragaView, key: Arrow, target: Element): boolean {
  if (view.placing && view.place) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') view.turn(key === 'ArrowRight' ? 1 : -1);
    else {
      const place = onwards(document, key);
      if (place && place !== view.place) view.put(place);
    }
    return true;
  }
  return view.choices.length > 0 && !target.closest('.t-body, .listp, [role="radiogroup"]') && walk(document, key);
}

export function keydown(view: PragaView, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.key === 'Escape') return view.back();
  if (target.closest('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(event.key) && arrow(view, event.key, target)) return event.preventDefault();
  if (event.key === 'Enter' && !target.closest('button, a, summary, [role="button"]')) {
    if (press('[data-commit]')) event.preventDefault();
    return;
  }
  if (!settings.all.keys) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
  else if (key === 'd') document.getElementById('decision')?.focus();
  else if (key === 'u') press('[data-undo]');
  else if (key === 'e') press('[data-end]');
  else if (key === 'l') view.tab = view.tab === 'log' ? 'turn' : 'log';
  else if (key === 'f') view.tab = view.tab === 'forecast' ? 'turn' : 'forecast';
  else if (CALLS[key]) view.call(CALLS[key]);
  else return;
  event.preventDefault();
}
