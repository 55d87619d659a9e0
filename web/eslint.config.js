import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', '.svelte-check'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Reactive state is always a fresh value in `$state.raw`; other maps are not reactive on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check is the judge of these comments.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  // Arrows point one way: shell and lobby -> games -> lib. A game never imports another.
  onlyImport('src/lib', 'games|shell|lobby'),
  onlyImport('src/games', 'shell|lobby|schatztaucher|wreck_raiders|oh_crab', ['src/games/index.ts']),
);

/** The files of a folder import nothing from a folder of these names outside. */
function onlyImport(folder, others, ignores = []) {
  const patterns = [{ regex: `^(\\.\\./)+(${others})(/|$)`, message: 'This arrow points the wrong way.' }];
  return {
    files: [`${folder}/**`],
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}
