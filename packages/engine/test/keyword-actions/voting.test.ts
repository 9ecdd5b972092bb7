/** Voting. CR 701.32. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, number, spell, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const gain = (amount: number): Clause => act({ kind: 'gainLife', amount: number(amount), actor: you });
const sequence = (...steps: Clause[]): Clause => ({ kind: 'sequence', steps, joins: steps.slice(1).map(() => '.') });

function ballot(name: string, secretly: boolean, ...then: Clause[]): Card {
  return card(name, {
    types: ['sorcery'],
    cost: '0',
    abilities: [
      spell(
        sequence(
          act({ kind: 'vote', options: ['moss', 'stone'], ...(secretly ? { secretly: true as const } : {}) }),
          ...then,
        ),
      ),
    ],
  });
}

const MORE = [
  { kind: 'if', condition: { kind: 'mostVotes', option: 'moss' }, clause: gain(1) },
  { kind: 'if', condition: { kind: 'mostVotes', option: 'stone', tied: true }, clause: gain(10) },
] as const;
const WILL = ballot('Test Council', false, ...MORE);
const SECRET = ballot('Test Conclave', true, ...MORE);
const DILEMMA = ballot(
  'Test Dilemma',
  false,
  { kind: 'forEach', of: { kind: 'units', value: { kind: 'votes', option: 'moss' } }, clause: gain(1) },
  act({ kind: 'gainLife', amount: { kind: 'times', by: 100, of: { kind: 'votes', option: 'stone' } }, actor: you }),
);
const again = (name: string, may: boolean): Card =>
  card(name, {
    types: ['artifact'],
    cost: '0',
    abilities: [{ kind: 'static', rules: [{ kind: 'additionalVote', ...(may ? { may: true as const } : {}) }] }],
  });
const PERMANENT = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } } as const;
const JUDGMENT = card('Test Verdict', {
  types: ['sorcery'],
  cost: '0',
  abilities: [
    spell(
      sequence(
        act({
          kind: 'vote',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'a' },
            filter: { ...PERMANENT, qualities: [{ kind: 'controlledBy', player: you, not: true }] },
          },
        }),
        act({
          kind: 'exile',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'each' },
            filter: { ...PERMANENT, qualities: [{ kind: 'mostVoted' }] },
          },
        }),
      ),
    ),
  ],
});
const ATTENTIVE: Ability = {
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'whenever',
    events: [{ kind: 'keywordAction', action: 'finish voting' }],
  } as never,
  clause: gain(1000),
};
const CLERK = card('Test Clerk', { types: ['artifact'], cost: '0', abilities: [ATTENTIVE] });
/** A choice between words that is no vote. */
const MUSING = card('Test Musing', {
  types: ['sorcery'],
  cost: '0',
  abilities: [
    spell({
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
      modes: [
        { kind: 'mode', clause: gain(1) },
        { kind: 'mode', clause: gain(2) },
      ],
    }),
  ],
});
const CARDS = [
  WILL,
  SECRET,
  DILEMMA,
  JUDGMENT,
  CLERK,
  MUSING,
  again('Test Podium', false),
  again('Test Lectern', true),
];

/** Plays the spell with these votes in the order asked; who was asked, and what they could see. */
function votes(game: Scenario, name: string, given: readonly string[]): { asked: string[]; seen: number[] } {
  const asked: string[] = [];
  const seen: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'vote') return null;
    asked.push(game.seats[question.player]?.name ?? '');
    seen.push(question.votes.length);
    return [question.options.indexOf(given[asked.length - 1] ?? 'moss')];
  });
  game.ann.casts(name);
  game.resolveAll();
  game.unplan();
  return { asked, seen };
}

test('each player, beginning with the controller and going on in turn order, chooses one of the words (CR 701.32a, 701.32b)', () => {
  const game = scenario([[], { hand: ['Test Council'] }, []], { cards: CARDS });
  // Ben's spell: he votes first.
  game.to('PrecombatMain', 2);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'vote') return null;
    asked.push(game.seats[question.player]?.name ?? '');
    return [question.options.indexOf('moss')];
  });
  game.ben.casts('Test Council');
  game.resolveAll();
  expect(asked).toEqual(['ben', 'cat', 'ann']);
  expect(game.ben.life).toBe(21);
});

