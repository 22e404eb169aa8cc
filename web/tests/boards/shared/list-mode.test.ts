import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../../src/app/i18n/i18n.svelte';
import { settings } from '../../../src/app/stores/settings.svelte';
import { TableStore } from '../../../src/app/stores/table.svelte';
import CitadelsBoard from '../../../src/boards/citadels/CitadelsBoard.svelte';
import { offer, welcome } from '../citadels/scene';

vi.mock('../../../src/app/api/http', () => ({
  reference: () => new Promise(() => {}),
  record: () => Promise.resolve(''),
}));

class Line {
  sent: { type: string; sections?: boolean; moves?: number[] }[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const SECTIONS = [
  { id: 'round', heading: 'The round', lines: [[{ text: 'This is the last round.' }]], on_request: false },
  { id: 'printed', heading: 'In play', lines: [[{ text: 'All characters.' }]], on_request: true },
];
let line: Line;
let leave: () => void;
const asked = () => line.sent.filter(({ type }) => type === 'set-sections').map(({ sections }) => sections);
const hear = (view: object) => line.onmessage?.({ data: JSON.stringify({ ...welcome, view }) });

beforeEach(async () => {
  await loadLanguage('en');
  settings.set('list', true);
  line = new Line();
  const table = new TableStore('abcd', 'T', 'en', () => line as unknown as WebSocket);
  line.onopen?.();
  hear(welcome.view!);
  leave = render(CitadelsBoard, { table }).unmount;
});

it('asks for the table in words while it is shown', () => {
  expect(asked()).toEqual([true]);
  leave();
  expect(asked()).toEqual([true, false]);
});

it('shows the sections of the server, what is long folded', async () => {
  hear({ ...welcome.view, sections: SECTIONS });
  expect(await screen.findByText('This is the last round.')).toBeTruthy();
  const folded = screen.getByText('All characters.').closest('details')!;
  expect(folded.open).toBe(false);
  expect(screen.getByText('This is the last round.').closest('details')).toBeNull();
});

it('numbers every choice, rows of moves with their price', () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('#decision [data-key]')];
  const rows = offer.sequences.filter((row) => !row.reason.length);
  expect(buttons.length).toBe(
    offer.choices.length - new Set(offer.sequences.map((row) => row.moves[0])).size + rows.length,
  );
  const priced = buttons.find((button) => button.textContent!.includes('→'))!;
  expect(priced.textContent).toMatch(/for .*gold/);
  priced.click();
  expect(line.sent.at(-1)!.moves).toHaveLength(2);
});
