import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newest } from '../built.mjs';

let folder;
const at = (seconds, path) => utimesSync(join(folder, path), seconds, seconds);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitchen-table-built-'));
  for (const room of ['src/rules', 'dist', 'test', 'node_modules']) mkdirSync(join(folder, room), { recursive: true });
  writeFileSync(join(folder, 'src/rules/one.ts'), '');
  writeFileSync(join(folder, 'src/rules/two.ts'), '');
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const path of ['src/rules/one.ts', 'src/rules/two.ts', 'package.json', 'src/rules', 'src']) at(1000, path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is built is older when a source was changed', () => {
  expect(newest(folder)).toBe(1_000_000);
  at(2000, 'src/rules/one.ts');
  expect(newest(folder)).toBe(2_000_000);
});

test('what is built is older when a source is gone, or a dependency was named anew', () => {
  rmSync(join(folder, 'src/rules/two.ts'));
  expect(newest(folder)).toBeGreaterThan(1_000_000);
  at(1000, 'src/rules');
  at(3000, 'package.json');
  expect(newest(folder)).toBe(3_000_000);
});

test('tests and what was built make nothing older', () => {
  for (const path of ['dist/one.js', 'test/one.test.ts', 'node_modules/other.js'])
    writeFileSync(join(folder, path), '');
  expect(newest(folder)).toBe(1_000_000);
});
