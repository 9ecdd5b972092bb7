import { expect, test } from 'vitest';
import type { Clause, Noun } from '@kitchen-table/language/surface';
import { act, card, number, quantifier, spell } from '../support/cards.ts';
import { type Options, scenario, type Scenario, type Seat } from '../support/scenario.ts';
import {
  encounter,
  keywordAction,
  phenomenon,
  plane,
  planes,
  SUPPLEMENTARY,
} from '../support/supplementary-test-cards.ts';

const ROLL = 'roll the planar die';
const WALK = 1;
const CHAOS = 6;
const BLANK = 3;
const gain = (amount: number): Clause => act({ kind: 'gainLife', amount: number(amount) });

const frozen = phenomenon(
  'Frozen Moment',
  encounter({
    kind: 'rule',
    rule: {
      kind: 'replace',
      would: {
        kind: 'keywordAction',
        action: 'planeswalk',
        detail: 'by rolling',
        actor: {
          kind: 'select',
          quantifier: quantifier('a'),
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
        },
      },
      instead: keywordAction('chaos ensues'),
    },
    during: { kind: 'untilYourNextTurn' },
  }),
);
const unruly = phenomenon(
  'Unruly Air',
  encounter({ kind: 'rule', rule: { kind: 'blankIsChaos' }, during: { kind: 'untilPlaneswalk', awayFrom: 'plane' } }),
);
const watchful = plane(
  'Watchful Port',
  {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [{ kind: 'keywordAction', action: 'roll the planar die', actor: { kind: 'you' } }],
    },
    clause: gain(2),
  },
  {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [{ kind: 'keywordAction', action: 'roll a blank', actor: { kind: 'you' } }],
    },
    clause: gain(10),
  },
);
const old = plane('Old Wording', {
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'whenever',
    events: [{ kind: 'keywordAction', action: 'roll chaos', actor: { kind: 'you' } }],
  },
  clause: gain(6),
});

const stuck = plane('Stuck Wheel', {
  kind: 'static',
  rules: [
    {
      kind: 'replace',
      would: { kind: 'keywordAction', action: 'roll the planar die', actor: { kind: 'you' } },
      instead: gain(3),
    },
  ],
});
const port = plane('Quiet Port', {
  kind: 'static',
  rules: [{ kind: 'cant', action: { kind: 'keywordAction', action: 'roll the planar die', actor: { kind: 'you' } } }],
});

function table(first: readonly string[], seat: Seat = {}, options: Options = {}): Scenario {
  return scenario([{ ...seat, planarDeck: planes(first) }, { planarDeck: planes([], 20) }], {
    format: 'planechase',
    cards: [...SUPPLEMENTARY, frozen, unruly, watchful, old, stuck, port, ...(options.cards ?? [])],
  });
}

function loaded(game: Scenario, ...sides: number[]): Scenario {
  return game.alter((position) => {
    position.scripted = (_player, of) => (of === 6 ? (sides.shift() ?? BLANK) : null);
  });
}

function faceUp({ game }: Scenario): string[] {
  return game.command.map((id) => game.objects[id]?.record.card.name ?? '');
}

test('chaos may ensue instead of planeswalking as a result of the planar die, and only then (CR 901.9b, 901.11a)', () => {
  const game = loaded(table(['Market Town', 'Frozen Moment', 'Bright Shore', 'Shifting Gate']), WALK, WALK);
  game.ann.takes(ROLL, 'Market Town');
  game.resolveAll();
  // The phenomenon was left all the same.
  expect([faceUp(game), game.ann.life]).toEqual([['Bright Shore'], 23]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).ben.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect([faceUp(game), game.ben.life]).toEqual([['Bright Shore'], 27]);
  // Until Ann’s next turn.
  game.to('PrecombatMain', 3);
  loaded(game, WALK).ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Shifting Gate']);
});

test('blank rolls may be chaos rolls until a player planeswalks away from a plane (CR 901.9b, 901.11)', () => {
  const game = loaded(
    table(['Market Town', 'Unruly Air', 'Bright Shore', 'Giant Valley'], {
      battlefield: ['Mountain', 'Mountain', 'Mountain'],
    }),
    WALK,
  );
  game.ann.takes(ROLL, 'Market Town');
  game.resolveAll();
  // Leaving the phenomenon does not end it.
  expect([faceUp(game), game.ann.life]).toEqual([['Bright Shore'], 23]);
  loaded(game, BLANK).ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect(game.ann.life).toBe(30);
  game.to('PrecombatMain', 3);
  loaded(game, WALK).ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect([faceUp(game), game.ann.life]).toEqual([['Giant Valley'], 35]);
  loaded(game, BLANK).ann.takes(ROLL, 'Giant Valley');
  game.resolveAll();
  expect(game.ann.life).toBe(35);
});

