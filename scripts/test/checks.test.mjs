import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkCitations, citations } from '../checks/citations.mjs';
import { checkDoor } from '../checks/door.mjs';
import { checkFolders } from '../checks/folders.mjs';
import { checkFunctionLength } from '../checks/function-length.mjs';
import { checkNothingWritable } from '../checks/nothing-writable.mjs';
import { checkPurity } from '../checks/purity.mjs';
import { checkCardNames, checkLeftovers, checkPlaces, checkWordsUnread } from '../checks/tidiness.mjs';
import { checkWords } from '../checks/words.mjs';
import { root } from '../install.mjs';

const engineFile = (text) => [{ path: 'packages/engine/src/rules/example.ts', text }];

describe('the machine holds the house rules', () => {
  test('a clock, chance, try and module memory in the engine are found, each with bug and cure', () => {
    const found = checkPurity(
      engineFile('let seen = 0;\nconst now = Date.now();\nconst die = Math.random();\ntry { f(); } finally { g(); }\n'),
    );
    expect(found.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4]);
    for (const { bug, cure } of found) expect([bug.length > 20, cure.length > 10]).toEqual([true, true]);
  });

  test('whoever imports the write door without being of the road, or takes the right to write by a cast, is found', () => {
    const door = "import { editObject } from '../vocabulary/door.ts';";
    expect(checkDoor(engineFile(door))).toHaveLength(1);
    expect(checkDoor([{ path: 'packages/engine/src/events/apply.ts', text: door }])).toEqual([]);
    for (const cast of [
      '(game as OpenGame).turn = 3;',
      'const open = game as unknown as OpenGame;',
      'const player: { -readonly [Field in keyof Player]: Player[Field] } = game.players[0];',
      '(game.stack as ObjectId[]).push(id);',
      'Object.assign(game, { turn: 3 });',
    ])
      expect(checkDoor(engineFile(cast))).toHaveLength(1);
    expect(checkDoor(engineFile('const cards = game.stack as readonly number[] as readonly Entity[];'))).toEqual([]);
  });

  test('what a program could write through the public face is found: fields, lists, and functions that move a game', () => {
    const source = `export interface View { turn: number; readonly hand: string[]; readonly ask: (list: string[]) => void }
export class Played { readonly turns: number = 1; over = false; #kept = 0; set winner(seat: number) {} }
export function advance(game: Game): void {}
export function turnOf(game: Game): number { return game.turn; }
export type Fixed = Readonly<Written>;`;
    const path = 'packages/engine/src/play/example.ts';
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
    const names = file.statements.map((node) => ({ name: node.name.text, path, node }));
    const found = checkNothingWritable(names, () => source);
    expect(found.map(({ bug }) => bug.split(' ')[0])).toEqual(['View', 'View', 'Played', 'Played', 'advance']);
    expect(found.map(({ line }) => line)).toEqual([1, 1, 2, 2, 3]);
  });

  test('words in comments and property names are no use of the clock', () => {
    expect(checkPurity(engineFile('// Date\nexport const a = { Date: 1 };\nexport const b = a.Date;\n'))).toEqual([]);
  });

  test('citations are read in every form and unknown numbers are refused', () => {
    expect(citations('CR 702.2c + 702.19b, and CR 104.3a').map(({ number }) => number)).toEqual([
      '702.2c',
      '702.19b',
      '104.3a',
    ]);
    expect(checkCitations(engineFile(`// CR 704.5j\n// CR ${'999.1'}\n`)).map(({ line }) => line)).toEqual([2]);
  });

  test('a long module, a leftover and a sleeping test are found', () => {
    expect(checkLeftovers(engineFile('x\n'.repeat(401)))).toHaveLength(1);
    expect(checkLeftovers(engineFile(`/** The long table of keywords. */\n${'x\n'.repeat(401)}`))).toEqual([]);
    expect(checkLeftovers(engineFile(`/** Nouns. */\nimport '@a/table';\n${'x\n'.repeat(401)}`))).toHaveLength(1);
    expect(checkLeftovers(engineFile(`// ${'TO'}${'DO'} later\ntest.${'skip'}('a', f);\n`))).toHaveLength(2);
  });

  test('a function of more than 80 lines is found, wherever it stands, but rows of one switch are no lines of it', () => {
    const lines = (count) => '  f();\n'.repeat(count);
    const rows = (count, each) => `case 1:\n${lines(each)}`.repeat(count);
    const found = (text) => checkFunctionLength(engineFile(text)).map(({ line, bug }) => [line, bug.split(' ')[0]]);
    expect(found(`const a = 1;\nfunction long() {\n${lines(79)}}\n`)).toEqual([[2, 'long']]);
    expect(found(`function short() {\n${lines(78)}}\n`)).toEqual([]);
    expect(found(`class Long {\n  meth() {\n${lines(79)}}\n}\n`)).toEqual([[2, 'meth']]);
    expect(found(`const arrow = () => {\n${lines(79)}};\n`)).toEqual([[1, 'arrow']]);
    expect(found(`function table(k) {\nswitch (k) {\n${rows(50, 2)}}\n}\n`)).toEqual([]);
    expect(found(`function table(k) {\nswitch (k) {\n${rows(50, 2)}}\n${lines(79)}}\n`)).toEqual([[1, 'table']]);
    expect(found(`function rows(k) {\nswitch (k) {\n${rows(2, 41)}}\n}\n`)).toEqual([[1, 'rows']]);
    expect(found(`function inside(k) {\nif (k) {\nswitch (k) {\n${rows(50, 2)}}\n}\n}\n`)).toEqual([[1, 'inside']]);
  });

  test('words that a person reads are found among the elements of the page; names for the machine are not', () => {
    const found = (text) => checkWords([{ path: 'packages/web/src/fix/example.tsx', text }]).map(({ line }) => line);
    expect(found('const a = <p>Everybody must agree</p>;\n')).toEqual([1]);
    expect(found('const a = (\n  <button aria-label="close">x</button>\n);\n')).toEqual([2]);
    expect(found('const a = <p>{waits ? `It waits for ${name}.` : null}</p>;\n')).toEqual([1]);
    expect(found("const a = <p onClick={() => tell('Not now, thank you')}>{WORDS.a}</p>;\n")).toEqual([1]);
    expect(found("const a = isOpen ? 'Refuse' : WORDS.agree;\n")).toEqual([1]);
    const machine = "type A = 'life' | 'player counters';\nconst a = kind === 'player counters' ? null : 3;\n";
    expect(
      found(`import x from './A word.ts';\n${machine}const b = <p className="button main">{WORDS.a} – {3}</p>;\n`),
    ).toEqual([]);
  });

  test('a folder of more than 25 files is found, unless it is excepted by name', () => {
    const many = Array.from({ length: 26 }, (_, index) => `packages/engine/src/rules/r${index}.ts`);
    expect(checkFolders(many).map(({ path }) => path)).toEqual(['packages/engine/src/rules']);
    expect(checkFolders(many.slice(1))).toEqual([]);
    expect(checkFolders(many, new Map([['packages/engine/src/rules', 'one list']]))).toEqual([]);
  });

  test("a machine's path and a registry's address are found", () => {
    expect(checkPlaces([{ path: 'README.md', text: `see ${'/wo'}rk/main\n` }])).toHaveLength(1);
    expect(
      checkPlaces([{ path: 'package-lock.json', text: '"resolved": "https://registry.example/a.tgz"' }]),
    ).toHaveLength(1);
  });

  test('a card named in the engine is found, unless it is cited as a ruling', () => {
    const decks = [{ path: 'packages/cards/decks/a.txt', text: '4 Test Bear\n' }];
    expect(checkCardNames(decks, engineFile("if (name === 'Test Bear') win();"))).toHaveLength(1);
    expect(checkCardNames(decks, engineFile("// RULING ('Test Bear', 2020-01-01): it counts itself"))).toEqual([]);
  });

  test('the engine reads no surface wording', () => {
    expect(checkWordsUnread(engineFile("if (rule.words === 'for a time') return;"))).toHaveLength(1);
    expect(checkWordsUnread(engineFile("if (part['words'] !== 'said so') return;"))).toHaveLength(1);
    expect(checkWordsUnread(engineFile("if (rule.words?.includes('mana') === true) return;"))).toHaveLength(1);
    expect(checkWordsUnread(engineFile('if (rule.words === undefined) return;'))).toEqual([]);
    expect(checkWordsUnread(engineFile("const noun = { kind: 'words', words: [] };"))).toEqual([]);
  });

  test('an arrow that points upward fails the build and says why', () => {
    const folder = mkdtempSync(join(root, 'node_modules', '.arrows-'));
    for (const [path, text] of [
      ['packages/engine/src/index.ts', "import { b } from '../../bots/src/index.ts';\nexport const a = b;\n"],
      ['packages/bots/src/index.ts', 'export const b = 1;\n'],
      ['packages/engine/src/vocabulary/ids.ts', "import { r } from '../rules/r.ts';\nexport const i = r;\n"],
      ['packages/engine/src/rules/r.ts', "import { readFileSync } from 'node:fs';\nexport const r = readFileSync;\n"],
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
    const cli = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const done = spawnSync(
      process.execPath,
      [cli, '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'packages'],
      { cwd: folder, encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true, force: true });
    expect(done.status).not.toBe(0);
    for (const word of ['arrow-engine', 'engine-folder-vocabulary', 'pure-packages', 'Cure'])
      expect(done.stdout).toContain(word);
  });
});
