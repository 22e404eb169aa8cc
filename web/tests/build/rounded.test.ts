import { expect, it } from 'vitest';
import { rounded } from '../../build/rounded';

it('keeps one digit, and no space that is not needed', () => {
  expect(rounded('M12.345-.06.49.51L1e2 3')).toBe('M12.3-.1 .5 .5L100 3');
});

it('reads the flags of an arc that stand together', () => {
  expect(rounded('a1.26 1 0 012.55.04z')).toBe('a1.3 1 0 0 1 2.6 0z');
});
