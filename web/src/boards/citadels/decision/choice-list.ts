/** The choices that lie on the table, as a list: by city where a city is chosen with them. */
import { type Option, after, isPossible, plain, price } from '../../shared/options';
import { cityOf, nextPlaces } from '../model/click-targets';
import type { PlaceData } from '../../../app/api/types';
import { placeOf } from '../../shared/places';
import type { CitadelsUi } from '../citadels-ui.svelte';

export interface Item {
  key: string;
  name: string;
  says: string;
  moves: number[];
  price: number | null;
  seat: number | null;
  rank: number;
  why: string;
  /** why it can hardly be meant, or what happens by it */
  note: string;
  pointless: boolean;
}

export interface Row {
  key: string;
  seat: number | null;
  items: Item[];
}

export interface List {
  rows: Row[];
  /** choices that name nothing: done, pass */
  plain: Item[];
}

export function choiceList(ui: CitadelsUi): List {
  const rows = new Map<string, Row>();
  const bare: Item[] = [];
  for (const { option, seat, place, length } of entries(ui)) {
    const item = itemOf(ui, option, length);
    if (!place) bare.push(item);
    else {
      const key = seat === null ? 'all' : `${seat}`;
      const row = rows.get(key) ?? { key, seat, items: [] };
      row.items.push(item);
      rows.set(key, row);
    }
  }
  const sorted = [...rows.values()].map((row) => ({
    ...row,
    items: row.items.toSorted((a, b) => order(a) - order(b)),
  }));
  sorted.sort((a, b) => Number(a.items.every(isPointless)) - Number(b.items.every(isPointless)));
  return { rows: sorted, plain: bare };
}

const isPointless = (item: Item): boolean => item.pointless;
/** What is possible comes first, what can hardly be meant after it, what is refused last. */
const order = (item: Item): number => (item.why !== '' ? 2 : item.pointless ? 1 : 0);

interface Through {
  option: Option;
  place: PlaceData | null;
  seat: number | null;
  length: number;
}

/** One entry for each next step; it is refused only if everything through it is. */
function entries(ui: CitadelsUi): Through[] {
  const found = new Map<string, Through>();
  const at = ui.prefix.length;
  for (const option of after(ui.scope, ui.prefix)) {
    if (option.obvious && !isPossible(option)) continue;
    const { place, inside } = nextPlaces(option, at);
    const length = at + (inside ? 2 : 1);
    const key = option.moves.slice(0, length).join(' ');
    const known = found.get(key);
    if (!known || (!isPossible(known.option) && isPossible(option)))
      found.set(key, { option, place, seat: cityOf(inside), length });
  }
  return [...found.values()];
}

function itemOf(ui: CitadelsUi, option: Option, length: number): Item {
  const whole = length >= option.moves.length;
  const step = option.steps[length - 1]!;
  const thing = step.objects[0];
  const says = plain(option.labels[length - 1]!);
  const city = cityOf(placeOf(step));
  const priced = price(option) > 0 || (city !== null && city !== ui.me);
  return {
    key: option.moves.slice(0, length).join(' '),
    name: thing ? nameOf(ui, thing) : says,
    says,
    moves: option.moves.slice(0, length),
    price: whole && priced && isPossible(option) ? price(option) : null,
    seat: thing?.vocabulary === 'seat' ? Number(thing.id) : null,
    rank: thing?.vocabulary === 'character' ? ui.rank(thing.id) : 0,
    why: plain(option.why),
    note: plain(option.note),
    pointless: option.pointless,
  };
}

function nameOf(ui: CitadelsUi, thing: { vocabulary: string; id: string }): string {
  return thing.vocabulary === 'seat' ? ui.who(Number(thing.id)) : ui.name(thing.vocabulary, thing.id);
}
