/** A draft that waits for answers. A position is the setup and the decisions: saving, undoing and replaying are one. */
import type { DraftNotes } from '../vocabulary/setup.ts';
import { Draft } from './draft.ts';
import { type DraftSetup, wrongWithDraft } from './draft-setup.ts';
import { type DraftQuestion, wrongWithAnswer } from './questions.ts';
import { continueDraft, pickInAdvance } from './run-draft.ts';
import { type DraftView, viewOfDraft } from './draft-view.ts';

/** Plain JSON: everything needed to go on. */
export interface SavedDraft {
  readonly format: 'kitchen-table-draft';
  readonly version: 1;
  readonly setup: DraftSetup;
  readonly decisions: readonly (readonly number[])[];
  /** Picks made before the draft is at their players. */
  readonly early?: readonly EarlyPick[];
}

/** A pick that a player made at the same time as others. CR 905.1a. */
export interface EarlyPick {
  readonly player: number;
  readonly answer: readonly number[];
}

/** What a player ends the draft with. CR 905.1d, 903.13e. */
export interface CardPool {
  readonly cards: readonly string[];
  readonly notes: Readonly<Record<string, DraftNotes>>;
  /** The sticker sheets of the packs that the player opened; absent: none. CR 123.2b. */
  readonly stickerSheets?: readonly string[];
}

/** Thrown out of the draft when nobody has answered yet. */
class Unanswered {
  readonly question: DraftQuestion;
  constructor(question: DraftQuestion) {
    this.question = question;
  }
}

/** A draft in progress. */
export class DraftSession {
  #question: DraftQuestion | null = null;
  #draft: Draft;
  #decisions: (readonly number[])[] = [];
  /** Whom each decision was asked of. */
  #asked: number[] = [];
  /** Picks made before the draft is at their players. */
  readonly #early: Map<number, { readonly question: DraftQuestion; readonly answer: readonly number[] }> = new Map();
  readonly #setup: DraftSetup;

  constructor(setup: DraftSetup) {
    const wrong = wrongWithDraft(setup);
    if (wrong !== null) throw new Error(wrong);
    this.#setup = setup;
    this.#draft = this.#run();
  }

  /** The open question; null when the draft is over. */
  get question(): DraftQuestion | null {
    return this.#question;
  }

  /** Every decision so far, and whom it was asked of. */
  get decisions(): readonly { readonly player: number; readonly answer: readonly number[] }[] {
    return this.#decisions.map((answer, at) => ({ player: this.#asked[at] as number, answer }));
  }

  /** Picks that have been made and wait until the draft comes to their players. CR 905.1a. */
  get early(): readonly EarlyPick[] {
    return [...this.#early].map(([player, { answer }]) => ({ player, answer }));
  }

  /** Answers the open question; a sentence when the answer is none, and then nothing has changed. */
  answer(answer: readonly number[]): string | null {
    if (this.question === null) return 'the draft is over';
    const wrong = wrongWithAnswer(this.question, answer);
    if (wrong !== null) return wrong;
    this.#decide(answer);
    this.#takeEarly();
    return null;
  }

  /** What the player may answer now: the open question, or their own pick at the same time as others'. CR 905.1a. */
  questionFor(player: number): DraftQuestion | null {
    if (this.question?.player === player) return this.question;
    return this.#early.has(player) ? null : pickInAdvance(this.#draft, player);
  }

  /** The player answers what they are asked, also while the draft is at another player. CR 905.1a. */
  answerFor(player: number, answer: readonly number[]): string | null {
    const question = this.questionFor(player);
    if (question === null) return 'nothing is asked of that player now';
    if (question === this.question) return this.answer(answer);
    const wrong = wrongWithAnswer(question, answer);
    if (wrong === null) this.#early.set(player, { question, answer: [...answer] });
    return wrong;
  }

  #decide(answer: readonly number[]): void {
    this.#decisions.push([...answer]);
    this.#draft = this.#run();
  }

  /** Picks made in advance, when the draft comes to their players and asks what was answered. */
  #takeEarly(): void {
    for (;;) {
      const { question } = this;
      const early = question === null ? undefined : this.#early.get(question.player);
      if (question === null || early === undefined) return;
      this.#early.delete(question.player);
      if (JSON.stringify(question) !== JSON.stringify(early.question)) return;
      this.#decide(early.answer);
    }
  }

  /** Takes back the last decision, or every decision from the given number on. */
  undo(toDecision: number = this.#decisions.length - 1): boolean {
    if (!Number.isInteger(toDecision) || toDecision < 0 || toDecision >= this.#decisions.length) return false;
    this.#decisions.length = toDecision;
    this.#early.clear();
    this.#draft = this.#run();
    return true;
  }

  /** What the player may see. CR 905.1c. */
  view(player: number): DraftView {
    return viewOfDraft(this.#draft, player, this.questionFor(player));
  }

  /** The card pools by seat, once the draft is over. */
  pools(): readonly CardPool[] | null {
    return this.#draft.over ? poolsOf(this.#draft) : null;
  }

  save(): SavedDraft {
    const { early } = this;
    return {
      format: 'kitchen-table-draft',
      version: 1,
      setup: this.#setup,
      decisions: [...this.#decisions],
      ...(early.length === 0 ? {} : { early }),
    };
  }

  /** The draft from its beginning with every decision so far. */
  #run(): Draft {
    let at = 0;
    this.#asked = [];
    const draft = new Draft(this.#setup, (question) => {
      const said = this.#decisions[at];
      if (said === undefined) throw new Unanswered(question);
      at++;
      this.#asked.push(question.player);
      return said;
    });
    this.#question = null;
    try {
      continueDraft(draft);
    } catch (thrown) {
      if (!(thrown instanceof Unanswered)) throw thrown;
      this.#question = thrown.question;
    }
    return draft;
  }
}

/** The card pools by seat. CR 905.1d. */
export function poolsOf(draft: Draft): readonly CardPool[] {
  return draft.drafters.map(({ pile, notes }, seat) => {
    const stickerSheets = (draft.setup.stickerSheets ?? []).flatMap((round) => round[seat] ?? []);
    return { cards: pile.map(({ name }) => name), notes, ...(stickerSheets.length === 0 ? {} : { stickerSheets }) };
  });
}

/** A session, or a sentence saying what is wrong with the setup. */
export function startDraft(
  setup: DraftSetup,
): DraftSession | { readonly kind: 'setupError'; readonly message: string } {
  const wrong = wrongWithDraft(setup);
  return wrong === null ? new DraftSession(setup) : { kind: 'setupError', message: wrong };
}

/** A saved draft at the point where it was left, or why it can't be gone on with. */
export function loadDraft(saved: unknown): DraftSession | { readonly kind: 'setupError'; readonly message: string } {
  const given = saved as Partial<SavedDraft> | null;
  if (given?.format !== 'kitchen-table-draft' || given.version !== 1 || !Array.isArray(given.decisions))
    return { kind: 'setupError', message: 'This is no saved draft; give the file as it was written' };
  const session = startDraft(given.setup as DraftSetup);
  if (!(session instanceof DraftSession)) return session;
  for (const [at, decision] of given.decisions.entries()) {
    const wrong = session.answer(decision);
    if (wrong !== null)
      return { kind: 'setupError', message: `Decision ${at + 1} of the saved draft can't be made: ${wrong}` };
  }
  for (const { player, answer } of given.early ?? []) {
    const wrong = session.answerFor(player, answer);
    if (wrong !== null)
      return {
        kind: 'setupError',
        message: `A pick of player ${player + 1} of the saved draft can't be made: ${wrong}`,
      };
  }
  return session;
}
