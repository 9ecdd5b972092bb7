/** "The rest", "the other": what is left of those looked at, revealed, found or chosen from, without those taken. CR 608.2c. */
import { expect, test } from 'vitest';
import { ANIMALS, cast } from './own-cards.ts';

test('what was put back on the library is not of the rest (CR 608.2c)', () => {
  const text =
    'Look at the top three cards of your library. Put one of them back on top of your library, then exile the rest.';
  const found = cast(text, {
    A: { library: ['Island', 'Plains', 'Forest', 'Mountain'] },
    answers: { A: { choices: ['Plains'] } },
    expect: [
      { kind: 'count', zone: 'exile', player: 'A', is: 2 },
      { kind: 'library-card', player: 'A', position: 1, card: 'Plains' },
    ],
  });
  expect(found).toBe('passed');
});

test('the rest are of those chosen first, not of all that could have been (CR 608.2c)', () => {
  const text = 'Choose three creatures you control. An opponent chooses one of those creatures. Destroy the rest.';
  const found = cast(text, {
    A: { battlefield: [...ANIMALS] },
    answers: { A: { choices: [['Test Ape', 'Test Boar', 'Test Cat']] }, B: { choices: ['Test Ape'] } },
    expect: [
      { kind: 'count', zone: 'battlefield', card: 'Test Boar', is: 0 },
      { kind: 'count', zone: 'battlefield', card: 'Test Cat', is: 0 },
      { kind: 'count', zone: 'battlefield', card: 'Test Dog', is: 1 },
      { kind: 'count', zone: 'battlefield', card: 'Test Ape', is: 1 },
    ],
  });
  expect(found).toBe('passed');
});

test('each player keeps what they chose and sacrifices the rest of their own (CR 608.2c, 101.4)', () => {
  const text = 'Each player chooses two creatures they control, then sacrifices the rest.';
  const found = cast(text, {
    A: { battlefield: ['Test Ape', 'Test Boar', 'Test Cat'] },
    B: { battlefield: ['Test Cat', 'Test Dog', 'Test Ape'] },
    answers: { A: { choices: [['Test Ape', 'Test Cat']] }, B: { choices: [['Test Dog', 'Test Ape']] } },
    expect: [
      { kind: 'count', zone: 'graveyard', card: 'Test Boar', is: 1 },
      { kind: 'count', zone: 'graveyard', card: 'Test Cat', is: 1 },
      { kind: 'count', zone: 'battlefield', card: 'Test Ape', is: 2 },
      { kind: 'count', zone: 'battlefield', card: 'Test Dog', is: 1 },
    ],
  });
  expect(found).toBe('passed');
});

test('the other is the target that was not taken of them (CR 608.2c)', () => {
  const text =
    'Choose three target creature cards in your graveyard. Return two of them to your hand and put the other on the bottom of your library.';
  const found = cast(text, {
    A: { library: ['Mountain'], graveyard: ['Test Ape', 'Test Boar', 'Test Cat'] },
    answers: { A: { targets: [['Test Ape', 'Test Boar', 'Test Cat']], choices: [['Test Cat', 'Test Ape']] } },
    expect: [
      { kind: 'library-card', player: 'A', position: 2, card: 'Test Boar' },
      { kind: 'count', zone: 'hand', player: 'A', card: 'Test Cat', is: 1 },
    ],
  });
  expect(found).toBe('passed');
});

test('what is said of the other goes on being said of it (CR 608.2c)', () => {
  const text =
    'Choose two target creature cards in your graveyard. An opponent chooses one of them. Return that card to your hand. Return the other to the battlefield. It gains flying until end of turn.';
  const found = cast(text, {
    A: { graveyard: ['Test Ape', 'Test Boar'] },
    answers: { A: { targets: [['Test Ape', 'Test Boar']] }, B: { choices: ['Test Ape'] } },
    expect: [
      { kind: 'count', zone: 'hand', player: 'A', card: 'Test Ape', is: 1 },
      { kind: 'has', card: 'Test Boar', keyword: 'flying', is: true },
    ],
  });
  expect(found).toBe('passed');
});

test('where cards are searched for, the rest are all others there (CR 608.2c)', () => {
  const text = 'Search your library for two cards and exile the rest. Shuffle the chosen cards into your library.';
  const found = cast(text, {
    A: { library: ['Island', 'Plains', 'Forest', 'Mountain', 'Swamp'] },
    answers: { A: { targets: [['Plains', 'Swamp']] } },
    expect: [
      { kind: 'count', zone: 'exile', player: 'A', is: 3 },
      { kind: 'count', zone: 'exile', card: 'Plains', is: 0 },
      { kind: 'count', zone: 'library', player: 'A', is: 2 },
    ],
  });
  expect(found).toBe('passed');
});
