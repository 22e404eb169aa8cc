/** The table in sentences for the list mode: names and numbers side by side, no grammar. */
import { t } from '../../lib/words.svelte';
import type { TableView } from '../view.svelte';
import { type Option, isPossible, plain, price } from './options';

/** A choice that is a row of moves says all of its steps. */
export function optionSays(view: TableView, option: Option): string {
  if (option.steps.length === 1) return plain(option.label);
  const labels = option.moves.map((move) => view.sight?.offer?.steps.find((step) => step.move.move === move)?.label ?? []);
  const said = labels.map(plain).join(' → ');
  return isPossible(option) && price(option) ? `${said}, ${t('table-price', { gold: price(option) })}` : said;
}

export function tableSays(view: TableView): string[] {
  const { facts } = view;
  const characters = (ids: string[]) => ids.filter((id) => id !== 'unknown').map((id) => `${view.rank(id)} ${view.name('character', id)}`).join(', ');
  const cards = (ids: string[]) => ids.map((id) => (id === 'unknown' ? '?' : `${view.name('card', id)} (${view.card(id).cost ?? '–'})`)).join(', ');
  const lines = [`${t('table-round', { round: facts.round })}. ${t('table-deck')}: ${facts.deck.length}.`];
  const mark = (key: string, id: string | null) => id && lines.push(`${t(key)}: ${view.name('character', id)}.`);
  mark('table-killed', facts.killed);
  mark('table-robbed', facts.robbed);
  mark('table-bewitched', facts.bewitched);
  if (facts.faceup.length) lines.push(`${t('table-aside')}: ${characters(facts.faceup)}.`);
  facts.seats.forEach((player, seat) => {
    const own = seat === view.me;
    const parts = [
      `${view.who(seat)}: ${t('table-gold')} ${player.gold}, ${t('table-cards')} ${player.hand.length}, ${t('table-city')} ${player.size}/${facts.goal}`,
      player.city.length ? cards(player.city.map((district) => district.card)) : '',
      characters(own ? player.characters : player.revealed),
      facts.crown === seat ? t('table-crown') : '',
      own && player.hand.length ? `${t('table-my-hand')}: ${cards(player.hand)}` : '',
    ];
    lines.push(`${parts.filter(Boolean).join('. ')}.`);
  });
  return lines;
}
