/** More that is said of counters, casts and what entered this turn, with cards read from text. CR 122, 608.2h. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { now, plays, table, uses } from '../support/text-table.ts';

const IDEA = 'Idea | {0} | Instant | | Scry 1.';

test('every spell of the turn but the first is counted (CR 608.2h)', () => {
  const lines = [
    IDEA,
    'Tally | {0} | Sorcery | | Put a +1/+1 counter on target creature for each spell you’ve cast this turn other than the first.',
    'Elf | {0} | Creature — Elf | 1/1 |',
  ];
  const game = table(lines, [{ battlefield: ['Elf'], hand: ['Idea', 'Idea', 'Tally'] }, {}]);
  plays(game.ann, 'Idea');
  plays(game.ann, 'Idea');
  plays(game.ann, 'Tally', 'Elf');
  expect(now(game.ann, 'Elf').power).toBe(3);
});

test('what entered under your control this turn counts, also after it has left (CR 608.2i)', () => {
  const lines = [
    'Toll | {0} | Sorcery | | You gain 2 life for each creature you had enter the battlefield under your control this turn.',
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Ash | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ hand: ['Elf', 'Elf', 'Ash', 'Toll'] }, {}]);
  plays(game.ann, 'Elf');
  plays(game.ann, 'Elf');
  plays(game.ann, 'Ash', 'Elf');
  plays(game.ann, 'Toll');
  expect(game.ann.life).toBe(24);
});

test('what left under your control this turn counts, wherever it is (CR 608.2i)', () => {
  const lines = [
    'Roll Call | {0} | Sorcery | | You gain 2 life for each creature that left the battlefield under your control this turn.',
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Ash | {0} | Instant | | Destroy target creature.',
    'Home | {0} | Instant | | Return target creature to its owner’s hand.',
  ];
  const game = table(lines, [{ battlefield: ['Elf', 'Elf'], hand: ['Ash', 'Home', 'Roll Call'] }, {}]);
  plays(game.ann, 'Ash', 'Elf');
  plays(game.ann, 'Home', 'Elf');
  plays(game.ann, 'Roll Call');
  expect(game.ann.life).toBe(24);
});

test('both parts of a cost said in one breath are paid (CR 601.2h)', () => {
  const lines = [
    'Sand Clock | {0} | Artifact | | This artifact enters with three time counters on it.\n{0}, Remove two time counters from this artifact and exile it: You gain 6 life.',
  ];
  const game = table(lines, [{ hand: ['Sand Clock'] }, {}]);
  plays(game.ann, 'Sand Clock');
  uses(game.ann, 'Sand Clock');
  expect([game.ann.life, game.ann.exile]).toEqual([26, ['Sand Clock']]);
});

test('a creature that entered without being cast is told from one that was cast (CR 601.2i)', () => {
  const lines = [
    'Sift | {0} | Sorcery | | Tap each creature that wasn’t cast.',
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Brood | {0} | Sorcery | | Create a 3/3 green Beast creature token.',
  ];
  const game = table(lines, [{ hand: ['Elf', 'Brood', 'Sift'] }, {}]);
  plays(game.ann, 'Elf');
  plays(game.ann, 'Brood');
  plays(game.ann, 'Sift');
  const tapped = ['Elf', 'Beast Token'].map((name) => (game.ann.permanent(name).status & StatusBit.Tapped) !== 0);
  expect(tapped).toEqual([false, true]);
});

test('"of that kind" is the kind of the counter chosen before (CR 122.1, 608.2d)', () => {
  const lines = [
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Glow | {0} | Sorcery | | Put a flying counter on target creature. Put a shield counter on that creature.',
    'Share | {0} | Sorcery | | Choose a kind of counter on a creature you control. Put two counters of that kind on each other creature you control.',
    'Bear | {0} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Elf', 'Bear'], hand: ['Glow', 'Share'] }, {}]);
  plays(game.ann, 'Glow', 'Elf');
  game.ann.answers('chooseOption', [1]);
  plays(game.ann, 'Share');
  expect(game.ann.permanent('Bear').counters).toEqual({ shield: 2 });
});
