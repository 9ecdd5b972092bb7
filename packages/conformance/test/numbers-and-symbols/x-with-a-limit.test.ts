/** The greatest X that a text allows: announced as a spell is cast, or paid as an ability resolves. CR 107.3, 101.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Herbal Well | {0} | Enchantment | | Whenever you gain life for the first time each turn, you may pay {X}, where X is less than or equal to the amount of life you gained. If you do, draw X cards.',
  "Ward of Reeds | {0} | Enchantment | | At the beginning of your end step, you may pay {X}. If you do, you create X 1/1 green Frog creature tokens. X can't be greater than the number of Swamps you control.",
  'Salve | {0} | Sorcery | | You gain 2 life.',
  "Wide Road | {X}{G} | Sorcery | | X can't be greater than the number of players in the game. / You gain X life.",
  "Deep Pool | {0} | Artifact | | {X}: You gain X life. X can't be greater than the number of artifacts you control.",
];
const FORESTS = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];

/** Ann pays as much as she may, and it is known how much that was. */
function paysMost(game: Scenario): () => number {
  let most = -1;
  game.ann.answers('yesNo', [1]);
  game.ann.answers('chooseNumber', (question) => {
    if (question.kind === 'chooseNumber') most = question.max;
    return [most];
  });
  return () => most;
}

test('no more than the life gained can be paid for X as the ability resolves (CR 107.3f, 101.2)', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Herbal Well'], hand: ['Salve'] }, {}]);
  const offered = paysMost(game);
  plays(game.ann, 'Salve');
  expect(offered()).toBe(2);
  expect(game.ann.hand).toHaveLength(2);
});

test('X may be 0, and nothing need be paid (CR 107.3f, 608.2d)', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Herbal Well'], hand: ['Salve'] }, {}]);
  game.ann.answers('yesNo', [0]);
  plays(game.ann, 'Salve');
  expect(game.ann.hand).toEqual([]);
});

test('what is said of X behind the payment holds for the payment (CR 107.3f, 608.2c)', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Swamp', 'Swamp', 'Ward of Reeds'] }, {}]);
  const offered = paysMost(game);
  game.to('End').resolveAll();
  expect(offered()).toBe(2);
  expect(game.ann.battlefield.filter((name) => name.startsWith('Frog'))).toHaveLength(2);
});

test('a spell is cast for no greater X than there are players (CR 107.3a, 601.2b, 101.2)', () => {
  const game = table(LINES, [{ battlefield: FORESTS, hand: ['Wide Road'] }, {}]);
  expect(() => game.ann.casts('Wide Road', { x: 3 })).toThrow();
  const other = table(LINES, [{ battlefield: FORESTS, hand: ['Wide Road'] }, {}]);
  other.ann.casts('Wide Road', { x: 2 });
  other.resolveAll();
  expect(other.ann.life).toBe(22);
});

test('an ability is activated for no greater X than its text allows (CR 602.2b, 107.3a, 101.2)', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Deep Pool'] }, {}]);
  expect(() => game.ann.activates('Deep Pool', { x: 2 })).toThrow();
  const other = table(LINES, [{ battlefield: [...FORESTS, 'Deep Pool', 'Deep Pool'] }, {}]);
  other.ann.activates('Deep Pool', { x: 2 });
  other.resolveAll();
  expect(other.ann.life).toBe(22);
});
