import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { checkDocstrings, publicNames } from '../checks/docstrings.mjs';
import { faultsOf, LIBRARIES } from '../packing/libraries.mjs';

describe('what is published', () => {
  test.each(LIBRARIES)('%s says in its package.json all that publishing asks for', (library) => {
    expect(faultsOf(library)).toEqual([]);
  });

  test('every other package is private, but for the page', () => {
    const others = readdirSync(join(root, 'packages')).filter((name) => !LIBRARIES.includes(name));
    const published = others.filter(
      (name) => !JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).private,
    );
    expect(published).toEqual(['web']);
  });

  test('a package that nobody installs has faults, each a sentence', () => {
    expect(faultsOf('conformance')).toEqual([
      'it is private',
      'package.json has no "exports"',
      'package.json has no "files"',
      'publishConfig.access is not "public"',
      'LICENSE is not a copy of the one at the top',
    ]);
  });

  test('the public names of the engine are found through what its face hands on, each with its docstring', () => {
    const names = publicNames('engine').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Session', 'Question', 'NO_OBJECT', 'Game', 'randomGame']));
    expect(names).not.toContain('perform');
    expect(checkDocstrings(['engine'])).toEqual([]);
  });

  test.each([
    ['--help', 0],
    ['--nonsense', 1],
  ])('npm run pack %s tells how it is used', (word, status) => {
    const done = spawnSync(process.execPath, [join(root, 'scripts', 'pack.mjs'), word], { encoding: 'utf8' });
    expect([done.status, `${done.stdout}${done.stderr}`.includes('Example:\n')]).toEqual([status, true]);
  });
});