test('abilities watch for rolls of the planar die, and for blank ones (CR 706.7, 901.9)', () => {
  const game = loaded(table(['Watchful Port'], { battlefield: ['Mountain'] }), CHAOS, BLANK);
  game.ann.takes(ROLL, 'Watchful Port');
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  game.ann.takes(ROLL, 'Watchful Port');
  game.resolveAll();
  expect(game.ann.life).toBe(34);
});

test('a chaos ability in the old words triggers too, however chaos ensues (CR 311.7)', () => {
  const game = loaded(
    table(['Old Wording'], { battlefield: ['Mountain'], hand: ['Wild Day'] }, { cards: [WILD] }),
    CHAOS,
  );
  game.ann.takes(ROLL, 'Old Wording');
  game.resolveAll();
  expect(game.ann.life).toBe(26);
  game.ann.casts('Wild Day');
  game.resolveAll();
  expect(game.ann.life).toBe(32);
});
const WILD = card('Wild Day', { cost: 'R', types: ['instant'], abilities: [spell(keywordAction('chaos ensues'))] });

test('a chaos ability is controlled by the planar controller, whoever made chaos ensue (CR 311.7)', () => {
  const game = scenario(
    [
      { planarDeck: planes(['Bright Shore']) },
      { planarDeck: planes([], 20), hand: ['Wild Day'], battlefield: ['Mountain'] },
    ],
    { format: 'planechase', cards: [...SUPPLEMENTARY, WILD] },
  );
  game.ben.casts('Wild Day');
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([27, 20]);
});

const eachPlayer: Noun = {
  kind: 'select',
  quantifier: quantifier('each'),
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
  label: 'chosen1',
};

test('a process is repeated as often as its text says so (CR 608.2c)', () => {
  const again = card('Once More', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'sequence',
        steps: [
          gain(1),
          act({ kind: 'flipCoin' }),
          {
            kind: 'ifDone',
            words: 'you lose the flip',
            not: true,
            clause: { kind: 'repeat', times: null, words: 'repeat this process' },
          },
        ],
        joins: [', then', '.'],
      }),
    ],
  });
  const once = card('Just Once', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'sequence',
        steps: [gain(1), { kind: 'repeat', times: number(1), words: 'repeat this process once' }],
        joins: ['.'],
      }),
    ],
  });
  const game = scenario([{ hand: ['Once More', 'Just Once'], battlefield: ['Mountain', 'Mountain'] }, {}], {
    cards: [again, once],
  });
  const coins = [1, 1, 2];
  game.alter((position) => {
    position.scripted = (_player, sides) => (sides === 2 ? (coins.shift() ?? 2) : null);
  });
  game.ann.casts('Once More');
  game.resolveAll();
  expect([game.ann.life, coins]).toEqual([23, []]);
  game.ann.casts('Just Once');
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});

test('"starting with you" changes who chooses first (CR 101.4)', () => {
  const offering = card('Round Robin', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'startingWith',
        clause: { kind: 'may', actor: eachPlayer, clause: gain(1) },
      }),
    ],
  });
  const game = scenario([{}, {}, { hand: ['Round Robin'], battlefield: ['Mountain'] }, {}], { cards: [offering] });
  const asked: number[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') asked.push(question.player);
    return null;
  });
  game.cat.casts('Round Robin');
  game.resolveAll();
  expect(asked).toEqual([2, 3, 0, 1]);
});

test('what is done instead of rolling the planar die is no roll of it (CR 614.6, 706.1, 901.9)', () => {
  const game = table(['Stuck Wheel', 'Market Town']);
  const rolled: number[] = [];
  game.alter((position) => {
    position.scripted = (_player, of) => {
      rolled.push(of);
      return null;
    };
  });
  game.ann.takes(ROLL, 'Stuck Wheel');
  game.resolveAll();
  expect([rolled.length, faceUp(game), game.ann.life]).toEqual([0, ['Stuck Wheel'], 23]);
});

test('a planar die that can’t be rolled is not rolled (CR 101.2, 901.9)', () => {
  const game = loaded(table(['Quiet Port', 'Market Town']), WALK);
  game.ann.takes(ROLL, 'Quiet Port');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Quiet Port']);
});
