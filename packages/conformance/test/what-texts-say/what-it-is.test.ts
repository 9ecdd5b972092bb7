/** "It" is what a reader takes it for, not merely what was named last. CR 608.2c, 603.4, 109.2. */
import { StatusBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const BEAR = 'Bear | {0} | Creature — Bear | 2/2 |';
const OX = 'Ox | {0} | Creature — Ox | 4/4 |';

/** How many counters of this kind are on it. */
const counters = (game: Scenario, name: string, kind: string): number => game.ann.permanent(name).counters[kind] ?? 0;

const isTapped = (game: Scenario, name: string): boolean => (game.ann.permanent(name).status & StatusBit.Tapped) !== 0;

describe('what is gone is not what something is done to', () => {
  test('the attacker gets bigger, not the token sacrificed for it (CR 701.21a)', () => {
    const game = table(
      [
        `Glutton | {0} | Creature — Vampire | 2/2 | Whenever ~ attacks, you may sacrifice another creature. If you do, it gets +3/+3 until end of turn.`,
        BEAR,
      ],
      [['Glutton', 'Bear'], {}],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.attacks('Glutton');
    game.throughCombat();
    expect([game.ann.graveyard, game.ben.life]).toEqual([['Bear'], 15]);
  });

  test('whose counters are asked for is not a card just drawn (CR 121.1)', () => {
    const game = table(
      [
        `Omen | {0} | Enchantment | | Whenever one or more +1/+1 counters are put on a creature, draw a card if you control that creature. If you don't control it, you lose 5 life.`,
        'Grow | {0} | Instant | | Put a +1/+1 counter on target creature.',
        BEAR,
        OX,
      ],
      [{ battlefield: ['Omen', 'Bear'], hand: ['Grow', 'Grow'], library: ['Plains', 'Plains'] }, ['Ox']],
    );
    plays(game.ann, 'Grow', 'Bear');
    expect([game.ann.hand, game.ann.life]).toEqual([['Grow', 'Plains'], 20]);
    plays(game.ann, 'Grow', 'Ox');
    expect([game.ann.hand, game.ann.life]).toEqual([['Plains'], 15]);
  });
});

describe('what is asked about is spoken of', () => {
  test('the permanent asked about gets the counter, not the spell that was cast (CR 603.4)', () => {
    const game = table(
      [
        `Post | {0} | Artifact | | Whenever you cast a sorcery spell, if ~ has fewer than two oil counters on it, put an oil counter on it.`,
        'Nap | {0} | Sorcery | | You gain 1 life.',
      ],
      [{ battlefield: ['Post'], hand: ['Nap', 'Nap', 'Nap'] }, {}],
    );
    for (let cast = 0; cast < 3; cast++) plays(game.ann, 'Nap');
    expect(counters(game, 'Post', 'oil')).toBe(2);
  });

  test('the enchanted creature is tapped, not the Aura that enters (CR 603.4)', () => {
    const game = table(
      [
        `Frost | {0} | Enchantment — Aura | | Enchant creature / When ~ enters, if enchanted creature is untapped, tap it.`,
        BEAR,
      ],
      [{ battlefield: ['Bear'], hand: ['Frost'] }, {}],
    );
    plays(game.ann, 'Frost', 'Bear');
    expect([isTapped(game, 'Bear'), isTapped(game, 'Frost')]).toEqual([true, false]);
  });

  test('the spell of which a fact is asked is not named: the counter goes on the creature (CR 608.2c)', () => {
    const game = table(
      [
        `Pixie | {0} | Creature — Faerie | 1/1 | As an additional cost to cast this spell, you may collect evidence 1. / When ~ enters, tap target creature an opponent controls. If evidence was collected, put a stun counter on it.`,
        OX,
        'Clue | {1} | Artifact | |',
      ],
      [{ hand: ['Pixie'], graveyard: ['Clue'] }, ['Ox']],
    );
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Pixie');
    expect([game.ben.permanent('Ox').counters['stun'], counters(game, 'Pixie', 'stun')]).toEqual([1, 0]);
  });
});

describe('what an event is about', () => {
  test('what is dealt damage is destroyed, not what said so as it entered (CR 603.7a)', () => {
    const game = table(
      [
        `Fumes | {0} | Creature — Dragon | 4/4 | When ~ enters, until end of turn, whenever a creature an opponent controls is dealt damage, destroy it.`,
        'Prick | {0} | Instant | | Prick deals 1 damage to target creature.',
        OX,
      ],
      [{ hand: ['Fumes', 'Prick'] }, ['Ox']],
    );
    plays(game.ann, 'Fumes');
    plays(game.ann, 'Prick', 'Ox');
    expect([game.ann.battlefield, game.ben.graveyard]).toEqual([['Fumes'], ['Ox']]);
  });

  test('the object itself comes back when it dies, not what it fought (CR 603.7a)', () => {
    const game = table(
      [
        `Statue | {0} | Artifact Creature — Golem | 1/4 | {0}: ~ fights another target creature you control. When ~ dies this turn, return it to the battlefield tapped under your control.`,
        OX,
      ],
      [['Statue', 'Ox'], {}],
    );
    uses(game.ann, 'Statue', 'Ox');
    expect([game.ann.battlefield, isTapped(game, 'Statue')]).toEqual([['Ox', 'Statue'], true]);
  });

  test('whoever controls it sacrifices that creature, not the one it blocked (CR 608.2c)', () => {
    const game = table(
      [
        `Trap | {0} | Creature — Golem | 3/3 | Whenever ~ becomes blocked by a creature, that creature's controller sacrifices it.`,
        OX,
      ],
      [['Trap'], ['Ox']],
    );
    game.ann.attacks('Trap');
    game.ben.blocks([['Ox', 'Trap']]);
    game.throughCombat();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Trap'], []]);
  });

  test('a creature that a spell targets gets the counter (CR 122.1)', () => {
    const game = table(
      [
        `Hero | {0} | Creature — Human | 1/1 | Whenever you cast a spell that targets ~, put two +1/+1 counters on it.`,
        'Pat | {0} | Instant | | Target creature gains flying until end of turn.',
      ],
      [{ battlefield: ['Hero'], hand: ['Pat'] }, {}],
    );
    plays(game.ann, 'Pat', 'Hero');
    expect(now(game.ann, 'Hero').power).toBe(3);
  });
});

test('"that creature" beside a token that copies it is the creature; the card that died is no token (CR 111.1)', () => {
  const game = table(
    [
      `Grave Knight | {0} | Creature — Zombie | 2/2 | Whenever another creature dies, create a 2/2 black Zombie creature token and exile that card.`,
      'Slay | {0} | Instant | | Destroy target creature.',
      OX,
    ],
    [{ battlefield: ['Grave Knight'], hand: ['Slay'] }, ['Ox']],
  );
  plays(game.ann, 'Slay', 'Ox');
  expect([game.ben.exile, game.ben.graveyard, game.ann.battlefield]).toEqual([
    ['Ox'],
    [],
    ['Grave Knight', 'Zombie Token'],
  ]);
});

test('"him" is the character whose card it is, whatever else was named (CR 201.5)', () => {
  const game = table(
    [
      `Brawler | {0} | Legendary Creature — Human Warrior | 3/6 | {0}: ~ deals 1 damage to target creature. That creature deals damage equal to its power to him.`,
      OX,
    ],
    [['Brawler'], ['Ox']],
  );
  uses(game.ann, 'Brawler', 'Ox');
  expect([game.ann.permanent('Brawler').damage, game.ben.permanent('Ox').damage]).toEqual([4, 1]);
});

test('the controller of the spell whose power is dealt is hurt, not that of the source (CR 608.2c)', () => {
  const game = table(
    [
      `Rebuke | {0} | Instant | | Counter target creature spell. Rebuke deals damage equal to that spell's power to its controller.`,
      'Elk | {0} | Creature — Elk | 4/4 | Flash',
    ],
    [{ hand: ['Rebuke'] }, { hand: ['Elk'] }],
  );
  game.ben.casts('Elk');
  game.ann.casts('Rebuke', { targets: ['Elk'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([20, 16]);
});

test('a quoted ability that an object loses is the one printed on it (CR 113.10, 201.5a)', () => {
  const lynx = `Glass Lynx | {0} | Creature — Cat | 1/1 | Prevent all damage that would be dealt to ${'~'}. / {0}: Until end of turn, ${'~'} loses "Prevent all damage that would be dealt to ${'~'}." Any player may activate this ability.`;
  const bolt = `Jolt | {0} | Instant | | ${'~'} deals 3 damage to target creature.`;
  const game = table([lynx, bolt], [{ hand: ['Jolt', 'Jolt'] }, { battlefield: ['Glass Lynx'] }]);
  plays(game.ann, 'Jolt', 'Glass Lynx');
  expect(game.ben.battlefield).toEqual(['Glass Lynx']);
  uses(game.ann, 'Glass Lynx');
  plays(game.ann, 'Jolt', 'Glass Lynx');
  expect(game.ben.battlefield).toEqual([]);
});
