/** Which instructions of a card do nothing wherever they are carried out, and which refer to what nobody has named. CR 608.2c. */
import { createGame, digestOf, type Game, type GameSetup, STEP_NAMES } from '@kitchen-table/engine';
import {
  advanceSegment,
  answerWith,
  settleByHand,
  watchInstructions,
  type Witness,
} from '@kitchen-table/engine/testing';
import type { Action, Card } from '@kitchen-table/language/core';
import { Player } from '../golden/answers.ts';
import { type Place, setupFor } from '../golden/setups.ts';
import { happen, HAPPENINGS, makeRich } from './happenings.ts';
import { type Instruction, instructionsOf, referencesOf } from './instructions.ts';

/** Something that an instruction was seen not to do. */
export interface Finding {
  readonly card: string;
  readonly instruction: Instruction;
  /** It did nothing, each time; or it refers to what stood for nothing, each time. */
  readonly what: 'does nothing' | 'refers to nothing' | 'is never carried out';
  readonly label: string;
}

/** What the situations of a card came to. */
export interface Detected {
  readonly findings: readonly Finding[];
  /** How many of its instructions were carried out, of how many. */
  readonly carriedOut: number;
  readonly of: number;
  readonly fault: string | null;
}

interface Seen {
  times: number;
  did: number;
  /** By label: how often it stood for something. */
  readonly found: Map<string, number>;
}

const PLACES: readonly Place[] = ['play', 'hand'];
const ROUNDS = 3;
const DECISIONS = 150;
const SEGMENTS = 400;

/** Plays the card in situations until each of its instructions has done something, or there are no more situations. */
export function detect(card: Card, seed: string): Detected {
  const instructions = instructionsOf(card);
  const seen = new Map<Action, Seen>();
  let fault: string | null = null;
  for (let round = 0; round < ROUNDS && fault === null; round++)
    for (const place of PLACES) {
      if (isAllSeen(instructions, seen)) break;
      fault ??= play(card, place, `${seed}, ${card.name}, ${round}`, round, witnessOf(instructions, seen));
    }
  return {
    findings: [...instructions.values()].flatMap((instruction) => findingsOf(card.name, instruction, seen)),
    carriedOut: seen.size,
    of: instructions.size,
    fault,
  };
}

function isAllSeen(instructions: ReadonlyMap<Action, Instruction>, seen: ReadonlyMap<Action, Seen>): boolean {
  return [...instructions.keys()].every((action) => {
    const known = seen.get(action);
    return known !== undefined && known.did > 0 && [...known.found.values()].every((times) => times > 0);
  });
}

function findingsOf(card: string, instruction: Instruction, seen: ReadonlyMap<Action, Seen>): readonly Finding[] {
  const known = seen.get(instruction.action);
  if (known === undefined) return [{ card, instruction, what: 'is never carried out', label: '' }];
  const labels = [...known.found].filter(([, times]) => times === 0).map(([label]) => label);
  if (labels.length > 0)
    return labels.map((label) => ({ card, instruction, what: 'refers to nothing' as const, label }));
  return known.did === 0 ? [{ card, instruction, what: 'does nothing', label: '' }] : [];
}

function witnessOf(instructions: ReadonlyMap<Action, Instruction>, seen: Map<Action, Seen>): Witness {
  return (game, clause, context, carryOut) => {
    if (clause.kind !== 'do' || !instructions.has(clause.action)) return carryOut();
    const { action } = clause;
    const known = seen.get(action) ?? { times: 0, did: 0, found: new Map<string, number>() };
    seen.set(action, known);
    const before = new Stamp(game);
    const after = carryOut();
    known.times++;
    const named = Object.entries(after.bindings).some(
      ([label, bound]) =>
        label !== '#done' && context.bindings[label] !== bound && (bound.entities.length > 0 || bound.amount !== 0),
    );
    if (named || before.differs(game)) known.did++;
    for (const label of referencesOf(action)) {
      const bound = after.bindings[label];
      const isFound = bound !== undefined && (bound.entities.length > 0 || bound.amount !== 0);
      known.found.set(label, (known.found.get(label) ?? 0) + (isFound ? 1 : 0));
    }
    return after;
  };
}

/** Whether anything is otherwise: quick to see mostly, else by the digest of the position. */
class Stamp {
  readonly #changes: string;
  readonly #digest: string;

  constructor(game: Game) {
    this.#changes = changesOf(game);
    this.#digest = digestOf(game);
  }

  differs(game: Game): boolean {
    return this.#changes !== changesOf(game) || this.#digest !== digestOf(game);
  }
}

function changesOf({ changes, log, objects, revealed, choices }: Game): string {
  return [changes, log.length, objects.length, revealed.length, choices.length].join();
}

/** What was thrown, or null. */
function play(card: Card, place: Place, seed: string, round: number, witness: Witness): string | null {
  const setup: GameSetup = { ...setupFor(card, place), seed };
  const player = new Player(seed, card.name);
  const game = createGame(setup);
  if ('kind' in game) return game.message;
  watchInstructions(game, witness);
  let asked = 0;
  let at = round * 7;
  let rich = false;
  answerWith(game, (now, question) => {
    asked++;
    return question.kind === 'priority' && asked > DECISIONS ? [0] : player.answer(question, now);
  });
  try {
    for (let i = 0; i < SEGMENTS && asked < DECISIONS && game.waiting !== 'over' && game.turn <= 3; i++) {
      if (game.waiting === 'priority' && game.stack.length === 0 && game.main === null && game.subgame === null) {
        const isMain = STEP_NAMES[game.step]?.includes('main') === true;
        if (isMain && !rich) {
          makeRich(game);
          rich = true;
          settleByHand(game);
        } else if (rich && i % 3 === 0 && at < HAPPENINGS + round * 7) {
          happen(game, at++);
          settleByHand(game);
        }
      }
      advanceSegment(game);
    }
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.stack ?? error.message;
  }
}
