/** A draft under way: packs, piles of drafted cards, what was noted. CR 905.1-905.2. */
import type { Card, DraftRule } from '@kitchen-table/language/core';
import { randomStream } from '../vocabulary/random.ts';
import type { DraftNotes } from '../vocabulary/setup.ts';
import type { DraftSetup } from './draft-setup.ts';
import type { DraftDeed, DraftQuestion } from './questions.ts';

/** A drafted card in its player's pile. */
export interface DraftedCard {
  readonly name: string;
  /** CR 905.2c. */
  faceUp: boolean;
}

/** A pack that is passed around. */
export interface Pack {
  cards: string[];
  /** Whether it has been passed yet: the first pick of a pack came from nobody. */
  passed: boolean;
  /** Players who will look at the next card drafted from it, and their guesses. */
  watchers: { readonly player: number; readonly guess: string | null; readonly as: string }[];
}

/** A player of the draft. */
export interface Drafter {
  readonly pile: DraftedCard[];
  /** Cards removed from the draft by this player: they are in no card pool. */
  readonly removed: DraftedCard[];
  readonly notes: Record<string, DraftNotes>;
  /** Cards drafted in this round. */
  draftedThisRound: number;
  /** Passes the next pack without drafting. */
  passesNext: boolean;
  /** Can't draft any more this round. */
  done: boolean;
  /** Cards still to be drafted at random, by the card that says so. */
  atRandom: number;
  /** Notes the name of the next card drafted, for the cards of these names. */
  notesNext: string[];
  /** What this player alone has seen. */
  readonly seen: string[];
}

/** The whole state; it is built anew from the setup and the decisions. */
export class Draft {
  readonly setup: DraftSetup;
  readonly drafters: readonly Drafter[];
  /** By seat; the pack that is or will be in front of that player. */
  packs: Pack[] = [];
  /** From 0. */
  round = 0;
  /** Packs that cards have added, before the player who picks from them next. */
  added: { readonly player: number; readonly pack: Pack }[] = [];
  /** Who drafts from the packs at hand after the player at whom the draft is. CR 905.1a. */
  yetToDraft: readonly number[] = [];
  over = false;
  extraPacks: (readonly string[])[];
  /** What everybody has seen: reveals and notes. CR 905.2b. */
  readonly revealed: string[] = [];
  readonly chance: () => number;
  ask: (question: DraftQuestion) => readonly number[];

  constructor(setup: DraftSetup, ask: (question: DraftQuestion) => readonly number[]) {
    this.setup = setup;
    this.ask = ask;
    this.chance = randomStream(`draft ${setup.seed}`);
    this.extraPacks = [...(setup.extraPacks ?? [])];
    this.drafters = setup.players.map(() => ({
      pile: [],
      removed: [],
      notes: {},
      draftedThisRound: 0,
      passesNext: false,
      done: false,
      atRandom: 0,
      notesNext: [],
      seen: [],
    }));
  }
}

/** What the card does during a draft. */
export function draftRules(card: Card | undefined): readonly DraftRule[] {
  const rules: DraftRule[] = [];
  for (const ability of card?.faces[0].abilities ?? []) {
    if (ability.kind !== 'static') continue;
    for (const rule of ability.rules) if (rule.kind === 'drafting') rules.push(rule.does);
  }
  return rules;
}

/** The player's drafted cards that are face up and say something of the kind, in the order drafted. CR 905.2c. */
export function faceUpWith<K extends DraftRule['kind']>(
  draft: Draft,
  player: number,
  kind: K,
): { readonly card: DraftedCard; readonly rule: Extract<DraftRule, { kind: K }> }[] {
  const found: { card: DraftedCard; rule: Extract<DraftRule, { kind: K }> }[] = [];
  for (const card of draft.drafters[player]?.pile ?? []) {
    if (!card.faceUp) continue;
    for (const rule of draftRules(draft.setup.cards[card.name]))
      if (rule.kind === kind) found.push({ card, rule: rule as Extract<DraftRule, { kind: K }> });
  }
  return found;
}

/** Adds to what the player has noted for cards of that name. CR 905.2b. */
export function note(draft: Draft, player: number, name: string, more: DraftNotes): void {
  const drafter = draft.drafters[player] as Drafter;
  const before = drafter.notes[name] ?? {};
  const joined: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(more))
    joined[key] = Array.isArray(value) ? [...((before[key as keyof DraftNotes] as unknown[]) ?? []), ...value] : value;
  drafter.notes[name] = joined as DraftNotes;
}

/** The player's name. */
export function nameOf(draft: Draft, player: number): string {
  return draft.setup.players[player]?.name ?? '';
}

/** A whole number below the bound, by chance. */
export function chanceBelow(draft: Draft, bound: number): number {
  return Math.floor(draft.chance() * bound);
}

/** Whether the player says yes. */
export function says(draft: Draft, player: number, does: DraftDeed, text: string): boolean {
  return draft.ask({ kind: 'yesNo', player, does, text, rule: '905.2' })[0] === 1;
}

/** One of the options, by index; forced when there is only one. */
export function chooses(draft: Draft, player: number, text: string, options: readonly string[]): number {
  if (options.length === 1) return 0;
  return draft.ask({ kind: 'option', player, text, rule: '905.2', options })[0] as number;
}
