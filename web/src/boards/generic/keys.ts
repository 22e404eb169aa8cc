/** The keys of the generic board: every choice has one as far as they last, and the arrows reach the others. */
const OTHER_KEYS = 'dhu';
/** The key of each choice, in order. */
export const CHOICE_KEYS = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter(
  (key) => !OTHER_KEYS.includes(key),
);

/** What the keys do, as [keys, the text that tells it]. */
export const KEY_HELP: [keys: string, text: string][] = [
  ['1–9, A–Z', 'generic-key-choose'],
  ['← ↑ → ↓', 'generic-key-move'],
  ['D', 'generic-key-decision'],
  ['H', 'generic-key-hint'],
  ['U', 'generic-key-undo'],
  ['?', 'generic-key-help'],
];

const STEPS: Record<string, number> = { arrowleft: -1, arrowup: -1, arrowright: 1, arrowdown: 1 };

/** Do what the key means within the decision; false if it means nothing there. */
export function pressKey(decision: HTMLElement, key: string): boolean {
  const press = (selector: string) => {
    const button = decision.querySelector<HTMLElement>(selector);
    button?.click();
    return button !== null;
  };
  if (key === 'd') decision.focus();
  else if (key === 'h') return press('.hint button');
  else if (key === 'u') return press('[data-undo]');
  else if (key in STEPS) return moveFocus(decision, STEPS[key]!);
  else return CHOICE_KEYS.includes(key) && press(`[data-key="${key}"]`);
  return true;
}

/** From the choice that has the focus to the next one; only where the arrows do not scroll. */
function moveFocus(decision: HTMLElement, step: number): boolean {
  const choices = [...decision.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  if (!choices.length || (at < 0 && document.activeElement !== decision)) return false;
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length;
  choices[next]!.focus();
  return true;
}
