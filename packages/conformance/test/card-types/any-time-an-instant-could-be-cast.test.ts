/** Any time one could cast an instant, and any time a sorcery couldn't have been cast. CR 304.5, 307.5a. */
import { expect, test } from 'vitest';
import type { Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { cards } from '../support/rules-table.ts';
import { plays, table, until } from '../support/text-table.ts';

/** As though it had flash, and sacrificed for it if it was cast out of time. */
const RASH: Rule = {
  kind: 'may',
  action: { kind: 'cast', object: { kind: 'self' } },
  asThough: 'flash',
  thenSacrificed: 'next cleanup step',
};

/** A game with these cards, the first of them rash. */
function rashTable(lines: readonly string[], seats: readonly (Seat | readonly string[])[]): Scenario {
  const [first, ...others] = cards(...lines) as [Card, ...Card[]];
  const [face] = first.faces;
  const abilities = [{ kind: 'static' as const, rules: [RASH] }, ...(face?.abilities ?? [])];
  const rash = { ...first, faces: [{ ...face, abilities }] } as Card;
  return scenario(seats, { cards: [rash, ...others] });
}

test('"only as an instant" means that the player has priority, also one who can cast no instant spells (CR 304.5)', () => {
  const lines = [
    'Calm Font | {0} | Artifact | | {T}: You gain 2 life. Activate only as an instant.',
    "Hush All | {0} | Enchantment | | Players can't cast instant spells.",
    'Sip | {0} | Instant | | You gain 1 life.',
  ];
  const game = table(lines, [['Calm Font', 'Hush All'], { battlefield: ['Calm Font'], hand: ['Sip'] }]);
  game.to('DeclareAttackers', 1 + 1);
  expect([game.ann.can('activate', 'Calm Font'), game.ben.can('cast', 'Sip')]).toEqual([true, false]);
  game.ann.activates('Calm Font');
  expect(game.resolve().ann.life).toBe(22);
});

test('"any time a sorcery couldn\'t have been cast": not one\'s main phase, or not with an empty stack (CR 307.5a)', () => {
  const lines = [
    'Rash Growth | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+2.',
    'Sip | {0} | Instant | | You gain 1 life.',
  ];
  const kept = (when: 'Upkeep' | 'PrecombatMain' | 'PostcombatMain', first?: 'Sip', turn = 3): boolean => {
    const game = rashTable(lines, [{ battlefield: ['Grizzly Bears'], hand: ['Rash Growth', 'Sip'] }, {}]);
    game.to(when, turn);
    if (first !== undefined) game.ann.casts(first);
    plays(game.ann, 'Rash Growth', 'Grizzly Bears');
    game.to('End', turn);
    expect(game.ann.battlefield).toContain('Rash Growth');
    game.to('Upkeep', turn + 1);
    return game.ann.battlefield.includes('Rash Growth');
  };
  expect([
    kept('PrecombatMain'),
    kept('PostcombatMain'),
    kept('PrecombatMain', 'Sip'),
    kept('Upkeep'),
    kept('PrecombatMain', undefined, 2),
  ]).toEqual([true, true, false, false, false]);
});

test('... and its controller, whoever that is by then, sacrifices it only if it is still there (CR 307.5a)', () => {
  const lines = [
    'Rash Cat | {0} | Creature — Cat | 2/2 | ',
    'Take It | {0} | Instant | | Gain control of target creature.',
  ];
  const game = rashTable(lines, [{ hand: ['Rash Cat'] }, { hand: ['Take It'] }]);
  game.to('Upkeep', 3);
  plays(game.ann, 'Rash Cat');
  plays(game.ben, 'Take It', 'Rash Cat');
  expect(game.ben.battlefield).toEqual(['Rash Cat']);
  game.to('Upkeep', 4);
  expect([game.ben.battlefield, game.ann.graveyard]).toEqual([[], ['Rash Cat']]);
  expect(until(game.ben, 'priority').kind).toBe('priority');
});
