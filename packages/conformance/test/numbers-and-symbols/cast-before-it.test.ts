/** "For each other spell you've cast before it": as the ability resolves, of what came earlier in the turn. CR 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const STORM =
  'Gale | {0} | Enchantment | | Whenever you cast an instant or sorcery spell, copy that spell for each other sorcery and instant spell you’ve cast before it this turn.';
const ZEAL = 'Zeal | {0} | Sorcery | | You gain 1 life.';
const HOPE = 'Hope | {0} | Instant | | You gain 10 life.';
const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const NO = 'No | {0} | Instant | | Counter target spell.';
const CARDS = [STORM, ZEAL, HOPE, CUB, NO];

const at = (hand: readonly string[], ben: readonly string[] = []): ReturnType<typeof table> =>
  table(CARDS, [{ battlefield: ['Gale'], hand }, { hand: ben }]);

test('none for the first, one for the second, two for the third (CR 707.10)', () => {
  const game = at(['Zeal', 'Zeal', 'Hope']);
  expect(plays(game.ann, 'Zeal').ann.life).toBe(21);
  expect(plays(game.ann, 'Zeal').ann.life).toBe(23);
  expect(plays(game.ann, 'Hope').ann.life).toBe(53);
});

test('spells of other kinds and those of other players are not counted (CR 109.5)', () => {
  const game = at(['Cub', 'Zeal'], ['Hope']);
  plays(game.ann, 'Cub');
  plays(game.ben, 'Hope');
  expect(plays(game.ann, 'Zeal').ann.life).toBe(21);
});

test('one cast in response is none that was cast before it, and is copied for it (CR 608.2h)', () => {
  const game = at(['Zeal', 'Hope']);
  game.ann.casts('Zeal');
  game.ann.casts('Hope');
  expect(game.resolveAll().ann.life).toBe(41);
});

test('the spell may have been countered meanwhile, and so may have those that are counted (CR 608.2h)', () => {
  const game = at(['Zeal', 'Zeal'], ['No', 'No']);
  game.ann.casts('Zeal');
  game.ben.casts('No', { targets: ['Zeal'] });
  expect(game.resolveAll().ann.life).toBe(20);
  game.ann.casts('Zeal');
  game.ben.casts('No', { targets: ['Zeal'] });
  game.resolve();
  expect(game.resolveAll().ann.life).toBe(21);
});

test('the turn begins anew with none (CR 608.2i)', () => {
  const game = table(CARDS, [{ battlefield: ['Gale'], hand: ['Zeal', 'Hope'] }, { library: ['Forest', 'Forest'] }]);
  plays(game.ann, 'Zeal');
  game.to('Upkeep', 2);
  expect(plays(game.ann, 'Hope').ann.life).toBe(31);
});
