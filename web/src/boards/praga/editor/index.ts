/** The page on which the printed pieces are entered, and the differences of a table; loaded when they are wanted. */
export { default as Editor } from './PragaEditor.svelte';
export { default as Differences } from './PieceDifferences.svelte';
