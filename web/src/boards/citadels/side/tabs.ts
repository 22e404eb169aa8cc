import type { Tab } from '../citadels-ui.svelte';

/** The three tabs of the side, with their icons and names. */
export const TABS: [tab: Tab, icon: string, name: string][] = [
  ['log', 'log', 'table-log'],
  ['know', 'eye', 'citadels-know'],
  ['chat', 'chat', 'table-chat'],
];
