/** Whom words that are only asked name: "its controller ... they", "one of your opponents or a planeswalker they control". CR 608.2c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../../engine/test/support/test-player.ts';
import { now, plays, table, uses } from '../../support/text-table.ts';

/** Kept apart from the sentences around it. */
const BEAST = 'creature';

function keywords(player: TestPlayer, name: string, index = 0): readonly unknown[] {
  return now(player, name, index).abilities.map(({ ability }) => ability.kind === 'keyword' && ability.keyword);
}

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const OGRE = 'Tin Ogre | {0} | Creature — Ogre | 4/4 |';
const DOVE = 'White Dove | {W} | Creature — Bird | 3/3 |';

test('its controller, asked about their hand, is who exiles the cards too many (CR 608.2c, 608.2h)', () => {
  const strike =
    'Doom | {0} | Instant | | Destroy target creature. If its controller has more than two cards in hand, they exile cards from their hand equal to the difference.';
  for (const [hand, left] of [
    [4, 2],
    [3, 2],
    [2, 2],
    [0, 0],
  ] as const) {
    const game = table(
      [strike, BEAR],
      [
        { hand: ['Doom', 'Forest', 'Forest', 'Forest', 'Forest'] },
        { battlefield: ['Tin Bear'], hand: Array.from({ length: hand }, () => 'Island') },
      ],
    );
    plays(game.ann, 'Doom', 'Tin Bear');
    expect([game.ben.battlefield, game.ben.hand.length, game.ben.exile.length]).toEqual([[], left, hand - left]);
    expect(game.ann.hand).toHaveLength(4);
  }
});

test('that player investigates for each nontoken creature exiled, tokens do not count (CR 701.36a, 608.2c)', () => {
  const stone = `Petrify | {0} | Sorcery | | Exile target ${BEAST} and all other ${BEAST}s its controller controls with the same name as that ${BEAST}. That player investigates for each nontoken ${BEAST} exiled this way.`;
  const twin = `Twin | {0} | Sorcery | | Create a token that’s a copy of target ${BEAST} you control.`;
  const game = table(
    [stone, BEAR, twin],
    [
      { hand: ['Twin'], battlefield: ['Tin Bear', 'Tin Bear', 'Hill Giant'] },
      { hand: ['Petrify'], battlefield: ['Tin Bear'] },
    ],
  );
  plays(game.ann, 'Twin', 'Tin Bear');
  expect(game.ann.battlefield.filter((name) => name === 'Tin Bear')).toHaveLength(3);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Petrify', 'Tin Bear');
  const aimed = game.ann.battlefield.includes('Tin Bear') ? game.ben : game.ann;
  expect(aimed).toBe(game.ann);
  expect(game.ann.battlefield.toSorted()).toEqual(['Clue', 'Clue', 'Hill Giant']);
  expect(game.ben.battlefield).toEqual(['Tin Bear']);
});

const WARLORD = `Warlord | {0} | Creature — Ogre | 1/5 | Whenever one or more ${BEAST}s attack one of your opponents or a planeswalker they control, those ${BEAST}s gain menace until end of turn.`;
const sage = (name: string): string => `${name} | {0} | Legendary Planeswalker — Sage | 3 | +1: You gain 1 life.`;

test('attackers of opponents and of their planeswalkers are meant, not those of you or yours (CR 508.3a)', () => {
  const seats = [
    { battlefield: ['Tin Bear', 'Tin Ogre'] },
    { battlefield: ['Warlord', 'Old Sage'] },
    { battlefield: ['New Sage'] },
  ];
  const gained = (whom: (game: Scenario) => string): boolean[] => {
    const game = table([WARLORD, BEAR, OGRE, sage('Old Sage'), sage('New Sage')], seats);
    game.ann.attacks(['Tin Bear'], whom(game));
    game.to('DeclareBlockers');
    return ['Tin Bear', 'Tin Ogre'].map((name) => keywords(game.ann, name).includes('menace'));
  };
  expect(gained(({ ben }) => ben.name)).toEqual([false, false]);
  expect(gained(() => 'Old Sage')).toEqual([false, false]);
  expect(gained(({ cat }) => cat.name)).toEqual([true, false]);
  expect(gained(() => 'New Sage')).toEqual([true, false]);
});

