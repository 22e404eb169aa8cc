// The picture of a district: a small stage of flat layers, 200×240, anchored at the bottom.
import { dice, hash, mix, n1 } from './dice.js';
import { DISTRICTS, figure } from './figures.js';
import { birds, cloud, hill, layer, town } from './landscape.js';
import { LIT, PAL } from './palettes.js';
import { path } from './silhouettes.js';

/** `frame` 'tile' shows the building in a low picture. */
export function district(id, type, frame) {
  const spec = DISTRICTS[id];
  if (!spec) return '';
  const [name, how, size] = spec,
    h = hash(id),
    r = dice(h);
  const pals = PAL[type] || PAL.action,
    u = 'a';
  let p = pals[h % pals.length];
  if (LIT[id])
    p = {
      ...p,
      lit: LIT[id],
      sun: mix('#ffffff', LIT[id], 0.45),
      sky: [p.sky[0], mix(p.sky[1], LIT[id], 0.62)],
      town: mix(p.town, LIT[id], 0.16),
      far: mix(p.far, LIT[id], 0.22),
    };
  const night = type === 'unique';
  const box =
    frame === 'tile'
      ? 'viewBox="0 50 200 168" preserveAspectRatio="xMidYMid slice"'
      : 'viewBox="0 0 200 240" preserveAspectRatio="xMidYMax slice"';
  let s =
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>` +
    `<linearGradient id="s${u}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${p.sky[0]}"/><stop offset=".8" stop-color="${p.sky[1]}"/></linearGradient>` +
    `<linearGradient id="g${u}" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="${p.ink[0]}"/><stop offset="1" stop-color="${p.ink[1]}"/></linearGradient>` +
    `<radialGradient id="l${u}"><stop stop-color="${p.lit}" stop-opacity=".95"/><stop offset=".55" stop-color="${p.lit}" stop-opacity=".6"/><stop offset="1" stop-color="${p.lit}" stop-opacity="0"/></radialGradient></defs>`;
  const sx = r() < 0.5 ? 40 + r() * 26 : 134 + r() * 28,
    sy = 52 + r() * 26;
  const sky = () => {
    let o = `<path fill="url(#s${u})" d="M0 0h200v240H0z"/>`;
    if (night) {
      for (let i = 0; i < 16; i++)
        o += `<circle cx="${n1(r() * 200)}" cy="${n1(r() * 110)}" r="${n1(0.5 + r() * 0.9)}" fill="#fff" opacity="${n1(0.4 + r() * 0.5)}"/>`;
      o +=
        `<circle cx="${n1(sx)}" cy="${n1(sy)}" r="25" fill="${p.sun}" opacity=".18"/><circle cx="${n1(sx)}" cy="${n1(sy)}" r="15" fill="${p.sun}"/>` +
        (h % 3
          ? `<circle cx="${n1(sx + 6)}" cy="${n1(sy - 3)}" r="12.500" fill="${p.sky[0]}" opacity=".75"/>`
          : '');
    } else {
      if (type === 'religious')
        for (let i = 0; i < 10; i++) {
          const a = i * 36 + (h % 30);
          o += `<path fill="#fff" opacity=".2" transform="rotate(${a} ${n1(sx)} ${n1(sy)})" d="M${n1(sx)} ${n1(sy)}l-11 -190h22z"/>`;
        }
      o += `<circle cx="${n1(sx)}" cy="${n1(sy)}" r="32" fill="${p.sun}" opacity=".3"/><circle cx="${n1(sx)}" cy="${n1(sy)}" r="19" fill="${p.sun}" opacity=".95"/>`;
    }
    o +=
      cloud(18 + r() * 90, 34 + r() * 34, 0.7 + r() * 0.4, night ? 0.22 : 0.7) +
      cloud(90 + r() * 60, 60 + r() * 36, 0.5 + r() * 0.4, night ? 0.16 : 0.55);
    return o;
  };
  const land = (withTown) => {
    let o = '';
    if (withTown) o += `<path fill="${p.town}" d="${town(r, -6, 204, 172, 34, type)}"/>`;
    o += layer(hill(r, 166, 14), p.far);
    if (withTown) {
      const left = r() < 0.5;
      o += `<path fill="${p.mid}" opacity=".55" d="${town(r, left ? -8 : 120, left ? 70 : 206, 180, 20, type)}"/>`;
    }
    o += layer(hill(r, 182, 10), p.mid);
    return o;
  };
  const light = (cx, cy, rx, ry) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#l${u})"/>`;
  const bush = (x, y, w, f) =>
    `<path fill="${f}" d="M${n1(x)} ${y}a${n1(w * 0.3)} ${n1(w * 0.3)} 0 0 1 ${n1(w * 0.3)} ${-n1(w * 0.3)}a${n1(w * 0.34)} ${n1(w * 0.34)} 0 0 1 ${n1(w * 0.5)} ${-n1(w * 0.02)}a${n1(w * 0.26)} ${n1(w * 0.26)} 0 0 1 ${n1(w * 0.2)} ${n1(w * 0.32)}z"/>`;
  const front = () =>
    layer(
      `M-4 244V${n1(214 + r() * 5)}C40 ${n1(204 + r() * 6)} 80 ${n1(220 + r() * 5)} 120 ${n1(214 + r() * 5)}S180 ${n1(210 + r() * 6)} 204 ${n1(214 + r() * 6)}V244z`,
      p.front,
      2,
    ) +
    bush(-10 + r() * 8, 219, 30 + r() * 12, p.front) +
    bush(164 + r() * 10, 219, 30 + r() * 14, p.front);
  const near = `M-4 244V${n1(200 + r() * 4)}C50 ${n1(190 + r() * 5)} 150 ${n1(190 + r() * 5)} 204 ${n1(200 + r() * 4)}V244z`;
  const fig = (cx, foot, tilt) => figure(u, name, size, cx, foot, p, tilt);

  if (how === 'stand' || how === 'wall') {
    s +=
      sky() +
      (night ? '' : birds(r() < 0.5 ? 128 : 44, 92)) +
      land(true) +
      light(100, 140, 92, 84) +
      layer(near, p.near);
    s += fig(100, how === 'wall' ? 214 : 207) + front();
  } else if (how === 'water') {
    s +=
      sky() +
      birds(40, 84) +
      `<path fill="${p.town}" d="${town(r, -6, 204, 168, 30, type)}"/>` +
      layer(hill(r, 166, 6), p.far) +
      light(104, 140, 92, 80);
    s += `<path fill="${p.mid}" d="M0 178h200v62H0z"/>`;
    for (let i = 0; i < 7; i++)
      s += `<path d="M${n1(r() * 170)} ${184 + i * 4}h${n1(14 + r() * 30)}" stroke="${p.lit}" stroke-width="1.600" stroke-linecap="round" opacity=".35"/>`;
    s += fig(102, 212);
    const wave = (y, o, f) => {
      let d = `M-10 244V${y}`;
      for (let x = -10; x < 210; x += 22) d += `q5.500 -6 11 0t11 0`;
      return layer(d + 'V244z', f, 2);
    };
    s += wave(208, 1, p.near) + wave(220, 1, p.front);
  } else if (how === 'sign') {
    // a street seen past the inn's sign: house fronts left and right, the board on its bracket
    s += sky() + land(true) + light(104, 132, 96, 88) + layer(near, p.near);
    s +=
      layer('M-4 244V44l38-26 2 60v166z', p.mid, 0) +
      `<path fill="${p.front}" opacity=".5" d="M8 62h12v20H8zM8 108h12v20H8zM8 154h12v20H8zM30 22l5 3v215h-5zM-4 92h36v4H-4zM-4 140h36v4H-4z"/>`;
    s += fig(112, 206) + `<path fill="${p.ink[1]}" d="M30 66h120v5H30z"/>` + front();
  } else if (how === 'grove') {
    s += sky() + land(false) + light(100, 132, 90, 80) + layer(near, p.near);
    s += `<g opacity=".55" color="${p.ink[0]}"><svg x="2" y="112" width="72" height="90" viewBox="0 0 512 512"><path fill="currentColor" d="${path('fruit-tree')}"/></svg><svg x="134" y="122" width="62" height="78" viewBox="0 0 512 512"><path fill="currentColor" d="${path('fruit-tree')}"/></svg></g>`;
    s += fig(100, 208) + front();
  } else if (how === 'rocks') {
    s +=
      sky() +
      layer('M-4 244V120l22-30 20 18 16-26 26 40 22-12 20 34 18-44 20 22 18-30 26 24v128z', p.far) +
      layer('M-4 244V164l30-22 22 20 34-14 30 18 34-22 26 24 32-16v106z', p.mid) +
      light(100, 150, 84, 70) +
      layer(near, p.near) +
      fig(100, 208) +
      front();
  } else if (how === 'gate') {
    s += sky() + land(true) + layer(near, p.near);
    s += `<path fill="${p.near}" d="M34 210V92h10v-10h12v10h14v-10h12v10h36v-10h12v10h14v-10h12v10h10v118h-36v-44c0-40-60-40-60 0v44z"/><path fill="${p.front}" opacity=".4" d="M34 118h132v5H34z"/>`;
    s += light(100, 128, 66, 62) + fig(100, 196) + front();
  } else if (how === 'belfry') {
    s += sky() + land(true);
    s += `<path fill="${p.near}" d="M30 244V66h-6V52h152v14h-6v178h-20V112c0-62-100-62-100 0v132z"/><path fill="${p.front}" d="M18 52 100 4l82 48z"/><path fill="${p.near}" opacity=".6" d="M36 46 100 10l64 36z"/>`;
    s +=
      light(100, 140, 60, 70) +
      `<path fill="${p.ink[1]}" d="M97 68h6v34h-6z"/>` +
      fig(100, 196) +
      `<path fill="${p.front}" d="M-4 222h208v22H-4z"/>`;
  } else if (how === 'cell') {
    s += sky() + land(true) + layer(near, p.near);
    s += `<path fill="${p.near}" d="M18 244V52h10v-10h14v10h16v-10h14v10h14v-10h28v10h14v-10h14v10h16v-10h14v10h10v192z"/><g fill="${p.front}" opacity=".35"><path d="M26 74h26v10H26zM148 92h26v10h-26zM30 122h18v10H30zM154 150h20v10h-20zM26 176h22v10H26z"/></g>`;
    s += `<path fill="${p.ink[1]}" d="M46 214v-92c0-34 108-34 108 0v92z"/><path fill="${p.lit}" d="M52 210v-86c0-26 96-26 96 0v86z"/>`;
    s += figure(u, name, size, 100, 212, p) + front();
  } else if (how === 'room' || how === 'stage') {
    // a room: wall, arched window on the evening town, a table; the thing stands on it
    const wall = p.front,
      wall2 = p.near;
    s += `<path fill="${wall2}" d="M0 0h200v240H0z"/>`;
    s +=
      `<clipPath id="w${u}"><path d="M34 206V96a66 66 0 0 1 132 0v110z"/></clipPath><g clip-path="url(#w${u})">` +
      sky() +
      `<path fill="${p.town}" d="${town(r, 28, 172, 176, 34, type)}"/>` +
      layer(hill(r, 170, 10), p.far) +
      layer(hill(r, 186, 8), p.mid) +
      light(100, 140, 76, 72) +
      '</g>';
    s += `<path fill="none" stroke="${wall}" stroke-width="6" d="M34 206V96a66 66 0 0 1 132 0v110"/><path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.500" d="M29.500 206V96a70.500 70.500 0 0 1 141 0v110"/>`;
    for (let i = 0; i < 9; i++) {
      const bx = r() < 0.5 ? -2 + r() * 10 : 176 + r() * 8,
        by = 20 + r() * 170;
      s += `<rect x="${n1(bx)}" y="${n1(by)}" width="${n1(12 + r() * 8)}" height="6" rx="1" fill="${wall}" opacity=".3"/>`;
    }
    if (how === 'stage')
      s += `<path fill="#7a1f2b" d="M0 0h66c-2 60-22 96-58 132L0 206zM200 0h-66c2 60 22 96 58 132l8 74z"/><path fill="#5a121d" opacity=".7" d="M0 0h14c0 70-6 110-14 150zM34 0h12c-2 50-14 80-34 112 14-40 20-70 22-112zM200 0h-14c0 70 6 110 14 150zM166 0h-12c2 50 14 80 34 112-14-40-20-70-22-112z"/><path fill="#8f2935" d="M0 0h200v16q-12.500 16-25 0t-25 0-25 0-25 0-25 0-25 0-25 0-25 0z"/><path fill="none" stroke="#d8a740" stroke-width="2" d="M0 16q12.500 16 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0"/>`;
    s += `<path fill="#12081f" opacity=".25" d="M-4 198h208v8H-4z"/><path fill="${p.front}" d="M-4 204h208v40H-4z"/><path fill="#fff" opacity=".14" d="M-4 204h208v3H-4z"/><path d="M-4 222h208M60 207v15M140 207v15M100 222v20" stroke="#000" stroke-opacity=".18" stroke-width="1.500"/>`;
    s +=
      `<ellipse cx="104" cy="207" rx="${n1(size * 0.42)}" ry="5" fill="#12081f" opacity=".35"/>` +
      fig(100, 207);
  } else if (how === 'ring') {
    // the fair: bunting, striped tent walls, a ring of sawdust
    s += sky();
    for (let i = 0; i < 11; i++)
      s += `<path fill="${i % 2 ? p.mid : p.lit}" opacity="${i % 2 ? 0.9 : 0.85}" d="M${100 + (i - 5.5) * 8} 34L${n1(100 + (i - 5.5) * 26)} 190h26L${100 + (i - 4.5) * 8} 34z"/>`;
    s +=
      `<path fill="${p.near}" d="M52 40 100 8l48 32q-8 10-16 0-8 10-16 0-8 10-16 0-8 10-16 0-8 10-16 0-8 10-16 0z"/>` +
      light(100, 138, 84, 74);
    s += layer(near, p.near) + fig(100, 206) + layer('M-4 244V216Q100 200 204 216V244z', p.front, 2);
    s += `<path d="M-4 46Q100 92 204 46" fill="none" stroke="${p.ink[1]}" stroke-width="1.400"/>`;
    for (let i = 0; i < 9; i++) {
      const x = 8 + i * 23,
        y = 46 + 92 * (x / 200) * (1 - x / 200);
      s += `<path fill="${['#7a1f2b', '#c9962b', '#2f6fb5', '#2e8b57'][i % 4]}" d="M${x - 6} ${n1(y)}h13l-6.500 13z"/>`;
    }
  }
  return s + '</svg>';
}
