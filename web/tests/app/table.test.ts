import { expect, it } from 'vitest';
import { TableStore } from '../../src/app/stores/table.svelte';

class Line {
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sight = (decision: number) => ({
  decision,
  entries: decision,
  your_decision: true,
  state: {},
  question: [],
  auto_answers: {},
  can_undo: true,
});
const told = (entry: number) => ({ entry, sentence: [], event: {} });

function seated(): [TableStore, Line] {
  const line = new Line();
  const table = new TableStore('abcd', 'T', 'en', () => line as unknown as WebSocket);
  line.onopen?.();
  line.say({
    type: 'welcome',
    stream: 's',
    number: 0,
    seat: 1,
    host: true,
    language: 'en',
    table: {},
    setup: {},
    view: sight(7),
    log: [told(0), told(1), told(2)],
    last_own_entry: 1,
    notices: [],
    chat: [],
    result: null,
  });
  return [table, line];
}

it('plays the decision that was seen', async () => {
  const [table, line] = seated();
  const played = table.play(7, [42]);
  expect(line.sent[1]).toMatchObject({ type: 'play', decision: 7, moves: [42] });
  line.say({ type: 'ok', id: line.sent[1]!.id });
  await expect(played).resolves.toBe(true);
});

it('never plays a click that was meant for an earlier decision', async () => {
  const [table, line] = seated();
  line.say({ type: 'update', number: 1, view: sight(8), log_truncate_at: 3, log: [], result: null });
  await expect(table.play(7, [42])).resolves.toBe(false);
  expect(line.sent).toHaveLength(1);
});

it('sends one move at a time', async () => {
  const [table, line] = seated();
  void table.play(7, [1]);
  await expect(table.play(7, [2])).resolves.toBe(false);
  expect(line.sent).toHaveLength(2);
});

it('takes back what was told of moves that were taken back', () => {
  const [table, line] = seated();
  line.say({ type: 'update', number: 1, view: sight(6), log_truncate_at: 2, log: [], result: null });
  expect(table.log.map(({ entry }) => entry)).toEqual([0, 1]);
});

it('tells watchers what was seen before', () => {
  const [table, line] = seated();
  const seen: unknown[] = [];
  table.watch((news, before) => seen.push([news.type, before?.decision]));
  line.say({ type: 'update', number: 1, view: sight(8), log_truncate_at: 3, log: [], result: null });
  expect(seen).toEqual([['update', 7]]);
});
