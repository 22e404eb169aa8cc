/** What is printed on a track, in words: its term, and what its spaces bring. */
import type { PragaBoardData, PragaProductionTrackData } from '../../../app/api/types';
import { t } from '../../../app/i18n/i18n.svelte';
import { bundleSays } from './format';

const production = ({ bonuses, token_at, seal_at }: PragaProductionTrackData): string[] => [
  ...bonuses.flatMap(({ at, bonus }) =>
    bonus ? [t('praga-fact-track_bonus', { number: at, bundle: bundleSays(bonus) })] : [],
  ),
  t('praga-fact-track_token', { number: token_at }),
  t('praga-fact-track_seal', { number: seal_at }),
];

/** A track by the code of its steps. */
export function trackSays({ tracks }: PragaBoardData, steps: string): { term: string; lines: string[] } {
  const { mines, quarry, technology, university } = tracks;
  if (steps === 'mine') return { term: 'mines', lines: production(mines) };
  if (steps === 'quarry') return { term: 'quarry', lines: production(quarry) };
  if (steps === 'tech')
    return {
      term: 'technology',
      lines: technology.levels.map((number, i) => t('praga-fact-technology_level', { level: i + 1, number })),
    };
  const worth = university.multiplier.flatMap((points, at) =>
    points > (university.multiplier[at - 1] ?? 0) ? [t('praga-academics-from', { at, number: points })] : [],
  );
  return { term: 'university', lines: worth };
}
