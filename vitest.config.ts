import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['@kitchen-table/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx', 'scripts/test/**/*.test.mjs'],
    pool: 'threads',
    isolate: false,
    // Every core: Vitest would leave one idle, which of two is half.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
