/** Paying step by step, and sources with several abilities, restrictions and snow. CR 601.2g-h, 106.6, 107.4. */
import { describe, expect, test } from 'vitest';
import { characteristics, StatusBit } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const GOAL = (cost: string): string => `Goal | ${cost} | Sorcery | | Scry 1.`;
const tapped = (game: Scenario): string[] =>
  game.game.battlefield
    .filter((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Tapped) !== 0)
    .map((id) => characteristics(game.game, id).name);

/** Ann casts the Goal and pays by hand: what she is offered each time, answering by these texts. */
function byHand(
  cost: string,
  cards: readonly string[],
  mine: Seat,
  picks: readonly string[],
): { game: Scenario; offered: string[]; left: string[] } {
  const game = table([GOAL(cost), ...cards], [{ ...mine, hand: ['Goal'] }, []]);
  const left = [...picks];
  const offered: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'pay') return null;
    expect(question).toMatchObject({ player: game.ann.id, reason: { text: 'Pay for Goal', rule: '601.2g' } });
    offered.push(`${question.cost}: ${question.options.map(({ text }) => text).join(', ')}`);
    const at = question.options.findIndex(({ text }) => text === left[0]);
    if (at >= 0) left.shift();
    return [Math.max(0, at)];
  });
  const { question } = game;
  if (question?.kind !== 'priority') throw new Error('Ann has priority');
  const index = question.options.findIndex((option) => option.kind === 'cast');
  game.answer([index, 1]);
  while (game.question !== null && game.question.kind !== 'priority') game.proceed();
  return { game, offered, left };
}

describe('by hand (CR 601.2g)', () => {
  const DUAL = 'Dual | | Land | | {T}: Add {R} or {G}.';
  test('each source with each color, and the rest at last', () => {
    const { game, offered, left } = byHand('{1}{R}', [DUAL], { battlefield: ['Mountain', 'Dual', 'Forest'] }, [
      'Dual: {R}',
      'Forest: {G}',
    ]);
    expect(offered).toEqual([
      '{1}{R}: Pay the rest for me, Mountain: {R}, Dual: {R}, Dual: {G}, Forest: {G}',
      '{1}{R}: Pay the rest for me, Mountain: {R}, Forest: {G}',
    ]);
    expect([left, tapped(game), game.stack]).toEqual([[], ['Dual', 'Forest'], ['Goal']]);
  });

  test('the rest is paid for the player who says so', () => {
    const { game, offered } = byHand('{1}{R}', [DUAL], { battlefield: ['Mountain', 'Forest'] }, [
      'Pay the rest for me',
    ]);
    expect([offered.length, tapped(game)]).toEqual([1, ['Mountain', 'Forest']]);
    const free = byHand('{0}', [DUAL], { battlefield: ['Mountain'] }, []);
    expect([free.offered, tapped(free.game), free.game.stack]).toEqual([[], [], ['Goal']]);
  });

  test('white and colorless are kinds of their own, several units are offered together', () => {
    const cards = ['Fount | | Land | | {T}: Add {C}{C}.', 'Field | | Land | | {T}: Add {W} or {C}.'];
    const { offered } = byHand('{2}{W}', cards, { battlefield: ['Fount', 'Field'] }, ['Field: {W}', 'Fount']);
    expect(offered).toEqual([
      '{2}{W}: Pay the rest for me, Fount, Field: {W}, Field: {C}',
      '{2}{W}: Pay the rest for me, Fount',
    ]);
  });

  test('how a cost is told: hybrid and snow symbols (CR 107.4)', () => {
    const { offered } = byHand(
      '{W/U}{S}',
      ['Drift | | Snow Land | | {T}: Add {R}.'],
      { battlefield: ['Plains', 'Drift'] },
      [],
    );
    expect(offered).toHaveLength(1);
    expect(offered[0]).toMatch(/^\{W\/U\}\{S\}: |^\{S\}\{W\/U\}: /);
  });
});

describe('sources with several abilities', () => {
  const pay = (cost: string, text: string, battlefield: string[] = ['Spring'], more: Seat = {}): [boolean, number] => {
    const game = table(
      [GOAL(cost), `Spring | {0} | Artifact | | ${text}`],
      [{ ...more, hand: ['Goal'], battlefield }, []],
    );
    if (!game.ann.can('cast', 'Goal')) return [false, game.ann.life];
    plays(game, game.ann, 'Goal');
    return [true, game.ann.life];
  };

  test('two that cost the same life: either, once', () => {
    const text = '{T}, Pay 1 life: Add {W}. / {T}, Pay 1 life: Add {U}.';
    expect([pay('{W}', text), pay('{U}', text), pay('{B}', text), pay('{W}{U}', text)]).toEqual([
      [true, 19],
      [true, 19],
      [false, 20],
      [false, 20],
    ]);
    expect(pay('{W}{U}', text, ['Spring', 'Spring'])).toEqual([true, 18]);
  });

  test('two that are gone with it: either, and it is gone', () => {
    const text = '{T}, Sacrifice Spring: Add {W}. / {T}, Sacrifice Spring: Add {U}.';
    expect([pay('{W}', text)[0], pay('{U}', text)[0], pay('{W}{U}', text)[0]]).toEqual([true, true, false]);
  });

  test('painless mana before mana that hurts, and each kind when it is needed', () => {
    const text = '{T}: Add {C}. / {T}: Add {U} or {R}. Spring deals 1 damage to you.';
    expect([pay('{1}', text), pay('{C}', text), pay('{U}', text), pay('{R}', text), pay('{G}', text)]).toEqual([
      [true, 20],
      [true, 20],
      [true, 19],
      [true, 19],
      [false, 20],
    ]);
  });

  test('only once each turn, whatever it costs (CR 602.5b)', () => {
    const text = '{0}: Add {G}. Activate only once each turn.';
    const game = table(
      [GOAL('{G}'), `Spring | {0} | Artifact | | ${text}`],
      [{ hand: ['Goal', 'Goal'], battlefield: ['Spring'] }, []],
    );
    game.ann.activates('Spring');
    plays(game, game.ann, 'Goal');
    expect(game.ann.can('activate', 'Spring')).toBe(false);
    expect(game.ann.can('cast', 'Goal')).toBe(false);
  });
});

