/** Doubling and exchanging: exactly how much, of whose choice, and whether it was done at all. CR 701.9, 701.10. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const DRAW = 'If you do, draw a card.';
const FIXED = 'Fixed Fate | {0} | Enchantment | | Players can’t gain life. / Players can’t lose life.';
const STONE = 'Stone | {0} | Creature — Golem | 1/1 |';
const CUB = 'Cub | {0} | Creature — Bear | 2/3 |';

/** Ann casts the sorcery with these words; the choices she is asked for by then. */
function deed(words: string, lines: readonly string[], seats: Parameters<typeof table>[1], ...targets: string[]) {
  const [first, ...others] = seats as [Record<string, unknown>, ...Record<string, unknown>[]];
  const game = table(
    [...lines, `Deed | {0} | Sorcery | | ${words}`],
    [{ ...first, hand: ['Deed', ...((first['hand'] as string[] | undefined) ?? [])] }, ...others],
  );
  const asked: Question[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseObjects') asked.push(question);
    return null;
  });
  plays(game.ann, 'Deed', ...targets);
  return { game, asked };
}

describe('doubling', () => {
  test('a life total is doubled unless it can’t change; a total of 0 or less is none that grows (CR 701.9d, 119.7)', () => {
    const words = `Double target player’s life total. ${DRAW}`;
    const { game } = deed(words, [], [{}, { life: 9 }], 'ben');
    expect([game.ann.life, game.ben.life, game.ann.hand.length]).toEqual([20, 18, 1]);
    const barred = deed(words, [FIXED], [{ battlefield: ['Fixed Fate'] }, { life: 9 }], 'ben').game;
    expect([barred.ben.life, barred.ann.hand.length]).toEqual([9, 0]);
    expect(game.game.log.find(({ rule }) => rule === '701.9d')).toBeDefined();
  });

  test('mana with a rider is doubled as mana of that type without it; without mana nothing is added (CR 701.9f)', () => {
    const lines = [
      'Den | | Land | | {T}: Add {G}{G}. Spend this mana only to cast creature spells.',
      'Font | {0} | Artifact | | {0}: Double the amount of each type of unspent mana you have.',
      'Sip | {2} | Instant | | You gain 3 life.',
      CUB,
    ];
    const game = table(lines, [{ battlefield: ['Den', 'Font'], hand: ['Sip'] }, {}]);
    game.ann.activates('Font');
    expect(game.ann.state.pool.amounts.every((amount) => amount === 0)).toBe(true);
    game.ann.activates('Den');
    game.ann.activates('Font');
    const { amounts, special } = game.ann.state.pool;
    expect([amounts.reduce((sum, amount) => sum + amount, 0), special.length]).toEqual([2, 2]);
    expect(plays(game.ann, 'Sip').ann.life).toBe(23);
  });

  test('the counters of the kind that is named, on what is chosen now; if there are none it is not done (CR 701.9e)', () => {
    const lines = [
      CUB,
      STONE,
      'Grow | {0} | Instant | | Put three +1/+1 counters on target creature.',
      'Mark | {0} | Instant | | Put a charge counter on target creature.',
      `Deed | {0} | Sorcery | | Double the number of +1/+1 counters on a creature you control. ${DRAW}`,
    ];
    const game = table(lines, [{ battlefield: ['Cub', 'Stone'], hand: ['Grow', 'Mark', 'Deed', 'Deed'] }, {}]);
    plays(game.ann, 'Grow', 'Cub');
    plays(game.ann, 'Mark', 'Cub');
    for (const [name, counters, drawn] of [
      ['Stone', {}, 0],
      ['Cub', { '+1/+1': 6, charge: 1 }, 1],
    ] as const) {
      const held = game.ann.hand.length - 1;
      game.ann.answers('chooseObjects', (question) => {
        if (question.kind !== 'chooseObjects') return [];
        expect([question.purpose, question.from.length, question.min, question.max]).toEqual(['counters', 2, 1, 1]);
        return [game.indexOf(question.from, name)];
      });
      plays(game.ann, 'Deed');
      expect([game.ann.permanent(name).counters, game.ann.hand.length - held]).toEqual([counters, drawn]);
    }
  });

  test('power and toughness: by what they are as it begins, each creature by its own (CR 701.10b)', () => {
    const words = 'Double the power and toughness of each creature you control until end of turn.';
    const lines = [CUB, STONE, 'Grow | {0} | Instant | | Target creature gets +1/+1 until end of turn.'];
    const seats = [{ battlefield: ['Cub', 'Stone'], hand: ['Grow'] }, { battlefield: ['Cub'] }];
    const { game } = deed(words, lines, seats);
    plays(game.ann, 'Grow', 'Cub');
    expect([game.ann.stats('Cub'), game.ann.stats('Stone'), game.ben.stats('Cub')]).toEqual(['5/7', '2/2', '2/3']);
    game.to('Upkeep', 2);
    expect([game.ann.stats('Cub'), game.ann.stats('Stone')]).toEqual(['2/3', '1/1']);
  });
});

