/** Builds the page into the Python package, where the server finds it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.SEABOARD_URL ?? 'http://127.0.0.1:8750';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: process.env.SEABOARD_PAGE ?? '../src/seaboard/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
