/** Counters minus one, damage tripled to "that player or permanent", "and it wasn't cast" for a time. CR 122.6, 614.1, 614.5, 615. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const CANKER =
  'Canker | {0} | Creature — Human | 2/1 | If one or more +1/+1 counters would be put on a creature you control, that many +1/+1 counters minus one are put on it instead.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const GROWTH = 'Growth | {0} | Sorcery | | Put two +1/+1 counters on target creature.';
const SPROUT = 'Sprout | {0} | Sorcery | | Put a +1/+1 counter on target creature.';
const counters = (game: Scenario): number => game.ann.permanent('Ox').counters['+1/+1'] ?? 0;

test('one fewer of the counters is put there; of one, none (CR 614.6)', () => {
  const game = table([CANKER, OX, GROWTH, SPROUT], [{ battlefield: ['Canker', 'Ox'], hand: ['Growth', 'Sprout'] }, {}]);
  plays(game.ann, 'Growth', 'Ox');
  expect(counters(game)).toBe(1);
  plays(game.ann, 'Sprout', 'Ox');
  expect(counters(game)).toBe(1);
});

test('two of them take two, and never more than there are (CR 614.5)', () => {
  const game = table(
    [CANKER, OX, GROWTH, SPROUT],
    [{ battlefield: ['Canker', 'Canker', 'Ox'], hand: ['Growth', 'Sprout'] }, {}],
  );
  plays(game.ann, 'Sprout', 'Ox');
  plays(game.ann, 'Growth', 'Ox');
  expect([counters(game), game.ann.stats('Ox')]).toEqual([0, '3/3']);
});

test('nothing is taken from those on the creatures of others (CR 614.1)', () => {
  const game = table([CANKER, OX, GROWTH], [{ battlefield: ['Ox'], hand: ['Growth'] }, { battlefield: ['Canker'] }]);
  plays(game.ann, 'Growth', 'Ox');
  expect(counters(game)).toBe(2);
});

const BLADE =
  'Blade | {0} | Enchantment | | If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals triple that damage to that player or permanent instead.';
const BOLT = 'Bolt | {0} | Instant | | Bolt deals 2 damage to any target.';

test('triple the damage to an opponent or to what they control, not in combat nor to oneself (CR 614.1a)', () => {
  const game = table(
    [BLADE, BOLT, OX],
    [{ battlefield: ['Blade', 'Ox'], hand: ['Bolt', 'Bolt', 'Bolt'] }, { battlefield: ['Ox'] }],
  );
  plays(game.ann, 'Bolt', 'ben');
  expect(game.ben.life).toBe(14);
  plays(game.ann, 'Bolt', 'ann');
  expect(game.ann.life).toBe(18);
  game.ann.attacks('Ox');
  game.throughCombat();
  expect(game.ben.life).toBe(11);
});

test('a permanent an opponent controls is dealt triple, too (CR 614.1a)', () => {
  const game = table([BLADE, BOLT, OX], [{ battlefield: ['Blade'], hand: ['Bolt'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'Bolt', 'Ox');
  expect(game.ben.battlefield).toEqual([]);
});

const CALLER =
  'Caller | {0} | Creature — Merfolk | 1/1 | Sacrifice this creature: Until end of turn, if a nontoken artifact would enter and it wasn’t cast, exile it instead.';
const RAISE = 'Raise | {0} | Sorcery | | Return target Sheep card from your graveyard to the battlefield.';
const RAM = 'Ram | {0} | Artifact Creature — Sheep | 2/2 |';
const BREED = 'Breed | {0} | Sorcery | | Create a 1/1 colorless Insect artifact creature token.';

function called(hand: readonly string[]): Scenario {
  const game = table([CALLER, RAISE, BREED, RAM], [{ battlefield: ['Caller'], hand, graveyard: ['Ram'] }, {}]);
  return uses(game.ann, 'Caller');
}

test('an artifact put onto the battlefield that turn is exiled instead (CR 614.6)', () => {
  const game = called(['Raise']);
  plays(game.ann, 'Raise', 'Ram');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[], ['Ram']]);
});

test('an artifact that was cast enters, and so does a token (CR 111.1, 601.2)', () => {
  const game = called(['Ram', 'Breed']);
  plays(game.ann, 'Ram');
  plays(game.ann, 'Breed');
  expect(game.ann.battlefield).toEqual(['Ram', 'Insect Token']);
});

test('the next turn it no longer does so (CR 514.2)', () => {
  const game = called(['Raise']);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Raise', 'Ram');
  expect(game.ann.battlefield).toEqual(['Ram']);
});
