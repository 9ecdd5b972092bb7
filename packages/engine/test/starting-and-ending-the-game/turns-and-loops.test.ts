import { expect, test } from 'vitest';
import { type PlayerId, Step } from '../../src/index.ts';
import { fork } from '../../src/testing.ts';
import { addPhases } from '../../src/rules/turn-structure/steps-to-come.ts';
import { act, card, creature, filter, keyword, number, quantifier, self, you } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

test('extra turns come right after this one, the newest first, then the order goes on (CR 500.7)', () => {
  const game = scenario([[], [], []]);
  game.alter((position) => {
    position.extraTurns = [2 as PlayerId, 0 as PlayerId];
  });
  const order: number[] = [];
  for (let turn = 2; turn <= 5; turn++) {
    game.to('Upkeep', turn);
    order.push(game.game.activePlayer);
  }
  expect(order).toEqual([0, 2, 1, 2]);
});

test('an extra combat phase comes after this phase (CR 500.8)', () => {
  const game = scenario([['Serra Angel'], []]);
  game.ann.attacks('Serra Angel');
  const copy = fork(game.game);
  addPhases(copy, ['combat', 'main'], 'phase');
  expect(copy.extraSteps.slice(0, 7).map(({ step }) => step)).toEqual([4, 5, 6, 8, 9, 10, 4]);
  game.alter((position) => addPhases(position, ['combat', 'main'], 'phase'));
  game.to('PostcombatMain');
  expect(game.ben.life).toBe(16);
  game.to('EndOfCombat');
  expect(game.ben.life).toBe(12);
  game.to('End');
  expect(game.game.turn).toBe(1);
});

const gain = { kind: 'gainLife', amount: number(1) } as const;
const looper = card('Endless Pair', {
  cost: 'W',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'gainLife', actor: you }] },
      clause: act(gain),
    },
    {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
      clause: act(gain),
    },
  ],
});

test('a loop of mandatory actions is a draw (CR 104.4b)', () => {
  const game = scenario([{ battlefield: ['Plains'], hand: ['Endless Pair'] }, []], { cards: [looper] });
  game.ann.casts('Endless Pair');
  for (let i = 0; !game.isOver && i < 100_000; i++) game.proceed();
  expect([game.isOver, game.game.drawn, game.game.winners.length]).toEqual([true, true, 0]);
});

const priest = card('Toll Enchantment', {
  cost: 'W',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'cant',
          action: {
            kind: 'attack',
            object: { kind: 'select', quantifier: quantifier('bare'), filter: filter('creature') },
            whom: you,
          },
          unlessPaid: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['2'] }] },
        },
      ],
    },
  ],
});

test('a cost to attack is paid for each attacker, or they do not attack (CR 508.1h)', () => {
  for (const [pays, life] of [
    [1, 16],
    [0, 20],
  ] as const) {
    const lands = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
    const game = scenario([['Grizzly Bears', 'Goblin Piker', ...lands], ['Toll Enchantment']], { cards: [priest] });
    game.ann.attacks(['Grizzly Bears', 'Goblin Piker']).answers('yesNo', [pays]);
    game.throughCombat();
    expect(game.ben.life).toBe(life);
    expect(game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1).length).toBe(
      pays === 1 ? 6 : 0,
    );
  }
});

test('phased-out permanents phase in before their controller untaps, and are treated as if they did not exist until then (CR 502.1, 702.26b)', () => {
  const game = scenario([['Phaser'], []], { cards: [creature('Phaser', '1U', 2, 2, keyword('phasing'))] });
  expect(game.game.step).toBe(Step.PrecombatMain);
  // It phased out in the untap step of the first turn.
  while (game.game.turn === 1 && game.question?.kind !== 'attackers') game.proceed();
  expect(game.game.turn).toBe(2);
  game.to('PrecombatMain', 3);
  game.ann.attacks('Phaser');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});
