import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // As short as is safe: the name stands on every element and in every style, and nothing about it can be compressed.
    cssHash: ({ hash, filename }) => `s${hash(filename.replace(import.meta.dirname, '')).slice(-5)}`,
  },
};
