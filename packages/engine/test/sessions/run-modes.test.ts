import { expect, test } from 'vitest';
import {
  digestOf,
  type Game,
  playGame,
  replayGame,
  Session,
  startGame,
  type GameSetup,
  type PlayedGame,
  type Mode,
} from '../../src/index.ts';
import { duelSetup, fork, forksThatGoOn, gameInMidSegment, randomDecider } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';

/** The nightly run asks for thousands. */
const GAMES = Number(process.env['KITCHEN_TABLE_GAMES'] ?? 300);
const GAMES_OF_FOUR = Math.ceil(GAMES / 40);

function play(setup: GameSetup, mode: Mode): PlayedGame {
  const decide = randomDecider(setup.seed);
  const played = playGame(
    setup,
    setup.players.map(() => decide),
    mode,
    { turns: 150 },
  );
  if ('kind' in played) throw new Error(played.message);
  return played;
}

const KEYWORD_DECK = [
  ...Array.from({ length: 8 }, () => ['Forest', 'Mountain', 'Swamp', 'Plains', 'Island'])
    .flat()
    .slice(0, 36),
  ...[
    'Typhoid Rats',
    'Colossal Dreadmaw',
    'Wind Drake',
    'Serra Angel',
    'Giant Spider',
    'White Knight',
    'Fencing Ace',
    'Two-Headed Ogre',
    'Vampire Nighthawk',
    'Forced Marcher',
    'Wall of Wood',
    'Deadly Trampler',
  ],
  ...[
    'Isamaru',
    'Isamaru',
    'Murder',
    'Unsummon',
    'Divination',
    'Lightning Bolt',
    'Giant Growth',
    'Darksteel Myr',
    'Llanowar Elves',
    'Raging Goblin',
    'Goblin Piker',
    'Charging Rhino',
  ],
];

function fourPlayers(seed: string): GameSetup {
  return {
    format: 'free-for-all',
    cards: CARDS,
    seed,
    edition: 'today',
    players: ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({ name, deck: KEYWORD_DECK, startingLife: 10 })),
  };
}

test(`the three ways of running give the same ${GAMES} games`, { timeout: 60_000 + GAMES * 1000 }, () => {
  for (let i = 0; i < GAMES; i++) {
    const setup = duelSetup(CARDS, i % 2 === 0 ? REFERENCE_DECK : KEYWORD_DECK, `modes ${i}`);
    const stack = play(setup, 'stack');
    expect(stack.finished).toBe(true);
    expect(play(setup, 'checkpoint').digest).toBe(stack.digest);
    expect(play(setup, 'rerun').digest).toBe(stack.digest);
  }
});

test('so do games of four players', { timeout: 60_000 + GAMES * 1000 }, () => {
  for (let i = 0; i < GAMES_OF_FOUR; i++) {
    const stack = play(fourPlayers(`four ${i}`), 'stack');
    expect(stack.finished).toBe(true);
    expect(play(fourPlayers(`four ${i}`), 'checkpoint').digest).toBe(stack.digest);
    expect(play(fourPlayers(`four ${i}`), 'rerun').digest).toBe(stack.digest);
  }
});

function underWay(seed: string, decisions: number): { session: Session; decide: ReturnType<typeof randomDecider> } {
  const session = startGame(duelSetup(CARDS, KEYWORD_DECK, seed));
  if ('kind' in session) throw new Error(session.message);
  const decide = randomDecider(seed);
  while (session.question !== null && session.decisions.length < decisions) session.answer(decide(session.question));
  return { session, decide };
}

test('a fork goes its own way and leaves the other as it was', () => {
  for (let i = 0; i < 40; i++) {
    const { session, decide } = underWay(`fork ${i}`, 20 + i);
    const before = session.digest();
    const other = session.fork();
    expect(other.digest()).toBe(before);
    for (let n = 0; n < 15 && other.question !== null; n++) other.answer(decide(other.question));
    expect(session.digest()).toBe(before);
    const bare: Game = fork(session.game);
    expect(digestOf(bare)).toBe(before);
  }
});

test('a game forked in the middle of a segment goes on in the fork only', () => {
  for (const decisions of [5, 20, 40]) {
    const session = gameInMidSegment(CARDS, REFERENCE_DECK, decisions);
    const before = session.digest();
    const question = session.question;
    expect(forksThatGoOn(session, 20)).toBeGreaterThan(0);
    expect(session.digest()).toBe(before);
    expect(session.question).toEqual(question);
    expect(session.decisions.length).toBeGreaterThanOrEqual(decisions);
  }
});

