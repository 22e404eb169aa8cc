/** A technology: blue for those that work always, brown for those that work once. 128 by 76, centred. */
import type { PragaTechnologyData } from '../../../app/api/types';
import { ACTIONS, type ActionId, medal } from './actions';
import { roundHex } from './hexagon';
import { type Amounts, type SymbolId, line, symbol } from './symbol';

type Params = PragaTechnologyData['params'];

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const GAINED = ['gold', 'stone', 'vp', 'goldwin'];

const gains = (params: Params): Amounts =>
  Object.fromEntries(Object.entries(params).filter(([key]) => GAINED.includes(key)));

/** Where there is little room: the one thing that it is about. */
function alone(effect: string, p: Params): string {
  const actions: Record<string, ActionId> = {
    egg_and_road: 'road',
    upgrade_and_vp: 'upgrade',
    upgrade_and_goldwin: 'upgrade',
    building_discount: 'building',
    wall_discount: 'wall',
  };
  const things: Record<string, SymbolId> = {
    wheel_resource_plus: p.resource as SymbolId,
    track_step_vp: p.track === 'mines' ? 'mine' : 'quarry',
    row_up_vp: 'row_up',
    wheel_vp_plus: 'vp',
    building_with_symbol: 'building_tile',
    building_without_symbol: 'building_tile',
    token_once: p.token as SymbolId,
    egg_gain: 'egg',
    wall_with_symbol: 'wall_tile',
    free_row_up: 'row_up',
    university_steps: 'university',
    produce_gold: 'gold',
    produce_stone: 'stone',
    any_action: 'extra_action',
    step_and_produce: 'token',
    plaza_both: 'plaza',
  };
  return actions[effect] ? medal(actions[effect], 14, 0, 26) : symbol(things[effect] ?? 'tech', 14, 0, 54);
}

