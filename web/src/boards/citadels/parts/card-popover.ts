/** Opens a card when the pointer rests on it, when the keyboard reaches it, or after a long press. */
import type { CitadelsUi } from '../citadels-ui.svelte';

const SOON = 380;
const LONG = 450;
const AFTER_A_CLICK = 900; // what has just been chosen is not opened too

function pictured(
  target: EventTarget | null,
): { element: Element; vocabulary: 'card' | 'character'; id: string } | null {
  if (!(target instanceof Element) || target.closest('.peek')) return null;
  const element =
    target.closest('[data-card], [data-character]') ??
    target.closest('.h-card, .fan-card, .keep')?.querySelector('[data-card], [data-character]');
  if (!(element instanceof HTMLElement)) return null;
  const { card, character } = element.dataset;
  return card
    ? { element, vocabulary: 'card', id: card }
    : character
      ? { element, vocabulary: 'character', id: character }
      : null;
}

export function openPopovers(ui: CitadelsUi, root: HTMLElement): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let pressed = -AFTER_A_CLICK;
  const open = (event: Event, pinned: boolean) => {
    const found = pictured(event.target);
    if (found) ui.openPopover(found.vocabulary, found.id, found.element, pinned);
  };
  const away = () => {
    clearTimeout(soon);
    if (ui.popover && !ui.popover.pinned) ui.closePopover();
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || ui.popover?.pinned) return;
    away();
    if (event.timeStamp - pressed < AFTER_A_CLICK) return;
    if (pictured(event.target)) soon = setTimeout(() => open(event, false), SOON);
  };
  const down = (event: PointerEvent) => {
    if (ui.popover?.pinned && !(event.target as Element).closest('.peek')) ui.closePopover();
    away();
    pressed = event.timeStamp;
    held = false;
    if (event.pointerType === 'mouse') return;
    soon = setTimeout(() => {
      held = true;
      open(event, true);
    }, LONG);
  };
  const up = () => clearTimeout(soon);
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const focus = (event: FocusEvent) => {
    const target = event.target as Element;
    if (ui.popover?.pinned) return;
    away();
    if (target.matches(':focus-visible') && target.matches('.dt, .arch-hit, .h-card, .fan-card, .keep'))
      open(event, false);
  };
  const menu = (event: Event) => held && event.preventDefault();
  const handlers: [string, EventListener, boolean][] = [
    ['pointerover', over as EventListener, false],
    ['pointerdown', down as EventListener, true],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    [
      'pointermove',
      ((event: PointerEvent) =>
        event.pointerType !== 'mouse' && Math.abs(event.movementY) > 6 && up()) as EventListener,
      false,
    ],
    ['click', click, true],
    ['focusin', focus as EventListener, false],
    ['contextmenu', menu, false],
    ['pointerleave', away, false],
  ];
  for (const [name, handler, capture] of handlers) root.addEventListener(name, handler, capture);
  return () => {
    clearTimeout(soon);
    for (const [name, handler, capture] of handlers) root.removeEventListener(name, handler, capture);
  };
}
