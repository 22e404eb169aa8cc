import { FINAL, PLAY } from '../model/items';

export { default as Defs } from '../parts/SymbolDefs.svelte';
export { default as MoveFace } from './PragaMoveFace.svelte';

/** The items of a score in six groups, each with the key of its name. */
const GROUPS: [name: string, items: string[]][] = [
  ['praga-points-crane', ['start', 'crane', 'production', 'overflow', 'wealth', 'actions']],
  ['praga-points-tiles', ['upgrades', 'walls', 'buildings', 'connections', 'wall_count']],
  ['praga-points-city', ['plazas', 'open_plazas', 'road', 'bridge', 'gold_tiles']],
  ['praga-points-knowledge', ['technologies', 'academics']],
  ['praga-points-works', ['projects', 'hunger_wall', 'blue_tokens', 'cathedral', 'red_tokens']],
  ['praga-points-seals', ['seals', 'eggs']],
];

/** The group of an item of the score; every item is in one of them. */
export function pointGroup(item: string): string {
  return GROUPS.find(([, items]) => items.includes(item))?.[0] ?? GROUPS[0]![0];
}

export const POINT_ITEMS = [...Object.keys(PLAY), ...Object.keys(FINAL)];
export const GROUPED_ITEMS = GROUPS.flatMap(([, items]) => items);
