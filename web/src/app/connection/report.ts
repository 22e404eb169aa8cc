/** Tells the server that a part of the page broke: what, and where in the program. Nothing about a table or a person. */
import type { ClientErrorReport } from '../api/types';
import { sendErrorReport } from '../api/http';

const MOST = 5; // reports of one visit
const MESSAGE_LENGTH = 300;
const FRAMES = 8;
const FRAME = /([\w.-]{1,75}\.[a-z]{1,4})(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})/g;

const sent = new Set<string>();

export function describeError(part: string, error: unknown): ClientErrorReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    part,
    kind: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: message.slice(0, MESSAGE_LENGTH),
    frames: [...stack.matchAll(FRAME)]
      .slice(0, FRAMES)
      .map(([, file, line, column]) => `${file}:${line}:${column}`),
  };
}

/** Report an error that broke this part of the page: a page, or the game whose board it was. */
export function reportError(part: string, error: unknown): void {
  console.error(error);
  const report = describeError(part, error);
  const same = JSON.stringify(report);
  if (sent.size >= MOST || sent.has(same)) return;
  sent.add(same);
  sendErrorReport(report).catch(() => {}); // the page says itself that something broke
}
