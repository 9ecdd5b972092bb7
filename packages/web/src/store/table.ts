/** The table's state: the last snapshot, the log, printed texts, and the choice in the making. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { CardText, Entity, GameCourse, LogEntry, ObjectView, PlayerId, Snapshot, Why } from '../model/types.ts';
import { startSelection } from '../selection/answers.ts';
import { EMPTY, type Selection } from '../selection/selection.ts';

/** A list of actions at a place of the window. */
export interface Menu {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly Entity[];
  readonly title: string;
  /** The object it is about; null: about several. */
  readonly about: ObjectView | null;
  /** The player it is about. */
  readonly player?: PlayerId;
  /** Mana abilities too. */
  readonly everything: boolean;
}

/** Why a click did nothing, said where it was made. */
export interface Refusal {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  /** Null while the rules are asked. */
  readonly reasons: Why['whyNot'] | null;
  /** What to say when the rules have nothing to say. */
  readonly otherwise: string;
}

/** A game that is over, as it is looked at again. */
export interface Replay {
  /** Null until it is known where something happened. */
  readonly course: GameCourse | null;
  /** After so many decisions. */
  readonly at: number;
  /** Whose view it is; null: what everybody saw. */
  readonly seat: number | null;
  readonly playing: boolean;
}

/** What stands in front of the table. */
export type Dialog =
  | { readonly kind: 'zone'; readonly player: number; readonly zone: 'graveyard' | 'exile' | 'command' | 'ante' }
  | { readonly kind: 'board' | 'dungeon' | 'stickers'; readonly player: number }
  | { readonly kind: 'keys' | 'kept-mana' | 'phases' | 'settings' | 'log' | 'talk' | 'concede' | 'end' }
  /** The object of the Reading panel, large; why it is as it is. */
  | { readonly kind: 'read' | 'why'; readonly object: ObjectView }
  /** About an object, or about players only: that one first. */
  | { readonly kind: 'fix'; readonly object: ObjectView | null; readonly player: PlayerId | null };

/** A line that was told to screen readers. */
export interface Announced {
  readonly number: number;
  readonly words: string;
}

/** The state; actions that change it live in play.ts. */
export interface TableState {
  readonly status: 'connecting' | 'connected' | 'lost';
  readonly game: string | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogEntry[];
  readonly cards: Readonly<Record<string, CardText>>;
  /** Null at a game that is played. */
  readonly replay: Replay | null;
  readonly selection: Selection;
  /** When the open question came, by the clock of the page. */
  readonly askedAt: number;
  /** When the last picture came, by the clock of the page. */
  readonly pictureAt: number;
  /** An answer is on its way. */
  readonly sending: boolean;
  /** One sentence that went wrong. */
  readonly notice: string | null;
  readonly menu: Menu | null;
  readonly dialog: Dialog | null;
  readonly refusal: Refusal | null;
  /** The object in the Reading panel. */
  readonly reading: ObjectView | null;
  /** The answer to the last "why?", with the object it is about. */
  readonly why: Why | null;
  /** Tap for mana by hand. */
  readonly byHand: boolean;
  /** Kinds of mana that payment leaves where it can: a bit for each of WUBRGC. */
  readonly keptMana: number;
  /** Show every object as a tile of its own. */
  readonly spread: boolean;
  /** With many seats: whose board is open beside the own one. */
  readonly focus: number | null;
  /** For screen readers: what happened, in order; only the newest lines are kept, and each has a number of its own. */
  readonly announced: readonly Announced[];
}

/** Nothing joined yet. */
export const INITIAL: TableState = {
  status: 'connecting',
  game: null,
  snapshot: null,
  log: [],
  cards: {},
  replay: null,
  selection: EMPTY,
  askedAt: 0,
  pictureAt: 0,
  sending: false,
  notice: null,
  menu: null,
  dialog: null,
  refusal: null,
  reading: null,
  why: null,
  byHand: false,
  keptMana: 0,
  spread: false,
  focus: null,
  announced: [],
};

/** The state after a snapshot: a whole view replaces the last one; the choice starts anew when the question is another. */
export function withSnapshot(state: TableState, snapshot: Snapshot): TableState {
  if (state.game !== snapshot.game) return state;
  const before = state.snapshot;
  if (before !== null && snapshot.sequence < before.sequence) return state;
  const sameQuestion =
    before !== null &&
    snapshot.question !== null &&
    JSON.stringify(before.question) === JSON.stringify(snapshot.question);
  return {
    ...state,
    snapshot,
    pictureAt: performance.now(),
    log: [...state.log.slice(0, snapshot.logFrom), ...snapshot.log],
    cards: { ...state.cards, ...snapshot.cards },
    selection: sameQuestion ? state.selection : startSelection(snapshot.question),
    askedAt: sameQuestion ? state.askedAt : performance.now(),
    menu: sameQuestion ? state.menu : null,
    refusal: sameQuestion ? state.refusal : null,
    // An answer is on its way until its consequence is here.
    sending: state.sending && snapshot.sequence === before?.sequence,
  };
}

/** The state when the connection is a new one: whatever picture comes next is newer, and a click on the last one is too late. */
export function asFromBefore(state: TableState): TableState {
  const { snapshot } = state;
  return { ...state, sending: false, snapshot: snapshot === null ? null : { ...snapshot, sequence: 0 } };
}

/** The store of the open table. */
export const useTable: UseBoundStore<StoreApi<TableState>> = create<TableState>(() => INITIAL);
