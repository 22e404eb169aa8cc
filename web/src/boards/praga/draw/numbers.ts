/** Numbers for drawings: rounding, angles, and dice that fall the same way every time. */

export const n1 = (x: number): number => Math.round(x * 10) / 10;

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return h >>> 0;
}

export function dice(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A drawing moved and scaled. */
export function at(x: number, y: number, scale: number, inner: string, attributes = ''): string {
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`;
  return `<g transform="translate(${n1(x)} ${n1(y)})${size}" ${attributes}>${inner}</g>`;
}

export function words(
  x: number,
  y: number,
  size: number,
  text: string | number,
  style = 'lab',
  anchor = 'middle',
): string {
  return `<text x="${n1(x)}" y="${n1(y)}" font-size="${size}" text-anchor="${anchor}" class="${style}">${escaped(String(text))}</text>`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
