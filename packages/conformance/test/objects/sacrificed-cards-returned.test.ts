/** What was sacrificed to cast a spell is returned later, with another card. CR 400.7, 601.2h, 603.7, 608.2c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const RANSOM =
  'Ransom | {0} | Instant | | As an additional cost to cast this spell, sacrifice an untapped creature. / Choose target creature or artifact card in your graveyard. Return that card and the sacrificed card to the battlefield tapped under your control at the beginning of your next upkeep. Exile Ransom.';
const DEBT =
  'Debt | {0} | Sorcery | | As an additional cost to cast this spell, sacrifice an untapped artifact. / You gain 2 life. At the beginning of the next end step, return the sacrificed card to its owner’s hand.';
const CARDS = [
  RANSOM,
  DEBT,
  'Ox | {1} | Creature — Ox | 2/2 | ',
  'Cat | {1} | Creature — Cat | 1/1 | ',
  'Pin | {1} | Artifact | | ',
  'Sweep | {0} | Instant | | Exile target card from a graveyard.',
  'Mint | {0} | Sorcery | | Create a 1/1 white Soldier creature token.',
];
const ransomed = (hand: readonly string[] = []): Scenario => {
  const game = table(CARDS, [
    { hand: ['Ransom', ...hand], battlefield: ['Ox'], graveyard: ['Cat'] },
    { hand: ['Sweep'] },
  ]);
  game.ann.casts('Ransom', { targets: ['Cat'] });
  return game;
};

test('both return in your next upkeep, not before; the spell is exiled at once (CR 603.7)', () => {
  const game = ransomed().resolveAll();
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[], ['Ransom']]);
  game.to('PrecombatMain', 2);
  expect(game.ann.battlefield).toEqual([]);
  game.to('PrecombatMain', 3);
  expect([...game.ann.battlefield].sort()).toEqual(['Cat', 'Ox']);
});

test('one that has left the graveyard meanwhile stays away (CR 400.7)', () => {
  const game = ransomed().resolveAll();
  plays(game.ben, 'Sweep', 'Ox');
  game.to('PrecombatMain', 3);
  expect(game.ann.battlefield).toEqual(['Cat']);
});

test('without its target the spell does nothing, and what was sacrificed is gone (CR 608.2b)', () => {
  const game = ransomed();
  game.ben.casts('Sweep', { targets: ['Cat'] });
  game.resolveAll();
  game.to('PrecombatMain', 3);
  expect([game.ann.battlefield, [...game.ann.graveyard].sort()]).toEqual([[], ['Ox', 'Ransom']]);
});

test('a token that was sacrificed does not return (CR 111.7)', () => {
  const game = table(CARDS, [{ hand: ['Mint', 'Ransom'], graveyard: ['Cat'] }, {}]);
  plays(game.ann, 'Mint');
  plays(game.ann, 'Ransom', 'Cat');
  game.to('PrecombatMain', 3);
  expect(game.ann.battlefield).toEqual(['Cat']);
});

test('what was no creature is called a card likewise (CR 608.2c)', () => {
  const game = table(CARDS, [{ hand: ['Debt'], battlefield: ['Pin'] }, {}]);
  plays(game.ann, 'Debt');
  expect([game.ann.hand, game.ann.graveyard]).toEqual([[], ['Pin', 'Debt']]);
  game.to('PrecombatMain', 2);
  expect(game.ann.hand).toEqual(['Pin']);
});
