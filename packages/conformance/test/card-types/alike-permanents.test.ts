/** Permanents that nothing tells apart are one choice; as soon as anything tells them apart they are two. CR 602.2, 601.2. */
import { describe, expect, test } from 'vitest';
import { characteristics, type PlayerId } from '@kitchen-table/engine';
import { fork } from '@kitchen-table/engine/testing';
import { legalActions } from '../../../engine/src/rules/priority/legal-actions.ts';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const SPIKE = 'Spike | {0} | Creature — Cat | 2/4 | {0}: You gain 1 life.';
const spell = (name: string, text: string): string => `${name} | {0} | Instant | | ${text}`;

/** How many choices of activating a Spike Ann has, and how many Spikes each stands for. */
function choices(game: Scenario): number[] {
  const { game: position } = game;
  return game.session
    .options(game.ann.id)
    .flatMap((option) =>
      option.kind === 'activate' && characteristics(position, option.object).name === 'Spike'
        ? [1 + option.same.length]
        : [],
    )
    .toSorted();
}
const after = (text: string, more: Seat = {}, targets: string[] = ['Spike'], cards: string[] = []): number[] => {
  const game = table(
    [SPIKE, ...cards, spell('Word', text)],
    [
      {
        ...more,
        hand: ['Word', ...(more.hand ?? [])],
        battlefield: ['Spike', 'Spike', 'Spike', ...(more.battlefield ?? [])],
      },
      [],
    ],
  );
  expect(choices(game)).toEqual([3]);
  plays(game, game.ann, 'Word', targets);
  return choices(game);
};

describe('of three alike, one is told apart', () => {
  test.each([
    ['tapped', 'Tap target creature.'],
    ['damaged', 'Word deals 1 damage to target creature.'],
    ['with a counter', 'Put a charge counter on target creature.'],
    ['with a +1/+1 counter', 'Put a +1/+1 counter on target creature.'],
    ['stronger', 'Target creature gets +1/+0 until end of turn.'],
    ['tougher', 'Target creature gets +0/+1 until end of turn.'],
    ['with another ability', 'Target creature gains flying until end of turn.'],
    ['with another type', 'Target creature becomes an artifact in addition to its other types until end of turn.'],
    ['goaded', 'Goad target creature.'],
  ])('%s', (_how, text) => {
    expect(after(text)).toEqual([1, 2]);
  });

  test('all changed alike, they are one choice still', () => {
    expect(after('Creatures you control get +1/+1 until end of turn.', {}, [])).toEqual([3]);
    expect(after('Tap all creatures.', {}, [])).toEqual([3]);
  });

  test('phased out it is no choice at all (CR 702.26b)', () => {
    expect(after('Target creature phases out.')).toEqual([2]);
  });

  test('what is attached tells it apart', () => {
    const halberd = 'Halberd | {0} | Artifact — Equipment | | Equip {0}';
    const game = table([SPIKE, halberd], [['Spike', 'Spike', 'Halberd'], []]);
    expect(choices(game)).toEqual([2]);
    game.ann.activates('Halberd', { targets: ['Spike'] });
    game.resolve();
    expect(choices(game)).toEqual([1, 1]);
  });

  test('one that has just come, and one of another owner', () => {
    const game = table([SPIKE], [{ hand: ['Spike'], battlefield: ['Spike'] }, []]);
    plays(game, game.ann, 'Spike');
    expect(choices(game)).toEqual([1, 1]);
    const grab = table(
      [SPIKE, spell('Grab', 'Gain control of target creature.')],
      [{ hand: ['Grab'], battlefield: ['Spike'] }, ['Spike']],
    );
    const theirs = grab.ben.permanent('Spike').id;
    grab.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [question.legal.findIndex((entity) => (entity as number) === theirs)] : [],
    );
    plays(grab, grab.ann, 'Grab');
    expect(choices(grab)).toEqual([1, 1]);
  });

  test('attacking and blocking', () => {
    const game = table([SPIKE], [['Spike', 'Spike', 'Spike'], []]);
    game.ann.attacks('Spike');
    game.to('DeclareAttackers');
    expect(choices(game)).toEqual([1, 2]);
    const block = table([SPIKE], [['Spike', 'Spike'], ['Spike']]);
    block.to('Upkeep', 2);
    block.ben.attacks('Spike');
    block.ann.blocks([['Spike', 'Spike']]);
    block.to('DeclareBlockers', 2);
    while (block.question?.player !== block.ann.id) block.proceed();
    expect(choices(block)).toEqual([1, 1]);
  });

  test('cards of one name in hand are one choice, others are not', () => {
    const game = table([SPIKE, 'Spine | {0} | Creature — Cat | 2/4'], [{ hand: ['Spike', 'Spine', 'Spike'] }, []]);
    const casts = game.session
      .options(game.ann.id)
      .flatMap((option) => (option.kind === 'cast' ? [1 + option.same.length] : []));
    expect(casts.toSorted()).toEqual([1, 2]);
  });
});

describe('what an effect has given to all alike', () => {
  const GIFT = 'Gift | {0} | Enchantment | | Creatures you control have "{0}: You gain 2 life."';
  const given = (spikes: number, ...more: string[]): Scenario =>
    table(
      [SPIKE, GIFT, spell('Word', 'Target creature loses all abilities until end of turn.')],
      [{ hand: ['Word'], battlefield: [...Array.from({ length: spikes }, () => 'Spike'), 'Gift', ...more] }, []],
    );

  test('is one choice, and what was printed is another', () => {
    expect(choices(given(3))).toEqual([3, 3]);
    expect(choices(given(3, 'Gift'))).toEqual([3, 3, 3]);
  });

  test('who has lost it is no part of it', () => {
    const game = given(3);
    plays(game, game.ann, 'Word', ['Spike']);
    expect(choices(game)).toEqual([2, 2]);
  });

  test('ten times as many are looked at ten times as often, not a hundred times', () => {
    const looks = (spikes: number): number => {
      const { game } = given(spikes);
      let count = 0;
      const objects = new Proxy(game.objects as object[], {
        get: (list, at) => {
          count++;
          return Reflect.get(list, at) as unknown;
        },
      });
      const watched = Object.assign(fork(game), { objects });
      expect(legalActions(watched, 0 as PlayerId)).toHaveLength(4); // pass, the spell, two abilities
      return count;
    };
    expect(looks(200)).toBeLessThan(15 * looks(20));
  });
});
