import { beforeEach, expect, it } from 'vitest';
import type { GameData, OptionData } from '../src/api';
import { Draft } from '../src/lib/draft.svelte';
import { forgetAll } from '../src/lib/storage';

const option = (name: string, more: Partial<OptionData> = {}): OptionData => ({
  name,
  kind: 'word',
  group: 'table',
  label: name,
  help: '',
  default: null,
  choices: [],
  when: [],
  ...more,
});
const expanded = [{ option: 'edition', values: ['2016'] }];
const game: GameData = {
  id: 'citadels',
  name: '',
  description: '',
  players: [2, 3, 4],
  levels: [],
  default_level: '',
  presets: [],
  options: [
    option('edition', { default: 'classic' }),
    option('players', { kind: 'number', low: 2, high: { by: 'edition', values: { classic: 7, '2016': 8 } } }),
    option('preset', { when: expanded }),
    option('characters', { kind: 'words', when: expanded }),
    option('nine', { kind: 'flag', when: expanded }),
    option('duplicates', {
      default: { by: 'edition', values: { classic: 'allowed' } },
      when: [{ option: 'edition', values: ['classic'] }],
    }),
  ],
};

beforeEach(forgetAll);

it('sends what applies, and of the cast what its mode asks for', () => {
  const draft = new Draft('citadels');
  draft.set('characters', ['king']);
  expect(draft.options(game)).toEqual({ edition: '2016', preset: 'first_game', players: 4 });
  draft.choices.cast = 'own';
  draft.set('nine', true);
  expect(draft.options(game)).toEqual({ edition: '2016', characters: ['king'], players: 4 });
});

it('leaves out what another edition does not have', () => {
  const draft = new Draft('citadels');
  draft.set('edition', 'classic');
  draft.set('duplicates', 'forbidden');
  expect(draft.options(game)).toEqual({ edition: 'classic', duplicates: 'forbidden', players: 4 });
});

it('knows defaults and limits that depend on another option', () => {
  const draft = new Draft('citadels');
  expect(draft.range(game, 'players')).toEqual([2, 8]);
  draft.set('edition', 'classic');
  expect(draft.range(game, 'players')).toEqual([2, 7]);
  expect(draft.value(game, 'duplicates')).toBe('allowed');
});
