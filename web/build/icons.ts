// One sprite of all icons that src/art/icons.csv lists, as the module `virtual:icons`: its default export is the address.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { rounded } from './rounded.ts';

const LIST = new URL('../src/art/icons.csv', import.meta.url);
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const MODULE = 'virtual:icons';
const LOADED = '\0' + MODULE;
const DEVELOPING = '/@burgrave/icons.svg';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** What the interface calls an icon, and what the set calls it. */
export function list(): [string, string][] {
  const [, ...lines] = readFileSync(LIST, 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split(',') as [string, string]);
}

export function sprite(): string {
  const set = JSON.parse(readFileSync(SET, 'utf8')) as IconSet;
  const symbols = list().map(([id, name]) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`icons.csv: there is no icon ${name} (for ${id})`);
    const body = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

export function icons(): Plugin {
  let building = false;
  return {
    name: 'burgrave-icons',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? LOADED : undefined;
    },
    load(id) {
      if (id !== LOADED) return undefined;
      if (!building) return `export default ${JSON.stringify(DEVELOPING)};`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPING, (_request, answer) => {
        answer.setHeader('Content-Type', 'image/svg+xml');
        answer.end(sprite());
      });
    },
  };
}
