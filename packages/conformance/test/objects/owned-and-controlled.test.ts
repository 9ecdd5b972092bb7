/** What is owned and controlled, piles of which one is sacrificed, lists of quoted abilities, parts with what stands behind each: cards as text. CR 107, 603.4, 608.2c, 700.3. */
import { describe, expect, test } from 'vitest';
import { now, picks, plays, table, uses } from '../support/text-table.ts';

describe('owned and controlled', () => {
  const smith =
    'Pair Smith | {0} | Creature — Human | 1/1 | At the beginning of your end step, if you both own and control ~ and a creature named Tin Twin, exile them. You gain 7 life.';
  const cards = [
    smith,
    'Tin Twin | {0} | Artifact Creature — Golem | 2/2 |',
    'Lend Out | {0} | Sorcery | | Target opponent gains control of target creature you control.',
  ];

  test('both are spoken of when they are your own (CR 603.4)', () => {
    const game = table(cards, [{ battlefield: ['Pair Smith', 'Tin Twin', 'Grizzly Bears'] }, {}]);
    game.to('End').resolveAll();
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Grizzly Bears'], 27]);
  });

  test('what somebody else controls is not enough (CR 108.3, 110.2)', () => {
    const game = table(cards, [{ battlefield: ['Pair Smith', 'Tin Twin'], hand: ['Lend Out'] }, {}]);
    plays(game.ann, 'Lend Out', 'Tin Twin', 'ben');
    game.to('End').resolveAll();
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Pair Smith'], 20]);
  });
});

test('the player who separates nothing chooses which pile is sacrificed, and the other stays (CR 700.3)', () => {
  const split =
    'Hard Split | {0} | Sorcery | | Separate all creatures target opponent controls into two piles. That opponent sacrifices all permanents in the pile of their choice.';
  const game = table(
    [split],
    [{ hand: ['Hard Split'] }, { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] }],
  );
  game.ann.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Craw Wurm')] : [-1],
  );
  game.ben.answers('chooseOption', () => [1]);
  plays(game.ann, 'Hard Split', 'ben');
  expect(game.ben.battlefield).toEqual(['Craw Wurm']);
});

test('an ability in quotes may stand in the middle of a list (CR 113.10)', () => {
  const tools =
    'Sharp Hands | {0} | Enchantment | | Goblins you control have "This creature gets +2/+0," "{T}: Draw a card," and haste.';
  const game = table(
    [tools, 'Slow Goblin | {0} | Creature — Goblin | 1/1 |'],
    [{ battlefield: ['Sharp Hands'], hand: ['Slow Goblin'], library: ['Island'] }, {}],
  );
  plays(game.ann, 'Slow Goblin');
  expect(now(game.ann, 'Slow Goblin').power).toBe(3);
  uses(game.ann, 'Slow Goblin');
  expect(game.ann.hand).toEqual(['Island']);
});

test('each part of a sentence has what stands behind it (CR 608.2c)', () => {
  const yield_ =
    'Rich Yield | {0} | Sorcery | | You gain 1 life for each creature you control and draw a card for each artifact you control.';
  const game = table(
    [yield_, 'Tin Box | {0} | Artifact | |'],
    [
      {
        hand: ['Rich Yield'],
        battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Tin Box'],
        library: ['Island', 'Island'],
      },
      {},
    ],
  );
  plays(game.ann, 'Rich Yield');
  expect([game.ann.life, game.ann.hand.length]).toEqual([23, 1]);
});

test('half a life total as a price, rounded up (CR 107.1a, 118.12)', () => {
  const ransom =
    'High Ransom | {0} | Sorcery | | Destroy target creature unless its controller pays half their life, rounded up.';
  const game = table([ransom], [{ hand: ['High Ransom'] }, { life: 9, battlefield: ['Hill Giant'] }]);
  picks(game.ben, 'Pay');
  game.ben.answers('yesNo', () => [1]);
  plays(game.ann, 'High Ransom', 'Hill Giant');
  expect([game.ben.life, game.ben.battlefield]).toEqual([4, ['Hill Giant']]);
});

test('all that were attached to it as it was destroyed come under your control (CR 608.2c)', () => {
  const loot =
    'Grim Loot | {0} | Sorcery | | Destroy target creature. You gain control of all Equipment that were attached to it.';
  const sword = 'Tin Sword | {0} | Artifact — Equipment | | Equipped creature gets +1/+0. / Equip {0}';
  const game = table(
    [loot, sword],
    [{ hand: ['Grim Loot'] }, { battlefield: ['Tin Sword', 'Tin Sword', 'Hill Giant'] }],
  );
  game.to('PrecombatMain', 2);
  uses(game.ben, 'Tin Sword', 'Hill Giant');
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Grim Loot', 'Hill Giant');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Tin Sword'], ['Tin Sword']]);
});

test('spells of opponents cost more until your next turn, and then no more (CR 601.2f, 611.2a)', () => {
  const tax = 'Long Tax | {0} | Sorcery | | Until your next turn, spells your opponents cast cost {2} more to cast.';
  const game = table([tax], [{ hand: ['Long Tax'] }, { battlefield: ['Mountain', 'Mountain'], hand: ['Shock'] }]);
  expect(game.ben.can('cast', 'Shock')).toBe(true);
  plays(game.ann, 'Long Tax');
  game.to('PrecombatMain', 2);
  expect(game.ben.can('cast', 'Shock')).toBe(false);
  game.to('Upkeep', 3);
  expect(game.ben.can('cast', 'Shock')).toBe(true);
});

test('X less for spells of either color, by the life gained this turn (CR 601.2f)', () => {
  const heir =
    'Bright Heir | {0} | Creature — Human | 1/1 | {T}: Spells you cast this turn that are white and/or green cost {X} less to cast, where X is the amount of life you gained this turn.';
  const game = table(
    [
      heir,
      'Sip | {0} | Instant | | You gain 2 life.',
      'Pale Fox | {2}{W} | Creature — Fox | 2/2 |',
      'Red Fox | {2}{R} | Creature — Fox | 2/2 |',
    ],
    [{ battlefield: ['Bright Heir', 'Plains', 'Mountain'], hand: ['Sip', 'Pale Fox', 'Red Fox'] }, {}],
  );
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Sip');
  uses(game.ann, 'Bright Heir');
  expect([game.ann.can('cast', 'Pale Fox'), game.ann.can('cast', 'Red Fox')]).toEqual([true, false]);
});

test('Equipment that was attached to what was sacrificed is known though it is attached no more (CR 608.2h, 704.5n)', () => {
  const lines = [
    'Brave Page | {0} | Creature — Human | 1/1 | {0}, Sacrifice ~: Attach an Equipment that was attached to ~ to target creature you control.',
    'Old Blade | {0} | Artifact — Equipment | | Equipped creature gets +2/+1.\nEquip {0}',
    'New Blade | {0} | Artifact — Equipment | | Equipped creature gets +5/+5.\nEquip {0}',
  ];
  const game = table(lines, [{ battlefield: ['Brave Page', 'Old Blade', 'New Blade', 'Grizzly Bears'] }, {}]);
  uses(game.ann, 'Old Blade', 'Brave Page');
  uses(game.ann, 'Brave Page', 'Grizzly Bears');
  expect(game.ann.stats('Grizzly Bears')).toBe('4/3');
});
