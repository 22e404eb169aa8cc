import { describe, expect, it } from 'vitest';
import type { MoveData, PlaceData, PromptData } from '../../../src/app/api/types';
import {
  bestRotation,
  connected,
  distinctRotations,
  mostConnected,
  placingOf,
  priceOf,
  refundOf,
} from '../../../src/boards/praga/model/placing';
import { placeKey } from '../../../src/boards/shared/places';

const slot = (number: number): PlaceData => ({ kind: 'hex', seat: 0, hex: String(number) as '1' });
const key = (place: PlaceData) => placeKey(place);
const move = (number: number, role: string, id: string, place?: PlaceData): MoveData => ({
  move: number,
  text: `${role} ${id}`,
  verb: role,
  icon: 'choose',
  objects: [{ vocabulary: role, id, role, ...(place && { place }) }],
});
const put = (number: number) => move(number, 'slot', String(number), slot(number));
const turned = (number: number, rotation: number) => move(number, 'rotation', String(rotation));
const choice = (chosen: MoveData, changes = {}) => ({
  move: chosen,
  label: [],
  note: [],
  group: '',
  changes,
});
const row = (kind: string, amounts: Record<string, number>) => ({ kind, label: [], amounts });
const prompt: PromptData = {
  pattern: 'place',
  focus: { kind: 'board', seat: 0 },
  piece: { vocabulary: 'tile', id: 'W1-01' },
  verbs: {},
  groups: [],
  gain_items: [row('price', { stone: -2 }), row('reward', { vp: 1 }), row('corners', { red: 1 })],
  choices: [choice(put(1))],
  refused: [],
  sequence_moves: [put(1), put(2), turned(10, 0), turned(11, 1)].map((each) => ({ move: each, label: [] })),
  sequences: [
    { moves: [1, 10], steps: [0, 2], changes: { stone: -2, vp: 1 }, reason: [], gains: [0, 1] },
    {
      moves: [1, 11],
      steps: [0, 3],
      changes: { stone: -2, vp: 1, red: 1 },
      reason: [],
      gains: [0, 1, 2],
      corners: [3],
    },
    { moves: [2, 10], steps: [1, 2], changes: {}, reason: [{ text: 'No.' }] },
  ],
};

describe('a tile in hand', () => {
  const placing = placingOf(prompt)!;
  const spot = placing.spots.get(key(slot(1)))!;

  it('has a way for every place and rotation that is possible', () => {
    expect(placing).toMatchObject({ tile: 'W1-01', fixed: null });
    expect([...placing.spots.keys()]).toEqual([key(slot(1))]);
    const way = spot.ways.get(1)!;
    expect(way.moves).toEqual([1, 11]);
    expect(way.rows.map((each) => each.kind)).toEqual(['price', 'reward', 'corners']);
    expect(way.corners).toEqual(new Set([3]));
  });

  it('lies where the decision is about, while it is turned', () => {
    const focus: PlaceData = { kind: 'hex', seat: 0, hex: 'mines' };
    const turns: PromptData = {
      ...prompt,
      focus,
      piece: { vocabulary: 'tile', id: 'U1-01' },
      choices: [choice(turned(10, 0), { university: 1 })],
      sequences: [],
    };
    const held = placingOf(turns)!;
    expect(held).toMatchObject({ tile: 'U1-01', fixed: key(focus) });
    expect(held.spots.get(key(focus))!.ways.get(0)).toMatchObject({
      moves: [10],
      changes: { university: 1 },
    });
  });

  it('is placed by no other decision', () => {
    expect(placingOf({ ...prompt, pattern: 'target' })).toBeNull();
    expect(placingOf(undefined)).toBeNull();
  });

  it('tells what its sides bring, and how it brings the most', () => {
    expect([...spot.ways.values()].map(connected)).toEqual([{}, { red: 1 }]);
    expect(mostConnected(spot)).toEqual({ red: 1 });
    expect(bestRotation(spot)).toBe(1);
  });

  it('is turned only into positions that look different', () => {
    const none = [null, null, null, null, null, null];
    expect(distinctRotations({ edges: none, corners: [] })).toEqual([0]);
    expect(distinctRotations({ edges: none, corners: [0, 3] })).toEqual([0, 1, 2]);
    expect(distinctRotations({ edges: none, corners: [1] })).toHaveLength(6);
    expect(distinctRotations({ edges: ['gold', null, null, null, null, null], corners: [] })).toHaveLength(6);
  });

  it('has a price that has to be held, whatever comes back of it', () => {
    const way = {
      ...spot.ways.get(1)!,
      rows: [row('price', { gold: -2, stone: -1 }), row('plot', { gold: -1 }), row('cube', { cube: -1 })],
      changes: { stone: -1, cube: -1 },
    };
    expect(priceOf(way)).toEqual({ gold: -3, stone: -1 });
    expect(refundOf(way)).toEqual({ gold: 3 });
  });

  it('is first turned so that it brings the most, also what can be taken later', () => {
    const of = (later: Record<string, number>) => ({ ...row('upgrade', {}), unlocks: later });
    const ways = new Map([1, 2, 3].map((rotation) => [rotation, { ...spot.ways.get(0)! }]));
    ways.get(2)!.rows = [row('price', { stone: -2 }), row('reward', { vp: 1 }), of({ gold: 2 })];
    expect(bestRotation({ ...spot, ways })).toBe(2);
  });
});
