import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { cardFrom } from '../src/commands/card.ts';
import { program } from '../src/program.ts';
import { Problem } from '../src/shared/output.ts';
import { kt, ktHere } from './kt.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const bear = {
  name: 'Test Bear',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
};

describe('the command line', () => {
  test('every command has help with an example', () => {
    const commands = program().commands.flatMap((command) =>
      command.commands.length > 0 ? [...command.commands] : [command],
    );
    expect(commands.map((command) => command.name())).toEqual([
      'play',
      'sim',
      'tournament',
      'puzzles',
      'replay',
      'serve',
      'load',
      'bot-host',
      'selfplay',
      'card',
      'import',
      'update',
      'check',
      'convert',
      'search',
      'decks',
      'formats',
      'scenario',
      'corpus',
      'rule',
      'conformance',
      'bench',
    ]);
    for (const command of commands) {
      let help = '';
      command.configureOutput({ writeOut: (text) => (help += text) });
      command.outputHelp();
      expect(help, command.name()).toContain('$ kt ');
    }
  });

  test('an unknown flag is refused with a suggestion and a non-zero exit code', async () => {
    const run = await ktHere('sim', '--gamse', '3');
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.err).toContain('Did you mean --games');
  });

  test.each([
    [['deck', 'check', 'no-such-deck.txt'], 'no-such-deck.txt: there is no such file'],
    [['replay', 'no-such-game.json'], 'no-such-game.json: there is no such file'],
    [['bench', '--compare', 'no-such-commit'], 'git knows no commit "no-such-commit" here'],
    [['rule', '999.9z'], '999.9z: the rules have no such number'],
    [['card', 'No Such Card'], 'No card named "No Such Card" is known'],
    [['sim', '--games', 'many'], 'Give a whole number'],
    [['sim', '--format', 'two-player', '--players', '3'], 'A two-player game has two seats'],
  ])('%j fails with one sentence', async (words, sentence) => {
    const run = await ktHere(...words);
    expect(run.code).not.toBe(0);
    expect(run.err).toContain(sentence);
    expect(run.err).not.toContain('    at ');
  });

  test('with --json a failure is one object too', async () => {
    const run = await ktHere('card', 'No Such Card', '--json');
    expect(run.code).toBe(1);
    expect(Object.keys(JSON.parse(run.out) as object)).toEqual(['error']);
  });
});

describe('kt card', () => {
  test('a card from standard input is read and its sentences are listed', async () => {
    const run = await kt(['card', '-', '--json'], { input: JSON.stringify(bear) });
    expect(JSON.parse(run.out)).toMatchObject({
      name: 'Test Bear',
      read: true,
      sentences: [{ text: 'Trample', tree: { kind: 'keyword', keyword: 'trample' } }],
    });
    expect(run.code).toBe(0);
  });

  test('a card that is not understood shows the exact spot', async () => {
    const odd = { ...bear, oracle_text: 'Whenever you draw a frog, hop twice.' };
    const run = await kt(['card', '-', '--json'], { input: JSON.stringify(odd) });
    const report = JSON.parse(run.out) as {
      read: boolean;
      refusal: { text: string; offset: number; expected: string[] };
    };
    expect(report.read).toBe(false);
    expect(report.refusal.offset).toBeGreaterThan(0);
    expect(report.refusal.offset).toBeLessThan(report.refusal.text.length);
    expect(report.refusal.expected.length).toBeGreaterThan(0);
    expect(run.code).toBe(0);
    const plain = await kt(['card', '-'], { input: JSON.stringify(odd) });
    expect(plain.out).toMatch(/\n {2,}\^ not understood from here/);
    expect(plain.code).toBe(1);
  });

  test.each([
    ['{"name": "Half', 'this is not JSON'],
    ['[]', 'this is not a card'],
    ['{"type_line": "Creature"}', 'the card has no name'],
    ['{"name": "Bear", "oracle_text": 7}', '"oracle_text" must be a text'],
    ['{"name": "Bear", "card_faces": [{}]}', 'in "card_faces": the card has no name'],
  ])('%s is refused with its reason', (input, sentence) => {
    expect(() => cardFrom(input)).toThrow(sentence);
  });

  test('whatever comes on standard input is a card or one sentence', () => {
    const near = fc.record(
      {
        name: fc.oneof(fc.string(), fc.jsonValue()),
        type_line: fc.oneof(fc.string(), fc.jsonValue()),
        oracle_text: fc.oneof(fc.string(), fc.jsonValue()),
        card_faces: fc.jsonValue(),
        color_identity: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          near.map((card) => JSON.stringify(card)),
        ),
        (text) => {
          try {
            expect(cardFrom(text).reading.kind).toMatch(/read|refused/);
          } catch (error) {
            expect(error).toBeInstanceOf(Problem);
          }
        },
      ),
      { numRuns: 300, seed: 5 },
    );
  });

  test('--cards finds the cards of a file', async () => {
    const cards = file('cards.jsonl', `${JSON.stringify(bear)}\n`);
    const run = await ktHere('card', 'test bear', '--cards', cards, '--json');
    expect(JSON.parse(run.out)).toMatchObject({ name: 'Test Bear', read: true });
  });
});

