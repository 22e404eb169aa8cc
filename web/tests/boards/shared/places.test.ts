import { afterEach, expect, it, vi } from 'vitest';
import {
  findExactPlace,
  findPlace,
  placeKey,
  placeKeys,
  widerPlaces,
} from '../../../src/boards/shared/places';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** Elements with these places; each is as wide as its number. */
function lay(...places: string[]): void {
  document.body.innerHTML = places.map((place, i) => `<i id="e${i}" data-place="${place}"></i>`).join('');
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, Number(this.id.slice(1)) + 1, 1);
  });
}

it('has one text for a place, in whatever order its fields come', () => {
  expect(placeKey({ kind: 'city', seat: 2, card: 'castle' })).toBe(
    placeKey({ card: 'castle', seat: 2, kind: 'city' }),
  );
  expect(placeKey({ kind: 'city', seat: 2, card: 'castle' })).not.toBe(
    placeKey({ kind: 'hand', seat: 2, card: 'castle' }),
  );
  expect(placeKey({ kind: 'plot', plot: '5 3' })).not.toContain(' ');
});

it('looks in the place around it, and at last at the seat', () => {
  expect(widerPlaces({ kind: 'hand', seat: 1, card: 'castle' })).toEqual([
    { kind: 'hand', seat: 1, card: 'castle' },
    { kind: 'hand', seat: 1 },
    { kind: 'hand' },
    { kind: 'seat', seat: 1 },
  ]);
  lay(placeKey({ kind: 'seat', seat: 1 }), placeKey({ kind: 'hand', seat: 0 }));
  expect(findPlace({ kind: 'hand', seat: 1, card: 'castle' })!.id).toBe('e0');
  expect(findExactPlace({ kind: 'hand', seat: 1, card: 'castle' })).toBeNull();
});

it('takes the largest of several elements, and one that is several places', () => {
  lay(placeKeys({ kind: 'deck' }, { kind: 'bank' }), placeKeys({ kind: 'deck' }, { kind: 'bank' }));
  expect(findPlace({ kind: 'bank' })!.id).toBe('e1');
});
