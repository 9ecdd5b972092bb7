/** Counters minus one, damage doubled to "that player or permanent", "and it wasn't cast" for a time. CR 122.6, 614.1, 614.5, 615. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const REMEDY =
  'Remedy | {0} | Creature — Human | 2/1 | If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const BLIGHT = 'Blight | {0} | Sorcery | | Put two -1/-1 counters on target creature.';
const SCRATCH = 'Scratch | {0} | Sorcery | | Put a -1/-1 counter on target creature.';
const counters = (game: Scenario): number => game.ann.permanent('Ox').counters['-1/-1'] ?? 0;

test('one fewer of the counters is put there; of one, none (CR 614.6)', () => {
  const game = table(
    [REMEDY, OX, BLIGHT, SCRATCH],
    [{ battlefield: ['Remedy', 'Ox'], hand: ['Blight', 'Scratch'] }, {}],
  );
  plays(game.ann, 'Blight', 'Ox');
  expect(counters(game)).toBe(1);
  plays(game.ann, 'Scratch', 'Ox');
  expect(counters(game)).toBe(1);
});

test('two of them take two, and never more than there are (CR 614.5)', () => {
  const game = table(
    [REMEDY, OX, BLIGHT, SCRATCH],
    [{ battlefield: ['Remedy', 'Remedy', 'Ox'], hand: ['Blight', 'Scratch'] }, {}],
  );
  plays(game.ann, 'Scratch', 'Ox');
  plays(game.ann, 'Blight', 'Ox');
  expect([counters(game), game.ann.stats('Ox')]).toEqual([0, '3/3']);
});

test('nothing is taken from those on the creatures of others (CR 614.1)', () => {
  const game = table([REMEDY, OX, BLIGHT], [{ battlefield: ['Ox'], hand: ['Blight'] }, { battlefield: ['Remedy'] }]);
  plays(game.ann, 'Blight', 'Ox');
  expect(counters(game)).toBe(2);
});

const BLADE =
  'Blade | {0} | Enchantment | | If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals double that damage to that player or permanent instead.';
const BOLT = 'Bolt | {0} | Instant | | Bolt deals 2 damage to any target.';

test('double the damage to an opponent or to what they control, not in combat nor to oneself (CR 614.1a)', () => {
  const game = table(
    [BLADE, BOLT, OX],
    [{ battlefield: ['Blade', 'Ox'], hand: ['Bolt', 'Bolt', 'Bolt'] }, { battlefield: ['Ox'] }],
  );
  plays(game.ann, 'Bolt', 'ben');
  expect(game.ben.life).toBe(16);
  plays(game.ann, 'Bolt', 'ann');
  expect(game.ann.life).toBe(18);
  game.ann.attacks('Ox');
  game.throughCombat();
  expect(game.ben.life).toBe(13);
});

test('a permanent an opponent controls is dealt double, too (CR 614.1a)', () => {
  const game = table([BLADE, BOLT, OX], [{ battlefield: ['Blade'], hand: ['Bolt'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'Bolt', 'Ox');
  expect(game.ben.battlefield).toEqual([]);
});

const CALLER =
  'Caller | {0} | Creature — Merfolk | 1/1 | Sacrifice this creature: Until end of turn, if a nontoken creature would enter and it wasn’t cast, exile it instead.';
const RAISE = 'Raise | {0} | Sorcery | | Return target creature card from your graveyard to the battlefield.';
const BREED = 'Breed | {0} | Sorcery | | Create a 1/1 green Insect creature token.';

function called(hand: readonly string[]): Scenario {
  const game = table([CALLER, RAISE, BREED, OX], [{ battlefield: ['Caller'], hand, graveyard: ['Ox'] }, {}]);
  return uses(game.ann, 'Caller');
}

test('what is put onto the battlefield that turn is exiled instead (CR 614.6)', () => {
  const game = called(['Raise']);
  plays(game.ann, 'Raise', 'Ox');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[], ['Ox']]);
});

test('a creature that was cast enters, and so does a token (CR 111.1, 601.2)', () => {
  const game = called(['Ox', 'Breed']);
  plays(game.ann, 'Ox');
  plays(game.ann, 'Breed');
  expect(game.ann.battlefield).toEqual(['Ox', 'Insect Token']);
});

test('the next turn it no longer does so (CR 514.2)', () => {
  const game = called(['Raise']);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Raise', 'Ox');
  expect(game.ann.battlefield).toEqual(['Ox']);
});
