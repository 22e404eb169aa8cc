import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { thirdParties } from './build/notices.ts';
import { packed } from './build/packed.ts';
import { art } from './src/art/export-art.mjs';

// A server to develop against: `burgrave serve --port 8000`, or the address in BURGRAVE_SERVER.
const server = process.env.BURGRAVE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the same files work below any path
  plugins: [svelte(), icons(), thirdParties(), art(), packed()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] }, // phrases that are shared with the engine
    proxy: {
      '/api': server,
      '/healthz': server,
      '/socket': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
});
