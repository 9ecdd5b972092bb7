/** Somebody chooses a target player who is an opponent of them: the first player and the second. CR 115.1, 102.2, 608.2b. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const CHOOSES = 'At the beginning of each player’s upkeep, that player chooses target player';
const OPPONENT = 'than they do and is their opponent.';
const FIRST = 'The first player';
const UNTIL = 'until they reveal a creature card';
const OTHERS = 'all other cards revealed this way into their graveyard';
const pact = `Calf Pact | {0} | Enchantment | | ${CHOOSES} who controls more Oxen ${OPPONENT} ${FIRST} may reveal cards from the top of their library ${UNTIL}. If the first player does, that player puts that card onto the battlefield and ${OTHERS}.`;
const lesson = `Late Lesson | {0} | Enchantment | | ${CHOOSES} who has more cards in hand ${OPPONENT} ${FIRST} may discard their hand and draw three cards.`;
const ox = 'Odd Ox | {0} | Creature — Ox | 3/5 | Vigilance';
const bolt = 'Bad Bolt | {0} | Instant | | Destroy target creature.';

const mages = `War Pact | {0} | Enchantment | | ${CHOOSES} who has more life ${OPPONENT} ${FIRST} may have War Pact deal 1 damage to the second player.`;
const LIBRARY = ['Forest', 'Odd Ox', 'Forest'];

test('in each upkeep the one whose turn it is chooses an opponent with more, and gets a creature (CR 115.1, 603.2b)', () => {
  const game = table([pact, ox], [['Calf Pact', 'Odd Ox', 'Odd Ox'], { library: LIBRARY }, { library: LIBRARY }]);
  game.ben.answers('yesNo', [1]);
  game.to('Upkeep', 2);
  expect([game.ben.battlefield, game.ben.graveyard, game.ann.battlefield.length]).toEqual([['Odd Ox'], ['Forest'], 3]);
  // Of another player's upkeep it is another player's choice; in that of the one with most nobody can be chosen.
  game.cat.answers('yesNo', [0]);
  game.to('Upkeep', 4);
  expect([game.cat.battlefield, game.cat.graveyard, game.ann.battlefield.length]).toEqual([[], [], 3]);
});

test('the second player has no more than the first as it resolves: nothing happens (CR 608.2b)', () => {
  const game = table(
    [pact, ox, bolt],
    [{ battlefield: ['Calf Pact', 'Odd Ox'], hand: ['Bad Bolt'] }, { library: LIBRARY }],
  );
  while (game.stack.length === 0) game.proceed();
  game.ben.answers('yesNo', [1]);
  game.ann.casts('Bad Bolt', { targets: ['Odd Ox'] });
  game.resolveAll();
  expect([game.ben.battlefield, game.ben.graveyard, game.ann.graveyard]).toEqual([[], [], ['Odd Ox', 'Bad Bolt']]);
});

test('a teammate is no opponent, and no target, whatever they have (CR 102.3, 603.3d)', () => {
  const held = (team: number): number => {
    const hand = ['Forest', 'Forest'];
    const seats = [
      { battlefield: ['Late Lesson'], team: 0 },
      { hand: ['Forest'], team: 1 },
      { hand, team },
    ];
    const game = table([lesson], seats, { format: 'team-vs-team' });
    game.ben.answers('yesNo', [1]);
    game.to('Upkeep', 2);
    return game.ben.hand.length;
  };
  expect([held(0), held(1)]).toEqual([3, 1]);
});

test('who discards and draws is the first player, who is dealt damage the second (CR 109.5, 120.1)', () => {
  const game = table(
    [lesson, mages],
    [
      { battlefield: ['Late Lesson', 'War Pact'], hand: ['Forest', 'Forest'] },
      { hand: ['Forest'], life: 9 },
    ],
  );
  game.ben.answers('yesNo', [1]);
  game.ben.answers('yesNo', [1]);
  game.to('Upkeep', 2);
  expect([game.ben.hand.length, game.ben.graveyard, game.ann.hand.length]).toEqual([3, ['Forest'], 2]);
  expect([game.ben.life, game.ann.life]).toEqual([9, 19]);
});