describe('mana for some things only (CR 106.6)', () => {
  const spring = (text: string): string => `Spring | | Land | | ${text}`;
  const could = (text: string, cards: readonly string[], names: readonly string[]): string[] => {
    const game = table([spring(text), ...cards], [{ hand: names, battlefield: ['Spring'] }, []]);
    return names.filter((name) => game.ann.can('cast', name));
  };
  const CUB = 'Cub | {1} | Creature — Cat | 2/2';
  const COG = 'Cog | {1} | Artifact |';
  const SONG = 'Song | {1} | Sorcery | | Scry 1.';
  test.each([
    ['{T}: Add {C}. Spend this mana only to cast creature spells.', ['Cub']],
    ['{T}: Add {C}. Spend this mana only to cast artifact spells.', ['Cog']],
    ['{T}: Add {C}. Spend this mana only to cast instant and sorcery spells.', ['Song']],
    ['{T}: Add {C}. Spend this mana only to cast spells.', ['Cub', 'Cog', 'Song']],
    ['{T}: Add {C}. Spend this mana only to activate abilities.', []],
    ['{T}: Add {C}. Spend this mana only to cast artifact spells or activate abilities of creatures.', ['Cog']],
    ['{T}: Add {C}.', ['Cub', 'Cog', 'Song']],
  ] as const)('%s', (text, names) => {
    expect(could(text, [CUB, COG, SONG], ['Cub', 'Cog', 'Song'])).toEqual(names);
  });

  test('abilities of what is named, and of nothing else', () => {
    const uses = (text: string): string[] => {
      const cards = [
        spring(text),
        'Cog | {1} | Artifact | | {1}: Scry 1.',
        'Cub | {1} | Creature — Cat | 2/2 | {1}: Scry 1.',
      ];
      const game = table(cards, [['Spring', 'Cog', 'Cub'], []]);
      return ['Cog', 'Cub'].filter((name) => game.ann.can('activate', name));
    };
    expect(uses('{T}: Add {C}. Spend this mana only to activate abilities of artifacts.')).toEqual(['Cog']);
    expect(uses('{T}: Add {C}. Spend this mana only to activate abilities.')).toEqual(['Cog', 'Cub']);
    expect(uses('{T}: Add {C}. Spend this mana only to cast creature spells.')).toEqual([]);
  });

  test('in the pool it waits for what it is for, and is spent before other mana would have to be', () => {
    const text = '{T}: Add {G}. Spend this mana only to cast creature spells.';
    const game = table([spring(text), CUB, SONG], [{ hand: ['Song', 'Cub'], battlefield: ['Spring', 'Forest'] }, []]);
    game.ann.activates('Spring');
    plays(game, game.ann, 'Song');
    expect(tapped(game)).toEqual(['Spring', 'Forest']);
    plays(game, game.ann, 'Cub');
    expect(game.ann.battlefield).toEqual(['Spring', 'Forest', 'Cub']);
  });
});

describe('costs made less (CR 118.7)', () => {
  const less = (what: string, cost: string, lands: string[]): boolean => {
    const cards = [GOAL(cost), `Law | {0} | Enchantment | | Sorcery spells you cast cost ${what} less to cast.`];
    return table(cards, [{ hand: ['Goal'], battlefield: ['Law', ...lands] }, []]).ann.can('cast', 'Goal');
  };
  test('generic mana is taken from generic mana only', () => {
    expect([
      less('{2}', '{3}{G}', ['Forest', 'Forest']),
      less('{2}', '{3}{G}', ['Forest']),
      less('{2}', '{G}{G}', ['Forest']),
    ]).toEqual([true, false, false]);
  });
  test('colored mana from that color, else from generic mana', () => {
    expect([
      less('{G}', '{1}{G}', ['Plains']),
      less('{G}', '{1}{G}', ['Forest']),
      less('{G}', '{2}', ['Plains']),
      less('{G}', '{W}{W}', ['Plains']),
    ]).toEqual([true, true, true, false]);
    expect([less('{W}{U}', '{1}{W}{U}', ['Forest']), less('{W}{U}', '{W}{U}', []), less('{W}{U}', '{2}', [])]).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('from a hybrid symbol of the color', () => {
    expect([less('{G}', '{G/W}{G/W}', ['Plains']), less('{G}', '{U/W}{U/W}', ['Plains'])]).toEqual([true, false]);
  });
});
