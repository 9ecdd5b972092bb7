/** How much mana an ability adds where that has to be looked up, and of what kinds; nothing where there is none. CR 106. */
import { describe, expect, test } from 'vitest';
import { among, goal, holding, payable, source } from '../support/paying-table.ts';
import { plays, table } from '../support/rules-table.ts';

const bears = ['Grizzly Bears', 'Grizzly Bears'];

describe('an amount that is looked up', () => {
  test('an amount of one symbol (CR 106.1)', () => {
    const hunter = 'Hunter | {2} | Creature — Elf | 2/4 | {T}: Add an amount of {G} equal to Hunter’s power.';
    expect(among(['{G}{G}', '{1}', '{G}{G}{G}', '{R}'], [hunter.replace('’', "'")], ['Hunter'])).toEqual([
      '{G}{G}',
      '{1}',
    ]);
  });

  test('X mana in any combination, of all colors or of some', () => {
    const where = 'where X is the number of creatures you control';
    const any = source(`{T}: Add X mana in any combination of colors, ${where}.`);
    expect(among(['{W}{U}', '{R}', '{C}', '{3}'], [any], ['Spring', ...bears])).toEqual(['{W}{U}', '{R}']);
    expect(payable('{W}', [any])).toBe(false);
    const some = source(`{T}: Add X mana in any combination of {R} and/or {G}, ${where}.`);
    expect(among(['{R}{G}', '{G}{G}', '{W}'], [some], ['Spring', ...bears])).toEqual(['{R}{G}', '{G}{G}']);
  });

  test('less than nothing is nothing (CR 107.1b)', () => {
    const weak = (text: string): string => `Weak | {1} | Creature — Elf | -1/3 | ${text}`;
    for (const text of [
      "{T}: Add X mana of any one color, where X is Weak's power.",
      "{T}: Add X mana in any combination of colors, where X is Weak's power.",
      "{T}: Add an amount of {G} equal to Weak's power.",
    ])
      expect(payable('{1}', [weak(text)], ['Weak'])).toBe(false);
  });

  test('three mana of one color pay for anything generic, and for one color', () => {
    const three = source('{T}: Add three mana of any one color.');
    expect(among(['{3}', '{B}{B}', '{2}{G}', '{4}', '{C}'], [three])).toEqual(['{3}', '{B}{B}', '{2}{G}']);
    const game = holding('{1}{U}', [three], ['Spring']);
    plays(game, game.ann, 'Goal');
    expect(game.ann.state.pool.amounts).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('"Add ... for each" of a fixed mana, none, one or many', () => {
    const each = source('{T}: Add {C}{C} for each creature you control.');
    expect(among(['{2}', '{4}', '{5}', '{G}'], [each], ['Spring', ...bears])).toEqual(['{2}', '{4}']);
    expect(payable('{2}', [each], ['Spring', 'Grizzly Bears'])).toBe(true);
    expect(payable('{3}', [each], ['Spring', 'Grizzly Bears'])).toBe(false);
  });
});

describe('kinds that are not there', () => {
  test('no color has been chosen (CR 106.5)', () => {
    expect(payable('{1}', [source('{T}: Add one mana of the chosen color.')])).toBe(false);
    const either = source('{T}: Add {G} or one mana of the chosen color.');
    expect(among(['{G}', '{W}', '{1}'], [either])).toEqual(['{G}', '{1}']);
  });

  test('no land could produce any (CR 106.5, 106.7)', () => {
    const color = source('{T}: Add one mana of any color that a land you control could produce.');
    expect(payable('{1}', [color])).toBe(false);
    const blank = 'Blank | | Land | | Whenever you gain life, draw a card.';
    expect(payable('{1}', [color, blank], ['Spring', 'Blank'])).toBe(false);
  });

  test('of a color chosen as it resolves nothing is known before: it is for the player to tap (CR 605.3b)', () => {
    const shrine = source('{T}: Choose a color. Add two mana of that color.');
    const game = table(
      [shrine, 'Goal | {G}{G} | Sorcery | | Scry 1.'],
      [{ hand: ['Goal'], battlefield: ['Spring'] }, []],
    );
    expect(game.ann.can('cast', 'Goal')).toBe(false);
    game.ann.answers('chooseOption', (question) => [
      'options' in question ? (question.options as string[]).indexOf('green') : -1,
    ]);
    game.ann.activates('Spring');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 2, 0]);
    expect(game.ann.can('cast', 'Goal')).toBe(true);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Goal')).toBe(false);
  });

  test('choosing something else before is no hindrance (CR 608.2c)', () => {
    const odd = source('{T}: Add {G}. You gain 1 life.');
    const game = holding('{G}', [odd], ['Spring']);
    plays(game, game.ann, 'Goal');
    expect(game.ann.life).toBe(21);
  });
});

