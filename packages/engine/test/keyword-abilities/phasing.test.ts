/** Phasing. CR 702.26. */
import { describe, expect, test } from 'vitest';
import { card, creature, keyword } from '../support/cards.ts';
import {
  act,
  counters,
  filter,
  gain,
  instant,
  number,
  plays,
  pump,
  table,
  targetCreature,
  whenever,
} from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

const vanish = instant('Test Vanish', act({ kind: 'phaseOut', object: targetCreature }));
const phaser = creature('Test Phaser', '1U', 2, 2, keyword('phasing'));
const PHASED_OUT = 8;
const isOut = (game: Scenario, name: string): boolean => {
  const found = game.game.battlefield.find((id) => game.game.objects[id]?.record.card.name === name);
  if (found === undefined) throw new Error(`${name} has left the battlefield`);
  return ((game.game.objects[found]?.status ?? 0) & PHASED_OUT) !== 0;
};
const aura = card('Test Aura', {
  cost: '0',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    keyword('enchant', { filter: filter('creature') }),
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: { kind: 'host', how: 'enchanted', filter: filter('creature') },
            power: number(1),
            toughness: number(1),
          },
        },
      ],
    },
  ],
});

describe('phasing', () => {
  test('permanents with phasing phase out in their controller’s untap step, and in again in the next (CR 702.26a, 702.26c)', () => {
    const game = table([phaser], [['Test Phaser'], []]);
    // Its controller's first untap step is past.
    expect(isOut(game, 'Test Phaser')).toBe(true);
    game.to('Upkeep', 2);
    expect(isOut(game, 'Test Phaser')).toBe(true);
    game.to('PrecombatMain', 3);
    expect(isOut(game, 'Test Phaser')).toBe(false);
    // CR 702.26c: it is there again, and attacks.
    game.ann.attacks('Test Phaser');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
    game.to('Upkeep', 5);
    expect(isOut(game, 'Test Phaser')).toBe(true);
  });

  test('twice phasing is no more than once (CR 702.26p)', () => {
    const double = creature('Test Phaser', '1U', 2, 2, keyword('phasing'), keyword('phasing'));
    const game = table([double], [['Test Phaser'], []]);
    expect(isOut(game, 'Test Phaser')).toBe(true);
    game.to('Upkeep', 3);
    expect(isOut(game, 'Test Phaser')).toBe(false);
  });

  test('no phasing happens in an untap step that is skipped (CR 702.26m)', () => {
    const stasis = card('Test Stasis', {
      cost: '0',
      types: ['enchantment'],
      abilities: [{ kind: 'static', rules: [{ kind: 'skipRule', part: { kind: 'turnPart', step: 'untap' } }] }],
    });
    const game = table([phaser, stasis], [['Test Phaser', 'Test Stasis'], []]);
    game.to('Upkeep', 3);
    expect(isOut(game, 'Test Phaser')).toBe(false);
  });

  test('nothing leaves or enters: no triggers, counters and tokens stay (CR 702.26d)', () => {
    const watcher = creature(
      'Test Watcher',
      '1W',
      1,
      1,
      keyword('phasing'),
      whenever({ kind: 'leave', object: { kind: 'self' } }, gain(5)),
      whenever({ kind: 'enter', object: { kind: 'self' } }, gain(5)),
    );
    const grow = instant('Test Grow', counters('+1/+1', 2, targetCreature));
    const game = table([watcher, grow], [{ battlefield: ['Test Watcher'], hand: ['Test Grow'] }, []]);
    game.to('PrecombatMain', 3);
    plays(game, game.ann, 'Test Grow', ['Test Watcher']);
    const before = game.ann.permanent('Test Watcher').id;
    game.to('Upkeep', 5);
    expect(isOut(game, 'Test Watcher')).toBe(true);
    game.to('Upkeep', 7);
    expect(game.ann.permanent('Test Watcher').id).toBe(before);
    expect(game.ann.permanent('Test Watcher').counters).toEqual({ '+1/+1': 2 });
    expect(game.ann.life).toBe(20);
  });

  test('what is phased out is not affected by an effect that begins then (CR 702.26e)', () => {
    const all = instant(
      'Test All',
      pump(2, 2, { kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' }, filter: filter('creature') }),
    );
    const blink = instant('Test Blink', act({ kind: 'phaseOut', object: targetCreature }));
    const game = table(
      [all, blink],
      [{ battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Test All', 'Test Blink'] }, []],
    );
    plays(game, game.ann, 'Test Blink', ['Grizzly Bears']);
    plays(game, game.ann, 'Test All');
    expect(game.ann.stats('Hill Giant')).toBe('5/5');
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  });

  test('an effect on it may end while it is phased out (CR 702.26f)', () => {
    const game = table(
      [vanish, instant('Test Pump', pump(3, 3))],
      [{ battlefield: ['Grizzly Bears'], hand: ['Test Pump', 'Test Vanish'] }, []],
    );
    plays(game, game.ann, 'Test Pump', ['Grizzly Bears']);
    expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
    plays(game, game.ann, 'Test Vanish', ['Grizzly Bears']);
    game.to('Upkeep', 3);
    expect(isOut(game, 'Grizzly Bears')).toBe(false);
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  });

  test('what is attached phases out and in with it, and nothing becomes attached (CR 702.26g, 702.26j)', () => {
    const feast = card('Test Feast', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        whenever(
          {
            kind: 'becomeAttached',
            object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: filter('enchantment') },
          },
          gain(1),
        ),
      ],
    });
    const game = table(
      [aura, vanish, feast],
      [{ battlefield: ['Grizzly Bears', 'Test Feast'], hand: ['Test Aura', 'Test Vanish'] }, []],
    );
    plays(game, game.ann, 'Test Aura', ['Grizzly Bears']);
    game.resolveAll();
    const { life } = game.ann;
    plays(game, game.ann, 'Test Vanish', ['Grizzly Bears']);
    expect([isOut(game, 'Grizzly Bears'), isOut(game, 'Test Aura')]).toEqual([true, true]);
    game.to('Upkeep', 3);
    expect([isOut(game, 'Grizzly Bears'), isOut(game, 'Test Aura')]).toEqual([false, false]);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
    expect(game.ann.life).toBe(life);
  });

  test('an Aura with phasing on a creature with phasing goes and comes with it, not by itself (CR 702.26h)', () => {
    const both = {
      ...aura,
      faces: [{ ...aura.faces[0], abilities: [...(aura.faces[0]?.abilities ?? []), keyword('phasing')] }] as never,
    };
    const game = table([both, phaser], [{ battlefield: ['Test Phaser'], hand: ['Test Aura'] }, []]);
    game.to('PrecombatMain', 3);
    plays(game, game.ann, 'Test Aura', ['Test Phaser']);
    game.to('Upkeep', 5);
    expect([isOut(game, 'Test Phaser'), isOut(game, 'Test Aura')]).toEqual([true, true]);
    game.to('Upkeep', 7);
    expect([isOut(game, 'Test Phaser'), isOut(game, 'Test Aura')]).toEqual([false, false]);
    expect(game.ann.stats('Test Phaser')).toBe('3/3');
  });

  test('an Aura that phased out by itself comes back to what it was on, if that is there (CR 702.26i)', () => {
    const fading = {
      ...aura,
      faces: [{ ...aura.faces[0], abilities: [...(aura.faces[0]?.abilities ?? []), keyword('phasing')] }] as never,
    };
    for (const dies of [false, true]) {
      const game = table(
        [fading],
        [{ battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Test Aura', 'Lightning Bolt'] }, []],
      );
      plays(game, game.ann, 'Test Aura', ['Grizzly Bears']);
      game.to('Upkeep', 3);
      expect(isOut(game, 'Test Aura')).toBe(true);
      expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
      if (dies) plays(game, game.ann, 'Lightning Bolt', ['Grizzly Bears']);
      game.to('Upkeep', 5);
      if (dies) expect(game.ann.graveyard).toContain('Test Aura');
      else expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
    }
  });

  test('a phased-out permanent leaves the game with its owner, and nothing triggers (CR 702.26k)', () => {
    const mourner = card('Test Mourner', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        whenever(
          {
            kind: 'leave',
            object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: filter('creature') },
          },
          gain(3),
        ),
      ],
    });
    const game = table(
      [vanish, mourner],
      [{ battlefield: ['Test Mourner'], hand: ['Test Vanish'] }, ['Hill Giant'], []],
    );
    plays(game, game.ann, 'Test Vanish', ['Hill Giant']);
    game.session.concede(game.ben.id);
    while (game.question !== null && game.question.kind !== 'priority') game.proceed();
    expect(game.game.battlefield.some((id) => game.game.objects[id]?.record.card.name === 'Hill Giant')).toBe(false);
    expect(game.ann.life).toBe(20);
  });
});
