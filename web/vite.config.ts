import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `starboard serve` listens while one works on the client.
const server = process.env.STARBOARD ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // Files are named by their content, so that a server may let browsers keep them for ever.
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 2048, modulePreload: { polyfill: false } },
  server: {
    port: 5173,
    strictPort: false,
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
