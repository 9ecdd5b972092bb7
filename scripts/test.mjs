/** npm test: installs what is missing, checks the types, runs every test, ends with "N passed, N failed". */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root } from './install.mjs';

install();

const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
/** The packages, then the tests and tools, which are not built. */
const typesHold = [['-b'], ['-p', 'tsconfig.tests.json']].every(
  (what) => spawnSync(process.execPath, [compiler, ...what], { cwd: root, stdio: 'inherit' }).status === 0,
);

const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-test-'));
const report = join(folder, 'report.json');
const tests = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

let passed = 0;
let failed = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  failed = result.numFailedTests;
  // A file that does not load has no tests to count: it is a failure of its own.
  for (const file of result.testResults)
    if (file.status === 'failed' && file.assertionResults.length === 0) failed += 1;
} catch {
  failed += 1;
  console.error('The test run left no report: see above.');
}
rmSync(folder, { recursive: true, force: true });
if (!typesHold) {
  failed += 1;
  console.error('The types do not hold (tsc -b, then tsc -p tsconfig.tests.json): counted as one failure.');
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && tests.status === 0 ? 0 : 1);
