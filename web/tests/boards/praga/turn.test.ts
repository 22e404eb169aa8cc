import { describe, expect, it } from 'vitest';
import type {
  ChoiceData,
  LossData,
  PlaceData,
  PragaBoardData,
  PragaStateData,
  PromptData,
} from '../../../src/app/api/types';
import { DRAWINGS } from '../../../src/boards/praga/draw/symbols';
import { signOf } from '../../../src/boards/praga/model/losses';
import { modeOf, rowOf } from '../../../src/boards/praga/model/stage';

const lost = (vocabulary: string, id: string): LossData => ({
  object: { vocabulary, id },
  count: 1,
  text: [],
  usable: true,
});

describe('a turn', () => {
  it('has a symbol for everything that its end may lose', () => {
    const all = [
      lost('bonus', 'buy_egg'),
      lost('bonus', 'silver'),
      lost('project', 'cathedral'),
      lost('space', 'II'),
      lost('term', 'extra_action'),
      lost('term', 'window'),
    ];
    expect(all.map(signOf)).toEqual(['buy_egg', 'silver', 'cathedral', 'figure', 'extra_action', 'silver']);
    for (const each of all) expect(DRAWINGS[signOf(each)]).toBeTruthy();
  });

  it('sets the stage by the place that the decision is about', () => {
    const mode = (
      pattern: string,
      focus: PlaceData | null,
      { turn = {}, decision = {}, lies = null as PlaceData | null } = {},
    ) => {
      const state = { turn: { performing: null, ...turn }, decision: { choices: [], ...decision } };
      const move = { objects: lies ? [{ place: lies }] : [] };
      const choices = [{ move }] as unknown as ChoiceData[];
      const prompt = { pattern, choices, ...(focus && { focus }) } as unknown as PromptData;
      return modeOf(state as unknown as PragaStateData, prompt);
    };
    const display = (row: 'buildings' | 'walls'): PlaceData => ({ kind: 'display', row });
    const board: PlaceData = { kind: 'board', seat: 0 };
    const performing = { turn: { performing: 'main' } };
    expect(mode('turn', { kind: 'crane' })).toBe('take');
    expect(mode('turn', null, { turn: { main_done: true } })).toBe('claims');
    expect(mode('cards', display('buildings'), performing)).toBe('city');
    expect(mode('cards', display('walls'), performing)).toBe('board');
    expect(mode('cards', display('walls'))).toBe('offer');
    expect(mode('place', board)).toBe('board');
    expect(mode('answer', board, { lies: { kind: 'amount', seat: 0, bonus: 'mine' } })).toBe('peek');
    expect(
      mode(
        'cards',
        { kind: 'drawn', seat: 0 },
        { lies: { kind: 'drawn', seat: 0, bridge_tile: 'IV-1' as never } },
      ),
    ).toBe('road');
    expect(mode('answer', null, { decision: { choices: [{}, {}] } })).toBe('claims');
    expect(modeOf({} as PragaStateData, undefined)).toBe('overview');
  });

  it('finds the row of the tile in hand by what is printed on it', () => {
    const printed = { tiles: { x: { row: 'upgrades' } } } as unknown as PragaBoardData;
    const at = (state: object) => rowOf(state as PragaStateData, printed);
    expect(at({ decision: { row: 'walls', tile: null } })).toBe('walls');
    expect(at({ decision: { row: null, tile: null }, turn: { tile: 'x' } })).toBe('upgrades');
    expect(at({ decision: null, turn: null, phase: 'opponent' })).toBe('buildings');
    expect(at({ decision: null, turn: null, phase: 'turns' })).toBeNull();
  });
});
