/** A tile in hand: where it could lie, how it could be turned there, and what each way would change. */
import type { PromptData, PragaBoardData, PragaStateData, GainItemData, MoveSequenceData } from '../../api';

export interface Way {
  moves: number[];
  changes: Record<string, number>;
  /** where that comes from */
  rows: GainItemData[];
  /** the sides of the tile that pay */
  edges: Set<number>;
  corners: Set<number>;
}

export interface Placing {
  tile: string;
  /** a move text like `slot 3` or `plot 5 3`, or `hex mines` for an upgrade; then the rotation */
  ways: Map<string, Map<number, Way>>;
  /** there is only one place, or it has been chosen */
  fixed: string | null;
}

function wayOf(offer: PromptData, moves: number[], { changes, gains: rows, edges, corners }: Pick<MoveSequenceData, 'changes' | 'gains' | 'edges' | 'corners'>): Way {
  return { moves, changes, rows: rows?.map((row) => offer.gain_items![row]!) ?? [], edges: new Set(edges), corners: new Set(corners) };
}

const rotationOf = (text: string): number => Number(text.replace('rotation ', ''));

export function placingOf(facts: PragaStateData, offer: PromptData | undefined, board: PragaBoardData | null, botPlot: string | null): Placing | null {
  const kind = facts.decision?.kind;
  if (!offer || !board || !kind) return null;
  if (kind === 'choose-rotation' || kind === 'bot-rotation') {
    const tile = kind === 'bot-rotation' ? botTile(facts) : (facts.turn?.tile ?? null);
    const fixed = kind === 'bot-rotation' ? (botPlot ? `plot ${botPlot}` : null) : placeOf(facts, board, tile);
    if (!tile || !fixed) return null;
    const turns = offer.choices.map((choice): [number, Way] => [rotationOf(choice.move.text), wayOf(offer, [choice.move.move], choice)]);
    return { tile, fixed, ways: new Map([[fixed, new Map(turns)]]) };
  }
  if ((kind === 'choose-slot' || kind === 'choose-plot') && facts.turn?.tile) return { tile: facts.turn.tile, fixed: null, ways: waysOf(offer) };
  return null;
}

function waysOf(offer: PromptData): Placing['ways'] {
  const texts = new Map(offer.sequence_moves.map((step) => [step.move.move, step.move.text]));
  const found: Placing['ways'] = new Map();
  for (const way of offer.sequences) {
    const [place, rotation] = way.moves.map((move) => texts.get(move) ?? '');
    if (!place || !rotation || way.reason.length) continue;
    const there = found.get(place) ?? new Map<number, Way>();
    there.set(rotationOf(rotation), wayOf(offer, way.moves, way));
    found.set(place, there);
  }
  return found;
}

function placeOf(facts: PragaStateData, board: PragaBoardData, tile: string | null): string | null {
  if (facts.turn?.slot) return `slot ${facts.turn.slot}`;
  if (facts.turn?.plot) return `plot ${facts.turn.plot}`;
  const action = tile && board.tiles[tile]?.action;
  return action ? `hex ${action}` : null;
}

/** The building that the opponent's pointer shows. */
function botTile(facts: PragaStateData): string | null {
  const at = facts.opponent?.pointers?.buildings;
  return at ? (facts.display.buildings?.[at - 1] ?? null) : null;
}

const CONNECTIONS = new Set(['edge', 'corners']);

/** What the sides of the tile bring where it would lie. */
export function connected(way: Way): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, amounts: brings } of way.rows) if (CONNECTIONS.has(kind)) for (const [code, n] of Object.entries(brings)) sums[code] = (sums[code] ?? 0) + n;
  return sums;
}

/** The most that the sides of the tile can bring at a place. */
export function mostConnected(ways: ReadonlyMap<number, Way>): Record<string, number> {
  const worth = (bundle: Record<string, number>) => Object.values(bundle).reduce((sum, n) => sum + n, 0);
  return [...ways.values()].map(connected).sort((a, b) => worth(b) - worth(a))[0] ?? {};
}
