import { expect, it } from 'vitest';
import type { ChoiceData, PromptData } from '../../../src/app/api/types';
import { crowded, grouped } from '../../../src/boards/citadels/decision/groups';
import { offer } from './scene';

function choice(move: number, verb: string, group: string, id?: string): ChoiceData {
  const objects = id ? [{ vocabulary: 'seat', id, role: 'seat' }] : [];
  const finishes = group === '';
  return {
    move: { move, text: '', verb, icon: 'check', finishes, objects },
    label: [{ text: verb }],
    group,
    note: [],
    changes: {},
  };
}

const made = (...choices: ChoiceData[]): PromptData => ({
  pattern: 'turn',
  verbs: {},
  groups: ['gather', 'build', 'ability'].map((id) => ({
    id,
    name: id.toUpperCase(),
    note: '',
    minor: false,
  })),
  choices,
  refused: [],
  sequences: [],
  sequence_moves: [],
});

it('keeps the order of the server and leaves the end of the turn to its own button', () => {
  const groups = grouped(
    made(choice(1, 'take gold', 'gather'), choice(2, 'build', 'build'), choice(3, 'end turn', '')),
  );
  expect(groups.map((group) => group.name)).toEqual(['GATHER', 'BUILD']);
});

it('aims all choices with a verb together if one of them goes on', () => {
  const prompt = made(
    choice(1, 'crown', 'ability', '1'),
    choice(2, 'crown', 'ability', '2'),
    choice(3, 'redraw', 'ability'),
  );
  const groups = grouped({
    ...prompt,
    sequences: [{ moves: [1, 9], steps: [], changes: {}, reason: [] }],
  });
  expect(groups.flatMap((group) => group.entries).map((entry) => entry.aims)).toEqual(['crown', null]);
});

it('puts choices that differ only in a seat into one set', () => {
  const groups = grouped(
    made(
      choice(1, 'swap hand', 'ability', '1'),
      choice(2, 'swap hand', 'ability', '2'),
      choice(3, 'redraw', 'ability'),
    ),
  );
  expect(groups.map((group) => [group.set, group.entries.length])).toEqual([
    [null, 1],
    ['swap hand', 2],
  ]);
});

it('makes one button of cities that go on to a district', () => {
  const entries = grouped(offer)
    .flatMap((group) => group.entries)
    .filter((entry) => entry.aims);
  expect(entries).toHaveLength(1);
});

it('knows when the hand has to give way', () => {
  expect(crowded(made(choice(1, 'take gold', 'gather'), choice(2, 'take cards', 'gather')))).toBe(false);
  expect(crowded(made(choice(1, 'take gold', 'gather'), choice(2, 'swap hand', 'ability', '1')))).toBe(true);
});
