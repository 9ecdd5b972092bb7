/** More energy instead of some, and energy in words. CR 107.14, 122.1, 614.1a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SOME = 'one or more {E}';
const PLANT = `Plant | {0} | Artifact | | If you would get ${SOME}, you get twice that many {E} instead.`;
const WORKS = `Works | {0} | Artifact | | If you would get ${SOME}, you get that many plus one {E} instead.`;
const SPARK = 'Spark | {0} | Sorcery | | You get {E}{E}.';
const WHALE = 'Small Whale | {0} | Creature — Whale | 1/1 | When ~ enters, you get six {E}.';
const RADS = 'Rads | {0} | Sorcery | | You get two rad counters.';

const energy = (player: { readonly state: { readonly counters: Readonly<Record<string, number>> } }): unknown =>
  player.state.counters;

test('twice as much, in symbols or words, of one’s own alone, and of energy alone (CR 614.1a)', () => {
  const game = table(
    [PLANT, SPARK, WHALE, RADS],
    [{ battlefield: ['Plant'], hand: ['Spark', 'Small Whale', 'Rads'] }, { hand: ['Spark'] }],
  );
  plays(game.ann, 'Spark');
  expect(energy(game.ann)).toEqual({ energy: 4 });
  plays(game.ann, 'Small Whale');
  expect(energy(game.ann)).toEqual({ energy: 16 });
  plays(game.ann, 'Rads');
  expect(energy(game.ann)).toEqual({ energy: 16, rad: 2 });
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Spark');
  expect(energy(game.ben)).toEqual({ energy: 2 });
});

test('both are applied, once each, in the order that the player chooses (CR 616.1)', () => {
  const game = table([PLANT, WORKS, SPARK], [{ battlefield: ['Plant', 'Works'], hand: ['Spark'] }, {}]);
  plays(game.ann, 'Spark');
  expect([{ energy: 5 }, { energy: 6 }]).toContainEqual(energy(game.ann));
});
