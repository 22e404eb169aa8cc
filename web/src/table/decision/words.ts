/** What a set of choices does, in a word of the interface. */
import { t } from '../../lib/words.svelte';
import type { TableView } from '../view.svelte';

const BY_ROLE: Record<string, string> = {
  assassin: 'kill',
  thief: 'rob',
  witch: 'bewitch',
  warlord: 'destroy',
  marshal: 'seize',
  diplomat: 'exchange',
  spy: 'spy',
  wizard: 'look',
  abbot: 'ask',
  magistrate: 'sign',
  blackmailer: 'flower',
  emperor: 'crown',
  magician: 'swap',
};

export function setWord(view: TableView, verb: string): string {
  const role = view.facts.turn?.character ?? '';
  if (verb === 'swap hand') return t('table-set-swap');
  if (verb === 'crown') return t('table-set-crown');
  return t(`table-set-${BY_ROLE[role] ?? 'choose'}`);
}

const TAGS: Record<string, string> = {
  build: 'build',
  play: 'play',
  discard: 'discard',
  give: 'give',
  put: 'put',
  use: 'use',
  keep: 'keep',
  take: 'take',
  sacrifice: 'give-up',
};

/** The word on a card that can be chosen. */
export const tagWord = (verb: string): string => t(`table-tag-${TAGS[verb] ?? 'choose'}`);
