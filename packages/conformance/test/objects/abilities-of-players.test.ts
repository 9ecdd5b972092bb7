/** Abilities that players have for a time, mana of several sentences, with cards read from text. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('a player may gain an ability for a time: damage from what it protects against is prevented (CR 113.10, 702.16e, 611.2a)', () => {
  const game = table(
    [
      'Veil | {0} | Sorcery | | You gain protection from the color of your choice until end of turn.',
      'Spark | {R} | Instant | | Spark deals 2 damage to each player.',
    ],
    [{ hand: ['Veil', 'Spark', 'Spark'], battlefield: ['Mountain', 'Mountain'] }, {}],
  );
  game.ann.answers('chooseOption', [3]);
  plays(game.ann, 'Veil');
  plays(game.ann, 'Spark');
  expect([game.ann.life, game.ben.life]).toEqual([20, 18]);
  game.to('Upkeep', 2);
  plays(game.ann, 'Spark');
  expect([game.ann.life, game.ben.life]).toEqual([18, 16]);
});

test('of "add one, or with a condition more instead" only one is added, and as much can be paid for (CR 614.15, 106.4)', () => {
  const lines = [
    'Shaft | | Land | | {T}: Add {C}. If you control a Swamp, add {C}{C} instead.',
    'Golem | {2} | Artifact Creature — Golem | 2/2',
    'Titan | {3} | Artifact Creature — Golem | 3/3',
  ];
  const game = table(lines, [{ hand: ['Golem', 'Titan'], battlefield: ['Shaft', 'Typhoid Rats'] }, {}]);
  expect([game.ann.can('cast', 'Golem'), game.ann.can('cast', 'Titan')]).toEqual([false, false]);
  const swamp = table(lines, [{ hand: ['Golem', 'Titan'], battlefield: ['Shaft', 'Swamp'] }, {}]);
  plays(swamp.ann, 'Titan');
  expect(swamp.ann.battlefield).toContain('Titan');
});
