/** A pasted deck looked over: how it is understood, and everything that keeps it from the table, with what to do. */
import {
  countCopies,
  type DeckCard,
  type DeckChange,
  type DeckList,
  type DeckProblem,
  type DeckRules,
  deckProblems,
  designateCommanders,
  type KnownDeckCard,
  ledBy,
  manaValueOfCost,
  nameKey,
  possibleLeaders,
  readableDeckList,
  recordFromCard,
  withChanges,
  writeDeckList,
} from '@kitchen-table/cards';
import type { Color } from '@kitchen-table/language/core';
import { type CardSource, type FoundCard, whyUnplayable } from './card-source.ts';
import { namesIn } from './prepare-game.ts';
import { inSlices } from './slices.ts';

/** A deck looked over. */
export interface CheckedDeck {
  /** With its commanders, if they could be told. */
  list: DeckList;
  /** Its commanders were told, not named. */
  guessed: boolean;
  /** Who could lead it, the likeliest first. CR 903.3, 702.124. */
  leaders: readonly { name: string; partner: boolean }[];
  /** Of its commanders, else of all its cards. CR 903.4. */
  colors: readonly Color[];
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
  commanders: readonly string[] = [],
): Promise<CheckedDeck> {
  const read = readableDeckList(pasted);
  const mended = withChanges(read.list, changes);
  const changed = commanders.length === 0 ? mended : ledBy(mended, commanders);
  // Lines that can't be read would be lost in a list that is written anew: they are mended first.
  const asked = changes.length > 0 || commanders.length > 0;
  const text = !asked || read.problems.length > 0 ? null : writeDeckList(changed, 'moxfield');
  const found = await source.find(namesIn(changed));
  const find = (name: string): KnownDeckCard | undefined => known(found.get(nameKey(name)));
  const lookup = (name: string): DeckCard | undefined => find(name)?.card;
  const list = designateCommanders(changed, lookup, rules);
  const meant = await namesMeant(
    namesIn(list).filter((name) => find(name) === undefined),
    source,
  );
  const problems = deckProblems({ list, text: text ?? pasted, unread: read.problems, rules, find, meant });
  return {
    list,
    guessed: list !== changed,
    leaders: possibleLeaders(list, lookup, rules).map(({ name, partner }) => ({ name, partner: partner.length > 0 })),
    colors: colorsOf(list, lookup),
    text,
    cards: countCopies([...list.commanders, ...list.main]),
    problems,
  };
}

/** So many misspelled names are looked up among all others; the next ones when these are mended. */
const MOST_LOOKED_UP = 20;

/** What names that nobody knows may have meant. */
async function namesMeant(
  unknown: readonly string[],
  source: CardSource,
): Promise<(name: string) => readonly string[]> {
  const near = new Map<string, readonly string[]>();
  const slice = inSlices();
  for (const name of unknown) {
    if (near.size >= MOST_LOOKED_UP || near.has(nameKey(name))) continue;
    const names = await source.names();
    await slice();
    near.set(nameKey(name), names.nearest(name));
  }
  return (name) => near.get(nameKey(name)) ?? [];
}

function colorsOf({ commanders, main }: DeckList, lookup: (name: string) => DeckCard | undefined): readonly Color[] {
  const cards = commanders.length > 0 ? commanders : main;
  return [...new Set(cards.flatMap(({ name }) => lookup(name)?.colorIdentity ?? []))];
}

function known(found: FoundCard | undefined): KnownDeckCard | undefined {
  if (found === undefined) return undefined;
  const record = found.record ?? (found.reading.kind === 'read' ? recordFromCard(found.reading.card) : null);
  const cost = record?.mana_cost ?? record?.card_faces?.[0]?.mana_cost ?? '';
  return { card: found.deckCard, manaValue: manaValueOfCost(cost), unplayable: whyUnplayable(found) };
}
