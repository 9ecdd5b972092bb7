/** Abilities that trigger on either of two events, each with words of its own. CR 603.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const voice =
  'Grove Voice | {0} | Creature — Elemental | 2/2 | Whenever an opponent casts a spell during your turn or when this creature dies, create a green and white Elemental creature token with "This token\'s power and toughness are each equal to the number of creatures you control."';
const chant = 'Short Chant | {0} | Instant | | You gain 1 life.';
const axe = 'Small Axe | {0} | Instant | | Destroy target creature.';
const altar =
  'Ember Altar | {0} | Enchantment | | Whenever an opponent is dealt damage by a red sorcery spell you control or by a red artifact you control, you gain 4 life.';
const bolt = 'Small Bolt | {R} | Sorcery | | Small Bolt deals 1 damage to any target.';
const shard = 'Grey Shard | {0} | Sorcery | | Grey Shard deals 1 damage to any target.';
const kiln = 'Red Kiln | {R} | Artifact | | {0}: Red Kiln deals 1 damage to target player.';

test('a spell of an opponent in your turn, or its own death, but not a spell in another turn (CR 603.2)', () => {
  const game = table([voice, chant, axe], [['Grove Voice'], { hand: ['Short Chant', 'Short Chant', 'Small Axe'] }]);
  plays(game.ben, 'Short Chant');
  expect(game.ann.battlefield).toEqual(['Grove Voice', 'Elemental Token']);
  expect(game.ann.stats('Elemental Token')).toBe('2/2');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Short Chant');
  expect(game.ann.battlefield).toEqual(['Grove Voice', 'Elemental Token']);
  plays(game.ben, 'Small Axe', 'Grove Voice');
  expect(game.ann.battlefield).toEqual(['Elemental Token', 'Elemental Token']);
});

test('damage by a spell or by an artifact, each as described (CR 120.3, 603.2)', () => {
  const seat = { hand: ['Small Bolt', 'Grey Shard'], battlefield: ['Mountain', 'Ember Altar', 'Red Kiln'] };
  const game = (): Scenario => table([altar, bolt, shard, kiln], [seat, {}]);
  expect(plays(game().ann, 'Grey Shard', 'ben').ann.life).toBe(20);
  expect(plays(game().ann, 'Small Bolt', 'ben').ann.life).toBe(24);
  expect(plays(game().ann, 'Small Bolt', 'ann').ann.life).toBe(19);
  expect(uses(game().ann, 'Red Kiln', 'ben').ann.life).toBe(24);
});
