/** What a spell targets alone is spoken of by what triggers on the spell. CR 115.9c, 608.2k. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const MIRROR =
  "Mirror | {1} | Enchantment | | Whenever you cast a spell that targets only a single artifact or creature you control, create a token that's a copy of that artifact or creature.";
const BANNER =
  'Banner | {1} | Enchantment | | Whenever you cast a spell that targets only a single creature, that creature gets +3/+0 until end of turn.';
const GROW = 'Grow | {0} | Instant | | Put a +1/+1 counter on target creature.';
const BOTH = 'Both | {0} | Instant | | Tap target creature. Untap another target creature.';

test('"that creature" is the target of the spell, not the spell (CR 115.9c)', () => {
  const game = table([MIRROR, GROW], [{ hand: ['Grow'], battlefield: ['Mirror', 'Grizzly Bears'] }, {}]);
  plays(game.ann, 'Grow', 'Grizzly Bears');
  expect(game.ann.battlefield).toEqual(['Mirror', 'Grizzly Bears', 'Grizzly Bears']);
});

test('an instruction is done to it alone (CR 608.2k)', () => {
  const game = table([BANNER, GROW], [{ hand: ['Grow'], battlefield: ['Banner', 'Grizzly Bears', 'Hill Giant'] }, {}]);
  plays(game.ann, 'Grow', 'Hill Giant');
  expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['2/2', '7/4']);
});

test('a spell with two targets has no such one (CR 115.9c)', () => {
  const game = table([BANNER, BOTH], [{ hand: ['Both'], battlefield: ['Banner', 'Grizzly Bears', 'Hill Giant'] }, {}]);
  plays(game.ann, 'Both', 'Grizzly Bears', 'Hill Giant');
  expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['2/2', '3/3']);
});
