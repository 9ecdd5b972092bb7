/** The games of a tournament, played here or by other processes. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type GameSetup, PlayedGame } from '@kitchen-table/engine';
import { openCardSource, prepareGame } from '@kitchen-table/server';
import { botAt, modeFor } from '../shared/bots.ts';
import { type NamedDeck, seatsWith } from '../shared/decks.ts';
import { Problem } from '../shared/output.ts';
import { playOne } from '../shared/sim-report.ts';
import type { PlayedPairing, TournamentPlan } from './results.ts';
import type { Pairing } from './schedule.ts';

/** The setups of a tournament: the decks move round the table, by an offset. */
export async function setupsFor(
  plan: TournamentPlan,
  decks: readonly NamedDeck[],
  cards: readonly string[],
): Promise<readonly GameSetup[]> {
  const source = await openCardSource({ files: [...cards] });
  try {
    const setups: GameSetup[] = [];
    for (let deal = 0; deal < decks.length * (decks.length - 1 || 1); deal++) {
      const seats = dealt(decks, plan.players, deal);
      const prepared = await prepareGame({ format: plan.format, seats, seed: '', log: false, anyDeck: false }, source);
      if (prepared.kind === 'refused') throw new Problem(prepared.problems.join('\n'));
      setups.push(prepared.setup);
    }
    return setups;
  } finally {
    await source.close();
  }
}

/** Every deck meets every other: neighbours first, then those further round the table. */
function dealt(decks: readonly NamedDeck[], players: number, deal: number): ReturnType<typeof seatsWith> {
  const step = 1 + (Math.floor(deal / decks.length) % Math.max(1, decks.length - 1));
  const chosen = Array.from({ length: players }, (_, seat) => decks[(deal + seat * step) % decks.length] as NamedDeck);
  return seatsWith(chosen, players);
}

/** Plays one game. */
export function played(pairing: Pairing, plan: TournamentPlan, setups: readonly GameSetup[]): PlayedPairing {
  const { deal, seats } = pairing;
  const setup = { ...(setups[deal % setups.length] as GameSetup), seed: `${plan.seed} deal ${deal}` };
  const begun = performance.now();
  const deciders = seats.map((_, seat) => botAt(seats, seat, setup.seed));
  const result = playOne(setup, deciders, modeFor(seats));
  if (!(result instanceof PlayedGame))
    throw new Problem(`A fault of ours broke off game ${pairing.game} with seed "${setup.seed}": ${result}`);
  return {
    ...pairing,
    winners: result.finished ? result.winners : [],
    turns: result.turns,
    decisions: result.decisions.length,
    milliseconds: Math.round(performance.now() - begun),
  };
}

/** Another process of this program that plays the part of the games that fall to it, a line for each. */
export function playElsewhere(words: readonly string[], heard: (game: PlayedPairing) => void): Promise<void> {
  const [script = ''] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, script, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => heard(JSON.parse(line) as PlayedPairing));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Problem('A process that played games broke off; go on with the same file.')),
    );
  });
}
