/**
 * Puts a drawing into an element of a page. It is built node by node: the policy of the page takes no markup, and the
 * drawings are plain enough to be read in a few lines.
 */
import type { Attachment } from 'svelte/attachments';

const SVG = 'http://www.w3.org/2000/svg';
const PARTS = /<\/\w+>|<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const read = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign]!) : text;

export function built(drawing: string): DocumentFragment {
  const whole = document.createDocumentFragment();
  let inside: Node = whole;
  for (const [, name, attributes, closed, text] of drawing.matchAll(PARTS)) {
    if (text !== undefined) inside.appendChild(document.createTextNode(read(text)));
    else if (name === undefined) inside = inside.parentNode ?? whole;
    else {
      const element = document.createElementNS(SVG, name);
      for (const [, key, value] of attributes?.matchAll(ATTRIBUTE) ?? [])
        element.setAttribute(key!, read(value!));
      inside.appendChild(element);
      if (!closed) inside = element;
    }
  }
  return whole;
}

/** The element shows this drawing, and nothing else. */
export const paint =
  (drawing: string): Attachment<Element> =>
  (element) =>
    element.replaceChildren(built(drawing));
