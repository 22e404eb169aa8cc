/** The table for the list mode: names and numbers side by side, no grammar. */
import type { PragaBundle } from '../../api';
import { t } from '../../lib/words.svelte';
import { rows } from '../draw/symbol';
import { HELD, STEPS } from '../model/purse';
import type { PragaView } from '../view.svelte';

export function sections(view: PragaView): [heading: string, lines: string[]][] {
  const { facts } = view;
  const board = view.board!;
  const text = (vocabulary: string, id: string) => view.table.piece(vocabulary, id)?.text ?? '';
  const bundle = (of: PragaBundle) => rows(of).map(([id, n]) => view.amount(id, n)).join(', ') || '–';
  const tiles = Object.entries(facts.crane.tiles).filter(([, tile]) => tile.position !== null).sort((a, b) => a[1].position! - b[1].position!);
  const zone = (cost: number, points: number) => (cost ? `−${view.amount('gold', cost)}` : points ? view.amount('vp', points) : t('praga-free'));
  const crane = tiles.map(([id, { cost, points, bonus }]) => `${text('action_tile', id)}: ${zone(cost, points)}${bonus ? `; ${t('praga-step-bonus')}: ${bonusSays(view, bonus.bonus, bonus.amount, bundle(bonus.price))}` : ''}.`);
  const offers = Object.entries(facts.display).map(([row, ids]): [string, string[]] => [view.title('row', row), ids.filter((id) => id !== null).map((id) => text('tile', id))]);
  const upgrades = Object.entries(view.mine.upgrades).map(([action, { tile }]) => `${view.name('action', action)}: ${bundle(board.tiles[tile]!.reward)}.`);
  const own = [
    ...upgrades,
    `${view.name('row', 'walls')}: ${Object.keys(view.mine.walls).join(', ') || '–'}.`,
    ...STEPS.map(([field, sign]) => `${view.name('bonus', sign)}: ${String(view.mine[field])}.`),
    `${view.name('performance', 'produce_gold')}: ${bundle(view.mine.production.mines)}.`,
    `${view.name('performance', 'produce_stone')}: ${bundle(view.mine.production.quarry)}.`,
    ...view.mine.technologies.map((id) => text('technology', id)),
  ];
  const projects = facts.seats.flatMap((player, seat) =>
    (['hunger_wall', 'cathedral'] as const).map((id) => `${view.table.who(seat)}: ${view.name('project', id)} ${player[id].row}, ×${board.projects[id]!.multipliers[player[id].column]}.`),
  );
  const plazas = Object.entries(facts.plazas)
    .filter(([, plaza]) => plaza.tile)
    .map(([id, plaza]) => {
      const cubes = Object.entries(plaza.influence).map(([who, n]) => `${who === 'bot' ? t('praga-parler') : view.table.who(Number(who))} ${n}`);
      return `${view.name('plaza', id)}: ${plaza.evaluated ? t('praga-complete') : t('praga-free-plots', { count: plaza.free })} ${text('plaza_tile', plaza.tile!)} ${cubes.join(', ')}`;
    });
  const players = facts.seats.map((player, seat) => `${view.table.who(seat)}: ${view.amount('vp', player.points)}, ${HELD.map(([field, sign]) => view.amount(sign, Number(player[field]))).join(', ')}; ${view.name('space', player.figure)}.`);
  return [
    [view.name('term', 'crane'), crane], ...offers, [t('praga-part-board'), own], [t('praga-part-projects'), projects], [t('praga-plazas'), plazas], [t('praga-page-players'), players],
  ];
}

function bonusSays(view: PragaView, bonus: string, amount: number, price: string): string {
  if (bonus === 'buy_egg') return `${view.name('amount', 'buy_egg')} (${price})`;
  if (bonus === 'special_or_vp') return `${view.name('fact', 'special')} / ${view.amount('vp', amount)}`;
  return view.amount(bonus, amount);
}
