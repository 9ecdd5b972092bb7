/** Goading that stands, casts of commanders, and what is done while attackers are declared. CR 506, 701.38, 903.8. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const ONLY_COLORED = ['This effect reduces only the amount', 'of colored mana you pay'].join(' ');
const BAND =
  'Taunting Band | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0 and is goaded.';

test('a creature is goaded as long as it is said to be, and attacks another player (CR 701.38b)', () => {
  const game = table([BAND], [{ hand: ['Taunting Band'] }, ['Grizzly Bears'], []]);
  plays(game.ann, 'Taunting Band', 'Grizzly Bears');
  expect(now(game.ben, 'Grizzly Bears').power).toBe(3);
  let seen = 0;
  const declares = (): void => {
    game.ben.answers('attackers', (question) => {
      if (question.kind !== 'attackers') throw new Error('attackers are declared');
      expect(question.mustAttack).toEqual([0]);
      expect(question.defenders).toEqual([[-3]]);
      seen++;
      return [0, 0];
    });
  };
  declares();
  game.to('PostcombatMain', 2);
  expect([seen, game.ann.life, game.cat.life]).toEqual([1, 20, 17]);
  declares();
  game.to('PostcombatMain', 5);
  expect([seen, game.ann.life, game.cat.life]).toEqual([2, 20, 14]);
});

test('what was goaded as it died was goaded (CR 603.10a)', () => {
  const lines = [
    'Loud Host | {2} | Creature — Elf | 4/4 | Creatures your opponents control with power less than Loud Host’s power are goaded. / Whenever a goaded creature dies, you gain 4 life.',
    'Plain End | {0} | Sorcery | | Destroy target creature.',
  ];
  const game = table(lines, [
    { hand: ['Plain End', 'Plain End'], battlefield: ['Loud Host'] },
    ['Grizzly Bears', 'Craw Wurm'],
  ]);
  plays(game.ann, 'Plain End', 'Craw Wurm');
  expect(game.ann.life).toBe(20);
  plays(game.ann, 'Plain End', 'Grizzly Bears');
  expect(game.ann.life).toBe(24);
});

test('commanders cast from the command zone are counted through the game (CR 903.8)', () => {
  const lines = [
    'Old Queen | {G} | Legendary Creature — Elf | 1/1',
    'Royal Feast | {0} | Sorcery | | You gain 2 life for each time you’ve cast a commander from the command zone this game.',
    'Plain End | {0} | Sorcery | | Destroy all creatures.',
    'Queen’s Banner | {0} | Enchantment | | Elves you control get +1/+1 for each time you’ve cast your commander from the command zone this game.',
  ];
  const seat = {
    hand: ['Royal Feast', 'Royal Feast', 'Plain End', "Queen's Banner"],
    battlefield: ['Forest', 'Forest', 'Forest', 'Forest'],
    command: ['Old Queen'],
  };
  const game = table(lines, [seat, {}], { format: 'commander' });
  plays(game.ann, "Queen's Banner");
  plays(game.ann, 'Old Queen');
  expect(now(game.ann, 'Old Queen').power).toBe(2);
  plays(game.ann, 'Royal Feast');
  expect(game.ann.life).toBe(42);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Plain End');
  plays(game.ann, 'Old Queen');
  expect(now(game.ann, 'Old Queen').power).toBe(3);
  plays(game.ann, 'Royal Feast');
  expect(game.ann.life).toBe(46);
});

test('a spell only for whoever is attacked in this step (CR 506.2, 601.3)', () => {
  const stand =
    'Grim Stand | {0} | Instant | | Cast this spell only if you’ve been attacked this step. / Target creature gets +0/+4 until end of turn.';
  const lines = [stand];
  const attacked = table(lines, [['Grizzly Bears'], { hand: ['Grim Stand'], battlefield: ['Craw Wurm'] }, []]);
  expect(attacked.ben.can('cast', 'Grim Stand')).toBe(false);
  attacked.ann.attacks('Grizzly Bears', 'ben');
  attacked.to('DeclareAttackers');
  expect(attacked.ben.can('cast', 'Grim Stand')).toBe(true);
  const other = table(lines, [['Grizzly Bears'], { hand: ['Grim Stand'], battlefield: ['Craw Wurm'] }, []]);
  other.ann.attacks('Grizzly Bears', 'cat');
  other.to('DeclareAttackers');
  expect(other.ben.can('cast', 'Grim Stand')).toBe(false);
});

test('what reduces only colored mana leaves the rest as it is (CR 118.7c)', () => {
  const lines = [
    `Tithe Clerk | {0} | Creature — Cleric | 1/1 | Bear spells you cast cost {G}{G} less to cast. ${ONLY_COLORED}.`,
    'Mossy Cub | {2}{G} | Creature — Bear | 2/2',
  ];
  const board = ['Tithe Clerk', 'Mountain'];
  const poor = table(lines, [{ hand: ['Mossy Cub'], battlefield: board }, {}]);
  expect(poor.ann.can('cast', 'Mossy Cub')).toBe(false);
  const enough = table(lines, [{ hand: ['Mossy Cub'], battlefield: [...board, 'Mountain'] }, {}]);
  expect(enough.ann.can('cast', 'Mossy Cub')).toBe(true);
});

test('protection from one or from the other is chosen as it resolves (CR 608.2d)', () => {
  const lines = [
    'Split Ward | {0} | Sorcery | | Target creature gains protection from artifacts or from the color of your choice until end of turn.',
    'Red Bite | {R} | Instant | | Red Bite deals 1 damage to target creature.',
  ];
  const seats = [{ hand: ['Split Ward', 'Red Bite'], battlefield: ['Grizzly Bears', 'Mountain'] }, {}];
  const game = table(lines, seats);
  game.ann.answers('chooseOption', [1]).answers('chooseOption', [3]);
  plays(game.ann, 'Split Ward', 'Grizzly Bears');
  expect(game.ann.can('cast', 'Red Bite')).toBe(false);
  const other = table(lines, seats);
  other.ann.answers('chooseOption', [0]);
  plays(other.ann, 'Split Ward', 'Grizzly Bears');
  expect(other.ann.can('cast', 'Red Bite')).toBe(true);
});
