/** Saved games and replays: plain JSON, checked when read. */
import { type Adjustment, isAdjustment } from '../vocabulary/objects/adjustments.ts';
import type { Answer, Question } from '../vocabulary/decisions.ts';
import { contentsHash } from '../vocabulary/digest.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameSetup } from '../vocabulary/setup.ts';

/** One decision of a player. */
export type Decision =
  | { readonly player: PlayerId; readonly answer: Answer }
  /** The name of a card that was chosen. CR 201.4. */
  | { readonly player: PlayerId; readonly named: string }
  /** Of a subgame, that game alone, or every game of which it is part. CR 104.3a, 726.1a. */
  | { readonly player: PlayerId; readonly concede: true | 'every game' }
  /** Agrees to a draw; or declines one, so that no agreement stands. CR 104.4i. */
  | { readonly player: PlayerId; readonly draw: boolean }
  /** The board is changed by hand, as the player proposed and everybody agreed. NOT-CR. */
  | { readonly player: PlayerId; readonly fix: Adjustment };

/** An answer as it is kept: numbers, but of names the one that was chosen. */
export function answered(question: Question, answer: Answer): Decision {
  const { player } = question;
  if (question.kind !== 'chooseOption' || question.names === undefined) return { player, answer };
  return { player, named: question.options[answer[0] as number] as string };
}

/** What a decision that was kept answers to the question: nothing when it names what can't be chosen. */
export function answerTo(question: Question, kept: Extract<Decision, { answer: Answer } | { named: string }>): Answer {
  if ('answer' in kept) return kept.answer;
  const at = question.kind === 'chooseOption' ? question.options.indexOf(kept.named) : -1;
  return at < 0 ? [] : [at];
}

/** By which rules it was saved, where they are others. */
export function byRules({ rules }: Replay): string {
  return rules === undefined || rules === RULES_EDITION ? '' : `: it was saved by the rules of ${rules}`;
}

/** In which version a game with these decisions is saved. */
export function versionFor(decisions: readonly Decision[]): 3 | 4 {
  return decisions.some((decision) => 'fix' in decision) ? 4 : 3;
}

/** A position on the way, by its digest. */
export interface Block {
  readonly after: number;
  readonly digest: string;
}

/** The edition of the rules by which this program plays; a test holds it to the project's. */
export const RULES_EDITION: string = '2024-03-08';

/** A fingerprint of the cards of a setup, the same for the same data. */
export function cardsFingerprint(setup: GameSetup): string {
  return (contentsHash(JSON.parse(JSON.stringify(setup.cards ?? null))) >>> 0).toString(16).padStart(8, '0');
}

/** A game as data: how it began, and what was decided. */
export interface SavedGame {
  readonly format: 'kitchen-table-game';
  /**
   * What was saved in version 2 has none of what says by which rules it was, and is read as it is; in version 4 the board was
   * fixed by consent, which older programs can't read.
   */
  readonly version: 2 | 3 | 4;
  /** The edition of the rules by which it was saved. */
  readonly rules?: string;
  /** A fingerprint of its cards' data. */
  readonly cards?: string;
  /** Positions on the way: each after so many decisions. */
  readonly blocks?: readonly Block[];
  readonly setup: GameSetup;
  readonly decisions: readonly Decision[];
  /** The position that the decisions lead to; absent: not checked. */
  readonly digest?: string;
}

/** A game as it is saved now. */
export function savedAs(setup: GameSetup, decisions: readonly Decision[], digest: string): SavedGame {
  return {
    format: 'kitchen-table-game',
    version: versionFor(decisions),
    rules: RULES_EDITION,
    cards: cardsFingerprint(setup),
    setup,
    decisions: decisions.slice(),
    digest,
  };
}

/** A replay is a saved game. */
export type Replay = SavedGame;

/** Why a saved game or replay can't be used: one sentence. */
export interface ReplayError {
  readonly kind: 'replayError';
  readonly message: string;
}

function refuse(message: string): ReplayError {
  return { kind: 'replayError', message };
}

/** Reads a saved game from JSON text or from what JSON text holds. */
export function readSavedGame(input: unknown): SavedGame | ReplayError {
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch {
      return refuse('A saved game is JSON text, and this is not');
    }
  }
  if (typeof value !== 'object' || value === null) return refuse('A saved game is an object with setup and decisions');
  const saved = value as Partial<SavedGame>;
  if (saved.format !== 'kitchen-table-game')
    return refuse("This is not a saved game: its 'format' is not 'kitchen-table-game'");
  if (saved.version !== 2 && saved.version !== 3 && saved.version !== 4)
    return refuse(`This game was saved in version ${String(saved.version)}; this program reads versions 2 to 4`);
  if (typeof saved.setup !== 'object' || saved.setup === null) return refuse("The saved game has no 'setup'");
  if (!Array.isArray(saved.decisions)) return refuse("The saved game has no list of 'decisions'");
  if (saved.digest !== undefined && typeof saved.digest !== 'string')
    return refuse("The saved game's 'digest' is not text");
  const wrong = wrongFingerprint(saved);
  if (wrong !== null) return refuse(wrong);
  for (let i = 0; i < saved.decisions.length; i++) {
    const decision = saved.decisions[i] as {
      player?: unknown;
      answer?: unknown;
      named?: unknown;
      concede?: unknown;
      draw?: unknown;
      fix?: unknown;
    } | null;
    const isDecision =
      typeof decision === 'object' &&
      decision !== null &&
      Number.isInteger(decision.player) &&
      (decision.concede === true ||
        decision.concede === 'every game' ||
        typeof decision.draw === 'boolean' ||
        typeof decision.named === 'string' ||
        isAdjustment(decision.fix) ||
        (Array.isArray(decision.answer) && decision.answer.every((number) => Number.isSafeInteger(number))));
    if (!isDecision)
      return refuse(`Decision ${i + 1} of the saved game needs a player and an answer (a list of whole numbers)`);
  }
  return saved as SavedGame;
}

/** What is wrong with what a save says about itself. */
function wrongFingerprint({ rules, cards, blocks, setup, decisions }: Partial<SavedGame>): string | null {
  if (rules !== undefined && typeof rules !== 'string') return "The saved game's 'rules' is not text";
  if (cards !== undefined && cards !== cardsFingerprint(setup as GameSetup))
    return 'The cards in this saved game are not those with which it was saved: the file was damaged or changed';
  if (blocks === undefined) return null;
  const isList =
    Array.isArray(blocks) &&
    blocks.every(
      (block: Partial<Block> | null, i) =>
        typeof block?.digest === 'string' &&
        Number.isInteger(block.after) &&
        (block.after as number) <= (decisions?.length ?? 0) &&
        (block.after as number) > ((blocks[i - 1] as Block | undefined)?.after ?? -1),
    );
  return isList ? null : "The saved game's 'blocks' are no list of positions in the order of its decisions";
}
