/**
 * The socket of one table. It sits down, follows the numbered stream, and comes back by itself where it stopped.
 *
 * What a person asks for is sent at once or not at all: a request made without a connection fails, and one whose
 * answer was lost is not sent again. So no click is ever played later than it was meant.
 */
import type { ClientMessage, LanguageId, ErrorData, ServerMessage, HelloMessage } from '../api/types';

export type ConnectionStatus = 'connecting' | 'open' | 'offline' | 'closed';
export type Answer = Extract<ServerMessage, { id: string | null }>;
export type Requests = Extract<ClientMessage, { id: string }>;
/** A request as a page makes it: the id is added here. */
export type RequestBody = Requests extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id'>
    : never
  : never;

/** What people who look at a game together say. It has no answer. */
export type RoomRequest = Extract<ClientMessage, { type: `room-${string}` }>;

export class Refused extends Error {
  constructor(readonly errors: ErrorData[]) {
    super(errors.map((error) => error.message).join(' '));
  }
}

/** Nobody knows whether it was done; the table as it comes back will show. */
export class Offline extends Error {}

export interface Viewer {
  table: string;
  token: string | null;
  language: LanguageId;
  /** whether views have the state in words */
  sections: boolean;
}

export interface Listener {
  message(message: ServerMessage): void;
  status(status: ConnectionStatus, why: string): void;
}

type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 20_000;
/** Requests that are answered with more than that they are done. */
const TELLING: Partial<Record<Requests['type'], Answer['type']>> = { hint: 'hint', 'new-link': 'seat-link' };

export function socketAddress(base = document.baseURI): string {
  const address = new URL('socket', base);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return address.href;
}

export class Connection {
  status: ConnectionStatus = 'connecting';
  private socket: Socket | null = null;
  private stream = '';
  private number = -1;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** ids of other visits, before or after this one, are others */
  private readonly visit = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  private asked = 0;
  private seated = false;
  private readonly open = new Map<
    string,
    {
      resolve(answer: Answer): void;
      reject(error: Error): void;
      timer: ReturnType<typeof setTimeout>;
      tells: Answer['type'];
    }
  >();

  constructor(
    private readonly viewer: Viewer,
    private readonly listener: Listener,
    private readonly dial: () => Socket = () => new WebSocket(socketAddress()),
  ) {
    globalThis.addEventListener?.('online', this.retry);
    globalThis.addEventListener?.('offline', this.lost);
    globalThis.document?.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  /** Ask for something; the answer comes back, or a `Refused` or `Offline` error. */
  request(asked: RequestBody): Promise<Answer> {
    const socket = this.socket;
    if (this.status !== 'open' || socket?.readyState !== OPEN) return Promise.reject(new Offline());
    const id = `${this.visit}-${++this.asked}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.lost(), ANSWER_WITHIN);
      this.open.set(id, { resolve, reject, timer, tells: TELLING[asked.type] ?? 'ok' });
      socket.send(JSON.stringify({ ...asked, id }));
    });
  }

  /** Say something that has no answer. What is said while the connection is lost is not said later. */
  tell(message: RoomRequest): void {
    if (this.status === 'open' && this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  setLanguage(language: LanguageId): void {
    this.viewer.language = language;
    if (this.status === 'open') this.socket?.send(JSON.stringify({ type: 'set-language', language }));
  }

  setSections(sections: boolean): void {
    if (sections === this.viewer.sections) return;
    this.viewer.sections = sections;
    if (this.status === 'open') this.socket?.send(JSON.stringify({ type: 'set-sections', sections }));
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.retry);
    globalThis.removeEventListener?.('offline', this.lost);
    globalThis.document?.removeEventListener('visibilitychange', this.retry);
    this.end('closed', '');
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.dial();
    this.socket = socket;
    this.seated = false;
    socket.onopen = () => {
      const sit: HelloMessage = { type: 'hello', ...this.viewer };
      if (this.stream) sit.resume = { stream: this.stream, number: this.number };
      socket.send(JSON.stringify(sit));
      this.turn('open', '');
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.again(this.wait);
    };
  }

  private receive(message: ServerMessage): void {
    this.wait = FIRST_WAIT;
    if (message.type === 'closing') {
      if (message.retry_after === null) this.end('closed', message.reason);
      else this.again(Math.max(message.retry_after * 1000, FIRST_WAIT), message.reason);
      return;
    }
    if (message.type === 'error' && !this.seated) {
      this.end('closed', message.errors.map((error) => error.message).join(' '));
      return;
    }
    this.seated = true;
    if (message.type === 'welcome') {
      this.stream = message.stream;
      this.number = message.number;
    } else if ('number' in message && message.type !== 'rematch-seat') {
      // `rematch-seat` is said to one device beside the stream: it carries a number that others have had
      if (message.number <= this.number) return;
      if (message.number > this.number + 1) return this.startOver();
      this.number = message.number;
    }
    if ('id' in message && message.id !== null) this.settle(message);
    this.listener.message(message);
  }

  private settle(answer: Answer): void {
    const asked = this.open.get(answer.id ?? '');
    if (!asked || (answer.type === 'ok' && asked.tells !== 'ok')) return;
    this.open.delete(answer.id ?? '');
    clearTimeout(asked.timer);
    if (answer.type === 'error') asked.reject(new Refused(answer.errors));
    else asked.resolve(answer);
  }

  /** A message is missing: only a fresh welcome tells what is true now. */
  private startOver(): void {
    this.stream = '';
    this.number = -1;
    this.again(0);
  }

  private again(wait: number, why = ''): void {
    this.drop();
    this.turn('offline', why);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait && wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private end(status: ConnectionStatus, why: string): void {
    clearTimeout(this.timer);
    this.drop();
    this.turn(status, why);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { reject, timer } of this.open.values()) {
      clearTimeout(timer);
      reject(new Offline());
    }
    this.open.clear();
  }

  private turn(status: ConnectionStatus, why: string): void {
    this.status = status;
    this.listener.status(status, why);
  }

  private readonly retry = (): void => {
    if (this.status === 'offline' && globalThis.document?.visibilityState !== 'hidden') this.connect();
  };

  private readonly lost = (): void => {
    if (this.status === 'open') this.again(this.wait);
  };
}
