/** Counters in further forms, with cards read from text. CR 122. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { now, plays, table, until } from '../support/text-table.ts';

const GROWN = 'Grown | {0} | Creature — Plant | 0/0 | This creature enters with four +1/+1 counters on it.';

test('counters are removed from among several permanents, as many as one likes (CR 122.1, 107.1c)', () => {
  const lines = [
    GROWN,
    'Harvest | {0} | Sorcery | | Remove any number of +1/+1 counters from among creatures you control. You gain life equal to the number of +1/+1 counters removed this way.',
  ];
  const game = table(lines, [{ hand: ['Grown', 'Grown', 'Harvest'] }, {}]);
  plays(game.ann, 'Grown');
  plays(game.ann, 'Grown');
  game.ann.answers('chooseNumber', [1]).answers('chooseNumber', [2]);
  plays(game.ann, 'Harvest');
  expect([now(game.ann, 'Grown', 0).power, now(game.ann, 'Grown', 1).power, game.ann.life]).toEqual([3, 2, 23]);
});

test('up to so many, and never more in all than the text allows (CR 107.1c)', () => {
  const lines = [
    'Windup | {0} | Artifact Creature — Beast | 0/4 | This creature enters with three +1/+0 counters on it.\n{X}, {T}: Put up to X +1/+0 counters on this creature. This ability can’t cause the total number of +1/+0 counters on this creature to be greater than five.',
  ];
  const game = table(lines, [{ hand: ['Windup'], battlefield: Array.from({ length: 4 }, () => 'Island') }, {}]);
  plays(game.ann, 'Windup');
  game.to('Upkeep', 3);
  game.ann.answers('chooseNumber', [2]);
  game.ann.activates('Windup', { x: 4 });
  const asked = until(game.ann, 'chooseNumber');
  expect([now(game.ann, 'Windup').power, asked.max]).toEqual([3, 2]);
});

test('one of two kinds is put, as the player chooses (CR 608.2d)', () => {
  const lines = [
    'Graft | {0} | Sorcery | | Put a +1/+1 counter or a -1/-1 counter on target creature.',
    'Elf | {0} | Creature — Elf | 2/2 |',
  ];
  for (const [option, power] of [
    [0, 3],
    [1, 1],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Elf'], hand: ['Graft'] }, {}]);
    game.ann.answers('chooseOption', [option]);
    plays(game.ann, 'Graft', 'Elf');
    expect(now(game.ann, 'Elf').power).toBe(power);
  }
});

test('a card in exile is found by the counter on it (CR 122.1, 406.1)', () => {
  const lines = [
    'Shelf | {0} | Artifact | | {T}: Exile target card from a graveyard with a page counter on it.\n{0}: Put target exiled card you own with a page counter on it into its owner’s hand.',
  ];
  const game = table(lines, [{ battlefield: ['Shelf'], graveyard: ['Island'] }, {}]);
  game.ann.activates('Shelf', { ability: 0, targets: ['Island'] });
  game.resolveAll();
  game.ann.activates('Shelf', { ability: 1, targets: ['Island'] });
  game.resolveAll();
  expect(game.ann.hand).toContain('Island');
});

test('each creature on which a counter was put this way, and no other (CR 608.2c)', () => {
  const lines = [
    'Spur | {0} | Sorcery | | Put a +1/+1 counter on target creature. Tap each creature that had a +1/+1 counter put on it this way.',
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Bear | {0} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Elf', 'Bear'], hand: ['Spur'] }, {}]);
  plays(game.ann, 'Spur', 'Bear');
  const tapped = (name: string): boolean => (game.ann.permanent(name).status & StatusBit.Tapped) !== 0;
  expect([tapped('Elf'), tapped('Bear')]).toEqual([false, true]);
});

test('the size before counters and effects is its base size (CR 208.4b)', () => {
  const lines = [
    'Small Song | {0} | Enchantment | | Whenever a creature you control with base power and toughness 1/1 enters, put a +1/+1 counter on it.',
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Bear | {0} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Small Song'], hand: ['Elf', 'Bear'] }, {}]);
  plays(game.ann, 'Elf');
  plays(game.ann, 'Bear');
  expect([now(game.ann, 'Elf').power, now(game.ann, 'Bear').power]).toEqual([2, 2]);
});

test('as many as the tokens created this turn (CR 608.2h)', () => {
  const lines = [
    'Snacks | {0} | Sorcery | | Create two Food tokens.',
    'Count | {0} | Sorcery | | You gain life equal to the number of tokens you created this turn.',
  ];
  const game = table(lines, [{ hand: ['Snacks', 'Count'] }, {}]);
  plays(game.ann, 'Snacks');
  plays(game.ann, 'Count');
  expect(game.ann.life).toBe(22);
});
