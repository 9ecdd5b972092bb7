/** Counters put, removed and moved: exactly how many, which, and whether it was done. CR 107.1c, 122. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const ORE = 'Ore | {0} | Artifact | |';
const DRAW = 'If you do, draw a card.';
const GROW = 'Grow | {0} | Instant | | Put three +1/+1 counters on target creature.';
const MARK = 'Mark | {0} | Instant | | Put two charge counters on target permanent.';

type Asked = Extract<Question, { kind: 'chooseNumber' | 'chooseOption' | 'chooseObjects' }>;

/** Ann prepares, then casts the sorcery with these words at these targets. */
function deed(
  words: string,
  before: readonly (readonly [string, string])[],
  targets: readonly string[],
  answer: (asked: Asked) => number | null = () => null,
) {
  const lines = [CUB, ORE, GROW, MARK, 'Elf | {0} | Creature — Elf | 1/1 |', `Deed | {0} | Sorcery | | ${words}`];
  const hand = ['Deed', ...before.map(([spell]) => spell)];
  const game = table(lines, [{ battlefield: ['Cub', 'Elf', 'Ore'], hand }, {}]);
  for (const [spell, target] of before) plays(game.ann, spell, target);
  const asked: Asked[] = [];
  game.plan((question) => {
    if (!['chooseNumber', 'chooseOption', 'chooseObjects'].includes(question.kind)) return null;
    asked.push(question as Asked);
    const given = answer(question as Asked);
    return given === null ? null : [given];
  });
  plays(game.ann, 'Deed', ...targets);
  const on = (name: string): unknown => game.ann.permanent(name).counters;
  return { game, asked, on, gained: game.ann.life - 20, drawn: game.ann.hand.length };
}

describe('removing', () => {
  const grown = [['Grow', 'Cub']] as const;
  const mixed = [...grown, ['Mark', 'Cub']] as const;

  test('up to so many of a kind: none to all there are, and no question when there are none (CR 107.1c, 122.1)', () => {
    const words = 'Remove up to two +1/+1 counters from target creature. You gain that much life.';
    const two = deed(words, mixed, ['Cub'], () => 1);
    expect(two.asked[0]).toMatchObject({ kind: 'chooseNumber', min: 0, max: 2, reason: { rule: '122.1' } });
    expect(two.asked[0]?.reason.text).toBe('Choose how many counters on Cub');
    expect([two.on('Cub'), two.gained]).toEqual([{ '+1/+1': 2, charge: 2 }, 1]);
    const more = deed(words.replace('two', 'nine'), grown, ['Cub'], () => 3);
    expect([more.asked[0]?.kind === 'chooseNumber' && more.asked[0].max, more.gained]).toEqual([3, 3]);
    expect(deed(words, [], ['Cub']).asked).toEqual([]);
  });

  test('any number, or all, or exactly so many as far as there are (CR 122.1)', () => {
    const any = deed(
      'Remove any number of +1/+1 counters from target creature. You gain that much life.',
      grown,
      ['Cub'],
      () => 2,
    );
    expect([any.asked[0]?.kind === 'chooseNumber' && any.asked[0].max, any.gained]).toEqual([3, 2]);
    const all = deed('Remove all +1/+1 counters from target creature. You gain that much life.', mixed, ['Cub']);
    expect([all.asked, all.gained, all.on('Cub')]).toEqual([[], 3, { charge: 2 }]);
    const two = deed('Remove two +1/+1 counters from target creature. You gain that much life.', mixed, ['Cub']);
    expect([two.asked, two.gained]).toEqual([[], 2]);
    const five = deed('Remove five +1/+1 counters from target creature. You gain that much life.', mixed, ['Cub']);
    expect([five.asked, five.gained]).toEqual([[], 3]);
  });

  test('of any kind: one after the other, each of a kind that is there; only who need not may stop (CR 122.1)', () => {
    const exact = deed('Remove four counters from target permanent. You gain that much life.', mixed, ['Cub'], () => 0);
    const options = exact.asked.map((asked) => (asked.kind === 'chooseOption' ? asked.options : []));
    expect(options).toEqual([
      ['+1/+1', 'charge'],
      ['+1/+1', 'charge'],
      ['+1/+1', 'charge'],
    ]);
    expect([exact.on('Cub'), exact.gained]).toEqual([{ charge: 1 }, 4]);
    const upTo = deed(
      'Remove up to four counters from target permanent. You gain that much life.',
      mixed,
      ['Cub'],
      (asked) =>
        asked.kind === 'chooseOption' ? (asked.options.includes('charge') ? asked.options.indexOf('charge') : 1) : 0,
    );
    expect(upTo.asked.map((asked) => (asked.kind === 'chooseOption' ? asked.options : []))).toEqual([
      ['+1/+1', 'charge', 'no more'],
      ['+1/+1', 'charge', 'no more'],
      ['+1/+1', 'no more'],
    ]);
    expect([upTo.on('Cub'), upTo.gained]).toEqual([{ '+1/+1': 3 }, 2]);
    const all = deed('Remove all counters from target permanent. You gain that much life.', mixed, ['Cub']);
    expect([all.on('Cub'), all.gained, all.asked]).toEqual([{}, 5, []]);
  });
});

