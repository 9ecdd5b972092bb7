/** "Three or more creatures attacked this turn": so many different ones, however often each did. CR 608.2i. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const ASK = (condition: string): string => `Ask | {0} | Sorcery | | If ${condition} this turn, you gain 5 life.`;

test.each([
  [1, 20],
  [2, 25],
])('%i spells cast before, of two', (spells, life) => {
  const game = table(
    [CUB, 'Ask | {0} | Instant | | If you’ve cast three or more spells this turn, you gain 5 life.'],
    [{ hand: [...Array<string>(spells).fill('Cub'), 'Ask'] }, []],
  );
  for (let i = 0; i < spells; i++) plays(game.ann, 'Cub');
  plays(game.ann, 'Ask');
  expect(game.ann.life).toBe(life);
});

test.each([
  [1, 20],
  [2, 25],
])('%i creatures attack, of two', (attackers, life) => {
  const game = table(
    [CUB, ASK('two or more creatures attacked')],
    [{ hand: ['Ask'], battlefield: ['Cub', 'Cub'] }, []],
  );
  game.ann.attacks(Array<string>(attackers).fill('Cub'));
  game.to('PostcombatMain');
  plays(game.ann, 'Ask');
  expect(game.ann.life).toBe(life);
});

test.each([
  [['Keen'], 16, 20],
  [['Keen', 'Keen'], 12, 25],
])('attacked with: %j in two combats (CR 508.1a, 608.2i)', (attackers, theirs, life) => {
  const keen = 'Keen | {0} | Creature — Cat | 2/2 | Vigilance';
  const again = 'Once More | {0} | Sorcery | | After this phase, there is an additional combat phase.';
  const game = table(
    [keen, again, ASK('you attacked with two or more creatures')],
    [{ hand: ['Ask', 'Once More'], battlefield: attackers }, []],
  );
  plays(game.ann, 'Once More');
  for (const _ of [1, 2]) {
    game.ann.attacks(attackers);
    game.to('EndOfCombat');
  }
  game.to('PostcombatMain');
  plays(game.ann, 'Ask');
  expect([game.ben.life, game.ann.life]).toEqual([theirs, life]);
});

test('one creature that deals damage twice is one source', () => {
  const ace = 'Ace | {0} | Creature — Human | 1/1 | Double strike';
  for (const [creatures, life] of [
    [['Ace'], 20],
    [['Ace', 'Cub'], 25],
  ] as const) {
    const game = table(
      [CUB, ace, ASK('two or more sources you controlled dealt damage')],
      [{ hand: ['Ask'], battlefield: creatures }, []],
    );
    game.ann.attacks(creatures);
    game.to('PostcombatMain');
    plays(game.ann, 'Ask');
    expect(game.ann.life).toBe(life);
  }
});

test('"if you return two or more permanents you control this way": as they were on the battlefield (CR 400.7, 608.2c, 608.2h)', () => {
  const tide =
    'Tide | {0} | Sorcery | | Return all nonland permanents to their owners’ hands. If you return two or more nontoken permanents you control this way, you gain 3 life.';
  const lines = [
    tide,
    'Ox | {0} | Creature — Ox | 2/2 |',
    'Herd | {0} | Sorcery | | Create a 1/1 green Elk creature token.',
  ];
  for (const [mine, theirs, life] of [
    [['Ox', 'Ox', 'Forest'], [], 23],
    [['Ox', 'Forest'], ['Ox', 'Ox'], 20],
  ] as const) {
    const game = table(lines, [{ battlefield: mine, hand: ['Herd', 'Tide'] }, { battlefield: theirs }]);
    plays(game.ann, 'Herd');
    plays(game.ann, 'Tide');
    expect([game.ann.life, game.ann.battlefield, game.ben.battlefield]).toEqual([life, ['Forest'], []]);
  }
});

test('"if you’ve been dealt damage by two or more creatures this turn": by two different ones, whoever controls them (CR 120.1, 608.2i)', () => {
  const lines = [
    'Snare | {9} | Instant | | If you’ve been dealt damage by two or more creatures this turn, you may pay {0} rather than pay this spell’s mana cost. / You gain 2 life.',
    'Imp | {0} | Creature — Imp | 1/1 | {0}: Imp deals 1 damage to target player.',
    'Elf | {0} | Creature — Elf | 1/1 | {0}: Elf deals 1 damage to target player.',
  ];
  const game = table(lines, [{ battlefield: ['Imp'], hand: ['Snare'] }, { battlefield: ['Elf'] }]);
  uses(game.ann, 'Imp', 'ann');
  uses(game.ann, 'Imp', 'ann');
  uses(game.ben, 'Elf', 'ann');
  expect(game.ann.can('cast', 'Snare')).toBe(true);
  const other = table(lines, [{ battlefield: ['Imp'], hand: ['Snare'] }, { battlefield: ['Elf'] }]);
  uses(other.ann, 'Imp', 'ann');
  uses(other.ann, 'Imp', 'ann');
  uses(other.ben, 'Elf', 'ben');
  expect(other.ann.can('cast', 'Snare')).toBe(false);
});
