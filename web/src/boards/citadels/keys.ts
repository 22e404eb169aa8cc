/** Keys of the table. Letters and digits can be switched off; Escape always closes what is open. */
import { settings } from '../../app/stores/settings.svelte';
import type { CitadelsUi } from './citadels-ui.svelte';

const press = (selector: string) => document.querySelector<HTMLElement>(`#decision ${selector}`)?.click();

export function keydown(ui: CitadelsUi, event: KeyboardEvent): void {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (event.key === 'Escape') return escape(ui);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !settings.all.keys) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
  else if (key === 'd') document.getElementById('decision')?.focus();
  else if (key === 'u' && event.shiftKey) void ui.undo(true);
  else if (key === 'u') press('[data-undo]');
  else if (key === 'e') press('[data-end], [data-done]');
  else if (key === 'l' || key === 'c' || key === 'k')
    openSide(ui, { l: 'log', c: 'chat', k: 'know' }[key] as 'log');
  else if (key === '?') document.querySelector<HTMLElement>('.topbar > button.tool')?.click();
  else return;
  event.preventDefault();
}

function openSide(ui: CitadelsUi, tab: 'log' | 'chat' | 'know'): void {
  ui.tab = tab;
  ui.sideOpen = true;
  requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
}

function escape(ui: CitadelsUi): void {
  if (ui.popover) ui.closePopover();
  else if (ui.sideOpen) ui.sideOpen = false;
  else if (ui.aimedVerb || ui.prefix.length) ui.back();
  else if (ui.opened !== null) ui.opened = null;
  document
    .querySelectorAll<HTMLDetailsElement>('.decision details[open]')
    .forEach((details) => (details.open = false));
}