describe('exchanging numbers', () => {
  const words = (whose: string): string => `Exchange ${whose} life total with Tree’s toughness.`;
  const tree = (text: string): string => `Tree | {0} | Creature — Plant | 0/19 | {0}: ${text}`;
  const grow = 'Grow | {0} | Instant | | Target creature gets +0/+1 until end of turn.';

  test('equal numbers are exchanged though neither life can be gained nor lost: the size is set (CR 701.10g)', () => {
    const lines = [tree(words('your')), grow, FIXED];
    const game = table(lines, [{ battlefield: ['Tree', 'Fixed Fate'], hand: ['Grow'] }, {}]);
    plays(game.ann, 'Grow', 'Tree');
    uses(game.ann, 'Tree');
    expect([game.ann.life, game.ann.stats('Tree')]).toEqual([20, '0/21']);
  });

  test('a player who can’t lose life keeps a higher total, and nothing is set (CR 701.10g, 119.8)', () => {
    const charm = 'Charm | {0} | Enchantment | | You can’t lose life.';
    for (const [life, after, size] of [
      [30, 30, '0/19'],
      [10, 19, '0/10'],
    ] as const) {
      const game = table([tree(words('your')), charm], [{ battlefield: ['Tree', 'Charm'], life }, {}]);
      uses(game.ann, 'Tree');
      expect([game.ann.life, game.ann.stats('Tree')]).toEqual([after, size]);
    }
  });

  test('with a creature that is gone nothing is exchanged (CR 701.10a)', () => {
    const game = table(
      [tree(`${words('your')} ${DRAW}`), 'Slay | {0} | Instant | | Destroy target creature.'],
      [{ battlefield: ['Tree'], hand: ['Slay'], life: 5 }, {}],
    );
    game.ann.activates('Tree');
    game.ann.casts('Slay', { targets: ['Tree'] });
    game.resolveAll();
    expect([game.ann.life, game.ann.hand.length]).toEqual([5, 0]);
    const there = table([tree(`${words('your')} ${DRAW}`)], [{ battlefield: ['Tree'], life: 5 }, {}]);
    uses(there.ann, 'Tree');
    expect([there.ann.life, there.ann.stats('Tree'), there.ann.hand.length]).toEqual([19, '0/5', 1]);
    expect(there.game.log.some(({ rule }) => rule === '701.10g')).toBe(true);
  });
});