describe('"instead", "if" and "otherwise"', () => {
  test('"unless" turns the condition round (CR 614.15)', () => {
    const cave = source('{T}: Add {C}. If you control an artifact creature, add {R}{R} instead.');
    expect(among(['{C}', '{R}', '{R}{R}'], [cave], ['Spring', ...bears])).toEqual(['{C}']);
  });

  test('nothing under a condition that is not true', () => {
    const shy = source('{T}: If you control a Swamp, add {B}{B}.');
    expect(among(['{1}', '{B}'], [shy])).toEqual([]);
    const split = source('{T}: If you control a creature, add {G}{G}. Otherwise, add {R}.');
    expect(among(['{G}{G}', '{R}'], [split])).toEqual(['{R}']);
    expect(among(['{G}{G}', '{R}'], [split], ['Spring', 'Grizzly Bears'])).toEqual(['{G}{G}']);
  });
});

describe('sets of mana', () => {
  test('one or the other set, whole: of the shorter as much as is certain', () => {
    const sets = source('{T}: Add {R}{R} or {G}.');
    expect(among(['{R}', '{G}', '{1}', '{2}'], [sets])).toEqual(['{R}', '{G}', '{1}']);
  });

  test('Phyrexian, snow and hybrid symbols in what is added (CR 106.8, 106.9, 106.11)', () => {
    expect(among(['{G}', '{W}'], [source('{T}: Add {G/P}.')])).toEqual(['{G}']);
    expect(among(['{W}', '{C}', '{U}'], [source('{T}: Add {2/W}.')])).toEqual(['{W}']);
  });
});

describe('more mana than the source says (CR 106.12b, 605.4a)', () => {
  const twice =
    'Bloom | {0} | Enchantment | | If you tap an artifact for mana, it produces twice as much of that mana instead.';
  test('of a source with a choice the rest stays in the pool', () => {
    const dual = source('{T}: Add {R} or {G}.');
    const game = holding('{R}', [dual, twice], ['Spring', 'Bloom']);
    plays(game, game.ann, 'Goal');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('what triggers on one kind of mana is not counted on where the kind is open', () => {
    const more = 'Echo | {0} | Enchantment | | Whenever you tap an artifact for {C}, add an additional {C}.';
    const open = source('{T}: Add {C} or {R}.');
    expect(among(['{C}', '{C}{C}'], [open, more], ['Spring', 'Echo'])).toEqual(['{C}']);
    expect(among(['{C}', '{C}{C}', '{3}'], [source('{T}: Add {C}.'), more], ['Spring', 'Echo'])).toEqual([
      '{C}',
      '{C}{C}',
    ]);
  });

  test('mana of the type that was produced is known beforehand, but it is no snow mana (CR 107.4h)', () => {
    const echo =
      'Echo | {0} | Enchantment | | Whenever you tap a nonbasic land for mana, add one mana of any type that land produced.';
    const drift = 'Drift | | Snow Land | | {T}: Add {G}.';
    expect(among(['{G}{G}', '{S}{G}', '{S}{S}', '{3}'], [drift, echo], ['Drift', 'Echo'])).toEqual([
      '{G}{G}',
      '{S}{G}',
    ]);
    const dual = 'Dual | | Land | | {T}: Add {R} or {G}.';
    expect(among(['{R}', '{R}{R}'], [dual, echo], ['Dual', 'Echo'])).toEqual(['{R}', '{R}{R}']);
  });

  test('what others add, or add for others, is not counted on', () => {
    const opens = (text: string): boolean =>
      table(
        [goal('{G}{C}'), `Echo | {0} | Enchantment | | ${text}`],
        [{ hand: ['Goal'], battlefield: ['Forest'] }, ['Echo']],
      ).ann.can('cast', 'Goal');
    expect(opens('Whenever a player taps a land for mana, that player adds an additional {C}.')).toBe(true);
    expect(opens('Whenever an opponent taps a land for mana, you add {C}.')).toBe(false);
    expect(opens('Whenever an opponent taps a land for mana, add {C}.')).toBe(false);
  });

  test('nor is anything counted on that does not add mana, or adds it under a condition', () => {
    const bell = 'Bell | {0} | Enchantment | | Whenever you tap a land for mana, you gain 1 life.';
    expect(holding('{2}', [bell], ['Forest', 'Bell']).ann.can('cast', 'Goal')).toBe(false);
    const open = 'Echo | {0} | Enchantment | | Whenever you tap a land for mana, add one mana of any color.';
    expect(among(['{G}', '{2}'], [open], ['Forest', 'Echo'])).toEqual(['{G}']);
    const rich =
      'Echo | {0} | Enchantment | | Whenever you tap a land for mana, if you control a creature, add an additional {G}.';
    expect(among(['{G}', '{2}'], [rich], ['Forest', 'Echo'])).toEqual(['{G}']);
    expect(among(['{G}', '{2}', '{3}'], [rich], ['Forest', 'Echo', 'Grizzly Bears'])).toEqual(['{G}', '{2}']);
  });
});