describe('moving', () => {
  test('as many of the kind as there are; from or onto what is gone nothing is moved (CR 122.5)', () => {
    const words = `Move two +1/+1 counters from target creature onto another target creature. ${DRAW}`;
    const { on, drawn } = deed(words, [['Grow', 'Cub']], ['Cub', 'Elf']);
    expect([on('Cub'), on('Elf'), drawn]).toEqual([{ '+1/+1': 1 }, { '+1/+1': 2 }, 1]);
    const slay = 'Slay | {0} | Instant | | Destroy target creature.';
    const elf = 'Elf | {0} | Creature — Elf | 1/1 |';
    for (const victim of ['Cub', 'Elf']) {
      const lines = [CUB, elf, GROW, slay, `Deed | {0} | Instant | | ${words}`];
      const game = table(lines, [{ battlefield: ['Cub', 'Elf'], hand: ['Grow', 'Deed', 'Slay'] }, {}]);
      plays(game.ann, 'Grow', 'Cub');
      game.ann.casts('Deed', { targets: ['Cub', 'Elf'] });
      game.ann.casts('Slay', { targets: [victim] });
      game.resolveAll();
      const left = victim === 'Cub' ? 'Elf' : 'Cub';
      expect([game.ann.permanent(left).counters, game.ann.hand]).toEqual([left === 'Cub' ? { '+1/+1': 3 } : {}, []]);
    }
  });

  test('what can’t be put there stays; without counters it is not done (CR 122.5, 614.17)', () => {
    const words = `Move all counters from target creature you control onto another target creature. ${DRAW}`;
    const all = deed(
      words,
      [
        ['Grow', 'Cub'],
        ['Mark', 'Cub'],
      ],
      ['Cub', 'Elf'],
    );
    expect([all.on('Cub'), all.on('Elf'), all.drawn]).toEqual([{}, { '+1/+1': 3, charge: 2 }, 1]);
    expect(deed(words, [], ['Cub', 'Elf']).drawn).toBe(0);
  });
});

