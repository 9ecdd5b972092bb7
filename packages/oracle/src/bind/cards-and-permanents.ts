/** An artifact card is a card, an artifact a permanent: where both were spoken of, either is called by its own name. CR 109.2, 109.2a. */
import type { Reference } from '@kitchen-table/language/surface';
import { type Candidate, wordsOf } from './candidates.ts';

/** "The artifact card" beside an artifact: what was called a card. */
export function calledSo(words: ReadonlySet<string>, described: readonly Candidate[]): readonly Candidate[] {
  if (words.size < 2 || !words.has('card')) return described;
  const called = described.filter((each) => each.words !== null && [...words].every((word) => each.words!.has(word)));
  return called.length > 0 ? called : described;
}

/** "The artifact" beside an artifact card: what was not called a card. */
export function cardOrPermanent({ filter }: Reference, left: readonly Candidate[]): readonly Candidate[] {
  if (filter === undefined || left.length < 2) return left;
  const saysCard = wordsOf(filter).has('card');
  const called = left.filter((each) => each.words?.has('card') === saysCard);
  return called.length === 1 ? called : left;
}

/** "those cards", "them": nothing is said of what kind. */
export function saysOnlyCards(node: Reference, words: ReadonlySet<string> | null): boolean {
  if (words === null) return node.words === 'they';
  const { filter } = node;
  return node.words === 'those' && words.size === 1 && words.has('card') && !filter?.adjectives && !filter?.qualities;
}
