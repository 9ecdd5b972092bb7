/**
 * npm run docs: the reference of every library into docs/api, made by TypeDoc from the docstrings, with the READMEs.
 * Stops when a public name has no docstring.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, npm, root } from './install.mjs';
import { LIBRARIES, manifestOf } from './packing/libraries.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run docs\n\nwrites the reference of every library into docs/api\n\nExample:\n  $ npm run docs',
  );
  process.exit(0);
}
install();
const { checkDocstrings } = await import('./checks/docstrings.mjs');
const missing = checkDocstrings();
for (const { path, line, bug, cure } of missing) console.error(`${path}:${line}\n  ${bug}\n  cure: ${cure}`);
if (missing.length > 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-docs-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// The nodes of core are types made of types: spelt out to any depth, they never end.
const shared = { maxTypeConversionDepth: 3, excludeExternals: true, skipErrorChecking: true, logLevel: 'Error' };
const written = LIBRARIES.map((library) => {
  const home = join(root, 'packages', library);
  const entries = Object.values(manifestOf(library).exports).filter((entry) => typeof entry === 'object');
  const json = join(folder, `${library}.json`);
  const options = join(folder, `${library}-options.json`);
  writeFileSync(
    options,
    JSON.stringify({
      ...shared,
      name: `@kitchen-table/${library}`,
      entryPoints: entries.map((entry) => join(home, entry['@kitchen-table/source'])),
      tsconfig: join(home, 'tsconfig.json'),
      readme: join(home, 'README.md'),
      json,
    }),
  );
  typedoc(options);
  return json;
});
const all = join(folder, 'all.json');
writeFileSync(
  all,
  JSON.stringify({
    name: 'Kitchen Table',
    entryPointStrategy: 'merge',
    entryPoints: written,
    readme: join(root, 'README.md'),
    out: join(root, 'docs', 'api'),
    logLevel: 'Error',
  }),
);
typedoc(all);
console.log(`docs/api/index.html: the reference of ${written.length} libraries`);

/** TypeDoc comes through npm exec, with a TypeScript that it knows. */
function typedoc(options) {
  const packages = ['--package=typedoc@0.28.20', '--package=typescript@5.9.3'];
  const done = npm('exec', '--yes', ...packages, '--', 'typedoc', '--options', options);
  if (done.status === 0) return;
  console.error(`TypeDoc failed: ${options}`);
  process.exit(1);
}
