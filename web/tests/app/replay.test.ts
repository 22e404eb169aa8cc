import { beforeEach, expect, it, vi } from 'vitest';
import type { TableData } from '../../src/app/api/types';
import { Refused } from '../../src/app/connection/connection';
import { ReplaySource } from '../../src/app/stores/replay.svelte';

const STEPS = 250;
const result = { outcome: [], rows: [], proof: {} };
const asked: { first: number; count: number; sections: boolean }[] = [];
let refusal: Error | null = null;

vi.mock('../../src/app/api/http', () => ({
  replay: (_id: string, request: (typeof asked)[number]) => {
    if (refusal) return Promise.reject(refusal);
    asked.push(request);
    const frames = Array.from({ length: Math.min(request.count, STEPS - request.first) }, (_, i) =>
      frame(request, i),
    );
    const about = { deciders: [null, 0], turns: [0], rounds: [], differs: [] };
    return Promise.resolve({
      setup: { goal: 7 },
      steps: STEPS,
      first: request.first,
      frames,
      result,
      ...about,
    });
  },
}));

function frame({ first, sections }: { first: number; sections: boolean }, i: number) {
  const entry = first + i;
  const log = [{ entry, sentence: [{ text: `entry ${entry}` }] }];
  return {
    entry,
    seat: 0,
    move: null,
    state: { entry },
    question: [],
    log,
    ...(sections && { sections: [] }),
  };
}

let source: ReplaySource;

beforeEach(() => {
  asked.length = 0;
  refusal = null;
  const table = { id: 'abcd', game: 'letter' } as TableData;
  source = new ReplaySource({ path: 'tables/abcd', table, tokens: [] }, 'spectator', 'en');
});

it('shows a step with all that was said before it', async () => {
  await source.goTo(120);
  expect(source.view).toMatchObject({ state: { entry: 120 }, entries: 121, your_decision: false });
  expect(source.log.map(({ entry }) => entry)).toEqual(Array.from({ length: 121 }, (_, i) => i));
  expect(source.setup).toEqual({ goal: 7 });
  expect([source.seat, source.actions, source.result]).toEqual([null, null, null]);
  expect(asked.map(({ first }) => first)).toEqual([0, 100]);
});

it('has the result at the last step only', async () => {
  await source.goTo(STEPS + 5);
  expect(source.step).toBe(STEPS - 1);
  expect(source.result).toEqual(result);
  await source.goTo(STEPS - 2);
  expect(source.result).toBeNull();
});

it('tells of the next step as an update, and of any other as something else', async () => {
  const heard: string[] = [];
  source.watch((news) => heard.push(`${news.type} ${news.log.length}`));
  for (const step of [3, 4, 5, 2]) await source.goTo(step);
  expect(heard).toEqual(['welcome 4', 'update 1', 'update 1', 'welcome 3']);
});

it('shows only the step that was asked for last', async () => {
  const heard: number[] = [];
  source.watch((news) => heard.push(news.view!.entries));
  await Promise.all([source.goTo(10), source.goTo(20)]);
  expect(heard).toEqual([21]);
});

it('asks again for steps in words, once for all who show them', async () => {
  await source.goTo(0);
  const ends = [source.requestSections(), source.requestSections()];
  await vi.waitFor(() => expect(source.view?.sections).toEqual([]));
  expect(asked.map(({ sections }) => sections)).toEqual([false, true]);
  ends.forEach((end) => end());
});

it('says why a replay cannot be shown', async () => {
  refusal = new Refused([{ code: 'server-not-over', message: 'The game is not over.' }]);
  await source.goTo(0);
  expect([source.connectionStatus, source.closedReason]).toEqual(['closed', 'The game is not over.']);
});
