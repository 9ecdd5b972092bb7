/** Where things came from, what mana paid for, what was counted of one player, and who chooses in a tie: cards as text. CR 106.3, 400.7d, 603.4, 608.2. */
import { describe, expect, test } from 'vitest';
import { chooses, now, plays, table, uses } from '../support/text-table.ts';

describe('where they came from', () => {
  const watcher =
    'Grave Watcher | {0} | Enchantment | | Whenever one or more creatures you control enter, if one or more of them entered from a graveyard or was cast from a graveyard, you gain 4 life.';
  const lift =
    'Small Lift | {0} | Sorcery | | Return target nonland permanent card from your graveyard to the battlefield.';

  test('a creature put onto the battlefield from a graveyard, and none that was cast from a hand (CR 400.7d)', () => {
    const back = table(
      [watcher, lift],
      [{ battlefield: ['Grave Watcher'], graveyard: ['Grizzly Bears'], hand: ['Small Lift'] }, {}],
    );
    plays(back.ann, 'Small Lift', 'Grizzly Bears');
    expect(back.ann.life).toBe(24);
    const cast = table(
      [watcher, 'Free Bear | {0} | Creature — Bear | 2/2 |'],
      [{ battlefield: ['Grave Watcher'], hand: ['Free Bear'] }, {}],
    );
    plays(cast.ann, 'Free Bear');
    expect(cast.ann.life).toBe(20);
  });

  test('a creature that was cast from a graveyard (CR 400.7d)', () => {
    const cast = table(
      [watcher, 'Grave Bear | {0} | Creature — Bear | 2/2 | You may cast ~ from your graveyard.'],
      [{ battlefield: ['Grave Watcher'], graveyard: ['Grave Bear'] }, {}],
    );
    plays(cast.ann, 'Grave Bear');
    expect(cast.ann.life).toBe(24);
  });
});

describe('what is counted', () => {
  test('as many cards as the nonland cards of the player who discarded most of them (CR 608.2h)', () => {
    const wheel =
      'Great Wheel | {0} | Sorcery | | Each player discards their hand, then draws cards equal to the greatest number of nonland cards a player discarded this way. You gain 1 life.';
    const game = table(
      [wheel],
      [
        { hand: ['Great Wheel', 'Plains'], library: ['Island', 'Island', 'Island', 'Island'] },
        { hand: ['Shock', 'Murder', 'Plains'], library: ['Forest', 'Forest', 'Forest', 'Forest'] },
      ],
    );
    plays(game.ann, 'Great Wheel');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 2]);
  });

  test('each mana from a source of that sort, and no other mana (CR 106.3)', () => {
    const dig =
      'Cave Digger | {4} | Creature — Bear | 1/1 | When ~ enters, create a Food token for each mana from a Cave spent to cast it.';
    const cave = 'Dark Cave | | Land — Cave | | {T}: Add {C}.';
    const game = table(
      [dig, cave],
      [{ hand: ['Cave Digger'], battlefield: ['Dark Cave', 'Dark Cave', 'Plains', 'Plains'] }, {}],
    );
    plays(game.ann, 'Cave Digger');
    expect(game.ann.battlefield.filter((name) => name === 'Food')).toHaveLength(2);
  });

  test('symbols in mana costs, hybrid ones among them (CR 107.4e)', () => {
    const light =
      'Own Light | {0} | Enchantment | | Each creature you control gets +1/+0 for each red mana symbol in its mana cost.';
    const hybrid = 'Half Red | {1}{R}{R/W} | Creature — Bear | 1/1 |';
    const game = table([light, hybrid], [{ battlefield: ['Own Light', 'Half Red', 'Grizzly Bears'] }, {}]);
    expect([now(game.ann, 'Half Red').power, now(game.ann, 'Grizzly Bears').power]).toEqual([3, 2]);
  });

  test('a third of a life total is rounded as the words say (CR 107.1a)', () => {
    const raid = 'Third Raid | {0} | Sorcery | | Each opponent loses a third of their life, rounded down.';
    const game = table([raid], [{ hand: ['Third Raid'] }, { life: 11 }]);
    plays(game.ann, 'Third Raid');
    expect(game.ben.life).toBe(8);
  });

  test('what was counted is spoken of by "that number" (CR 608.2c)', () => {
    const tally =
      'Long Tally | {0} | Sorcery | | Count the number of creatures on the battlefield. Your life total becomes that number.';
    const game = table(
      [tally],
      [{ hand: ['Long Tally'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant', 'Hill Giant'] }],
    );
    plays(game.ann, 'Long Tally');
    expect(game.ann.life).toBe(3);
  });
});

describe('ties', () => {
  test('of two with the least power its controller chooses one, and the stronger one stays (CR 608.2d)', () => {
    const cull =
      'Weak Cull | {0} | Sorcery | | Destroy the nonwhite creature with the least power. If two or more nonwhite creatures are tied for least power, you choose one of them.';
    const game = table(
      [cull],
      [
        { hand: ['Weak Cull'] },
        { battlefield: ['Grizzly Bears', 'Trained Armodon', 'Typhoid Rats', 'Llanowar Elves'] },
      ],
    );
    chooses(game.ann, 'Llanowar Elves');
    plays(game.ann, 'Weak Cull');
    expect(game.ben.battlefield).toEqual(['Grizzly Bears', 'Trained Armodon', 'Typhoid Rats']);
  });
});

describe('spells in their order', () => {
  test('a permanent knows that it was the second spell of the turn (CR 400.7d, 601.2i)', () => {
    const cleric =
      'Second Cleric | {0} | Creature — Cleric | 1/1 | When ~ enters, if it was the second spell you cast this turn, you gain 3 life.';
    const game = table([cleric], [{ hand: ['Second Cleric', 'Second Cleric', 'Second Cleric'] }, {}]);
    plays(game.ann, 'Second Cleric');
    expect(game.ann.life).toBe(20);
    plays(game.ann, 'Second Cleric');
    expect(game.ann.life).toBe(23);
    plays(game.ann, 'Second Cleric');
    expect(game.ann.life).toBe(23);
  });

  test('only the first counters of a turn on a creature are followed by another (CR 122.6)', () => {
    const heir =
      'Oil Heir | {0} | Enchantment | | Whenever one or more counters are put on a creature you control, if it’s the first time counters have been put on that creature this turn, you gain 1 life. / {0}: Put a +1/+1 counter on target creature.';
    const game = table([heir], [{ battlefield: ['Oil Heir', 'Grizzly Bears', 'Hill Giant'] }, {}]);
    uses(game.ann, 'Oil Heir', 'Grizzly Bears');
    uses(game.ann, 'Oil Heir', 'Grizzly Bears');
    expect(game.ann.life).toBe(21);
    uses(game.ann, 'Oil Heir', 'Hill Giant');
    expect(game.ann.life).toBe(22);
  });
});

test('"cards equal to its power" are several in words, so "that card" is the one that was exiled before (CR 608.2c)', () => {
  const fade =
    "Long Fade | {0} | Instant | | Exile target creature. You draw cards equal to that creature's power. At the beginning of your next end step, return that card to the battlefield tapped under its owner's control.";
  const game = table(
    [fade],
    [{ hand: ['Long Fade'], library: ['Island', 'Island'] }, { battlefield: ['Llanowar Elves'] }],
  );
  plays(game.ann, 'Long Fade', 'Llanowar Elves');
  expect([game.ann.hand, game.ben.exile]).toEqual([['Island'], ['Llanowar Elves']]);
  game.to('End').resolveAll();
  expect(game.ben.battlefield).toEqual(['Llanowar Elves']);
});
