import { describe, expect, it } from 'vitest';
import type { LossData, PragaStateData, PragaTurnData } from '../../src/api';
import { DRAWINGS } from '../../src/praga/draw/symbols';
import { signOf } from '../../src/praga/model/forfeits';
import { modeOf } from '../../src/praga/model/stage';

const turn = { seat: 0, main_done: true, taken: 'A1' } as unknown as PragaTurnData;
const lost = (vocabulary: string, id: string): LossData => ({ object: { vocabulary, id }, count: 1, text: [], usable: true });

describe('a turn', () => {
  it('has a symbol for everything that its end may lose', () => {
    const all = [lost('bonus', 'buy_egg'), lost('bonus', 'silver'), lost('project', 'cathedral'), lost('space', 'II'), lost('term', 'extra_action'), lost('term', 'window')];
    expect(all.map(signOf)).toEqual(['buy_egg', 'silver', 'cathedral', 'figure', 'extra_action', 'silver']);
    for (const each of all) expect(DRAWINGS[signOf(each)]).toBeTruthy();
  });

  it('sets the stage', () => {
    const at = (kind: string, more: object = {}) => modeOf({ decision: { kind, row: null, ...more }, turn } as unknown as PragaStateData, true);
    expect(at('turn')).toBe('claims');
    expect(at('choose-tile', { row: 'buildings' })).toBe('city');
    expect(at('choose-tile', { row: 'walls' })).toBe('board');
    expect(at('bridge-pick')).toBe('road');
    expect(modeOf({ decision: { kind: 'turn' }, turn } as unknown as PragaStateData, false)).toBe('overview');
  });
});
