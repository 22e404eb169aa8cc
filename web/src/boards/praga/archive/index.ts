/** Praga on the page of my games. */
export { default as FinalBoard } from './PragaFinalBoard.svelte';
export { default as PieceFace } from './PragaPieceFace.svelte';