export function technology({ level, effect, params: p }: PragaTechnologyData): string {
  const once = level > 2;
  const C = once ? ['#7b4a1c', '#f7e6c8'] : ['#3f5c6e', '#eaf1f3'];
  let s = `<g class="tech"><rect x="-64" y="-38" width="128" height="76" rx="9" fill="#33230f"/><rect x="-61.5" y="-35.5" width="123" height="71" rx="7" fill="${C[1]}"/><path fill="${C[0]}" d="M-61.5-28.500a7 7 0 0 1 7-7h20v71h-20a7 7 0 0 1-7-7z"/><text x="-48" y="-10" text-anchor="middle" class="sy-n inv" font-size="19">${ROMAN[level]}</text>`;
  s += once
    ? `<g transform="translate(-48 15)"><circle r="9" fill="none" stroke="#fff3dd" stroke-width="2"/><text y="5" text-anchor="middle" class="sy-n inv" font-size="14">1</text></g>`
    : `<path transform="translate(-48 15)" fill="none" stroke="#fff3dd" stroke-width="2.2" d="M0 0c-3-5-10-5-10 0s7 5 10 0 10-5 10 0-7 5-10 0z"/>`;
  s += `<g class="l-not">${alone(effect, p)}</g><g class="l-up">`;
  const X = 13;
  const a = (k: SymbolId, x: number, y: number, z: number, n: number | string | null = null) =>
    symbol(k, X + x, y, z, n);
  const arrow = (x: number, y: number) =>
    `<path fill="none" stroke="#5c4731" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M${X + x - 6} ${y}h11m-4-4 4 4-4 4"/>`;
  const act = (k: ActionId, x: number, y: number, r: number) => medal(k, X + x, y, r);
  const txt = (v: string | number, x: number, y: number, z = 17) =>
    `<text x="${X + x}" y="${y}" text-anchor="middle" class="sy-n" font-size="${z}">${v}</text>`;
  const wheel = (x: number, y: number, r: number) =>
    `<g transform="translate(${X + x} ${y})" stroke="#5c4731" fill="none"><circle r="${r}" stroke-width="2.6"/><path stroke-width="1.5" d="M-${r} 0h${2 * r}M0-${r}v${2 * r}M-${r * 0.7}-${r * 0.7}l${r * 1.4} ${r * 1.4}M${r * 0.7}-${r * 0.7}l-${r * 1.4} ${r * 1.4}"/></g>`;
  const g = gains(p);
  const gl = (x: number, y: number) => line(g, X + x, y, 22, 1);
  switch (effect) {
    case 'wheel_resource_plus':
      s +=
        wheel(-26, -4, 13) +
        a(p.resource as SymbolId, -15, 8, 20) +
        arrow(-1, 0) +
        line({ [p.resource as SymbolId]: 1, vp: 1 }, X + 23, 0, 22, 1);
      break;
    case 'track_step_vp':
      s += a(p.track === 'mines' ? 'mine' : 'quarry', -20, 0, 34) + arrow(4, 0) + a('vp', 28, 0, 30, p.vp);
      break;
    case 'row_up_vp':
      s += a('row_up', -20, 0, 34) + arrow(4, 0) + a('vp', 28, 0, 30, p.vp);
      break;
    case 'wheel_vp_plus':
      s += wheel(-26, -3, 14) + a('vp', -13, 9, 20) + arrow(4, 0) + a('vp', 28, 0, 30, p.vp);
      break;
    case 'building_with_symbol':
    case 'building_without_symbol':
      s +=
        a('building_tile', -28, -6, 24) +
        a('cathedral', -13, 8, 20) +
        (effect.includes('without')
          ? `<path stroke="#b5352c" stroke-width="3.2" stroke-linecap="round" d="M${X - 24} 18 ${X - 3}-2"/>`
          : '') +
        arrow(-2, 0) +
        gl(22, 0);
      break;
    case 'wall_with_symbol':
      s += a('wall_tile', -28, -6, 24) + a('hunger', -13, 8, 20) + arrow(-2, 0) + gl(22, 0);
      break;
    case 'token_once':
      s += a(p.token as SymbolId, -20, -2, 28) + txt('1 ×', -20, 28, 14) + arrow(-2, 0) + gl(22, 0);
      break;
    case 'egg_gain':
      s += a('egg', -20, 0, 30) + arrow(-2, 0) + gl(22, 0);
      break;
    case 'egg_and_road':
      s += a('egg', -24, 0, 28) + txt('+', -4, 6) + act('road', 21, 0, 19);
      break;
    case 'free_row_up':
      s += a('hunger', -24, -10, 24) + a('cathedral', -24, 15, 24) + a('row_up', 14, 0, 38);
      break;
    case 'university_steps':
      s += txt(p.steps!, -22, 10, 28) + a('university', 10, 0, 36);
      break;
    case 'upgrade_and_vp':
      s += act('upgrade', -20, 0, 19) + txt('+', 2, 6) + a('vp', 26, 0, 30, p.vp);
      break;
    case 'upgrade_and_goldwin':
      s += act('upgrade', -20, 0, 19) + txt('+', 2, 6) + a('goldwin', 26, 0, 28);
      break;
    case 'produce_gold':
    case 'produce_stone': {
      const r = effect === 'produce_gold' ? 'gold' : 'stone';
      s += a(r, -27, -5, 24) + a(r, -19, 3, 24) + a(r, -11, 10, 24) + txt('+', 9, 6) + line(g, X + 30, 0, 26);
      break;
    }
    case 'building_discount':
      s +=
        act('building', -20, 0, 19) +
        `<text x="${X + 10}" y="6" text-anchor="middle" class="sy-n" font-size="18">−</text>` +
        a('gold', 29, 0, 26, p.gold);
      break;
    case 'wall_discount':
      s +=
        act('wall', -20, 0, 19) +
        `<text x="${X + 10}" y="6" text-anchor="middle" class="sy-n" font-size="18">−</text>` +
        a('stone', 29, 0, 26, p.stone);
      break;
    case 'any_action':
      s += (Object.keys(ACTIONS) as ActionId[])
        .map((k, i) => act(k, -26 + (i % 3) * 26, i < 3 ? -14 : 14, 11.5))
        .join('');
      break;
    case 'step_and_produce':
      s +=
        a('mine', -30, -13, 23) +
        a('quarry', -30, 14, 23) +
        txt('+', -9, 6) +
        a('gold', 6, -11, 22) +
        a('gold', 14, -5, 22) +
        a('stone', 24, 9, 22) +
        a('stone', 32, 15, 22);
      break;
    case 'plaza_both':
      s +=
        `<g transform="translate(${X + 2} 0) scale(.56)"><path d="${roundHex(56, 4)}" fill="#74471d"/><path d="${roundHex(52, 4)}" fill="#cf9f6d"/><path d="${roundHex(44, 4)}" fill="#fff7e4" opacity=".7"/></g>` +
        txt('2', 2, 9, 25);
      break;
  }
  return s + '</g></g>';
}
