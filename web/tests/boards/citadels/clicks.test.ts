import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { TableStore } from '../../../src/app/stores/table.svelte';
import { loadLanguage } from '../../../src/app/i18n/i18n.svelte';
import CitadelsBoard from '../../../src/boards/citadels/CitadelsBoard.svelte';
import { state, offer, welcome } from './scene';

vi.mock('../../../src/app/api/http', () => ({
  reference: () => new Promise(() => {}),
  record: () => Promise.resolve(''),
}));

class Line {
  sent: { type: string; decision?: number; moves?: number[] }[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

let line: Line;
const played = () => line.sent.filter((message) => message.type === 'play').map((message) => message.moves);

beforeEach(async () => {
  await loadLanguage('en');
  line = new Line();
  const table = new TableStore('abcd', 'T', 'en', () => line as unknown as WebSocket);
  line.onopen?.();
  line.onmessage?.({ data: JSON.stringify(welcome) });
  render(CitadelsBoard, { table });
});

const page = () => document.body;
const click = (element: Element | null) => (element as HTMLElement).click();
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks the question and offers every choice in the bar', () => {
  expect(screen.getByRole('heading', { name: /What do you do/ })).toBeTruthy();
  const gold = offer.choices.find((choice) => choice.move.verb === 'take gold')!;
  click(page().querySelector('#decision [data-key="1"]'));
  expect(played()).toEqual([[gold.move.move]]);
});

it('aims at districts and plays city and district with one click', async () => {
  click([...page().querySelectorAll('#decision .choice')].at(-1)!);
  await settle();
  const aimed = page().querySelector('.dt.aim')!;
  expect(aimed.querySelector('.price')).toBeTruthy();
  click(aimed);
  const [moves] = played();
  expect(offer.sequences.some((way) => way.moves.join() === moves!.join())).toBe(true);
});

it('plays nothing on a click on what is refused, and says why', () => {
  const refused = page().querySelector('.h-card[aria-disabled]')!;
  expect(refused.textContent).toMatch(/Gather first/);
  click(refused);
  click(page().querySelector('[data-end]'));
  expect(played()).toEqual([]);
});

it('draws every seat with its plots', () => {
  expect(page().querySelectorAll('.seat')).toHaveLength(state.seats.length - 1);
  for (const seat of state.seats.keys()) {
    const city = page().querySelector(`[data-city="${seat}"]`)!;
    expect(city.querySelectorAll('.dt, .plot').length).toBe(
      Math.max(state.goal, state.seats[seat]!.city.length),
    );
  }
});

it('answers to the keys of the table', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
  expect(played().length).toBe(1);
});
