/** Every symbol of Praga, once: a grid of 24, flat, two tones and a dark contour. None differs from another by colour alone. */
const INK = '#2c2018',
  IVORY = '#fff6e2';
const pt = (a: number, r: number, cx: number, cy: number): string =>
  [cx + r * Math.cos((a * Math.PI) / 180), cy + r * Math.sin((a * Math.PI) / 180)]
    .map((v) => Math.round(v * 100) / 100)
    .join(' ');
const poly = (n: number, r1: number, r2: number, cx: number, cy: number, off: number): string =>
  Array.from({ length: n * 2 }, (_, i) => pt(off + (i * 180) / n, i % 2 ? r2 : r1, cx, cy)).join('L');
const gear = (cx: number, cy: number, R: number, r: number, teeth: number): string => {
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const a = (i * 360) / teeth;
    d +=
      (i ? 'L' : 'M') +
      [pt(a - 15, r, cx, cy), pt(a - 9.5, R, cx, cy), pt(a + 9.5, R, cx, cy), pt(a + 15, r, cx, cy)].join(
        'L',
      );
  }
  return d + 'Z';
};
const star6 = (r1: number, r2: number, cx: number, cy: number): string =>
  'M' + poly(6, r1, r2, cx, cy, -90) + 'Z';
// the tab of all "one step further" symbols
const STEP = `<g class="step"><circle cx="18.6" cy="18.6" r="4.9" fill="${INK}" stroke="${IVORY}" stroke-width="1.1"/><path fill="${IVORY}" d="M18.6 15.600l3 3.500h-1.700v2.300h-2.600v-2.300h-1.700z"/></g>`;
const leaf = (a: number, side: number): string => {
  const [x, y] = pt(a, 9.7, 12, 12).split(' ');
  return `<ellipse cx="${x}" cy="${y}" rx="2.9" ry="1.45" transform="rotate(${a + 90 - side * 34} ${x} ${y})"/>`;
};
const wreath = (f: string): string =>
  `<g fill="${f}" stroke="#1d4a2e" stroke-width=".55">${[112, 143, 174, 205, 236].map((a) => leaf(a, 1)).join('')}${[68, 37, 6, -25, -56].map((a) => leaf(a, -1)).join('')}</g>`;
const HOUSE = 'M3 20.500V10.800l4.6-5 4.6 5v9.700zM12.8 20.500v-6.900l4.1-3.9 4.1 3.900v6.900z';

