import { expect, test } from 'vitest';
import {
  type Answer,
  checkAnswer,
  defaultAnswer,
  type Guess,
  type ImaginedGame,
  type Question,
  randomAnswer,
  randomStream,
  type SeenGame,
  startGame,
} from '../../src/index.ts';
import { playOverseen } from '../../src/testing.ts';
import { opened } from '../../src/vocabulary/door.ts';
import { CARDS } from '../support/cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';

const HORIZON = { turns: 1, decisions: 1 };
const ELSE: Guess = () => [CARDS['Divination'], CARDS['Shock']].flatMap((card) => card ?? []);

function imagined(game: Scenario, seed: string, guess: Guess = ELSE): ImaginedGame<SeenGame> {
  const imagining = game.session.seenFrom(game.ann.id).imagining(guess);
  if (imagining === null) throw new Error('nothing imagined');
  return imagining.deal(seed);
}

/** What each seat holds in the imagined game when its first question is asked, and what lies on Ann's library. */
function held(game: Scenario, dealt: ImaginedGame<SeenGame>): unknown {
  const found: unknown[] = [];
  const look = (question: Question, seen: SeenGame): Answer => {
    found.push([question.player, seen.player(question.player).hand.map((id) => seen.card(id)?.name)]);
    return defaultAnswer(question);
  };
  expect(dealt.play(look, { turns: 2, decisions: 12 })).not.toBeNull();
  return { found, turn: game.game.turn };
}

test('what a seat holds is as it is in its imagination, and what others hold is guessed (CR 402.3)', () => {
  const game = scenario([
    { battlefield: ['Mountain'], hand: ['Shock'], library: ['Island', 'Swamp'] },
    { battlefield: ['Island'], hand: ['Murder', 'Murder'], library: ['Murder', 'Murder'] },
  ]);
  const holds: string[][] = [[], []];
  for (let seed = 0; seed < 20; seed++)
    imagined(game, `${seed}`).play(
      (question, seen) => {
        holds[question.player]?.push(
          ...seen.player(question.player).hand.map((id) => seen.card(id)?.name ?? 'not known'),
        );
        return defaultAnswer(question);
      },
      { turns: 4, decisions: 60 },
    );
  expect(new Set(holds[0])).toEqual(new Set(['Shock', 'Island', 'Swamp']));
  expect(new Set(holds[1])).toEqual(new Set(['Shock', 'Divination']));
});

test('what was revealed before the running segment is guessed anew, copy or not (CR 701.16a)', () => {
  const seats = [
    { battlefield: ['Mountain'], hand: ['Shock'], library: ['Island'] },
    { battlefield: ['Island'], hand: ['Murder'], library: ['Plains'] },
  ];
  const [plain, revealed] = [scenario(seats), scenario(seats)];
  const { checkpoint } = revealed.session.begun;
  opened(checkpoint).revealed = revealed.ben.state.hand;
  expect(held(revealed, imagined(revealed, 'one'))).toEqual(held(plain, imagined(plain, 'one')));
});

test('the same view with other hidden cards is imagined alike (CR 400.2)', () => {
  const pictures = [
    { mine: ['Island', 'Swamp', 'Forest'], hand: ['Murder'], library: ['Plains', 'Plains'] },
    { mine: ['Forest', 'Swamp', 'Island'], hand: ['Plains'], library: ['Murder', 'Plains'] },
  ].map(({ mine, hand, library }) => {
    const seats = [
      { battlefield: ['Mountain'], hand: ['Shock'], library: mine },
      { battlefield: ['Island'], hand, library },
    ];
    const game = scenario(seats);
    return ['one', 'two', 'three'].map((seed) => held(game, imagined(game, seed)));
  });
  expect(pictures[0]).toEqual(pictures[1]);
  expect(new Set(pictures[0]?.map((picture) => JSON.stringify(picture))).size).toBeGreaterThan(1);
});

test('the game itself stays as it is, whatever is imagined', () => {
  const game = scenario([
    { battlefield: ['Mountain'], hand: ['Shock'], library: ['Island', 'Swamp'] },
    { battlefield: ['Island'], hand: ['Murder'], library: ['Murder', 'Murder'] },
  ]);
  const before = game.session.digest();
  const dealt = imagined(game, 'seed');
  const random = randomStream('any');
  for (let times = 0; times < 3; times++)
    dealt.play((question) => randomAnswer(question, random), { turns: 3, decisions: 50 });
  expect(game.session.digest()).toBe(before);
  expect(game.ben.hand).toEqual(['Murder']);
});

test('an imagined game that is played alike goes alike', () => {
  const game = scenario([
    { battlefield: ['Mountain'], hand: ['Shock'], library: ['Island', 'Swamp'] },
    { battlefield: ['Island'], hand: ['Murder'], library: ['Murder', 'Murder'] },
  ]);
  const dealt = imagined(game, 'seed');
  const ends = [1, 2].map(() => {
    const random = randomStream('any');
    const end = dealt.play((question) => randomAnswer(question, random), { turns: 3, decisions: 60 });
    return [end?.decisions, end?.seen.players.map(({ life, handSize, librarySize }) => [life, handSize, librarySize])];
  });
  expect(ends[0]).toEqual(ends[1]);
});

test('at the questions of whole games, whoever is asked can imagine the game to go on with legal answers', () => {
  const deck = ['Shock', 'Divination', 'Murder', 'Island', 'Mountain', 'Swamp', 'Forest'].flatMap((name) =>
    Array.from({ length: 8 }, () => name),
  );
  const players = ['Ann', 'Ben'].map((name) => ({ name, deck }));
  const setup = { format: 'two-player', cards: CARDS, players, seed: 'whole', edition: 'today' } as const;
  const session = startGame(setup as never);
  if ('kind' in session) throw new Error(session.message);
  const random = randomStream('answers');
  let imaginedQuestions = 0;
  let asked = 0;
  while (session.question !== null && asked < 150) {
    const { question } = session;
    asked++;
    const dealt = session.seenFrom(question.player).imagining(ELSE)?.deal(`${asked}`);
    const end = dealt?.play((one, seen) => {
      expect(seen.seat).toBe(one.player);
      const answer = randomAnswer(one, random);
      expect(checkAnswer(one, answer)).toBeNull();
      return answer;
    }, HORIZON);
    if (end !== null && end !== undefined) imaginedQuestions++;
    session.answer(randomAnswer(question, random));
  }
  expect(asked).toBeGreaterThan(100);
  expect(imaginedQuestions / asked).toBeGreaterThan(0.95);
});

test('games played in mode checkpoint can be imagined by whoever plays them, games on the call stack can not', () => {
  const players = ['Ann', 'Ben'].map((name) => ({ name, deck: Array.from({ length: 20 }, () => 'Forest') }));
  const setup = { format: 'two-player', cards: CARDS, players, seed: 's', edition: 'today' } as never;
  const begun: boolean[] = [];
  for (const mode of ['stack', 'checkpoint', 'rerun'] as const)
    playOverseen(
      setup,
      players.map(() => (question, _game, from) => {
        begun.push(from !== null);
        return defaultAnswer(question);
      }),
      mode,
      { decisions: 1 },
    );
  expect(begun).toEqual([false, true, true]);
});
