/** What is said of what mana is spent on, read from text. CR 106.6. */
import { expect, test } from 'vitest';
import { hasKeyword } from '../../../engine/src/questions/objects/keywords.ts';
import { now, plays, table } from '../support/text-table.ts';

const HASTY =
  'Ember Hearth | | Land | | {T}: Add {R}. If that mana is spent on a Goblin creature spell, it gains haste until end of turn.';
const GOBLIN = 'Tunnel Goblin | {R} | Creature — Goblin | 2/1';
const BEAR = 'Coal Bear | {R} | Creature — Bear | 2/1';

test('a spell that such mana is spent on gains haste, and the permanent it becomes has it (CR 106.6, 400.7a)', () => {
  const game = table([HASTY, GOBLIN], [{ battlefield: ['Ember Hearth'], hand: ['Tunnel Goblin'] }, {}]);
  plays(game.ann, 'Tunnel Goblin');
  game.ann.attacks('Tunnel Goblin');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});

test('spent on another spell, it does nothing; other mana does not do it either (CR 106.6)', () => {
  for (const land of ['Ember Hearth', 'Mountain']) {
    const spell = land === 'Mountain' ? 'Tunnel Goblin' : 'Coal Bear';
    const game = table([HASTY, GOBLIN, BEAR], [{ battlefield: [land], hand: [spell] }, {}]);
    plays(game.ann, spell);
    expect(hasKeyword(now(game.ann, spell), 'haste')).toBe(false);
  }
});

test('a creature enters with a counter for the mana that it was cast with (CR 106.6, 614.1c)', () => {
  const line =
    'Guild Yard | | Land | | {T}: Add one mana of any color. If this mana is spent to cast a red creature spell, that creature enters with two additional +1/+1 counters on it.';
  const game = table([line, BEAR], [{ battlefield: ['Guild Yard'], hand: ['Coal Bear'] }, {}]);
  plays(game.ann, 'Coal Bear');
  expect(game.ann.stats('Coal Bear')).toBe('4/3');
});

test("mana that may be spent on one sort of spell only makes that spell one that can't be countered (CR 106.6, 701.6a)", () => {
  const lines = [
    "Quiet Cave | | Land | | {T}: Add {R}. Spend this mana only to cast a Goblin spell, and that spell can't be countered.",
    'Deny | {0} | Instant | | Counter target spell.',
    GOBLIN,
    BEAR,
  ];
  const game = table(lines, [
    { battlefield: ['Quiet Cave'], hand: ['Tunnel Goblin', 'Coal Bear'] },
    { hand: ['Deny'] },
  ]);
  expect(game.ann.can('cast', 'Coal Bear')).toBe(false);
  game.ann.casts('Tunnel Goblin');
  game.ben.casts('Deny', { targets: ['Tunnel Goblin'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Tunnel Goblin');
});

test('"when you spend this mana" triggers, and its ability resolves before the spell (CR 106.6, 603.3)', () => {
  const line =
    'Nurse Stone | {0} | Artifact | | {T}: Add {R}. When you spend this mana to cast a creature spell, you gain 3 life.';
  const game = table([line, BEAR], [{ battlefield: ['Nurse Stone'], hand: ['Coal Bear'] }, {}]);
  game.ann.casts('Coal Bear');
  game.resolve();
  expect(game.ann.life).toBe(23);
  expect(game.ann.battlefield).not.toContain('Coal Bear');
});

test('a spell is copied for the mana that it was cast with, and the copy may have another target (CR 106.6, 707.10c)', () => {
  const lines = [
    'Goggles | {0} | Artifact | | {T}: Add {R}. When that mana is spent to cast a red instant spell, copy that spell and you may choose new targets for the copy.',
    'Spark | {R} | Instant | | Spark deals 3 damage to any target.',
    'Slow Spark | {R} | Sorcery | | Slow Spark deals 3 damage to any target.',
    'Grey Spark | {1} | Instant | | Grey Spark deals 3 damage to any target.',
  ];
  for (const [spell, life] of [
    ['Spark', 14],
    ['Slow Spark', 17],
    ['Grey Spark', 17],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Goggles'], hand: [spell] }, {}]);
    game.ann.casts(spell, { targets: [game.ben.name] });
    expect(game.resolveAll().ben.life).toBe(life);
  }
});
