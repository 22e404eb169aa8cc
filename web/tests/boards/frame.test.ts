import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../src/app/i18n/i18n.svelte';
import { TableStore } from '../../src/app/stores/table.svelte';
import { genericBoard } from '../../src/boards';
import BoardFrame from '../../src/boards/BoardFrame.svelte';
import { offer, welcome } from './citadels/scene';

const reports: unknown[] = [];

vi.mock('../../src/app/api/http', () => ({
  reference: () => new Promise(() => {}),
  record: () => Promise.resolve(''),
  sendErrorReport: (report: unknown) => Promise.resolve(void reports.push(report)),
}));
vi.mock('../../src/boards/citadels/CitadelsBoard.svelte', () => ({
  default: () => {
    throw new Error('broken on purpose');
  },
}));

class Line {
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

let line: Line;
let table: TableStore;

beforeAll(() => genericBoard());

beforeEach(async () => {
  await loadLanguage('en');
  line = new Line();
  table = new TableStore('abcd', 'T', 'en', () => line as unknown as WebSocket);
  line.onopen?.();
  line.onmessage?.({ data: JSON.stringify(welcome) });
});

it('draws a game that it does not know, and plays its choices', async () => {
  render(BoardFrame, { game: 'unheard-of', table });
  expect(await screen.findByRole('heading', { name: /what do you do/i })).toBeTruthy();
  const buttons = screen.getAllByRole('button').filter((button) => button.dataset.key);
  expect(buttons.length).toBeGreaterThan(1);
  document.querySelector<HTMLElement>('[data-key="1"]')!.click();
  const played = line.sent.filter((message) => message.type === 'play');
  expect(played).toHaveLength(1);
  expect(played[0]).toMatchObject({ decision: welcome.view!.decision, moves: [offer.choices[0]!.move.move] });
});

it('shows the table in words when a board breaks, with another try', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(BoardFrame, { game: 'citadels', table });
  expect((await screen.findByRole('alert')).textContent).toContain('This board cannot be shown');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /what do you do/i })).toBeTruthy();
  expect(said).toHaveBeenCalled();
  expect(reports).toMatchObject([{ part: 'citadels', kind: 'Error', message: 'broken on purpose' }]);
});
