/** Soft hyphens in long names: cards are narrow, and no browser can be relied on to know where four languages break. */
import words from './hyphens.json';

const parts: Record<string, Map<string, string>> = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [
    language,
    new Map(list.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')])),
  ]),
);

export function hyphenate(name: string, language: string): string {
  const known = parts[language];
  return known ? name.replace(/\p{L}+/gu, (word) => known.get(word) ?? word) : name;
}