describe('kt deck', () => {
  test('every problem of a deck is told at once, and the list is written with what is played instead', async () => {
    const deck = file('misspelled.txt', 'Deck\n4 Shokc\n2 Nobody Knows This\n56 Mountain\n');
    const mended = join(folder, 'mended.txt');
    const run = await ktHere('deck', 'check', deck, '--format', 'standard-60', '--mended', mended);
    expect(run.code).toBe(1);
    expect(run.out).toContain('Spell these names, or play without them:');
    expect(run.out).toContain('instead: "Shock", if that was meant');
    expect(run.out).toContain('  Shokc -> Shock\n');
    expect(run.out).toContain('  Nobody Knows This -> Mountain\n');
    expect(readFileSync(mended, 'utf8')).toBe('Deck\n4 Shock\n58 Mountain\n');
    const again = await ktHere('deck', 'check', mended, '--format', 'standard-60', '--json');
    expect(JSON.parse(again.out)).toMatchObject({ legal: true, cards: 62, problems: [] });
  });

  test('a deck that is too small is called so with the rule (CR 100.2a)', async () => {
    const deck = file('small.txt', '20 Forest\n');
    const run = await ktHere('deck', 'check', deck, '--format', 'standard-60', '--json');
    expect(run.code).toBe(1);
    expect(JSON.parse(run.out)).toMatchObject({ legal: false, cards: 20, complaints: [{ rule: '100.2a' }] });
  });

  test('a list is converted, and nothing else is printed', async () => {
    const deck = file('arena.txt', 'Deck\n4 Shock\n20 Mountain\n\nSideboard\n2 Forest\n');
    const run = await ktHere('deck', 'convert', deck, '--to', 'dec');
    expect(run.out.split('\n').filter((line) => line !== '')).toEqual(
      expect.arrayContaining(['4 Shock', '20 Mountain', 'SB: 2 Forest']) as string[],
    );
  });
});

