import { expect, it } from 'vitest';
import { after, isPossible, optionsOf, plain, price } from '../../../src/boards/shared/options';
import { cityOf, clickTargets, possible } from '../../../src/boards/citadels/model/click-targets';
import { placeKey, placeOf } from '../../../src/boards/shared/places';
import { state, offer } from './scene';

const options = optionsOf(offer);

it('shows a move that begins ways as those ways', () => {
  const first = options.filter((option) => option.steps[0]?.verb === 'target' && isPossible(option));
  expect(first.length).toBeGreaterThan(0);
  expect(first.every((option) => option.steps.map((step) => step.verb).join(' ') === 'target destroy')).toBe(
    true,
  );
});

it('keeps refusals with their reasons', () => {
  const end = options.find((option) => option.steps[0]?.verb === 'end turn');
  expect(end && plain(end.why)).toMatch(/Gather first/);
});

it('tells what a way costs', () => {
  for (const option of options.filter((each) => each.steps.at(-1)?.verb === 'destroy' && isPossible(each)))
    expect(price(option)).toBe(Math.max(0, -(option.changes.gold ?? 0)));
});

it('finds the row of moves by a click on a district in a city', () => {
  const districts = [...clickTargets(options, []).values()].filter(
    (target) => target.steps === 2 && possible(target).length,
  );
  expect(districts.length).toBeGreaterThan(0);
  for (const { place, ...target } of districts) {
    const [way] = possible({ place, ...target });
    const { seat, card } = place as { seat: number; card: string };
    expect([place.kind, ...way!.steps.map((step) => step.objects[0]!.id)]).toEqual(['city', `${seat}`, card]);
  }
});

it('offers in a city only what stands there', () => {
  const inside = [...clickTargets(options, []).values()].filter(({ place }) => cityOf(place) !== null);
  expect(inside.length).toBeGreaterThan(0);
  for (const { place } of inside) {
    const { seat, card } = place as { seat: number; card: string };
    expect(state.seats[seat]!.city.map((district) => district.card)).toContain(card);
  }
});

it('keeps apart the same move at two places', () => {
  const rows = options.filter((option) => option.steps.length === 2);
  const places = new Map<number, Set<string>>();
  for (const { steps } of rows) {
    const [last] = steps.slice(-1);
    const known = places.get(last!.move) ?? new Set();
    places.set(last!.move, known.add(placeKey(placeOf(last)!)));
  }
  expect([...places.values()].some((known) => known.size > 1)).toBe(true);
});

it('goes on from the moves that are chosen', () => {
  const way = options.find((option) => option.moves.length === 2)!;
  const rest = after(options, way.moves.slice(0, 1));
  expect(rest.every((option) => option.moves[0] === way.moves[0])).toBe(true);
  expect(after(options, way.moves)).toEqual([]);
});
