import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameKey } from '@kitchen-table/cards';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  cardReading,
  cardText,
  deckFromText,
  type FoundCard,
  openCardSource,
  prepareGame,
  whyUnplayable,
} from '../src/index.ts';
import { temporaryFolder } from './table.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const twoFaced = {
  name: 'Test Day // Test Night',
  layout: 'transform',
  card_faces: [
    {
      name: 'Test Day',
      mana_cost: '{W}',
      type_line: 'Creature — Human',
      oracle_text: 'Vigilance',
      power: '1',
      toughness: '1',
    },
    { name: 'Test Night', type_line: 'Creature — Wolf', oracle_text: 'Haste', power: '3', toughness: '3' },
  ],
};
const ownForest = {
  name: 'Forest',
  layout: 'normal',
  type_line: 'Basic Land — Forest',
  oracle_text: 'Sing a song of sixpence.',
};

function file(name: string, cards: readonly object[]): string {
  const path = join(folder.path, name);
  writeFileSync(path, cards.map((card) => JSON.stringify(card)).join('\n'));
  return path;
}

async function find(name: string, files: readonly string[] = []): Promise<FoundCard | undefined> {
  const source = await openCardSource({ files, dataFolder: folder.path });
  const found = (await source.find([name])).get(nameKey(name));
  await source.close();
  return found;
}

test('a card of a file is found by its whole name, its front face or its back face, in any case', async () => {
  const files = [file('faces.jsonl', [twoFaced])];
  for (const name of ['Test Day // Test Night', 'test day', 'TEST NIGHT'])
    expect((await find(name, files))?.name).toBe(twoFaced.name);
  expect(await find('Test', files)).toBeUndefined();
});

test("the user's own file wins over the starter set", async () => {
  expect((await find('Forest'))?.reading.kind).toBe('read');
  const own = await find('Forest', [file('own.jsonl', [ownForest])]);
  expect(own?.reading.kind).toBe('refused');
  expect(own === undefined ? null : whyUnplayable(own)).toContain('Sing a song of sixpence.');
});

test('every face is printed, with its type line, and every ability has its tree', async () => {
  const found = await find('Test Day', [file('faces.jsonl', [twoFaced])]);
  if (found?.reading.kind !== 'read') throw new Error('not read');
  const text = cardText(found.reading.card);
  expect(text.faces.map(({ name, typeLine, lines, manaCost }) => ({ name, typeLine, lines, manaCost }))).toEqual([
    { name: 'Test Day', typeLine: 'Creature — Human', lines: ['Vigilance'], manaCost: '{W}' },
    { name: 'Test Night', typeLine: 'Creature — Wolf', lines: ['Haste'], manaCost: '' },
  ]);
  expect(cardReading(found.reading.card).sentences.map((sentence) => sentence.text)).toEqual(['Vigilance', 'Haste']);
});

test('a deck with a card that is not understood never becomes a game', async () => {
  const source = await openCardSource({ files: [file('own.jsonl', [ownForest])], dataFolder: folder.path });
  const deck = deckFromText('60 Forest\n', 'deck');
  if (deck.kind !== 'read') throw new Error('not read');
  const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: deck.list }));
  const prepared = await prepareGame({ format: 'two-player', seats, seed: '1', log: false }, source);
  await source.close();
  expect(prepared.kind).toBe('refused');
  if (prepared.kind === 'refused')
    expect(prepared.problems.join(' ')).toContain('Ann: Forest: this sentence of its text is not understood yet');
});

test('what the cards of a deck meld into comes along, though no deck lists it; without it the deck is refused (CR 701.37a)', async () => {
  const creature = { layout: 'meld', mana_cost: '{W}', type_line: 'Creature — Bird', power: '1', toughness: '1' };
  const into = 'exile them, then meld them into Old Flock.';
  const young = {
    ...creature,
    name: 'Young Flock',
    oracle_text: `At the beginning of your upkeep, if you both own and control Young Flock and a creature named Lone Egg, ${into}`,
  };
  const pair = [young, { ...creature, name: 'Lone Egg', oracle_text: 'Flying' }];
  const whole = { ...creature, name: 'Old Flock', mana_cost: '', oracle_text: 'Flying, vigilance' };
  const deck = deckFromText('30 Young Flock\n30 Lone Egg', 'deck');
  if (deck.kind !== 'read') throw new Error('not read');
  for (const there of [true, false]) {
    const files = [file(`meld-${there}.jsonl`, there ? [...pair, whole] : pair)];
    const source = await openCardSource({ files, dataFolder: folder.path });
    const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: deck.list }));
    const request = { format: 'two-player', seats, seed: '1', log: false, anyDeck: true };
    const prepared = await prepareGame(request, source);
    await source.close();
    if (prepared.kind === 'ready') expect(Object.keys(prepared.setup.cards)).toContain('Old Flock');
    else expect(prepared.problems.join(' ')).toContain('no card named "Old Flock" is known');
    expect(prepared.kind).toBe(there ? 'ready' : 'refused');
  }
});

test('where a card asks for a card name, the names of all cards that are known come along (CR 108.1, 201.4)', async () => {
  const hush = {
    name: 'Long Hush',
    layout: 'normal',
    mana_cost: '{1}',
    type_line: 'Enchantment',
    oracle_text: "As Long Hush enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
  };
  const token = { name: 'Odd Soldier', layout: 'token', type_line: 'Token Creature — Soldier' };
  const source = await openCardSource({
    files: [file('hush.jsonl', [hush, twoFaced, token])],
    dataFolder: folder.path,
  });
  const known = async (list: string): Promise<Readonly<Record<string, readonly string[]>> | undefined> => {
    const deck = deckFromText(list, 'deck');
    if (deck.kind !== 'read') throw new Error('not read');
    const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: deck.list }));
    const prepared = await prepareGame({ format: 'two-player', seats, seed: '1', log: false, anyDeck: true }, source);
    if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
    return prepared.setup.knownNames;
  };
  const names = await known('60 Long Hush');
  expect(await known('60 Forest')).toBeUndefined();
  await source.close();
  expect(names?.['creature']).toEqual(expect.arrayContaining(['Test Day', 'Test Night']));
  expect(names?.['basic land']).toContain('Forest');
  expect(Object.values(names ?? {}).flat()).not.toContain('Odd Soldier');
});

test('whatever is pasted as a deck is read or refused in sentences', () => {
  const line = fc.oneof(
    fc.string(),
    fc.tuple(fc.integer({ min: -2, max: 200 }), fc.string()).map(([count, name]) => `${count} ${name}`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const result = deckFromText(lines.join('\n'), 'deck');
      if (result.kind === 'refused') for (const problem of result.problems) expect(problem).toMatch(/^deck/);
      else
        expect(
          result.list.main.length + result.list.sideboard.length + result.list.commanders.length,
        ).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300, seed: 2 },
  );
});
