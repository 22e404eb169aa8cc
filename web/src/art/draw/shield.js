// The shields of the eight seats: a colour, a division and a beast each, so that you can tell them apart without colours.
import { path } from './silhouettes.js';

const OUTLINE = 'M3 3h34v19c0 12-7.5 18-17 22.5C10.5 40 3 34 3 22z';
const SEATS = [
  { beast: 'swan', field: '#174ea6', charge: '#ffffff', second: '#0f3b82', division: '' },
  { beast: 'fox', field: '#c9501c', charge: '#ffffff', second: '#a33c0e', division: 'M3 3v30L37 3z' },
  {
    beast: 'deer-head',
    field: '#2d9a6f',
    charge: '#10231b',
    second: '#1d7f59',
    division: 'M0 36 20 16l20 20v-12L20 4 0 24z',
  },
  {
    beast: 'unicorn',
    field: '#c95fa5',
    charge: '#2a0f21',
    second: '#ad4389',
    division: 'M9 0h5.5v48H9zM20 0h5.5v48H20zM31 0h5.5v48H31z',
  },
  { beast: 'lion', field: '#e5a913', charge: '#2a1c10', second: '#c98f06', division: 'M20 0h20v48H20z' },
  {
    beast: 'double-fish',
    field: '#86c5ea',
    charge: '#10263a',
    second: '#5fa9d6',
    division:
      'M0 8q5-4 10 0t10 0 10 0 10 0v6q-5 4-10 0t-10 0-10 0-10 0zM0 24q5-4 10 0t10 0 10 0 10 0v6q-5 4-10 0t-10 0-10 0-10 0z',
  },
  {
    beast: 'raven',
    field: '#34343f',
    charge: '#ffffff',
    second: '#50505f',
    division: 'M0 0h40v48H0zM8.5 8.5V22c0 8 4 12.5 11.5 16.5C27.5 34.5 31.5 30 31.5 22V8.5z',
  },
  {
    beast: 'bear-head',
    field: '#f3ead8',
    charge: '#3b2a1a',
    second: '#d5c4a2',
    division: 'M20 0h20v21H20zM0 21h20v27H0z',
  },
];

export const shields = SEATS.map(
  ({ beast, field, charge, second, division }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 47" width="40" height="47"><clipPath id="c"><path d="${OUTLINE}"/></clipPath>` +
    `<path d="${OUTLINE}" fill="${field}"/><g clip-path="url(#c)"><path fill="${second}" fill-rule="evenodd" d="${division}"/></g>` +
    `<svg x="7.5" y="6.5" width="25" height="25" viewBox="0 0 512 512"><path fill="${charge}" d="${path(beast)}"/></svg>` +
    `<path d="${OUTLINE}" fill="none" stroke="#2a1a0d" stroke-width="2"/>` +
    `<path d="M5 5h30v17c0 10.5-6.5 16-15 20C11.5 38 5 32.5 5 22z" fill="none" stroke="#fff" stroke-opacity=".35"/></svg>`,
);
