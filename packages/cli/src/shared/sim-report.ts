/** What a series of games between bots came to, and playing one of them. */
import type { BotLevel } from '@kitchen-table/bots';
import { type Decider, type GameSetup, type Mode, PlayedGame, playGame } from '@kitchen-table/engine';
import { Problem } from './output.ts';

export interface SimOptions {
  format: string;
  games: number;
  seed: string;
  deck: string[];
  players?: number;
  /** By seat; beyond the last they begin again. */
  bots: readonly BotLevel[];
  cards: string[];
  anyDeck?: true;
  json?: true;
}

/** What a series of games came to. */
export interface SimReport {
  games: number;
  seconds: number;
  /** Games that ended by the rules, within the limit of turns. */
  finished: number;
  /** Turns per game, on average. */
  turns: number;
  /** By seat. */
  wins: number[];
  draws: number;
  winsByDeck: Record<string, number>;
  decisions: number;
  /** Of all final positions together: equal for equal seeds and decks. */
  digest: string;
  /** Games that broke off by a fault of ours, with what repeats them. */
  faults: { game: number; seed: string; error: string }[];
}

/** Longer games are called unfinished. */
const LIMITS = { turns: 500, decisions: 200_000 };

/** A report with nothing in it yet. */
export function emptyReport(games: number, players: number): SimReport {
  return {
    games,
    seconds: 0,
    finished: 0,
    turns: 0,
    wins: Array.from({ length: players }, () => 0),
    draws: 0,
    winsByDeck: {},
    decisions: 0,
    digest: '',
    faults: [],
  };
}

/** One game, or what broke it off. */
export function playOne(setup: GameSetup, deciders: readonly Decider[], mode: Mode = 'stack'): PlayedGame | string {
  let played;
  try {
    played = playGame(setup, deciders, mode, LIMITS);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return process.env.KITCHEN_TABLE_DEBUG ? (error.stack ?? error.message) : error.message;
  }
  if (!(played instanceof PlayedGame)) throw new Problem(played.message);
  return played;
}
