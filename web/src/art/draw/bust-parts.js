// What busts are built from: garment, head, face, hair, beard, headgear, attribute.
import { mix } from './dice.js';
import { path } from './silhouettes.js';

// rank colours: wall of the arch (deep → light) and the ribbon
export const RANK = {
  1: ['#343247', '#6a6788'],
  2: ['#4a5526', '#8d9a55'],
  3: ['#155d68', '#58a5ab'],
  4: ['#9a6a12', '#e6b94e'],
  5: ['#244f86', '#7fb0dd'],
  6: ['#1f6644', '#77b98c'],
  7: ['#854a1e', '#cf9159'],
  8: ['#8a2620', '#d9806c'],
  9: ['#7c2f5c', '#c57ba6'],
};
export const SKIN = {
  a: ['#f3cfab', '#d9a67c', '#a9683f'],
  b: ['#e5b48a', '#c48a5c', '#8f5a33'],
  c: ['#c48b5d', '#a06a3f', '#6f4223'],
  d: ['#8f5d3b', '#6f4226', '#472612'],
  e: ['#f6dcc4', '#ddb294', '#b07a5a'],
};
export const INK = '#24160f';

// ---- head and face
export function head(k, o) {
  const s = SKIN[k],
    f = o.f;
  const jaw = f
    ? 'M72 92C72 58 128 58 128 92L127 108C125 130 111 144 100 144 89 144 75 130 73 108z'
    : 'M70 92C70 58 130 58 130 92L130 110C128 134 113 147 100 147 87 147 72 134 70 110z';
  const half = f
    ? 'M104 66C120 67 128 77 128 92L127 108C125 130 111 144 100 144 110 128 108 92 104 66z'
    : 'M104 66C121 67 130 77 130 92L130 110C128 134 113 147 100 147 111 130 109 92 104 66z';
  const ear =
    o.ears === false
      ? ''
      : `<path fill="${s[0]}" d="M71 98c-7-3-9 6-6 12 2 4 5 6 8 5z"/><path fill="${s[1]}" d="M129 98c7-3 9 6 6 12-2 4-5 6-8 5z"/>`;
  return `<path fill="${s[1]}" d="M86 130h28v34c0 12-28 12-28 0z"/><path fill="${mix(s[1], s[2], 0.5)}" d="M86 140c8 12 20 12 28 0v10c-8 10-20 10-28 0z"/>${ear}<path fill="${s[0]}" d="${jaw}"/><path fill="${s[1]}" opacity=".55" d="${half}"/>`;
}
export function face(k, o) {
  const s = SKIN[k],
    y = 103,
    br = o.brow || INK,
    e = o.eyes || 'open',
    f = o.f;
  let t = '';
  const lid = s[2];
  if (e === 'open')
    t += `<path d="M79.500 ${y}q7.500-7 15 0q-7.500 5-15 0z" fill="#fffaf0"/><path d="M105.500 ${y}q7.500-7 15 0q-7.500 5-15 0z" fill="#fffaf0"/><circle cx="${87 + (o.look || 0)}" cy="${y - 0.3}" r="3.100" fill="${o.iris || INK}"/><circle cx="${113 + (o.look || 0)}" cy="${y - 0.3}" r="3.100" fill="${o.iris || INK}"/><path d="M78.500 ${y}q8.500-8.500 17 0M104.500 ${y}q8.500-8.500 17 0" fill="none" stroke="${INK}" stroke-width="${f ? 2.4 : 1.9}" stroke-linecap="round"/>`;
  if (e === 'narrow')
    t += `<path d="M79.500 ${y}q7.500-4.500 15 .500q-7.500 3.500-15-.500z" fill="#fffaf0"/><path d="M105.500 ${y + 0.5}q7.500-5 15-.500q-7.500 4-15 .500z" fill="#fffaf0"/><circle cx="${88 + (o.look || 0)}" cy="${y}" r="2.500" fill="${o.iris || INK}"/><circle cx="${112 + (o.look || 0)}" cy="${y}" r="2.500" fill="${o.iris || INK}"/><path d="M78.500 ${y - 0.5}q8.500-5.500 17 1M104.500 ${y + 0.5}q8.500-6.500 17-1" fill="none" stroke="${INK}" stroke-width="2.400" stroke-linecap="round"/>`;
  if (e === 'shut')
    t += `<path d="M79 ${y}q8 6 16 0M105 ${y}q8 6 16 0" fill="none" stroke="${INK}" stroke-width="2.200" stroke-linecap="round"/>`;
  const by = y - 9 - (o.browUp || 0),
    a = o.angry || 0;
  if (o.brows !== false)
    t += `<path d="M78 ${by - a}q8-5 17 ${a ? 1 + a : 0}M105 ${by + (a ? 1 : 0)}q9-5 17 ${-a}" fill="none" stroke="${br}" stroke-width="${f ? 2.4 : 3.6}" stroke-linecap="round"/>`;
  if (!o.masked) {
    t +=
      o.nose === 'long'
        ? `<path d="M100 100c2 8 7 14 5 19-2 3-8 2-10 0" fill="none" stroke="${lid}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="M101 102c1 7 4 11 3 14-1 2.500-6 2.500-8 .500" fill="none" stroke="${lid}" stroke-width="2" stroke-linecap="round"/>`;
    const m = o.mouth || 'calm',
      my = 130;
    const lips = f ? mix('#a83a3e', s[1], 0.15) : mix(lid, INK, 0.25);
    if (m === 'calm')
      t += f
        ? `<path d="M91 ${my}q4.500-4 9-1.500q4.500-2.500 9 1.500q-9 7-18 0z" fill="${lips}"/>`
        : `<path d="M91 ${my}q9 3 18 0" fill="none" stroke="${lips}" stroke-width="2.600" stroke-linecap="round"/>`;
    if (m === 'smile')
      t += f
        ? `<path d="M89 ${my - 1}q5.500-2.500 11-.500q5.500-2 11 .500q-11 11-22 0z" fill="${lips}"/>`
        : `<path d="M89 ${my - 2}q11 9 22 0" fill="none" stroke="${lips}" stroke-width="2.600" stroke-linecap="round"/>`;
    if (m === 'smirk')
      t += f
        ? `<path d="M91 ${my}q5-3 9-1.500q6-2 11-3q-6 9-20 4.500z" fill="${lips}"/>`
        : `<path d="M90 ${my}q10 4 20-4" fill="none" stroke="${lips}" stroke-width="2.600" stroke-linecap="round"/>`;
    if (m === 'stern')
      t += `<path d="M91 ${my + 1}q9-4 18 0" fill="none" stroke="${lips}" stroke-width="2.600" stroke-linecap="round"/>`;
  }
  if (f || o.blush)
    t += `<ellipse cx="80" cy="117" rx="6" ry="4" fill="#d4574a" opacity=".18"/><ellipse cx="120" cy="117" rx="6" ry="4" fill="#d4574a" opacity=".18"/>`;
  return t;
}