describe('kt decks', () => {
  const odd = { ...bear, name: 'Odd Bear', oracle_text: 'Hop twice over the frog.' };
  const app = {
    ...bear,
    name: 'App Bear',
    oracle_text: 'When ~ enters, conjure a card named Test Bear into your hand.',
  };
  const cards = (): string => file('deck-cards.jsonl', [bear, odd, app].map((card) => JSON.stringify(card)).join('\n'));
  const deck = (id: string, kind: string, ...names: string[]): string =>
    JSON.stringify({ id, kind, commanders: [], main: Object.fromEntries(names.map((name) => [name, 1])), side: {} });
  const decks = (): string =>
    file(
      'decks.jsonl',
      [
        deck('one', 'commander', 'Test Bear'),
        deck('two', 'commander', 'Test Bear', 'Odd Bear'),
        deck('three', 'constructed', 'Odd Bear', 'App Bear', 'Nobody Knows Me'),
      ].join('\n'),
    );

  test('a deck plays whole when each of its cards can be played; the cards that keep most out come first', async () => {
    const run = await ktHere('decks', decks(), '--cards', cards(), '--json');
    expect(run.code).toBe(0);
    const report = JSON.parse(run.out) as { blockers: { card: string; why: string }[] };
    expect(report).toMatchObject({
      decks: 3,
      whole: 1,
      byKind: { commander: { decks: 2, whole: 1 }, constructed: { decks: 1, whole: 0 } },
      cards: 4,
      playable: 1,
      digital: 1,
      blockers: [
        { card: 'Odd Bear', decks: 2, alone: 1 },
        { card: 'App Bear', decks: 1, alone: 0 },
        { card: 'Nobody Knows Me', decks: 1, alone: 0 },
      ],
    });
    expect(report.blockers.map(({ why }) => why)).toEqual([
      expect.stringContaining('not understood yet') as string,
      'App Bear: a card of a digital format, outside the Comprehensive Rules.',
      'Nobody Knows Me: no card of this name is known.',
    ]);
  });

  test('for people it fits into 80 columns', async () => {
    const run = await ktHere('decks', decks(), '--cards', cards());
    expect(run.out).toContain('1 of 3 decks play whole');
    for (const line of run.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('the ledger of a corpus says what can be played without reading a card again', async () => {
    const ledger = join(folder, 'decks-ledger.tsv');
    await ktHere('corpus', cards(), '--ledger', ledger);
    const run = await ktHere('decks', decks(), '--ledger', ledger, '--json');
    expect(JSON.parse(run.out)).toMatchObject({ decks: 3, whole: 1, cards: 4, playable: 1 });
  });

  test('a file without decks is refused in one sentence, with its line', async () => {
    const path = file('no-decks.jsonl', '{"id": "one", "main": []}\n');
    const run = await ktHere('decks', path, '--cards', cards());
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.err).toContain(`${path}: line 1`);
  });
});

describe('kt sim, play and replay', () => {
  test('equal seeds give equal games', async () => {
    const words = ['sim', '--format', 'two-player', '--games', '2', '--seed', '7', '--bots', 'random', '--json'];
    const [one, other] = [await ktHere(...words), await ktHere(...words)];
    const first = JSON.parse(one.out) as Record<string, unknown>;
    const second = JSON.parse(other.out) as Record<string, unknown>;
    expect(first).toMatchObject({ games: 2, finished: 2 });
    expect({ ...first, seconds: 0 }).toEqual({ ...second, seconds: 0 });
    const elsewhere = JSON.parse((await ktHere(...words.slice(0, 6), '8', ...words.slice(7))).out) as Record<
      string,
      unknown
    >;
    expect(elsewhere.digest).not.toBe(first.digest);
  });

  test('a deck of own cards is played with --cards and --any-deck', async () => {
    const cards = file('own-cards.json', JSON.stringify([bear]));
    const deck = file('bears.txt', '30 Test Bear\n30 Forest\n');
    const words = [
      'sim',
      '--format',
      'two-player',
      '--games',
      '1',
      '--deck',
      deck,
      '--deck',
      deck,
      '--cards',
      cards,
      '--json',
    ];
    const refused = await ktHere(...words);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('Test Bear');
    expect(JSON.parse((await ktHere(...words, '--any-deck')).out)).toMatchObject({ finished: 1, faults: [] });
  });

  test('a game typed at the terminal is saved and replayed to the same end (CR 104.3a)', async () => {
    const saved = join(folder, 'game.json');
    const words = [
      'play',
      '--format',
      'two-player',
      '--deck',
      'tall-grass',
      '--deck',
      'sparks-and-goblins',
      '--bots',
      'random',
      '--seed',
      '3',
      '--save',
      saved,
    ];
    const run = await kt(words, { input: '1\nb\n?\nu\n1\nnonsense\nc\n' });
    expect(run.err).toBe('');
    expect(run.out).toContain('take back');
    for (const line of run.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(run.out).toMatch(/won in turn/);
    const replayed = await ktHere('replay', saved, '--json');
    expect(JSON.parse(replayed.out)).toMatchObject({ over: true, waiting: null });
    const { fingerprint } = JSON.parse(replayed.out) as { fingerprint: string };
    expect(fingerprint).toBe(createHash('sha256').update('3').digest('hex'));
    const asPromised = await ktHere('replay', saved, '--promised', fingerprint);
    expect(asPromised.out).toContain('The shuffles were as promised.');
    expect(await ktHere('replay', saved, '--promised', 'ab12')).toMatchObject({ code: 1, out: '' });
    const broken = file('broken.json', '{"format": "kitchen-table-game", "version": 1, "decisions": []}');
    expect(await ktHere('replay', broken)).toMatchObject({ code: 1, out: '' });
  });
});

describe('kt scenario, corpus, conformance, rule', () => {
  test('a corpus counts what is read', async () => {
    const cards = file(
      'corpus.jsonl',
      [bear, { ...bear, name: 'Odd Bear', oracle_text: 'Hop twice over the frog.' }]
        .map((card) => JSON.stringify(card))
        .join('\n'),
    );
    const run = await ktHere('corpus', cards, '--json');
    expect(JSON.parse(run.out)).toMatchObject({ cards: 2, read: 1, playable: 1, ambiguous: 0, wrong: 0 });
  });

  test('a line that is no scenario cannot run, and says why', async () => {
    const run = await ktHere('scenario', file('scenarios.jsonl', '{"id": "half"}\n'), '--json');
    const report = JSON.parse(run.out) as {
      passed: number;
      cannotRun: number;
      results: { id: string; status: string; reason: string }[];
    };
    expect(report).toMatchObject({ passed: 0, failed: 0, cannotRun: 1 });
    expect(report.results[0]?.reason).not.toBe('');
  });

  test('a file that is no JSON at all is refused in one sentence, with its line', async () => {
    const path = file('notes.txt', 'attack with everything\nhope for the best\n');
    const run = await ktHere('scenario', path);
    expect(run.code).toBe(1);
    expect(run.out).toBe('');
    expect(run.err).toBe(`${path}: line 1: this is not JSON; a scenario file has one JSON object a line.\n`);
  });

  test('conformance counts every testable rule, and this file proves one (CR 104.3a)', async () => {
    const table = JSON.parse((await ktHere('conformance', '--json')).out) as {
      testable: number;
      proven: number;
      core: object;
      sections: object;
    };
    expect(table.testable).toBe(2464);
    expect(table.proven).toBeGreaterThan(10);
    expect(Object.keys(table.sections)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const rule = JSON.parse((await ktHere('rule', '104.3a', '--json')).out) as { tests: { path: string }[] };
    expect(rule.tests.map(({ path }) => path)).toContain('packages/cli/test/commands.test.ts');
  });
});
