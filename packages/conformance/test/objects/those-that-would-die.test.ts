/** "If that creature would die this turn, exile it instead": it is the one that would die, whatever else was spoken of. CR 608.2c, 614.1a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const EXILED = 'exile it instead';
const CARDS = [
  `Scour | {0} | Instant | | Scour deals 3 damage to target creature. Tap up to one target artifact. If that creature would die this turn, ${EXILED}.`,
  `Brawl | {0} | Instant | | Target creature you control fights target creature an opponent controls. If the creature an opponent controls would die this turn, ${EXILED}.`,
  `Recall | {0} | Enchantment | | Once during each of your turns, you may cast an instant spell from your graveyard by sacrificing a creature in addition to paying its other costs. If a spell cast this way would be put into your graveyard, ${EXILED}.`,
  'Bear | {1} | Creature — Bear | 2/2 | ',
  'Ox | {1} | Creature — Ox | 4/4 | ',
  'Orb | {1} | Artifact | | ',
];

test('the creature is exiled, not the artifact that was spoken of after it (CR 614.1a)', () => {
  const game = table(CARDS, [{ hand: ['Scour'], battlefield: ['Orb'] }, { battlefield: ['Bear'] }]);
  plays(game.ann, 'Scour', 'Orb');
  expect([game.ben.exile, game.ben.battlefield, game.ann.battlefield]).toEqual([['Bear'], [], ['Orb']]);
});

test('of two that fought, the one that the text says; the other dies (CR 614.1a)', () => {
  const game = table(CARDS, [{ hand: ['Brawl'], battlefield: ['Bear'] }, { battlefield: ['Bear'] }]);
  plays(game.ann, 'Brawl', 'Bear', 'Bear#2');
  expect([game.ann.graveyard, game.ben.exile, game.ben.graveyard]).toEqual([['Brawl', 'Bear'], ['Bear'], []]);
});

test('a spell is exiled, not the creature that was sacrificed for it (CR 601.2b)', () => {
  const game = table(CARDS, [{ battlefield: ['Recall', 'Ox'], graveyard: ['Scour'] }, { battlefield: ['Bear'] }]);
  plays(game.ann, 'Scour', 'Bear');
  expect([game.ann.exile, game.ann.graveyard, game.ben.exile]).toEqual([['Scour'], ['Ox'], ['Bear']]);
});
