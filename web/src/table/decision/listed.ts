/** The choices that lie on the table, as a list: by city where a city is chosen with them. */
import { type Option, after, isPossible, plain, price } from '../model/options';
import { spotOf } from '../model/places';
import type { TableView } from '../view.svelte';

export interface Item {
  key: string;
  name: string;
  says: string;
  moves: number[];
  price: number | null;
  seat: number | null;
  rank: number;
  why: string;
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

const PRICED = new Set(['destroy', 'take', 'build', 'put']);

export function listed(view: TableView): List {
  const rows = new Map<string, Row>();
  const bare: Item[] = [];
  for (const { option, seat, spot, length } of entries(view)) {
    const item = itemOf(view, option, length);
    if (!spot) bare.push(item);
    else {
      const key = seat === null ? 'all' : `${seat}`;
      const row = rows.get(key) ?? { key, seat, items: [] };
      row.items.push(item);
      rows.set(key, row);
    }
  }
  const sorted = [...rows.values()].map((row) => ({
    ...row,
    items: row.items.toSorted((a, b) => Number(a.why !== '') - Number(b.why !== '')),
  }));
  return { rows: sorted, plain: bare };
}

interface Through {
  option: Option;
  spot: string | null;
  seat: number | null;
  length: number;
}

/** One entry for each next step; it is refused only if everything through it is. */
function entries(view: TableView): Through[] {
  const found = new Map<string, Through>();
  const at = view.prefix.length;
  for (const option of after(view.scope, view.prefix)) {
    if (option.obvious && !isPossible(option)) continue;
    const spot = spotOf(option.steps, at, view.facts);
    const inside = spot?.startsWith('seat:') ? spotOf(option.steps, at + 1, view.facts) : null;
    const nested = inside?.startsWith(`city:${spot?.slice(5)}:`) ?? false;
    const length = at + (nested ? 2 : 1);
    const key = option.moves.slice(0, length).join(' ');
    const known = found.get(key);
    if (!known || (!isPossible(known.option) && isPossible(option)))
      found.set(key, { option, spot, seat: nested ? Number(spot!.slice(5)) : null, length });
  }
  return [...found.values()];
}

function itemOf(view: TableView, option: Option, length: number): Item {
  const whole = length >= option.moves.length;
  const step = option.steps[length - 1]!;
  const thing = step.objects[0];
  const label = view.sight?.prompt?.sequence_moves.find((each) => each.move.move === step.move)?.label ?? option.label;
  const cost = whole && PRICED.has(step.verb) && isPossible(option) ? price(option) : null;
  return {
    key: option.moves.slice(0, length).join(' '),
    name: thing ? nameOf(view, thing) : plain(whole ? option.label : label),
    says: plain(whole ? option.label : label),
    moves: option.moves.slice(0, length),
    price: cost,
    seat: thing?.vocabulary === 'seat' ? Number(thing.id) : null,
    rank: thing?.vocabulary === 'character' ? view.rank(thing.id) : 0,
    why: plain(option.why),
  };
}

function nameOf(view: TableView, thing: { vocabulary: string; id: string }): string {
  return thing.vocabulary === 'seat' ? view.who(Number(thing.id)) : view.name(thing.vocabulary, thing.id);
}
