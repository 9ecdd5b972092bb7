/** Random games with limited range, Emperor and Grand Melee: they end, alike in every way of running. CR 801, 807, 809. */
import { expect, test } from 'vitest';
import {
  characteristics,
  type Game,
  type GameSetup,
  type Mode,
  type PlayedGame,
  playGame,
  Zone,
} from '../../src/index.ts';
import { type Overseer, playOverseen, randomDecider } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';

/** Few lands and many creatures, so that games end soon. */
const DECK = [
  ...REFERENCE_DECK.slice(0, 24),
  ...[
    'Raging Goblin',
    'Raging Goblin',
    'Goblin Piker',
    'Goblin Piker',
    'Grizzly Bears',
    'Hill Giant',
    'Charging Rhino',
  ],
  ...['Lightning Bolt', 'Lightning Bolt', 'Shock', 'Giant Growth', 'Llanowar Elves', 'Colossal Dreadmaw'],
];

function setUp(format: string, players: number, seed: string): GameSetup {
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: DECK, startingLife: 8 }));
  return { format, cards: CARDS, seed, edition: 'today', players: seats };
}

function play(setup: GameSetup, mode: Mode): PlayedGame {
  const decide = randomDecider(setup.seed);
  const played = playGame(
    setup,
    setup.players.map(() => decide),
    mode,
    { turns: 400 },
  );
  if ('kind' in played) throw new Error(played.message);
  return played;
}

/** What holds in every position: nobody who has left owns or controls anything, every object is in one place only. */
function checkPosition(game: Game): void {
  const gone = game.players.filter(({ left }) => left).map(({ id }) => id);
  const stacks =
    game.melee === null
      ? [game.stack]
      : game.melee.markers.map(({ stack }, i) => (i === game.melee?.at ? game.stack : stack));
  const there = [...game.battlefield, ...game.exile, ...stacks.flat()];
  expect(new Set(there).size).toBe(there.length);
  for (const id of there) {
    const object = game.objects[id];
    expect(object?.zone).not.toBe(Zone.None);
    expect(gone).not.toContain(object?.owner);
    if (object?.zone === Zone.Battlefield) expect(gone).not.toContain(characteristics(game, id).controller);
  }
}

for (const [format, players, games] of [
  ['free-for-all:range=1', 5, 7],
  ['free-for-all:range=2:attack=left', 6, 4],
  ['emperor', 6, 5],
  ['grand-melee', 8, 5],
  ['grand-melee', 12, 2],
] as const) {
  test(`${games} games of ${format} with ${players} players end alike in every way of running`, () => {
    for (let i = 0; i < games; i++) {
      const setup = setUp(format, players, `${format} ${i}`);
      const stack = play(setup, 'stack');
      expect(stack.finished).toBe(true);
      checkPosition(stack.game);
      expect(play(setup, 'checkpoint').digest).toBe(stack.digest);
      if (i % 3 === 0) expect(play(setup, 'rerun').digest).toBe(stack.digest);
    }
  });
}

test('positions on the way are whole: nothing of a player who has left, nothing in two places (CR 800.4a)', () => {
  for (const [format, players] of [
    ['free-for-all:range=1', 5],
    ['emperor', 6],
    ['grand-melee', 8],
  ] as const) {
    const setup = setUp(format, players, `whole ${format}`);
    const decide = randomDecider(setup.seed);
    let decisions = 0;
    const checking: Overseer = (question, game) => {
      if (question.kind === 'priority' && decisions++ % 20 === 0) checkPosition(game);
      return decide(question);
    };
    const played = playOverseen(
      setup,
      setup.players.map(() => checking),
      'stack',
      { turns: 400 },
    );
    expect('kind' in played ? played.message : played.finished).toBe(true);
  }
});
