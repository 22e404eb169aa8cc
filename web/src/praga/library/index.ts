/** What the page of rules and cards draws of Praga, loaded when it is wanted. */
export { default as Defs } from '../parts/Defs.svelte';
export { default as PieceCard } from './PieceCard.svelte';
