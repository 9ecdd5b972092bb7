/** Standing rules, read from text: what is forbidden, what enters how, what is replaced, what triggers not. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('what is forbidden, or lifted by a payment', () => {
  const GUARD =
    "Bought Guard | {1}{R} | Creature — Ogre | 4/4 | Bought Guard can't attack or block unless you pay {1} for each other creature you control.";

  test('the cost to attack is counted as attackers are declared (CR 508.1h)', () => {
    const poor = table([GUARD], [{ battlefield: ['Bought Guard', 'Hill Giant', 'Hill Giant', 'Mountain'] }, {}]);
    poor.ann.attacks(['Bought Guard']);
    poor.throughCombat();
    expect(poor.ben.life).toBe(20);
    const rich = table(
      [GUARD],
      [{ battlefield: ['Bought Guard', 'Hill Giant', 'Hill Giant', 'Mountain', 'Mountain'] }, {}],
    );
    rich.ann.answers('yesNo', [1]).attacks(['Bought Guard']);
    rich.throughCombat();
    expect(rich.ben.life).toBe(16);
  });

  test('an Equipment comes off what can not be equipped, and is not put there (CR 704.5n, 301.5)', () => {
    const lines = [
      "Smooth Ogre | {2}{R} | Creature — Ogre | 3/3 | Smooth Ogre can't be equipped.",
      'Iron Rod | {1} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {0}',
    ];
    const game = table(lines, [{ battlefield: ['Smooth Ogre', 'Iron Rod', 'Grizzly Bears'] }, {}]);
    uses(game.ann, 'Iron Rod', 'Smooth Ogre');
    expect(now(game.ann, 'Smooth Ogre').power).toBe(3);
    uses(game.ann, 'Iron Rod', 'Grizzly Bears');
    expect(now(game.ann, 'Grizzly Bears').power).toBe(4);
  });

  test('spells can not be cast from graveyards, and from a hand they can (CR 101.2, 702.34a)', () => {
    const lines = [
      "Old Lock | {0} | Artifact | | Players can't cast spells from graveyards or libraries.",
      'Small Flash | {G} | Sorcery | | You gain 2 life. / Flashback {G}',
    ];
    const locked = table(lines, [
      { battlefield: ['Old Lock', 'Forest'], hand: ['Small Flash'], graveyard: ['Small Flash'] },
      {},
    ]);
    plays(locked.ann, 'Small Flash');
    expect([locked.ann.life, locked.ann.graveyard.length]).toEqual([22, 2]);
    expect(locked.ann.can('cast', 'Small Flash')).toBe(false);
  });

  test("a life total that can't change is neither gained nor lost from (CR 119.7-119.8)", () => {
    const lines = [
      "Still Heart | {0} | Artifact | | Your life total can't change.",
      'Even Rain | {0} | Sorcery | | Each player loses 3 life. You gain 7 life.',
    ];
    const game = table(lines, [{ battlefield: ['Still Heart'], hand: ['Even Rain'] }, {}]);
    plays(game.ann, 'Even Rain');
    expect([game.ann.life, game.ben.life]).toEqual([20, 17]);
  });
});

describe('replacement effects', () => {
  test('who may do something else in place of an event and does not lets it happen (CR 614.1a)', () => {
    const tome =
      'Study Tome | {2} | Enchantment | | If you would draw a card, you may put a page counter on Study Tome instead.';
    const sift = 'Quick Sift | {0} | Sorcery | | Draw a card.';
    const lines = [tome, sift];
    const seat = { battlefield: ['Study Tome'], hand: ['Quick Sift'], library: ['Forest', 'Forest'] };
    const declined = table(lines, [seat, {}]);
    declined.ann.answers('yesNo', [0]);
    plays(declined.ann, 'Quick Sift');
    expect([declined.ann.hand, declined.ann.permanent('Study Tome').counters['page']]).toEqual([['Forest'], undefined]);
    const taken = table(lines, [seat, {}]);
    taken.ann.answers('yesNo', [1]);
    plays(taken.ann, 'Quick Sift');
    expect([taken.ann.hand, taken.ann.permanent('Study Tome').counters['page']]).toEqual([[], 1]);
  });

  test('X of the damage is prevented, as much as X is when it would be dealt (CR 615.7)', () => {
    const wall =
      'Thick Wall | {2} | Enchantment | | If a source would deal damage to you, prevent X of that damage, where X is the number of Forests you control.';
    const bolt = 'Long Bolt | {0} | Instant | | Long Bolt deals 5 damage to each player.';
    const game = table([wall, bolt], [{ battlefield: ['Thick Wall', 'Forest', 'Forest'], hand: ['Long Bolt'] }, {}]);
    plays(game.ann, 'Long Bolt');
    expect([game.ann.life, game.ben.life]).toEqual([17, 15]);
  });

  test('"exile it instead of putting it anywhere else" is an ability that may be given (CR 614.1a)', () => {
    const call =
      'Last Call | {0} | Sorcery | | Target creature gains "If this creature would leave the battlefield, exile it with an hour counter on it instead of putting it anywhere else."';
    const end = 'Plain End | {0} | Sorcery | | Destroy all creatures.';
    const game = table(
      [call, end],
      [{ battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Last Call', 'Plain End'] }, {}],
    );
    plays(game.ann, 'Last Call', 'Grizzly Bears');
    plays(game.ann, 'Plain End');
    expect(game.ann.graveyard).toContain('Hill Giant');
    expect(game.ann.graveyard).not.toContain('Grizzly Bears');
  });
});

test('abilities of what opponents control do not trigger when creatures enter, and one’s own do (CR 603.2)', () => {
  const lines = [
    "Hush Mother | {3} | Artifact | | Creatures entering the battlefield don't cause abilities of permanents your opponents control to trigger.",
    'Door Priest | {1}{W} | Creature — Cleric | 1/1 | Whenever a creature enters, you gain 3 life.',
    'Plain Ox | {0} | Creature — Ox | 2/4',
  ];
  const game = table(lines, [
    { battlefield: ['Hush Mother', 'Door Priest'], hand: ['Plain Ox'] },
    { battlefield: ['Door Priest'] },
  ]);
  plays(game.ann, 'Plain Ox');
  expect([game.ann.life, game.ben.life]).toEqual([23, 20]);
});

test('"as though it had haste" lets a creature attack, and nothing else that is new (CR 302.6, 609.4)', () => {
  const lines = [
    'Spur Band | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature can attack as though it had haste.',
    'Young Mage | {0} | Creature — Wizard | 2/2 | {T}: You gain 1 life.',
  ];
  const game = table(lines, [{ hand: ['Young Mage', 'Spur Band'] }, {}]);
  plays(game.ann, 'Young Mage');
  plays(game.ann, 'Spur Band', 'Young Mage');
  expect(game.ann.can('activate', 'Young Mage')).toBe(false);
  game.ann.attacks(['Young Mage']);
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});
