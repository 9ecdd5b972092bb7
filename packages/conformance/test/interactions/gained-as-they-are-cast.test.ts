/** What is said of spells from the time on that they are cast: what they gain, and where they go. CR 608.2n, 611.2f, 702.85. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const library = (count: number): string[] => Array<string>(count).fill('Forest');

test('each spell cast from the hand gains it as it is cast, once for each time that this was said (CR 611.2f)', () => {
  const game = table(
    [
      'Bless | {0} | Sorcery | | As you cast spells from your hand this turn, they gain cascade.',
      'Tin | {1} | Artifact | |',
      'Nil | {0} | Artifact | |',
    ],
    [
      {
        hand: ['Nil', 'Bless', 'Bless', 'Tin', 'Hill Giant'],
        battlefield: Array<string>(5).fill('Mountain'),
        library: ['Grizzly Bears', 'Nil', 'Nil', 'Nil', 'Goblin Piker'],
      },
      {},
    ],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Nil');
  plays(game.ann, 'Bless');
  plays(game.ann, 'Hill Giant');
  expect(game.ann.battlefield.slice(5)).toEqual(['Nil', 'Grizzly Bears', 'Hill Giant']);
  plays(game.ann, 'Bless');
  plays(game.ann, 'Tin');
  // The second blessing found nothing that costs less; what was cast after it found two.
  expect(game.ann.battlefield.filter((name) => name === 'Nil')).toHaveLength(3);
});

test('of the next of one kind and the next of another, one each (CR 611.2f)', () => {
  const game = table(
    [
      'Charm | {0} | Sorcery | | The next instant spell and the next creature spell you cast this turn each have cascade.',
      'Spark | {1} | Instant | | You gain 1 life.',
      'Nil | {0} | Artifact | |',
    ],
    [
      {
        hand: ['Charm', 'Spark', 'Spark', 'Hill Giant', 'Hill Giant'],
        battlefield: Array<string>(10).fill('Mountain'),
        library: ['Nil', 'Nil', 'Nil', 'Nil', ...library(3)],
      },
      {},
    ],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Charm');
  for (const spell of ['Spark', 'Spark', 'Hill Giant', 'Hill Giant']) plays(game.ann, spell);
  expect(game.ann.battlefield.filter((name) => name === 'Nil')).toHaveLength(2);
});

describe('the next spell from the hand goes back to the hand as it resolves (CR 608.2n, 614.1a)', () => {
  const lines = [
    `Monk | {0} | Creature — Monk | 2/2 | {0}: The next time you cast an instant or sorcery spell from your ${'hand'} this turn, put that card into your hand ${'instead'} of into your graveyard as it resolves.`,
    'Mend | {0} | Instant | | You gain 3 life.',
    'Void | {0} | Instant | | Counter target spell.',
    'Nil | {0} | Artifact | |',
  ];

  test('that one, and none before or after it', () => {
    const game = table(lines, [{ hand: ['Mend', 'Nil'], battlefield: ['Monk'] }, {}]);
    uses(game.ann, 'Monk');
    plays(game.ann, 'Nil');
    plays(game.ann, 'Mend');
    expect([game.ann.hand, game.ann.life]).toEqual([['Mend'], 23]);
    plays(game.ann, 'Mend');
    expect([game.ann.hand, game.ann.graveyard]).toEqual([[], ['Mend']]);
  });

  test('not one that is countered, and then no other', () => {
    const game = table(lines, [{ hand: ['Mend', 'Mend'], battlefield: ['Monk'] }, { hand: ['Void'] }]);
    uses(game.ann, 'Monk');
    game.ann.casts('Mend');
    game.ben.casts('Void', { targets: ['Mend'] });
    game.resolveAll();
    plays(game.ann, 'Mend');
    expect([game.ann.hand, game.ann.graveyard]).toEqual([[], ['Mend', 'Mend']]);
  });

  test('not in the next turn', () => {
    const game = table(lines, [
      { hand: ['Mend'], battlefield: ['Monk'], library: library(4) },
      { library: library(4) },
    ]);
    uses(game.ann, 'Monk');
    game.to('PrecombatMain', game.game.turn + 1);
    plays(game.ann, 'Mend');
    expect(game.ann.graveyard).toEqual(['Mend']);
  });
});
