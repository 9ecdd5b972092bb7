/** Permanents turned face down and face up, with cards read from text. CR 708. */
import { expect, test } from 'vitest';
import { characteristics, StatusBit, TypeBit } from '@kitchen-table/engine';
import { now, plays, table, uses } from '../support/text-table.ts';

const DOWN = 'Hood Wizard | {0} | Creature — Wizard | 1/1 | {0}: Turn target nontoken creature face down.';
const COPYCAT =
  'Copycat | {4} | Creature — Cat | 3/3 | Morph {0} / As this creature is turned face up, you may have it become a copy of another creature.';
const SEEN = 'Showman | {2} | Creature — Human | 1/4 | When this creature is turned face up, you gain 3 life.';
const SWAMPED = ['Plains', 'Plains', 'Plains'];

/** The only face-down permanent. */
function hidden(game: ReturnType<typeof table>): ReturnType<typeof characteristics> {
  const [id] = game.game.battlefield.filter(
    (each) => ((game.game.objects[each]?.status ?? 0) & StatusBit.FaceDown) !== 0,
  );
  if (id === undefined) throw new Error('nothing is face down');
  return characteristics(game.game, id);
}

test('a permanent turned face down is a 2/2 creature without anything else, and may be turned up for its morph cost (CR 708.2a, 708.7)', () => {
  const game = table([DOWN, COPYCAT], [{ battlefield: ['Hood Wizard', 'Copycat'] }, {}]);
  uses(game.ann, 'Hood Wizard', 'Copycat');
  const { name, power, toughness, abilities, types } = hidden(game);
  expect([name, power, toughness, abilities.length, types]).toEqual(['', 2, 2, 0, TypeBit.Creature]);
  game.ann.answers('yesNo', [0]);
  game.ann.takes('turn face up', '');
  expect(game.resolveAll().ann.battlefield).toContain('Copycat');
});

test('what is face down can’t be turned face down: nothing of it changes (CR 708.2b)', () => {
  const lines = [DOWN, 'Cloaking | {0} | Sorcery | | Cloak the top card of your library.'];
  const game = table(lines, [{ battlefield: ['Hood Wizard'], hand: ['Cloaking'] }, {}]);
  plays(game.ann, 'Cloaking');
  const before = hidden(game);
  const object = (): number => game.ann.permanent('').timestamp;
  const timestamp = object();
  uses(game.ann, 'Hood Wizard', '');
  // Still cloaked, with ward, and of the same age.
  expect(before.abilities.length).toBeGreaterThan(0);
  expect([hidden(game).abilities.length, object()]).toEqual([before.abilities.length, timestamp]);
});

test('“as this creature is turned face up” applies while it is: what it has become sees itself turned up (CR 708.11)', () => {
  for (const copies of [false, true]) {
    const game = table([COPYCAT, SEEN], [{ battlefield: [...SWAMPED, 'Showman'], hand: ['Copycat'] }, {}]);
    game.ann.casts('Copycat', { via: 'morph' });
    game.resolveAll();
    game.ann.answers('yesNo', [copies ? 1 : 0]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Showman')] : [],
    );
    game.ann.takes('turn face up', '');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield.filter((name) => name === 'Showman').length]).toEqual(
      copies ? [23, 2] : [20, 1],
    );
  }
});

test('counters put on it as it is turned face up are there at once: a 0/0 creature lives (CR 708.11)', () => {
  const line =
    'Frail Sphinx | {4} | Creature — Sphinx | 0/0 | Morph {0} / As this creature is turned face up, put three +1/+1 counters on it.';
  const watch =
    'Judge | {0} | Enchantment | | Whenever a creature with power 3 or greater is turned face up, you gain 1 life.';
  const game = table([line, watch], [{ battlefield: [...SWAMPED, 'Judge'], hand: ['Frail Sphinx'] }, {}]);
  game.ann.casts('Frail Sphinx', { via: 'morph' });
  game.resolveAll();
  game.ann.takes('turn face up', '');
  game.resolveAll();
  expect([game.ann.stats('Frail Sphinx'), game.ann.life, now(game.ann, 'Frail Sphinx').power]).toEqual(['3/3', 21, 3]);
});

test('a card is not manifested or cloaked where the face-down creature may not enter: it stays where it was, as it was (CR 701.34f, 701.56f)', () => {
  const lines = [
    'Shut Gate | {0} | Enchantment | | Creatures can’t enter.',
    'Masking | {0} | Sorcery | | Manifest the top card of your library.',
    'Cloaking | {0} | Sorcery | | Cloak the top card of your library.',
    'Arrivals | {0} | Enchantment | | Each creature you control enters with an additional +1/+1 counter on it.',
  ];
  for (const spell of ['Masking', 'Cloaking']) {
    // A land card, which as itself might enter.
    const library = ['Plains', 'Island'];
    const shut = table(lines, [{ battlefield: ['Shut Gate'], hand: [spell], library }, {}]);
    plays(shut.ann, spell);
    expect([shut.ann.battlefield, shut.ann.library]).toEqual([['Shut Gate'], ['Island', 'Plains']]);
    const open = table(lines, [{ battlefield: ['Arrivals'], hand: [spell], library }, {}]);
    plays(open.ann, spell);
    expect(hidden(open).power).toBe(3);
  }
});
