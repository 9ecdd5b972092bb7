/** node python/bundle.mjs: the rules and the gym as one file of JavaScript, which the wheel carries. */
import { join } from 'node:path';
import { build } from 'rolldown';

const here = import.meta.dirname;

await build({
  input: join(here, '..', 'packages', 'gym', 'src', 'pipe', 'main.ts'),
  platform: 'node',
  resolve: { conditionNames: ['@kitchen-table/source', 'node', 'import', 'default'] },
  // What reads card files is loaded when it is first used, which is never here.
  external: [/^node:/, /import\/(?:database|import-file|update|open-file)/],
  logLevel: 'warn',
  output: {
    file: join(here, 'src', 'kitchen_table', 'host.mjs'),
    format: 'esm',
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    codeSplitting: false,
  },
});
