/** The shape of the win-chance chart: numbers in, coordinates and paths out. */
import type { CurvePointData, RoundData } from '../api/types';

export interface ChartBox {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (entry: number) => number;
  y: (share: number) => number;
  /** the entry at a coordinate */
  entryAt: (x: number) => number;
}

export interface Band {
  round: RoundData;
  from: number;
  to: number;
  isOdd: boolean;
  /** whether an era begins with it that is not the first */
  newEra: boolean;
}

/** Every seat's line has its own dash and its own marker, so that the colour is never alone. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '12 4', '6 2 2 2 2 2', '1 3'];

export function makeScale(box: ChartBox, last: number): Scale {
  const wide = box.width - box.left - box.right;
  const high = box.height - box.top - box.bottom;
  const end = Math.max(1, last);
  return {
    x: (entry) => box.left + (wide * entry) / end,
    y: (share) => box.top + high * (1 - share),
    entryAt: (x) => Math.max(0, Math.min(last, Math.round(((x - box.left) / wide) * end))),
  };
}

/** Chances by entry without the noise of their samples. The last one is the result and stays. */
export function smooth(curve: CurvePointData[]): number[][] {
  const seats = curve[0]?.chances.length ?? 0;
  const reach = seats <= 2 ? 4 : 2;
  const end = curve.length - 1;
  return curve.map(({ chances }, i) => {
    if (i === end) return chances;
    const sums = new Array<number>(seats).fill(0);
    let weights = 0;
    for (let d = -reach; d <= reach; d++) {
      const near = curve[i + d];
      if (!near || i + d === end) continue;
      const weight = reach + 1 - Math.abs(d);
      weights += weight;
      near.chances.forEach((chance, seat) => (sums[seat]! += weight * chance));
    }
    return sums.map((sum) => sum / weights);
  });
}

export function makeBands(rounds: RoundData[], last: number): Band[] {
  return rounds.map((round, i) => ({
    round,
    from: round.entry,
    to: rounds[i + 1]?.entry ?? last,
    isOdd: i % 2 === 1,
    newEra: i > 0 && round.era > 0 && rounds[i - 1]!.era !== round.era,
  }));
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function linePath(scale: Scale, chances: number[]): string {
  return chances.map((share, i) => `${i ? 'L' : 'M'}${point(scale.x(i), scale.y(share))}`).join('');
}

/** The area below a line. */
export function areaPath(scale: Scale, chances: number[]): string {
  const end = scale.x(chances.length - 1);
  return `${linePath(scale, chances)}L${point(end, scale.y(0))}L${point(scale.x(0), scale.y(0))}Z`;
}

/** The areas of all seats, one upon the other: the share of a seat is its thickness. The first seat is on top. */
export function stackedPaths(scale: Scale, chances: number[][]): string[] {
  const seats = chances[0]?.length ?? 0;
  const base = chances.map(() => 0);
  const paths = new Array<string>(seats).fill('');
  for (let seat = seats - 1; seat >= 0; seat--) {
    let up = '';
    let down = '';
    chances.forEach((each, i) => {
      const from = base[i]!;
      const to = from + each[seat]!;
      up += `${i ? 'L' : 'M'}${point(scale.x(i), scale.y(to))}`;
      down = `L${point(scale.x(i), scale.y(from))}${down}`;
      base[i] = to;
    });
    paths[seat] = `${up}${down}Z`;
  }
  return paths;
}

/** Where the labels at the right end stand: at the ends of the lines, moved apart. */
export function endLabels(scale: Scale, shares: number[], box: ChartBox): number[] {
  const gap = Math.min(21, (box.height - 8) / Math.max(1, shares.length));
  const order = shares
    .map((share, seat) => ({ seat, y: scale.y(share) }))
    .toSorted((one, other) => one.y - other.y || one.seat - other.seat);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + gap);
  const lowest = box.height - box.bottom - 5;
  for (let i = order.length - 1; i >= 0; i--)
    order[i]!.y = Math.min(order[i]!.y, i === order.length - 1 ? lowest : order[i + 1]!.y - gap);
  const places = new Array<number>(shares.length).fill(0);
  for (const { seat, y } of order) places[seat] = y;
  return places;
}

/** The shape of a seat's marker around a point. */
export function markerPath(seat: number, x: number, y: number, r: number): string {
  const polygon = (corners: number, turn = -90, inner = 1) =>
    Array.from({ length: inner === 1 ? corners : corners * 2 }, (_, i) => {
      const far = r * 1.2 * (i % 2 && inner !== 1 ? inner : 1);
      const angle = ((turn + (i * 360) / (inner === 1 ? corners : corners * 2)) * Math.PI) / 180;
      return `${i ? 'L' : 'M'}${point(x + far * Math.cos(angle), y + far * Math.sin(angle))}`;
    }).join('') + 'Z';
  switch (seat) {
    case 0:
      return `M${point(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return polygon(4, -45);
    case 2:
      return polygon(3);
    case 3:
      return polygon(4);
    case 4:
      return polygon(5);
    case 5:
      return polygon(6, 0);
    case 6:
      return polygon(5, -90, 0.5);
    default:
      return polygon(4, -90, 0.4);
  }
}
