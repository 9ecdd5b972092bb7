/** "Each player may ... Each player who does": who took up what was offered, whatever it was. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table, uses } from '../support/text-table.ts';

const GROW = 'a +1/+1 counter on each creature';
const BOON = `Boon | {0} | Sorcery | | Put ${GROW} you control. Each opponent may put ${GROW} they control. For each opponent who does, put ${GROW} you control.`;
const OFFER = 'Each player may put a land card';
const GATE = `Gate | {0} | Artifact | | {T}: ${OFFER} from their hand onto the battlefield, then each opponent who didn’t draws a card.`;
const HAND = 'their hand and graveyard';
const TIDE = `Tide | {0} | Sorcery | | Each player may shuffle ${HAND} into their library. Each player who does draws two cards.`;

const seat = (game: Scenario, id: number): TestPlayer => new TestPlayer(game, id as never, String(id));

/** These players say yes, all others no. */
function yes(game: Scenario, ...players: readonly number[]): void {
  game.plan((question) => (question.kind === 'yesNo' ? [players.includes(question.player) ? 1 : 0] : null));
}

describe('who took an offer', () => {
  test('is known of each opponent, and what is done for each of them is done as often (CR 608.2c)', () => {
    const game = table(
      [BOON],
      [{ battlefield: ['Grizzly Bears'], hand: ['Boon', 'Boon'] }, ['Craw Wurm'], ['Craw Wurm'], ['Craw Wurm']],
    );
    yes(game, 1, 3);
    plays(game.ann, 'Boon');
    expect([game.ann.stats('Grizzly Bears'), ...[1, 2, 3].map((id) => seat(game, id).stats('Craw Wurm'))]).toEqual([
      '5/5',
      '7/5',
      '6/4',
      '7/5',
    ]);
  });

  test('who did not is everybody else, also who could not (CR 608.2c, 608.2d)', () => {
    const game = table(
      [GATE],
      [
        { battlefield: ['Gate'], hand: ['Forest'] },
        { hand: ['Forest'], library: ['Swamp', 'Swamp'] },
        { hand: ['Grizzly Bears'], library: ['Swamp', 'Swamp'] },
      ],
    );
    yes(game, 1);
    uses(game.ann, 'Gate');
    expect([
      game.ann.hand.includes('Forest'),
      game.ben.hand,
      game.ben.battlefield,
      seat(game, 2).hand.toSorted(),
    ]).toEqual([true, [], ['Forest'], ['Grizzly Bears', 'Swamp']]);
  });

  test('who shuffles draws, who keeps the hand does not (CR 608.2c)', () => {
    const game = table(
      [TIDE],
      [
        { hand: ['Tide', 'Tide', 'Forest'], library: ['Island', 'Island', 'Island'] },
        { hand: ['Swamp'], library: ['Plains', 'Plains', 'Plains'] },
      ],
    );
    yes(game, 0);
    plays(game.ann, 'Tide');
    expect([game.ann.hand.length, game.ben.hand]).toEqual([2, ['Swamp']]);
  });

  test('a process that is repeated asks anew: who took it the first time has not taken it the second (CR 608.2c)', () => {
    const game = table(
      [
        `Tide | {0} | Sorcery | | ${OFFER} from their hand onto the battlefield. Each player who does gains 1 life. Repeat this process once.`,
      ],
      [{ hand: ['Tide', 'Forest'] }, { hand: ['Swamp', 'Swamp'] }],
    );
    yes(game, 0, 1);
    plays(game.ann, 'Tide');
    expect([game.ann.life, game.ben.life]).toEqual([21, 22]);
  });
});

describe('"if they don’t", "if a player does" after what each of several may do (CR 608.2c)', () => {
  test('is asked of each of them by themselves, as often as it is repeated', () => {
    const harm = `Harm | {0} | Sorcery | | Each opponent may discard a card. If they don’t, they lose 2 life. Repeat this process once.`;
    const game = table([harm], [{ hand: ['Harm'] }, { hand: ['Forest'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Harm');
    expect([game.ann.life, game.ben.life, game.ben.hand, game.cat.life]).toEqual([20, 18, [], 16]);
  });

  test('what then holds of a player, holds of those who did', () => {
    const counters = 'two +1/+1 counters on a creature they control';
    const peace = `Peace | {0} | Sorcery | | Each player may put ${counters}. If a player does, creatures that player controls can’t attack you until your next turn.`;
    const game = table([peace], [{ hand: ['Peace'] }, ['Grizzly Bears'], ['Grizzly Bears']]);
    yes(game, 1);
    plays(game.ann, 'Peace');
    expect([game.ben.stats('Grizzly Bears'), game.cat.stats('Grizzly Bears')]).toEqual(['4/4', '2/2']);
    const defenders = (turn: number): number => {
      while (game.question?.kind !== 'attackers' || game.game.turn !== turn) game.proceed();
      return game.question.defenders[0]?.length ?? 0;
    };
    expect([defenders(2), defenders(3)]).toEqual([1, 2]);
  });
});

test('"if you do, each opponent may ... for each opponent who doesn’t": nothing of it, if you don’t (CR 608.2c)', () => {
  const loss = 'that player loses 2 life and you draw a card';
  const creature = 'a creature of their choice';
  const dare = `Dare | {0} | Sorcery | | You may sacrifice a creature. If you do, each opponent may sacrifice ${creature}. For each opponent who doesn’t, ${loss}.`;
  const after = (...willing: readonly number[]): readonly number[] => {
    const game = table(
      [dare],
      [{ battlefield: ['Grizzly Bears'], hand: ['Dare'] }, ['Grizzly Bears'], ['Grizzly Bears']],
    );
    yes(game, ...willing);
    plays(game.ann, 'Dare');
    return [game.ann.hand.length, game.ben.life, game.cat.life];
  };
  const before = after()[0] as number;
  expect([after(), after(0, 1), after(0)]).toEqual([
    [before, 20, 20],
    [before + 1, 20, 18],
    [before + 2, 18, 18],
  ]);
});