test('what got more votes decides, and a tie does what the words say (CR 701.32a)', () => {
  for (const [given, life] of [
    [['moss', 'moss', 'stone'], 21],
    [['stone', 'moss', 'stone'], 30],
  ] as const) {
    const game = scenario([{ hand: ['Test Council'] }, [], []], { cards: CARDS });
    votes(game, 'Test Council', given);
    expect(game.ann.life).toBe(life);
  }
  const tied = scenario([{ hand: ['Test Council'] }, []], { cards: CARDS });
  votes(tied, 'Test Council', ['moss', 'stone']);
  expect(tied.ann.life).toBe(30);
});

test('votes are seen by those who vote later, unless they are secret (CR 701.32a)', () => {
  const open = scenario([{ hand: ['Test Council'] }, [], []], { cards: CARDS });
  expect(votes(open, 'Test Council', []).seen).toEqual([0, 1, 2]);
  const secret = scenario([{ hand: ['Test Conclave'] }, [], []], { cards: CARDS });
  expect(votes(secret, 'Test Conclave', []).seen).toEqual([0, 0, 0]);
  expect(secret.ann.life).toBe(21);
});

test('each vote counts for its own effect (CR 701.32b)', () => {
  const game = scenario([{ hand: ['Test Dilemma'] }, [], []], { cards: CARDS });
  votes(game, 'Test Dilemma', ['moss', 'stone', 'moss']);
  expect(game.ann.life).toBe(122);
});

test('votes may be for objects: those with the most votes, or tied for most (CR 701.32b)', () => {
  const game = scenario([{ hand: ['Test Verdict'], battlefield: ['Craw Wurm'] }, ['Hill Giant', 'Grizzly Bears'], []], {
    cards: CARDS,
  });
  const choices = ['Hill Giant', 'Grizzly Bears', 'Hill Giant'];
  game.plan((question) =>
    question.kind === 'chooseObjects' && question.reason.rule === '701.32a'
      ? [game.indexOf(question.from, choices.shift() ?? '')]
      : null,
  );
  game.ann.casts('Test Verdict');
  game.resolveAll();
  expect(game.ben.exile).toEqual(['Hill Giant']);
  const tied = scenario([{ hand: ['Test Verdict'] }, ['Hill Giant', 'Grizzly Bears']], { cards: CARDS });
  const two = ['Hill Giant', 'Grizzly Bears'];
  tied.plan((question) =>
    question.kind === 'chooseObjects' && question.reason.rule === '701.32a'
      ? [tied.indexOf(question.from, two.shift() ?? '')]
      : null,
  );
  tied.ann.casts('Test Verdict');
  tied.resolveAll();
  expect(tied.ben.exile.toSorted()).toEqual(['Grizzly Bears', 'Hill Giant']);
});

test('only a vote is voting: a choice of modes is none (CR 701.32c)', () => {
  const game = scenario([{ hand: ['Test Musing', 'Test Council'], battlefield: ['Test Clerk', 'Test Podium'] }, []], {
    cards: CARDS,
  });
  game.ann.casts('Test Musing', { modes: [1] });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  votes(game, 'Test Council', []);
  expect(game.ann.life).toBe(1023);
});

test('additional votes are cast when the player votes, for the same word or another (CR 701.32d)', () => {
  const game = scenario([{ hand: ['Test Dilemma'], battlefield: ['Test Podium'] }, []], { cards: CARDS });
  const { asked } = votes(game, 'Test Dilemma', ['moss', 'stone', 'stone']);
  expect(asked).toEqual(['ann', 'ann', 'ben']);
  expect(game.ann.life).toBe(221);
});

test('"you may vote an additional time" asks first (CR 701.32d)', () => {
  for (const [answer, expected] of [
    [1, ['ann', 'ann', 'ben']],
    [0, ['ann', 'ben']],
  ] as const) {
    const game = scenario([{ hand: ['Test Dilemma'], battlefield: ['Test Lectern'] }, []], { cards: CARDS });
    game.ann.answers('yesNo', [answer]);
    expect(votes(game, 'Test Dilemma', []).asked).toEqual(expected);
  }
});
