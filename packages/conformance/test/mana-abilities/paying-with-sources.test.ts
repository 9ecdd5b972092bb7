/** What mana abilities can pay for: each source by what it costs and adds, alone and together. CR 106, 605. */
import { describe, expect, test } from 'vitest';
import { among, goal, holding, payable, source } from '../support/paying-table.ts';
import { plays, table } from '../support/rules-table.ts';

describe('one ability or another (CR 605.1a)', () => {
  const dual = source('{T}: Add {W}. / {T}: Add {U}.');
  test('a permanent that is tapped adds by one of its abilities', () => {
    expect(among(['{W}', '{U}', '{1}', '{B}', '{W}{U}', '{2}'], [dual])).toEqual(['{W}', '{U}', '{1}']);
    expect(among(['{W}{U}', '{U}{U}', '{W}{B}', '{3}'], [dual], ['Spring', 'Spring'])).toEqual(['{W}{U}', '{U}{U}']);
  });

  test('the same where activating is limited in some other way (CR 602.5)', () => {
    const lock = "Lock | {0} | Enchantment | | Activated abilities of creatures can't be activated.";
    expect(among(['{W}', '{U}', '{B}', '{2}'], [dual, lock], ['Spring', 'Lock'])).toEqual(['{W}', '{U}']);
    const all = "Lock | {0} | Enchantment | | Activated abilities of artifacts can't be activated.";
    expect(among(['{W}', '{U}'], [dual, all], ['Spring', 'Lock'])).toEqual([]);
  });

  test('one that adds more, and one that adds another color', () => {
    const both = source('{T}: Add {C}. / {T}: Add {R}{R}.');
    expect(among(['{1}', '{2}', '{R}{R}', '{3}', '{G}'], [both])).toEqual(['{1}', '{2}', '{R}{R}']);
  });

  test('a tapped one adds nothing more; one that need not tap does (CR 602.5a)', () => {
    const game = holding(
      '{1}',
      [source('{T}: Add {W}. / {T}: Add {U}.'), 'Twist | {0} | Sorcery | | Tap target artifact.'],
      ['Spring'],
      { hand: ['Goal', 'Twist'] },
    );
    plays(game, game.ann, 'Twist', ['Spring']);
    expect(game.ann.can('cast', 'Goal')).toBe(false);
    const game2 = holding(
      '{1}',
      [source('{T}: Add {W}. / Sacrifice Spring: Add {U}.'), 'Twist | {0} | Sorcery | | Tap target artifact.'],
      ['Spring'],
      { hand: ['Goal', 'Twist'] },
    );
    plays(game2, game2.ann, 'Twist', ['Spring']);
    expect(game2.ann.can('cast', 'Goal')).toBe(true);
    plays(game2, game2.ann, 'Goal');
    expect(game2.ann.graveyard).toContain('Spring');
  });

  test('a creature that has just come adds nothing with {T}, a noncreature does (CR 302.6)', () => {
    const elf = 'Elf | {0} | Creature — Elf | 1/1 | {T}: Add {G}.';
    const rock = 'Rock | {0} | Artifact | | {T}: Add {G}.';
    const game = holding('{G}', [elf, rock], [], { hand: ['Goal', 'Elf', 'Rock'] });
    plays(game, game.ann, 'Elf');
    expect(game.ann.can('cast', 'Goal')).toBe(false);
    plays(game, game.ann, 'Rock');
    expect(game.ann.can('cast', 'Goal')).toBe(true);
  });
});

