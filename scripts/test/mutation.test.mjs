/** Which stretches of the rules are mutated, and what the report makes of the outcome. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report, scores } from '../mutation/report.mjs';
import { folderOf, sample } from '../mutation/sample.mjs';

let rules;
beforeAll(() => {
  rules = mkdtempSync(join(tmpdir(), 'kitchen-table-rules-'));
  mkdirSync(join(rules, 'mana'));
  writeFileSync(join(rules, 'turns.ts'), 'one line\n'.repeat(80));
  writeFileSync(join(rules, 'mana', 'pools.ts'), 'one line\n'.repeat(20));
});
afterAll(() => rmSync(rules, { recursive: true, force: true }));

describe('the sample', () => {
  test('has the share of each folder that was asked for', () => {
    const stretches = sample(rules, { every: 2, seed: '1' });
    expect(stretches.filter(({ file }) => folderOf(file) === 'rules')).toHaveLength(6);
    expect(stretches.filter(({ file }) => folderOf(file) === 'mana')).toHaveLength(2);
    expect(sample(rules, { every: 1, seed: '1' })).toHaveLength(14);
    expect(stretches.every(({ from, to }) => from % 8 === 1 && to - from < 8)).toBe(true);
  });

  test('is the same for the same seed, another for another, and one folder alone when it is named', () => {
    const drawn = (seed, only) => sample(rules, { every: 3, seed, only });
    expect(drawn('1')).toEqual(drawn('1'));
    expect(drawn('1')).not.toEqual(drawn('2'));
    expect(new Set(drawn('1', 'mana').map(({ file }) => file))).toEqual(new Set(['mana/pools.ts']));
    expect(drawn('1', 'nothing')).toEqual([]);
  });
});

describe('the report', () => {
  const mutant = (status) => ({
    status,
    mutatorName: 'X',
    replacement: 'true',
    location: { start: { line: 3, column: 1 } },
  });
  const result = {
    files: {
      'turns.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage')] },
      'mana/pools.ts': { mutants: [mutant('Killed'), mutant('Ignored'), mutant('RuntimeError')] },
    },
  };

  test('counts what no test reaches as survived, leaves out what did not run, and weighs the folders by their lines', () => {
    const found = scores(result, folderOf, rules);
    expect(found.map(({ folder, noticed, survived, score }) => [folder, noticed, survived, Math.round(score)])).toEqual(
      [
        ['mana', 1, 0, 100],
        ['rules', 2, 2, 50],
        ['whole', 3, 2, Math.round((100 * 21 + 50 * 81) / 102)],
      ],
    );
  });

  test('names every survivor with its place', () => {
    const lines = report(scores(result, folderOf, rules), result).split('\n');
    expect(lines.filter((line) => line.startsWith('turns.ts:3:1'))).toEqual([
      'turns.ts:3:1 Survived',
      'turns.ts:3:1 NoCoverage',
    ]);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
  });
});
