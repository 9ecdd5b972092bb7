/** "A black or red permanent, spell, or card not on the battlefield": whatever has these colors where it comes from. CR 109.2, 614.6. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const ELSEWHERE = 'permanent, spell, or card not on the battlefield';

const SAINT = `Saint | {0} | Creature — Cat | 1/1 | If a black or red ${ELSEWHERE} would be put into a graveyard, exile it instead.`;
const MILL = 'Mill | {0} | Artifact | | {0}: Each player mills a card.';
const FALL = 'Fall | {0} | Sorcery | | Destroy all creatures.';
const BOLT = 'Red Word | {R} | Sorcery | | You gain 1 life.';
const WORD = 'Blue Word | {U} | Sorcery | | You gain 1 life.';

test('permanents of these colors, of anybody, with it at the same time; others go where they go (CR 614.6)', () => {
  const game = table(
    [SAINT, FALL],
    [{ battlefield: ['Saint', 'Hill Giant'], hand: ['Fall'] }, { battlefield: ['Typhoid Rats', 'Wind Drake'] }],
  );
  plays(game.ann, 'Fall');
  expect([game.ann.exile, game.ann.graveyard]).toEqual([['Hill Giant'], ['Saint', 'Fall']]);
  expect([game.ben.exile, game.ben.graveyard]).toEqual([['Typhoid Rats'], ['Wind Drake']]);
});

test('a spell as it resolves, and a card from a library (CR 608.2n, 701.13a)', () => {
  const game = table(
    [SAINT, BOLT, WORD, MILL],
    [
      {
        battlefield: ['Saint', 'Mill', 'Mountain', 'Island'],
        hand: ['Red Word', 'Blue Word'],
        library: ['Wind Drake'],
      },
      { library: ['Hill Giant'] },
    ],
  );
  plays(game.ann, 'Red Word');
  plays(game.ann, 'Blue Word');
  expect([game.ann.exile, game.ann.graveyard]).toEqual([['Red Word'], ['Blue Word']]);
  game.ann.activates('Mill');
  game.resolveAll();
  expect([game.ann.graveyard, game.ben.exile]).toEqual([['Blue Word', 'Wind Drake'], ['Hill Giant']]);
});
