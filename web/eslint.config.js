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
  // Arrows point one way: shell, lobby and learn -> games -> lib. A game never imports another.
  neverImport('src/lib/**', '(\\.\\./)+(games|shell|lobby|learn)'),
  neverImport('src/games/*', '(\\.\\./)+(shell|lobby|learn)'),
  neverImport('src/games/*/**', '(\\.\\./)+(shell|lobby|learn)', '\\.\\./[a-z_]+'),
);

/** These files import nothing from folders whose relative paths begin so. */
function neverImport(files, ...paths) {
  const patterns = paths.map((path) => ({
    regex: `^${path}(/|$)`,
    message: 'This arrow points the wrong way.',
  }));
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
