import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogueParts } from './catalogue.ts';

export default defineConfig({
  plugins: [catalogueParts(), svelte()],
  test: { include: ['src/**/*.test.ts'] },
});
