import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { PragaBoardData, TransferData } from '../../../src/app/api/types';
import { drawingOf } from '../../../src/boards/praga/animations/animate';
import type { PragaUi } from '../../../src/boards/praga/praga-ui.svelte';

const tile = {
  row: 'walls',
  action: null,
  reward: {},
  cost: {},
  edges: [],
  corners: [],
  era: 1,
  university: 0,
};
const board = { tiles: { 'W1-01': tile } } as unknown as PragaBoardData;
const ui = { board } as PragaUi;
const gold: TransferData = {
  what: 'gold',
  from: { kind: 'hex', seat: 1, hex: 'mines' },
  to: { kind: 'amount', seat: 1, bonus: 'gold' },
  count: 2,
};

it('lets amounts fly as their symbols, and points as one', () => {
  const drawing = drawingOf(ui, gold);
  expect(drawing).not.toHaveProperty('arrives');
  expect(drawing.token!().element.querySelector('svg')).toBeTruthy();
  expect(drawing.most).toBeUndefined();
  expect(drawingOf(ui, { ...gold, what: 'vp' }).most).toBe(1);
});

it('lets pieces arrive where they lie then, and fly where that is not shown', () => {
  const drawing = drawingOf(ui, {
    what: 'tile',
    id: 'W1-01',
    from: { kind: 'display', row: 'walls', slot: 2 },
    to: { kind: 'hex', seat: 0, hex: '5' },
    count: 1,
  });
  expect(drawing.arrives).toBe(true);
  const { element } = drawing.token!();
  flushSync();
  expect(element.querySelector('svg .t-wall')).toBeTruthy();
});

it('lets a marker without a picture only arrive', () => {
  const marker: TransferData = {
    what: 'marker',
    from: { kind: 'project', project: 'cathedral', seat: 0, row: 1, column: 0 },
    to: { kind: 'project', project: 'cathedral', seat: 0, row: 2, column: 0 },
    count: 1,
  };
  expect(drawingOf(ui, marker)).toEqual({ arrives: true });
});
