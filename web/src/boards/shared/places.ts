/**
 * Places on a table. The server says with the same words where the object of a move lies and between which places
 * things move. An element that is a place has it as `data-place={placeKey(place)}`, or several with `placeKeys`.
 */
import type { MoveData, PlaceData } from '../../app/api/types';

/** A place as a text that is equal for equal places. It is compared, and never taken apart. */
export function placeKey(place: PlaceData): string {
  const fields = Object.entries(place).filter(([name]) => name !== 'kind');
  const parts = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [place.kind, ...parts.toSorted()].join('&');
}

/** The places that one element stands for. */
export const placeKeys = (...places: PlaceData[]): string => places.map(placeKey).join(' ');

/** The place that a move names, if it names one. */
export function placeOf(move: MoveData | undefined): PlaceData | null {
  return move?.objects.find((object) => object.place)?.place ?? null;
}

/** A place, then the general places that it is in, and at last its seat. */
export function widerPlaces(place: PlaceData): PlaceData[] {
  const fields = Object.entries(place);
  const wider = fields.map((_, i) => Object.fromEntries(fields.slice(0, fields.length - i)) as PlaceData);
  return 'seat' in place && place.seat !== undefined ? [...wider, { kind: 'seat', seat: place.seat }] : wider;
}

/** The element of exactly this place: the largest one that is shown. */
export function findExactPlace(place: PlaceData, root: ParentNode = document): Element | null {
  const size = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  return (
    [...root.querySelectorAll(`[data-place~="${placeKey(place)}"]`)]
      .filter((element) => element.getClientRects().length > 0)
      .toSorted((one, other) => size(other) - size(one))[0] ?? null
  );
}

/** The element of a place, or of the nearest place around it. */
export function findPlace(place: PlaceData, root: ParentNode = document): Element | null {
  for (const each of widerPlaces(place)) {
    const found = findExactPlace(each, root);
    if (found) return found;
  }
  return null;
}