// ---- garments: base shape with a lit side, trims
export const BODY = 'M18 244C20 200 46 182 80 170L100 178 120 170C154 182 180 200 182 244z';
export const BODYF = 'M30 244C32 204 54 186 84 172L100 180 116 172C146 186 168 204 170 244z';
export function robe(c, o) {
  o = o || {};
  const b = o.f ? BODYF : BODY,
    d = mix(c, '#180a18', 0.28);
  return (
    `<path fill="${c}" d="${b}"/><path fill="${d}" opacity=".6" d="M104 180L120 170C${o.f ? '146 186 168 204 170 244' : '154 182 180 200 182 244'}H112z"/>` +
    (o.fold === false
      ? ''
      : `<path d="M58 196q-8 22-8 48M142 196q8 22 8 48" fill="none" stroke="#180a18" stroke-opacity=".22" stroke-width="2.500"/>`)
  );
}
export const vee = (c, o) =>
  `<path fill="${c}" d="M84 168L100 214 116 168 108 164 100 170 92 164z"/>` + (o || '');
export const ermine = (y) =>
  `<path fill="#f6efe2" d="M44 ${y + 8}C60 ${y - 14} 84 ${y - 20} 100 ${y - 12}C116 ${y - 20} 140 ${y - 14} 156 ${y + 8}C150 ${y + 26} 122 ${y + 30} 100 ${y + 26}C78 ${y + 30} 50 ${y + 26} 44 ${y + 8}z"/><path fill="#d9cdb8" opacity=".7" d="M104 ${y - 13}C122 ${y - 19} 142 ${y - 13} 156 ${y + 8}C150 ${y + 26} 122 ${y + 30} 104 ${y + 26}z"/><g fill="${INK}">${[
    [60, y + 8],
    [76, y + 15],
    [92, y + 8],
    [108, y + 17],
    [124, y + 8],
    [140, y + 14],
  ]
    .map(([x, yy]) => `<path d="M${x} ${yy}l2.500 7-2.500 3-2.500-3z"/>`)
    .join('')}</g>`;
