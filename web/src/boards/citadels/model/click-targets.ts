/** Which choices lie at a place on the table, so that a click on what lies there finds them. */
import type { CitadelsCardId, PlaceData } from '../../../app/api/types';
import { type Option, after, isPossible } from '../../shared/options';
import { placeKey, placeOf } from '../../shared/places';

/** What one place stands for now: the options through it, and how many steps a click there takes. */
export interface TargetOptions {
  place: PlaceData;
  options: Option[];
  steps: number;
}

/** A card of a hand. */
export const handPlace = (seat: number, card: string): PlaceData => ({
  kind: 'hand',
  seat,
  card: card as CitadelsCardId,
});

/** The city that a place is in. */
export const cityOf = (place: PlaceData | null): number | null =>
  place?.kind === 'city' && 'seat' in place ? place.seat : null;
const seatOf = (place: PlaceData | null): number | null => (place?.kind === 'seat' ? place.seat : null);

/**
 * What is chosen by the next click. A city is not chosen for its own sake: where the next step chooses a seat and the
 * one after it something in that seat's city, the district itself is what is chosen.
 */
export function nextPlaces(
  option: Option,
  at: number,
): { place: PlaceData | null; inside: PlaceData | null } {
  const place = placeOf(option.steps[at]);
  const inside = placeOf(option.steps[at + 1]);
  const isInside = seatOf(place) !== null && seatOf(place) === cityOf(inside);
  return { place, inside: isInside ? inside : null };
}

/** Every place that the open options name, by its key. */
export function clickTargets(options: Option[], prefix: number[]): Map<string, TargetOptions> {
  const found = new Map<string, TargetOptions>();
  const add = (place: PlaceData | null, option: Option, steps: number) => {
    if (!place) return;
    const key = placeKey(place);
    const target = found.get(key) ?? { place, options: [], steps };
    target.options.push(option);
    found.set(key, target);
  };
  for (const option of after(options, prefix)) {
    const { place, inside } = nextPlaces(option, prefix.length);
    add(place, option, 1);
    add(inside, option, 2);
  }
  return found;
}

export const possible = (target: TargetOptions | undefined): Option[] =>
  target?.options.filter(isPossible) ?? [];
