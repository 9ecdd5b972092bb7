/** Who leads a deck whose list names no commander: told from where lists put it. NOT-CR; a player says otherwise with a heading. */
import type { DeckEntry, DeckList } from '../deck-lists/deck-list.ts';
import { countCopies } from '../deck-lists/deck-list.ts';
import { nameKey } from '../deck-lists/names.ts';
import { canLead } from './commander.ts';
import type { DeckCard } from './deck-card.ts';
import type { DeckCardLookup, DeckRules } from './deck-rules.ts';

/** The cards of a deck that could lead it, the likeliest first. CR 903.3, 903.12c. */
export function possibleLeaders(deck: DeckList, lookup: DeckCardLookup, rules: DeckRules): readonly DeckCard[] {
  if (rules !== 'commander' && rules !== 'brawl') return [];
  const leaders = [...deck.commanders, ...deck.sideboard, ...deck.main].flatMap(({ name, count }) => {
    const card = count === 1 ? lookup(name) : undefined;
    return card !== undefined && leads(card, rules) ? [card] : [];
  });
  const identity = new Set(deck.main.flatMap(({ name }) => lookup(name)?.colorIdentity ?? []));
  const covers = (card: DeckCard): boolean => [...identity].every((color) => card.colorIdentity.includes(color));
  return [...leaders.filter(covers), ...leaders.filter((card) => !covers(card))];
}

function leads(card: DeckCard, rules: DeckRules): boolean {
  const walker = rules === 'brawl' && card.supertypes.includes('legendary') && card.types.includes('planeswalker');
  return walker || canLead(card);
}

/** The list with its commanders, where it names none and they can be told. CR 903.3. */
export function designateCommanders(deck: DeckList, lookup: DeckCardLookup, rules: DeckRules): DeckList {
  if (deck.commanders.length > 0 || (rules !== 'commander' && rules !== 'brawl')) return deck;
  return fromSideboard(deck, lookup, rules) ?? fromMain(deck, lookup, rules) ?? deck;
}

/** File formats without a commander section keep the commanders in the sideboard: one or two that complete the deck. */
function fromSideboard(deck: DeckList, lookup: DeckCardLookup, rules: DeckRules): DeckList | null {
  const { sideboard, main } = deck;
  const size = rules === 'commander' ? 100 : 60;
  const beside = countCopies(sideboard);
  if (beside === 0 || beside > 2 || beside + countCopies(main) !== size) return null;
  const legendary = sideboard.every(({ name }) => lookup(name)?.supertypes.includes('legendary') === true);
  return legendary ? { ...deck, commanders: sideboard, sideboard: [] } : null;
}

/** Others write it among the cards, first or last; else it is the only one in whose colors the deck is. CR 903.5c. */
function fromMain(deck: DeckList, lookup: DeckCardLookup, rules: DeckRules): DeckList | null {
  const { main } = deck;
  if (main.some(({ name }) => lookup(name) === undefined)) return null;
  const colors = new Set(main.flatMap(({ name }) => lookup(name)?.colorIdentity ?? []));
  const fits = ({ name, count }: DeckEntry): boolean => {
    const card = lookup(name);
    if (card === undefined || count !== 1 || !leads(card, rules)) return false;
    return [...colors].every((color) => card.colorIdentity.includes(color));
  };
  const fitting = main.filter(fits);
  const leader = [main[0], main.at(-1)].find((entry) => entry !== undefined && fits(entry));
  const found = leader ?? (fitting.length === 1 ? fitting[0] : undefined);
  return found === undefined ? null : ledBy(deck, [found.name]);
}

/** The list with these commanders, taken from wherever in it they are; who led before is a card like the others. */
export function ledBy(deck: DeckList, names: readonly string[]): DeckList {
  const keys = new Set(names.map(nameKey));
  const main = [...deck.main, ...deck.commanders];
  const isOne = ({ name }: DeckEntry): boolean => keys.has(nameKey(name));
  const found = [...main, ...deck.sideboard].filter(isOne);
  const commanders = names.flatMap((name) => found.find((entry) => nameKey(entry.name) === nameKey(name)) ?? []);
  const others = (entries: readonly DeckEntry[]): readonly DeckEntry[] => entries.filter((entry) => !isOne(entry));
  return { ...deck, commanders, main: others(main), sideboard: others(deck.sideboard) };
}
