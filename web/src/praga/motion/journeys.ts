/** What travels when something happens, from where to where. Events name the places; nothing here looks at the page. */
import type { SymbolId } from '../draw/symbol';

/** `offer:walls:2`, `hex:3`, `plot:5 3`, `purse:gold`, `wheel:A1`, `taken`, `seat:2`, `space:II` … as `data-place` says it */
export type Place = string;

export type Journey =
  /** symbols fly */
  | { what: 'symbols'; sign: SymbolId; count: number; from: Place[]; to: Place[] }
  /** the thing that is at `to` afterwards comes from `from` */
  | { what: 'arrival'; from: Place; to: Place };

type Told = Record<string, unknown>;

const ROWS: Record<string, string> = { U: 'upgrades', W: 'walls', B: 'buildings' };
const MOST = 6;

const offered = (tile: unknown, slot: unknown): Place => `offer:${ROWS[String(tile)[0]!] ?? ''}:${Number(slot) - 1}`;
const purse = (seat: unknown, bonus: unknown, me: number | null): Place[] =>
  seat === me ? [bonus === 'vp' ? 'points' : `purse:${bonus}`, `track:${seat}:${bonus}`, 'points'] : [`purse:${bonus}:${seat}`, `seat:${seat}`];

/** Where what is gained comes from, by its source. */
function source(event: Told, last: Place | null): Place[] {
  return [...(last ? [last] : []), { crane: 'taken', plazas: 'crane', technologies: 'points' }[String(event.source)] ?? 'crane', 'crane'];
}

export function journeysOf(events: Told[], me: number | null): Journey[] {
  const found: Journey[] = [];
  let last: Place | null = null;
  const arrive = (from: Place, to: Place) => {
    found.push({ what: 'arrival', from, to });
    last = to;
  };
  /** Only the own board lies on the table. */
  const lay = (event: Told, hex: Place) => {
    if (event.seat === me) arrive(offered(event.tile, event.display_slot), hex);
    else last = `seat:${event.seat}`;
  };
  for (const event of events) {
    switch (event.event) {
      case 'tile-taken': arrive(`wheel:${event.action_tile}`, 'taken'); break;
      case 'wall-built': lay(event, `hex:${event.slot}`); break;
      case 'upgrade-laid': lay(event, `hex:${event.hex}`); break;
      case 'building-built': case 'parler-built': arrive(offered(event.tile, event.display_slot), `plot:${String(event.plot).replace(',', ' ')}`); break;
      case 'figure-moved': last = `space:${event.space}`; break;
      case 'plaza-led': case 'plaza-evaluated': last = `plaza:${event.plaza}`; break;
      case 'climbed': case 'moved-sideways': last = `${event.project}:${event.seat}`; break;
      case 'bridge-laid': last = `bridge:${event.place}`; break;
      case 'gained':
        found.push({ what: 'symbols', sign: event.bonus as SymbolId, count: Math.min(MOST, event.bonus === 'vp' ? 1 : Number(event.amount)), from: source(event, last), to: purse(event.seat, event.bonus, me) });
        break;
      case 'paid':
        found.push({ what: 'symbols', sign: event.bonus as SymbolId, count: Math.min(MOST, Number(event.amount)), from: purse(event.seat, event.bonus, me), to: ['crane'] });
        break;
    }
  }
  return found;
}
