/** What release 0.1 kept in the browser is still read. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it.each([
  ['day', 'light'],
  ['night', 'dark'],
  ['system', 'system'],
  ['dark', 'dark'],
])('the theme %s is %s', async (kept, theme) => {
  localStorage.setItem('burgrave.settings', JSON.stringify({ theme: kept, name: 'Host' }));
  const { settings } = await import('../../src/app/stores/settings.svelte');
  expect([settings.all.theme, settings.all.name]).toEqual([theme, 'Host']);
});

it('a table that was being made keeps its seats and settings', async () => {
  const old = {
    options: { edition: '2016' },
    cast: 'preset',
    seats: [{ plays: 'you' }, { plays: 'bot', level: 'master' }],
    manners: { listed: true, clock: { seconds: 60 }, stand_in: 3600, reaction_seconds: 4 },
  };
  localStorage.setItem('burgrave.draft-citadels', JSON.stringify(old));
  const { NewTableForm } = await import('../../src/app/stores/new-table.svelte');
  const { choices } = new NewTableForm('citadels');
  expect(choices.seats).toEqual([{ player: 'you' }, { player: 'bot', level: 'master' }]);
  expect(choices.settings).toEqual({
    listed: true,
    clock: { seconds: 60 },
    takeover_seconds: 3600,
    takeover_level: '',
    reaction_seconds: 4,
  });
});

it('what is kept now comes first', async () => {
  localStorage.setItem('burgrave.draft-praga', JSON.stringify({ seats: [{ plays: 'you' }] }));
  localStorage.setItem(
    'burgrave.new-table-praga',
    JSON.stringify({ seats: [{ player: 'you' }, { player: 'bot' }] }),
  );
  const { NewTableForm } = await import('../../src/app/stores/new-table.svelte');
  expect(new NewTableForm('praga').choices.seats).toEqual([{ player: 'you' }, { player: 'bot' }]);
});
