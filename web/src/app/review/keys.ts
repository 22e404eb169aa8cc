/** Keys of the review. Letters and digits can be switched off; arrows, Home and End always work. */
import { settings } from '../stores/settings.svelte';
import type { ReviewModel } from './review-model.svelte';
import { STEP_BY } from './steps';

const TYPING = 'input, select, textarea, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"]';

export function keydown(model: ReviewModel, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING)) return;
  if (moveKey(model, event.key, target) || (settings.all.keys && letterKey(model, event)))
    event.preventDefault();
}

function moveKey(model: ReviewModel, key: string, target: Element | null): boolean {
  if (model.view === 'summary') return false;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      model.pause();
      void model.step(key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'Home':
    case 'End':
      model.pause();
      model.goTo(key === 'Home' ? 0 : model.last);
      return true;
    case ' ':
      if (target?.closest(PRESSED_BY_SPACE)) return false;
      model.play();
      return true;
    default:
      return false;
  }
}

function letterKey(model: ReviewModel, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const by = STEP_BY[Number(key) - 1];
  if (by) model.stepBy = by;
  else if (key === 'm') model.goToMoment(event.shiftKey ? -1 : 1);
  else if (key === 'x') model.goToMistake();
  else if (key === 'v') model.nextViewer();
  else if (key === 'o') model.toggleOpen();
  else if (key === 's') {
    if (model.view === 'summary') model.showMoves();
    else model.showSummary();
  } else if (key === 'p') document.querySelector<HTMLElement>('.play-on')?.click();
  else if (key === 'b') document.querySelector<HTMLElement>('[data-line]')?.click();
  else return false;
  return true;
}
