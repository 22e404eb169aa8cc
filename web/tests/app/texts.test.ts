import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import LANGUAGES from '../../../src/burgrave/i18n/locales/languages.json';

const SOURCES = join(import.meta.dirname, '../../src');
const LOCALES = join(SOURCES, 'locales');
const ENGINE = join(import.meta.dirname, '../../../src/burgrave/i18n/locales');
const SHARED = ['praga-amounts.ftl', 'praga-pieces.ftl', 'praga-parts.ftl'];
const languages = Object.keys(LANGUAGES);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function keys(language: string, file: string, folder = LOCALES): string[] {
  const resource = new FluentResource(readFileSync(join(folder, language, file), 'utf8'));
  return resource.body.map((entry) => entry.id).sort();
}

describe.each(readdirSync(join(LOCALES, 'en')))('%s', (file) => {
  it.each(languages)('has every phrase once in %s', (language) => {
    const found = keys(language, file);
    expect(found).toEqual(keys('en', file));
    expect(new Set(found).size).toBe(found.length);
  });
});

it('has every phrase that is asked for', () => {
  const known = new Set([
    ...readdirSync(join(LOCALES, 'en')).flatMap((file) => keys('en', file)),
    ...SHARED.flatMap((file) => keys('en', file, ENGINE)),
  ]);
  const asked = sources(SOURCES).flatMap((text) =>
    [...text.matchAll(/\bt\('([a-z0-9-]+)'|'((?:table|citadels)-[a-z0-9-]+)'/g)].map(
      (found) => found[1] ?? found[2]!,
    ),
  );
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
