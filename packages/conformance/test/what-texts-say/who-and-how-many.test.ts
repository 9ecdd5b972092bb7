/** "They" and "that player" are who goes on acting; "that many" is what was counted, not one thing that something was done to. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 4/4 |';
const LIBRARY = ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'];

describe('players', () => {
  test('whoever chose goes on acting, not the owner to whose hand it goes (CR 608.2c)', () => {
    const game = table(
      [
        'Lend | {0} | Instant | | Target opponent gains control of target creature you control.',
        "Return | {0} | Sorcery | | Target opponent chooses a creature they control and returns it to its owner's hand. Then they lose 3 life.",
        OX,
      ],
      [{ battlefield: ['Ox'], hand: ['Lend', 'Return'] }, {}],
    );
    plays(game.ann, 'Lend', 'ben', 'Ox');
    plays(game.ann, 'Return', 'ben');
    expect([game.ann.hand, game.ann.life, game.ben.life]).toEqual([['Ox'], 20, 17]);
  });

  test('an opponent chosen since is "that player", not whoever was spoken of before (CR 608.2c)', () => {
    const game = table(
      [
        'Tithe | {0} | Sorcery | | Each player sacrifices a creature of their choice. Each player who sacrificed a creature this way draws a card. / Choose an opponent. You draw a card, then that player discards a card.',
      ],
      [
        { hand: ['Tithe'], library: LIBRARY },
        { hand: ['Forest'], library: LIBRARY },
      ],
    );
    plays(game.ann, 'Tithe');
    expect([game.ann.hand, game.ben.hand, game.ben.graveyard]).toEqual([['Plains'], [], ['Forest']]);
  });

  test('what one result of a roll makes, another does not know (CR 706.3)', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game = table(
        [
          {
            name: 'Barter',
            mana_cost: '{0}',
            type_line: 'Sorcery',
            oracle_text:
              'Exile target creature, then roll a d20.\n1—10 | Its controller creates a 3/3 green Boar creature token.\n11—20 | Its controller creates a 1/1 white Goat creature token.',
          },
          OX,
        ],
        [{ hand: ['Barter'] }, ['Ox']],
        { seed },
      );
      plays(game.ann, 'Barter', 'Ox');
      expect([game.ann.battlefield, game.ben.battlefield.length]).toEqual([[], 1]);
    }
  });
});

describe('amounts', () => {
  test('as many as was dealt, not the one that was sacrificed (CR 608.2c)', () => {
    const game = table(
      [
        'Wreck | {0} | Creature — Pirate | 3/3 | When ~ deals combat damage to a player, sacrifice it and draw that many cards.',
      ],
      [{ battlefield: ['Wreck'], library: LIBRARY }, {}],
    );
    game.ann.attacks('Wreck');
    game.throughCombat();
    expect([game.ann.hand.length, game.ann.graveyard]).toEqual([3, ['Wreck']]);
  });

  test('as many as attacked, though fewer could be discarded (CR 608.2c)', () => {
    const game = table(
      [
        'Queen | {0} | Enchantment | | Whenever you attack with one or more creatures, discard that many cards. You gain that much life.',
        OX,
      ],
      [{ battlefield: ['Queen', 'Ox', 'Ox'], hand: ['Plains'] }, {}],
    );
    game.ann.attacks(['Ox', 'Ox']);
    game.throughCombat();
    expect([game.ann.hand, game.ann.life]).toEqual([[], 22]);
  });

  test('as many as the damage was too much, not as all of it (CR 120.10)', () => {
    const game = table(
      [
        'Burst | {0} | Instant | | Burst deals 6 damage to target creature. If excess damage was dealt to a permanent this way, draw that many cards.',
        OX,
      ],
      [{ hand: ['Burst'], library: LIBRARY }, ['Ox']],
    );
    plays(game.ann, 'Burst', 'Ox');
    expect(game.ann.hand.length).toBe(2);
  });

  test('as much as the mana that was asked about, not as the cards drawn before (CR 608.2c)', () => {
    const game = table(
      [
        'Sage | {0} | Enchantment | | Whenever you cast a sorcery spell, draw a card. If two or more mana was spent to cast that spell, you gain that much life.',
        'Toil | {3} | Sorcery | | Each opponent loses 1 life.',
      ],
      [{ battlefield: ['Sage', 'Plains', 'Plains', 'Plains'], hand: ['Toil'], library: LIBRARY }, {}],
    );
    plays(game.ann, 'Toil');
    expect([game.ann.hand.length, game.ann.life]).toEqual([1, 23]);
  });
});

test('"those tokens" are all that were created, one for each (CR 111.1)', () => {
  const game = table(
    [
      'Muster | {0} | Sorcery | | Create a 1/1 white Soldier creature token for each creature you control. Those tokens gain haste until end of turn.',
      OX,
    ],
    [{ battlefield: ['Ox', 'Ox'], hand: ['Muster'] }, {}],
  );
  plays(game.ann, 'Muster');
  game.ann.attacks(['Soldier Token', 'Soldier Token']);
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});

test('a creature card is chosen from the graveyard of whoever owned the creature that died (CR 404.2)', () => {
  const game = table(
    [
      "Rebirth | {0} | Instant | | Choose target creature. When that creature dies this turn, return a creature card from its owner's graveyard to the battlefield under your control.",
      'Slay | {0} | Instant | | Destroy target creature.',
      OX,
      'Elk | {0} | Creature — Elk | 1/1 |',
    ],
    [{ hand: ['Rebirth', 'Slay'], graveyard: ['Elk'] }, ['Ox']],
  );
  plays(game.ann, 'Rebirth', 'Ox');
  plays(game.ann, 'Slay', 'Ox');
  expect([game.ann.battlefield, game.ann.graveyard.includes('Elk')]).toEqual([['Ox'], true]);
});
