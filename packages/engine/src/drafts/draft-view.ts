/** What a player of a draft may see: the pack before them, their own cards, and what is face up. CR 905.1c, 903.13d. */
import type { DraftNotes } from '../vocabulary/setup.ts';
import type { Draft, Drafter } from './draft.ts';
import type { DraftQuestion } from './questions.ts';

/** A draft as one player sees it. */
export interface DraftView {
  readonly round: number;
  readonly over: boolean;
  /** The pack the player is drafting from now; null when it is not their turn to pick. */
  readonly pack: readonly string[] | null;
  /** Every card the player has drafted. */
  readonly pile: readonly string[];
  /** What only this player has seen by abilities. */
  readonly seen: readonly string[];
  /** What everybody has seen. CR 905.2b. */
  readonly revealed: readonly string[];
  readonly players: readonly {
    readonly name: string;
    readonly drafted: number;
    /** Cards of the pile that are face up. CR 905.2c. */
    readonly faceUp: readonly string[];
    /** Cards removed from the draft face up. */
    readonly removed: readonly string[];
    readonly notes: Readonly<Record<string, DraftNotes>>;
    readonly packSize: number;
  }[];
}

/** Built from what may be seen, never by hiding parts of everything. */
export function viewOfDraft(draft: Draft, player: number, question: DraftQuestion | null): DraftView {
  const me = draft.drafters[player] as Drafter;
  return {
    round: draft.round,
    over: draft.over,
    pack: question?.kind === 'pick' && question.player === player ? question.cards : null,
    pile: me.pile.map(({ name }) => name),
    seen: [...me.seen],
    revealed: [...draft.revealed],
    players: draft.drafters.map((drafter, seat) => ({
      name: draft.setup.players[seat]?.name ?? '',
      drafted: drafter.pile.length,
      faceUp: drafter.pile.filter(({ faceUp }) => faceUp).map(({ name }) => name),
      removed: drafter.removed.filter(({ faceUp }) => faceUp).map(({ name }) => name),
      notes: seat === player ? drafter.notes : publicNotes(drafter),
      packSize: draft.packs[seat]?.cards.length ?? 0,
    })),
  };
}

/** Any player can look at what was noted; cards removed face down stay hidden. CR 905.2b. */
function publicNotes(drafter: Drafter): Readonly<Record<string, DraftNotes>> {
  const open: Record<string, DraftNotes> = {};
  for (const [name, { removed, ...notes }] of Object.entries(drafter.notes)) {
    const shown = removed?.filter((card) => drafter.removed.some((each) => each.name === card && each.faceUp));
    open[name] = shown === undefined || shown.length === 0 ? notes : { ...notes, removed: shown };
  }
  return open;
}
