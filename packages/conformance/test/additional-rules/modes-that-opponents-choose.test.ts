/** Modes that others choose, what was activated, limits of counters, and repeated choices, with cards read from text. CR 700, 701, 704. */
import { expect, test } from 'vitest';
import { plays, table, until, uses } from '../support/text-table.ts';

test('an opponent chooses the mode as the spell is cast; of several the controller says which one (CR 700.2e)', () => {
  const line =
    'Mixed Blessing | {0} | Instant | | An opponent chooses one — / • You gain 3 life. / • Each player loses 4 life.';
  const game = table([line], [{ hand: ['Mixed Blessing'] }, {}, {}]);
  const { question } = game;
  if (question?.kind !== 'priority') throw new Error('no priority');
  game.answer([question.options.findIndex(({ kind }) => kind === 'cast')]);
  const who = until(game.ann, 'chooseObjects');
  game.answer([game.indexOf(who.from, 'cat')]);
  const modes = until(game.cat, 'chooseModes');
  expect(modes.options.length).toBe(2);
  game.answer([1]);
  // Chosen already, while the spell is on the stack.
  expect([game.stack, game.ann.life]).toEqual([['Mixed Blessing'], 20]);
  game.resolveAll();
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([16, 16, 16]);
});

test('a permanent was activated this turn if an ability of it was, though it has lost that ability since (CR 700.10)', () => {
  const lines = [
    'Pinger | {0} | Creature — Wizard | 1/1 | {0}: You gain 1 life.',
    'Idler | {0} | Creature — Wizard | 1/1 | {0}: You gain 1 life.',
    'Dumbness | {0} | Enchantment | | All creatures lose all abilities.',
    'Punish | {0} | Sorcery | | Destroy each creature that was activated this turn.',
  ];
  const game = table(lines, [{ battlefield: ['Pinger', 'Idler'], hand: ['Dumbness', 'Punish'] }, {}]);
  uses(game.ann, 'Pinger');
  plays(game.ann, 'Dumbness');
  plays(game.ann, 'Punish');
  expect(game.ann.battlefield).toEqual(['Idler', 'Dumbness']);
});

test('of a kind of counter of which a permanent can’t have more than so many, the rest are removed (CR 704.5r)', () => {
  const lines = [
    'Dreamer | {0} | Creature — Human | 4/1 | This creature enters with five dream counters on it. / This creature can’t have more than four dream counters on it.',
    'Spread | {0} | Sorcery | | Proliferate.',
  ];
  const game = table(lines, [{ hand: ['Dreamer', 'Spread'] }, {}]);
  plays(game.ann, 'Dreamer');
  expect(game.ann.permanent('Dreamer').counters['dream']).toBe(4);
  game.ann.answers('chooseObjects', [0]);
  plays(game.ann, 'Spread');
  expect(game.ann.permanent('Dreamer').counters['dream']).toBe(4);
});

test('additional cards looked at while surveilling may go to the graveyard or back on top like the others (CR 701.42b)', () => {
  const lines = [
    'Far Sight | {0} | Enchantment | | You may look at an additional three cards each time you surveil.',
    'Peek | {0} | Instant | | Surveil 1.',
  ];
  const library = ['Plains', 'Island', 'Swamp', 'Forest', 'Mountain'];
  const game = table(lines, [{ battlefield: ['Far Sight'], hand: ['Peek'], library }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Peek');
  const { cards } = until(game.ann, 'arrange');
  expect(cards.length).toBe(4);
  game.answer([1, 0, 1, 0, 1, 3, 0, 2]);
  game.resolveAll();
  expect([game.ann.library.length, [...game.ann.graveyard].sort()]).toEqual([3, ['Peek', 'Plains', 'Swamp']]);
});

test('a villainous choice that is faced an additional time is faced again from the beginning, one time after the other (CR 701.53c)', () => {
  const lines = [
    'Cruel Master | {0} | Enchantment | | If a player would face a villainous choice, they face that choice an additional time.',
    'Ultimatum | {0} | Sorcery | | Target opponent faces a villainous choice — That player loses 3 life, or you gain 5 life.',
  ];
  const game = table(lines, [{ battlefield: ['Cruel Master'], hand: ['Ultimatum'] }, {}]);
  const lives: number[] = [];
  game.plan((question, now) => {
    if (question.kind !== 'chooseModes') return null;
    lives.push(now.players[1]?.life ?? 0);
    return [lives.length - 1];
  });
  plays(game.ann, 'Ultimatum', 'ben');
  expect([lives, game.ann.life, game.ben.life]).toEqual([[20, 17], 25, 17]);
});
