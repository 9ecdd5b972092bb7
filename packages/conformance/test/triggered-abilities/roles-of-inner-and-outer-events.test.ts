/** What a delayed trigger or a replacement made by a triggered ability speaks of: of its own event, or of the one before. CR 603.7c, 614.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BREAK = 'Snap | {0} | Instant | | Destroy target artifact.';

test('"return that card when this leaves" is about what entered before, not about what leaves then (CR 603.7c)', () => {
  const gate =
    "Shut Gate | {0} | Artifact | | Whenever a creature enters, if you control three or more lands, exile that creature. Return that card to the battlefield under its owner's control when Shut Gate leaves the battlefield.";
  const game = table(
    [gate, BREAK, 'Calf | {0} | Creature — Ox | 1/2 |'],
    [{ battlefield: ['Shut Gate', 'Plains', 'Plains', 'Plains'], hand: ['Calf', 'Snap'] }, {}],
  );
  plays(game.ann, 'Calf');
  expect(game.ann.battlefield).not.toContain('Calf');
  plays(game.ann, 'Snap', 'Shut Gate');
  expect(game.ann.battlefield).toContain('Calf');
  expect(game.ann.battlefield).not.toContain('Shut Gate');
});

test('"that creature would deal combat damage, it deals double" is about the attacker, not about what it hurts (CR 614.1)', () => {
  const drum =
    'War Drum | {0} | Enchantment | | Whenever a creature you control attacks, the next time that creature would deal combat damage this turn, it deals double that damage instead.';
  const game = table([drum], [['War Drum', 'Grizzly Bears'], {}]);
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(16);
});

test('"a source would deal damage to that player, it deals double": the source does, to whom was hurt before (CR 614.1 + 608.2c)', () => {
  const imp =
    'Mean Imp | {0} | Creature — Imp | 1/1 | Lifelink / Whenever Mean Imp deals combat damage to a player, until end of turn, if a source would deal damage to that player, it deals double that damage instead.';
  const game = table(
    [imp, 'Prick | {0} | Instant | | Prick deals 3 damage to any target.'],
    [{ battlefield: ['Mean Imp'], hand: ['Prick', 'Prick'] }, {}],
  );
  game.ann.attacks('Mean Imp');
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([21, 19]);
  plays(game.ann, 'Prick', 'ben');
  // Were it the Imp that deals it, its controller would gain life.
  expect([game.ann.life, game.ben.life]).toEqual([21, 13]);
});

test('a delayed trigger made by a delayed trigger speaks of the event of that (CR 603.7c)', () => {
  const rage =
    'Short Rage | {0} | Sorcery | | Whenever an Ox attacks this turn, it gets +3/+0 until end of turn. Destroy that creature at end of combat.';
  const game = table(
    [rage, 'Calf | {0} | Creature — Ox | 2/2 |'],
    [{ battlefield: ['Calf'], hand: ['Short Rage'] }, {}],
  );
  plays(game.ann, 'Short Rage');
  game.ann.attacks('Calf');
  game.to('PostcombatMain');
  expect([game.ben.life, game.ann.battlefield]).toEqual([15, []]);
});
