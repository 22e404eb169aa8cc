/** What can be chosen in a drawing: a button with the engine's words as its name. */
import { escaped } from './numbers';

/** Move texts that can be chosen now, with what they are called. */
export type May = ReadonlyMap<string, string>;

/** Attributes and title for the group of something that a move stands for; plain if it cannot be chosen. */
export function hit(may: May, move: string, style = '', otherwise = ''): [attributes: string, title: string] {
  const label = may.get(move);
  if (label === undefined) return [`class="${style} ${otherwise}"`, ''];
  return [`class="hit may ${style}" data-move="${escaped(move)}" role="button" tabindex="0" aria-label="${escaped(label)}"`, `<title>${escaped(label)}</title>`];
}

/** What is printed on a button says nothing that its name does not say better. */
export const silent = (drawn: string): string => `<g aria-hidden="true">${drawn}</g>`;
