import { expect, it } from 'vitest';
import { hyphenate } from '../../src/app/i18n/hyphenate';

it('lets long words break where the language breaks them', () => {
  expect(hyphenate('Iluzjonistka', 'pl').replaceAll('\u00ad', '-')).toBe('Ilu-zjo-nist-ka');
});

it('leaves alone what it does not know', () => {
  expect(hyphenate('Unknownword', 'en')).toBe('Unknownword');
  expect(hyphenate('Tavern', 'de')).toBe('Tavern');
});
