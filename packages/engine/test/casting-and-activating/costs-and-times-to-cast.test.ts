/** When a card may be cast, what an ability costs now, what mana was spent, what may be spent as what. CR 601.3, 602.2b, 609.4b. */
import { describe, expect, test } from 'vitest';
import type { Ability, Condition, Filter, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import {
  act,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  number,
  quantifier,
  self,
  you,
} from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { nodes, select, stating } from '../support/texts.ts';

const gain = (amount: number): Ability => ({
  kind: 'spell',
  clause: act({ kind: 'gainLife', amount: number(amount) }),
});
const instant = (cost: string, ...abilities: Ability[]): Card =>
  card('Test Instant', { cost, types: ['instant'], abilities });
const anySpell: Filter = classFilter('spell');

describe('when it may be cast', () => {
  const timed = (rule: Partial<Extract<Rule, { kind: 'castOnly' }>>): Card =>
    instant('R', stating({ kind: 'castOnly', ...rule }), gain(1));
  const canIn = (
    made: Card,
    step: 'PrecombatMain' | 'BeginningOfCombat' | 'DeclareBlockers' | 'EndOfCombat',
  ): boolean => {
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Test Instant'], battlefield: ['Mountain', 'Grizzly Bears'] }, []], {
      cards: [made],
    });
    game.ann.attacks('Grizzly Bears');
    return game.to(step).ann.can('cast', 'Test Instant');
  };
  const combat = { kind: 'turnPart', step: 'combat' } as const;

  test('only during combat (CR 601.3)', () => {
    const made = timed({ during: { kind: 'duringPart', part: combat } });
    expect([canIn(made, 'PrecombatMain'), canIn(made, 'BeginningOfCombat')]).toEqual([false, true]);
  });

  test('only after blockers are declared (CR 601.3)', () => {
    const made = timed({ during: { kind: 'duringPart', part: combat, after: 'blockers' } });
    expect([canIn(made, 'BeginningOfCombat'), canIn(made, 'DeclareBlockers')]).toEqual([false, true]);
  });

  test('only before blockers are declared (CR 601.3)', () => {
    const made = timed({ during: { kind: 'duringPart', part: combat, before: 'blockers' } });
    expect([canIn(made, 'BeginningOfCombat'), canIn(made, 'EndOfCombat')]).toEqual([true, false]);
  });

  test('only under a condition (CR 601.3)', () => {
    const needs = (amount: number): Card =>
      timed({
        condition: {
          kind: 'controls',
          player: you,
          object: {
            kind: 'select',
            quantifier: quantifier('atLeast', { number: number(amount) }),
            filter: filter('creature'),
          },
        },
      });
    expect([canIn(needs(1), 'PrecombatMain'), canIn(needs(2), 'PrecombatMain')]).toEqual([true, false]);
  });

  test('an ability "only during your turn, before attackers are declared" (CR 602.5)', () => {
    const sorcerer = creature('Test Sorcerer', 'U', 1, 1, {
      kind: 'activated',
      cost: [],
      clause: act({ kind: 'gainLife', amount: number(1) }),
      limits: [
        {
          kind: 'onlyDuring',
          during: { kind: 'duringPart', before: 'attackers', part: { kind: 'turnPart', step: 'turn', of: you } },
        },
      ],
    });
    expect(nodes(sorcerer)).toEqual([]);
    const game = scenario([['Test Sorcerer'], []], { cards: [sorcerer] });
    expect(game.ann.can('activate', 'Test Sorcerer')).toBe(true);
    expect(game.to('BeginningOfCombat').ann.can('activate', 'Test Sorcerer')).toBe(true);
    expect(game.to('PostcombatMain').ann.can('activate', 'Test Sorcerer')).toBe(false);
  });

  test('no more than one spell each turn: the second cannot be cast, next turn another can (CR 601.3, 101.2)', () => {
    const laboratory = card('Test Laboratory', {
      types: ['enchantment'],
      abilities: [
        stating({
          kind: 'mostEachTurn',
          action: { kind: 'cast', actor: select(classFilter('player'), 'each'), object: select(anySpell) },
          most: number(1),
        }),
      ],
    });
    expect(nodes(laboratory)).toEqual([]);
    const game = scenario(
      [
        {
          hand: ['Shock', 'Lightning Bolt', 'Raging Goblin'],
          battlefield: ['Test Laboratory', 'Mountain', 'Mountain'],
        },
        { hand: ['Shock'], battlefield: ['Mountain'] },
      ],
      { cards: [laboratory] },
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    expect([game.ann.can('cast', 'Lightning Bolt'), game.ben.can('cast', 'Shock')]).toEqual([false, true]);
    game.resolve();
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Lightning Bolt')).toBe(true);
  });
});

