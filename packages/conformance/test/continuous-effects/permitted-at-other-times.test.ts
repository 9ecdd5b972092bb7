/** Two bans for a time in one sentence, and spells cast from a library as though they had flash. CR 101.2, 601.3b, 605.1a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const HUSH =
  'Hush | {0} | Instant | | Until end of turn, target player can’t cast sorcery spells, and that player can’t activate abilities that aren’t mana abilities.';
const SIP = 'Sip | {G} | Instant | | You gain 3 life.';
const OTHERS = 'abilities that aren’t mana abilities';
const RITE = 'Rite | {0} | Sorcery | | You gain 5 life.';
const IDOL = 'Idol | {0} | Artifact | | {0}: You gain 1 life.';

test('both hold for that player until the turn ends; mana abilities and other spells stay open (CR 605.1a)', () => {
  const cards = [HUSH, SIP, RITE, IDOL];
  const game = table(cards, [
    { battlefield: ['Idol', 'Forest'], hand: ['Sip', 'Rite'] },
    { battlefield: ['Idol'], hand: ['Hush'] },
  ]);
  expect([game.ann.can('cast', 'Rite'), game.ann.can('activate', 'Idol')]).toEqual([true, true]);
  plays(game.ben, 'Hush', 'ann');
  expect([game.ann.can('cast', 'Rite'), game.ann.can('activate', 'Idol'), game.ann.can('cast', 'Sip')]).toEqual([
    false,
    false,
    true,
  ]);
  game.to('PrecombatMain', 3);
  expect([game.ann.can('cast', 'Rite'), game.ann.can('activate', 'Idol')]).toEqual([true, true]);
});

const FLASH = 'as though it had flash';
const SEER = `Seer | {0} | Creature — Djinn | 3/3 | You may cast sorcery spells from the top of your library. If you cast a spell this way, you may cast it ${FLASH}.`;

test('from the top of the library at any time, from the hand only when a sorcery may be cast (CR 601.3b)', () => {
  const game = table(
    [SEER, RITE],
    [{ battlefield: ['Seer'], hand: ['Plains'], library: ['Rite', 'Island', 'Island', 'Island'] }, {}],
  );
  game.to('Upkeep', 2);
  game.ann.casts('Rite');
  game.resolveAll();
  expect([game.ann.life, game.ann.can('cast', 'Rite')]).toEqual([25, false]);
  const other = table([SEER, RITE], [{ battlefield: ['Seer'], hand: ['Rite'], library: ['Island', 'Island'] }, {}]);
  expect(other.ann.can('cast', 'Rite')).toBe(true);
  other.to('Upkeep', 2);
  expect(other.ann.can('cast', 'Rite')).toBe(false);
});

test('a spell that is no sorcery is not cast from there (CR 601.3)', () => {
  const game = table([SEER, SIP], [{ battlefield: ['Seer'], library: ['Sip', 'Island'] }, {}]);
  expect(game.ann.can('cast', 'Sip')).toBe(false);
});

test('an enchanted player activates nothing but mana abilities and loyalty abilities (CR 605.1a, 606.2)', () => {
  const calm = `Calm | {0} | Enchantment — Aura Curse | | Enchant player / Enchanted player can’t activate ${OTHERS} or loyalty abilities.`;
  const sage = {
    name: 'Sage',
    type_line: 'Planeswalker — Sage',
    mana_cost: '{0}',
    loyalty: '3',
    oracle_text: '+1: You gain 1 life.',
  };
  const game = table([calm, IDOL, sage, SIP], [{ hand: ['Calm', 'Sip', 'Sage'], battlefield: ['Idol', 'Forest'] }, {}]);
  plays(game.ann, 'Sage');
  plays(game.ann, 'Calm', 'ann');
  const can = ['Idol', 'Sage'].map((name) => game.ann.can('activate', name));
  expect([...can, game.ann.can('cast', 'Sip')]).toEqual([false, true, true]);
});
