/** "If that creature would die this turn, exile it instead": it is the one that would die, whatever else was spoken of. CR 608.2c, 614.1a. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const EXILED = 'exile it instead';
const NEXT_END = 'at the beginning of the next end step';
const OPPONENT = 'an opponent controls';
const CARDS = [
  `Scour | {0} | Instant | | Scour deals 3 damage to target creature. Tap up to one target artifact. If that creature would die this turn, ${EXILED}.`,
  `Brawl | {0} | Instant | | Target creature you control fights target creature ${OPPONENT}. If the creature ${OPPONENT} would die this turn, ${EXILED}.`,
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

const RETURNING = [
  `Refuge | {0} | Instant | | If a creature you control would be put into a graveyard from the battlefield this turn, ${EXILED}. Return it to the battlefield under its owner's control ${NEXT_END}.`,
  `Ferry | {0} | Artifact | | {T}: If a creature would die this turn, ${EXILED}. Return it to its owner's hand at the beginning of the next upkeep.`,
  'Purge | {0} | Sorcery | | Destroy all creatures.',
  'Reclaim | {0} | Instant | | Return target card from exile to its owner’s hand.',
  'Raise | {0} | Sorcery | | Create a 1/1 green Plant creature token.',
  'Bear | {1} | Creature — Bear | 2/2 | ',
  'Ox | {1} | Creature — Ox | 4/4 | When Ox dies, you gain 5 life.',
];

test('each creature is exiled, dies not, and returns at the next end step (CR 603.7, 614.6)', () => {
  const game = table(RETURNING, [{ hand: ['Refuge', 'Purge'], battlefield: ['Bear', 'Ox'] }, ['Bear']]);
  plays(game.ann, 'Refuge');
  plays(game.ann, 'Purge');
  expect([game.ann.exile.toSorted(), game.ann.battlefield, game.ben.graveyard]).toEqual([['Bear', 'Ox'], [], ['Bear']]);
  expect(game.ann.life).toBe(20);
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield.toSorted()]).toEqual([[], ['Bear', 'Ox']]);
  expect(game.ben.graveyard).toEqual(['Bear']);
});

test('where nothing would have died, nothing returns (CR 603.7)', () => {
  const game = table(RETURNING, [{ hand: ['Refuge'], battlefield: ['Bear'] }, {}]);
  plays(game.ann, 'Refuge');
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield]).toEqual([[], ['Bear']]);
});

test('a token is exiled and ceases to exist; a card that left exile meanwhile stays where it is (CR 111.7, 400.7)', () => {
  const game = table(RETURNING, [{ hand: ['Refuge', 'Purge', 'Raise', 'Reclaim'], battlefield: ['Bear'] }, {}]);
  for (const name of ['Raise', 'Refuge', 'Purge']) plays(game.ann, name);
  expect(game.ann.exile).toEqual(['Bear']);
  plays(game.ann, 'Reclaim', 'Bear');
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield, game.ann.hand]).toEqual([[], [], ['Bear']]);
});

test('to its owner’s hand at the next upkeep, whoever controlled it; later in the turn no more (CR 603.7, 514.2)', () => {
  const game = table(RETURNING, [{ hand: ['Purge'], battlefield: ['Ferry', 'Bear'] }, { battlefield: ['Ox'] }]);
  uses(game.ann, 'Ferry');
  plays(game.ann, 'Purge');
  expect([game.ann.exile, game.ben.exile]).toEqual([['Bear'], ['Ox']]);
  game.to('Draw', 2);
  expect([game.ann.exile, game.ben.exile]).toEqual([[], []]);
  expect([game.ann.hand, game.ben.hand.includes('Ox')]).toEqual([['Bear'], true]);
});
