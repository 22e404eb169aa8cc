import { afterEach, expect, it } from 'vitest';
import { CHOICE_KEYS, pressKey } from '../../src/boards/generic/keys';

afterEach(() => document.body.replaceChildren());

function decision(choices: number): { element: HTMLElement; pressed: string[] } {
  const element = document.createElement('section');
  const pressed: string[] = [];
  element.tabIndex = -1;
  for (let number = 0; number < choices; number++) {
    const button = document.createElement('button');
    button.dataset.choice = '';
    if (CHOICE_KEYS[number]) button.dataset.key = CHOICE_KEYS[number];
    button.onclick = () => pressed.push(String(number));
    element.append(button);
  }
  document.body.append(element);
  return { element, pressed };
}

it('has a key for each of the first choices, and none that means something else', () => {
  expect(new Set(CHOICE_KEYS).size).toBe(CHOICE_KEYS.length);
  expect(CHOICE_KEYS).not.toContain('u');
  const { element, pressed } = decision(CHOICE_KEYS.length + 3);
  for (const key of CHOICE_KEYS) expect(pressKey(element, key)).toBe(true);
  expect(pressed).toEqual(CHOICE_KEYS.map((_, number) => String(number)));
});

it('walks through the choices with the arrows, around the ends, from the decision on', () => {
  const { element } = decision(3);
  const at = () => [...element.children].indexOf(document.activeElement!);
  expect(pressKey(element, 'arrowdown')).toBe(false); // the arrows scroll the page
  pressKey(element, 'd');
  const walk = ['arrowdown', 'arrowright', 'arrowright', 'arrowright', 'arrowup'].map((key) => {
    pressKey(element, key);
    return at();
  });
  expect(walk).toEqual([0, 1, 2, 0, 2]);
});

it('leaves other keys and keys without a choice alone', () => {
  const { element, pressed } = decision(1);
  for (const key of ['2', 'u', 'h', 'enter', 'tab']) expect(pressKey(element, key)).toBe(false);
  expect(pressed).toEqual([]);
});
