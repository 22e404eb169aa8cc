/** The table in sentences for the list mode: names and numbers side by side, no grammar. */
import { t } from '../../lib/words.svelte';
import type { TableView } from '../view.svelte';
import { type Option, isPossible, plain, price } from './options';

/** A choice that is a row of moves says all of its steps. */
export function optionSays(view: TableView, option: Option): string {
  if (option.steps.length === 1) return plain(option.label);
  const labels = option.moves.map((move) => view.sight?.prompt?.sequence_moves.find((step) => step.move.move === move)?.label ?? []);
  const said = labels.map(plain).join(' → ');
  return isPossible(option) && price(option) ? `${said}, ${t('table-price', { gold: price(option) })}` : said;
}

export function tableSays(view: TableView): string[] {
  const { facts } = view;
  const characters = (ids: string[]) =>
    ids
      .filter((id) => id !== 'unknown')
      .map((id) => `${view.rank(id)} ${view.name('character', id)}`)
      .join(', ');
  const cards = (ids: string[]) =>
    ids.map((id) => (id === 'unknown' ? '?' : `${view.name('card', id)} (${view.card(id).cost ?? '–'})`)).join(', ');
  const lines = [`${t('table-round', { round: facts.round })}. ${t('table-deck')}: ${facts.deck.length}.`];
  const mark = (term: string, id: string | null) => id && lines.push(`${view.term(term)}: ${view.name('character', id)}.`);
  mark('killed', facts.killed);
  mark('robbed', facts.robbed);
  mark('bewitched', facts.bewitched);
  if (facts.faceup.length) lines.push(`${t('table-aside')}: ${characters(facts.faceup)}.`);
  facts.seats.forEach((player, seat) => {
    const own = seat === view.me;
    const parts = [
      `${view.who(seat)}: ${view.term('gold')} ${player.gold}, ${t('table-cards')} ${player.hand.length}, ${view.term('city')} ${player.size}/${facts.goal}`,
      player.city.length ? cards(player.city.map((district) => district.card)) : '',
      characters(own ? player.characters : player.revealed),
      facts.crown === seat ? view.term('crown') : '',
      own && player.hand.length ? `${t('table-my-hand')}: ${cards(player.hand)}` : '',
    ];
    lines.push(`${parts.filter(Boolean).join('. ')}.`);
  });
  return lines;
}
