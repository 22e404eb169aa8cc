import { expect, it } from 'vitest';
import { describeError } from '../../src/app/connection/report';

it('says what broke and where in the program, without the address of the server', () => {
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined
    at draw (http://10.0.0.7:8000/club/assets/CitadelsBoard-Ab_1-2.js:12:345)
    at http://10.0.0.7:8000/club/assets/index-Q.js?v=3:1:2
    at new Promise (<anonymous>)`;
  expect(describeError('citadels', error)).toEqual({
    part: 'citadels',
    kind: 'TypeError',
    message: 'x is undefined',
    frames: ['CitadelsBoard-Ab_1-2.js:12:345', 'index-Q.js:1:2'],
  });
});

it('keeps within the limits of the server', () => {
  const error = new Error('m'.repeat(1000));
  error.name = 'no name of a class';
  error.stack = 'at a.js:1:2\n'.repeat(50);
  const report = describeError('praga', error);
  expect(report.kind).toBe('Error');
  expect(report.message).toHaveLength(300);
  expect(report.frames).toHaveLength(8);
});

it('reports what was thrown without being an error', () => {
  expect(describeError('home', 'a text')).toMatchObject({ kind: 'Error', message: 'a text' });
});
