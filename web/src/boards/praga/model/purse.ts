/** What a player holds, in the order in which it is always shown. */
import type { PragaPlayerData } from '../../../app/api/types';
import type { SymbolId } from '../draw/symbol';

export const HELD: [field: keyof PragaPlayerData, sign: SymbolId][] = [
  ['gold', 'gold'],
  ['stone', 'stone'],
  ['eggs', 'egg'],
  ['silver_windows', 'silver'],
  ['gold_windows', 'goldwin'],
  ['red_tokens', 'red'],
  ['blue_tokens', 'blue'],
  ['free_cubes', 'cube'],
];

export const STEPS: [field: keyof PragaPlayerData, sign: SymbolId][] = [
  ['mines', 'mine'],
  ['quarry', 'quarry'],
  ['technology', 'tech'],
  ['university', 'university'],
];
