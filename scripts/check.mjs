/** npm run check: the architecture and the house rules that a machine can hold. Each finding names its bug and cure. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkCitations } from './checks/citations.mjs';
import { checkDoor } from './checks/door.mjs';
import { checkFolders } from './checks/folders.mjs';
import { checkReadmeExamples } from './checks/readme-examples.mjs';
import { checkCardNames, checkLeftovers, checkPlaces, checkWordsUnread } from './checks/tidiness.mjs';
import { install, npm, root } from './install.mjs';

install();
const { checkDocstrings } = await import('./checks/docstrings.mjs');
const { checkFunctionLength } = await import('./checks/function-length.mjs');
const { checkNothingWritable } = await import('./checks/nothing-writable.mjs');
const { checkPurity } = await import('./checks/purity.mjs');
const { checkWords } = await import('./checks/words.mjs');

let failed = 0;
function report(name, findings) {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const { path, line, bug, cure } of findings.slice(0, 40))
    console.log(`  ${path}:${line}\n    bug:  ${bug}\n    cure: ${cure}`);
  if (findings.length > 40) console.log(`  ... and ${findings.length - 40} more`);
  failed += findings.length;
}

const cruised = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    'packages',
  ],
  { cwd: root, encoding: 'utf8' },
);
console.log(`${cruised.status === 0 ? 'ok  ' : 'FAIL'} arrows between packages and folders, cycles, built-ins`);
if (cruised.status !== 0) {
  console.log(cruised.stdout, cruised.stderr);
  failed += 1;
}

report('clock, chance and hidden memory', checkPurity());
report('writing goes through the door', checkDoor());
report("nothing writable in the engine's public face", checkNothingWritable());
report('rule citations', checkCitations());
report('length and leftovers', checkLeftovers());
report('length of functions', checkFunctionLength());
report('files in a folder', checkFolders());
report('words of the page in their catalogue', checkWords());
report('paths and addresses of one machine', checkPlaces());
report('no card names in the engine', checkCardNames());
report('no surface wording read by the engine', checkWordsUnread());
report('docstrings of public names', checkDocstrings());
report('README examples', checkReadmeExamples());

// Formatter and linter come through npm exec: as dependencies they would break npm ci on some platforms.
for (const [name, words] of [
  ['format (Biome)', ['exec', '--yes', '--package=@biomejs/biome@2.6.8', '--', 'biome', 'format', '.']],
  ['lint (oxlint)', ['exec', '--yes', '--package=oxlint@1.94.0', '--', 'oxlint', '--quiet', 'packages', 'scripts']],
]) {
  const done = npm(...words);
  console.log(`${done.status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (done.status !== 0) failed += 1;
}

console.log(failed === 0 ? 'Every check passed.' : `${failed} finding(s).`);
process.exit(failed === 0 ? 0 : 1);
