// Which folder may import which: app knows no board but through the register, and no game knows another.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const REGISTER = 'boards';

/** The part of the client that a file belongs to: `app`, `art`, `boards`, `boards/citadels` … */
function partOf(path: string): string {
  const [first = '', second = '', ...rest] = relative(SOURCES, path).split('/');
  return first === 'boards' && rest.length ? `boards/${second}` : first;
}

function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'art' || to === 'locales') return from !== 'art' || to === 'art';
  if (from === REGISTER) return true;
  if (from === 'app') return to === REGISTER;
  if (from === 'art') return false;
  return to === 'app' || to === 'boards/shared' || to === REGISTER;
}

function* imports(): Generator<[file: string, target: string]> {
  for (const entry of readdirSync(SOURCES, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(svelte|ts)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']*)'/g);
    const targets = [...specifiers].map(([, specifier]) => resolve(dirname(file), specifier!));
    for (const target of targets.filter((path) => path.startsWith(SOURCES))) yield [file, target];
  }
}

it('imports in one direction only', () => {
  const found = [...imports()];
  expect(found.length).toBeGreaterThan(500);
  // the register is `boards` itself, or a file in it
  const part = (path: string) => (relative(SOURCES, path) === REGISTER ? REGISTER : partOf(path));
  const wrong = found.filter(([file, target]) => !mayImport(part(file), part(target)));
  expect(wrong.map((paths) => paths.map((path) => relative(SOURCES, path)).join(' -> '))).toEqual([]);
});

it('lets a game of the register import only the types of the register', () => {
  const wrong = [...imports()].filter(
    ([file, target]) => partOf(file).startsWith('boards/') && relative(SOURCES, target) === REGISTER,
  );
  expect(wrong).toEqual([]);
});

it('lets boards ask for the size of their box, not of the window', () => {
  const boards = join(SOURCES, 'boards');
  const wrong: string[] = [];
  for (const entry of readdirSync(boards, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(svelte|css)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    if (/\/(new-table|home|reference)\//.test(file)) continue; // parts of pages, not of a board
    const text = readFileSync(file, 'utf8');
    const styles = file.endsWith('.css') ? text : (text.split('<style')[1] ?? '');
    const found = styles.match(/@media[^{]*(?:width|height)|[\d.]+[dsl]?v[hw]\b/g) ?? [];
    const allowed = entry.name === 'BoardFrame.svelte' ? ['100dvh'] : [];
    wrong.push(
      ...found.filter((each) => !allowed.includes(each)).map((each) => `${relative(boards, file)}: ${each}`),
    );
  }
  // write `@container table (…)` and `calc(9 * var(--table-h))` instead
  expect(wrong).toEqual([]);
});