describe('what an ability costs besides', () => {
  test('damage is taken only for the mana that needs it', () => {
    const pain = source('{T}: Add {C}. / {T}: Add {B} or {G}. Spring deals 1 damage to you.');
    const life = (cost: string): number => {
      const game = holding(cost, [pain], ['Spring']);
      plays(game, game.ann, 'Goal');
      return game.ann.life;
    };
    expect([life('{1}'), life('{B}'), life('{G}')]).toEqual([20, 19, 19]);
  });

  test('life: as much as is there, no more (CR 119.4)', () => {
    const blood = source('{T}, Pay 3 life: Add {B}.');
    expect(payable('{B}', [blood], ['Spring'], { life: 4 })).toBe(true);
    expect(payable('{B}', [blood], ['Spring'], { life: 2 })).toBe(false);
    const game = holding('{B}', [blood], ['Spring'], { life: 7 });
    plays(game, game.ann, 'Goal');
    expect(game.ann.life).toBe(4);
  });

  test('a counter of its own, while it has one (CR 118.3)', () => {
    const jar = source('{T}, Remove a charge counter from Spring: Add {G}.');
    expect(payable('{G}', [jar], ['Spring'])).toBe(false);
    const fill = 'Fill | {0} | Sorcery | | Put a charge counter on target artifact.';
    const game = holding('{G}', [jar, fill], ['Spring'], { hand: ['Goal', 'Fill'] });
    plays(game, game.ann, 'Fill', ['Spring']);
    plays(game, game.ann, 'Goal');
    expect(game.ann.permanent('Spring').counters['charge'] ?? 0).toBe(0);
    expect(game.ann.permanent('Spring').status & 1).toBe(1);
  });

  test('itself, sacrificed or exiled: after all that stays', () => {
    for (const [word, zone] of [
      ['Sacrifice', 'graveyard'],
      ['Exile', 'exile'],
    ] as const) {
      const spring = source(`{T}, ${word} Spring: Add one mana of any color.`);
      const game = holding('{G}', [spring], ['Spring', 'Forest']);
      plays(game, game.ann, 'Goal');
      expect(game.ann.battlefield).toEqual(['Spring', 'Forest']);
      const alone = holding('{B}', [spring], ['Spring', 'Forest']);
      plays(alone, alone.ann, 'Goal');
      expect(alone.ann.battlefield).toEqual(['Forest']);
      expect(alone.ann[zone]).toContain('Spring');
    }
  });

  test('other costs are for the player to pay before, not done unasked (CR 605.3a)', () => {
    expect(
      payable('{G}', [source('{T}, Exile a card from your graveyard: Add {G}.')], ['Spring'], {
        graveyard: ['Forest'],
      }),
    ).toBe(false);
    expect(payable('{G}', [source('{T}, Sacrifice a creature: Add {G}.')], ['Spring', 'Grizzly Bears'])).toBe(false);
    expect(payable('{G}', [source('{T}, Remove two charge counters from Spring: Add {G}.')], ['Spring'])).toBe(false);
    expect(payable('{1}', [source('{X}, {T}: Add X mana in any combination of colors.')], ['Spring', 'Forest'])).toBe(
      true,
    );
  });

  test('a counter put on itself, once a turn (CR 602.5b)', () => {
    const game = holding(
      '{R}{R}',
      [
        'Imp | {0} | Creature — Imp | 3/3 | {T}: Add {R}. / Put a -1/-1 counter on Imp: Add {R}. Activate only once each turn.',
      ],
      ['Imp'],
    );
    expect(game.ann.can('cast', 'Goal')).toBe(false);
    const once = holding(
      '{R}',
      ['Imp | {0} | Creature — Imp | 3/3 | Put a -1/-1 counter on Imp: Add {R}. Activate only once each turn.'],
      ['Imp'],
      { hand: ['Goal', 'Goal'] },
    );
    plays(once, once.ann, 'Goal');
    expect(once.ann.stats('Imp')).toBe('2/2');
    expect(once.ann.can('cast', 'Goal')).toBe(false);
  });

  test('mana: a filter is started with other mana (CR 605.3a)', () => {
    const filter = source('{1}, {T}: Add {W}{U}.');
    expect(among(['{W}{U}', '{2}', '{1}'], [filter], ['Spring', 'Swamp'])).toEqual(['{W}{U}', '{2}', '{1}']);
    expect(among(['{1}', '{2}'], [filter], ['Spring'])).toEqual([]);
    expect(among(['{W}{U}{1}', '{3}', '{4}', '{W}{W}{U}'], [filter], ['Spring', 'Swamp', 'Swamp'])).toEqual([
      '{W}{U}{1}',
      '{3}',
    ]);
    const colored = source('{B}, {T}: Add {W}{W}.');
    expect(among(['{W}{W}', '{W}{W}{B}'], [colored], ['Spring', 'Swamp'])).toEqual(['{W}{W}']);
    expect(among(['{W}{W}'], [colored], ['Spring', 'Forest'])).toEqual([]);
  });

  test('one filter starts another', () => {
    const filter = source('{1}, {T}: Add {W}{U}.');
    expect(among(['{W}{W}{U}', '{3}', '{W}{U}', '{4}'], [filter], ['Spring', 'Spring', 'Swamp'])).toEqual([
      '{W}{W}{U}',
      '{3}',
      '{W}{U}',
    ]);
  });
});

