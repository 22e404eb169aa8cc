import { expect, it } from 'vitest';
import { after, isPossible, optionsOf, plain, price } from '../../src/table/model/options';
import { aims, possible } from '../../src/table/model/places';
import { facts, offer } from './scene';

const options = optionsOf(offer);

it('shows a move that begins ways as those ways', () => {
  const first = options.filter((option) => option.steps[0]?.verb === 'target' && isPossible(option));
  expect(first.length).toBeGreaterThan(0);
  expect(first.every((option) => option.steps.map((step) => step.verb).join(' ') === 'target destroy')).toBe(true);
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
  const open = aims(options, [], facts);
  const districts = [...open].filter(([spot, aim]) => spot.startsWith('city:') && aim.steps === 2 && possible(aim).length);
  expect(districts.length).toBeGreaterThan(0);
  for (const [spot, aim] of districts) {
    const [, seat, card] = spot.split(':');
    const [way] = possible(aim);
    expect(way!.steps[0]!.objects[0]!.id).toBe(seat);
    expect(way!.steps[1]!.objects[0]!.id).toBe(card);
  }
});

it('offers in a city only what stands there', () => {
  for (const spot of aims(options, [], facts).keys()) {
    if (!spot.startsWith('city:')) continue;
    const [, seat, card] = spot.split(':');
    expect(facts.seats[Number(seat)]!.city.some((district) => district.card === card)).toBe(true);
  }
});

it('goes on from the moves that are chosen', () => {
  const way = options.find((option) => option.moves.length === 2)!;
  const rest = after(options, way.moves.slice(0, 1));
  expect(rest.every((option) => option.moves[0] === way.moves[0])).toBe(true);
  expect(after(options, way.moves)).toEqual([]);
});
