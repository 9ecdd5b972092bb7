/** Equipment that can be attached only to some creatures. CR 301.5c, 702.6, 704.5n. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const BLADE =
  'Heavy Blade | {0} | Artifact — Equipment | | Heavy Blade can be attached only to a creature with power 3 or greater. / Equipped creature gets +3/+0. / Equip {0}';
const BANNER =
  'Lords Banner | {0} | Artifact — Equipment | | Lords Banner can be attached only to a legendary creature. / Equipped creature gets +1/+1. / Equip {0}';
const OGRE = 'Old Ogre | {0} | Creature — Ogre | 3/3';
const BEAR = 'Bear | {0} | Creature — Bear | 2/2';
const LORD = 'Lord Ash | {0} | Legendary Creature — Human | 2/2';
const HEX = 'Hex | {0} | Instant | | Target creature gets -4/-0 until end of turn.';
const WANE = 'Wane | {0} | Instant | | Target creature gets -2/-0 until end of turn.';

test('its equip ability may target any creature, but it is attached only to one that fits (CR 701.3b)', () => {
  const game = table([BLADE, OGRE, BEAR], [['Heavy Blade', 'Old Ogre', 'Bear'], {}]);
  uses(game.ann, 'Heavy Blade', 'Bear');
  expect([game.ann.stats('Bear'), game.ann.stats('Old Ogre')]).toEqual(['2/2', '3/3']);
  uses(game.ann, 'Heavy Blade', 'Old Ogre');
  expect(game.ann.stats('Old Ogre')).toBe('6/3');
  // Moved to what does not fit, it stays where it is.
  uses(game.ann, 'Heavy Blade', 'Bear');
  expect(game.ann.stats('Old Ogre')).toBe('6/3');
});

test('it comes off what fits no longer, its own bonus included (CR 704.5n)', () => {
  const game = table(
    [BLADE, OGRE, HEX, WANE],
    [{ battlefield: ['Heavy Blade', 'Old Ogre'], hand: ['Hex', 'Wane'] }, {}],
  );
  uses(game.ann, 'Heavy Blade', 'Old Ogre');
  plays(game.ann, 'Wane', 'Old Ogre');
  expect(game.ann.stats('Old Ogre')).toBe('4/3');
  plays(game.ann, 'Hex', 'Old Ogre');
  expect(game.ann.stats('Old Ogre')).toBe('-3/3');
});

test('legendary creatures only (CR 205.4a)', () => {
  const game = table([BANNER, BEAR, LORD], [['Lords Banner', 'Bear', 'Lord Ash'], {}]);
  uses(game.ann, 'Lords Banner', 'Bear');
  uses(game.ann, 'Lords Banner', 'Lord Ash');
  expect([game.ann.stats('Bear'), game.ann.stats('Lord Ash')]).toEqual(['2/2', '3/3']);
});
