import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { thirdParties } from './build/notices.ts';
import { art } from './src/art/export-art.mjs';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), icons(), thirdParties(), art()],
  server: { fs: { allow: ['..'] } }, // phrases that are shared with the engine
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
