/** The games that can be played here, in the language of the page. */
import type { GameData, LanguageId } from '../api/types';
import { games } from '../api/http';
import { language } from '../i18n/i18n.svelte';

const known = $state<Partial<Record<LanguageId, GameData[]>>>({});
const asked = new Set<LanguageId>();

export function gamesHere(): GameData[] | undefined {
  const wanted = language();
  if (!asked.has(wanted)) {
    asked.add(wanted);
    games(wanted).then(
      (all) => (known[wanted] = all),
      () => asked.delete(wanted),
    );
  }
  return known[wanted];
}
