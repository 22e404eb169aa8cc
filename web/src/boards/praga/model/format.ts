/** What is printed, in the engine's phrases for amounts and effects. */
import type {
  PragaBundleData,
  PragaRoadSpaceData,
  PragaTileData,
  PragaWheelBonusData,
} from '../../../app/api/types';
import { t } from '../../../app/i18n/i18n.svelte';
import { type Amounts, rows } from '../draw/symbol';

/** A number stays beside what it counts. */
export const formatAmount = (bonus: string, number: number): string =>
  t(`praga-amount-${bonus}`, { number }).replace(/^(\d+) /, '$1\u00a0');

export function bundleSays(of: Amounts | PragaBundleData): string {
  const choose = 'choose' in of && Array.isArray(of.choose) ? of.choose : [];
  const either = choose.length
    ? [t('praga-bundle-choose', { choices: choose.map(bundleSays).join(' / ') })]
    : [];
  return [...rows(of).map(([id, n]) => formatAmount(id, n)), ...either].join(', ');
}

/** What a tile brings, a line for each thing; what it costs is said elsewhere. */
export function formatTile(
  { row, reward, university, symbol, cube_space }: PragaTileData,
  parler = false,
): string[] {
  const parts = [bundleSays(reward)];
  if (university) parts.push(formatAmount('university', university));
  if (symbol) parts.push(t(`praga-sideways-${symbol}`));
  if (row === 'buildings')
    parts.push(t(cube_space ? (parler ? 'praga-parler-cube' : 'praga-your-cube') : 'praga-no-cube'));
  return parts.filter(Boolean);
}

/** What a space of the King's Road asks and does. */
export function roadSays({ price, effect, egg_effect }: PragaRoadSpaceData): string[] {
  const { kind, cost, gain, points, symbol } = effect;
  const plain =
    kind === 'gain'
      ? bundleSays(gain)
      : t(`praga-road-${kind}`, {
          cost: bundleSays(cost),
          bundle: bundleSays(gain),
          number: points,
          symbol: symbol ?? '',
        });
  return [
    ...(rows(price).length ? [t('praga-road-enter', { cost: bundleSays(price) })] : []),
    plain,
    ...(egg_effect ? [t('praga-road-egg', { bundle: bundleSays(egg_effect) })] : []),
  ];
}

/** The bonus of a sector of the crane. */
export const sectorSays = ({ bonus, amount, price }: PragaWheelBonusData): string =>
  bonus === 'buy_egg' ? t('praga-bundle-buy_egg', { cost: bundleSays(price) }) : formatAmount(bonus, amount);
