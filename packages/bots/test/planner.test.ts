import { seatWith, starterCards, starterDecks } from '@kitchen-table/cards';
import { checkAnswer, type Decider, type PlayedGame, playGame, type Session } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../conformance/test/support/text-table.ts';
import { greedyBot, type Manner, plannerBot, type Weighed } from '../src/index.ts';

const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));
const SMALL = { decisions: 60, worlds: 4 };

/** Checks every answer that a bot gives. */
function watched(bot: Decider): Decider {
  return (question, seen) => {
    const answer = bot(question, seen);
    expect(checkAnswer(question, answer), `${question.kind}: ${question.reason.text}`).toBeNull();
    return answer;
  };
}

function play(format: string, bots: readonly Decider[], seed: string): PlayedGame {
  const decks = starterDecks().filter((deck) => (deck.format === 'standard-60') === (format === 'two-player'));
  const players = bots.map((_, seat) => {
    const { name, list } = decks[seat % decks.length] as (typeof decks)[number];
    return seatWith(name, list);
  });
  const setup = { format, cards, players, seed, edition: 'today' } as const;
  const played = playGame(setup, bots.map(watched), 'checkpoint', { turns: 24, decisions: 120 });
  if ('kind' in played) throw new Error(played.message);
  return played;
}

const CARDS = [
  'Test Spark | {R} | Instant | | Test Spark deals 3 damage to any target.',
  'Test Wall | {1} | Creature — Wall | 0/5 | Defender',
  'Test Ogre | {2} | Creature — Ogre | 3/3',
  'Test Knight | {2} | Creature — Knight | 2/2 | First strike',
  'Test Bell | {1} | Artifact',
];

interface Decided {
  readonly kind: string;
  readonly answer: readonly number[];
  readonly weighed: Weighed | null;
}

/** What a planner in Ann's seat decides in so many questions, both seats passing when it is done. */
function decisions(session: Session, seat: number, count: number): readonly Decided[] {
  let weighed: Weighed | null = null;
  const planner = plannerBot({ seed: 'same', budget: SMALL, told: (one) => (weighed = one) });
  const other = greedyBot();
  const found: Decided[] = [];
  while (session.question !== null && found.length < count) {
    const { question } = session;
    const seen = session.seenFrom(question.player);
    const answer = (question.player === seat ? planner : other)(question, seen);
    if (question.player === seat) found.push({ kind: question.kind, answer, weighed });
    session.answer(answer);
  }
  return found;
}

describe('the planner', () => {
  test('it repeats itself exactly, and answers legally', () => {
    const games = [1, 2].map(() =>
      play('two-player', [plannerBot({ seed: 'p', budget: SMALL }), greedyBot()], 'again'),
    );
    expect(games[0]?.digest).toBe(games[1]?.digest);
  });

  test('the same view and the same seed give the same decision, whatever is hidden (CR 400.2, 402.3)', () => {
    const seats = [
      { hidden: ['Test Bell', 'Test Ogre', 'Test Wall'], mine: ['Test Ogre', 'Test Bell', 'Test Spark'] },
      { hidden: ['Test Spark', 'Test Spark', 'Test Knight'], mine: ['Test Spark', 'Test Ogre', 'Test Bell'] },
    ].map(({ hidden, mine }) => {
      const ann = {
        battlefield: ['Mountain', 'Mountain', 'Mountain', 'Test Ogre', 'Test Knight'],
        hand: ['Test Spark', 'Test Ogre'],
        library: mine,
      };
      const ben = {
        battlefield: ['Mountain', 'Test Ogre', 'Test Wall'],
        hand: hidden.slice(0, 2),
        library: [...hidden.slice(1), 'Mountain'],
      };
      return table(CARDS, [ann, ben]).session;
    });
    const [one, other] = seats.map((session) => decisions(session, 0, 4));
    expect(one?.some(({ weighed }) => (weighed?.lines.length ?? 0) > 1)).toBe(true);
    expect(one).toEqual(other);
  });

  test('it tells which lines it weighed, and takes the best of them', () => {
    const { session } = table(CARDS, [
      { battlefield: ['Mountain'], hand: ['Test Spark'] },
      { life: 3, battlefield: ['Test Ogre'] },
    ]);
    const [first] = decisions(session, 0, 1);
    expect(first?.kind).toBe('priority');
    expect(first?.weighed?.lines.length).toBeGreaterThan(1);
    expect(first?.weighed?.chosen).toEqual(first?.answer);
    expect(first?.weighed?.lines[0]?.value).toBe(1);
    expect(first?.answer).not.toEqual([0]);
  });

  test('what is cast is weighed together with each of its targets (CR 601.2c)', () => {
    const { session } = table(CARDS, [
      { battlefield: ['Mountain'], hand: ['Test Spark'] },
      { life: 3, battlefield: ['Test Ogre'] },
    ]);
    const [first] = decisions(session, 0, 1);
    const casts = first?.weighed?.lines.filter(({ answer }) => answer.join() === first.answer.join()) ?? [];
    expect(casts.some(({ then }) => then.length === 1)).toBe(true);
    expect(new Set(casts.map(({ value }) => value)).size).toBeGreaterThan(1);
  });

  test('who fears that everything attacks keeps home what it needs', () => {
    const stays = (manners: readonly Manner[]): number => {
      const { session } = table(CARDS, [
        { life: 3, battlefield: ['Test Ogre', 'Test Ogre'] },
        { battlefield: ['Test Ogre', 'Test Ogre'] },
      ]);
      const planner = plannerBot({ seed: 'fear', budget: { decisions: 400, worlds: 12, manners } });
      for (;;) {
        const { question } = session;
        if (question === null) throw new Error('over');
        const answer = (question.player === 0 ? planner : greedyBot())(question, session.seenFrom(question.player));
        if (question.kind === 'attackers') return 2 - answer.length / 2;
        session.answer(answer);
      }
    };
    expect(stays(['bold'])).toBe(2);
  });

  test('it aims the last damage at the player, not at the creature', () => {
    const { session } = table(CARDS, [
      { battlefield: ['Mountain'], hand: ['Test Spark'] },
      { life: 3, battlefield: ['Test Knight'] },
    ]);
    for (const { answer } of decisions(session, 0, 2)) expect(answer).toBeDefined();
    while (session.question !== null)
      session.answer(greedyBot()(session.question, session.seenFrom(session.question.player)));
    expect(session.game.winners).toEqual([0]);
  });

  test('at a Commander table of four it answers legally (CR 903)', () => {
    const bots = [plannerBot({ seed: 'four', budget: SMALL }), greedyBot(), greedyBot(), greedyBot()];
    expect(play('commander+free-for-all', bots, 'table of four').decisions.length).toBeGreaterThan(40);
  });

  test('with two-headed teams it answers legally (CR 810)', () => {
    const bots = [plannerBot({ seed: 'team', budget: SMALL }), greedyBot(), greedyBot(), greedyBot()];
    expect(play('two-headed-giant', bots, 'two heads').decisions.length).toBeGreaterThan(40);
  });
});
