import react from '@vitejs/plugin-react';
import { textSizeStyles } from './text-size-styles.ts';
import { defineConfig, type UserConfig } from 'vite';

/** The page: built into dist-page, from the sources of the other packages. */
const config: UserConfig = defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@kitchen-table/source', 'module', 'browser'] },
  css: { postcss: { plugins: [textSizeStyles] } },
  build: {
    outDir: 'dist-page',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      onLog(level, log, tell) {
        // What needs Node in the cards' package is told of, and then left out of the page.
        if (!log.message.includes('externalized for browser compatibility')) tell(level, log);
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8470', '/socket.io': { target: 'http://127.0.0.1:8470', ws: true } } },
});

export default config;
