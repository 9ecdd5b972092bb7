/** "If target spell has only one target and that target is ..., change that spell's target"; costs by the number of targets. CR 115.7a, 601.2f. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const cards = [
  'Twist | {0} | Instant | | If target instant spell has only one target and that target is a creature, change that spell’s target to another creature.',
  'Drake | {0} | Creature — Drake | 2/2 | {0}: If target spell has only one target and that target is this creature, change that spell’s target to another creature.',
  'Bolt | {0} | Instant | | Bolt deals 2 damage to any target.',
  'Fork | {0} | Instant | | Fork deals 1 damage to each of up to two targets.',
  'Ox | {0} | Creature — Ox | 2/5 |',
  'Elk | {0} | Creature — Elk | 2/5 |',
];
const seats = (hand: string): readonly { battlefield?: string[]; hand?: string[] }[] => [
  { battlefield: ['Ox', 'Elk', 'Drake'], hand: ['Twist'] },
  { hand: [hand] },
];

test('a spell at one creature goes for another, never for a player (CR 115.7a)', () => {
  const game = table(cards, seats('Bolt'));
  game.ben.casts('Bolt', { targets: ['Ox'] });
  game.ann.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Elk')] : [-1],
  );
  plays(game.ann, 'Twist', 'Bolt');
  expect([game.ann.permanent('Ox').damage, game.ann.permanent('Elk').damage]).toEqual([0, 2]);
});

test('at a player, or at two creatures, it is left as it is (CR 608.2c)', () => {
  const one = table(cards, seats('Bolt'));
  one.ben.casts('Bolt', { targets: ['ann'] });
  plays(one.ann, 'Twist', 'Bolt');
  expect(one.ann.life).toBe(18);
  const two = table(cards, seats('Fork'));
  two.ben.casts('Fork', { targets: ['Ox', 'Elk'] });
  plays(two.ann, 'Twist', 'Fork');
  expect([two.ann.permanent('Ox').damage, two.ann.permanent('Elk').damage]).toEqual([1, 1]);
});

test('where the target must be the creature itself, spells at others stay (CR 608.2c)', () => {
  for (const [at, damages] of [
    ['Drake', [0, 2]],
    ['Ox', [2, 0]],
  ] as const) {
    const game = table(cards, [{ battlefield: ['Ox', 'Drake'] }, { battlefield: ['Elk'], hand: ['Bolt'] }]);
    game.ben.casts('Bolt', { targets: [at] });
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Elk')] : [-1],
    );
    uses(game.ann, 'Drake', 'Bolt');
    expect([game.ann.permanent('Ox').damage, game.ben.permanent('Elk').damage]).toEqual(damages);
    expect(game.ann.permanent('Drake').damage).toBe(0);
  }
});

const DAWN =
  'Dawn | {0} | Enchantment | | Spells you cast cost {1} less to cast for each target. / Spells your opponents cast cost {2} more to cast for each target.';
const PRICED = [
  DAWN,
  'Pair | {2} | Sorcery | | Destroy up to two target creatures.',
  'Same | {2} | Sorcery | | Target creature gains flying until end of turn. Target creature gains haste until end of turn.',
  'Calm | {1} | Sorcery | | You gain 1 life.',
  'Ox | {0} | Creature — Ox | 2/5 |',
  'Elk | {0} | Creature — Elk | 2/5 |',
];
const left = (game: ReturnType<typeof table>, who: 'ann' | 'ben'): number =>
  game.game.battlefield.filter((id) => {
    const object = game.game.objects[id]!;
    return object.controller === game[who].id && (object.status & 1) === 0;
  }).length;

test('one less for each different target, none for none (CR 601.2f)', () => {
  for (const [spell, targets, mana] of [
    ['Pair', ['Ox', 'Elk'], 0],
    ['Pair', ['Ox'], 1],
    ['Same', ['Ox', 'Ox'], 1],
    ['Same', ['Ox', 'Elk'], 0],
    ['Calm', [], 1],
  ] as const) {
    const game = table(PRICED, [
      { battlefield: ['Dawn', 'Island', 'Island'], hand: [spell] },
      { battlefield: ['Ox', 'Elk'] },
    ]);
    const before = left(game, 'ann');
    game.ann.casts(spell, { targets });
    expect(before - left(game, 'ann')).toBe(mana);
  }
});

test('without any mana a spell can be cast at two targets, with none it cannot (CR 601.3)', () => {
  const game = table(PRICED, [{ battlefield: ['Dawn'], hand: ['Pair', 'Calm'] }, { battlefield: ['Ox', 'Elk'] }]);
  expect([game.ann.can('cast', 'Pair'), game.ann.can('cast', 'Calm')]).toEqual([true, false]);
  plays(game.ann, 'Pair', 'Ox', 'Elk');
  expect(game.ben.graveyard).toEqual(['Ox', 'Elk']);
});

test('opponents pay two more for each target (CR 601.2f)', () => {
  for (const [targets, mana] of [
    [['Ox', 'Elk'], 6],
    [[], 2],
  ] as const) {
    const game = table(PRICED, [
      { battlefield: ['Dawn', 'Ox', 'Elk'] },
      { battlefield: Array<string>(6).fill('Island'), hand: ['Pair'] },
    ]);
    game.to('PrecombatMain', 2);
    game.ben.casts('Pair', { targets });
    expect(6 - left(game, 'ben')).toBe(mana);
  }
});

test('instead of what a trigger deals, twice as much is dealt to its target (CR 603.12, 608.2c)', () => {
  const lines = [
    'Hurler | {0} | Creature — Giant | 1/1 | Whenever this creature attacks or blocks, you may sacrifice another creature. When you do, this creature deals damage equal to the sacrificed creature’s toughness to any target. If the sacrificed creature was an Elk, this creature deals twice that much damage instead.',
    'Ox | {0} | Creature — Ox | 2/5 |',
    'Elk | {0} | Creature — Elk | 2/5 |',
  ];
  for (const [given, life] of [
    ['Ox', 15],
    ['Elk', 10],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Hurler', given] }, { battlefield: ['Ox'] }]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'ben')] : [-1],
    );
    game.ann.attacks('Hurler');
    game.ben.blocks([['Ox', 'Hurler']]);
    game.throughCombat();
    expect([game.ben.life, game.ann.graveyard]).toEqual([life, [given, 'Hurler']]);
  }
});
