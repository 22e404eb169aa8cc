import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntryData, PlaceData, TransferData } from '../../../src/app/api/types';
import { type AnimationStyle, animations } from '../../../src/boards/shared/animations/animate';
import { placeKey } from '../../../src/boards/shared/places';

const GOLD = (seat: number): PlaceData => ({ kind: 'gold', seat });
const CITY: PlaceData = { kind: 'city', seat: 1, card: 'castle' };
const token = () => ({ element: Object.assign(document.createElement('b'), { className: 'token' }) });
const STYLE: AnimationStyle = {
  draw: ({ what, to }) =>
    ({
      gold: { token },
      crown: { arrives: true },
      district: to?.kind === 'city' ? { arrives: true } : { falls: true },
    })[what] ?? null,
};

const host = document.createElement('div');
let played: { ghost: Element; delay: number }[] = [];

beforeEach(() => {
  played = [];
  document.body.append(host);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  Element.prototype.animate = function (this: Element, _steps, options) {
    played.push({ ghost: this, delay: (options as KeyframeAnimationOptions).delay as number });
    return { finished: new Promise(() => {}) } as unknown as Animation;
  };
});
afterEach(() => {
  document.body.innerHTML = host.innerHTML = '';
  vi.restoreAllMocks();
});

function lay(...places: PlaceData[]): void {
  for (const place of places) {
    const element = document.createElement('i');
    element.dataset.place = placeKey(place);
    document.body.append(element);
  }
}

function play(moves: TransferData[], between: () => void = () => {}): void {
  const entry: LogEntryData = {
    entry: 0,
    sentence: [],
    event: { event: 'game-ended' },
    moves,
    icon: '',
    shown_as: 'line',
  };
  const depart = animations(STYLE)([entry]);
  between();
  depart?.(host);
}

it('lets one token fly for each thing, each a little later', () => {
  lay(GOLD(0), GOLD(2));
  play([{ what: 'gold', from: GOLD(0), to: GOLD(2), count: 4 }]);
  expect(host.querySelectorAll('.token')).toHaveLength(4);
  const delays = played.map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(4);
});

it('lets a few fly when nobody says how many', () => {
  lay(GOLD(0), GOLD(2));
  play([{ what: 'gold', from: GOLD(0), to: GOLD(2), count: 0 }]);
  expect(host.querySelectorAll('.token')).toHaveLength(3);
});

it('moves nothing whose start is not on the table, or that the board does not show', () => {
  lay(GOLD(0));
  play([
    { what: 'gold', from: null, to: GOLD(0), count: 1 },
    { what: 'gold', from: GOLD(1), to: GOLD(0), count: 1 },
    { what: 'smoke', from: GOLD(0), to: GOLD(0), count: 1 },
  ]);
  expect(played).toEqual([]);
});

it('lets the thing itself arrive, and hides it meanwhile', () => {
  lay({ kind: 'hand', seat: 1 });
  play(
    [{ what: 'district', id: 'castle', from: { kind: 'hand', seat: 1, card: 'castle' }, to: CITY, count: 1 }],
    () => lay(CITY),
  );
  expect(played).toHaveLength(1);
  expect(document.querySelector(`[data-place="${placeKey(CITY)}"]`)!.className).toContain('is-travelling');
});

it('lets what leaves its place fall, though it is gone by then', () => {
  lay(CITY);
  play([{ what: 'district', id: 'castle', from: CITY, to: { kind: 'pile' }, count: 1 }], () =>
    document.querySelector('[data-place]')!.remove(),
  );
  expect(played.map(({ ghost }) => ghost.parentElement)).toEqual([host]);
});
