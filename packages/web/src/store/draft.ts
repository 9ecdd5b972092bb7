/** The open draft: the last picture, the cards chosen from the pack, and everything that the player does. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { rememberSeats, seatsOf, tokenFor } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import { listenAt } from './talk.ts';
import type { CardText, ClientMessage, DraftDeck, DraftSnapshot } from '../model/types.ts';

/** The state of the draft's page. */
export interface DraftState {
  readonly draft: string | null;
  readonly snapshot: DraftSnapshot | null;
  /** When it came, by the page's own clock. */
  readonly pictureAt: number;
  readonly cards: Readonly<Record<string, CardText>>;
  /** Indices in the pack. */
  readonly chosen: readonly number[];
  readonly sending: boolean;
  readonly notice: string | null;
  /** The card to read in large. */
  readonly reading: string | null;
}

const CLOSED: DraftState = {
  draft: null,
  snapshot: null,
  pictureAt: 0,
  cards: {},
  chosen: [],
  sending: false,
  notice: null,
  reading: null,
};

/** The store of the open draft. */
export const useDraft: UseBoundStore<StoreApi<DraftState>> = create<DraftState>(() => CLOSED);

/** A picture from the server replaces the last one. */
export function receiveDraft(snapshot: DraftSnapshot): void {
  const state = useDraft.getState();
  if (state.draft !== snapshot.draft) return;
  const before = state.snapshot;
  if (before !== null && snapshot.sequence < before.sequence) return;
  const same = JSON.stringify(before?.question) === JSON.stringify(snapshot.question);
  const [game] = snapshot.games.filter(({ seats }) => seats.includes(snapshot.seat ?? -1)).slice(-1);
  if (game !== undefined && seatsOf(game.game).length === 0) rememberSeats(game.game, seatsOf(snapshot.draft));
  useDraft.setState({
    snapshot,
    pictureAt: performance.now(),
    cards: { ...state.cards, ...snapshot.cards },
    chosen: same ? state.chosen : [],
    sending: false,
  });
}

/** Sits down at the open draft, again after a lost connection. */
export async function joinDraft(): Promise<void> {
  const { draft, snapshot } = useDraft.getState();
  // Over a new connection, whatever picture comes next is newer.
  if (snapshot !== null) useDraft.setState({ snapshot: { ...snapshot, sequence: 0 }, sending: false });
  if (draft !== null) await tell({ kind: 'joinDraft', draft, token: tokenFor(draft) });
}

/** Opens a draft's page. */
export function openDraft(draft: string): void {
  useDraft.setState({ ...CLOSED, draft });
  listenAt(draft);
  void joinDraft();
}

/** Leaves the page; the draft waits. */
export function closeDraft(): void {
  const { draft } = useDraft.getState();
  if (draft !== null) void send({ kind: 'leaveDraft', draft });
  useDraft.setState(CLOSED);
  listenAt(null);
}

/** Says something to the others. */
export function sayAtDraft(text: string): void {
  const { draft } = useDraft.getState();
  if (draft !== null) void tell({ kind: 'draftSay', draft, text });
}

async function tell(message: ClientMessage): Promise<void> {
  const reply = await send(message);
  if (reply.kind === 'error') useDraft.setState({ notice: reply.sentence, sending: false });
}

/** A click on a card of the pack: chosen, or no longer; the oldest choice makes room. */
export function choosePick(index: number): void {
  const { snapshot, chosen } = useDraft.getState();
  const question = snapshot?.question;
  if (question?.kind !== 'pick') return;
  if (chosen.includes(index)) useDraft.setState({ chosen: chosen.filter((other) => other !== index) });
  else useDraft.setState({ chosen: [...chosen, index].slice(-question.count) });
}

/** Answers the open question. */
export function answerDraft(answer: readonly number[]): void {
  const { draft, snapshot, sending } = useDraft.getState();
  if (draft === null || snapshot?.question == null || sending) return;
  useDraft.setState({ sending: true, notice: null });
  void tell({ kind: 'draftAnswer', draft, sequence: snapshot.sequence, answer: [...answer] });
}

/** Takes the chosen cards, when there are as many as wanted. */
export function takeChosen(): void {
  const { snapshot, chosen } = useDraft.getState();
  const question = snapshot?.question;
  if (question?.kind === 'pick' && chosen.length === question.count) answerDraft(chosen);
}

/** Back to the last pick. */
export function undoPick(): void {
  const { draft } = useDraft.getState();
  if (draft !== null) void tell({ kind: 'draftUndo', draft });
}

/** Hands the deck in. */
export function handIn(deck: DraftDeck): void {
  const { draft } = useDraft.getState();
  if (draft === null) return;
  useDraft.setState({ sending: true, notice: null });
  void tell({ kind: 'draftDeck', draft, ...deck }).then(() => useDraft.setState({ sending: false }));
}

/** The card to read. */
export function readName(name: string): void {
  useDraft.setState({ reading: name });
}

/** Puts the notice away. */
export function dismissDraftNotice(): void {
  useDraft.setState({ notice: null });
}
