/** A tile in hand: where it could lie, how it could be turned there, and what each way would change. */
import type {
  ChoiceData,
  GainItemData,
  MoveData,
  MoveSequenceData,
  PragaPlaceData,
  PragaTileData,
  PromptData,
} from '../../../app/api/types';
import { placeKey, placeOf } from '../../shared/places';

export interface Way {
  moves: number[];
  changes: Record<string, number>;
  /** where that comes from */
  rows: GainItemData[];
  /** the sides of the tile that pay */
  edges: Set<number>;
  corners: Set<number>;
}

/** Where the tile could lie. */
export interface Spot {
  place: PragaPlaceData;
  /** the move that puts it there; none if it lies there already */
  move: MoveData | null;
  /** by rotation */
  ways: Map<number, Way>;
}

export interface Placing {
  tile: string;
  /** by the key of the place */
  spots: Map<string, Spot>;
  /** the key of the place, if it lies there already */
  fixed: string | null;
}

function wayOf(
  prompt: PromptData,
  moves: number[],
  { changes, gains, edges, corners }: Pick<MoveSequenceData, 'changes' | 'gains' | 'edges' | 'corners'>,
): Way {
  return {
    moves,
    changes,
    rows: gains?.map((row) => prompt.gain_items![row]!) ?? [],
    edges: new Set(edges),
    corners: new Set(corners),
  };
}

/** How a move turns the tile; nothing if it does not turn it. */
function rotationOf(move: MoveData | undefined): number | null {
  const turned = move?.objects.find(({ role }) => role === 'rotation');
  return turned ? Number(turned.id) : null;
}

export function placingOf(prompt: PromptData | undefined): Placing | null {
  if (prompt?.pattern !== 'place' || prompt.piece?.vocabulary !== 'tile') return null;
  const tile = prompt.piece.id;
  const turning = prompt.choices.filter(({ move }) => rotationOf(move) !== null);
  if (!turning.length) return { tile, fixed: null, spots: spotsOf(prompt) };
  const spot = spotOfChoices(prompt, turning);
  const fixed = placeKey(spot.place);
  return { tile, fixed, spots: new Map([[fixed, spot]]) };
}

/** The place where the tile lies, while it is turned. */
function spotOfChoices(prompt: PromptData, turning: ChoiceData[]): Spot {
  const ways = turning.map((choice): [number, Way] => [
    rotationOf(choice.move)!,
    wayOf(prompt, [choice.move.move], choice),
  ]);
  return { place: prompt.focus as PragaPlaceData, move: null, ways: new Map(ways) };
}

/** The places that it can be put, each with its rotations. */
function spotsOf(prompt: PromptData): Placing['spots'] {
  const found: Placing['spots'] = new Map();
  for (const sequence of prompt.sequences) {
    const [first, last] = sequence.steps.map((step) => prompt.sequence_moves[step]!.move);
    const [place, rotation] = [placeOf(first) as PragaPlaceData | null, rotationOf(last)];
    if (!first || !place || rotation === null || sequence.reason.length) continue;
    const key = placeKey(place);
    const spot = found.get(key) ?? { place, move: first, ways: new Map<number, Way>() };
    spot.ways.set(rotation, wayOf(prompt, sequence.moves, sequence));
    found.set(key, spot);
  }
  return found;
}

const CONNECTIONS = new Set(['edge', 'corners']);

/** What the sides of the tile bring where it would lie. */
export function connected(way: Way): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, amounts } of way.rows)
    if (CONNECTIONS.has(kind))
      for (const [code, n] of Object.entries(amounts)) sums[code] = (sums[code] ?? 0) + n;
  return sums;
}

const worth = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((sum, n) => sum + n, 0);

/** The most that the sides of the tile can bring at a place. */
export function mostConnected({ ways }: Spot): Record<string, number> {
  return [...ways.values()].map(connected).sort((a, b) => worth(b) - worth(a))[0] ?? {};
}

const sumOf = (bundles: (Record<string, number> | undefined)[]): number =>
  bundles.reduce((sum, amounts) => sum + (amounts ? worth(amounts) : 0), 0);

/** What a way brings, now and by what it makes possible. */
const worthOf = ({ changes, rows }: Way): number =>
  rows.length ? sumOf(rows.flatMap(({ amounts, unlocks }) => [amounts, unlocks])) : worth(changes);

/** The rotation that brings the most there. */
export function bestRotation({ ways }: Spot): number {
  return [...ways].sort((a, b) => worthOf(b[1]) - worthOf(a[1]) || a[0] - b[0])[0]?.[0] ?? 0;
}

/** The rotations in which a tile looks different, each by the first of those that look like it. */
export function distinctRotations({ edges, corners }: Pick<PragaTileData, 'edges' | 'corners'>): number[] {
  const found = new Map<string, number>();
  for (let rotation = 0; rotation < 6; rotation++) {
    const sides = Array.from({ length: 6 }, (_, side) => {
      const from = (side - rotation + 6) % 6;
      return `${edges[from] ?? ''}${corners.includes(from) ? '*' : ''}`;
    });
    const look = sides.join('|');
    if (!found.has(look)) found.set(look, rotation);
  }
  return [...found.values()];
}

/** What has to be paid in all; cubes that are put on a building are no price. */
export function priceOf({ rows }: Way): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { amounts } of rows)
    for (const [code, n] of Object.entries(amounts))
      if (n < 0 && code !== 'cube') sums[code] = (sums[code] ?? 0) + n;
  return sums;
}

/** What comes back of the amounts that are paid. */
export function refundOf(way: Way): Record<string, number> {
  const price = priceOf(way);
  const back = Object.keys(price).map((code): [string, number] => [
    code,
    (way.changes[code] ?? 0) - price[code]!,
  ]);
  return Object.fromEntries(back.filter(([, n]) => n > 0));
}
