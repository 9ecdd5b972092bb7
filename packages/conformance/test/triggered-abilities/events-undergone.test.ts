/** Events said of what undergoes them, with cards read from text. CR 603.2. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

test('an ability that looks for excess damage triggers on more than would be lethal, with what is dealt at once taken together (CR 120.10)', () => {
  const lines = [
    'Overflow | {0} | Enchantment | | Whenever a creature an opponent controls is dealt excess noncombat damage, you gain that much life.',
    'Bolt | {0} | Instant | | Bolt deals 5 damage to target creature.',
    'Wide Bear | {0} | Creature — Bear | 2/3 |',
    'Deep Bear | {0} | Creature — Bear | 2/6 |',
  ];
  const game = table(lines, [
    { battlefield: ['Overflow'], hand: ['Bolt', 'Bolt'] },
    { battlefield: ['Wide Bear', 'Deep Bear'] },
  ]);
  plays(game.ann, 'Bolt', 'Deep Bear');
  expect(game.ann.life).toBe(20);
  plays(game.ann, 'Bolt', 'Wide Bear');
  expect(game.ann.life).toBe(22);
});

test('"is exiled from the battlefield" looks where it was (CR 603.6c)', () => {
  const lines = [
    'Mourner | {0} | Creature — Spirit | 1/1 | Whenever another creature is exiled from the battlefield, put two +1/+1 counters on this creature.',
    'Banish | {0} | Instant | | Exile target creature.',
    'Dig Up | {0} | Instant | | Exile target creature card from a graveyard.',
    'Elf | {0} | Creature — Elf | 1/1 |',
  ];
  const game = table(lines, [{ battlefield: ['Mourner', 'Elf'], graveyard: ['Elf'], hand: ['Banish', 'Dig Up'] }, {}]);
  plays(game.ann, 'Dig Up', 'Elf');
  expect(now(game.ann, 'Mourner').power).toBe(1);
  plays(game.ann, 'Banish', 'Elf');
  expect(now(game.ann, 'Mourner').power).toBe(3);
});

test('"sacrificed" is not "destroyed" (CR 701.17a)', () => {
  const lines = [
    'Cinder Idol | {0} | Enchantment | | Whenever an artifact is sacrificed, you gain 3 life.',
    'Bauble | {0} | Artifact | | {T}, Sacrifice this artifact: Draw a card.',
    'Smash | {0} | Instant | | Destroy target artifact.',
  ];
  const game = table(lines, [{ battlefield: ['Cinder Idol', 'Bauble', 'Bauble'], hand: ['Smash'] }, {}]);
  plays(game.ann, 'Smash', 'Bauble');
  expect(game.ann.life).toBe(20);
  uses(game.ann, 'Bauble');
  expect(game.ann.life).toBe(23);
});

test('only abilities of the keyword set it off (CR 702.1)', () => {
  const lines = [
    'Champion | {0} | Creature — Elf | 1/1 | Whenever you activate an exhaust ability, you gain 2 life.\nExhaust — {0}: Draw a card.\n{0}: This creature gains haste until end of turn.',
  ];
  const game = table(lines, [{ battlefield: ['Champion'] }, {}]);
  game.ann.activates('Champion', { ability: 2 });
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  game.ann.activates('Champion', { ability: 1 });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
});

test('every spell but the first of the turn sets it off (CR 603.2)', () => {
  const lines = [
    'Busy | {0} | Enchantment | | Whenever you cast a spell other than your first spell each turn, you gain 1 life.',
    'Idea | {0} | Instant | | Scry 1.',
  ];
  const game = table(lines, [{ battlefield: ['Busy'], hand: ['Idea', 'Idea', 'Idea'] }, {}]);
  const seen = [0, 1, 2].map(() => {
    plays(game.ann, 'Idea');
    return game.ann.life;
  });
  expect(seen).toEqual([20, 21, 22]);
});

test('"with exactly two creatures": neither one nor three (CR 508.3d)', () => {
  const lines = [
    'Pair Drill | {0} | Enchantment | | Whenever you attack with exactly two creatures, you gain 2 life.',
    'Elf | {0} | Creature — Elf | 1/1 |',
  ];
  for (const [count, life] of [
    [1, 20],
    [2, 22],
    [3, 20],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Pair Drill', ...Array.from({ length: count }, () => 'Elf')] }, {}]);
    game.ann.attacks(Array.from({ length: count }, () => 'Elf'));
    game.throughCombat();
    expect(game.ann.life).toBe(life);
  }
});

test('"transforms into" looks at what it has become (CR 701.28a)', () => {
  const face = (name: string, type_line: string, oracle_text = ''): object => ({
    name,
    type_line,
    mana_cost: '',
    power: '1',
    toughness: '1',
    oracle_text,
  });
  const shifter = {
    name: 'Elf Child // Wolf Child',
    layout: 'transform',
    card_faces: [
      { ...face('Elf Child', 'Creature — Elf', '{0}: Transform this creature.') },
      face('Wolf Child', 'Creature — Wolf', '{0}: Transform this creature.'),
    ],
  };
  const game = table(
    [
      'Moon Song | {0} | Enchantment | | Whenever a creature you control transforms into a Wolf, draw a card.',
      shifter as never,
    ],
    [{ battlefield: ['Moon Song', 'Elf Child // Wolf Child'] }, {}],
  );
  const before = game.ann.hand.length;
  uses(game.ann, 'Elf Child');
  expect(game.ann.hand.length).toBe(before + 1);
  uses(game.ann, 'Wolf Child');
  expect(game.ann.hand.length).toBe(before + 1);
});

test('what was done this way is looked at when the step is over, and then targets are chosen (CR 603.12)', () => {
  const lines = [
    'Grave Dirt | {0} | Artifact | | {T}: Exile target card from a graveyard. When a creature card is exiled this way, put two +1/+1 counters on target creature you control.',
    'Elf | {0} | Creature — Elf | 1/1 |',
  ];
  for (const [card, power] of [
    ['Elf', 3],
    ['Island', 1],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Grave Dirt', 'Elf'], graveyard: [card] }, {}]);
    uses(game.ann, 'Grave Dirt', card);
    expect(now(game.ann, 'Elf').power).toBe(power);
  }
});

describe('"is put into a graveyard from anywhere"', () => {
  const titan =
    'Titan | {0} | Creature — Eldrazi | 8/8 | When Titan is put into a graveyard from anywhere, you gain 3 life.';
  const silence = 'Silence | {0} | Enchantment | | All creatures lose all abilities.';
  const fall = 'Fall | {0} | Sorcery | | Destroy target creature you control.';
  const mimic =
    'Mimic | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any creature an opponent controls.';

  test('looks at the card that has arrived: it triggers though the creature had lost it (CR 603.6c)', () => {
    const game = table([titan, silence, fall], [{ battlefield: ['Titan', 'Silence'], hand: ['Fall'] }, {}]);
    plays(game.ann, 'Fall', 'Titan');
    expect([game.ann.graveyard, game.ann.life]).toEqual([['Titan', 'Fall'], 23]);
  });

  test('triggers once where it has it in both places, and not for a copy (CR 603.6c, 707.2)', () => {
    const plain = table([titan, fall], [{ battlefield: ['Titan'], hand: ['Fall'] }, {}]);
    expect(plays(plain.ann, 'Fall', 'Titan').ann.life).toBe(23);
    const copied = table([titan, fall, mimic], [{ hand: ['Mimic', 'Fall'] }, { battlefield: ['Titan'] }]);
    copied.ann.answers('yesNo', [1]);
    plays(copied.ann, 'Mimic');
    expect(copied.ann.battlefield).toEqual(['Titan']);
    plays(copied.ann, 'Fall');
    expect([copied.ann.life, [...copied.ann.graveyard].sort()]).toEqual([20, ['Fall', 'Mimic']]);
  });
});
