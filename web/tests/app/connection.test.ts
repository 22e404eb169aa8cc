import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../../src/app/api/types';
import {
  Connection,
  Offline,
  Refused,
  socketAddress,
  type ConnectionStatus,
} from '../../src/app/connection/connection';

class Line {
  static all: Line[] = [];
  sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const heard: ServerMessage[] = [];
const wires: ConnectionStatus[] = [];
let connection: Connection;
const line = () => Line.all.at(-1)!;

function connect(): void {
  connection = new Connection(
    { table: 'abcd', token: 'T', language: 'cs', sections: false },
    { message: (message) => heard.push(message), status: (status) => wires.push(status) },
    () => new Line() as unknown as WebSocket,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard.length = wires.length = 0;
  connect();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('sitting down', () => {
  it('says whose viewer these are first', () => {
    line().open();
    expect(line().sent).toEqual([
      { type: 'hello', table: 'abcd', token: 'T', language: 'cs', sections: false },
    ]);
  });

  it('comes back with the last message it has', () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 4 });
    line().say({ type: 'chat', number: 5 });
    line().break();
    vi.advanceTimersByTime(1000);
    line().open();
    expect(line().sent[0]).toMatchObject({ resume: { stream: 's', number: 5 } });
  });

  it('waits longer after every failure, and tries at once when the network is back', () => {
    for (let i = 0; i < 8; i++) {
      line().break();
      vi.advanceTimersByTime(20_000);
    }
    const tried = Line.all.length;
    line().break();
    expect(Line.all.length).toBe(tried);
    globalThis.dispatchEvent(new Event('online'));
    expect(Line.all.length).toBe(tried + 1);
  });
});

describe('the stream', () => {
  it('passes over what it has heard already', () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 4 });
    line().say({ type: 'chat', number: 4 });
    expect(heard).toHaveLength(1);
  });

  it('asks for everything anew when a message is missing', () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 4 });
    line().say({ type: 'chat', number: 6 });
    vi.advanceTimersByTime(10);
    line().open();
    expect(Line.all).toHaveLength(2);
    expect(line().sent[0]).not.toHaveProperty('have');
  });

  it('stays away when the server says that there is nothing to come back to', () => {
    line().open();
    line().say({ type: 'closing', reason: 'gone', retry_after: null });
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(wires.at(-1)).toBe('closed');
  });
});

it('does not try again where it was not let in', () => {
  line().open();
  line().say({ type: 'error', id: null, errors: [{ code: 'k', message: 'There is no such table.' }] });
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  expect(wires.at(-1)).toBe('closed');
});

describe('requests', () => {
  it('are answered by their id', async () => {
    line().open();
    const asked = connection.request({ type: 'chat', text: 'hi' });
    const { id } = line().sent[1]!;
    line().say({ type: 'ok', id });
    await expect(asked).resolves.toMatchObject({ type: 'ok' });
  });

  it('that end the connection are done before the server hangs up', async () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 0 });
    const asked = connection.request({ type: 'leave' });
    line().say({ type: 'ok', id: line().sent[1]!.id });
    line().say({ type: 'closing', reason: 'left', retry_after: null });
    await expect(asked).resolves.toMatchObject({ type: 'ok' });
    expect(wires.at(-1)).toBe('closed');
  });

  it('of another visit have other ids', () => {
    const ids = [0, 1].map(() => {
      connect();
      line().open();
      connection.request({ type: 'start' }).catch(() => undefined);
      return line().sent[1]!.id;
    });
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('are refused with every mistake', async () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 0 });
    const asked = connection.request({ type: 'start' });
    line().say({ type: 'error', id: line().sent[1]!.id, errors: [{ code: 'k', message: 'No.' }] });
    await expect(asked).rejects.toBeInstanceOf(Refused);
  });

  it('fail at once without a connection', async () => {
    await expect(connection.request({ type: 'start' })).rejects.toBeInstanceOf(Offline);
  });

  it('are never sent again after the connection broke', async () => {
    line().open();
    line().say({ type: 'welcome', stream: 's', number: 0 });
    const asked = connection.request({ type: 'play', decision: 3, moves: [1] });
    line().break();
    await expect(asked).rejects.toBeInstanceOf(Offline);
    vi.advanceTimersByTime(2000);
    line().open();
    expect(line().sent.map((message) => message.type)).toEqual(['hello']);
  });
});

it('finds the socket below any path', () => {
  expect(socketAddress('https://club.example/games/#/table/x')).toBe('wss://club.example/games/socket');
});
