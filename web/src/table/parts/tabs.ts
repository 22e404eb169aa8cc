import type { Tab } from '../view.svelte';

/** The three tabs of the side, with their icons. */
export const TABS: [Tab, string][] = [
  ['log', 'log'],
  ['know', 'eye'],
  ['chat', 'chat'],
];