describe('what it costs', () => {
  test('"this ability costs {1} less for each ..." (CR 602.2b, 601.2f)', () => {
    const garden = card('Test Garden', {
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'manaCost', symbols: ['3'] }],
          clause: act({ kind: 'gainLife', amount: number(1) }),
          limits: [{ kind: 'costLess', value: { kind: 'count', of: filter('creature') } }],
        },
      ],
    });
    expect(nodes(garden)).toEqual([]);
    const can = (...creatures: string[]): boolean =>
      scenario([['Test Garden', 'Plains', ...creatures], []], { cards: [garden] }).ann.can('activate', 'Test Garden');
    expect([can('Grizzly Bears'), can('Grizzly Bears', 'Hill Giant')]).toEqual([false, true]);
  });

  test('the second creature spell you cast each turn costs less: not the first, nor the third (CR 601.2f)', () => {
    const second: Rule = {
      kind: 'costChange',
      change: 'less',
      toDo: 'cast',
      symbols: ['1'],
      of: select({ ...filter('creature'), qualities: [{ kind: 'nthCast', nth: 2, player: you }] }, 'the'),
    };
    const enchantment = card('Test Second', { types: ['enchantment'], abilities: [stating(second)] });
    expect(nodes(enchantment)).toEqual([]);
    const game = scenario(
      [
        {
          hand: ['Goblin Piker', 'Raging Goblin', 'Goblin Piker', 'Goblin Piker', 'Shock'],
          battlefield: ['Test Second', 'Mountain', 'Mountain', 'Mountain', 'Mountain'],
        },
        [],
      ],
      { cards: [enchantment] },
    );
    const untapped = (): number =>
      game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
    const before = untapped();
    game.ann.casts('Shock', { targets: ['ben'] });
    game.resolve();
    game.ann.casts('Raging Goblin');
    game.resolve();
    game.ann.casts('Goblin Piker');
    game.resolve();
    // Four Mountains: one, one, and one in the place of two; three creatures came to the table's permanents, two of them now.
    expect([before - (untapped() - 2), game.ann.can('cast', 'Goblin Piker')]).toEqual([3, false]);
  });

  test('two things to do in one cost are both paid, and the cost can be paid only if both can (CR 118.3)', () => {
    const bomb = card('Test Bomb', {
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: [
            {
              kind: 'actionCost',
              action: { kind: 'sacrifice', object: select(filter('creature')) },
              also: { kind: 'sacrifice', object: self },
            },
          ],
          clause: act({ kind: 'gainLife', amount: number(5) }),
        },
      ],
    });
    expect(nodes(bomb)).toEqual([]);
    expect(scenario([['Test Bomb'], []], { cards: [bomb] }).ann.can('activate', 'Test Bomb')).toBe(false);
    const game = scenario([['Test Bomb', 'Grizzly Bears'], []], { cards: [bomb] });
    game.ann.activates('Test Bomb');
    game.resolve();
    expect([game.ann.battlefield, game.ann.life]).toEqual([[], 25]);
  });
});