describe('how much, and of what kind (CR 106.1)', () => {
  test('"instead" under a condition, both ways (CR 614.15)', () => {
    const grove = source('{T}: Add {C}. If you control a Swamp, add {G}{G} instead.');
    const costs = ['{1}', '{G}', '{G}{G}', '{3}'];
    expect(among(costs, [grove])).toEqual(['{1}']);
    expect(among(costs, [grove], ['Spring', 'Swamp'])).toEqual(['{1}', '{G}', '{G}{G}', '{3}']);
  });

  test('as much as is counted, and nothing when that is nothing (CR 106.5)', () => {
    const many = source('{T}: Add {G} for each creature you control.');
    const bears = ['Grizzly Bears', 'Grizzly Bears'];
    expect(among(['{G}'], [many])).toEqual([]);
    expect(among(['{G}', '{G}{G}', '{G}{G}{G}', '{1}{W}'], [many], ['Spring', ...bears])).toEqual(['{G}', '{G}{G}']);
    const x = source('{T}: Add X mana of any one color, where X is the number of creatures you control.');
    expect(among(['{W}', '{1}{W}', '{W}{U}', '{3}'], [x], ['Spring', ...bears])).toEqual(['{W}', '{1}{W}']);
    const party = source('{T}: Add {G} for each creature in your party.');
    const wizard = 'Wizard | {0} | Creature — Wizard | 1/1';
    expect(among(['{G}', '{2}'], [party, wizard], ['Spring', 'Wizard', 'Wizard'])).toEqual(['{G}']);
    const unlike = source('{T}: Add one mana of any color for each creature you control.');
    expect(among(['{G}'], [unlike], ['Spring', ...bears])).toEqual([]);
  });

  test('of one color, or of any combination of colors', () => {
    const costs = ['{W}{W}', '{W}{U}', '{R}{G}', '{G}{G}', '{C}', '{3}'];
    const one = source('{T}: Add two mana of any one color.');
    expect(among(['{1}{W}', '{1}{G}', '{W}{U}', '{C}', '{3}'], [one])).toEqual(['{1}{W}', '{1}{G}']);
    expect(among(costs, [source('{T}: Add two mana in any combination of colors.')])).toEqual([
      '{W}{W}',
      '{W}{U}',
      '{R}{G}',
      '{G}{G}',
    ]);
    expect(among(costs, [source('{T}: Add two mana in any combination of {R} and/or {G}.')])).toEqual([
      '{R}{G}',
      '{G}{G}',
    ]);
    const sets = source('{T}: Add {R}{R} or {G}{G}.');
    expect(among(['{R}{R}', '{G}{G}', '{R}', '{2}', '{W}', '{3}'], [sets])).toEqual(['{R}{R}', '{G}{G}', '{R}', '{2}']);
    expect(among(['{R}{G}', '{R}', '{2}'], [source('{T}: Add {R}, {G}, or {W}.')], ['Spring', 'Spring'])).toEqual([
      '{R}{G}',
      '{R}',
      '{2}',
    ]);
  });

  test('colors among permanents: none when none has a color (CR 106.5)', () => {
    const among_ = source('{T}: Add one mana of any color among permanents you control.');
    expect(among(['{1}', '{G}'], [among_])).toEqual([]);
    expect(among(['{1}', '{G}', '{U}', '{2}'], [among_], ['Spring', 'Grizzly Bears'])).toEqual(['{1}', '{G}']);
  });

  test('the chosen color, beside another or alone', () => {
    const play = (text: string, cost: string): boolean => {
      const game = holding(cost, [source(`As Spring enters, choose a color. / ${text}`)], [], {
        hand: ['Goal', 'Spring'],
      });
      game.ann.answers('chooseOption', (question) => [
        (question as { options: readonly string[] }).options.findIndex((word) => /red/i.test(word)),
      ]);
      plays(game, game.ann, 'Spring');
      return game.ann.can('cast', 'Goal');
    };
    const alone = '{T}: Add one mana of the chosen color.';
    expect(['{R}', '{G}', '{2}'].map((cost) => play(alone, cost))).toEqual([true, false, false]);
    const either = '{T}: Add {G} or one mana of the chosen color.';
    expect(['{R}', '{G}', '{U}', '{2}'].map((cost) => play(either, cost))).toEqual([true, true, false, false]);
  });

  test('what others could produce: color or type (CR 106.7)', () => {
    const color = source('{T}: Add one mana of any color that a land you control could produce.');
    const type = source('{T}: Add one mana of any type that a land you control could produce.');
    const waste = 'Waste | | Land | | {T}: Add {C}.';
    const costs = ['{G}', '{W}', '{C}', '{G}{G}'];
    expect(among(['{C}{C}', '{G}'], [color, waste], ['Spring', 'Waste'])).toEqual([]);
    expect(among(['{C}{C}', '{G}'], [type, waste], ['Spring', 'Waste'])).toEqual(['{C}{C}']);
    expect(among(costs, [color], ['Spring', 'Forest'])).toEqual(['{G}', '{G}{G}']);
  });

  test('{2} in "add {2}" is colorless, hybrid is either color (CR 107.4b, 106.8)', () => {
    expect(among(['{C}{C}', '{W}', '{3}'], [source('{T}: Add {C}{C}.')])).toEqual(['{C}{C}']);
    expect(among(['{W}', '{B}', '{G}', '{2}'], [source('{T}: Add {W/B}.')])).toEqual(['{W}', '{B}']);
  });

  test('snow mana is of a snow source, of whatever color (CR 107.4h)', () => {
    const snow = 'Drift | | Snow Land | | {T}: Add {R} or {G}.';
    expect(among(['{S}', '{R}', '{S}{S}', '{U}'], [snow], ['Drift'])).toEqual(['{S}', '{R}']);
    expect(among(['{S}{G}', '{S}{S}', '{1}{G}'], [snow], ['Drift', 'Forest'])).toEqual(['{S}{G}', '{1}{G}']);
    expect(payable('{S}', [], ['Forest'])).toBe(false);
  });
});

