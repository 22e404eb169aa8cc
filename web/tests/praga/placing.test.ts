import { describe, expect, it } from 'vitest';
import type { PromptData, PragaBoardData, PragaStateData } from '../../src/api';
import { connected, mostConnected, placingOf } from '../../src/praga/model/placing';

const move = (number: number, text: string) => ({ move: number, text, verb: text.split(' ')[0]!, objects: [] });
const row = (kind: string, brings: Record<string, number>) => ({ kind, label: [], amounts: brings });
const offer: PromptData = {
  groups: [],
  gain_items: [row('price', { stone: -2 }), row('reward', { vp: 1 }), row('corners', { red: 1 })],
  choices: [{ move: move(1, 'slot 1'), label: [], note: [], group: '', changes: {} }],
  refused: [],
  sequence_moves: [move(1, 'slot 1'), move(2, 'slot 2'), move(10, 'rotation 0'), move(11, 'rotation 1')].map((each) => ({ move: each, label: [] })),
  sequences: [
    { moves: [1, 10], changes: { stone: -2, vp: 1 }, reason: [], gains: [0, 1] },
    { moves: [1, 11], changes: { stone: -2, vp: 1, red: 1 }, reason: [], gains: [0, 1, 2], corners: [3] },
    { moves: [2, 10], changes: {}, reason: [{ text: 'No.' }] },
  ],
};
const board = { tiles: { 'U1-01': { action: 'mines' } } } as unknown as PragaBoardData;
const facts = (kind: string, turn: object) => ({ decision: { kind }, turn: { tile: null, slot: null, plot: null, ...turn } }) as unknown as PragaStateData;

describe('a tile in hand', () => {
  it('has a way for every place and rotation that is possible', () => {
    const placing = placingOf(facts('choose-slot', { tile: 'W1-01' }), offer, board, null)!;
    expect(placing.fixed).toBeNull();
    expect([...placing.ways.keys()]).toEqual(['slot 1']);
    const way = placing.ways.get('slot 1')!.get(1)!;
    expect(way.moves).toEqual([1, 11]);
    expect(way.rows.map((each) => each.kind)).toEqual(['price', 'reward', 'corners']);
    expect(way.corners).toEqual(new Set([3]));
  });

  it('lies on its action if it is an upgrade', () => {
    const turns: PromptData = { ...offer, choices: [{ move: move(10, 'rotation 0'), label: [], note: [], group: '', changes: { university: 1 } }], sequences: [] };
    const placing = placingOf(facts('choose-rotation', { tile: 'U1-01' }), turns, board, null)!;
    expect(placing.fixed).toBe('hex mines');
    expect(placing.ways.get('hex mines')!.get(0)).toMatchObject({ moves: [10], changes: { university: 1 } });
  });

  it('tells what its sides bring', () => {
    const ways = placingOf(facts('choose-slot', { tile: 'W1-01' }), offer, board, null)!.ways.get('slot 1')!;
    expect([...ways.values()].map(connected)).toEqual([{}, { red: 1 }]);
    expect(mostConnected(ways)).toEqual({ red: 1 });
  });
});
