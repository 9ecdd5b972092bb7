/** "An opponent chooses one": that player is spoken of in the modes. CR 700.2e, 608.2c. */
import { expect, test } from 'vitest';
import { chooses, table } from '../support/text-table.ts';

const WOE =
  'Woe | {0} | Sorcery | | An opponent chooses one — / • You gain 4 life. / • You put a -1/-1 counter on each creature that player controls and Woe deals 4 damage to that player.';

test('the opponent who chose is dealt the damage, and no other (CR 700.2e)', () => {
  const game = table([WOE], [{ hand: ['Woe'] }, ['Hill Giant'], ['Hill Giant']]);
  chooses(game.ann, 'cat');
  game.cat.answers('chooseModes', () => [1]);
  game.ann.casts('Woe');
  game.resolveAll();
  expect([game.ben.life, game.cat.life]).toEqual([20, 16]);
  expect([game.ben.stats('Hill Giant'), game.cat.stats('Hill Giant')]).toEqual(['3/3', '2/2']);
});

test('a mode that does not speak of that player is carried out as before', () => {
  const game = table([WOE], [{ hand: ['Woe'] }, {}]);
  game.ben.answers('chooseModes', () => [0]);
  game.ann.casts('Woe');
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([24, 20]);
});
