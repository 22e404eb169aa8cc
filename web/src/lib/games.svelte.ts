/** The games that can be played here, in the language of the page. */
import type { GameData, LanguageId } from '../api';
import { games } from './api';
import { language } from './words.svelte';

/** The games whose board this client can draw. */
const DRAWN = ['citadels', 'praga'];

const known = $state<Partial<Record<LanguageId, GameData[]>>>({});
const asked = new Set<LanguageId>();

export function gamesHere(): GameData[] | undefined {
  const wanted = language();
  if (!asked.has(wanted)) {
    asked.add(wanted);
    games(wanted).then(
      (all) => (known[wanted] = all.filter((game) => DRAWN.includes(game.id))),
      () => asked.delete(wanted),
    );
  }
  return known[wanted];
}
