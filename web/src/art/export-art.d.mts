import type { Plugin } from 'vite';

export function pictures(): Record<string, string>;
export function exportArt(folder?: string): void;
export function art(): Plugin;
