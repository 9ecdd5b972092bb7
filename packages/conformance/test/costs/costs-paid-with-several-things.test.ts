/** Costs that are paid with several things which must be something together. CR 118.3, 201.2, 601.2h. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const ANOTHER = 'an Island card and another card';
test('cards with different names are discarded, and no two alike (CR 201.2b, 118.3)', () => {
  const sphinx =
    'Wise Sphinx | {0} | Creature — Sphinx | 3/3 | Discard two cards with different names: You gain 5 life.';
  const poor = table([sphinx], [{ hand: ['Forest', 'Forest'], battlefield: ['Wise Sphinx'] }, {}]);
  expect(poor.ann.can('activate', 'Wise Sphinx')).toBe(false);
  const game = table([sphinx], [{ hand: ['Forest', 'Forest', 'Island'], battlefield: ['Wise Sphinx'] }, {}]);
  game.ann.activates('Wise Sphinx');
  expect([...game.ann.graveyard].sort()).toEqual(['Forest', 'Island']);
});

test('cards with the same name likewise (CR 201.2a, 118.3)', () => {
  const bells = 'Loud Bells | {0} | Artifact | | Discard two nonland cards with the same name: You gain 5 life.';
  const poor = table([bells], [{ hand: ['Forest', 'Forest', 'Hill Giant'], battlefield: ['Loud Bells'] }, {}]);
  expect(poor.ann.can('activate', 'Loud Bells')).toBe(false);
  const game = table(
    [bells],
    [{ hand: ['Hill Giant', 'Grizzly Bears', 'Hill Giant'], battlefield: ['Loud Bells'] }, {}],
  );
  game.ann.activates('Loud Bells');
  expect(game.ann.graveyard).toEqual(['Hill Giant', 'Hill Giant']);
});

test('creatures are tapped until they have power enough (CR 118.3, 601.2h)', () => {
  const troll =
    'Moss Troll | {0} | Creature — Troll | 5/5 | Tap any number of untapped creatures you control other than this creature with total power 5 or greater: You gain 9 life.';
  const weak = table([troll], [['Moss Troll', 'Grizzly Bears', 'Grizzly Bears'], {}]);
  expect(weak.ann.can('activate', 'Moss Troll')).toBe(false);
  const game = table([troll], [['Moss Troll', 'Grizzly Bears', 'Hill Giant'], {}]);
  game.ann.activates('Moss Troll');
  game.resolve();
  expect([game.ann.life, game.ann.can('activate', 'Moss Troll')]).toEqual([29, false]);
});

test('so are permanents sacrificed for something that would happen otherwise (CR 118.12a)', () => {
  const dread =
    'Small Dread | {0} | Creature — Dreadnought | 7/7 | When Small Dread enters, sacrifice it unless you sacrifice any number of creatures with total power 4 or greater.';
  for (const [yes, left] of [
    [1, ['Small Dread']],
    [0, ['Grizzly Bears', 'Hill Giant']],
  ] as const) {
    const game = table([dread], [{ hand: ['Small Dread'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.ann.answers('yesNo', [yes]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.casts('Small Dread');
    game.resolveAll();
    expect([yes, game.ann.battlefield]).toEqual([yes, left]);
  }
});

test('a card that the condition is about is spoken of by the rule, whatever lies there now (CR 611.3a)', () => {
  const snoop =
    'Sly Snoop | {0} | Creature — Goblin | 2/2 | Play with the top card of your library revealed. / As long as the top card of your library is a Wizard card, Sly Snoop has all activated abilities of that card.';
  const wizard = 'Old Wizard | {0} | Creature — Wizard | 1/1 | {T}: You gain 3 life.';
  const game = table([snoop, wizard], [{ battlefield: ['Sly Snoop'], library: ['Old Wizard', 'Forest'] }, {}]);
  const other = table([snoop, wizard], [{ battlefield: ['Sly Snoop'], library: ['Forest', 'Old Wizard'] }, {}]);
  expect([game.ann.can('activate', 'Sly Snoop'), other.ann.can('activate', 'Sly Snoop')].sort()).toEqual([false, true]);
});

test('"sacrifice a Swamp and a Forest": each of them, and one land that is both pays for one (CR 118.3, 601.2h)', () => {
  const cards = [
    'Grave Elk | {0} | Creature — Elk | 2/2 | Sacrifice a Swamp and a Forest: You gain 5 life.',
    'Twin Wood | | Land — Swamp Forest | |',
  ];
  for (const [lands, payable] of [
    [['Swamp', 'Forest'], true],
    [['Twin Wood', 'Swamp'], true],
    [['Twin Wood', 'Plains'], false],
    [['Swamp', 'Swamp'], false],
  ] as const) {
    const game = table(cards, [['Grave Elk', ...lands], {}]);
    expect([lands, game.ann.can('activate', 'Grave Elk')]).toEqual([lands, payable]);
    if (payable) game.ann.activates('Grave Elk');
    expect(game.ann.graveyard).toHaveLength(payable ? 2 : 0);
  }
});

test('"sacrifice this creature and another creature": both of them (CR 118.3, 601.2h)', () => {
  const imp = 'Rash Imp | {0} | Creature — Imp | 1/1 | Sacrifice this creature and another creature: You gain 5 life.';
  expect(table([imp], [['Rash Imp'], {}]).ann.can('activate', 'Rash Imp')).toBe(false);
  const game = table([imp], [['Rash Imp', 'Hill Giant'], {}]);
  game.ann.activates('Rash Imp');
  expect([...game.ann.graveyard].sort()).toEqual(['Hill Giant', 'Rash Imp']);
});

test('"discard an Island card and another card" besides the spell itself (CR 118.9, 601.2a)', () => {
  const foil = `Rebuff | {2}{U} | Instant | | You may discard ${ANOTHER} rather than pay this spell's mana cost. / You gain 5 life.`;
  expect(table([foil], [{ hand: ['Rebuff', 'Island'] }, {}]).ann.can('cast', 'Rebuff')).toBe(false);
  const game = table([foil], [{ hand: ['Rebuff', 'Island', 'Plains'] }, {}]);
  game.ann.casts('Rebuff');
  expect([game.ann.graveyard, game.ann.hand]).toEqual([['Island', 'Plains'], []]);
});
