/** A pasted deck looked over: how it is understood, and everything that keeps it from the table, with what to do. */
import {
  countCopies,
  type DeckChange,
  type DeckList,
  type DeckProblem,
  type DeckRules,
  deckProblems,
  designateCommanders,
  type KnownDeckCard,
  manaValueOfCost,
  nameKey,
  readableDeckList,
  recordFromCard,
  withChanges,
  writeDeckList,
} from '@kitchen-table/cards';
import { type CardSource, type FoundCard, whyUnplayable } from './card-source.ts';
import { namesIn } from './prepare-game.ts';

/** A deck looked over. */
export interface CheckedDeck {
  /** With its commanders, if they could be told. */
  list: DeckList;
  /** Written anew with the changes asked for; null where there are none. */
  text: string | null;
  /** Commanders included. */
  cards: number;
  problems: readonly DeckProblem[];
}

/** Looks a list over, in any file format, after some cards were put in the place of others. */
export async function checkDeckText(
  pasted: string,
  rules: DeckRules,
  source: CardSource,
  changes: readonly DeckChange[] = [],
): Promise<CheckedDeck> {
  const read = readableDeckList(pasted);
  const changed = withChanges(read.list, changes);
  // Lines that can't be read would be lost in a list that is written anew: they are mended first.
  const text = changes.length === 0 || read.problems.length > 0 ? null : writeDeckList(changed, 'moxfield');
  const found = await source.find(namesIn(changed));
  const find = (name: string): KnownDeckCard | undefined => known(found.get(nameKey(name)));
  const list = rules === 'commander' ? designateCommanders(changed, (name) => find(name)?.card) : changed;
  const names = namesIn(changed).some((name) => find(name) === undefined) ? await source.names() : [];
  const problems = deckProblems({ list, text: text ?? pasted, unread: read.problems, rules, find, names });
  return { list, text, cards: countCopies([...list.commanders, ...list.main]), problems };
}

function known(found: FoundCard | undefined): KnownDeckCard | undefined {
  if (found === undefined) return undefined;
  const record = found.record ?? (found.reading.kind === 'read' ? recordFromCard(found.reading.card) : null);
  const cost = record?.mana_cost ?? record?.card_faces?.[0]?.mana_cost ?? '';
  return { card: found.deckCard, manaValue: manaValueOfCost(cost), unplayable: whyUnplayable(found) };
}