export const DRAWINGS = {
  // ---- what is held
  gold: `<circle cx="12" cy="12" r="10" fill="#d9a22f" stroke="#6b470b" stroke-width="1.3"/><circle cx="12" cy="12" r="7.7" fill="#f2cd6c" stroke="#b98322" stroke-width=".9"/><g class="blank"><path fill="#b98322" d="M12 7.6 15.7 12 12 16.4 8.3 12z"/><path fill="#ffe9a9" d="M12 9.6 14 12l-2 2.400L10 12z"/></g><path d="M6.2 8.300A7 7 0 0 1 12 5" fill="none" stroke="#fff7d8" stroke-width="1.3" stroke-linecap="round"/>`,
  stone: `<path fill="#aab3bf" stroke="#3c4552" stroke-width="1.3" stroke-linejoin="round" d="M3.9 7.2 8 3.100l8.7-.3 4 4.3.2 9.4-4.4 4.4-9 .2-4.4-4.300z"/><path fill="#dde2e9" d="M4.7 7.5 8.3 3.900l8-.3-1.7 2.6-5.5.2-2.3 2.5-.1 6-1.9 1.100z"/><path fill="#7f8a99" d="m20.1 7.6.1 8.6-4 4-8.2.2 1.9-2.2 5.3-.1 2.6-2.6-.1-5.800z"/><path fill="#c3cad4" d="m9.1 6.4 5.5-.2 3.1 3.2.1 6.1-2.6 2.6-5.3.1-3.1-3.2-.1-6z"/>`,
  vp:
    wreath('#4d9a63') +
    `<circle cx="12" cy="12" r="8" fill="#fffaf0" stroke="#245a38" stroke-width="1.3"/><path class="blank" fill="#2f7048" d="${'M' + poly(5, 5, 2.1, 12, 12.2, -90)}Z"/>`,
  silver: `<path fill="#76839a" stroke="#333d4f" stroke-width="1.2" stroke-linejoin="round" d="M6.3 22V10.200C6.3 6.7 8.6 3.8 12 1.400c3.4 2.4 5.7 5.3 5.7 8.800V22z"/><path fill="#eaf0f9" d="M8.1 20.300v-9.900c0-2.3 1.4-4.4 3.1-6v15.900zM12.8 20.300V4.400c1.7 1.6 3.1 3.7 3.1 6v9.900z"/><path stroke="#76839a" stroke-width="1.1" d="M7.5 11h9M7.5 15.600h9"/><path fill="#fff" d="M8.7 14.800v-3.300h1.900zM13.4 19.500v-3.300h1.900z"/>`,
  goldwin: `<path fill="#8a5b0e" stroke="#4d3004" stroke-width="1.2" stroke-linejoin="round" d="M3.3 22V11.300C3.3 5.6 7 2 12 1.400c5 .6 8.7 4.2 8.7 9.900V22z"/><path fill="#ffd75e" d="M5.2 20.300v-6c0-2 1.1-3.5 2.9-4.6 1.8 1.1 2.9 2.6 2.9 4.600v6zM13 20.300v-6c0-2 1.1-3.5 2.9-4.6 1.8 1.1 2.9 2.6 2.9 4.600v6z"/><circle cx="12" cy="6.9" r="3.1" fill="#ffd75e"/><path fill="#8a5b0e" d="M12 4.600l.9 1.4 1.4.9-1.4.9-.9 1.4-.9-1.4-1.4-.9 1.4-.9z"/><path fill="#fff3c0" d="M5.9 16.500v-2.400c0-1.2.6-2.2 1.5-2.900v5.300zM13.7 16.500v-2.400c0-1.2.6-2.2 1.5-2.900v5.300z"/>`,
  egg: `<path fill="#fffaf0" stroke="#6e5631" stroke-width="1.3" d="M12 2.100c4.3 0 7.7 6.2 7.7 11.1 0 4.9-3.4 8.5-7.7 8.500s-7.7-3.6-7.7-8.500C4.3 8.3 7.7 2.1 12 2.100z"/><path fill="#e6d0a6" d="M18.9 12.200c.3 4.9-2.5 8.7-6.9 8.8-2.6 0-4.7-1.4-5.9-3.7 6 1.5 10.7-.9 12.8-5.100z"/><g fill="#b08d55"><circle cx="10" cy="8.3" r="1"/><circle cx="14" cy="11.6" r="1.2"/><circle cx="8.9" cy="13.7" r="1.1"/><circle cx="12.6" cy="16.9" r=".95"/></g>`,
  red: `<path fill="#c2382e" stroke="#61130e" stroke-width="1.3" stroke-linejoin="round" d="M10.3 3.300c.8-1.3 2.6-1.3 3.4 0l8 14c.8 1.4-.2 3-1.7 3H4c-1.5 0-2.5-1.6-1.7-3z"/><path fill="#ffeadb" d="M9.3 18.200v-5H8.200v-3.100h1.700v1.300h1.300v-1.300h1.600v1.300h1.300v-1.300h1.700v3.100h-1.100v5h-1.800v-2.500h-1.800v2.500z"/>`,
  blue: `<path fill="#2c73bd" stroke="#0f3158" stroke-width="1.3" stroke-linejoin="round" d="M13.7 20.700c-.8 1.3-2.6 1.3-3.4 0l-8-14c-.8-1.4.2-3 1.7-3h16c1.5 0 2.5 1.6 1.7 3z"/><path fill="#eaf4fe" d="M8.3 13.400V8.800H7.100L12 4.900l4.9 3.900h-1.200v4.600h-2.500v-2.700h-2.400v2.700z"/>`,
  cube: `<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="3.2" fill="var(--seat, #8a7a5c)" stroke="${INK}" stroke-width="1.3"/><path fill="#fff" opacity=".28" d="M4.2 6.400a2.2 2.2 0 0 1 2.2-2.200h11.200a2.2 2.2 0 0 1 2.2 2.200v1.200H4.200z"/>`,
  // ---- steps on a track: the thing, and the step tab
  tech:
    `<path fill="#b9692a" stroke="#4f2a0b" stroke-width="1.2" stroke-linejoin="round" d="${gear(11.2, 11.2, 10.2, 7.6, 8)}"/><circle cx="11.2" cy="11.2" r="5.4" fill="#e09a55"/><circle cx="11.2" cy="11.2" r="2.7" fill="#4f2a0b"/>` +
    STEP,
  university:
    `<path fill="#563787" stroke="#2b1750" stroke-width="1.1" stroke-linejoin="round" d="M5.3 10.800v4.700c0 2.1 3 3.6 6.2 3.600s6.2-1.5 6.2-3.600v-4.700z"/><path fill="#8360bd" stroke="#2b1750" stroke-width="1.2" stroke-linejoin="round" d="M11.5 3.2 22.3 8 11.5 12.9.9 8z"/><path fill="none" stroke="#f0c14b" stroke-width="1.3" d="M11.5 8 4 9.900v5.3"/><circle cx="4" cy="15.8" r="1.3" fill="#f0c14b"/>` +
    STEP,
  mine:
    `<path fill="#c2913d" stroke="#5a3d0f" stroke-width="1.2" stroke-linejoin="round" d="M1.3 20.300C3.2 11.3 7 4.2 11.6 4.200S20 11.3 22 20.300z"/><path fill="#3a220c" d="M6.6 20.300v-6.500a5 5 0 0 1 10 0v6.500z"/><path fill="none" stroke="#e9cd92" stroke-width="1.5" d="M6.8 20.300v-6.500a4.8 4.8 0 0 1 9.6 0v6.5"/><path fill="#f5cb55" stroke="#8a5b0e" stroke-width=".7" d="m8.6 20.3 1.2-2.6 1.8-1 1.9 1.1 1.2 2.500z"/>` +
    STEP,
  quarry:
    `<path fill="#8b96a5" stroke="#3c4552" stroke-width="1.2" stroke-linejoin="round" d="M1.4 20.300V8.700l4-4.300h5.200v4.700h4.700v4.200h4.500v3.600h2.800v3.400z"/><path fill="#c8cfd8" d="M2.2 9 5.8 5.200h4v1.700H6.500l-3 3v9.600H2.200zM10.7 9.900h3.800v1.400h-3.800zM15.4 14.100h3.600v1.400h-3.600z"/><path stroke="#5f6a79" stroke-width=".9" d="M5.5 12.500h4.700M8 9.500v3M6.3 16h8M10.5 12.600V16"/>` +
    STEP,
  // ---- the two projects
  hunger: `<path fill="#b5643c" stroke="#552409" stroke-width="1.2" stroke-linejoin="round" d="M1.8 21V8.800h1.900V5.600h3.600v3.200h2.200V5.600h3.600v3.200h2.200V5.600h3.600v3.200h3.300V21z"/><path stroke="#8a4220" stroke-width=".9" d="M2.6 11.400h19M6 8.800v2.600M11.4 8.800v2.600M17 8.800v2.6"/><path fill="${IVORY}" stroke="#552409" stroke-width=".9" stroke-linejoin="round" d="M3.4 16 9.2 11.800v2.500h10.900v3.400H9.200v2.500z"/>`,
  cathedral: `<path fill="#5d82ab" stroke="#1d3454" stroke-width="1.2" stroke-linejoin="round" d="M2.2 21V10.500L5 1.800l2.8 8.7 1.7.2L12 6.800l2.5 3.9 1.7-.2L19 1.800l2.8 8.700V21z"/><path fill="#93b3d6" d="M4.1 10.6 5 7l.9 3.600zM18.1 10.6 19 7l.9 3.600z"/><path fill="${IVORY}" stroke="#1d3454" stroke-width=".9" stroke-linejoin="round" d="M20.6 16l-5.8-4.200v2.500H3.900v3.400h10.900v2.500z"/>`,
  sideways_choice: `<path fill="#b5643c" stroke="#552409" stroke-width="1.1" stroke-linejoin="round" d="M1.4 21V9h1.500V6.400h2.600V9h1.400V6.400h2.600V9h1.800v12z"/><path fill="#5d82ab" stroke="#1d3454" stroke-width="1.1" stroke-linejoin="round" d="M12.7 21V10.600l2.1-7.2 2.1 7.2.8.2.8-.2 2-7.2 2.1 7.200V21z"/><path fill="${IVORY}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round" d="M2.6 16.2 7 12.600v2.100h10v-2.100l4.4 3.600L17 19.800v-2.100H7v2.100z"/>`,
  row_up: `<path fill="#8f7448" stroke="#3f2d12" stroke-width="1.1" stroke-linejoin="round" d="M2 21v-4.700h5.300v-4.400h5.300V7.500h3.200V21z"/><path fill="${IVORY}" stroke="#3f2d12" stroke-width="1" stroke-linejoin="round" d="M18.3 1.8 23 7.500h-2.800V18h-3.800V7.500h-2.800z"/>`,
  arrow_up: `<path fill="#2f7048" stroke="#173a25" stroke-width="1.1" stroke-linejoin="round" d="M12 2 20.5 11.500h-5V22h-7V11.500h-5z"/><path fill="#cfeccf" d="M12 4.3 16.9 10H13.800v10.300h-1.600V4.300z" opacity=".55"/>`,
  arrow_left: `<path fill="#2f5f8f" stroke="#14304d" stroke-width="1.1" stroke-linejoin="round" d="M2 12 11.5 3.500v5H22v7H11.500v5z"/>`,
  arrow_right: `<path fill="#2f5f8f" stroke="#14304d" stroke-width="1.1" stroke-linejoin="round" d="M22 12 12.5 3.500v5H2v7h10.500v5z"/>`,
  // ---- the crane
  special: `<path fill="#7a4fb8" stroke="#33195f" stroke-width="1.2" stroke-linejoin="round" d="${star6(10.8, 6, 12, 12)}"/><path fill="#e9dcfa" d="${star6(5.2, 2.9, 12, 12)}"/>`,
  special_or_vp: `<g transform="translate(-1.5 -2) scale(.72)"><path fill="#7a4fb8" stroke="#33195f" stroke-width="1.5" stroke-linejoin="round" d="${star6(10.8, 6, 12, 12)}"/><path fill="#e9dcfa" d="${star6(5.2, 2.9, 12, 12)}"/></g><path stroke="${INK}" stroke-width="1.6" stroke-linecap="round" d="M6.5 21 17.5 3"/><g transform="translate(7 6.5) scale(.7)">${wreath('#4d9a63')}<circle cx="12" cy="12" r="8.6" fill="#fffaf0" stroke="#245a38" stroke-width="1.9"/></g>`,
  buy_egg: `<g transform="translate(-.6 -.4) scale(.56)"><circle cx="12" cy="12" r="10" fill="#d9a22f" stroke="#6b470b" stroke-width="2"/><circle cx="12" cy="12" r="6.6" fill="#f2cd6c"/></g><path fill="none" stroke="${INK}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="M5.2 15.200v2.600c0 1.2.7 1.9 1.9 1.900h1.500M7.6 17.400l2.2 2.3-2.2 2.3"/><g transform="translate(8.6 2.3) scale(.66 .84)"><path fill="#fffaf0" stroke="#6e5631" stroke-width="1.7" d="M12 2.100c4.3 0 7.7 6.2 7.7 11.1 0 4.9-3.4 8.5-7.7 8.500s-7.7-3.6-7.7-8.500C4.3 8.3 7.7 2.1 12 2.100z"/><g fill="#b08d55"><circle cx="10" cy="8.3" r="1.2"/><circle cx="14" cy="12" r="1.4"/><circle cx="9" cy="15" r="1.3"/></g></g>`,
  blocked: `<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="#6a4a26" stroke="#33200c" stroke-width="1.3"/><path fill="${IVORY}" d="M12 4.600l6 7.200h-3.500v7.400h-5v-7.400H6z"/>`,
  five_points: `<path fill="#d9a22f" stroke="#6b470b" stroke-width="1.2" stroke-linejoin="round" d="${'M' + poly(10, 11.3, 9.3, 12, 12, -90)}Z"/><circle cx="12" cy="12" r="7.4" fill="#fffaf0" stroke="#245a38" stroke-width="1.2"/><text x="12" y="16.1" text-anchor="middle" class="sy-n" font-size="11.5">5</text>`,
  hourglass: `<path fill="#8a5b24" d="M4.5 1.800h15v3h-15zM4.5 19.200h15v3h-15z"/><path fill="#eaf3f5" stroke="#4d3412" stroke-width="1.2" stroke-linejoin="round" d="M6.3 4.800h11.400c0 4-2.6 5.6-4.3 7.2 1.7 1.6 4.3 3.2 4.3 7.200H6.300c0-4 2.6-5.6 4.3-7.2-1.7-1.6-4.3-3.2-4.3-7.200z"/><path fill="#d9a22f" d="M8.2 7h7.600c-.7 1.9-2.6 3-3.8 4.100C10.8 10 8.9 8.9 8.2 7zM12 13.700c2 .6 3.7 2 4.4 4.500H7.600c.7-2.5 2.4-3.9 4.4-4.500z"/>`,
  era: `<path fill="#d9a22f" stroke="#6b470b" stroke-width="1.1" stroke-linejoin="round" d="${'M' + poly(4, 11, 4.2, 12, 12, -90)}Z"/>`,
  // ---- the rest
  extra_action: `<path fill="#f4e3bd" stroke="#6b470b" stroke-width="1.3" stroke-linejoin="round" d="M12 1.3 21.3 6.700v10.600L12 22.7 2.7 17.300V6.700z"/><path fill="none" stroke="#7a1f2b" stroke-width="3" stroke-linecap="round" d="M12 7.400v9.200M7.4 12h9.2"/>`,
  upgrade_bonus: `<path fill="#f4e3bd" stroke="#6b470b" stroke-width="1.3" stroke-linejoin="round" d="M12 1.3 21.3 6.700v10.600L12 22.7 2.7 17.300V6.700z"/><path fill="#7a1f2b" d="M10 6h4v5.500h3.200L12 17.800l-5.2-6.300H10z"/>`,
  seal: `<path fill="#93283a" stroke="#4a0d18" stroke-width="1.1" stroke-linejoin="round" d="M12 1.800c1.5 0 2.2 1.3 3.5 1.700s2.9-.1 3.9 1 .5 2.6 1 3.9 1.9 2.1 1.9 3.6-1.3 2.2-1.7 3.5.1 2.9-1 3.9-2.6.5-3.9 1-2.2 1.9-3.7 1.9-2.1-1.4-3.4-1.9-2.9 0-3.9-1-.5-2.6-1-3.900S2 13.5 2 12s1.3-2.3 1.7-3.6-.1-2.8 1-3.9 2.6-.6 3.9-1S10.5 1.8 12 1.800z"/><circle cx="12" cy="12" r="6.6" fill="#b8404f" stroke="#5f1420" stroke-width=".9"/><path fill="#ffe3d6" d="m7.5 15.3-.8-5.7 2.7 2L12 7.900l2.6 3.7 2.7-2-.8 5.700z"/>`,
  seal_right: `<path fill="#d9a22f" stroke="#6b470b" stroke-width=".9" d="m8 13-2.3 9 3.3-1.700L11 23l1-7 1 7 2-2.7 3.3 1.700L16 13z"/><circle cx="12" cy="9.5" r="8" fill="#93283a" stroke="#4a0d18" stroke-width="1.1"/><circle cx="12" cy="9.5" r="5.3" fill="#b8404f"/><path fill="none" stroke="#ffe3d6" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="m9.4 9.6 1.9 2 3.4-4"/>`,
  refresh: `<path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M19.7 10.300A8 8 0 0 0 5.6 7.200M4.3 13.700a8 8 0 0 0 14.1 3.1"/><path fill="currentColor" d="M3.4 2.900v7h7zM20.6 21.100v-7h-7z"/>`,
  token: `<path fill="#8a5b24" stroke="#3f280c" stroke-width="1" stroke-linejoin="round" d="M2 15.500h20l-2 3.500H4z"/><path stroke="#3f280c" stroke-width=".9" d="M7 15.5 6.5 19M12 15.500V19M17 15.500l.5 3.5"/><circle cx="12" cy="9" r="6.3" fill="#fbf0d6" stroke="#3f280c" stroke-width="1.1"/><path fill="none" stroke="#6fa3b8" stroke-width="1.6" stroke-linecap="round" d="M1.5 21.500q2.6-1.7 5.2 0t5.3 0 5.3 0 5.2 0"/>`,
  cube_space: `<rect x="3.5" y="3.5" width="17" height="17" rx="2.5" fill="#fffaf0" fill-opacity=".75" stroke="#4a3826" stroke-width="1.7" stroke-dasharray="3.4 2.4"/>`,
  no_cube: `<path fill="#b8583a" stroke="#4f1f0d" stroke-width="1.1" stroke-linejoin="round" d="M1.8 20.500V10.800l4.3-4.9 4.3 4.900v9.700z"/><path fill="none" stroke="#2c2018" stroke-width="1.5" stroke-linecap="round" d="M11 18.800h1.600M11 16.600h1.6"/><g transform="translate(10.3 4.5) scale(.57)">${wreath('#4d9a63')}<circle cx="12" cy="12" r="8.6" fill="#fffaf0" stroke="#245a38" stroke-width="1.9"/></g>`,
  figure: `<path fill="var(--seat, #8a7a5c)" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" d="M12 1.700a4.5 4.5 0 0 1 2.7 8.100c.5 3.3 1.7 6 4.5 8.2.9.7 1.3 1.6 1.3 2.700v1.400h-17v-1.400c0-1.1.4-2 1.3-2.7 2.8-2.2 4-4.9 4.5-8.200A4.5 4.5 0 0 1 12 1.700z"/><path fill="#fff" opacity=".3" d="M9.2 4.600A3.3 3.3 0 0 1 12 2.900v6z"/>`,
  plaza: `<path fill="#c9cbd0" stroke="#4a4f5a" stroke-width="1.1" d="M3 19.500h18l-1.5 2.700h-15z"/><path fill="#dfe2e8" stroke="#4a4f5a" stroke-width="1.1" d="M5.5 15.500h13c0 2.2-2.6 4-6.5 4s-6.5-1.8-6.5-4z"/><path fill="#c9cbd0" stroke="#4a4f5a" stroke-width="1" d="M10.6 8h2.800l.8 7.500h-4.400z"/><path fill="none" stroke="#3f86b0" stroke-width="1.6" stroke-linecap="round" d="M12 7.500V3.600M10.8 6.500C10 3.8 6.5 3.4 6 7.500M13.2 6.500c.8-2.7 4.3-3.1 4.8 1"/>`,
  wall_tile: `<path fill="#b5643c" stroke="#552409" stroke-width="1.2" stroke-linejoin="round" d="M2 20.500V9h2.200V5.400h4V9h1.800V5.400h4V9h1.800V5.400h4V9H22v11.500z"/><path stroke="#7d3a1a" stroke-width="1" d="M3 12.700h18M3 16.400h18M7 9v3.700M13 9v3.700M18.5 9v3.700M5 12.700v3.700M10.5 12.700v3.700M16 12.700v3.700M8 16.400v3.500M14 16.400v3.5"/>`,
  upgrade_tile: `<path fill="#7d55b0" stroke="#33195f" stroke-width="1.3" stroke-linejoin="round" d="M12 1.3 21.3 6.700v10.600L12 22.7 2.7 17.300V6.700z"/><circle cx="12" cy="12" r="5.6" fill="#fbf0d6" stroke="#33195f" stroke-width="1.1"/>`,
  building_tile: `<path fill="#b8583a" stroke="#4f1f0d" stroke-width="1.2" stroke-linejoin="round" d="${HOUSE}"/><path fill="#ffe6b0" d="M5.4 12.700h1.600v2.200H5.400zM8.3 12.700h1.600v2.200H8.300zM5.4 16.500h1.600v2.200H5.400zM8.3 16.500h1.600v2.200H8.300zM14.7 15h1.500v2h-1.500zM17.5 15H19v2h-1.500z"/>`,
  wheel: `<circle cx="12" cy="12" r="9" fill="var(--wheel)" stroke="var(--wheel-ico)" stroke-width="2.4"/><path stroke="var(--wheel-ico)" stroke-width="1.500" d="M3 12h18M12 3v18M5.7 5.700l12.6 12.6M18.3 5.700 5.7 18.300"/>`,
  choose: `<circle cx="12" cy="12" r="10.3" fill="#fbf0d6" stroke="#6b470b" stroke-width="1.2"/><path fill="none" stroke="#6b470b" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 19.300v-4.800c0-3-5-2.8-5-6.500M12 14.500c0-3 5-2.8 5-6.5"/><path fill="#6b470b" d="M7 4.3 10 8.900H4zM17 4.300l3 4.600h-6z"/>`,
  row_vp: `<path fill="#e9dcc0" stroke="#6b5530" stroke-width="1.1" d="M2 6.500h20v4H2zM2 13.500h20v4H2z"/>`,
  free: `<path fill="none" stroke="#4a7a45" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m5 12.5 4.6 5L19 6.5"/>`,
};
