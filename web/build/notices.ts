// What is built into the client and by whom, with the text of each licence (beside this file where a package has none), as the module `virtual:notices`.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGES = [
  'svelte',
  'clsx',
  '@fluent/bundle',
  '@fluent/langneg',
  'uqr',
  '@fontsource-variable/alegreya',
  '@fontsource-variable/source-sans-3',
];
const MODULE = 'virtual:notices';
const LOADED = '\0' + MODULE;

export interface Notice {
  name: string;
  version: string;
  license: string;
  text: string;
}

export function notices(): Notice[] {
  return PACKAGES.map((name) => {
    const folder = new URL(`../node_modules/${name}/`, import.meta.url);
    const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as Notice;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? new URL(file, folder) : new URL(`./${license}.txt`, import.meta.url);
    return { name, version, license, text: readFileSync(text, 'utf8').trim() };
  });
}

export function thirdParties(): Plugin {
  return {
    name: 'burgrave-notices',
    resolveId: (id) => (id === MODULE ? LOADED : undefined),
    load: (id) => (id === LOADED ? `export default ${JSON.stringify(notices())};` : undefined),
  };
}
