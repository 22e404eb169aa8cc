import { beforeEach, expect, it } from 'vitest';
import type { GameData, OptionData } from '../../src/app/api/types';
import { NewTableForm } from '../../src/app/stores/new-table.svelte';
import { forgetAll } from '../../src/app/stores/storage';

const option = (name: string, more: Partial<OptionData> = {}): OptionData => ({
  name,
  kind: 'word',
  group: 'table',
  label: name,
  help: '',
  about: '',
  default: null,
  choices: [],
  exclusive: [],
  letters: [],
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
  own_components: false,
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
  const form = new NewTableForm('citadels');
  form.set('characters', ['king']);
  expect(form.options(game)).toEqual({ edition: '2016', preset: 'first_game', players: 4 });
  form.choices.cast = 'own';
  form.set('nine', true);
  expect(form.options(game)).toEqual({ edition: '2016', characters: ['king'], players: 4 });
});

it('leaves out what another edition does not have', () => {
  const form = new NewTableForm('citadels');
  form.set('edition', 'classic');
  form.set('duplicates', 'forbidden');
  expect(form.options(game)).toEqual({ edition: 'classic', duplicates: 'forbidden', players: 4 });
});

it('knows defaults and limits that depend on another option', () => {
  const form = new NewTableForm('citadels');
  expect(form.range(game, 'players')).toEqual([2, 8]);
  form.set('edition', 'classic');
  expect(form.range(game, 'players')).toEqual([2, 7]);
  expect(form.value(game, 'duplicates')).toBe('allowed');
});
