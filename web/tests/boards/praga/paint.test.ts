import { expect, it } from 'vitest';
import { actionTile } from '../../../src/boards/praga/draw/action-tile';
import { built } from '../../../src/boards/praga/draw/paint';
import { DRAWINGS } from '../../../src/boards/praga/draw/symbols';
import { escaped } from '../../../src/boards/praga/draw/numbers';

it('builds what a drawing says', () => {
  const drawn = built('<g class="a"><path d="M0 0"/><text x="1">A &amp; B</text></g><circle r="2"/>');
  expect(drawn.childNodes).toHaveLength(2);
  expect(drawn.querySelector('g.a text')!.textContent).toBe('A & B');
  expect(drawn.querySelector('circle')!.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('takes names as they are', () => {
  const name = '"<b>" & co';
  expect(
    built(`<g aria-label="${escaped(name)}"></g>`)
      .querySelector('g')!
      .getAttribute('aria-label'),
  ).toBe(name);
});

it('loses nothing of any symbol', () => {
  for (const drawing of [...Object.values(DRAWINGS), actionTile({ outer: 'mines', inner: 'wall' }, true)]) {
    expect(built(drawing).querySelectorAll('*')).toHaveLength(drawing.match(/<\w/g)!.length);
    expect(built(drawing).textContent?.includes('<')).toBe(false);
  }
});
