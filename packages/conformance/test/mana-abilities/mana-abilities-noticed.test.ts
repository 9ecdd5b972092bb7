/** Activating a mana ability is activating an ability: what triggers on that sees it. CR 605.3b, 602.2b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {2} | Creature — Cat | 2/2';
const ROD = 'Rod | {0} | Artifact | | {T}: Add {C}. / {0}: You gain 1 life.';

test('by hand: the trigger waits on the stack, the mana does not (CR 605.3b, 603.3)', () => {
  const hag =
    'Hag | {0} | Creature — Hag | 1/1 | Whenever a player activates an ability of an artifact or creature, that player loses 1 life.';
  const game = table([ROD, hag], [{ battlefield: ['Rod'] }, { battlefield: ['Hag'] }]);
  game.ann.activates('Rod');
  expect([game.ann.state.pool.amounts[5], game.ann.life, game.stack]).toEqual([1, 20, ['Hag']]);
  expect(game.resolveAll().ann.life).toBe(19);
});

test('while a spell is paid for: it triggers, and goes on the stack above the spell (CR 603.3)', () => {
  const moth = 'Moth | {0} | Artifact | | Whenever you activate an ability, put a charge counter on ~.';
  const game = table([CUB, ROD, moth], [{ hand: ['Cub'], battlefield: ['Rod', 'Rod', 'Moth'] }, []]);
  game.ann.casts('Cub');
  expect(game.stack).toEqual(['Cub', 'Moth', 'Moth']);
  game.resolveAll();
  expect(game.ann.permanent('Moth').counters['charge']).toBe(2);
});

test('those that leave mana abilities out see the others only (CR 605.1a)', () => {
  const ring =
    'Ring | {0} | Enchantment | | Whenever you activate an ability, if it isn’t a mana ability, you gain 3 life.';
  const game = table([ROD, ring], [{ battlefield: ['Rod', 'Ring', 'Forest'] }, []]);
  game.ann.activates('Forest');
  game.ann.activates('Rod');
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  game.ann.activates('Rod', { ability: 1 });
  game.resolveAll();
  expect(game.ann.life).toBe(24);
});

test('an ability of what was sacrificed to activate it (CR 608.2h)', () => {
  const gem = 'Gem | {0} | Artifact | | {T}, Sacrifice ~: Add {G}.';
  const watch = 'Watch | {0} | Enchantment | | Whenever you activate an ability of an artifact, you gain 2 life.';
  const game = table([gem, watch, ROD], [{ battlefield: ['Gem', 'Watch'] }, []]);
  game.ann.activates('Gem');
  expect(game.resolveAll().ann.life).toBe(22);
  expect(game.ann.graveyard).toEqual(['Gem']);
});

test('until end of turn as well (CR 603.7b)', () => {
  const spy = 'Spy | {0} | Sorcery | | Until end of turn, whenever an opponent activates an ability, you gain 1 life.';
  const game = table([ROD, spy, CUB], [{ hand: ['Spy'] }, { battlefield: ['Rod'] }]);
  plays(game.ann, 'Spy');
  uses(game.ben, 'Rod', ...[]);
  expect(game.ann.life).toBe(21);
});
