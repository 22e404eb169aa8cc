import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const LOCALES = join(SOURCES, 'locales');
const ENGINE = join(SOURCES, '../../src/burgrave/text/locales');
const ENGINE_FILES = ['praga-amounts.ftl', 'praga-pieces.ftl', 'praga-parts.ftl'];
const languages = ['en', 'cs', 'bg', 'pl'];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const keys = (language: string, file: string): string[] => keysOf(join(LOCALES, language, file));

function keysOf(path: string): string[] {
  return new FluentResource(readFileSync(path, 'utf8')).body.map((entry) => entry.id).sort();
}

describe.each(readdirSync(join(LOCALES, 'en')))('%s', (file) => {
  it.each(languages)('has every phrase once in %s', (language) => {
    const found = keys(language, file);
    expect(found).toEqual(keys('en', file));
    expect(new Set(found).size).toBe(found.length);
  });
});

it('has every phrase that is asked for', () => {
  const shared = ENGINE_FILES.map((file) => join(ENGINE, 'en', file));
  const own = readdirSync(join(LOCALES, 'en')).map((file) => join(LOCALES, 'en', file));
  const known = new Set([...own, ...shared].flatMap(keysOf));
  const asked = sources(SOURCES).flatMap((text) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]!));
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
