/** Builds the page into the Python package, where the server finds it. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogueParts } from './catalogue.ts';

const server = process.env.SEABOARD_URL ?? 'http://127.0.0.1:8750';

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));
const DRAWN = /\/src\/lib\/(look|table)\/|\/svelte\/src\/(reactivity|transition)\//;
/** What is loaded at once. */
const first = new Set<string>();

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

export default defineConfig({
  plugins: [catalogueParts(), svelte()],
  base: '/',
  build: {
    outDir: process.env.SEABOARD_PAGE ?? '../src/seaboard/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: bundleOf }] } },
    },
  },
  worker: { rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});

/** Whatever the page begins with travels in one file, with what all boards are drawn with: each answer of a server costs as
 * much as a small file. */
function bundleOf(module: string, modules: Modules): string | null {
  for (const next = first.size > 0 ? [] : [MAIN]; next.length > 0;) {
    const id = next.pop() ?? '';
    if (!first.has(id)) next.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    first.add(id);
  }
  return first.has(module) || DRAWN.test(module) ? 'page' : null;
}
