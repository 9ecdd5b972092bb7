/** An ability does not follow its source when that has left and is a new object: chapters, state triggers, modes. CR 400.7. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const BOUNCE = 'Bounce | {0} | Instant | | Return target permanent to its owner’s hand.';
const KILL = 'Kill | {0} | Instant | | Destroy target permanent.';

test('a state trigger does not exile what has gone to the graveyard (CR 603.8, 400.7)', () => {
  const tome =
    'Tome | {0} | Artifact | | {0}: Put a page counter on ~. / When there are two or more page counters on ~, exile it. If you do, you gain 4 life.';
  const game = table([tome, KILL], [{ battlefield: ['Tome'], hand: ['Kill'] }, []]);
  uses(game.ann, 'Tome');
  game.ann.activates('Tome');
  game.resolve();
  expect(game.stack).toEqual(['Tome']);
  plays(game.ann, 'Kill', 'Tome');
  game.resolveAll();
  expect([game.ann.graveyard, game.ann.life]).toEqual([['Tome', 'Kill'], 20]);
  const stays = table([tome], [{ battlefield: ['Tome'] }, []]);
  uses(stays.ann, 'Tome');
  uses(stays.ann, 'Tome');
  expect([stays.ann.exile, stays.ann.life]).toEqual([['Tome'], 24]);
});

test('a chapter does not sacrifice or exile a Saga that has left (CR 714.2b, 400.7)', () => {
  const saga: object = {
    name: 'Song',
    mana_cost: '{0}',
    type_line: 'Enchantment — Saga',
    oracle_text: 'I — Exile ~. You gain 3 life.\nII — Draw a card.',
  };
  const game = table([saga as never, BOUNCE], [{ hand: ['Song', 'Bounce'] }, []]);
  game.ann.casts('Song');
  game.resolve();
  expect(game.stack).toEqual(['Song']);
  plays(game.ann, 'Bounce', 'Song');
  game.resolveAll();
  expect([game.ann.hand, game.ann.exile]).toEqual([['Song'], []]);
});

test('a mode of a triggered ability (CR 700.2b, 400.7)', () => {
  const imp = 'Imp | {0} | Creature — Imp | 1/1 | When ~ enters, choose one — / • Exile ~. / • Draw a card.';
  const game = table([imp, BOUNCE], [{ hand: ['Imp', 'Bounce'] }, []]);
  game.plan((question) => (question.kind === 'chooseModes' ? [0] : null));
  game.ann.casts('Imp');
  game.resolve();
  plays(game.ann, 'Bounce', 'Imp');
  game.resolveAll();
  expect([game.ann.hand, game.ann.exile]).toEqual([['Imp'], []]);
});
