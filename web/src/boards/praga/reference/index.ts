/** What the page of rules and cards draws of Praga, loaded when it is wanted. */
export { default as Defs } from '../parts/SymbolDefs.svelte';
export { default as PieceCard } from './PragaPieceCard.svelte';
