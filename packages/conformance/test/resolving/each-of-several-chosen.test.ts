/** Each of several chosen, the subject of two events said again, where something is and how it entered; with cards read from text. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const ELF = 'Elf | {0} | Creature — Elf | 1/1 |';

test('on each of so many that are chosen, not targeted (CR 608.2d)', () => {
  const lines = [
    ELF,
    'Drill | {0} | Sorcery | | Put two +1/+1 counters on each of up to two Elves you control.',
    'Veiled Elf | {0} | Creature — Elf | 1/1 | Shroud',
  ];
  const game = table(lines, [{ battlefield: ['Elf', 'Veiled Elf'], hand: ['Drill'] }, {}]);
  game.plan((question) => (question.kind === 'chooseObjects' ? [0, 1] : null));
  plays(game.ann, 'Drill');
  expect([now(game.ann, 'Elf').power, now(game.ann, 'Veiled Elf').power]).toEqual([3, 3]);
});

test('either event sets it off, though the subject of both is said (CR 603.2)', () => {
  const lines = [
    ELF,
    'Gate Song | {0} | Enchantment | | Whenever a creature you control enters or a creature you control leaves the battlefield, you gain 1 life.',
    'Ash | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ battlefield: ['Gate Song'], hand: ['Elf', 'Ash'] }, {}]);
  plays(game.ann, 'Elf');
  plays(game.ann, 'Ash', 'Elf');
  expect(game.ann.life).toBe(22);
});

test('what returned under its owner’s control did not enter under that of a thief (CR 110.2)', () => {
  const lines = [
    ELF,
    'Step Aside | {0} | Instant | | Exile target creature, then return it to the battlefield under its owner’s control. If it entered under your control, you gain 5 life.',
  ];
  for (const [mine, life] of [
    [true, 25],
    [false, 20],
  ] as const) {
    const field = { battlefield: ['Elf'] };
    const game = table(lines, [{ ...(mine ? field : {}), hand: ['Step Aside'] }, mine ? {} : field]);
    plays(game.ann, 'Step Aside', 'Elf');
    expect(game.ann.life).toBe(life);
  }
});

test('an opponent has cast a blue spell this turn, or has not (CR 608.2i)', () => {
  const lines = [
    'Answer | {0} | Instant | | Draw a card if an opponent has cast a blue spell this turn.',
    'Blue Idea | {U} | Instant | | Scry 1.',
  ];
  const game = table(lines, [{ hand: ['Answer', 'Answer'] }, { battlefield: ['Island'], hand: ['Blue Idea'] }]);
  const drawn = (): number => game.ann.library.length;
  const before = drawn();
  plays(game.ann, 'Answer');
  expect(drawn()).toBe(before);
  game.ann.casts('Answer');
  plays(game.ben, 'Blue Idea');
  expect(drawn()).toBe(before - 1);
});
