/** Where a place of a flight is on the page now. */
import type { Place } from './flights';

const SELECTORS: Record<string, (...parts: string[]) => string[]> = {
  gold: (seat) => [`[data-seat="${seat}"] [data-place="gold"]`],
  hand: (seat, card) => [
    ...(card ? [`[data-seat="${seat}"] [data-hand="${card}"]`] : []),
    `[data-seat="${seat}"] [data-place="hand"]`,
    `[data-seat="${seat}"]`,
  ],
  shield: (seat) => [`[data-seat="${seat}"] .plate-shield`],
  crown: (seat) => [`[data-seat="${seat}"] .crown`],
  answer: (character) => [`[data-arch="${character}"] .arch-seat`],
  mark: (character, kind) => [`[data-arch="${character}"] .mark-${kind}`],
  city: (seat, card) => [`[data-city="${seat}"] [data-card="${card}"]`],
  deck: () => ['[data-place="deck"] .back', '.topbar-round .back'],
  bank: () => ['[data-place="deck"] .back', '.topbar-round .back'],
  tax: () => ['[data-place="tax"] .coin', '[data-place="deck"] .back'],
};

export function find(place: Place, root: ParentNode = document): HTMLElement | null {
  const [kind = '', ...parts] = place.split(':');
  for (const selector of SELECTORS[kind]?.(...parts) ?? []) {
    const all = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
    if (all.length) return all.at(-1)!;
  }
  return null;
}
