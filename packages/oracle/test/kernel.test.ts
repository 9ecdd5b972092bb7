import { describe, expect, test } from 'vitest';
import { category, completeGrammar, type Category } from '../src/kernel/category.ts';
import { pluralOf, verbForms } from '../src/kernel/inflect.ts';
import { many, series } from '../src/kernel/lists.ts';
import { agrees } from '../src/kernel/number.ts';
import { Form } from '../src/kernel/inflect.ts';
import { phrase } from '../src/kernel/phrase.ts';
import { print, read } from '../src/kernel/read.ts';
import { textOf, tokenize } from '../src/kernel/tokens.ts';
import { nouns, terms, verbs } from '../src/kernel/words.ts';

type Count = { kind: 'testCount'; number: number };
agrees<Count>('testCount', (count) => (count.number === 1 ? Form.singular : Form.plural));
const animal = nouns('an animal', ['zebra', 'quagga']);
const howMany = terms<Count>('how many', [
  ['a', { kind: 'testCount', number: 1 }],
  ['seven', { kind: 'testCount', number: 7 }],
]);
const feed = category(
  'feeding',
  phrase`feed~ ${{ count: howMany }} ${{ animal }}@count [with ${{ food: terms('a food', [['hay', 'hay']]) }}] [!gently gently]`.means(
    { kind: 'feed' },
  ),
);
const herd: Category<readonly string[]> = series(animal, { join: 'and' });
const ambiguous = category(
  'an ambiguous phrase',
  phrase`pet ${{ animal }}`.means({ kind: 'stroke' }),
  phrase`pet ${{ animal }}`.means({ kind: 'own' }),
);
const parade = category('a parade', phrase`march ${{ animals: many(animal) }}^`.means({ kind: 'march' }));
const crowd = category(
  'one of too many',
  ...Array.from({ length: 60 }, (_, index) => phrase`hum`.means({ kind: `hum${index}` })),
);
const choir = category('a choir', phrase`${{ crowd }} along`.means({ kind: 'choir' }));
const chore = category(
  'a chore',
  phrase`${{
    what: verbs('something to do', [
      ['wash~ up', 'wash'],
      ['carry~', 'carry'],
    ]),
  }}^ ${{ animal }} , but no other ${{ animal }}`.means({ kind: 'chore' }),
);
const chores = category(
  'chores',
  phrase`she ${{ chore }}!singular`.means((s) => s.chore),
);
completeGrammar();

describe('phrases', () => {
  test('one declaration reads and prints, with agreement', () => {
    const outcome = read(feed, 'Feed seven zebras with hay');
    expect(outcome).toEqual({
      status: 'read',
      tree: { kind: 'feed', count: { kind: 'testCount', number: 7 }, animal: 'zebra', food: 'hay' },
    });
    expect(print(feed, { kind: 'feed', count: { kind: 'testCount', number: 1 }, animal: 'quagga' } as never)).toBe(
      'Feed a quagga',
    );
  });
  test('verbs of a list are said in the form asked for, and what is written twice holds the same', () => {
    const tree = { kind: 'chore', what: 'wash', animal: 'zebra' };
    expect(read(chores, 'She washes up zebra, but no other zebra')).toEqual({ status: 'read', tree });
    expect(print(chores, { ...tree, what: 'carry' } as never)).toBe('She carries zebra, but no other zebra');
    expect(read(chores, 'She wash up zebra, but no other zebra').status).not.toBe('read');
    expect(read(chores, 'She washes up zebra, but no other quagga').status).not.toBe('read');
  });
  test('a flag is a field, and its absence none', () => {
    const outcome = read(feed, 'Feed a zebra gently');
    expect(outcome.status === 'read' && outcome.tree).toMatchObject({ gently: true });
  });
  test('a wrong form is recognised, but not accepted: the print differs', () => {
    expect(read(feed, 'Feed seven zebra')).toEqual({ status: 'misprinted', printed: ['Feed seven zebras'] });
  });
  test('nothing in a tree may be left unsaid', () => {
    expect(
      print(feed, { kind: 'feed', count: { kind: 'testCount', number: 1 }, animal: 'zebra', mood: 'sour' } as never),
    ).toBeNull();
  });
  test('two meanings of one text are an error, never a choice', () => {
    expect(read(ambiguous, 'Pet zebra').status).toBe('ambiguous');
  });
  test('a failure names the farthest place and what was expected there', () => {
    const outcome = read(feed, 'Feed seven zebras with kryptonite');
    expect(outcome).toMatchObject({ status: 'declined', offset: 23, expected: ['a food'] });
  });
  test('an optional group that could not be printed is refused when declared', () => {
    expect(() => phrase`draw [slowly]`.means({ kind: 'x' })).toThrow('optional group');
  });
});

describe('lists', () => {
  test('a series takes a comma before the join from three items on', () => {
    expect(read(herd, 'Zebras and quaggas').status).toBe('read');
    expect(read(herd, 'Zebras, quaggas, and zebras').status).toBe('read');
    expect(read(herd, 'Zebras, quaggas and zebras').status).not.toBe('read');
  });
  test('items side by side are an array', () => {
    expect(read(parade, 'March zebra quagga zebras')).toMatchObject({
      status: 'read',
      tree: { animals: ['zebra', 'quagga', 'zebra'] },
    });
  });
});

describe('tokens', () => {
  test.each([
    'Destroy target nonblack creature.',
    '{T}, Sacrifice an Elf: Draw a card.',
    'Equip—Discard a card.',
    'Enchanted creature has "{T}: Draw a card."',
    'Choose one —\n• Scry 1.\n• You gain 3 life.',
    "It's an artifact, and its controller's an ogre.",
  ])('cut and joined again is the same text: %s', (text) => {
    const inside = tokenize(text).words.map((word, index) =>
      /^[A-Z]/.test(tokenize(text).raw[index]!) && index > 0 && word !== 'x' ? tokenize(text).raw[index]! : word,
    );
    expect(textOf(inside)).toBe(text);
  });
  test('verbs and nouns are inflected as cards do it', () => {
    expect(verbForms('tap')).toEqual(['tap', 'taps', 'tap', 'tapped', 'tapped', 'tapping']);
    expect(verbForms('be')[Form.singular]).toBe('is');
    expect(pluralOf('Elf')).toBe('Elves');
    expect(pluralOf('Ally')).toBe('Allies');
  });
});

describe('texts that are not read', () => {
  test('more readings of one stretch than are looked at is a refusal, not a choice among some', () => {
    expect(read(choir, 'Hum along')).toEqual({
      status: 'declined',
      offset: 0,
      expected: ['words with at most 48 readings'],
    });
  });
  test('a misspelt word is named, with the word that was meant', () => {
    const outcome = read(feed, 'Feed seven zebars');
    expect(outcome).toMatchObject({ status: 'declined', offset: 11 });
    expect(outcome.status === 'declined' && outcome.expected[0]).toBe('"zebras" instead of "zebars"');
  });
  test('a word unlike all others is not guessed at', () => {
    const outcome = read(feed, 'Feed seven xylophones');
    expect(outcome.status === 'declined' && outcome.expected).toEqual(['an animal']);
  });
});
