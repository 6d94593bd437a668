import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server that runs already: CORRAL=http://127.0.0.1:8040 npm run dev
const server = process.env.CORRAL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/corral/server/static', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'] },
});
