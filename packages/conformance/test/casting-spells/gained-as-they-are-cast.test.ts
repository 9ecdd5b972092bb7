/** What spells gain as they are cast, for the rest of the turn. CR 611.2f, 702.85. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

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
