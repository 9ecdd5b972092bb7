/** How often abilities trigger, what they count, what "another" means there, and costs that depend on targets. CR 603, 601.2f. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('"whenever a counter is put" triggers for each counter, "one or more" once for all (CR 603.2c)', () => {
  const lines = [
    'Scholar | {0} | Creature — Elf | 1/1 | Whenever a +1/+1 counter is put on this creature, you gain 1 life.',
    'Monk | {0} | Creature — Elf | 1/1 | Whenever one or more +1/+1 counters are put on this creature, you gain 1 life.',
    'Boost | {0} | Sorcery | | Put three +1/+1 counters on target creature.',
  ];
  for (const [name, life] of [
    ['Scholar', 23],
    ['Monk', 21],
  ] as const) {
    const game = table(lines, [{ battlefield: [name], hand: ['Boost'] }, {}]);
    expect(plays(game.ann, 'Boost', name).ann.life).toBe(life);
  }
});

test('"another target card" of a dies trigger is not the card of what died (CR 603.3d, 115.1)', () => {
  const lines = [
    'Heron | {0} | Creature — Bird | 1/1 | Whenever this creature or another creature you control dies, return another target creature card with mana value 1 or less from your graveyard to your hand.',
    'Cut | {0} | Instant | | Destroy target creature.',
    'Mite | {1} | Creature — Insect | 1/1',
    'Gnat | {1} | Creature — Insect | 1/1',
  ];
  const alone = table(lines, [{ battlefield: ['Heron', 'Mite'], hand: ['Cut'] }, {}]);
  plays(alone.ann, 'Cut', 'Mite');
  expect(alone.ann.hand).toEqual([]);
  const both = table(lines, [{ battlefield: ['Heron', 'Mite'], hand: ['Cut'], graveyard: ['Gnat'] }, {}]);
  plays(both.ann, 'Cut', 'Mite');
  expect(both.ann.hand).toEqual(['Gnat']);
});

test('an ability may be activated if it can be paid for with some target, and only such targets are offered (CR 601.2f, 602.2b)', () => {
  const lines = [
    'Squire | {0} | Creature — Knight | 1/1 | Equip abilities you activate that target this creature cost {4} less to activate.',
    'Blade | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {3}',
  ];
  const game = table(lines, [['Squire', 'Blade', 'Hill Giant'], {}]);
  expect(game.ann.can('activate', 'Blade')).toBe(true);
  game.ann.activates('Blade'); // there is only one target to choose
  game.resolveAll();
  expect([game.ann.stats('Squire'), game.ann.stats('Hill Giant')]).toEqual(['3/3', '3/3']);
  expect(table(lines, [['Blade', 'Hill Giant'], {}]).ann.can('activate', 'Blade')).toBe(false);
});

test('a delayed ability counts the damage that the shield of the same spell has prevented until then (CR 615.5, 615.7)', () => {
  const lines = [
    'Blessing | {0} | Instant | | Prevent the next 4 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+2 counter on that creature for each 1 damage prevented this way.',
    'Zap | {0} | Instant | | Zap deals 3 damage to target creature.',
  ];
  for (const [zaps, stats] of [
    [0, '3/3'],
    [1, '3/9'],
    [2, '3/11'],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Blessing', 'Zap', 'Zap'] }, {}]);
    plays(game.ann, 'Blessing', 'Hill Giant');
    for (let i = 0; i < zaps; i++) plays(game.ann, 'Zap', 'Hill Giant');
    game.to('End');
    expect(game.ann.stats('Hill Giant')).toBe(stats);
  }
});
