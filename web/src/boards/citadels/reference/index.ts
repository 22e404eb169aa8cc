/** What the page of rules and cards draws of Citadels, loaded when it is wanted. */
export { default as KindIcon } from './KindIcon.svelte';
export { default as PieceCard } from './CitadelsPieceCard.svelte';
