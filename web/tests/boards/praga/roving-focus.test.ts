import { expect, it } from 'vitest';
import { nearest } from '../../../src/boards/praga/roving-focus';

const HERE = { x: 0, y: 0 };

it('goes to the nearest in the direction of the arrow', () => {
  const [near, far, behind] = [
    { x: 10, y: 2 },
    { x: 30, y: 0 },
    { x: -5, y: 0 },
  ];
  expect(nearest(HERE, [far, behind, near], 'ArrowRight')).toBe(near);
  expect(nearest(HERE, [far, behind, near], 'ArrowLeft')).toBe(behind);
});

it('rather goes straight on than aside', () => {
  const [straight, aside] = [
    { x: 0, y: 20 },
    { x: 12, y: 8 },
  ];
  expect(nearest(HERE, [aside, straight], 'ArrowDown')).toBe(straight);
});

it('stays where nothing lies in that direction', () => {
  expect(nearest(HERE, [{ x: 1, y: 40 }], 'ArrowUp')).toBeUndefined();
});
