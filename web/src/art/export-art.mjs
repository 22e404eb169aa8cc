// Writes every picture as a file of its own: node src/art/export-art.mjs
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { district } from './draw/district.js';
import { DISTRICTS } from './draw/figures.js';
import { panorama } from './draw/panorama.js';
import { CAST, portrait } from './draw/portrait.js';
import { prague } from './draw/prague.js';
import { shields } from './draw/shield.js';
import { skyline, strip } from './draw/skyline.js';
import { backs, crown } from './draw/things.js';
import { typeOf } from './draw/types.js';

const HERE = fileURLToPath(new URL('./pictures', import.meta.url));

/** The name of every picture and what is in it. */
export function pictures() {
  const all = { crown, 'back-district': backs.district, 'back-character': backs.character };
  for (const id of Object.keys(DISTRICTS)) {
    all[`card-${id}`] = district(id, typeOf(id));
    all[`tile-${id}`] = district(id, typeOf(id), 'tile');
  }
  for (const id of Object.keys(CAST)) all[`bust-${id}`] = portrait(id);
  shields.forEach((shield, seat) => (all[`shield-${seat}`] = shield));
  for (const time of ['day', 'night']) all[`panorama-${time}`] = panorama(time);
  for (const time of ['day', 'night']) {
    all[`skyline-${time}`] = skyline(time, 460);
    all[`skyline-tall-${time}`] = skyline(time, 980);
  }
  for (const type of ['noble', 'unique', 'action']) all[`strip-${type}`] = strip(type);
  all.prague = prague();
  return all;
}

/** Only what has changed is written, so that a running development server stays calm. */
export function exportArt(folder = HERE) {
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures())) {
    const file = join(folder, `${name}.svg`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg);
  }
}

/** For Vite: the pictures are there before anything asks for them. */
export const art = () => ({ name: 'burgrave-art', config: () => exportArt() });

if (process.argv[1] === fileURLToPath(import.meta.url)) exportArt();