test('whoever activates is who is dealt the damage: only for artifacts of their own (CR 603.2, 602.2a)', () => {
  const punisher =
    'Rust Watch | {0} | Artifact | | Whenever an opponent activates an ability of an artifact they control, Rust Watch deals 1 damage to that player.';
  const stone = 'Odd Stone | {0} | Artifact | | {0}: You gain 2 life. Any player may activate this ability.';
  const shrub = 'Odd Shrub | {0} | Creature — Plant | 0/1 | {0}: You gain 2 life.';
  const game = table(
    [punisher, stone, shrub],
    [{ battlefield: ['Rust Watch', 'Odd Stone'] }, { battlefield: ['Odd Shrub'] }],
  );
  uses(game.ann, 'Odd Stone');
  expect([game.ann.life, game.ben.life]).toEqual([22, 20]);
  uses(game.ben, 'Odd Stone');
  expect(game.ben.life).toBe(22);
  uses(game.ben, 'Odd Shrub');
  expect(game.ben.life).toBe(24);
  const own = table([punisher, stone], [{ battlefield: ['Rust Watch'] }, { battlefield: ['Odd Stone'] }]);
  uses(own.ben, 'Odd Stone');
  expect([own.ann.life, own.ben.life]).toEqual([20, 21]);
});

test('a spell with one creature for its only target deals damage to it, and to nothing else (CR 115.9c, 603.2)', () => {
  const echo =
    'Kiln | {0} | Artifact | | Whenever an instant or sorcery spell you control that targets only a single creature deals damage to that creature, Kiln deals that much damage to each opponent.';
  const lines = [
    echo,
    OGRE,
    'Singe | {0} | Instant | | Singe deals 3 damage to target creature and 1 damage to you.',
    'Twofold | {0} | Instant | | Twofold deals 1 damage to each of two target creatures.',
    'Blaze | {0} | Instant | | Blaze deals 2 damage to target creature and 2 damage to each other creature.',
    'Stab | {0} | Instant | | Stab deals 2 damage to any target.',
  ];
  const game = table(lines, [
    { hand: ['Singe', 'Twofold', 'Blaze', 'Stab'], battlefield: ['Kiln', 'Hill Giant'] },
    { hand: ['Singe'], battlefield: ['Tin Ogre'] },
  ]);
  plays(game.ben, 'Singe', 'Tin Ogre');
  expect([game.ann.life, game.ben.life]).toEqual([20, 19]);
  plays(game.ann, 'Twofold', 'Hill Giant', 'Tin Ogre');
  plays(game.ann, 'Stab', game.ben.name);
  expect([game.ann.life, game.ben.life]).toEqual([20, 17]);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Blaze', 'Hill Giant');
  expect([game.ann.life, game.ben.life]).toEqual([20, 15]);
  plays(game.ann, 'Singe', 'Tin Ogre');
  expect([game.ann.life, game.ben.life]).toEqual([19, 12]);
});

test('a white creature that dies by it: its controller is dealt its power; another is not, nor one that lives (CR 608.2c)', () => {
  const cloud =
    'Ash Cloud | {0} | Instant | | Destroy target creature. If a white creature dies this way, Ash Cloud deals damage to that creature’s controller equal to the creature’s power.';
  const stone = 'Stone Dove | {W} | Creature — Bird | 3/3 | Indestructible';
  const burnt = (target: string): number => {
    const game = table([cloud, DOVE, BEAR, stone], [{ hand: ['Ash Cloud'] }, { battlefield: [target, 'White Dove'] }]);
    plays(game.ann, 'Ash Cloud', target);
    return game.ben.life;
  };
  expect(['White Dove', 'Tin Bear', 'Stone Dove'].map(burnt)).toEqual([17, 20, 20]);
});
