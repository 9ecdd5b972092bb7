/** Games that bots play for a data set: every action with what was seen, allowed, and came of it. */
import { type BotLevel } from '@kitchen-table/bots';
import type { PlayerId } from '@kitchen-table/engine';
import { ACTIONS, actionsFor, Environment, OBSERVATION_SIZE } from '@kitchen-table/gym';
import { botAt } from './bots.ts';

/** One action. */
export interface Row {
  readonly game: number;
  readonly step: number;
  readonly seat: PlayerId;
  readonly action: number;
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
}

/** A game: its rows, and what came to each seat. */
export interface PlayedForData {
  readonly rows: readonly Row[];
  readonly results: readonly number[];
  readonly truncated: boolean;
  /** Decisions that no actions make: mana made by hand. They are played and not written. */
  readonly unsaid: number;
}

/** Plays a game; each seat's bot decides whole questions, which are written action by action. */
export function playForData(
  environment: Environment,
  game: number,
  seed: string,
  levels: readonly BotLevel[],
): PlayedForData {
  environment.reset(`${seed} game ${game}`);
  const bots = Array.from({ length: environment.seats }, (_, seat) => botAt(levels, seat, `${seed} game ${game}`));
  const rows: Row[] = [];
  let unsaid = 0;
  for (let seat = environment.agentSelection; seat !== null; seat = environment.agentSelection) {
    const { open } = environment;
    const bot = bots[seat];
    if (open === null || bot === undefined) throw new Error(`nobody decides for seat ${seat}`);
    const answer = bot(open.question, environment.seen(seat));
    const actions = actionsFor(open.question, answer, 'automatic');
    if (actions === null) {
      unsaid++;
      environment.answer(answer);
      continue;
    }
    for (const action of actions) {
      const observation = environment.observe(seat, new Float32Array(OBSERVATION_SIZE));
      const mask = environment.actionMask(seat, new Uint8Array(ACTIONS));
      rows.push({ game, step: rows.length, seat, action, observation, mask });
      environment.step(action);
    }
  }
  const results = bots.map((_, seat) => environment.reward(seat as PlayerId));
  return { rows, results, truncated: environment.truncated, unsaid };
}
