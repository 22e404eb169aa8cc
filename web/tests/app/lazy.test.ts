import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { Lazy, serverBuild, type ServerBuild } from '../../src/app/connection/lazy.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Fails until it is mended. */
function part() {
  const made = {
    works: false,
    load: () => (made.works ? Promise.resolve('page') : Promise.reject(new Error('away'))),
  };
  return made;
}

it('gives what was loaded', async () => {
  const lazy = new Lazy(() => Promise.resolve('page'));
  lazy.start();
  await settle();
  expect([lazy.value, lazy.problem]).toEqual(['page', null]);
});

it('waits for a server that is away, and loads by itself when it is back', async () => {
  let build: ServerBuild = 'away';
  const page = part();
  const asked = vi.fn(() => Promise.resolve(build));
  const lazy = new Lazy(page.load, asked);
  lazy.start();
  await settle();
  expect(lazy.problem).toBe('away');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lazy.problem).toBe('away');
  expect(asked.mock.calls.length).toBeLessThan(10);
  [build, page.works] = ['same', true];
  await vi.advanceTimersByTimeAsync(10_000);
  expect([lazy.value, lazy.problem]).toEqual(['page', null]);
});

it('looks at once when the browser is online again', async () => {
  let build: ServerBuild = 'away';
  const page = part();
  const lazy = new Lazy(page.load, () => Promise.resolve(build));
  lazy.start();
  await settle();
  [build, page.works] = ['same', true];
  dispatchEvent(new Event('online'));
  await settle();
  expect(lazy.value).toBe('page');
});

it('offers to reload when the server has another build', async () => {
  const lazy = new Lazy(part().load, () => Promise.resolve('other'));
  lazy.start();
  await settle();
  expect(lazy.problem).toBe('upgraded');
});

it('notices that the server was upgraded while it was away', async () => {
  let build: ServerBuild = 'away';
  const lazy = new Lazy(part().load, () => Promise.resolve(build));
  lazy.start();
  await settle();
  build = 'other';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lazy.problem).toBe('upgraded');
});

it('reloads the page if the browser will not ask again for what it could not load', async () => {
  let build: ServerBuild = 'away';
  const reload = vi.fn();
  const lazy = new Lazy(part().load, () => Promise.resolve(build), reload);
  lazy.start();
  await settle();
  build = 'same';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('lets a person try again what is broken', async () => {
  const page = part();
  const lazy = new Lazy(page.load, () => Promise.resolve('same'));
  lazy.start();
  await settle();
  expect(lazy.problem).toBe('broken');
  page.works = true;
  lazy.again();
  await settle();
  expect([lazy.value, lazy.problem]).toEqual(['page', null]);
});

it('does nothing any more once it is stopped', async () => {
  const asked = vi.fn<() => Promise<ServerBuild>>(() => Promise.resolve('away'));
  const lazy = new Lazy(part().load, asked);
  const stop = lazy.start();
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledOnce();
});

it('knows another build by the script of the page', async () => {
  document.head.innerHTML = '<script type="module" src="./assets/index-one.js"></script>';
  const answers = (ok: boolean, text: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve({ ok, text: () => Promise.resolve(text) }));
  answers(true, '<script type="module" src="./assets/index-one.js">');
  expect(await serverBuild()).toBe('same');
  answers(true, '<script type="module" src="./assets/index-two.js">');
  expect(await serverBuild()).toBe('other');
  answers(false, '');
  expect(await serverBuild()).toBe('away');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  expect(await serverBuild()).toBe('away');
  document.head.innerHTML = '';
});
