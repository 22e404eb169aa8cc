export { default as MoveFace } from './CitadelsMoveFace.svelte';
export { default as KnownState } from './CitadelsKnownState.svelte';
