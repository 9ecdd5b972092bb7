/** Rules by which life can't be paid, or permanents sacrificed, to cast spells or activate abilities. CR 101.2, 601.2h, 602.2b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  "Stern Abbot | {0} | Creature — Human | 3/3 | Players can't pay life or sacrifice creatures, artifacts, or enchantments to cast spells or activate abilities.",
  "Dry Well | {0} | Artifact | | Your opponents can't pay life to cast spells or to activate abilities that aren't mana abilities.",
  'Bargainer | {0} | Creature — Demon | 1/1 | Pay 2 life: Draw a card.',
  'Pyre | {0} | Enchantment | | Sacrifice a permanent: You gain 1 life.',
  'Gem | {0} | Artifact | | {T}, Sacrifice Gem: Add {G}{G}.',
  'Spent Gem | {0} | Artifact | | {T}, Exile Spent Gem: Add {G}{G}.',
  'Sore Field | | Land | | {T}, Pay 1 life: Add {G}.',
  'Growth | {1}{G} | Sorcery | | You gain 10 life.',
  'Sprout | {G} | Sorcery | | You gain 10 life.',
  'Cut | {0} | Sorcery | | As an additional cost to cast this spell, sacrifice a Human or Demon. / Draw a card.',
  'Graft | {B/P} | Sorcery | | You gain 3 life.',
  'Toll | {0} | Sorcery | | You may pay 3 life. If you do, draw a card.',
  'Purge | {0} | Sorcery | | Each player sacrifices a creature.',
];

test("abilities with a cost of life can't be activated, with a sacrifice only by giving up a land (CR 602.2b, 101.2)", () => {
  const game = table(LINES, [{ battlefield: ['Forest', 'Bargainer', 'Pyre'] }, { battlefield: ['Stern Abbot'] }]);
  expect(game.ann.can('activate', 'Bargainer')).toBe(false);
  uses(game.ann, 'Pyre');
  expect([game.ann.battlefield.toSorted(), game.ann.life]).toEqual([['Bargainer', 'Pyre'], 21]);
  expect(game.ann.can('activate', 'Pyre')).toBe(false);
});

test("a spell that needs a sacrificed creature can't be cast, nor Phyrexian mana be paid with life (CR 601.2h, 107.4f)", () => {
  const game = table(LINES, [{ battlefield: ['Bargainer', 'Stern Abbot'], hand: ['Cut', 'Graft'] }, {}]);
  expect([game.ann.can('cast', 'Cut'), game.ann.can('cast', 'Graft')]).toEqual([false, false]);
  const free = table(LINES, [{ battlefield: ['Bargainer'], hand: ['Cut', 'Graft'] }, {}]);
  expect([free.ann.can('cast', 'Cut'), free.ann.can('cast', 'Graft')]).toEqual([true, true]);
  const swamp = table(LINES, [{ battlefield: ['Swamp', 'Stern Abbot'], hand: ['Graft'] }, {}]);
  plays(swamp.ann, 'Graft');
  expect(swamp.ann.life).toBe(23);
});

test('no mana comes from what would be sacrificed or paid life for, but from what is exiled (CR 605.3b)', () => {
  for (const source of ['Gem', 'Sore Field']) {
    const game = table(LINES, [{ battlefield: [source, 'Forest', 'Stern Abbot'], hand: ['Growth'] }, {}]);
    expect(game.ann.can('cast', 'Growth')).toBe(false);
    const free = table(LINES, [{ battlefield: [source, 'Forest'], hand: ['Growth'] }, {}]);
    expect(free.ann.can('cast', 'Growth')).toBe(true);
  }
  const exiled = table(LINES, [{ battlefield: ['Spent Gem', 'Stern Abbot'], hand: ['Growth'] }, {}]);
  plays(exiled.ann, 'Growth');
  expect(exiled.ann.life).toBe(30);
});

test('what resolves may still have life paid and creatures sacrificed (CR 118.12, 608.2d)', () => {
  const game = table(LINES, [
    { battlefield: ['Stern Abbot'], hand: ['Toll', 'Purge'] },
    { battlefield: ['Bargainer'] },
  ]);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Toll');
  expect([game.ann.life, game.ann.hand.length]).toEqual([17, 2]);
  plays(game.ann, 'Purge');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], []]);
});

test('mana abilities may be left out of it (CR 605.1a)', () => {
  const game = table(LINES, [
    { battlefield: ['Bargainer', 'Sore Field'], hand: ['Sprout', 'Graft'] },
    { battlefield: ['Dry Well'] },
  ]);
  expect([game.ann.can('activate', 'Bargainer'), game.ann.can('cast', 'Graft')]).toEqual([false, false]);
  plays(game.ann, 'Sprout');
  expect(game.ann.life).toBe(29);
});

const HOLDERS = [
  "Cage | {3} | Artifact | | When Cage enters, exile the top two cards of target player's library. / {1}, Put a card exiled with Cage into its owner's graveyard: You gain 1 life.",
  "Chest | {3} | Artifact | | When Chest enters, exile the top two cards of target player's library face down. / {0}, {T}, Put a card exiled with Chest into its owner's graveyard: Draw a card.",
];

test.each([
  ['Cage', 2],
  ['Chest', 1],
])('%s: a card that it exiled is put back, whoever owns it, while there is one (CR 118.3, 607.2a)', (name, times) => {
  const lands = Array.from({ length: 5 }, () => 'Forest');
  const game = table(HOLDERS, [
    { hand: [name], battlefield: lands, library: ['Shock', 'Shock', 'Shock'] },
    { library: ['Hill Giant', 'Hill Giant', 'Forest'] },
  ]);
  plays(game.ann, name);
  expect(game.ben.exile.length + game.ann.exile.length).toBe(2);
  for (let i = 0; i < times; i++) uses(game.ann, name);
  expect(game.ben.graveyard.length + game.ann.graveyard.length).toBe(times);
  expect(game.ann.can('activate', name)).toBe(false);
});
