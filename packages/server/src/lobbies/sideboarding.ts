/** Between two games cards go from the main deck to the sideboard and back. CR 100.4; the deck is then checked as before the first. */
import {
  checkDeck,
  countCopies,
  type DeckCard,
  type DeckList,
  designateCommanders,
  nameKey,
} from '@kitchen-table/cards';
import type { Sideboarding } from '@kitchen-table/protocol';
import type { CardSource } from '../cards/card-source.ts';
import { deckFromText, deckRules, namesIn } from '../cards/prepare-game.ts';
import type { LobbySeat } from './lobby.ts';

type Lines = Sideboarding['main'];

/** Whether the format has sideboards that cards go into and out of between games; Commander has none. CR 100.4, 903.5. */
function hasSideboards(format: string): boolean {
  return deckRules(format) === 'standard-60';
}

/** A seat's deck as it is now; null where there is nothing to move. */
export function partsOf({ parts, deck }: Pick<LobbySeat, 'parts' | 'deck'>, format: string): Sideboarding | null {
  if (!hasSideboards(format) || deck === '') return null;
  if (parts !== null) return parts;
  const read = deckFromText(deck, 'your deck');
  if (read.kind !== 'read' || read.list.sideboard.length === 0) return null;
  const { main, sideboard } = read.list;
  return { main: joined(main), sideboard: joined(sideboard), troubles: [] };
}

/** The deck list that is played with. */
export function listOf({ parts, deck }: Pick<LobbySeat, 'parts' | 'deck'>): DeckList | null {
  if (parts === null) return null;
  const read = deckFromText(deck, 'your deck');
  return read.kind === 'read' ? { ...read.list, main: parts.main, sideboard: parts.sideboard } : null;
}

/** What of the seat is another when one such card has been moved; a sentence when there is none to move. */
export async function withCardMoved(
  seat: LobbySeat,
  { card, to }: { card: string; to: 'main' | 'sideboard' },
  format: string,
  source: CardSource,
): Promise<Pick<LobbySeat, 'parts' | 'cards' | 'troubles' | 'ready'> | string> {
  const before = partsOf(seat, format);
  if (before === null) return 'Your deck has no sideboard; just say that you are ready.';
  const [from, into] = to === 'main' ? (['sideboard', 'main'] as const) : (['main', 'sideboard'] as const);
  const taken = without(before[from], card);
  if (taken === null) return `There is no ${card} in your ${from === 'main' ? 'main deck' : 'sideboard'}.`;
  const moved = { ...before, [from]: taken, [into]: joined([...before[into], { name: card, count: 1 }]) };
  const list = listOf({ ...seat, parts: moved });
  if (list === null) return 'Your deck can’t be read any more; play with it as it is.';
  const troubles = await complaintsAbout(list, format, source);
  const cards = countCopies([...list.commanders, ...list.main]);
  return { parts: { ...moved, troubles }, cards, troubles: troubles.length, ready: false };
}

function without(lines: Lines, card: string): Lines | null {
  if (!lines.some(({ name }) => name === card)) return null;
  return lines.flatMap(({ name, count }) =>
    name !== card ? [{ name, count }] : count > 1 ? [{ name, count: count - 1 }] : [],
  );
}

/** One line for each card. */
function joined(lines: Lines): Lines {
  const counts = new Map<string, number>();
  for (const { name, count } of lines) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** As before the game: of cards that nobody knows nothing is said, they were there before. */
async function complaintsAbout(list: DeckList, format: string, source: CardSource): Promise<readonly string[]> {
  const found = await source.find(namesIn(list));
  const lookup = (name: string): DeckCard | undefined => found.get(nameKey(name))?.deckCard;
  const rules = deckRules(format);
  return checkDeck(designateCommanders(list, lookup, rules), lookup, rules)
    .filter(({ card }) => card === undefined || lookup(card) !== undefined)
    .map(({ text, rule }) => `${text.charAt(0).toUpperCase()}${text.slice(1)} (CR ${rule})`);
}