describe('putting', () => {
  test('up to X, while there are no more than so many of them (CR 107.1c)', () => {
    const toy =
      'Toy | {0} | Artifact Creature — Toy | 0/4 | {X}: Put up to X +1/+0 counters on ~. This ability can’t cause the total number of +1/+0 counters on ~ to be greater than three.';
    const seat = { battlefield: ['Toy', ...Array.from({ length: 9 }, () => 'Island')] };
    const game = table([toy], [seat, {}]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseNumber' || question.reason.rule === '601.2b') return null;
      expect([question.min, question.reason.rule, question.reason.text]).toEqual([
        0,
        '107.1c',
        'Choose how many counters',
      ]);
      asked.push(question.max);
      return [question.max - 1];
    });
    for (const x of [2, 4, 2]) {
      game.ann.activates('Toy', { x });
      game.resolveAll();
    }
    // One of two, then one of the two that are left of three, and then at most one: none.
    expect([asked, game.ann.permanent('Toy').counters]).toEqual([[2, 2, 1], { '+1/+0': 2 }]);
  });

  test('the counters of what died: of each kind, as many as it had; with none it is not done (CR 122.8)', () => {
    for (const [what, counters, drawn] of [
      ['its counters', { '+1/+1': 3, charge: 2 }, 1],
      ['its +1/+1 counters', { '+1/+1': 3 }, 1],
      ['its -1/-1 counters', {}, 0],
    ] as const) {
      const heir = `Heir | {0} | Creature — Bear | 2/2 | When ~ dies, put ${what} on target creature you control. ${DRAW}`;
      const slay = 'Slay | {0} | Instant | | Destroy target creature.';
      const hand = ['Grow', 'Mark', 'Slay'];
      const game = table([heir, CUB, GROW, MARK, slay], [{ battlefield: ['Heir', 'Cub'], hand }, {}]);
      plays(game.ann, 'Grow', 'Heir');
      plays(game.ann, 'Mark', 'Heir');
      plays(game.ann, 'Slay', 'Heir');
      expect([what, game.ann.permanent('Cub').counters, game.ann.hand.length]).toEqual([what, counters, drawn]);
    }
  });

  test('where none of the kind were, two more than none is none (CR 122.8, 614.1a)', () => {
    const heir =
      'Heir | {0} | Creature — Bear | 2/2 | When ~ dies, put its +1/+1 counters on target creature you control.';
    const scales =
      'Scales | {0} | Enchantment | | If one or more +1/+1 counters would be put on a creature you control, that many plus two +1/+1 counters are put on it instead.';
    const slay = 'Slay | {0} | Instant | | Destroy target creature.';
    for (const [prepared, counters] of [
      ['Mark', {}],
      ['Grow', { '+1/+1': 7 }],
    ] as const) {
      const hand = [prepared, 'Slay'];
      const lines = [heir, CUB, GROW, MARK, slay, scales];
      const game = table(lines, [{ battlefield: ['Heir', 'Cub', 'Scales'], hand }, {}]);
      plays(game.ann, prepared, 'Heir');
      plays(game.ann, 'Slay', 'Heir');
      expect(game.ann.permanent('Cub').counters).toEqual(counters);
    }
  });

  test('a kind of one’s choice, with the number said of it (CR 608.2d)', () => {
    const words = 'Put your choice of a flying counter or two +1/+1 counters on target creature.';
    const chosen = deed(words, [], ['Cub'], () => 1);
    expect(chosen.asked[0]).toMatchObject({
      kind: 'chooseOption',
      options: ['flying', '+1/+1'],
      reason: { rule: '608.2d' },
    });
    expect(chosen.on('Cub')).toEqual({ '+1/+1': 2 });
    expect(deed(words, [], ['Cub'], () => 0).on('Cub')).toEqual({ flying: 1 });
  });
});

test('a card that is put somewhere can’t be given the counters of the permanent it was: "this creature" is gone (CR 109.2)', () => {
  const moth = 'Moth | {0} | Creature — Insect | 1/1 | {0}: Put a +1/+1 counter on this creature.';
  const slay = 'Slay | {0} | Instant | | Destroy target creature.';
  const game = table([moth, slay], [{ battlefield: ['Moth'], hand: ['Slay'] }, {}]);
  uses(game.ann, 'Moth');
  expect(game.ann.stats('Moth')).toBe('2/2');
  game.ann.activates('Moth');
  plays(game.ann, 'Slay', 'Moth');
  const [card] = game.ann.state.graveyard;
  expect(game.game.objects[card as number]?.counters).toEqual({});
});
