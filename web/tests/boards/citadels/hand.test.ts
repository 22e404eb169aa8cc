import { expect, it } from 'vitest';
import { arranged, moved } from '../../../src/boards/citadels/parts/hand-order.svelte';

const ids = (held: { id: string }[]) => held.map(({ id }) => id);

it('keeps the arrangement and puts what is new at the end', () => {
  const before = arranged([], ['castle', 'temple', 'docks']);
  const turned = moved(before, 0, 2);
  const after = arranged(turned, ['castle', 'docks', 'manor']);
  expect(ids(after)).toEqual(['docks', 'castle', 'manor']);
  expect(after.map(({ fresh }) => fresh)).toEqual([false, false, true]);
});

it('tells two cards of one kind apart', () => {
  const held = arranged([], ['temple', 'temple']);
  expect(new Set(held.map(({ key }) => key)).size).toBe(2);
});

it('calls nothing new in the first hand', () => {
  expect(arranged([], ['castle']).some(({ fresh }) => fresh)).toBe(false);
});
