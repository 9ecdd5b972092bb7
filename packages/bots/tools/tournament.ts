/** For developers: greedy against random with the starter decks, and greedy four-player Commander games. Argument: how many games. */
import { seatWith, starterCards, starterDecks } from '@kitchen-table/cards';
import { type Decider, type GameSetup, type PlayerSetup, playGame } from '@kitchen-table/engine';
import { greedyBot, randomBot } from '../src/index.ts';

const games = Number(process.argv[2] ?? 20);
const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));
const decks = starterDecks();

function seat(deck: (typeof decks)[number]): PlayerSetup {
  return seatWith(deck.name, deck.list);
}

function play(
  format: string,
  players: readonly PlayerSetup[],
  seed: string,
  deciders: readonly Decider[],
): ReturnType<typeof playGame> {
  const setup: GameSetup = { format, cards, players, seed, edition: 'today' };
  return playGame(setup, deciders, 'stack', { turns: 200, decisions: 200_000 });
}

function series(label: string, format: string, bots: readonly (() => Decider)[]): void {
  const pool = decks.filter((deck) => deck.list.commanders.length > 0 === (format !== 'two-player'));
  const wins = bots.map(() => 0);
  let turns = 0;
  let decisions = 0;
  let finished = 0;
  const started = performance.now();
  for (let game = 0; game < games; game++) {
    const players = bots.map((_, index) => seat(pool[(game + index) % pool.length] as (typeof decks)[number]));
    const played = play(
      format,
      players,
      `${label} ${game}`,
      bots.map((bot) => bot()),
    );
    if ('kind' in played) throw new Error(played.message);
    if (played.finished) finished++;
    turns += played.turns;
    decisions += played.decisions.length;
    for (const winner of played.winners) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const each = ((performance.now() - started) / games).toFixed(0);
  console.log(
    `${label}: wins ${wins.join(' ')}, finished ${finished}/${games}, turns ${(turns / games).toFixed(1)}, decisions ${(decisions / games).toFixed(0)}, ${each} ms a game`,
  );
}

series('greedy, random', 'two-player', [greedyBot, () => randomBot('one')]);
series('random, greedy', 'two-player', [() => randomBot('one'), greedyBot]);
series('greedy, greedy', 'two-player', [greedyBot, greedyBot]);
series('four greedy', 'commander+free-for-all', [greedyBot, greedyBot, greedyBot, greedyBot]);
