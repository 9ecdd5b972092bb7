/** "This way", "that much", "that creature's": how much an instruction did, and to what. CR 608.2c, 608.2h. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

const LINES = [
  'Doze | {0} | Instant | | Tap target permanent.',
  'Brace | {0} | Artifact — Equipment | | Equipped creature gets +1/+1. / Equip {1}',
  'Relic | {3} | Artifact | |',
  'Tin One | {1} | Artifact Creature — Golem | 1/1 |',
  'Pillar | {0} | Creature — Golem | 1/4 | This creature enters with two +1/+1 counters on it.',
  'Iron Law | {0} | Enchantment | | Prevent all damage that would be dealt to artifact creatures.',
];

interface Position {
  readonly battlefield?: readonly string[];
  readonly theirs?: readonly string[];
  readonly hand?: readonly string[];
  readonly theirHand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly theirGraveyard?: readonly string[];
  readonly library?: readonly string[];
  readonly targets?: readonly string[];
}

function after(words: string, position: Position, first: readonly (readonly [string, string?])[] = []): Scenario {
  const { battlefield = [], theirs = [], hand = [], library, targets = [] } = position;
  const game = table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [
      {
        battlefield,
        hand: [...first.map(([name]) => name), ...hand, 'Deed'],
        graveyard: position.graveyard ?? [],
        ...(library === undefined ? {} : { library }),
      },
      { battlefield: theirs, hand: position.theirHand ?? [], graveyard: position.theirGraveyard ?? [] },
    ],
  );
  for (const [name, target] of first) plays(game.ann, name, ...(target === undefined ? [] : [target]));
  return plays(game.ann, 'Deed', ...targets);
}

describe('as many as were', () => {
  const rows: readonly (readonly [string, number, Position])[] = [
    [
      'Destroy all creatures. You gain 2 life for each creature destroyed this way.',
      4,
      { battlefield: ['Hill Giant', 'Darksteel Myr', 'Brace'], theirs: ['Wind Drake'] },
    ],
    [
      'Exile all artifacts. You gain 3 life for each permanent exiled this way.',
      9,
      { battlefield: ['Hill Giant', 'Tin One', 'Brace'], theirs: ['Relic'] },
    ],
    [
      'Each player sacrifices two creatures. You gain 2 life for each creature sacrificed this way.',
      6,
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Wind Drake'], theirs: ['Wind Drake', 'Relic'] },
    ],
    [
      'Each player discards two cards. You gain 2 life for each card discarded this way.',
      6,
      { hand: ['Plains', 'Shock', 'Island'], theirHand: ['Plains'] },
    ],
    ['Each player loses 2 life. You gain life equal to the life lost this way.', 2, {}],
    [
      'Deed deals 3 damage to each creature. You gain life equal to the damage dealt this way.',
      6,
      { battlefield: ['Hill Giant', 'Tin One', 'Iron Law'], theirs: ['Wind Drake'] },
    ],
    [
      'Mill four cards. You gain 2 life for each land card milled this way.',
      6,
      { library: ['Plains', 'Plains', 'Shock', 'Plains', 'Plains'] },
    ],
    ['Draw three cards. You lose 2 life for each card drawn this way.', -6, {}],
    [
      'Sacrifice all lands you control. You gain 3 life for each land sacrificed this way.',
      6,
      { battlefield: ['Plains', 'Plains', 'Relic'], theirs: ['Plains'] },
    ],
    [
      'Reveal the top three cards of your library. You gain 2 life for each land card revealed this way.',
      4,
      { library: ['Plains', 'Plains', 'Shock', 'Plains'] },
    ],
    [
      'Return all land cards from your graveyard to the battlefield. You gain 2 life for each land returned this way.',
      4,
      { graveyard: ['Plains', 'Shock', 'Island'], theirGraveyard: ['Plains'] },
    ],
    [
      "Each player returns a land they control to its owner's hand. You gain 3 life for each land returned this way.",
      3,
      { battlefield: ['Plains', 'Island'], theirs: ['Relic'] },
    ],
    [
      'Exile your graveyard. You gain 1 life for each card exiled this way.',
      2,
      { graveyard: ['Plains', 'Shock'], theirGraveyard: ['Plains'] },
    ],
    [
      'Exile all cards from all graveyards. You gain 1 life for each card exiled this way.',
      3,
      { graveyard: ['Plains', 'Shock'], theirGraveyard: ['Plains'] },
    ],
    [
      "Exile all creature cards from target player's graveyard. You gain 1 life for each card exiled this way.",
      1,
      { graveyard: ['Hill Giant'], theirGraveyard: ['Plains', 'Hill Giant'], targets: ['ben'] },
    ],
    [
      'Put all land cards from your hand onto the battlefield. You gain 1 life for each land put onto the battlefield this way.',
      2,
      { hand: ['Plains', 'Shock', 'Island'], theirHand: ['Plains'] },
    ],
    [
      'Exile the top two cards of your library. You gain life equal to the total mana value of those cards.',
      5,
      { library: ['Hill Giant', 'Shock', 'Hill Giant'] },
    ],
  ];
  for (const [words, gained, position] of rows)
    test(`"${words}": ${gained} (CR 608.2c, 608.2h)`, () => {
      expect(after(words, position).ann.life - 20).toBe(gained);
    });

  test('creatures tapped this way: not what was tapped already (CR 608.2c, 701.21a)', () => {
    const words = 'Tap all creatures. You gain 2 life for each creature tapped this way.';
    const game = after(words, { battlefield: ['Hill Giant', 'Wind Drake'], theirs: ['Hill Giant'] }, [
      ['Doze', 'Wind Drake'],
    ]);
    expect(game.ann.life).toBe(24);
  });

  test('counters removed this way: of every kind, from all that had some (CR 608.2c, 122.1)', () => {
    const words = 'Remove all counters from all permanents. You gain 2 life for each counter removed this way.';
    const game = after(words, { battlefield: ['Hill Giant'] }, [['Pillar'], ['Pillar']]);
    expect([game.ann.life, game.ann.stats('Pillar')]).toEqual([28, '1/4']);
    const one = 'Remove all +1/+1 counters from target creature. You gain 3 life for each counter removed this way.';
    const other = after(one, { targets: ['Pillar'] }, [['Pillar'], ['Pillar']]);
    expect(other.ann.life).toBe(26);
  });
});

describe('one after another', () => {
  test('counters put there are doubled with those that were there (CR 701.9e)', () => {
    const words =
      'Put two +1/+1 counters on target creature. Then double the number of +1/+1 counters on that creature.';
    const game = after(words, { battlefield: ['Hill Giant'], targets: ['Pillar'] }, [['Pillar']]);
    expect([game.ann.stats('Pillar'), game.ann.stats('Hill Giant')]).toEqual(['9/12', '3/3']);
  });
});

describe('what something last was', () => {
  const rows: readonly (readonly [string, number, Position])[] = [
    [
      "Destroy target creature. You gain life equal to that creature's power.",
      3,
      { battlefield: ['Wind Drake'], theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    ],
    [
      "Sacrifice a creature. You lose life equal to the sacrificed creature's toughness.",
      -4,
      { battlefield: ['Craw Wurm'] },
    ],
    [
      "Return target land or creature card from your graveyard to your hand. You lose life equal to that card's power.",
      -6,
      { graveyard: ['Craw Wurm'], targets: ['Craw Wurm'] },
    ],
  ];
  for (const [words, gained, position] of rows)
    test(`"${words}": ${gained} (CR 608.2h)`, () => {
      expect(after(words, position).ann.life - 20).toBe(gained);
    });

  test('its controller was the one who controlled it before it was exiled (CR 608.2h)', () => {
    const game = after('Exile target creature. Its controller gains life equal to its power.', {
      theirs: ['Hill Giant'],
      targets: ['Hill Giant'],
    });
    expect([game.ann.life, game.ben.life]).toEqual([20, 23]);
  });
});
