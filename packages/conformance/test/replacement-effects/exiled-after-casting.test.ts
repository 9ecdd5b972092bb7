/** Spells that a permission lets a player cast from graveyards, and that are exiled afterwards. CR 601.3, 611.3, 614.1a. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const EXILED = 'exile it instead';
const SIP = 'Sip | {0} | Instant | | You gain 3 life.';
const NO = 'No | {0} | Instant | | Counter target spell.';
const MAGE = `Mage | {0} | Creature — Human | 2/2 | During each of your turns, you may cast an instant spell from your graveyard. If a spell cast this way would be put into your graveyard, ${EXILED}.`;
const LORE = `Lore | {0} | Sorcery | | Until end of turn, you may cast instant spells from any graveyard. If a spell cast this way would be put into a graveyard, ${EXILED}. You gain 1 life.`;
const SIGN = `Sign | {0} | Artifact | | {0}, Sacrifice this artifact: You get an emblem with "You may cast instant spells from your graveyard. If a spell cast this way would be put into your graveyard, ${EXILED}."`;
const CARDS = [SIP, NO, MAGE, LORE, SIGN];

test('the spell is exiled when it has resolved; one from the hand goes to the graveyard (CR 608.2n, 614.6)', () => {
  const game = table(CARDS, [{ battlefield: ['Mage'], graveyard: ['Sip'] }, {}]);
  plays(game.ann, 'Sip');
  expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([23, ['Sip'], []]);
  const other = table(CARDS, [{ battlefield: ['Mage'], hand: ['Sip'] }, {}]);
  plays(other.ann, 'Sip');
  expect([other.ann.exile, other.ann.graveyard]).toEqual([[], ['Sip']]);
});

test('a countered one is exiled, too (CR 701.5a)', () => {
  const game = table(CARDS, [{ battlefield: ['Mage'], graveyard: ['Sip'] }, { hand: ['No'] }]);
  game.ann.casts('Sip');
  plays(game.ben, 'No', 'Sip');
  expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([20, ['Sip'], []]);
});

test('only once in each of the turns of the one who may (CR 601.3)', () => {
  const game = table(CARDS, [{ battlefield: ['Mage'], graveyard: ['Sip', 'Sip'] }, {}]);
  plays(game.ann, 'Sip');
  expect(game.ann.can('cast', 'Sip')).toBe(false);
  game.to('PrecombatMain', 2);
  expect(game.ann.can('cast', 'Sip')).toBe(false);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('cast', 'Sip')).toBe(true);
});

test('from any graveyard, until the turn ends; the card is exiled for its owner (CR 108.3, 514.2)', () => {
  const game = table(CARDS, [{ hand: ['Lore'], graveyard: ['Sip'] }, { graveyard: ['Sip', 'Sip'] }]);
  expect(game.ann.can('cast', 'Sip')).toBe(false);
  plays(game.ann, 'Lore');
  for (let cast = 0; cast < 2; cast++) plays(game.ann, 'Sip');
  expect(game.ann.life).toBe(27);
  expect(game.ann.exile.length + game.ben.exile.length).toBe(2);
  expect(game.ann.graveyard).toContain('Lore');
  game.to('Upkeep', 2);
  expect(game.ann.can('cast', 'Sip')).toBe(false);
});

test('an emblem says so for the rest of the game (CR 114.1)', () => {
  const game = table(CARDS, [{ battlefield: ['Sign'], graveyard: ['Sip', 'Sip'] }, {}]);
  uses(game.ann, 'Sign');
  plays(game.ann, 'Sip');
  game.to('PrecombatMain', 2);
  plays(game.ann, 'Sip');
  expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([26, ['Sip', 'Sip'], ['Sign']]);
});

test('one that went back to the hand and is cast from there is another spell (CR 400.7, 702.27a)', () => {
  const again = 'Again | {0} | Sorcery | | Buyback {1} / You gain 3 life.';
  const seer = `Seer | {0} | Creature — Human | 2/2 | Once during each of your turns, you may cast a sorcery spell from your graveyard. If a spell cast this way would be put into your graveyard, ${EXILED}.`;
  const game = table([again, seer], [{ battlefield: ['Seer', 'Forest'], graveyard: ['Again'] }, {}]);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Again');
  expect(game.ann.hand).toEqual(['Again']);
  plays(game.ann, 'Again');
  expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([26, [], ['Again']]);
});
