import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', 'shots'] },
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // What a snippet or a callback in markup is given has no type for eslint; svelte-check knows it and checks it.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'member-access', 'return', 'call'].map((part) => [
        `@typescript-eslint/no-unsafe-${part}`,
        'off',
      ]),
    ),
  },
  { files: ['*.js', '*.ts', 'public/*.js'], ...ts.configs.disableTypeChecked },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // most sets and maps are local to a function
      'svelte/no-at-html-tags': 'off', // our own drawings and rules pages, nothing from outside
      'svelte/no-navigation-without-resolve': 'off', // for SvelteKit's router
    },
  },
);
