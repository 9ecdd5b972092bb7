/** Every ```ts block in a README that imports our packages is run: what the README shows, works. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource, root } from '../install.mjs';
import { files, finding, read } from './files.mjs';

export function checkReadmeExamples() {
  const found = [];
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-'));
  for (const path of files(/^(README\.md|packages\/[^/]+\/README\.md)$/)) {
    const text = read(path);
    let number = 0;
    for (const match of text.matchAll(/```ts\n([\s\S]*?)```/g)) {
      if (!match[1].includes("'@kitchen-table/")) continue;
      const file = join(folder, `${path.replaceAll('/', '-')}-${++number}.ts`);
      writeFileSync(file, match[1]);
      const done = spawnSync(process.execPath, [...fromSource, file], {
        cwd: root,
        encoding: 'utf8',
        timeout: 120_000,
      });
      if (done.status === 0) continue;
      const line = text.slice(0, match.index).split('\n').length;
      const error = done.stderr.split('\n').find((row) => /Error/.test(row)) ?? `exit code ${done.status}`;
      found.push(
        finding('readme', path, line, `the example does not run (${error.trim()})`, 'mend the example or the library'),
      );
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return found;
}
