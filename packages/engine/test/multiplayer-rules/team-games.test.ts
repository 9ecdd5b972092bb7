import { expect, test } from 'vitest';
import { type GameSetup, type Mode, playGame, type PlayedGame } from '../../src/index.ts';
import { randomDecider } from '../../src/testing.ts';
import { CARDS } from '../support/cards.ts';

/** The nightly run asks for thousands. */
const GAMES = Math.ceil(Number(process.env['KITCHEN_TABLE_GAMES'] ?? 200) / 40);

const DECK = [
  ...Array.from({ length: 8 }, () => ['Forest', 'Mountain', 'Swamp', 'Plains']).flat(),
  ...['Typhoid Rats', 'Colossal Dreadmaw', 'Wind Drake', 'Serra Angel', 'Giant Spider', 'White Knight'],
  ...['Fencing Ace', 'Two-Headed Ogre', 'Vampire Nighthawk', 'Forced Marcher', 'Wall of Wood', 'Deadly Trampler'],
  ...['Murder', 'Lightning Bolt', 'Shock', 'Giant Growth', 'Llanowar Elves', 'Raging Goblin', 'Goblin Piker'],
];

function setup(format: string, players: number, seed: string): GameSetup {
  const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'].slice(0, players);
  const startingLife = format.startsWith('two-headed') ? 14 : 8;
  return {
    format,
    cards: CARDS,
    seed,
    edition: 'today',
    players: names.map((name) => ({ name, deck: DECK, startingLife })),
  };
}

function play(game: GameSetup, mode: Mode): PlayedGame {
  const decide = randomDecider(game.seed);
  const deciders = game.players.map(() => decide);
  const played = playGame(game, deciders, mode, { turns: 400 });
  if ('kind' in played) throw new Error(played.message);
  return played;
}

const VARIANTS: readonly (readonly [string, number])[] = [
  ['two-headed-giant', 6],
  ['two-headed-giant:deploy=yes', 4],
  ['team-vs-team', 5],
  ['team-vs-team:shared-turns=yes', 4],
  ['team-vs-team:teams=3:deploy=yes', 6],
  ['team-vs-team:teams=3:shared-turns=yes', 5],
  ['alternating-teams', 4],
  ['alternating-teams:teams=3,attack=left', 6],
  ['free-for-all:attack=left', 4],
  ['free-for-all:attack=right', 3],
];

for (const [format, players] of VARIANTS)
  test(`random games of ${format} with ${players} players end, and the ways of running agree`, () => {
    for (let i = 0; i < GAMES; i++) {
      const game = setup(format, players, `${format} ${i}`);
      const stack = play(game, 'stack');
      expect(stack.finished).toBe(true);
      expect(play(game, 'checkpoint').digest).toBe(stack.digest);
      expect(play(game, 'rerun').digest).toBe(stack.digest);
      const { players: seats } = stack.game;
      const won = stack.winners.map((id) => seats[id]?.team);
      expect(new Set(won).size).toBeLessThan(2);
      if (format.startsWith('two-headed'))
        for (const one of seats)
          for (const other of seats) if (one.team === other.team) expect(one.life).toBe(other.life);
    }
  });
