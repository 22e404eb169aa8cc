/** Keys of the table. Letters and digits can be switched off; Escape always closes what is open. */
import { settings } from '../lib/settings.svelte';
import type { TableView } from './view.svelte';

const press = (selector: string) => document.querySelector<HTMLElement>(`#decision ${selector}`)?.click();

export function keydown(view: TableView, event: KeyboardEvent): void {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (event.key === 'Escape') return escape(view);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !settings.all.keys) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
  else if (key === 'd') document.getElementById('decision')?.focus();
  else if (key === 'u') press('[data-undo]');
  else if (key === 'e') press('[data-end], [data-done]');
  else if (key === 'l' || key === 'c' || key === 'k') openSide(view, { l: 'log', c: 'chat', k: 'know' }[key] as 'log');
  else if (key === '?') document.querySelector<HTMLElement>('.topbar > button.tool')?.click();
  else return;
  event.preventDefault();
}

function openSide(view: TableView, tab: 'log' | 'chat' | 'know'): void {
  view.tab = tab;
  view.sideOpen = true;
  requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
}

function escape(view: TableView): void {
  if (view.peeked) view.unpeek();
  else if (view.sideOpen) view.sideOpen = false;
  else if (view.aiming || view.prefix.length) view.back();
  else if (view.opened !== null) view.opened = null;
  document.querySelectorAll<HTMLDetailsElement>('.decision details[open]').forEach((details) => (details.open = false));
}