describe('what was spent', () => {
  function castWith(condition: Condition, cost: string, lands: readonly string[]): Scenario {
    const made = instant(cost, {
      kind: 'spell',
      clause: { kind: 'if', condition, clause: act({ kind: 'gainLife', amount: number(3) }) },
    });
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Test Instant'], battlefield: lands }, []], { cards: [made] });
    game.ann.casts('Test Instant');
    return game.resolve();
  }
  const three: Condition = {
    kind: 'manaSpent',
    subject: self,
    color: 'white',
    comparison: 'atLeast',
    to: number(3),
  };
  const blue: Condition = { kind: 'castFact', fact: 'mana spent', subject: self, symbols: ['U', 'U'] };

  test('at least three white mana (CR 601.2h)', () => {
    expect(castWith(three, '3', ['Plains', 'Plains', 'Plains']).ann.life).toBe(23);
    expect(castWith(three, '3', ['Plains', 'Plains', 'Island']).ann.life).toBe(20);
  });

  test('"if {U}{U} was spent": two of it (CR 601.2h)', () => {
    expect(castWith(blue, '2', ['Island', 'Island']).ann.life).toBe(23);
    expect(castWith(blue, '2', ['Island', 'Swamp']).ann.life).toBe(20);
  });

  test('snow mana is mana from a snow source (CR 107.4h)', () => {
    const snow: Condition = { kind: 'castFact', fact: 'mana spent', subject: self, symbols: ['S'] };
    expect(castWith(snow, '1', ['Island']).ann.life).toBe(20);
    const made = instant('1', {
      kind: 'spell',
      clause: { kind: 'if', condition: snow, clause: act({ kind: 'gainLife', amount: number(3) }) },
    });
    const field = card('Test Snow Island', { types: ['land'], supertypes: ['basic', 'snow'], subtypes: ['Island'] });
    const game = scenario([{ hand: ['Test Instant'], battlefield: ['Test Snow Island'] }, []], {
      cards: [made, field],
    });
    game.ann.casts('Test Instant');
    expect(game.resolve().ann.life).toBe(23);
  });

  test('cast during your main phase, or not (CR 601.2)', () => {
    const main: Condition = { kind: 'castFact', fact: 'cast during main phase', subject: self };
    const made = instant('1', {
      kind: 'spell',
      clause: { kind: 'if', condition: main, clause: act({ kind: 'gainLife', amount: number(3) }) },
    });
    expect(nodes(made)).toEqual([]);
    for (const [step, life] of [
      ['PrecombatMain', 23],
      ['BeginningOfCombat', 20],
      ['PostcombatMain', 23],
    ] as const) {
      const game = scenario([{ hand: ['Test Instant'], battlefield: ['Island'] }, []], { cards: [made] });
      game.to(step).ann.casts('Test Instant');
      expect(game.resolve().ann.life).toBe(life);
    }
  });
});

describe('mana as though it were of any color', () => {
  const prism = (rule: Partial<Extract<Rule, { kind: 'spendAsAnyColor' }>>): Card =>
    card('Test Prism', {
      types: ['artifact'],
      abilities: [stating({ kind: 'spendAsAnyColor', player: you, ...rule })],
    });
  const can = (made: Card, spellName: string, land: string): boolean => {
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: [spellName], battlefield: ['Test Prism', land] }, []], {
      cards: [made, wastes, colorless],
    });
    if (!game.ann.can('cast', spellName)) return false;
    game.ann.casts(spellName, { targets: ['ben'] });
    return game.resolve().ann.hand.length === 0;
  };
  const wastes = card('Test Wastes', {
    types: ['land'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapCost' }],
        clause: act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['C'] } }),
      },
    ],
  });
  const colorless = card('Test Colorless', { cost: 'C', types: ['instant'], abilities: [gain(1)] });

  test('any mana pays a colored symbol, but colored mana does not pay {C} (CR 609.4b)', () => {
    expect([can(prism({}), 'Shock', 'Island'), can(prism({}), 'Shock', 'Test Wastes')]).toEqual([true, true]);
    expect(can(prism({}), 'Test Colorless', 'Island')).toBe(false);
  });

  test('"any type" pays {C} as well (CR 609.4b)', () => {
    expect(can(prism({ anyType: true }), 'Test Colorless', 'Island')).toBe(true);
  });

  test('only for the spells it says, and only for you (CR 609.4b)', () => {
    expect(can(prism({ on: select(filter('creature'), 'bare') }), 'Shock', 'Island')).toBe(false);
    expect(can(prism({ on: select(filter('creature'), 'bare') }), 'Raging Goblin', 'Island')).toBe(true);
    const game = scenario([['Test Prism'], { hand: ['Shock'], battlefield: ['Island'] }], { cards: [prism({})] });
    expect(game.ben.can('cast', 'Shock')).toBe(false);
  });
});
