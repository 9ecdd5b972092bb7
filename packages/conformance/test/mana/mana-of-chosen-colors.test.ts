/** Mana and lands, read from text: colors chosen or found elsewhere, and what mana may not be spent on. */
import { expect, test } from 'vitest';
import { picks, plays, table } from '../support/text-table.ts';

test('a color other than one is chosen as the land enters, and either may be made (CR 614.12a, 607.2d)', () => {
  const grove =
    'Second Grove | | Land | | Second Grove enters tapped. As it enters, choose a color other than green. / {T}: Add {G} or one mana of the chosen color.';
  const lines = [
    grove,
    'Red Note | {R} | Sorcery | | You gain 1 life.',
    'Blue Note | {U} | Sorcery | | You gain 1 life.',
  ];
  const game = table(lines, [
    { hand: ['Second Grove', 'Red Note', 'Blue Note'], library: ['Forest', 'Forest'] },
    { library: ['Forest'] },
  ]);
  const offered: unknown[] = [];
  game.ann.answers('chooseOption', (question) => {
    offered.push('options' in question ? question.options : null);
    return [3];
  });
  game.ann.playsLand('Second Grove');
  expect(offered).toEqual([['white', 'blue', 'black', 'red']]);
  expect(game.ann.can('cast', 'Red Note')).toBe(false);
  game.to('PrecombatMain', 3);
  expect([game.ann.can('cast', 'Red Note'), game.ann.can('cast', 'Blue Note')]).toEqual([true, false]);
  plays(game.ann, 'Red Note');
  expect([game.ann.life, game.ann.permanent('Second Grove').status & 1]).toEqual([21, 1]);
});

test('tapped by hand, the land makes the color or the chosen one, as its controller likes (CR 106.4, 607.2d)', () => {
  const lines = [
    'Second Grove | | Land | | As this land enters, choose a color. / {T}: Add {G} or one mana of the chosen color.',
  ];
  for (const [at, amounts] of [
    [0, [0, 0, 0, 0, 1, 0]],
    [1, [0, 1, 0, 0, 0, 0]],
  ] as const) {
    const game = table(lines, [{ hand: ['Second Grove'] }, {}]);
    picks(game.ann, 'blue');
    game.ann.playsLand('Second Grove');
    const offered: unknown[] = [];
    game.ann.answers('chooseOption', (question) => {
      offered.push('options' in question ? question.options : null);
      return [at];
    });
    game.ann.activates('Second Grove');
    expect(offered).toEqual([['{G}', '{U}']]);
    expect(game.game.players[0]?.pool.amounts).toEqual(amounts);
  }
});

test('mana of any color among permanents is of a color that one of them is (CR 106.1a, 105.2)', () => {
  const jewel = 'Kin Jewel | {0} | Artifact | | {T}: Add one mana of any color among creatures you control.';
  const lines = [
    jewel,
    'Red Note | {R} | Sorcery | | You gain 1 life.',
    'Green Note | {G} | Sorcery | | You gain 1 life.',
  ];
  const game = table(lines, [{ battlefield: ['Kin Jewel', 'Grizzly Bears'], hand: ['Red Note', 'Green Note'] }, {}]);
  expect([game.ann.can('cast', 'Red Note'), game.ann.can('cast', 'Green Note')]).toEqual([false, true]);
});

test("mana that can't be spent on nonartifact spells pays for artifacts and for abilities (CR 106.6)", () => {
  const lines = [
    "Cog Stone | {0} | Artifact | | {T}: Add {C}. This mana can't be spent to cast nonartifact spells.",
    'Tin Bird | {1} | Artifact Creature — Bird | 1/1',
    'Moss Bird | {1} | Creature — Bird | 1/1',
    'Small Well | {0} | Artifact | | {1}: You gain 1 life.',
  ];
  const game = table(lines, [{ battlefield: ['Cog Stone', 'Small Well'], hand: ['Tin Bird', 'Moss Bird'] }, {}]);
  expect([
    game.ann.can('cast', 'Tin Bird'),
    game.ann.can('cast', 'Moss Bird'),
    game.ann.can('activate', 'Small Well'),
  ]).toEqual([true, false, true]);
});

test('mana for spells from a graveyard pays for no spell from a hand (CR 106.6, 601.2a)', () => {
  const lines = [
    'Root Well | {0} | Artifact | | {T}: Add {G}. Spend this mana only to cast spells from your graveyard.',
    'Old Verse | {G} | Sorcery | | You gain 2 life. / Flashback {G}',
  ];
  const game = table(lines, [{ battlefield: ['Root Well'], hand: ['Old Verse'] }, {}]);
  expect(game.ann.can('cast', 'Old Verse')).toBe(false);
  const again = table(lines, [{ battlefield: ['Root Well'], graveyard: ['Old Verse'] }, {}]);
  plays(again.ann, 'Old Verse');
  expect(again.ann.life).toBe(22);
});

const TO_ACTIVATE = ' to activate this ability';
const SEAT = `High Seat | {0} | Artifact | | As High Seat enters, choose a color. / {T}: Add two mana of the chosen color. Spend this mana only to cast monocolored sorcery spells of that color. / {2}, {T}: You gain 3 life. Spend only mana of the chosen color${TO_ACTIVATE}.`;

test('mana of the chosen color is for spells of that color and no other (CR 106.6, 105.2, 607.2d)', () => {
  const lines = [
    SEAT,
    'Red Note | {1}{R} | Sorcery | | You gain 1 life.',
    'Green Note | {1}{G} | Sorcery | | You gain 1 life.',
    'Gold Note | {R/G}{R/G} | Sorcery | | You gain 1 life.',
    'Gray Note | {2} | Sorcery | | You gain 1 life.',
  ];
  const hand = ['High Seat', 'Red Note', 'Green Note', 'Gold Note', 'Gray Note'];
  const game = table(lines, [{ hand, battlefield: ['Forest'] }, {}]);
  picks(game.ann, 'red');
  plays(game.ann, 'High Seat');
  expect(hand.slice(1).map((name) => game.ann.can('cast', name))).toEqual([true, false, false, false]);
});

test('an ability is paid for with the chosen color alone, its generic mana too (CR 602.2b, 601.2h)', () => {
  for (const [lands, payable] of [
    [['Mountain', 'Mountain'], true],
    [['Mountain', 'Forest'], false],
    [['Forest', 'Forest'], false],
  ] as const) {
    const game = table([SEAT], [{ hand: ['High Seat'], battlefield: lands }, {}]);
    picks(game.ann, 'red');
    plays(game.ann, 'High Seat');
    const activating = (): unknown => game.ann.activates('High Seat', { ability: 2 });
    if (!payable) {
      expect(activating).toThrow("can't activate");
      continue;
    }
    activating();
    expect(game.resolve().ann.life).toBe(23);
  }
  // No color was chosen: nothing is of it.
  const none = table([SEAT], [{ battlefield: ['High Seat', 'Mountain', 'Mountain'] }, {}]);
  expect(() => none.ann.activates('High Seat', { ability: 2 })).toThrow("can't activate");
});