test('undo takes back any number of decisions', () => {
  const { session } = underWay('undo', 0);
  const decide = randomDecider('undo answers');
  const digests: string[] = [];
  while (session.question !== null) {
    digests.push(session.digest());
    session.answer(decide(session.question));
  }
  const last = session.digest();
  const all = session.decisions.slice();
  for (let n = digests.length - 1; n >= 0; n -= 7) {
    expect(session.undo(n)).toBe(true);
    expect(session.digest()).toBe(digests[n]);
    expect(session.decisions.length).toBe(n);
  }
  for (const decision of all.slice(session.decisions.length))
    if ('answer' in decision) expect(session.answer(decision.answer)).toBeNull();
  expect(session.digest()).toBe(last);
  expect(session.undo(100_000)).toBe(false);
});

test('a saved game goes on where it was, in the middle of a segment too', () => {
  for (let i = 0; i < 30; i++) {
    const { session } = underWay(`save ${i}`, 10 + 3 * i);
    const loaded = Session.load(JSON.parse(JSON.stringify(session.save())));
    if (!(loaded instanceof Session)) throw new Error(loaded.message);
    expect(loaded.digest()).toBe(session.digest());
    expect(loaded.question).toEqual(session.question);
  }
});

test('a replay gives the same game', () => {
  const { session } = underWay('replay', 100_000);
  const again = replayGame(session.replay());
  if (!(again instanceof Session)) throw new Error(again.message);
  expect(again.digest()).toBe(session.digest());
});

test('a refused answer changes nothing', () => {
  const { session, decide } = underWay('refused', 0);
  let refused = 0;
  while (session.question !== null && session.decisions.length < 120) {
    const before = session.digest();
    const question = session.question;
    for (const wrong of [[], [-1], [999], [0.5], [0, 0, 0, 0, 0], [1, 1, 1]]) {
      const copy = session.decisions.length;
      if (session.answer(wrong) === null) {
        session.undo();
        continue;
      }
      refused++;
      expect(session.decisions.length).toBe(copy);
      expect(session.digest()).toBe(before);
      expect(session.question).toEqual(question);
    }
    session.answer(decide(session.question));
  }
  expect(refused).toBeGreaterThan(50);
});

test('bad saved games are refused with one sentence', () => {
  const { session } = underWay('bad', 12);
  const good = JSON.parse(JSON.stringify(session.save())) as Record<string, unknown>;
  const cases: readonly [unknown, RegExp][] = [
    ['{', /JSON text/],
    [null, /object with setup/],
    [{ ...good, format: 'x' }, /not a saved game/],
    [{ ...good, version: 9 }, /version 9/],
    [{ ...good, setup: undefined }, /no 'setup'/],
    [{ ...good, decisions: 5 }, /no list of 'decisions'/],
    [{ ...good, decisions: [{ player: 0 }] }, /Decision 1/],
    [{ ...good, decisions: [{ player: 0, answer: [77] }] }, /decision 1 can't be made/],
    [{ ...good, digest: 'nonsense' }, /other rules/],
  ];
  for (const [input, sentence] of cases) {
    const loaded = Session.load(input);
    expect(loaded instanceof Session).toBe(false);
    if (!(loaded instanceof Session)) expect(loaded.message).toMatch(sentence);
  }
});

test('bad setups are refused with one sentence', () => {
  const good = duelSetup(CARDS, REFERENCE_DECK, 'x');
  const cases: readonly [Partial<GameSetup>, RegExp][] = [
    [{ format: 'chess' }, /no format 'chess'/],
    [{ format: 'free-for-all:attack=up' }, /attack/],
    [{ players: [] }, /two to sixteen players/],
    [
      {
        players: [
          { name: 'Ann', deck: ['Nonesuch'] },
          { name: 'Ben', deck: [] },
        ],
      },
      /Nonesuch/,
    ],
    [{ startingPlayer: 5 }, /seat from 0 to 1/],
    [{ format: 'commander' }, /no commander/],
  ];
  for (const [change, sentence] of cases) {
    const session = startGame({ ...good, ...change });
    expect('kind' in session && session.message).toMatch(sentence);
  }
});
