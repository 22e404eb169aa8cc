/** A tile in hand: where it could lie, how it could be turned there, and what each way would change. */
import type { OfferData, PragaBoard, PragaFacts } from '../../api';

export interface Way {
  moves: number[];
  changes: Record<string, number>;
}

export interface Placing {
  tile: string;
  /** a move text like `slot 3` or `plot 5 3`, or `hex mines` for an upgrade; then the rotation */
  ways: Map<string, Map<number, Way>>;
  /** there is only one place, or it has been chosen */
  fixed: string | null;
}

const rotationOf = (text: string): number => Number(text.replace('rotation ', ''));

export function placingOf(facts: PragaFacts, offer: OfferData | undefined, board: PragaBoard | null, botPlot: string | null): Placing | null {
  const kind = facts.decision?.kind;
  if (!offer || !board || !kind) return null;
  if (kind === 'choose-rotation' || kind === 'bot-rotation') {
    const tile = kind === 'bot-rotation' ? botTile(facts) : (facts.turn?.tile ?? null);
    const fixed = kind === 'bot-rotation' ? (botPlot ? `plot ${botPlot}` : null) : placeOf(facts, board, tile);
    if (!tile || !fixed) return null;
    const turns = offer.choices.map(({ move, changes }): [number, Way] => [rotationOf(move.text), { moves: [move.move], changes }]);
    return { tile, fixed, ways: new Map([[fixed, new Map(turns)]]) };
  }
  if ((kind === 'choose-slot' || kind === 'choose-plot') && facts.turn?.tile) return { tile: facts.turn.tile, fixed: null, ways: waysOf(offer) };
  return null;
}

function waysOf(offer: OfferData): Placing['ways'] {
  const texts = new Map(offer.steps.map((step) => [step.move.move, step.move.text]));
  const found: Placing['ways'] = new Map();
  for (const { moves, changes, why } of offer.ways) {
    const [place, rotation] = moves.map((move) => texts.get(move) ?? '');
    if (!place || !rotation || why.length) continue;
    const there = found.get(place) ?? new Map<number, Way>();
    there.set(rotationOf(rotation), { moves, changes });
    found.set(place, there);
  }
  return found;
}

function placeOf(facts: PragaFacts, board: PragaBoard, tile: string | null): string | null {
  if (facts.turn?.slot) return `slot ${facts.turn.slot}`;
  if (facts.turn?.plot) return `plot ${facts.turn.plot}`;
  const action = tile && board.tiles[tile]?.action;
  return action ? `hex ${action}` : null;
}

/** The building that the opponent's pointer shows. */
function botTile(facts: PragaFacts): string | null {
  const at = facts.opponent?.pointers?.buildings;
  return at ? (facts.display.buildings?.[at - 1] ?? null) : null;
}

/** The changes that only the place and the rotation make: what all ways there share is the tile's own. */
export function beyondShared(ways: ReadonlyMap<number, Way>): Map<number, Record<string, number>> {
  const all = [...ways.values()].map((way) => way.changes);
  const keys = new Set(all.flatMap((changes) => Object.keys(changes)));
  const shared: Record<string, number> = {};
  for (const key of keys) shared[key] = Math.min(...all.map((changes) => changes[key] ?? 0));
  return new Map(
    [...ways].map(([rotation, { changes }]) => [
      rotation,
      Object.fromEntries([...keys].map((key) => [key, (changes[key] ?? 0) - shared[key]!]).filter(([, n]) => n)) as Record<string, number>,
    ]),
  );
}
