/** What the page of a new table draws of Citadels, loaded when it is wanted. */
export { default as CastPick } from './CastPick.svelte';
export { default as CastSummary } from './CastSummary.svelte';
export { default as EditionPick } from './EditionPick.svelte';
