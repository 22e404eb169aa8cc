/** The table for the list mode: names and numbers side by side, no grammar. */
import type { PragaBundleData, PragaWheelBonusData } from '../../api';
import { t } from '../../lib/words.svelte';
import { HELD, STEPS } from '../model/purse';
import { bundleSays, roadSays } from '../model/says';
import type { PragaView } from '../view.svelte';

/** What it is about, if that has a name, and what is said of it. */
export type Line = [head: string, text: string];

const PROJECTS = ['hunger_wall', 'cathedral'] as const;
const listed = (...parts: string[]): string => parts.filter(Boolean).join('; ');
const bundle = (of: PragaBundleData): string => bundleSays(of) || '–';

export function sections(view: PragaView): [heading: string, lines: Line[]][] {
  return [
    [view.name('term', 'crane'), crane(view)],
    ...offers(view),
    [t('praga-part-board'), own(view)],
    [t('praga-part-projects'), projects(view)],
    [view.name('term', 'kings_road'), view.board!.road.map((space): Line => [view.title('space', space.space), listed(...roadSays(space))])],
    [t('praga-plazas'), plazas(view)],
    [t('praga-page-players'), players(view)],
  ];
}

const textOf = (view: PragaView, vocabulary: string, id: string): string => view.table.piece(vocabulary, id)?.text ?? '';

function crane(view: PragaView): Line[] {
  const tiles = Object.entries(view.facts.crane.tiles).filter(([, tile]) => tile.position !== null).sort((a, b) => a[1].position! - b[1].position!);
  return tiles.map(([id, { cost, points, bonus, five_points }]) => {
    const zone = cost ? `−${view.amount('gold', cost)}` : points ? view.amount('vp', points) : t('praga-free');
    const token = five_points ? view.name('term', 'five_points') : '';
    return [textOf(view, 'action_tile', id), listed(zone, token, bonus ? `${t('praga-step-bonus')}: ${bonusSays(view, bonus)}` : '')];
  });
}

function bonusSays(view: PragaView, { bonus, amount, price }: PragaWheelBonusData): string {
  return bonus === 'buy_egg' ? t('praga-bundle-buy_egg', { cost: bundle(price) }) : view.amount(bonus, amount);
}

function offers(view: PragaView): [string, Line[]][] {
  return Object.entries(view.facts.display).map(([row, ids]) => [view.title('row', row), ids.filter((id) => id !== null).map((id): Line => ['', textOf(view, 'tile', id)])]);
}

function own(view: PragaView): Line[] {
  const { mine, board } = view;
  return [
    ...Object.entries(mine.upgrades).map(([action, { tile }]): Line => [view.name('action', action), bundle(board!.tiles[tile]!.reward)]),
    [view.name('row', 'walls'), Object.keys(mine.walls).map((slot) => view.name('hex', slot)).join(', ') || '–'],
    ...STEPS.map(([field, sign]): Line => [view.name('bonus', sign), String(mine[field])]),
    [view.name('performance', 'produce_gold'), bundle(mine.production.mines)],
    [view.name('performance', 'produce_stone'), bundle(mine.production.quarry)],
    ...mine.technologies.map((id): Line => ['', textOf(view, 'technology', id)]),
  ];
}

function projects(view: PragaView): Line[] {
  const stands = (player: PragaView['mine'], id: (typeof PROJECTS)[number]) =>
    t('praga-list-project', { project: view.name('project', id), row: player[id].row, times: view.board!.projects[id]!.multipliers[player[id].column]! });
  return view.facts.seats.map((player, seat) => [view.table.who(seat), listed(...PROJECTS.map((id) => stands(player, id)))]);
}

function plazas(view: PragaView): Line[] {
  const laid = Object.entries(view.facts.plazas).filter(([, plaza]) => plaza.tile);
  return laid.map(([id, { evaluated, free, influence, tile }]) => {
    const cubes = Object.entries(influence).map(([who, n]) => `${who === 'bot' ? t('praga-parler') : view.table.who(Number(who))} ${n}`);
    return [view.name('plaza', id), `${evaluated ? t('praga-complete') : t('praga-free-plots', { count: free })} ${textOf(view, 'plaza_tile', tile!)} ${cubes.join(', ')}`];
  });
}

function players(view: PragaView): Line[] {
  return view.facts.seats.map((player, seat) => {
    const held = HELD.filter(([field]) => Number(player[field])).map(([field, sign]) => view.amount(sign, Number(player[field])));
    return [view.table.who(seat), listed([view.amount('vp', player.points), ...held].join(', '), view.name('space', player.figure))];
  });
}
