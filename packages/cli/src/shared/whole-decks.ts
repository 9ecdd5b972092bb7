/** Which decks play whole, and which cards keep the others from it. */
import type { FiledDeck } from './deck-file.ts';

/** Why a card can't be played; null when it can. */
export type Verdict = (name: string) => { why: string; digital: boolean } | null;

/** A card that keeps decks from being played. */
export interface Blocker {
  card: string;
  /** The decks that it stands in. */
  decks: number;
  /** Those among them that lack nothing else. */
  alone: number;
  why: string;
}

/** What became of many decks. */
export interface WholeDecks {
  decks: number;
  /** Those of which every card can be played, sideboard and commanders included. */
  whole: number;
  byKind: Record<string, { decks: number; whole: number }>;
  /** The different cards of the decks, those that can be played, and those of digital formats. */
  cards: number;
  playable: number;
  digital: number;
  /** The cards that keep most decks out first. */
  blockers: Blocker[];
}

/** Counts the decks; each card is judged once. */
export function wholeDecks(decks: readonly FiledDeck[], verdict: Verdict): WholeDecks {
  const report: WholeDecks = { decks: 0, whole: 0, byKind: {}, cards: 0, playable: 0, digital: 0, blockers: [] };
  const blockers = new Map<string, Blocker | null>();
  const blocker = (card: string): Blocker | null => {
    const known = blockers.get(card);
    if (known !== undefined) return known;
    const because = verdict(card);
    if (because?.digital === true) report.digital++;
    const found = because === null ? null : { card, decks: 0, alone: 0, why: because.why };
    blockers.set(card, found);
    return found;
  };
  for (const { kind, names } of decks) {
    const missing = names.map(blocker).filter((each) => each !== null);
    const sort = (report.byKind[kind] ??= { decks: 0, whole: 0 });
    for (const counts of [report, sort]) {
      counts.decks++;
      if (missing.length === 0) counts.whole++;
    }
    for (const each of missing) {
      each.decks++;
      if (missing.length === 1) each.alone++;
    }
  }
  report.cards = blockers.size;
  report.blockers = [...blockers.values()].filter((each) => each !== null);
  report.playable = report.cards - report.blockers.length;
  report.blockers.sort((one, other) => other.decks - one.decks || other.alone - one.alone);
  return report;
}
