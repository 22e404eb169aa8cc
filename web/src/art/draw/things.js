// Small things of the table: the crown, the backs of both decks.
import { path } from './silhouettes.js';

export const crown =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="54 24 92 62" width="92" height="62"><path fill="#7c520c" d="M66 80 58 38l22 18 20-30 20 30 22-18-8 42c-18 8-50 8-68 0z"/>' +
  '<path fill="#e8bb48" d="M68 77 62 45l19 15 19-27 19 27 19-15-6 32c-16 6-48 6-64 0z"/><path fill="#fff" opacity=".3" d="M68 77 62 45l19 15 19-27v49c-12 0-24-2-32-5z"/>' +
  '<circle cx="100" cy="30" r="5" fill="#b5352c"/><circle cx="59" cy="40" r="4" fill="#2f6fb5"/><circle cx="141" cy="40" r="4" fill="#2f6fb5"/><circle cx="100" cy="69" r="5" fill="#b5352c"/>' +
  '<circle cx="82" cy="70" r="3.5" fill="#fff7e4"/><circle cx="118" cy="70" r="3.5" fill="#fff7e4"/></svg>';

function back({ cloth, weave, frame, name, box }) {
  const lines = Array.from(
    { length: 13 },
    (_, i) => `M${i * 20 - 140} 0l140 140M${i * 20} 0L${i * 20 - 140} 140`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"><path fill="${cloth}" d="M0 0h100v140H0z"/>` +
    `<path stroke="${weave}" stroke-width="2" d="${lines}"/><rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#d8ab4c" stroke-width="2"/>` +
    `<path fill="${cloth}" stroke="#d8ab4c" stroke-width="2" d="${frame}"/><svg ${box} viewBox="0 0 512 512"><path fill="#e6bd62" d="${path(name)}"/></svg></svg>`
  );
}

export const backs = {
  district: back({
    cloth: '#6d1d28',
    weave: '#8f3340',
    frame: 'M50 34 78 70 50 106 22 70z',
    name: 'white-tower',
    box: 'x="33" y="52" width="34" height="34"',
  }),
  character: back({
    cloth: '#2a2a44',
    weave: '#42426a',
    frame: 'M26 106V66a24 24 0 0 1 48 0v40z',
    name: 'jewel-crown',
    box: 'x="34" y="64" width="32" height="32"',
  }),
};
