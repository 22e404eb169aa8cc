/** The browser's own words, in Fluent, and the engine's phrases for amounts. Sentences about a game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { LanguageId } from '../api/types';

const files = import.meta.glob<string>(
  [
    '../../locales/*/*.ftl',
    '../../../../src/burgrave/i18n/locales/*/{praga-amounts,praga-pieces,praga-parts,praga-technologies,component-parts}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<LanguageId>('en');

/** From now on in this language. */
export async function loadLanguage(language: LanguageId): Promise<void> {
  const wanted = Object.keys(files).filter((path) => path.includes(`/${language}/`));
  const sources = await Promise.all(wanted.map((path) => files[path]!()));
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  spoken = language;
  document.documentElement.lang = language;
}

/** The language that the words on the page are in. */
export function language(): LanguageId {
  return spoken;
}

/** A phrase of `locales`; what is missing shows its key. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const value = bundle?.getMessage(key)?.value;
  return value && bundle ? bundle.formatPattern(value, args) : key;
}
