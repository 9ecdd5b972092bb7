/** A game that waits for answers: a checkpoint, and the answers given since. Saving, undoing and replaying are the same thing. */
import { checkAnswer } from '../questions/choices/legal-answers.ts';
import { defaultAnswer } from '../questions/ask.ts';
import { legalActions } from '../rules/priority/legal-actions.ts';
import { digestOf } from '../vocabulary/digest.ts';
import type { Adjustment } from '../vocabulary/objects/adjustments.ts';
import type { ActionOption, Answer, Illegal, Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { LogEntry } from '../vocabulary/log.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import type { GameView } from '../vocabulary/views.ts';
import {
  agreedOf,
  answersOf,
  answerWith,
  BegunAnew,
  concedeGames,
  endInDraw,
  inPlay,
  type Said,
  Unanswered,
  whyNoDraw,
  whyNotConcede,
  withConcession,
  wrongWith,
} from './answering.ts';
import { advanceOrFix, whyNotFix } from './fixing-the-board.ts';
import type { Begun } from './imagining.ts';
import { createGame, type SetupError } from './new-game.ts';
import { logFor } from './log.ts';
import { type Redone, redoInSteps } from './redoing.ts';
import {
  answered,
  answerTo,
  type Decision,
  readSavedGame,
  type Replay,
  type ReplayError,
  savedAs,
  type SavedGame,
} from './saved-games.ts';
import { SeenGame } from './seen-game.ts';
import { viewFor } from './views.ts';
import { type SavedPosition, type Unwritten, writtenPosition } from './positions/saved-positions.ts';
import { fork } from '../vocabulary/fork.ts';

/** Where the game stood before a decision. */
interface Before {
  readonly checkpoint: Game;
  readonly said: readonly Said[];
}

const CLOSE = 128;
const FAR = 64;

/** A game in play. */
export class Session {
  #question: Question | null = null;
  #decisions: Decision[] = [];
  /** Per decision, where the game stood before it; old ones are thinned out. */
  #before: (Before | null)[] = [];
  #checkpoint: Game;
  #said: Said[] = [];
  #game: Game;
  readonly #setup: GameSetup;

  constructor(game: Game) {
    this.#setup = game.setup;
    this.#checkpoint = game;
    this.#game = game;
    this.#run([]);
  }

  /** The open question; null when the game is over. */
  get question(): Question | null {
    return this.#question;
  }

  /** The position, for tools and scenarios that may see all: of the subgame while one is played. Never written by the caller. */
  get game(): Game {
    return inPlay(this.#game);
  }

  /** Every decision so far. */
  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  /** Answers the open question. An illegal answer changes nothing. */
  answer(answer: Answer): Illegal | null {
    const question = this.question;
    if (question === null) return { kind: 'illegal', rule: '104.1', because: 'the game is over' };
    const illegal = checkAnswer(question, answer);
    if (illegal !== null) return illegal;
    this.#decide([{ player: question.player, answer: answer.slice() }]);
    return null;
  }

  /**
   * The player leaves the game: CR 104.3a. While a subgame is played that is a game of its own (CR 726.1a); whoever
   * concedes every game leaves the games that wait for its end as well.
   */
  concede(player: PlayerId, what: 'this game' | 'every game' = 'this game'): Illegal | null {
    const illegal = whyNotConcede(this.game, this.question, player);
    if (illegal === null) this.#decide([{ player, concede: what === 'this game' ? true : what }]);
    return illegal;
  }

  /** The player agrees to a draw, or offers it; when everybody still in the game has, the game is drawn. CR 104.4i. */
  agreeToDraw(player: PlayerId): Illegal | null {
    return this.#sayDraw(player, true);
  }

  /** The player declines: whoever had agreed to a draw has done so no longer. CR 104.4i. */
  declineDraw(player: PlayerId): Illegal | null {
    return this.#sayDraw(player, false);
  }

  /** Who has agreed to a draw since somebody declined. It is the player who decides, whoever controls them: CR 720.5b. */
  get agreedToDraw(): readonly PlayerId[] {
    return agreedOf(this.#decisions);
  }

  #sayDraw(player: PlayerId, draw: boolean): Illegal | null {
    const illegal = whyNoDraw(this.game, this.question, player);
    if (illegal === null) this.#decide([{ player, draw }]);
    return illegal;
  }

  /** Everybody at the table has agreed to what the player proposes. A sentence when it can't be done: `whyNotFix`. NOT-CR. */
  fix(player: PlayerId, adjustment: Adjustment): string | null {
    return this.whyNotFix(player, adjustment) ?? this.#decide([{ player, fix: adjustment }]);
  }

  /** Why that can't be proposed now; null: it can. Only while somebody has priority, and of what the player sees. */
  whyNotFix(player: PlayerId, adjustment: Adjustment): string | null {
    return whyNotFix(this.game, this.#question, this.#said.length === 0, player, adjustment);
  }

  #allAgree(game: Game): boolean {
    const agreed = this.agreedToDraw;
    return agreed.length > 0 && game.players.every(({ id, lost }) => lost || agreed.includes(id));
  }

  /** Makes decisions; when one of them can't be made, the session is as before and the sentence says why. */
  #decide(decisions: readonly Decision[]): string | null {
    const kept = { decisions: this.#decisions.length, checkpoint: this.#checkpoint, said: this.#said.slice() };
    try {
      const wrong = this.#run(decisions);
      if (wrong !== null) this.#restore(kept);
      return wrong;
    } catch (error) {
      this.#restore(kept);
      throw error;
    }
  }

  #restore(kept: { decisions: number; checkpoint: Game; said: Said[] }): void {
    this.#decisions.length = kept.decisions;
    this.#before.length = kept.decisions;
    this.#checkpoint = kept.checkpoint;
    this.#said = kept.said;
    this.#run([]);
  }

  /** Runs segments, taking the given decisions as questions come, until one is unanswered or the game is over. */
  #run(coming: readonly Decision[]): string | null {
    let taken = 0;
    for (;;) {
      if (this.#checkpoint.waiting === 'over') {
        this.#game = this.#checkpoint;
        this.#question = null;
        return taken < coming.length ? 'there are decisions after the end of the game' : null;
      }
      const live = fork(this.#checkpoint);
      let at = 0;
      let wrong: string | null = null;
      const unanswered = (question: Question): Unanswered => new Unanswered(question);
      answerWith(live, (game, question) => {
        for (;;) {
          const said = this.#said[at];
          if (said !== undefined) {
            at++;
            if ('fixes' in said) continue;
            if ('draw' in said) {
              endInDraw(game);
              return defaultAnswer(question);
            }
            if ('concedes' in said) {
              concedeGames(game, said.concedes, said.everyGame);
              // In a subgame: nobody acts with priority before the concession has taken effect.
              if (said.concedes === question.player || question.kind === 'priority') return defaultAnswer(question);
              continue;
            }
            if (said.asked.kind !== question.kind)
              throw new Error(
                `asked ${question.kind} where ${said.asked.kind} was asked before: the rules are not deterministic`,
              );
            return said.answer;
          }
          const next = coming[taken];
          if (next === undefined) throw unanswered(question);
          if (!('answer' in next || 'named' in next)) {
            taken++;
            wrong = this.#takeUnasked(next, game, question, game === live);
            if (wrong !== null) throw unanswered(question);
            continue;
          }
          const answer = answerTo(question, next);
          wrong = wrongWith(question, next.player, answer);
          if (wrong !== null) throw unanswered(question);
          this.#note(answered(question, answer));
          taken++;
          this.#said.push({ answer, asked: question });
        }
      });
      try {
        advanceOrFix(live, this.#said[0]);
      } catch (thrown) {
        if (thrown instanceof BegunAnew) continue;
        if (!(thrown instanceof Unanswered)) throw thrown;
        this.#game = live;
        this.#question = thrown.question;
        return wrong;
      }
      this.#checkpoint = live;
      this.#said = [];
    }
  }

  /** Takes what answers no question: first in a segment of the main game it comes before all of it, and that begins anew. */
  #takeUnasked(
    next: Exclude<Decision, { answer: Answer } | { named: string }>,
    game: Game,
    question: Question,
    isMainGame: boolean,
  ): string | null {
    const isFirst = this.#said.length === 0;
    if ('fix' in next) {
      const wrong = whyNotFix(game, question, isFirst, next.player, next.fix);
      if (wrong !== null) return wrong;
      this.#note(next);
      this.#said.push({ fixes: next.fix, by: next.player });
      throw new BegunAnew();
    }
    this.#note(next);
    if ('concede' in next) {
      if (isFirst && isMainGame) {
        this.#checkpoint = withConcession(this.#checkpoint, next.player);
        throw new BegunAnew();
      }
      this.#said.push({ concedes: next.player, everyGame: next.concede === 'every game' });
      return null;
    }
    if (!this.#allAgree(game)) return null;
    if (isFirst && isMainGame) {
      this.#checkpoint = fork(this.#checkpoint);
      endInDraw(this.#checkpoint);
      throw new BegunAnew();
    }
    this.#said.push({ draw: true });
    return null;
  }

  /** Records a decision and where the game stood before it. */
  #note(decision: Decision): void {
    this.#decisions.push(decision);
    this.#before.push({ checkpoint: this.#checkpoint, said: this.#said.slice() });
    const old = this.#before.length - CLOSE;
    if (old > 0 && old % FAR !== 0) this.#before[old] = null;
  }

  /** Takes back the last decision, or every decision from the given number on. */
  undo(toDecision: number = this.#decisions.length - 1): boolean {
    if (!Number.isInteger(toDecision) || toDecision < 0 || toDecision >= this.#decisions.length) return false;
    let from = toDecision;
    while (from > 0 && this.#before[from] === null) from--;
    const before = this.#before[from];
    if (before === null || before === undefined) return false;
    const again = this.#decisions.slice(from, toDecision);
    this.#checkpoint = before.checkpoint;
    this.#said = before.said.slice();
    this.#decisions.length = from;
    this.#before.length = from;
    this.#run(again);
    return true;
  }

  /** An independent session at the same point. */
  fork(): Session {
    const copy = new Session(fork(this.#checkpoint));
    copy.#decisions = this.#decisions.slice();
    copy.#before = this.#before.slice();
    copy.#said = this.#said.slice();
    copy.#run([]);
    return copy;
  }

  /** Names the position; the same in every mode of running. */
  digest(): string {
    return digestOf(this.#game);
  }

  /** Plain JSON: everything needed to go on. */
  save(): SavedGame {
    return savedAs(this.#setup, this.#decisions, this.digest());
  }

  /** Where the running segment began, as data: `resumeInSteps` goes on from there. */
  position(): SavedPosition | Unwritten {
    let after = this.#decisions.length;
    let said: readonly Said[] = this.#said;
    for (; this.#before[after - 1]?.checkpoint === this.#checkpoint; after--)
      said = (this.#before[after - 1] as Before).said;
    if (said.length > 0) return { kind: 'unwritten', because: 'this is a fork in the middle of a segment' };
    return writtenPosition(this.#checkpoint, after);
  }

  /** A session that stands where a game stood after those decisions; nothing of before can be taken back. */
  static standing(game: Game, decisions: readonly Decision[]): Session {
    const session = new Session(game);
    session.#decisions = decisions.slice();
    session.#before = decisions.map(() => null);
    return session;
  }

  /** The game that was saved, or one sentence that says why not. */
  static load(saved: unknown): Session | ReplayError {
    const read = readSavedGame(saved);
    if ('kind' in read) return read;
    return replayGame(read);
  }

  /** The setup and the decisions: the same decisions give the same game. */
  replay(): Replay {
    return this.save();
  }

  /** The position as the seat sees it, for a player of code who answers from there. */
  seenFrom(seat: PlayerId): SeenGame {
    return new SeenGame(this.game, seat, this.question, this.begun);
  }

  /** Where the running segment began, and what was answered in it. */
  get begun(): Begun {
    return { checkpoint: this.#checkpoint, said: answersOf(this.#said) };
  }

  /** What the player (null: a spectator) sees. */
  view(player: PlayerId | null): GameView {
    return viewFor(this.game, player, this.question);
  }

  /** The log as the player (null: a spectator) may read it, from a line number on. */
  log(player: PlayerId | null, since = 0): readonly LogEntry[] {
    return logFor(this.game, player, since);
  }

  /** What the player could do with priority now: CR 117.1. */
  options(player: PlayerId): readonly ActionOption[] {
    return legalActions(this.game, player);
  }

  /** Makes decisions that were made before. When one of them can't be made, none is, and the sentence says why. */
  redo(decisions: readonly Decision[]): string | null {
    return this.#decide(decisions);
  }
}

/** Starts a game. */
export function startGame(setup: GameSetup): Session | SetupError {
  const game = createGame(setup);
  return 'kind' in game ? game : new Session(game);
}

/** A saved game that was played again. */
export type Replayed = Redone<Session>;

/** The same in steps, so that whoever has other things to do does them between two. */
export function* replayInSteps(replay: Replay): Generator<void, Replayed | ReplayError> {
  const game = createGame(replay.setup);
  if ('kind' in game) return { kind: 'replayError', message: game.message };
  return yield* redoInSteps(new Session(game), replay);
}

/** Plays the decisions of a replay again, all of them. */
export function replayGame(replay: Replay): Session | ReplayError {
  const steps = replayInSteps(replay);
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    if ('kind' in value) return value;
    const { session, parted } = value;
    if (parted === null) return session;
    return { kind: 'replayError', message: `This game was saved by other rules or damaged: ${parted}` };
  }
}
