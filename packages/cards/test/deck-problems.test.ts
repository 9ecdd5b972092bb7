import { randomStream } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import {
  deckCardFromCard,
  type DeckChange,
  deckProblems,
  type DeckProblem,
  type DeckRules,
  type KnownDeckCard,
  manaValueOfCost,
  nameKey,
  nearestNames,
  readableDeckList,
  recordFromCard,
  starterCard,
  starterCards,
  substituteFor,
  withChanges,
} from '../src/index.ts';
import { distance } from '../src/deck-problems/nearest-names.ts';

const NAMES = starterCards().map(({ name }) => name);

/** The starter cards, and a red sorcery of mana value 2 that can't be played. */
function find(name: string): KnownDeckCard | undefined {
  const card = starterCard(name === 'Test Riddle' ? 'Mountain' : name);
  if (card === undefined) return undefined;
  const manaValue = manaValueOfCost(recordFromCard(card).mana_cost ?? '');
  if (name !== 'Test Riddle') return { card: deckCardFromCard(card), manaValue, unplayable: null };
  const riddle = { ...deckCardFromCard(card), name, supertypes: [], types: ['sorcery'], subtypes: [] };
  return { card: { ...riddle, colorIdentity: ['red'] }, manaValue: 2, unplayable: 'Test Riddle: not built yet.' };
}

const meant = (name: string): readonly string[] => nearestNames(name, NAMES);

function problemsOf(
  text: string,
  rules: DeckRules = 'standard-60',
  changes: readonly DeckChange[] = [],
): readonly DeckProblem[] {
  const { list, problems } = readableDeckList(text);
  return deckProblems({ list: withChanges(list, changes), text, unread: problems, rules, find, meant });
}

describe('a deck that is pasted', () => {
  test('has every problem told at once: lines, then names, then cards that are not playable, then rules (CR 100.2)', () => {
    const text = 'Shock four\n4 Shokc\n2 Test Riddle\n30 Mountain\n5 Shock\n';
    const problems = problemsOf(text);
    expect(problems.map(({ kind, line, about }) => [kind, line, about])).toEqual([
      ['line', 1, 'Shock four'],
      ['name', 2, 'Shokc'],
      ['card', 3, 'Test Riddle'],
      ['rule', 0, ''],
      ['rule', 5, 'Shock'],
    ]);
    expect(problems[1]?.instead[0]).toEqual({ kind: 'meant', to: 'Shock' });
    expect(problems.filter(({ kind }) => kind === 'rule').map(({ rule }) => rule)).toEqual(['100.2a', '100.2a']);
  });

  test('is mended by what is named, and by nothing else', () => {
    const text = '4 Shokc\n56 Mountain\n';
    expect(problemsOf(text, 'standard-60', [{ from: 'Shokc', to: 'Shock' }])).toEqual([]);
    const { list } = readableDeckList('1 Shokc\n2 Shock\n1 Mountain\n');
    expect(withChanges(list, [{ from: 'shokc', to: 'Shock' }]).main).toEqual([
      { count: 3, name: 'Shock' },
      { count: 1, name: 'Mountain' },
    ]);
  });

  test('gets another substitute for each card, of its mana value and type and within the colors (CR 903.5c)', () => {
    const problems = problemsOf('4 Test Riddle\n1 Nobody Knows This\n40 Mountain\n15 Shock\n');
    const [name, card] = problems;
    expect(name).toMatchObject({ kind: 'name', instead: [{ kind: 'substitute', to: 'Mountain' }] });
    const to = starterCard(card?.instead[0]?.to ?? '');
    expect(to?.faces[0].types).toContain('sorcery');
    expect(manaValueOfCost(recordFromCard(to as NonNullable<typeof to>).mana_cost ?? '')).toBe(2);
    expect(to?.colorIdentity.every((color) => color === 'red')).toBe(true);
  });

  test('keeps its commander: no other card is offered for it (CR 903.3)', () => {
    const problems = problemsOf('Commander\n1 Test Riddle\n\nDeck\n99 Mountain\n', 'commander');
    expect(problems.find(({ kind }) => kind === 'card')).toMatchObject({ about: 'Test Riddle', instead: [] });
  });
});

test('while the commander is misspelled, nobody is told that its deck has wrong colors (CR 903.5c)', () => {
  const problems = problemsOf('Commander\n1 Talrand, Sky Sumoner\n\nDeck\n98 Island\n1 Opt\n', 'commander');
  expect(problems.map(({ kind, about }) => [kind, about])).toEqual([['name', 'Talrand, Sky Sumoner']]);
});

describe('a substitute', () => {
  test.each([
    ['{2}{W}{W}', 4],
    ['{X}{R}', 1],
    ['{2/W}{G/P}', 3],
    ['', 0],
  ])('the mana value of %s is %i (CR 202.3)', (cost, value) => {
    expect(manaValueOfCost(cost)).toBe(value);
  });

  test('is a basic land where no card is like it, and nothing where the deck has no color (CR 903.5d)', () => {
    const odd = { types: ['sorcery'], manaValue: 16, colorIdentity: ['blue' as const] };
    expect(substituteFor(odd, ['red', 'blue'], new Set())).toBe('Island');
    expect(substituteFor(odd, ['red'], new Set())).toBe('Mountain');
    expect(substituteFor(odd, [], new Set())).toBeNull();
  });
});

describe('names that may be meant', () => {
  test('two letters in the wrong order are one slip; what is farther than the bound is not near', () => {
    expect(distance('shokc', 'shock', 2)).toBe(1);
    expect(distance('shock', 'shock', 2)).toBe(0);
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(Infinity);
  });

  test('are few letters away, or go on where the name ends; accents and case do not count', () => {
    expect(nearestNames('LIGTHNING BOLT', NAMES)[0]).toBe('Lightning Bolt');
    expect(nearestNames('Talrand', NAMES)).toEqual(['Talrand, Sky Summoner']);
    expect(nearestNames('Nobody Knows This', NAMES)).toEqual([]);
  });

  test('none within the bound is passed over, whatever slips there are', () => {
    const random = randomStream('slips');
    const below = (most: number): number => Math.floor(random() * most);
    for (let times = 0; times < 60; times++) {
      const right = nameKey(NAMES[below(NAMES.length)] as string);
      const letters = [...right];
      for (let slips = below(1 + right.length / 4); slips > 0; slips--)
        letters.splice(below(letters.length), below(2), ...(below(2) === 0 ? [] : ['xqzeas'[below(6)] as string]));
      const written = nameKey(letters.join(''));
      const far = Math.max(1, Math.floor(written.length / 4));
      const least = Math.min(...NAMES.map((name) => distance(written, nameKey(name), far)));
      const [nearest] = nearestNames(written, NAMES);
      if (least <= far) expect(distance(written, nameKey(nearest ?? ''), far)).toBe(least);
    }
  });
});
