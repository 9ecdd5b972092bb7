import { expect, test } from 'vitest';
import { type Game, type GameSetup, type Mode, PlayedGame, playGame, Session, startGame } from '../../src/index.ts';
import { randomDecider } from '../../src/testing.ts';
import { REFERENCE_DECK } from '../support/cards.ts';
import { planes, schemes, WITH_SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

const WORLDS = ['Giant Valley', 'Lasting Hill', 'Shifting Gate', 'Sudden Storm'];
const PLANS = ['Greedy Plan', 'Greedy Plan', 'Slow Plan', 'Slow Plan', 'Long Reign', 'Long Reign'];
const AVATARS = ['Stern Captain', 'Gentle Sage', 'Old Witness'];

function decksOf(format: string, seat: number): { planarDeck?: string[]; schemes: string[] } {
  const communal = format.includes('single');
  if (communal && seat > 0) return { schemes: [] };
  return { planarDeck: planes(WORLDS, communal ? 0 : 5 * seat, communal ? 40 : 10), schemes: schemes(...PLANS) };
}

function setup(format: string, seats: number, seed: string): GameSetup {
  return {
    format,
    cards: WITH_SUPPLEMENTARY,
    seed,
    edition: 'today',
    players: Array.from({ length: seats }, (_, i) => ({
      name: `P${i}`,
      deck: REFERENCE_DECK,
      startingLife: 5,
      ...decksOf(format, i),

      vanguard: AVATARS[i % 3] as string,
    })),
  };
}

function play(given: GameSetup, mode: Mode): PlayedGame {
  const decide = randomDecider(given.seed);
  const played = playGame(
    given,
    given.players.map(() => decide),
    mode,
    { turns: 400 },
  );
  if ('kind' in played) throw new Error(played.message);
  return played;
}

/** Every supplementary card is in exactly one place: a deck or face up, as one living object. */
function accounted(game: Game): number {
  const decks = game.supplementary;
  const planar = decks?.communal === true ? (decks.planar[0] ?? []) : (decks?.planar ?? []).flat();
  const listed = [...planar, ...(decks?.schemes ?? []).flat(), ...game.command];
  expect(new Set(listed).size).toBe(listed.length);
  for (const id of listed) expect(game.objects[id]?.zone).toBe(6);
  const living = game.objects.filter(({ zone }) => zone === 6).map(({ id }) => id);
  expect(living.toSorted((a, b) => a - b)).toEqual(listed.toSorted((a, b) => a - b));
  return listed.length;
}

test.each([
  ['planechase', 2],
  ['planechase', 4],
  ['planechase-single-deck', 3],
  ['vanguard', 3],
  ['archenemy', 4],
  ['supervillain-rumble', 3],
  ['two-headed-giant+planechase', 4],
  ['archenemy+planechase', 4],
  ['planechase+vanguard+supervillain-rumble', 4],
  ['grand-melee+planechase', 8],
] as const)('%s with %i players: random games are the same in all ways of running', (format, seats) => {
  for (let i = 0; i < (seats > 4 || format.split('+').length > 2 ? 1 : 2); i++) {
    const given = setup(format, seats, `${format} ${i}`);
    const stack = play(given, 'stack');
    expect(stack.finished).toBe(true);
    expect(play(given, 'checkpoint').digest).toBe(stack.digest);
    if (i === 0) expect(play(given, 'rerun').digest).toBe(stack.digest);
  }
});

test('no supplementary card is lost or doubled while players leave and planeswalk', () => {
  for (const format of ['planechase', 'planechase-single-deck', 'supervillain-rumble+planechase'])
    for (let i = 0; i < 3; i++) {
      const session = startGame(setup(format, 4, `kept ${i}`));
      if ('kind' in session) throw new Error(session.message);
      const decide = randomDecider(`kept ${i}`);
      for (let n = 0; session.question !== null && n < 600; n++) {
        session.answer(decide(session.question));
        if (n % 10 === 0) accounted(session.game);
        if (n === 300) session.concede(session.game.activePlayer);
      }
      expect(session).toBeInstanceOf(Session);
    }
});