describe('mana that comes besides (CR 605.4a, 106.12b)', () => {
  const flood = 'Flood | {0} | Enchantment | | Whenever you tap a land for mana, add an additional {U}.';
  test('of a land that is tapped for mana', () => {
    expect(among(['{G}{U}', '{2}', '{G}{G}', '{3}'], [flood], ['Flood', 'Forest'])).toEqual(['{G}{U}', '{2}']);
    expect(among(['{G}{U}'], [flood, source('{T}: Add {G}.')], ['Flood', 'Spring'])).toEqual([]);
  });

  test('whoever controls the ability adds it; others do not', () => {
    const game = table([goal('{U}'), flood], [{ hand: ['Goal'], battlefield: ['Forest'] }, ['Flood']]);
    expect(game.ann.can('cast', 'Goal')).toBe(false);
    const gift =
      'Flood | {0} | Enchantment | | Whenever a player taps a land for mana, that player adds an additional {U}.';
    const shared = table([goal('{U}'), gift], [{ hand: ['Goal'], battlefield: ['Forest'] }, ['Flood']]);
    expect(shared.ann.can('cast', 'Goal')).toBe(true);
    plays(shared, shared.ann, 'Goal');
    expect(shared.ann.graveyard).toEqual(['Goal']);
  });

  test('twice or three times as much, of the same kind', () => {
    const twice =
      'Bloom | {0} | Enchantment | | If you tap a nontoken permanent for mana, it produces twice as much of that mana instead.';
    expect(among(['{G}{G}', '{2}', '{3}', '{G}{U}'], [twice], ['Bloom', 'Forest'])).toEqual(['{G}{G}', '{2}']);
    const three = twice.replace('twice', 'three times');
    expect(among(['{G}{G}{G}', '{3}', '{4}'], [three], ['Bloom', 'Forest'])).toEqual(['{G}{G}{G}', '{3}']);
    expect(among(['{2}', '{1}'], [twice, source('Sacrifice Spring: Add {R}.')], ['Bloom', 'Spring'])).toEqual(['{1}']);
  });

  test('of what can be of several kinds it is as much of the one kind that is made (CR 106.6a, 106.12b)', () => {
    const twice =
      'Bloom | {0} | Enchantment | | If you tap a nontoken permanent for mana, it produces twice as much of that mana instead.';
    const any = source('{T}: Add one mana of any color.');
    const costs = ['{W}{W}', '{B}{B}', '{2}', '{1}{G}', '{W}{B}', '{3}'];
    expect(among(costs, [twice, any], ['Bloom', 'Spring'])).toEqual(costs.slice(0, 4));
    const dual = source('{T}: Add {W}. / {T}: Add {B}.');
    expect(among(costs, [twice, dual], ['Bloom', 'Spring'])).toEqual(['{W}{W}', '{B}{B}', '{2}']);
    const more =
      'Bloom | {0} | Enchantment | | Whenever you tap a nontoken permanent for mana, add one mana of any type that permanent produced.';
    expect(among(costs, [more, any], ['Bloom', 'Spring'])).toEqual(costs.slice(0, 4));
  });

  test('two mana of any one color are both of the color that is asked for (CR 106.1a, 605.3a)', () => {
    const two = source('{T}: Add two mana of any one color.');
    const costs = ['{W}{W}', '{1}{U}', '{2}', '{W}{U}', '{W}{W}{W}'];
    expect(among(costs, [two], ['Spring'])).toEqual(costs.slice(0, 3));
    const both = ['{W}{W}{U}{U}', '{R}{R}{R}', '{W}{U}', '{2}{G}{G}', '{W}{W}{U}{G}'];
    expect(among(both, [two], ['Spring', 'Spring'])).toEqual(both.slice(0, 4));
    const different = source('{T}: Add two mana of different colors.');
    expect(among(['{W}{W}', '{2}'], [different], ['Spring'])).toEqual(['{2}']);
  });
});
