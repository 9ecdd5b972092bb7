/** Damage less than a number is raised to it; the greatest damage of a turn; who controls the most. CR 614.1a, 120.3, 608.2i, 509.1b. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const DEEPEST =
  'Deepest | {0} | Creature — God | 4/4 | If a red source you control would deal an amount of noncombat damage less than ~’s power to an opponent, that source deals damage equal to ~’s power instead.';
const poke = (amount: number): string =>
  `Poke${amount} | {R} | Instant | | ~ deals ${amount} damage to any ${'target'}.`;
const LANDS = Array(6).fill('Mountain') as string[];

describe('an amount less than its power', () => {
  test('is raised to it; what is no less is not, nor what is dealt to others (CR 614.1a)', () => {
    const game = table(
      [DEEPEST, poke(1), poke(5)],
      [{ battlefield: ['Deepest', ...LANDS], hand: ['Poke1', 'Poke5', 'Poke1'] }, {}],
    );
    plays(game.ann, 'Poke1', 'ben');
    expect(game.ben.life).toBe(16);
    plays(game.ann, 'Poke5', 'ben');
    expect(game.ben.life).toBe(11);
    plays(game.ann, 'Poke1', 'ann');
    expect(game.ann.life).toBe(19);
  });
  test('combat damage and sources of another color are left as they are (CR 614.1a)', () => {
    const game = table(
      [
        DEEPEST,
        'Red Bear | {R} | Creature — Bear | 1/1 | Haste',
        'Bell | {0} | Instant | | ~ deals 1 damage to any target.',
      ],
      [{ battlefield: ['Deepest', ...LANDS], hand: ['Bell', 'Red Bear'] }, {}],
    );
    plays(game.ann, 'Bell', 'ben');
    plays(game.ann, 'Red Bear');
    game.ann.attacks('Red Bear');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });
});

test('what sources dealt in the turn is added up, noncombat damage alone (CR 608.2i)', () => {
  const temple =
    'Temple | {0} | Artifact | | {0}: You gain 1 life. Activate only if red sources you controlled dealt 4 or more noncombat damage this turn.';
  const game = table([temple, poke(2)], [{ battlefield: ['Temple', ...LANDS], hand: ['Poke2', 'Poke2'] }, {}]);
  plays(game.ann, 'Poke2', 'ben');
  expect(game.ann.can('activate', 'Temple')).toBe(false);
  plays(game.ann, 'Poke2', 'ben');
  expect(game.ann.can('activate', 'Temple')).toBe(true);
});

test('the greatest damage that one source dealt to one, not all that it dealt (CR 120.3)', () => {
  const game = table(
    [
      'Echo | {0} | Instant | | ~ deals X damage to target player, where X is the greatest amount of damage dealt by a source to a permanent or player this turn.',
      'Quake | {0} | Sorcery | | ~ deals 3 damage to each player.',
      poke(2),
    ],
    [{ battlefield: LANDS, hand: ['Echo', 'Echo', 'Quake', 'Poke2'] }, {}],
  );
  plays(game.ann, 'Echo', 'ben');
  expect(game.ben.life).toBe(20);
  plays(game.ann, 'Poke2', 'ben');
  plays(game.ann, 'Quake');
  plays(game.ann, 'Echo', 'ben');
  expect(game.ben.life).toBe(20 - 2 - 3 - 3);
});

test('who is tied for the most controls the most (CR 509.1b)', () => {
  const HOOD =
    'Hood | {0} | Creature — Horror | 2/2 | ~ can’t be blocked as long as defending player controls the most creatures or is tied for the most.';
  const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
  for (const [own, blocked] of [
    [0, false],
    [1, true],
  ] as const) {
    const game = table(
      [HOOD, BEAR],
      [{ battlefield: ['Hood', ...Array(own).fill('Tin Bear')] }, { battlefield: ['Tin Bear'] }],
    );
    game.ann.attacks('Hood');
    if (blocked) game.ben.blocks([['Tin Bear', 'Hood']]);
    game.throughCombat();
    expect([own, game.ben.life]).toEqual([own, blocked ? 20 : 18]);
  }
});

test('all counters of a player are of every kind (CR 122.1)', () => {
  const game = table(
    [
      'Taint | {0} | Sorcery | | Target player gets two poison counters. Target player gets an experience counter.',
      'Rinse | {0} | Sorcery | | Each opponent loses all counters.',
    ],
    [{ hand: ['Taint', 'Rinse'] }, {}],
  );
  plays(game.ann, 'Taint', 'ben', 'ben');
  expect(game.ben.state.counters).toMatchObject({ poison: 2, experience: 1 });
  plays(game.ann, 'Rinse');
  expect(Object.values(game.ben.state.counters).reduce((sum, each) => sum + each, 0)).toBe(0);
});

test('mana that is not for spells from the hand is for others (CR 106.6)', () => {
  const game = table(
    [
      'Keeper | {0} | Creature — Wizard | 1/2 | {0}: Add a number of {C} equal to ~’s toughness. This mana can’t be spent to cast spells from your hand. Activate only once each turn.',
      'Bell | {1} | Artifact | | {1}: You gain 1 life.',
      'Return | {9} | Sorcery | | You gain 5 life. / Flashback {2}',
    ],
    [{ battlefield: ['Keeper', 'Bell'], hand: ['Bell'], graveyard: ['Return'] }, {}],
  );
  expect([game.ann.can('cast', 'Bell'), game.ann.can('cast', 'Return')]).toEqual([false, true]);
  uses(game.ann, 'Bell');
  expect(game.ann.life).toBe(21);
});

test('two keywords in one quotation are two abilities (CR 702.85c)', () => {
  const game = table(
    [
      'Gorger | {0} | Creature — Eldrazi | 1/1 | Colorless spells you cast from your hand have "Cascade, cascade."',
      'Slab | {4} | Artifact | |',
      'Chip | {1} | Artifact | |',
    ],
    [
      {
        battlefield: ['Gorger', ...LANDS],
        hand: ['Slab'],
        library: ['Chip', 'Island', 'Chip', 'Island'],
      },
      {},
    ],
  );
  for (const _ of ['first', 'second']) game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Slab');
  expect(game.ann.battlefield.filter((name) => name === 'Chip').length).toBe(2);
});

test('the mana value of one’s commander, wherever of both places it is (CR 903.3)', () => {
  const study =
    'Study | {0} | Instant | | You draw X cards, where X is the mana value of a commander you own on the battlefield or in the command zone.';
  const game = table(
    [study, 'Chief | {3} | Legendary Creature — Orc | 2/2 |'],
    [{ hand: ['Study'], command: ['Chief'], library: Array(6).fill('Island') }, {}],
    { format: 'commander' },
  );
  plays(game.ann, 'Study');
  expect(game.ann.hand.length).toBe(3);
});
