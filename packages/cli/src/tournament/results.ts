/** The file of a tournament: what is played, then a line for every game, so that it can be broken off and gone on with. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BotLevel } from '@kitchen-table/bots';
import { Problem } from '../shared/output.ts';
import type { Pairing } from './schedule.ts';

/** What a tournament is; one that differs is another tournament. */
export interface TournamentPlan {
  readonly format: string;
  readonly bots: readonly BotLevel[];
  readonly decks: readonly string[];
  readonly players: number;
  readonly seed: string;
}

/** A game that was played. */
export interface PlayedPairing extends Pairing {
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

/** The games played so far; the file is begun when there is none. A last line that was cut short is left out. */
export function resumed(path: string, plan: TournamentPlan): readonly PlayedPairing[] {
  if (!existsSync(path)) {
    writeFileSync(path, `${JSON.stringify(plan)}\n`);
    return [];
  }
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  if (first !== JSON.stringify(plan))
    throw new Problem(`${path} is of another tournament: ${first.slice(0, 200)}; choose another file.`);
  const whole = lines.filter((line) => line.endsWith('}'));
  if (whole.length < lines.filter((line) => line !== '').length) writeFileSync(path, [first, ...whole, ''].join('\n'));
  return whole.map((line) => JSON.parse(line) as PlayedPairing);
}

/** Adds a game to the file. */
export function recorded(path: string, game: PlayedPairing): void {
  appendFileSync(path, `${JSON.stringify(game)}\n`);
}
