import { expect, it } from 'vitest';
import { soft } from '../../src/cards/soft';

it('lets long words break where the language breaks them', () => {
  expect(soft('Iluzjonistka', 'pl').replaceAll('\u00ad', '-')).toBe('Ilu-zjo-nist-ka');
});

it('leaves alone what it does not know', () => {
  expect(soft('Tavern', 'en')).toBe('Tavern');
  expect(soft('Tavern', 'de')).toBe('Tavern');
});
