/** The items of a score, each with its symbol: first what is gained in play, then what the end adds. */
import type { PragaBoardData, PragaPlayerData } from '../../../app/api/types';
import type { SymbolId } from '../draw/symbol';

export const PLAY: Record<string, SymbolId> = {
  start: 'vp',
  crane: 'five_points',
  production: 'token',
  upgrades: 'upgrade_tile',
  walls: 'wall_tile',
  buildings: 'building_tile',
  connections: 'extra_action',
  plazas: 'plaza',
  projects: 'row_up',
  road: 'figure',
  bridge: 'era',
  technologies: 'tech',
  overflow: 'university',
  wealth: 'gold',
  actions: 'choose',
};

export const FINAL: Record<string, SymbolId> = {
  open_plazas: 'plaza',
  academics: 'university',
  hunger_wall: 'hunger',
  blue_tokens: 'blue',
  cathedral: 'cathedral',
  red_tokens: 'red',
  wall_count: 'wall_tile',
  gold_tiles: 'era',
  seals: 'seal',
  eggs: 'egg',
};

export const sumOf = (player: PragaPlayerData, items: Record<string, SymbolId>): number =>
  Object.keys(items).reduce((sum, item) => sum + (player.scored[item] ?? 0), 0);

/** What was counted for an item, where the table shows it and it comes to these points: `6 × 4`. */
export function countOf(
  item: string,
  points: number,
  player: PragaPlayerData,
  board: PragaBoardData,
): string {
  const worth = (project: 'hunger_wall' | 'cathedral') =>
    board.projects[project]!.multipliers[player[project].column]!;
  const counted: Record<string, [number, number]> = {
    academics: [player.technology, board.tracks.university.multiplier[player.university] ?? 0],
    blue_tokens: [player.blue_tokens, worth('hunger_wall')],
    red_tokens: [player.red_tokens, worth('cathedral')],
  };
  const [count, each] = counted[item] ?? [0, 0];
  return count * each === points && points ? `${count} × ${each}` : '';
}