export const chain = (c, y) =>
  `<path d="M62 ${y}Q100 ${y + 44} 138 ${y}" fill="none" stroke="${mix(c, INK, 0.35)}" stroke-width="6"/><path d="M62 ${y}Q100 ${y + 44} 138 ${y}" fill="none" stroke="${c}" stroke-width="4" stroke-dasharray="6 3"/>`;
export const medal = (x, y, c) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="${mix(c, INK, 0.3)}"/><circle cx="${x}" cy="${y}" r="7" fill="${c}"/><circle cx="${x}" cy="${y}" r="3" fill="${mix(c, '#fff', 0.5)}"/>`;

// ---- hair and beards
export const hairBack = (c, len, w) =>
  `<path fill="${c}" d="M${100 - (w || 40)} 96C${100 - (w || 40)} 44 ${100 + (w || 40)} 44 ${100 + (w || 40)} 96L${100 + (w || 40) + 4} ${len}Q100 ${len + 22} ${100 - (w || 40) - 4} ${len}z"/><path fill="#000" opacity=".14" d="M104 58C130 60 ${100 + (w || 40)} 70 ${100 + (w || 40)} 96L${100 + (w || 40) + 4} ${len}Q124 ${len + 10} 108 ${len + 10}z"/>`;
export const fringe = (c, k) =>
  ({
    part: `<path fill="${c}" d="M68 104C62 62 84 54 100 55 118 53 138 64 132 104 130 88 124 78 104 72 92 82 74 86 68 104z"/>`,
    side: `<path fill="${c}" d="M68 102C62 60 88 52 104 55 124 54 138 70 132 102 128 86 120 82 90 70 80 76 70 86 68 102z"/>`,
    short: `<path fill="${c}" d="M69 98C64 60 86 54 101 54 120 54 136 64 131 98 128 84 122 76 100 76 78 76 72 84 69 98z"/>`,
    bald: `<path fill="${c}" d="M69 106c-6-22-2-34 6-40-3 12-3 24-2 40zm62 0c6-22 2-34-6-40 3 12 3 24 2 40z"/>`,
    tonsure: `<path fill="${c}" d="M67 108C58 84 62 70 70 66 84 74 116 74 130 66 138 70 142 84 133 108 132 98 130 92 126 88 112 92 88 92 74 88 70 92 68 98 67 108z"/><path fill="#000" opacity=".16" d="M104 72c10-1 20-3 26-6 8 4 12 18 3 42-1-10-3-16-7-20-6 2-14 3-22 3z"/><path fill="#fff" opacity=".35" d="M82 62q8-7 18-7-12 6-14 10z"/>`,
  })[k];
export const beard = (c, k) =>
  ({
    full: `<path fill="${c}" d="M69 106C70 128 72 164 100 170 128 164 130 128 131 106 128 122 118 122 112 122 106 118 94 118 88 122 82 122 72 122 69 106z"/><path d="M91 131q9 4 18 0" stroke="${mix(c, '#000', 0.5)}" stroke-width="2.500" fill="none" stroke-linecap="round"/><path fill="#000" opacity=".12" d="M104 120c4 0 8 2 8 2 6 0 16 0 19-16-1 22-3 58-31 64 8-14 8-34 4-50z"/>`,
    long: `<path fill="${c}" d="M69 104C66 140 72 196 100 222 128 196 134 140 131 104 128 122 118 120 112 120 106 117 94 117 88 120 82 120 72 122 69 104z"/><path d="M86 140q-2 30 10 60M114 140q2 30-10 60M100 146v62" stroke="${mix(c, '#5a5068', 0.35)}" stroke-width="2" fill="none"/><path d="M92 131q8 4 16 0" stroke="${mix(c, '#000', 0.5)}" stroke-width="2.500" fill="none" stroke-linecap="round"/>`,
    goatee: `<path fill="${c}" d="M90 138c6-3 14-3 20 0 0 10-4 22-10 24-6-2-10-14-10-24z"/>`,
    mous: `<path fill="${c}" d="M100 121c-6-3-14 0-20 8 8 2 15 0 20-4 5 4 12 6 20 4-6-8-14-11-20-8z"/>`,
    big: `<path fill="${c}" d="M100 120c-8-5-18 0-30 14 2 4 18 4 30-6 12 10 28 10 30 6-12-14-22-19-30-14z"/>`,
    stubble: `<path fill="${c}" opacity=".28" d="M70 112c2 24 16 35 30 35s28-11 30-35c-6 10-14 10-18 9-8-4-16-4-24 0-4 1-12 1-18-9z"/>`,
  })[k];

// ---- headgear
export const G = '#e0b040',
  GD = '#a4741b';
export const HAT = {
  hood: (c, c2) =>
    `<path fill="${c}" d="M100 22C62 26 50 66 54 120 56 150 66 168 78 176 70 150 66 130 68 104 70 76 84 66 100 64 116 66 130 76 132 104 134 130 130 150 122 176 134 168 144 150 146 120 150 66 138 26 100 22z"/><path fill="#000" opacity=".22" d="M100 22c38 4 50 44 46 98-2 30-12 48-24 56 8-26 12-46 10-72-2-28-16-38-32-40z"/><path fill="none" stroke="${c2 || c}" stroke-width="3" d="M79 174C70 150 66 130 68 104 70 76 84 66 100 64 116 66 130 76 132 104 134 130 130 150 121 174"/>`,
  witch: () =>
    `<path fill="#2b2537" d="M26 92C50 80 66 78 70 74 78 52 92 26 122 4 120 16 112 24 118 34 124 50 128 64 132 74 136 78 152 80 174 92 150 102 50 102 26 92z"/><path fill="#000" opacity=".25" d="M122 4c-2 12-10 20-4 30 6 16 10 30 14 40 4 4 20 6 42 18-18 8-44 9-70 10 8-34 4-66 18-98z"/><path fill="#7c4fa0" d="M70 74c18 8 44 8 62 0l3 10c-20 9-48 9-69 0z"/><path fill="${G}" d="M93 76h16v13H93zm4 3v7h8v-7z" fill-rule="evenodd"/>`,
  wizard: (c) =>
    `<path fill="${c}" d="M46 86C62 80 68 78 72 72 80 46 94 24 96 2 110 22 124 48 130 72 134 78 140 80 154 86 132 96 68 96 46 86z"/><path fill="#000" opacity=".22" d="M96 2c14 20 28 46 34 70 4 6 10 8 24 14-12 5-30 7-50 8 4-30 2-60-8-92z"/><g fill="#ffe9a6"><path d="M98 30l2 5 5 .500-4 3.500 1 5-4-3-4 3 1-5-4-3.500 5-.500z"/><path d="M112 56l1.500 4 4 .400-3 2.800.800 4-3.300-2.200-3.300 2.200.800-4-3-2.800 4-.400z"/><circle cx="88" cy="60" r="2.500"/></g><path fill="${G}" d="M71 73c18 7 42 7 60 0l3 6c-20 8-46 8-66 0z"/>`,
  crown: () =>
    `<path fill="${GD}" d="M66 78L60 40 80 56 100 28 120 56 140 40 134 78C116 86 84 86 66 78z"/><path fill="${G}" d="M66 76L61 44 80 60 100 33 120 60 139 44 134 76C116 83 84 83 66 76z"/><path fill="#fff" opacity=".25" d="M66 76L61 44 80 60 100 33V81C88 81 76 80 66 76z"/><g><circle cx="100" cy="32" r="5" fill="#b5352c"/><circle cx="60" cy="42" r="4" fill="#2f6fb5"/><circle cx="140" cy="42" r="4" fill="#2f6fb5"/><circle cx="100" cy="68" r="5" fill="#b5352c"/><circle cx="80" cy="70" r="3.500" fill="#f6efe2"/><circle cx="120" cy="70" r="3.500" fill="#f6efe2"/></g>`,
  imperial: () =>
    `<path fill="#6d2a4d" d="M68 66C64 34 90 24 100 24 110 24 136 34 132 66z"/><path fill="none" stroke="${G}" stroke-width="6" d="M70 70C64 36 92 24 100 24 108 24 136 36 130 70M100 24v44"/><path fill="${G}" d="M97 2h6v6h6v6h-6v8h-6v-8h-6V8h6z"/><circle cx="100" cy="24" r="6" fill="${G}"/><path fill="${GD}" d="M64 64h72l-3 20c-20 6-46 6-66 0z"/><path fill="${G}" d="M66 66h68l-2 14c-20 5-44 5-64 0z"/><circle cx="100" cy="75" r="5" fill="#2f6fb5"/><circle cx="80" cy="73" r="4" fill="#b5352c"/><circle cx="120" cy="73" r="4" fill="#b5352c"/>`,
  queen: () =>
    `<path fill="${G}" d="M70 72L64 34 78 48 88 24 100 44 112 24 122 48 136 34 130 72C114 79 86 79 70 72z"/><path fill="#000" opacity=".13" d="M100 44L112 24 122 48 136 34 130 72C122 76 112 77 102 77z"/><g fill="#f8f0ff"><circle cx="64" cy="33" r="3.500"/><circle cx="88" cy="23" r="3.500"/><circle cx="112" cy="23" r="3.500"/><circle cx="136" cy="33" r="3.500"/></g><circle cx="100" cy="62" r="5" fill="#9c3f74"/><circle cx="82" cy="64" r="3" fill="#2f6fb5"/><circle cx="118" cy="64" r="3" fill="#2f6fb5"/>`,
  mitre: () =>
    `<path fill="#f4ecda" d="M68 82C60 54 78 24 100 6 122 24 140 54 132 82 112 90 88 90 68 82z"/><path fill="#d8c9a8" opacity=".8" d="M100 6c22 18 40 48 32 76-8 3-20 5-32 5z"/><path fill="${G}" d="M68 74c20 7 44 7 64 0v9c-20 8-44 8-64 0z"/><path fill="${G}" d="M96 20l4-5 4 5v54h-8z"/><path fill="#2f6fb5" d="M96 38h8v7h7v8h-7v12h-8V53h-7v-8h7z"/>`,
  galero: () =>
    `<path fill="#a8242a" d="M18 80C40 64 62 66 70 62 72 36 88 30 100 30 112 30 128 36 130 62 138 66 160 64 182 80 150 96 50 96 18 80z"/><path fill="#000" opacity=".18" d="M104 30c12 0 24 8 26 32 8 4 30 2 52 18-20 10-50 13-80 12z"/><path fill="#7d161d" d="M70 62c18 8 42 8 60 0v8c-18 8-42 8-60 0z"/>`,
  biretta: () =>
    `<path fill="#a8242a" d="M66 78L62 40C72 30 90 34 100 26 110 34 128 30 138 40L134 78C112 86 88 86 66 78z"/><path fill="#000" opacity=".2" d="M100 26c10 8 28 4 38 14l-4 38c-10 4-20 6-32 6z"/><path fill="#c23a3c" d="M100 26c-4 10-4 30 0 40 4-10 4-30 0-40z"/><circle cx="100" cy="25" r="6" fill="#c23a3c"/>`,
  coif: (c) =>
    `<path fill="${c}" d="M66 112C58 64 80 50 100 50 120 50 142 64 134 112L128 112C130 92 124 78 100 78 76 78 70 92 72 112z"/><path fill="#000" opacity=".2" d="M104 50c18 2 38 16 30 62h-6c2-18-2-32-24-34z"/>`,
  wig: () =>
    `<path fill="#efe8da" d="M62 152C50 130 54 78 66 64 78 48 122 48 134 64 146 78 150 130 138 152 132 156 128 150 128 140 134 100 126 80 100 78 74 80 66 100 72 140 72 150 68 156 62 152z"/><path fill="#cfc4b0" opacity=".8" d="M104 52c14 1 24 4 30 12 12 14 16 66 4 88-6 4-10-2-10-12 6-40-2-58-24-62z"/><g fill="none" stroke="#b9ac94" stroke-width="2"><path d="M60 92q6 5 12 0M57 108q6 5 13 0M57 124q7 5 14 0M60 140q6 5 12 0M128 92q6 5 12 0M130 108q6 5 13 0M129 124q7 5 14 0M128 140q6 5 12 0"/></g><path d="M100 52v26M84 56q4 12 2 24M116 56q-4 12-2 24" fill="none" stroke="#b9ac94" stroke-width="2"/>`,
  brim: (c, band, o) =>
    `<path fill="${c}" d="M30 84C52 72 64 74 70 70 70 40 84 32 100 34 116 30 132 40 130 70 138 74 148 72 170 84 140 98 60 98 30 84z"/><path fill="#000" opacity=".2" d="M104 33c14-2 28 8 26 37 8 4 18 2 40 14-18 9-42 11-66 10z"/><path fill="${band}" d="M70 64c18 8 42 8 60 0v9c-18 8-42 8-60 0z"/>` +
    (o || ''),
  feather: (c) =>
    `<path fill="${c}" d="M126 66c8-20 26-42 50-46-2 14-10 22-16 26 4 0 6 0 8 2-12 14-26 20-42 18z"/><path d="M128 66c10-14 24-28 40-38" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  cap: (c, c2) =>
    `<path fill="${c}" d="M66 84C56 60 70 36 104 36 138 36 148 58 134 84 112 76 88 76 66 84z"/><path fill="#000" opacity=".18" d="M104 36c34 0 44 22 30 48-9-3-18-5-28-6z"/><path fill="${c2}" d="M65 78c22-9 48-9 70 0l-2 10c-22-9-44-9-66 0z"/>`,
  beret: (c) =>
    `<path fill="${c}" d="M58 78C48 46 86 34 112 36 144 38 156 58 140 74 130 84 118 80 100 78 84 76 70 84 62 86z"/><path fill="#000" opacity=".16" d="M112 36c32 2 44 22 28 38-10 10-22 6-34 5 18-10 20-28 6-43z"/><path fill="${c}" d="M108 37l4-11 5 1-2 11z"/>`,
  roll: (c, c2) =>
    `<path fill="${c2}" d="M70 74C66 48 84 40 100 40 116 40 134 48 130 74z"/><path fill="${c}" d="M58 84C54 66 72 60 100 60 128 60 146 66 142 84 138 96 118 86 100 86 82 86 62 96 58 84z"/><path fill="#000" opacity=".16" d="M104 60c26 0 42 6 38 24-4 12-22 3-38 2z"/><path d="M72 64l6 22M90 60l4 26M110 60l-2 26M128 63l-6 23" stroke="#000" stroke-opacity=".2" stroke-width="2.500"/>`,
  scarf: (c, c2) =>
    `<path fill="${c}" d="M62 112C54 66 78 46 100 46 122 46 146 66 138 112 140 138 148 160 152 176L128 180C132 150 132 122 128 100 118 80 82 80 72 100 68 122 68 150 72 180L48 176C52 160 60 138 62 112z"/><path fill="#000" opacity=".18" d="M104 46c20 1 42 20 34 66 2 26 10 48 14 64l-24 4c4-30 4-58 0-80-6-12-14-16-24-18z"/><path d="M72 100C82 80 118 80 128 100" fill="none" stroke="${c2}" stroke-width="5"/><g fill="${G}"><circle cx="80" cy="90" r="2.500"/><circle cx="90" cy="86" r="2.500"/><circle cx="110" cy="86" r="2.500"/><circle cx="120" cy="90" r="2.500"/></g><path fill="#2fa5a0" stroke="${G}" stroke-width="2" d="M100 76l7 9-7 9-7-9z"/>`,
  mortar: () =>
    `<path fill="#2d2440" d="M70 78C70 62 84 58 100 58 116 58 130 62 130 78 112 72 88 72 70 78z"/><path fill="#3a2f54" d="M100 30L158 52 100 74 42 52z"/><path fill="#000" opacity=".2" d="M100 30l58 22-58 22z"/><path d="M100 52L146 58V86" fill="none" stroke="${G}" stroke-width="2.500"/><path fill="${G}" d="M142 84h8l2 16h-12z"/>`,
  captain: (c) =>
    `<path fill="${c}" d="M34 78C50 84 70 70 100 70 130 70 150 84 166 78 158 58 140 34 100 34 60 34 42 58 34 78z"/><path fill="#000" opacity=".2" d="M104 34c38 1 54 25 62 44-16 6-34-8-62-8z"/><path d="M36 77C52 81 72 67 100 67 128 67 148 81 164 77" fill="none" stroke="${G}" stroke-width="4"/><circle cx="100" cy="52" r="9" fill="${G}"/><path d="M100 45v13M95 50h10M94 55q6 6 12 0" stroke="#24160f" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  helm: () =>
    `<path fill="#8c8f9a" d="M64 112C58 60 76 42 100 42 124 42 142 60 136 112L126 126 124 96 108 90V130H92V90L76 96 74 126z"/><path fill="#5e606c" d="M100 42c24 0 42 18 36 70l-10 14-2-30-16-6v40h-8z"/><path fill="#b9bcc6" d="M97 42h6v50h-6z"/><path fill="none" stroke="#c9962b" stroke-width="3" d="M64 111C58 60 76 43 100 43 124 43 142 60 136 111"/><path fill="#efe6d2" d="M66 74C40 70 34 44 42 26 46 44 58 54 70 56zM134 74C160 70 166 44 158 26 154 44 142 54 130 56z"/><path fill="#b9a98a" d="M134 74c26-4 32-30 24-48 0 20-12 32-26 36z"/>`,
  sallet: (c) =>
    `<path fill="${c}" d="M96 26c-22-8-46 2-54 26 10-6 14-4 16 0 4-8 20-16 38-14z"/><path fill="#9a9daa" d="M62 86C58 52 78 36 100 36 122 36 142 52 138 86 150 90 154 96 156 102 130 90 70 90 44 102 46 96 50 90 62 86z"/><path fill="#6a6d7a" d="M100 36c22 0 42 16 38 50 12 4 16 10 18 16-16-7-36-9-56-9z"/><path fill="#c9ccd6" d="M96 36h7v55h-7z"/>`,
  veil: (c, o) =>
    `<path fill="${c}" opacity="${o || 0.92}" d="M60 116C52 66 78 46 100 46 122 46 148 66 140 116 144 150 156 176 164 196L134 190C134 150 134 122 128 98 118 80 82 80 72 98 66 122 66 150 66 190L36 196C44 176 56 150 60 116z"/><path fill="#000" opacity=".12" d="M104 46c20 1 44 20 36 70 4 34 16 60 24 80l-30-6c0-40 0-68-6-92-5-10-14-14-24-16z"/>`,
  hennin: (c) =>
    `<path fill="${c}" d="M72 76C78 50 92 26 116 4 122 8 122 14 120 20 124 40 130 58 130 76 112 68 88 68 72 76z"/><path fill="#000" opacity=".18" d="M116 4c6 4 6 10 4 16 4 20 10 38 10 56-8-4-16-5-24-6 6-20 8-44 10-66z"/><path fill="${G}" d="M71 72c20-9 42-9 60 0v7c-20-8-40-8-60 0z"/><path fill="#fff" opacity=".5" d="M118 6c24 14 44 60 40 120-4-40-18-76-38-104z"/>`,
  goggles: () =>
    `<path fill="#5a3a22" d="M68 74C88 64 112 64 132 74v9C112 74 88 74 68 83z"/><g fill="#8fd0c8" stroke="${GD}" stroke-width="4"><circle cx="86" cy="72" r="11"/><circle cx="114" cy="72" r="11"/></g><path fill="#fff" opacity=".6" d="M80 68q4-5 8-4l-7 10zM108 68q4-5 8-4l-7 10z"/>`,
  skull: (c) =>
    `<path fill="${c}" d="M70 78C68 54 84 48 100 48 116 48 132 54 130 78 112 70 88 70 70 78z"/><path fill="#000" opacity=".2" d="M104 48c14 1 28 7 26 30-8-4-16-6-26-6z"/>`,
  star: (c) =>
    `<path fill="${c}" d="M72 76C66 66 70 58 74 56L78 14 122 10 128 56C132 58 136 66 130 76 112 68 90 68 72 76z"/><path fill="#000" opacity=".2" d="M104 12l18-2 6 46c4 2 8 10 2 20-8-4-16-5-26-6z"/><path fill="#c9962b" d="M74 54c18-6 38-6 54 0v10c-18-6-36-6-54 0z"/><path fill="#ffe9a6" d="M100 22l3 8 8 .600-6 5.400 2 8-7-4.500-7 4.500 2-8-6-5.400 8-.600z"/>`,
};
export const mask = (c) =>
  `<path fill="${c}" d="M68 100C68 88 84 90 100 95 116 90 132 88 132 100 132 114 112 116 104 106H96C88 116 68 114 68 100zM80 101c4 6 12 5 15 1-4-5-11-5-15-1zm25 1c3 4 11 5 15-1-4-4-11-4-15 1z" fill-rule="evenodd"/>`;
export const wrap = (c) =>
  `<path fill="${c}" d="M68 112C80 106 120 106 132 112L134 140C122 158 78 158 66 140z"/><path fill="#000" opacity=".2" d="M102 108c12 0 24 2 30 4l2 28c-6 9-18 13-30 13z"/><path d="M70 124q30 10 60 0M72 138q28 10 56 0" stroke="#000" stroke-opacity=".25" stroke-width="2" fill="none"/>`;
export const specs = `<g fill="#fff" fill-opacity=".35" stroke="${GD}" stroke-width="2.500"><circle cx="87" cy="103" r="11"/><circle cx="113" cy="103" r="11"/><path fill="none" d="M98 102q2-2 4 0M76 101l-7-3M124 101l7-3"/></g>`;
export const hoops = `<g fill="none" stroke="${G}" stroke-width="3"><circle cx="66" cy="122" r="6"/><circle cx="134" cy="122" r="6"/></g>`;

// ---- the attribute: a silhouette cut from pale paper, held into the arch
export function prop(name, size, x, y, rot, fill) {
  const d = path(name),
    s = size / 512,
    f = fill || '#fff3d6';
  return `<g transform="translate(${x} ${y}) rotate(${rot || 0} ${size / 2} ${size / 2}) scale(${s.toFixed(3)})"><path d="${d}" fill="none" stroke="#1c0f14" stroke-opacity=".55" stroke-width="44" stroke-linejoin="round"/><path d="${d}" fill="${f}" stroke="${f}" stroke-width="6"/></g>`;
}
