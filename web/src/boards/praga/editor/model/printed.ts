/** Entries of a component file as the drawings want them. A file may have mistakes: whatever is missing has a default. */
import type {
  PragaActionTileData,
  PragaBridgeTileData,
  PragaBundleData,
  PragaPlazaTileData,
  PragaRoadEffectData,
  PragaRoadSpaceData,
  PragaSealData,
  PragaTechnologyData,
  PragaTileData,
  PragaTokenData,
} from '../../../../app/api/types';
import { type Json, type JsonObject, list, object } from './json';

/** Amounts without zeros. */
export const bundle = (value: Json | undefined): PragaBundleData =>
  Object.fromEntries(Object.entries(object(value)).filter(([, amount]) => amount)) as PragaBundleData;

export const TILE_KINDS = ['upgrades', 'walls', 'buildings'];

export function printedTile(row: string, entry: JsonObject): PragaTileData {
  return {
    row: row as PragaTileData['row'],
    era: entry.era as 1 | 2,
    special: Boolean(entry.special),
    action: (entry.action ?? null) as PragaTileData['action'],
    cost: bundle(entry.cost),
    reward: bundle(entry.reward ?? entry.bonus),
    university: Number(entry.university ?? 0),
    symbol: entry.hunger_symbol ? 'hunger' : entry.cathedral_symbol ? 'cathedral' : null,
    cube_space: Boolean(entry.cube_space),
    edges: (entry.edges ?? Array<null>(6).fill(null)) as (string | null)[],
    corners: list(entry.blue_corners ?? entry.red_corners) as number[],
    corner_colour: 'blue_corners' in entry ? 'blue' : 'red',
  };
}

export const printedTechnology = (entry: JsonObject): PragaTechnologyData =>
  ({ level: entry.level, effect: entry.effect, params: entry.params }) as unknown as PragaTechnologyData;
export const printedToken = (entry: JsonObject): PragaTokenData => ({ bonus: bundle(entry.bonus) });
export const printedPlaza = (entry: JsonObject): PragaPlazaTileData =>
  ({
    colour: entry.colour,
    upper: bundle(entry.upper),
    lower: bundle(entry.lower),
  }) as unknown as PragaPlazaTileData;
export const printedBridgeTile = (entry: JsonObject): PragaBridgeTileData =>
  ({
    numeral: entry.numeral,
    immediate: bundle(entry.immediate),
    endgame: entry.endgame,
  }) as unknown as PragaBridgeTileData;
export const printedSeal = (entry: JsonObject): PragaSealData =>
  ({ cost: bundle(entry.cost), score: entry.score }) as unknown as PragaSealData;
export const printedActionTile = (entry: JsonObject): PragaActionTileData =>
  entry as unknown as PragaActionTileData;

/** Effects of the King's Road with points only. */
const POINTS = ['vp_per_era1_upgrade', 'vp_per_window'] as const;
/** Effects of a tile that lies on a space, while a figure stands there. */
export const WHILE_HERE = ['while_here_upgrade', 'while_here_wall', 'while_here_building_without'] as const;

export function printedEffect(effect: Json | undefined): PragaRoadEffectData {
  const plain: PragaRoadEffectData = { kind: 'gain', cost: {}, gain: {}, points: 0, symbol: null };
  if (typeof effect === 'string') return { ...plain, kind: effect as PragaRoadEffectData['kind'] };
  const entry = object(effect);
  if ('may_pay' in entry)
    return { ...plain, kind: 'may_pay', cost: bundle(entry.may_pay), gain: bundle(entry.gain) };
  for (const kind of POINTS) if (kind in entry) return { ...plain, kind, points: Number(entry[kind]) };
  for (const kind of WHILE_HERE)
    if (kind in entry) {
      const { symbol = null, ...gain } = object(entry[kind]);
      return { ...plain, kind, gain: bundle(gain), symbol: symbol as PragaRoadEffectData['symbol'] };
    }
  return { ...plain, gain: bundle(entry) };
}

export const printedSpace = (entry: JsonObject): PragaRoadSpaceData => ({
  space: entry.space as PragaRoadSpaceData['space'],
  hex: null,
  tile: null,
  price: bundle(entry.enter_cost),
  effect: printedEffect(entry.effect),
  egg_effect: entry.egg_effect ? bundle(entry.egg_effect) : null,
});
