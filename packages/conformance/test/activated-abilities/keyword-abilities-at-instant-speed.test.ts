/** Abilities of a keyword "any time you could cast an instant". CR 117.1b, 602.5d, 702.6a. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const EQUIP = 'equip';

const SMITH = `Quick Smith | {0} | Creature — Cat | 1/1 | You may activate ${EQUIP} abilities any time you could cast an instant.`;
const SWORD = 'Tin Sword | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {0}';
const SLOW = 'Slow Drum | {0} | Artifact | | {0}: You gain 1 life. Activate only as a sorcery.';
const FREE = 'Free | {0} | Instant | | You gain 2 life.';

test('equip in combat and in answer to a spell, also in the turn of an opponent (CR 602.5d)', () => {
  const game = table(
    [SMITH, SWORD, FREE],
    [{ battlefield: ['Quick Smith', 'Tin Sword'] }, { hand: ['Free'], battlefield: ['Hill Giant'] }],
  );
  game.ben.casts('Free');
  expect(game.ann.can('activate', 'Tin Sword')).toBe(true);
  uses(game.ann, 'Tin Sword', 'Quick Smith');
  expect(game.ann.stats('Quick Smith')).toBe('3/1');
  game.to('Upkeep', 2);
  expect(game.ann.can('activate', 'Tin Sword')).toBe(true);
});

test('only one’s own equip abilities, and no other ability that is activated as a sorcery (CR 602.5d)', () => {
  const game = table(
    [SMITH, SWORD, SLOW],
    [{ battlefield: ['Quick Smith', 'Tin Sword', 'Slow Drum'] }, { battlefield: ['Tin Sword', 'Hill Giant'] }],
  );
  const open = (): boolean[] =>
    [game.ann, game.ben].flatMap((one) => [one.can('activate', 'Tin Sword'), one.can('activate', 'Slow Drum')]);
  expect(open()).toEqual([true, true, false, false]);
  game.to('BeginningOfCombat');
  expect(open()).toEqual([true, false, false, false]);
});

test('once what says it is gone, as a sorcery again (CR 611.3a)', () => {
  const game = table(
    [SMITH, SWORD, 'Axe | {0} | Instant | | Destroy target creature.'],
    [{ battlefield: ['Quick Smith', 'Tin Sword', 'Hill Giant'], hand: ['Axe'] }, {}],
  );
  game.to('BeginningOfCombat');
  expect(game.ann.can('activate', 'Tin Sword')).toBe(true);
  plays(game.ann, 'Axe', 'Quick Smith');
  expect(game.ann.can('activate', 'Tin Sword')).toBe(false);
});

test('during one’s own turn only, where it says so (CR 611.3a)', () => {
  const forge = `Day Forge | {0} | Enchantment | | During your turn, you may activate ${EQUIP} abilities any time you could cast an instant.`;
  const game = table([forge, SWORD], [{ battlefield: ['Day Forge', 'Tin Sword', 'Hill Giant'] }, {}]);
  game.to('BeginningOfCombat');
  expect(game.ann.can('activate', 'Tin Sword')).toBe(true);
  game.to('BeginningOfCombat', 2);
  expect(game.ann.can('activate', 'Tin Sword')).toBe(false);
  game.to('Upkeep', 3);
  expect(game.ann.can('activate', 'Tin Sword')).toBe(true);
});
