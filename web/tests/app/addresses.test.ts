import { expect, it } from 'vitest';
import { join } from '../../src/app/connection/invitation';
import { address, parse } from '../../src/app/routes.svelte';

const TOKEN = 'AbCdEfGhIjKlMnOpQrSt_-';

it('reads the page and its parts from the fragment', () => {
  expect(parse('#/table/ab12/' + TOKEN)).toEqual({ page: 'table', parts: ['ab12', TOKEN] });
  expect(parse('#/cards/card/castle')).toEqual({ page: 'cards', parts: ['card', 'castle'] });
});

it('finds the way home from everywhere else', () => {
  for (const hash of ['', '#', '#/', '#/nowhere/at/all'])
    expect(parse(hash)).toEqual({ page: 'home', parts: [] });
});

it('writes what it reads', () => {
  expect(parse(address('table', 'ab12'))).toEqual({ page: 'table', parts: ['ab12'] });
  expect(address('home')).toBe('#/');
});

it('takes a link to a table, a link to a seat, or a code', () => {
  expect(join('https://x.example/club/#/table/ab12cd')).toEqual(['ab12cd']);
  expect(join(` http://127.0.0.1:8000/#/table/ab12cd/${TOKEN} `)).toEqual(['ab12cd', TOKEN]);
  expect(join('AB12CD')).toEqual(['ab12cd']);
});

it('says no to anything else', () => {
  for (const given of ['', 'ab', 'hello world', 'https://x.example/#/cards']) expect(join(given)).toBeNull();
});