describe('exchanging control', () => {
  const theft = 'Theft | {0} | Enchantment | | Whenever you gain control of a creature, you gain 1 life.';

  test('of what the players choose now: each gets the other’s (CR 701.10b)', () => {
    const words = `Exchange control of a creature you control and a creature an opponent controls. ${DRAW}`;
    const seats = [{ battlefield: ['Cub', 'Stone'] }, { battlefield: ['Cub', 'Stone'] }];
    const { game, asked } = deed(words, [CUB, STONE], seats);
    expect(asked.map(({ player, reason }) => [player, reason.rule])).toEqual([
      [0, '701.10b'],
      [0, '701.10b'],
    ]);
    expect(asked.map((question) => (question.kind === 'chooseObjects' ? question.purpose : ''))).toEqual([
      'choose',
      'choose',
    ]);
    expect([game.ann.battlefield.length, game.ben.battlefield.length, game.ann.hand.length]).toEqual([2, 2, 1]);
    expect(game.ann.battlefield.map((_, i) => game.game.objects[game.game.battlefield[i] as number]?.owner)).toEqual([
      0, 0,
    ]);
    expect(game.ann.permanent('Cub').owner).toBe(1);
  });

  test('of two that one player controls nothing is exchanged (CR 701.10b)', () => {
    const words = `Exchange control of two target creatures. ${DRAW}`;
    const lines = [CUB, STONE, theft];
    const own = deed(words, lines, [{ battlefield: ['Cub', 'Stone', 'Theft'] }, {}], 'Cub', 'Stone').game;
    expect([own.ann.hand.length, own.ann.life]).toEqual([0, 20]);
    const both = deed(words, lines, [{ battlefield: ['Cub', 'Theft'] }, { battlefield: ['Stone'] }], 'Cub', 'Stone');
    const { game } = both;
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Theft', 'Stone'], ['Cub']]);
    expect([game.ann.hand.length, game.ann.life]).toEqual([1, 21]);
    game.to('Upkeep', 2);
    expect(game.ben.battlefield).toEqual(['Cub']);
  });
});

describe('exchanging zones', () => {
  const words = `Exchange your hand and graveyard. ${DRAW}`;
  test('each card goes to the other zone, and it is done even if both are empty (CR 701.10f)', () => {
    const { game } = deed(words, [CUB, STONE], [{ hand: ['Swamp', 'Cub'], graveyard: ['Stone', 'Forest'] }, {}]);
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted()]).toEqual([
      ['Forest', 'Plains', 'Stone'],
      ['Cub', 'Deed', 'Swamp'],
    ]);
    expect(game.game.log.some(({ rule }) => rule === '701.10f')).toBe(true);
    expect(deed(words, [], [{}, {}]).game.ann.hand).toEqual(['Plains']);
  });
});

describe('exchanging text boxes', () => {
  const lines = [
    CUB,
    'Lark | {0} | Creature — Bird | 1/1 | Flying',
    'Moth | {0} | Creature — Insect | 1/1 | Haste',
    'Twin | {0} | Creature — Shapeshifter | 0/0 | You may have Twin enter as a copy of any creature on the battlefield, except it has vigilance.',
  ];
  const words = `Exchange the text boxes of two target creatures. ${DRAW}`;
  const keywords = (game: Scenario, name: string, index = 0): readonly string[] =>
    now(game.ann, name, index).abilities.flatMap(({ ability }) =>
      ability.kind === 'keyword' ? [ability.keyword] : [],
    );

  test('the text of a copy is what it copies, with what the copy has besides (CR 701.10h, 707.9a)', () => {
    const game = table(
      [...lines, `Deed | {0} | Sorcery | | ${words}`],
      [{ battlefield: ['Moth', 'Cub'], hand: ['Twin', 'Deed'] }, {}],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Moth')] : [],
    );
    plays(game.ann, 'Twin');
    expect(keywords(game, 'Moth', 1)).toEqual(['haste', 'vigilance']);
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [question.legal.length - 1, game.indexOf(question.legal, 'Cub')] : [],
    );
    game.ann.casts('Deed');
    game.resolveAll();
    expect([keywords(game, 'Moth', 1), keywords(game, 'Cub'), keywords(game, 'Moth')]).toEqual([
      [],
      ['haste', 'vigilance'],
      ['haste'],
    ]);
    expect(game.ann.hand).toHaveLength(1);
  });

  test('other effects that change what a creature is are no text that it could give away (CR 612.5, 701.10h)', () => {
    const boost = 'Boost | {0} | Instant | | Target creature gets +4/+5 and gains vigilance until end of turn.';
    const game = table(
      [...lines, boost, `Deed | {0} | Sorcery | | ${words}`],
      [{ battlefield: ['Lark', 'Cub'], hand: ['Boost', 'Deed'] }, {}],
    );
    plays(game.ann, 'Boost', 'Lark');
    plays(game.ann, 'Deed', 'Lark', 'Cub');
    expect([keywords(game, 'Lark'), keywords(game, 'Cub'), game.ann.stats('Lark')]).toEqual([
      ['vigilance'],
      ['flying'],
      '5/6',
    ]);
  });
});
