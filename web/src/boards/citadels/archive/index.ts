/** Citadels on the page of my games. */
export { default as FinalBoard } from './CitadelsFinalCity.svelte';
export { default as PieceFace } from './CitadelsPieceFace.svelte';
