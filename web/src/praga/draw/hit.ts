/** What can be chosen in a drawing: a button with the engine's words as its name. */
import { escaped } from './numbers';

/** Move texts that can be chosen now, with what they are called. */
export type May = ReadonlyMap<string, string>;

export interface Target {
  /** What lies there, as it is drawn whether it can be chosen or not. */
  drawn: string;
  /** The outline of the button. */
  outline: string;
  attributes?: string;
  style?: string;
  /** Its style if it cannot be chosen. */
  otherwise?: string;
}

/** The button lies over the drawing, not around it: what is printed below says nothing that its name does not say better. */
export function hit(may: May, move: string, { drawn, outline, attributes = '', style = '', otherwise = '' }: Target): string {
  const label = may.get(move);
  if (label === undefined) return `<g class="${style} ${otherwise}" ${attributes}>${drawn}</g>`;
  const name = escaped(label);
  const button = `<g class="hit-on" role="button" tabindex="0" aria-label="${name}"><title>${name}</title>${outline}</g>`;
  return `<g class="hit may ${style}" data-move="${escaped(move)}" ${attributes}><g aria-hidden="true">${drawn}</g>${button}</g>`;
}
