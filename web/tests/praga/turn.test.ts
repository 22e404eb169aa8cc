import { describe, expect, it } from 'vitest';
import type { ChoiceData, PragaFacts, PragaTurn } from '../../src/api';
import { grouped, lostBy } from '../../src/praga/model/turn';
import { modeOf } from '../../src/praga/model/stage';

const choice = (verb: string, id = '', changes = {}): ChoiceData => ({
  move: { move: 0, text: `${verb} ${id}`.trim(), verb, objects: id ? [{ vocabulary: 'project', id }] : [] }, label: [], note: [], group: '', changes,
});
const turn = {
  seat: 0, main_done: true, taken: 'A1', extra_actions: 1, wheel_bonus: { bonus: 'buy_egg', amount: 1, price: { gold: 1 }, sector: 6 },
  sideways: { hunger_wall: 1, cathedral: 1 }, optional_sideways: { hunger_wall: 0, cathedral: 1 },
} as unknown as PragaTurn;
const choices = [choice('end turn'), choice('wheel bonus'), choice('sideways', 'hunger_wall'), choice('sideways', 'cathedral'), choice('climb', 'cathedral'), choice('refresh for gold'), choice('extra')];

describe('the rest of a turn', () => {
  it('keeps apart what comes by itself and what is lost', () => {
    const groups = grouped(choices, turn);
    expect(groups.waiting.map((each) => each.move.text)).toEqual(['sideways hunger_wall']);
    expect(groups.wanted.map((each) => each.move.text)).toEqual(['wheel bonus', 'sideways cathedral']);
    expect(groups.also.map((each) => each.move.verb)).toEqual(['climb']);
    expect(groups.refresh).toHaveLength(1);
  });

  it('says what its end would lose', () => {
    expect(lostBy({ turn } as PragaFacts, choices)).toEqual(['buy_egg', 'cathedral', 'extra_action']);
  });

  it('sets the stage', () => {
    const at = (kind: string, more: object = {}) => modeOf({ decision: { kind, row: null, ...more }, turn } as unknown as PragaFacts, true);
    expect(at('turn')).toBe('claims');
    expect(at('choose-tile', { row: 'buildings' })).toBe('city');
    expect(at('choose-tile', { row: 'walls' })).toBe('board');
    expect(at('bridge-pick')).toBe('road');
    expect(modeOf({ decision: { kind: 'turn' }, turn } as unknown as PragaFacts, false)).toBe('overview');
  });
});
