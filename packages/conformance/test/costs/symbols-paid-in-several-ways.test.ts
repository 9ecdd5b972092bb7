/** Symbols that can be paid in several ways, costs made less, and mana spent as though it were other mana. CR 107.4, 118.7, 609.4b. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { among, goal, holding, payable, source } from '../support/paying-table.ts';
import { plays, table } from '../support/rules-table.ts';

describe('Phyrexian and hybrid symbols', () => {
  const life = (cost: string, lands: string[], start = 20): number | null => {
    const game = holding(cost, [], lands, { life: start });
    if (!game.ann.can('cast', 'Goal')) return null;
    plays(game, game.ann, 'Goal');
    return game.ann.life;
  };
  test('mana is paid as far as there is any, life for the rest (CR 107.4f)', () => {
    expect([life('{W/P}{U/P}', ['Plains', 'Island']), life('{W/P}{U/P}', ['Island']), life('{W/P}{U/P}', [])]).toEqual([
      20, 18, 16,
    ]);
    expect([life('{W/P}{W/P}{1}', ['Plains', 'Forest']), life('{W/P}{W/P}{1}', ['Plains'])]).toEqual([18, 16]);
  });

  test('no more life than there is (CR 119.4)', () => {
    expect([life('{W/P}{U/P}', [], 5), life('{W/P}{U/P}', [], 3), life('{W/P}{U/P}', ['Island'], 3)]).toEqual([
      1,
      null,
      1,
    ]);
  });

  test('one colored mana or two of anything (CR 107.4e)', () => {
    expect(among(['{2/W}', '{2/U}', '{2/W}{2/U}', '{2/B}'], [], ['Plains', 'Island'])).toEqual([
      '{2/W}',
      '{2/U}',
      '{2/W}{2/U}',
      '{2/B}',
    ]);
    expect(among(['{2/B}{2/W}', '{2/B}{2/R}', '{2/B}{1}'], [], ['Plains', 'Island', 'Island'])).toEqual([
      '{2/B}{2/W}',
      '{2/B}{1}',
    ]);
  });

  test('numbers of two figures (CR 107.4b)', () => {
    const lands = Array.from({ length: 12 }, () => 'Forest');
    expect([payable('{12}', [], lands), payable('{12}', [], lands.slice(1)), payable('{11}{G}', [], lands)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('costs made less', () => {
  const less = (what: string, cost: string, lands: string[]): boolean =>
    payable(
      cost,
      [`Law | {0} | Enchantment | | Sorcery spells you cast cost ${what} less to cast.`],
      ['Law', ...lands],
    );
  test('by a hybrid symbol: either color, whichever is better (CR 118.7d)', () => {
    expect(less('{W/U}', '{W}{U}', ['Island'])).toBe(true);
    expect(less('{W/U}', '{W}{U}', ['Plains'])).toBe(true);
    expect(less('{W/U}', '{W}{U}', ['Forest'])).toBe(false);
    expect(less('{W/U}', '{W}{G}', ['Forest'])).toBe(true);
    expect(less('{W/U}', '{W}{G}{U}', ['Forest', 'Island'])).toBe(true);
    expect(less('{W/U}', '{W}{G}{U}', ['Island', 'Plains'])).toBe(false);
    expect(less('{W/U}', '{W}{W}', ['Plains'])).toBe(true);
    expect(less('{W/U}', '{2}', ['Forest'])).toBe(true);
    expect(less('{W/U}', '{G}{G}', ['Forest'])).toBe(false);
  });

  test('by a symbol of two generic mana or one colored: one or the other (CR 118.7e)', () => {
    expect(less('{2/W}', '{W}{G}', ['Forest'])).toBe(true);
    expect(less('{2/W}', '{3}', ['Forest'])).toBe(true);
    expect(less('{2/W}', '{3}', [])).toBe(false);
    expect(less('{2/W}', '{2}{W}', ['Plains'])).toBe(true);
    expect(less('{2/W}', '{2}{W}', ['Forest'])).toBe(false);
    expect(less('{2/W}', '{2}{W}', ['Forest', 'Forest'])).toBe(true);
    expect(less('{2/W}', '{1}{W}', ['Forest'])).toBe(true);
    expect(less('{2/W}', '{G}{G}', ['Forest'])).toBe(false);
  });
});

describe('mana spent as though it were other mana (CR 609.4b)', () => {
  const cast = (rule: string, cost: string, lands: string[]): boolean =>
    payable(
      cost,
      [`Prism | {0} | Enchantment | | ${rule}`, source('{T}: Add {C}.'), 'Drift | | Snow Land | | {T}: Add {R}.'],
      ['Prism', ...lands],
    );
  test('of one color as though it were of any, or of another', () => {
    const white = 'You may spend white mana as though it were mana of any color.';
    expect([cast(white, '{B}', ['Plains']), cast(white, '{B}', ['Island']), cast(white, '{C}', ['Plains'])]).toEqual([
      true,
      false,
      false,
    ]);
    const red = 'You may spend white mana as though it were red mana.';
    expect([cast(red, '{R}', ['Plains']), cast(red, '{B}', ['Plains']), cast(red, '{R}', ['Island'])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('any mana as though it were of any color is no colorless mana; of any type it is', () => {
    const color = 'You may spend mana as though it were mana of any color.';
    expect([cast(color, '{B}', ['Island']), cast(color, '{C}', ['Island']), cast(color, '{B}', ['Spring'])]).toEqual([
      true,
      false,
      true,
    ]);
    const type = 'You may spend mana as though it were mana of any type to cast sorcery spells.';
    expect([cast(type, '{C}', ['Island']), cast(type, '{B}{C}', ['Island', 'Spring'])]).toEqual([true, true]);
  });
});

describe('a permanent with several mana abilities', () => {
  const life = (cost: string, text: string): [boolean, number] => {
    const game = holding(cost, [source(text)], ['Spring']);
    const can = game.ann.can('cast', 'Goal');
    if (can) plays(game, game.ann, 'Goal');
    return [can, game.ann.life];
  };
  test('of two for one color the painless one, whichever is said first', () => {
    const pain = '{T}: Add {R} or {G}. Spring deals 1 damage to you.';
    expect([life('{G}', `${pain} / {T}: Add {G}.`), life('{R}', `${pain} / {T}: Add {G}.`)]).toEqual([
      [true, 20],
      [true, 19],
    ]);
  });

  test('one that costs mana gives nothing for free beside one that does not', () => {
    expect([life('{W}', '{T}: Add {W}. / {1}: Add {U}.'), life('{U}', '{T}: Add {W}. / {1}: Add {U}.')]).toEqual([
      [true, 20],
      [false, 20],
    ]);
    expect(life('{U}', '{1}: Add {U}. / {T}: Add {W}.')).toEqual([false, 20]);
  });

  test('mana for some things only is for them, whatever else the ability does (CR 106.6)', () => {
    const rider = (kind: string): string =>
      `{T}: Add {R}. Spend this mana only to cast ${kind} spells. Spring deals 1 damage to you.`;
    expect([life('{R}', rider('sorcery')), life('{R}', rider('artifact'))]).toEqual([
      [true, 19],
      [false, 20],
    ]);
  });

  test('snow mana comes from a snow permanent by whatever ability (CR 107.4h)', () => {
    const drift = (types: string): boolean =>
      payable('{S}', [`Drift | {0} | ${types} | | {T}, Pay 1 life: Add {G}.`], ['Drift']);
    expect([drift('Snow Artifact'), drift('Artifact')]).toEqual([true, false]);
  });

  test('what is tapped for an ability makes no mana for it (CR 602.2b)', () => {
    const rock = 'Rock | {0} | Artifact | | {T}: Add {C}. / {1}, {T}: You gain 5 life.';
    const alone = table([rock], [['Rock'], {}]);
    expect(() => alone.ann.activates('Rock', { ability: 1 })).toThrow("can't activate");
    const two = table([rock], [['Rock', 'Rock'], {}]);
    two.ann.activates('Rock', { ability: 1 });
    expect(two.resolve().ann.life).toBe(25);
  });
});

describe('by hand (CR 601.2g)', () => {
  const byHand = (
    cost: string,
    cards: readonly string[],
    battlefield: readonly string[],
    picks: readonly string[],
  ): { offered: string[][]; pools: (readonly number[])[]; asked: number; left: readonly number[] } => {
    const game = table([goal(cost), ...cards], [{ hand: ['Goal'], battlefield }, []]);
    const offered: string[][] = [];
    const pools: (readonly number[])[] = [];
    let asked = 0;
    game.plan((question, now) => {
      if (question.kind === 'chooseOption') asked++;
      if (question.kind !== 'pay') return null;
      offered.push(question.options.map(({ text }) => text));
      pools.push([...(now.players[0] as (typeof now.players)[number]).pool.amounts]);
      const at = question.options.findIndex(({ text }) => text === picks[offered.length - 1]);
      return [Math.max(0, at)];
    });
    const { question } = game;
    if (question?.kind !== 'priority') throw new Error('Ann has priority');
    game.answer([question.options.findIndex(({ kind }) => kind === 'cast'), 1]);
    while (game.question !== null && game.question.kind !== 'priority') game.proceed();
    expect(game.game.stack.map((id) => characteristics(game.game, id).name)).toEqual(['Goal']);
    return { offered, pools, asked, left: game.ann.state.pool.amounts };
  };
  test('the color that was named is added, and not asked for again', () => {
    const dual = source('{T}: Add {R} or {G}.', 'Dual');
    const { pools, asked, left } = byHand('{2}', [dual], ['Dual', 'Dual'], ['Dual: {G}', 'Dual: {R}']);
    expect([pools, asked, left]).toEqual([
      [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0],
      ],
      0,
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('of several units with a choice the choice is made as they are added', () => {
    const sets = source('{T}: Add {R}{R} or {G}{G}.', 'Sets');
    const { offered, asked } = byHand('{2}', [sets], ['Sets', 'Forest', 'Forest'], ['Sets']);
    expect(offered).toEqual([['Pay the rest for me', 'Sets', 'Forest: {G}', 'Forest: {G}']]);
    expect(asked).toBe(1);
  });

  test('what takes mana to use is not offered here, and until there is enough for each symbol it goes on', () => {
    const filter = source('{1}, {T}: Add {W}{U}.', 'Sieve');
    const { offered } = byHand('{2/W}{1}', [filter], ['Sieve', 'Plains', 'Forest'], ['Plains: {W}', 'Forest: {G}']);
    expect(offered).toEqual([
      ['Pay the rest for me', 'Plains: {W}', 'Forest: {G}'],
      ['Pay the rest for me', 'Forest: {G}'],
    ]);
  });
});
