/** Other than what, how much, and when it is asked: what later words of a text go back to. CR 508.5, 603.7, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table, until, uses } from '../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const OX = 'Tin Ox | {0} | Creature — Ox | 1/6 |';

test('"each other creature" behind damage is other than what was dealt it, of the player whom the attacker attacks (CR 508.5, 608.2c)', () => {
  const chain = `Chain | {0} | Artifact — Equipment | | Whenever equipped creature deals damage to a blocking creature, ${'~'} deals that much damage to each other creature defending player controls. / Equip {0}`;
  const game = table(
    [BEAR, OX, chain],
    [{ battlefield: ['Chain', 'Tin Bear', 'Tin Ox'] }, { battlefield: ['Tin Ox', 'Tin Ox', 'Tin Ox'] }],
  );
  uses(game.ann, 'Chain', 'Tin Bear');
  const [first, second, third] = ['Tin Ox', 'Tin Ox', 'Tin Ox'].map(
    (name, index) => game.ben.permanent(name, index).id,
  );
  game.ann.attacks('Tin Bear');
  game.ben.blocks([['Tin Ox', 'Tin Bear']]);
  game.to('PostcombatMain');
  expect([first, second, third].map((id) => game.game.objects[id!]?.damage).sort()).toEqual([2, 2, 2]);
  expect(game.ann.permanent('Tin Ox').damage).toBe(0);
});

test('"all other tokens" behind the creation of one are other than that one (CR 608.2c)', () => {
  const maker = `Maker | {0} | Creature — Demon | 2/2 | {0}: Create a 1/1 blue Bird creature token with flying. Then exile all other Bird tokens you control.`;
  const game = table([maker], [{ battlefield: ['Maker'] }, {}]);
  uses(game.ann, 'Maker');
  const first = game.ann.permanent('Bird Token').id;
  uses(game.ann, 'Maker');
  expect(game.ann.battlefield).toEqual(['Maker', 'Bird Token']);
  expect(game.ann.permanent('Bird Token').id).not.toBe(first);
});

test('"that much" behind damage equal to a number is that number, however much was dealt (CR 608.2c)', () => {
  const drain = `Drain | {0} | Sorcery | | ${'~'} deals damage to target player equal to the number of creatures that player controls and you gain that much life.`;
  const ward = `Ward | {0} | Enchantment | | Prevent all damage that would be dealt to you.`;
  const game = table([BEAR, drain, ward], [{ hand: ['Drain'] }, { battlefield: ['Ward', 'Tin Bear', 'Tin Bear'] }]);
  plays(game.ann, 'Drain', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([22, 20]);
});

test('how it entered is asked once the delayed ability has returned it (CR 603.7)', () => {
  const hatch = `Hatch | {0} | Enchantment | | {0}: Create a 1/1 blue Bird creature token with flying.`;
  const lead = `Lead | {0} | Creature — Dog | 2/2 | Haste / Whenever ${'~'} attacks, exile up to one ${'other'} target nonland permanent. At the beginning of the next end step, return ${'that'} card to the battlefield under its owner’s control. If it entered under your control, put a ${'+1/+1'} counter on ${'~'}.`;
  for (const [target, counters] of [
    ['Tin Bear', 1],
    ['Tin Ox', 0],
    ['Bird Token', 0],
  ] as const) {
    const game = table(
      [BEAR, OX, lead, hatch],
      [{ battlefield: ['Lead', 'Tin Bear', 'Hatch'] }, { battlefield: ['Tin Ox'] }],
    );
    if (target === 'Bird Token') uses(game.ann, 'Hatch');
    game.ann
      .attacks('Lead')
      .answers('targets', (question) => (question.kind === 'targets' ? [game.indexOf(question.legal, target)] : []));
    game.to('PostcombatMain');
    expect(game.ann.permanent('Lead').counters['+1/+1'] ?? 0).toBe(0);
    game.to('Upkeep', 2);
    expect([target, game.ann.permanent('Lead').counters['+1/+1'] ?? 0]).toEqual([target, counters]);
    const left = [...game.ann.battlefield, ...game.ben.battlefield].filter((name) => name !== 'Bird Token');
    expect(left.sort()).toEqual(['Hatch', 'Lead', 'Tin Bear', 'Tin Ox']);
  }
});

test('"its owner draws a card and each other player loses 1 life": other than the owner, whoever controlled it (CR 109.5, 608.2c)', () => {
  const goat = `Goat | {0} | Creature — Goat | 0/5 | {1}: Gain control of this creature. Only your opponents may ${'activate'} this ability. / When this creature dies, its owner gains 5 life and each other player loses 1 life.`;
  const kill = 'Kill | {0} | Instant | | Destroy target creature.';
  const game = table([goat, kill], [{ battlefield: ['Goat'], hand: ['Kill'] }, { battlefield: ['Forest'] }, {}]);
  game.ben.activates('Goat');
  game.resolveAll();
  plays(game.ann, 'Kill', 'Goat');
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([25, 19, 19]);
});

test('what the enchanted creature deals to "any other target": other than the creature (CR 115.4, 120.7)', () => {
  const pain = `Pain | {0} | Enchantment — Aura | | Enchant creature / When this Aura enters, enchanted creature ${'deals'} damage equal to its power to any other target.`;
  const game = table(
    [pain, 'Cub | {0} | Creature — Bear | 2/2 |', 'Ox | {0} | Creature — Ox | 3/5 |'],
    [{ hand: ['Pain'], battlefield: ['Cub', 'Ox'] }, {}],
  );
  game.ann.casts('Pain', { targets: ['Cub'] });
  const { legal } = until(game.ann, 'targets');
  expect(game.ann.names(legal.flat().filter((one) => (one as number) >= 0) as never)).toEqual(['Ox']);
});
