import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/table/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' });
const files = import.meta.glob<string>('../../src/locales/*/table.ftl', { eager: true, query: '?raw', import: 'default' });
const said = new Set(Object.values(sources).flatMap((source) => source.match(/'table-[a-z-]+'/g) ?? []));
const keys = (language: string) => new Set(files[`../../src/locales/${language}/table.ftl`]!.match(/^table-[a-z-]+/gm));

it('says nothing that has no words', () => {
  const known = keys('en');
  expect([...said].map((key) => key.slice(1, -1)).filter((key) => !known.has(key))).toEqual([]);
});

it.each(['cs', 'bg', 'pl'])('has the same words in %s', (language) => {
  expect([...keys(language)]).toEqual([...keys('en')]);
});
