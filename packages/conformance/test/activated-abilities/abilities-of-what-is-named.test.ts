/** Abilities spoken of by what they are abilities of. CR 113.7, 602.1, 602.5, 601.2f. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const MAGE = 'Small Mage | {0} | Creature — Human | 1/1 | {2}: You gain 1 life.';
const LAMP = 'Small Lamp | {0} | Artifact | | {2}: You gain 1 life.';

test('activated abilities of what is named cost less, and no others (CR 601.2f, 602.2b)', () => {
  const lines = [
    MAGE,
    LAMP,
    'School | {0} | Enchantment | | Activated abilities of Humans you control cost {2} less to activate.',
  ];
  const game = table(lines, [['School', 'Small Mage', 'Small Lamp'], {}]);
  expect([game.ann.can('activate', 'Small Mage'), game.ann.can('activate', 'Small Lamp')]).toEqual([true, false]);
});

test('whenever you activate an ability of an artifact (CR 602.2, 603.2)', () => {
  const lines = [
    MAGE,
    LAMP,
    'Gear Bell | {0} | Enchantment | | Whenever you activate an ability of an artifact, you gain 10 life.',
  ];
  const game = table(lines, [['Gear Bell', 'Small Mage', 'Small Lamp', 'Island', 'Island', 'Island', 'Island'], {}]);
  expect(uses(game.ann, 'Small Mage').ann.life).toBe(21);
  expect(uses(game.ann, 'Small Lamp').ann.life).toBe(32);
});

test('an activated ability from an artifact source is a target, one of a creature is not (CR 113.7, 115.1)', () => {
  const lines = [MAGE, LAMP, 'Plug | {0} | Instant | | Counter target activated ability from an artifact source.'];
  const lands = ['Island', 'Island'];
  const game = table(lines, [{ hand: ['Plug'], battlefield: ['Small Mage', 'Small Lamp', ...lands, ...lands] }, {}]);
  game.ann.activates('Small Mage');
  expect(game.ann.can('cast', 'Plug')).toBe(false);
  game.ann.activates('Small Lamp');
  game.ann.casts('Plug', { targets: ['Small Lamp'] });
  expect(game.resolveAll().ann.life).toBe(21);
});

test("your opponents can't cast spells or activate abilities of creatures (CR 602.5)", () => {
  const lines = [
    MAGE,
    LAMP,
    "Hush | {0} | Enchantment | | Your opponents can't cast spells or activate abilities of creatures.",
  ];
  const lands = ['Mountain', 'Mountain'];
  const game = table(lines, [{ battlefield: ['Small Mage', 'Small Lamp', ...lands], hand: ['Shock'] }, ['Hush']]);
  expect([
    game.ann.can('activate', 'Small Mage'),
    game.ann.can('activate', 'Small Lamp'),
    game.ann.can('cast', 'Shock'),
  ]).toEqual([false, true, false]);
});

test('an ability of a sorcery that moves it out of a graveyard works there (CR 113.6m)', () => {
  const lines = [
    'Old Song | {0} | Sorcery | | You gain 1 life.\nSacrifice a land: Return ~ from your graveyard to your hand.',
  ];
  const game = table(lines, [{ graveyard: ['Old Song'], battlefield: ['Island'] }, {}]);
  uses(game.ann, 'Old Song');
  expect([game.ann.hand, game.ann.graveyard]).toEqual([['Old Song'], ['Island']]);
});
