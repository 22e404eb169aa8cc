// The busts of the characters: arch, back hair, garment, head, hair, headgear, attribute.
import {
  G,
  HAT,
  RANK,
  beard,
  chain,
  ermine,
  face,
  fringe,
  hairBack,
  head,
  hoops,
  mask,
  medal,
  prop,
  robe,
  specs,
  vee,
  wrap,
} from './bust-parts.js';
import { dice, hash, mix } from './dice.js';
import { town } from './landscape.js';
import { path } from './silhouettes.js';

export const CAST = {
  assassin: [
    1,
    () =>
      hairBack('#3a1d1a', 150, 34) +
      robe('#2e2b3c', { f: 1 }) +
      vee('#7a1f2b') +
      head('a', { f: 1, ears: false }) +
      fringe('#3a1d1a', 'side') +
      face('a', { f: 1, eyes: 'narrow', masked: 1, angry: 2, iris: '#2f6b57' }) +
      wrap('#7a1f2b') +
      HAT.hood('#3d3a4f', '#15131d'),
    ['plain-dagger', 79, 113, 151, 0],
  ],
  witch: [
    1,
    () =>
      hairBack('#b9b4c4', 196, 46) +
      robe('#3b2f4d', { f: 1 }) +
      vee('#5d8a5b') +
      head('e', { f: 1 }) +
      face('e', {
        f: 1,
        eyes: 'narrow',
        nose: 'long',
        mouth: 'smirk',
        angry: 2,
        brow: '#77708a',
        iris: '#3c7a3a',
      }) +
      fringe('#b9b4c4', 'part') +
      HAT.witch(),
    ['magic-swirl', 67, 125, 162, 0, '#c7f0b8'],
  ],
  magistrate: [
    1,
    () =>
      robe('#1f1b2a') +
      `<path fill="#7a1f2b" d="M40 196C56 180 72 174 84 170L92 244H34zM160 196C144 180 128 174 116 170L108 244H166z"/>` +
      `<path fill="#fdf8ec" d="M88 164h24l6 40-18-8-18 8z"/>` +
      head('b', {}) +
      face('b', { mouth: 'stern', angry: 1, nose: 'long', brow: '#8d8371' }) +
      HAT.wig(),
    ['gavel', 72, 120, 158, 0],
  ],
  thief: [
    2,
    () =>
      robe('#3b4420') +
      vee('#c9b48a') +
      `<path fill="#57622f" d="M60 178C70 190 130 190 140 178 150 190 150 204 140 208 120 214 80 214 60 208 50 204 50 190 60 178z"/>` +
      head('b', {}) +
      beard('#2a1d12', 'stubble') +
      fringe('#3a2615', 'short') +
      face('b', { mouth: 'smirk', brows: false, look: 1.5 }) +
      mask('#1d1a17') +
      HAT.cap('#59652f', '#3b4420'),
    ['swap-bag', 76, 116, 154, 6, '#ffe3a0'],
  ],
  spy: [
    2,
    () =>
      robe('#2f3a33') +
      `<path fill="#46564a" d="M62 160L92 196 84 244H40C40 204 50 180 62 160zM138 160L108 196 116 244H160C160 204 150 180 138 160z"/>` +
      head('c', {}) +
      fringe('#1f1712', 'short') +
      face('c', { eyes: 'narrow', mouth: 'calm', look: 2 }) +
      beard('#1f1712', 'goatee') +
      HAT.brim('#3c4a3f', '#8d9a55', HAT.feather('#b8c47a')),
    ['spyglass', 83, 107, 147, -4],
  ],
  blackmailer: [
    2,
    () =>
      hairBack('#2a1a16', 168, 42) +
      robe('#5a2740', { f: 1 }) +
      `<path fill="#f2e4d8" opacity=".9" d="M70 176q6 10 12 0 6 10 12 2 6 8 12 0 6 8 12-2 6 10 12 0l-6 18q-24 12-48 0z"/>` +
      head('a', { f: 1 }) +
      face('a', { f: 1, mouth: 'smirk', eyes: 'narrow', iris: '#3d2a1a' }) +
      fringe('#2a1a16', 'side') +
      `<path fill="#1d1015" opacity=".82" d="M68 92C84 86 116 86 132 92 134 108 126 116 112 113 106 110 94 110 88 113 74 116 66 108 68 92zM80 102c4 5 12 5 15 1-4-5-11-5-15-1zm25 1c3 4 11 4 15-1-4-4-11-4-15 1z" fill-rule="evenodd"/>` +
      `<g transform="translate(116 46) scale(.09)"><path fill="#c23a4a" d="${path('rose')}"/></g>`,
    ['dagger-rose', 76, 116, 154, 0, '#ffd9d2'],
  ],
  magician: [
    3,
    () =>
      hairBack('#7a3b1e', 178, 44) +
      robe('#1f6d78', { f: 1 }) +
      vee('#f2d9a0') +
      `<path fill="#c9962b" d="M84 168L100 214 96 218 78 172zM116 168L100 214 104 218 122 172z"/>` +
      head('a', { f: 1 }) +
      face('a', { f: 1, mouth: 'smile', browUp: 2, iris: '#1d6a5a' }) +
      fringe('#7a3b1e', 'part') +
      HAT.star('#1d2a4a'),
    ['poker-hand', 79, 113, 151, 6],
  ],
  wizard: [
    3,
    () =>
      robe('#26437a') +
      `<path fill="#3a5fa0" d="M52 188C70 176 130 176 148 188L140 206C120 196 80 196 60 206z"/>` +
      head('e', {}) +
      face('e', { nose: 'long', brow: '#e9e6ee', iris: '#2f6fb5', mouth: 'calm' }) +
      beard('#f0eef4', 'long') +
      beard('#ffffff', 'big') +
      HAT.wizard('#26437a'),
    ['wizard-staff', 89, 103, 136, 0, '#ffe6a8'],
  ],
  seer: [
    3,
    () =>
      robe('#7c3a66', { f: 1 }) +
      vee('#e9b95a') +
      chain(G, 176) +
      head('c', { f: 1 }) +
      face('c', { f: 1, eyes: 'shut', mouth: 'calm', browUp: 2 }) +
      HAT.scarf('#155d68', '#e0b040') +
      hoops,
    ['crystal-ball', 72, 119, 158, 0, '#cdeff2'],
  ],
  king: [
    4,
    () =>
      hairBack('#6b4424', 140, 40) +
      robe('#8f2230') +
      ermine(186) +
      head('b', {}) +
      fringe('#6b4424', 'short') +
      face('b', { brow: '#4d2f17', mouth: 'calm' }) +
      beard('#6b4424', 'full') +
      beard('#7a5130', 'mous') +
      HAT.crown(),
    ['winged-scepter', 79, 113, 150, 0, '#ffe08a'],
  ],
  emperor: [
    4,
    () =>
      robe('#4a2a63') +
      ermine(188) +
      chain(G, 190) +
      head('a', {}) +
      face('a', { brow: '#8f8a86', mouth: 'stern', angry: 1, nose: 'long' }) +
      beard('#b9b3ae', 'full') +
      beard('#cfc9c3', 'big') +
      HAT.imperial(),
    ['crown-coin', 65, 125, 165, 0, '#ffe08a'],
  ],
  patrician: [
    4,
    () =>
      hairBack('#c9a25a', 146, 38) +
      robe('#6d4a12') +
      `<path fill="#f4ead7" d="M78 168q11 12 22 4 11 8 22-4l4 14q-26 16-52 0z"/>` +
      chain(G, 186) +
      head('e', {}) +
      fringe('#c9a25a', 'part') +
      face('e', { brow: '#8a6a30', mouth: 'calm', eyes: 'narrow', browUp: 3 }) +
      HAT.roll('#9c3a2e', '#7c2a24') +
      HAT.feather('#f6e3b0'),
    ['laurel-crown', 74, 118, 156, 0, '#ffe7a6'],
  ],
  bishop: [
    5,
    () =>
      robe('#2f6fb5') +
      `<path fill="${G}" d="M80 170L92 244H72L62 178zM120 170L108 244H128L138 178z"/><path fill="#f6efe0" d="M86 166h28l-14 20z"/>` +
      head('a', {}) +
      fringe('#9a9390', 'bald') +
      face('a', { brow: '#7d766f', mouth: 'smile' }) +
      HAT.mitre(),
    ['shepherds-crook', 89, 103, 136, 0, '#ffe08a'],
  ],
  abbot: [
    5,
    () =>
      robe('#6b4a2c') +
      `<path fill="#7d5836" d="M52 190C62 168 82 166 100 172 118 166 138 168 148 190 140 208 120 204 100 204 80 204 60 208 52 190z"/><path fill="#4a301b" d="M70 182C80 174 120 174 130 182 120 194 80 194 70 182z"/>` +
      head('b', {}) +
      `<path fill="#e5b48a" d="M70 84C66 46 134 46 130 84z"/><path fill="#c48a5c" opacity=".5" d="M104 56c16 1 28 9 26 28h-26z"/>` +
      fringe('#5c3a1e', 'tonsure') +
      face('b', { mouth: 'smile', blush: 1, eyes: 'shut', brow: '#5c3a1e' }),
    ['open-book', 76, 116, 154, -4, '#fff3d6'],
  ],
  cardinal: [
    5,
    () =>
      robe('#a8242a') +
      `<path fill="#c23a3c" d="M48 196C60 176 82 172 100 178 118 172 140 176 152 196 146 220 120 222 100 220 80 222 54 220 48 196z"/><path d="M100 178v42" stroke="#7d161d" stroke-width="2.500"/><g fill="#7d161d"><circle cx="100" cy="188" r="2.500"/><circle cx="100" cy="199" r="2.500"/><circle cx="100" cy="210" r="2.500"/></g><path fill="#fff" d="M88 166h24l-12 12z"/>` +
      head('d', {}) +
      fringe('#2b2422', 'bald') +
      face('d', { mouth: 'calm', brow: '#1b1310' }) +
      beard('#2b2422', 'goatee') +
      HAT.galero(),
    ['gothic-cross', 67, 125, 163, 0, '#ffe08a'],
  ],
  merchant: [
    6,
    () =>
      hairBack('#8a3f1e', 150, 40) +
      robe('#2e7d54', { f: 1 }) +
      `<path fill="#5a3a22" d="M56 196C66 178 86 170 92 168L100 200 108 168C114 170 134 178 144 196L132 206 112 196 100 214 88 196 68 206z"/>` +
      chain(G, 178) +
      head('b', { f: 1 }) +
      fringe('#8a3f1e', 'part') +
      face('b', { f: 1, mouth: 'smile', iris: '#3a5a2a' }) +
      HAT.roll('#c9962b', '#2e7d54'),
    ['scales', 77, 115, 153, 0, '#ffe6a0'],
  ],
  alchemist: [
    6,
    () =>
      hairBack('#d9d3e0', 132, 42) +
      robe('#4a6b3a', { f: 1 }) +
      `<path fill="#6b4526" d="M72 244V196C72 186 82 182 86 176L114 176C118 182 128 186 128 196V244z"/><path d="M74 172L84 196M126 172L116 196" stroke="#6b4526" stroke-width="6"/>` +
      head('a', { f: 1 }) +
      `<circle cx="100" cy="46" r="15" fill="#d9d3e0"/>` +
      fringe('#d9d3e0', 'side') +
      face('a', { f: 1, mouth: 'smirk', browUp: 2, iris: '#3c7a6a' }) +
      HAT.goggles(),
    ['bubbling-flask', 74, 118, 152, 8, '#c9f2c0'],
  ],
  trader: [
    6,
    () =>
      robe('#3f5a4a') +
      `<path fill="#a0622a" d="M40 204C60 180 80 176 86 172L96 200C80 204 66 220 62 244H30C30 230 34 214 40 204z"/>` +
      vee('#e9dcc0') +
      head('c', {}) +
      fringe('#2b1c12', 'short') +
      face('c', { mouth: 'smile', brow: '#1f140c' }) +
      beard('#2b1c12', 'big') +
      HAT.brim('#7a4f2a', '#2e8b57'),
    ['trade', 74, 118, 156, 0, '#ffe6a0'],
  ],
  architect: [
    7,
    () =>
      hairBack('#5a2d18', 138, 39) +
      robe('#a9632c', { f: 1 }) +
      `<path fill="#f2e6cf" d="M80 170L100 200 120 170 126 178 104 216H96L74 178z"/>` +
      head('b', { f: 1 }) +
      face('b', { f: 1, mouth: 'calm', iris: '#4a3a1a' }) +
      fringe('#5a2d18', 'side') +
      HAT.beret('#7a4420') +
      `<path d="M128 88l24-16" stroke="#e8b93f" stroke-width="5" stroke-linecap="round"/><path d="M150 73l6-4" stroke="#24160f" stroke-width="4" stroke-linecap="round"/>`,
    ['pencil-ruler', 74, 118, 156, 0],
  ],
  navigator: [
    7,
    () =>
      hairBack('#c98a3a', 186, 44) +
      robe('#27456b', { f: 1 }) +
      vee('#f4ead7') +
      `<path fill="${G}" d="M84 168L100 214 95 220 76 174zM116 168L100 214 105 220 124 174z"/>` +
      head('c', { f: 1 }) +
      fringe('#c98a3a', 'side') +
      face('c', { f: 1, mouth: 'smirk', iris: '#2a5a7a' }) +
      hoops +
      HAT.captain('#1d3350'),
    ['ship-wheel', 74, 118, 156, 0, '#ffe6b0'],
  ],
  scholar: [
    7,
    () =>
      hairBack('#2a1a14', 158, 40) +
      robe('#3a2f54', { f: 1 }) +
      `<path fill="#a9632c" d="M84 170L100 210 116 170 130 176 106 240H94L70 176z"/><path fill="#fff8e8" d="M88 166h24l-12 18z"/>` +
      head('d', { f: 1 }) +
      fringe('#1d120e', 'part') +
      face('d', { f: 1, mouth: 'smile' }) +
      specs +
      HAT.mortar(),
    ['open-book', 74, 118, 156, -4],
  ],
  warlord: [
    8,
    () =>
      robe('#8a2620') +
      `<path fill="#8c8f9a" d="M26 232C26 200 48 184 76 180L84 210C60 214 50 226 48 244H24zM174 232C174 200 152 184 124 180L116 210C140 214 150 226 152 244H176z"/><path fill="#5e606c" d="M174 232c0-32-22-48-50-52l-4 16c24 4 42 18 44 48z"/><path fill="#5e606c" d="M80 178h40l-8 44H88z"/><path fill="#8c8f9a" d="M80 178h20v44H88z"/>` +
      head('b', { ears: false }) +
      face('b', { angry: 3, eyes: 'narrow', mouth: 'stern' }) +
      beard('#5a2a14', 'full') +
      beard('#6b3418', 'mous') +
      HAT.helm(),
    ['broadsword', 89, 103, 141, 0, '#f2f0ee'],
  ],
  diplomat: [
    8,
    () =>
      robe('#7a2f3a', { f: 1 }) +
      vee('#f4ead7') +
      `<path fill="#c9962b" d="M52 190L64 184 128 244H100z"/>` +
      medal(84, 216, G) +
      head('e', { f: 1 }) +
      face('e', { f: 1, mouth: 'smile', iris: '#3d5a7a' }) +
      HAT.veil('#f6ede0') +
      HAT.hennin('#8f3040'),
    ['tied-scroll', 76, 116, 154, 0],
  ],
  marshal: [
    8,
    () =>
      robe('#5d1f28') +
      `<path fill="${G}" d="M28 214C34 196 50 186 70 182L72 194C56 198 46 208 42 222zM172 214C166 196 150 186 130 182L128 194C144 198 154 208 158 222z"/><path fill="#8c8f9a" d="M72 174C82 168 118 168 128 174L118 200C110 206 90 206 82 200z"/>` +
      chain(G, 192) +
      head('a', {}) +
      face('a', { mouth: 'stern', angry: 1, brow: '#6b6058' }) +
      beard('#9a8f85', 'big') +
      HAT.sallet('#b5352c'),
    ['swords-emblem', 74, 118, 156, 0, '#f2f0ee'],
  ],
  queen: [
    9,
    () =>
      hairBack('#d6a24a', 200, 46) +
      robe('#9c3f74', { f: 1 }) +
      `<path fill="#fbf3ea" d="M64 176C60 150 66 140 74 132L84 170 100 178 116 170 126 132C134 140 140 150 136 176L118 184 100 190 82 184z"/>` +
      `<path d="M80 178Q100 202 120 178" fill="none" stroke="#f8f0ff" stroke-width="4" stroke-dasharray="1 5" stroke-linecap="round"/>` +
      head('e', { f: 1 }) +
      fringe('#d6a24a', 'part') +
      face('e', { f: 1, mouth: 'calm', browUp: 2, iris: '#2f6f8a' }) +
      HAT.queen(),
    ['shut-rose', 74, 118, 156, 0, '#ffd9e6'],
  ],
  artist: [
    9,
    () =>
      hairBack('#a8471e', 156, 42) +
      robe('#3f6f8a', { f: 1 }) +
      `<path fill="#e0b040" d="M66 184C80 172 120 172 134 184 138 200 122 206 100 206 78 206 62 200 66 184z"/><path fill="#c08a20" d="M104 204l14 34-12-4-8 8-2-38z"/>` +
      head('a', { f: 1 }) +
      fringe('#a8471e', 'side') +
      face('a', { f: 1, mouth: 'smile', browUp: 2, iris: '#3a6a3a' }) +
      `<path d="M76 116l10 3" stroke="#2f6fb5" stroke-width="4" stroke-linecap="round"/><path d="M79 123l7 2" stroke="#2e8b57" stroke-width="3.500" stroke-linecap="round"/>` +
      HAT.beret('#9c3f74'),
    ['palette', 76, 116, 154, 0],
  ],
  tax_collector: [
    9,
    () =>
      robe('#2d2735') +
      `<path fill="#7c2f5c" d="M86 168L100 244 114 168 126 174 124 244H76L74 174z"/><path fill="#f6efe0" d="M84 164l16 14 16-14 4 12-20 14-20-14z"/>` +
      chain(G, 190) +
      head('a', {}) +
      fringe('#4d4a4a', 'bald') +
      face('a', { mouth: 'stern', nose: 'long', eyes: 'narrow', brow: '#4d4a4a', angry: 1 }) +
      specs +
      HAT.skull('#2d2735') +
      `<path fill="#fff8e8" d="M130 92C146 74 160 60 172 56 168 76 154 90 134 98z"/><path d="M132 96L164 64" stroke="#b9a98a" stroke-width="1.500"/>`,
    ['receive-money', 77, 115, 153, 0, '#ffe08a'],
  ],
};

export function portrait(id) {
  const spec = CAST[id];
  if (!spec) return '';
  const [rank, bust, pr] = spec,
    [deep, pale] = RANK[rank],
    u = 'p',
    r = dice(hash(id));
  let s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" preserveAspectRatio="xMidYMin slice"><defs><radialGradient id="${u}" cx=".5" cy=".4" r=".75"><stop stop-color="${mix(pale, '#fff6e0', 0.6)}"/><stop offset=".5" stop-color="${mix(pale, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs><path fill="url(#${u})" d="M0 0h200v240H0z"/>`;
  // rays behind the head, a line of roofs behind the shoulders
  for (let i = 0; i < 16; i++)
    s += `<path fill="#fff" opacity=".09" transform="rotate(${i * 22.5} 100 96)" d="M100 96l-9-170h18z"/>`;
  s += `<path fill="${deep}" opacity=".38" d="${town(r, -6, 206, 214, 46)}"/><path fill="${deep}" opacity=".6" d="M-4 210h208v34H-4z"/>`;
  s += `<g transform="translate(-6 0)"><g fill="#120810" opacity=".22" transform="translate(5 4)"></g>${bust()}</g>`;
  if (pr) s += prop(...pr);
  return s + '</svg>';
}
