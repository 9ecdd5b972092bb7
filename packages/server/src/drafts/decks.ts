/** Decks out of a card pool: what a bot would build, and what is wrong with one that is handed in. CR 100.2b, 903.13f. */
import { buildDeck } from '@kitchen-table/bots';
import { checkDeck, deckCardFromCard, extraCommanders, limitedCards, nameKey } from '@kitchen-table/cards';
import type { CardPool } from '@kitchen-table/engine';
import type { Color } from '@kitchen-table/language/surface';
import type { DraftDeck } from '@kitchen-table/protocol';
import { namesOfFormat } from '../cards/formats.ts';
import { deckRules, problemsInShort } from '../cards/prepare-game.ts';

const isLed = (format: string): boolean => namesOfFormat(format).includes('commander-draft');

/** How many sheets may be chosen. CR 123.2b. */
const SHEETS = 3;

/** The sheets of whoever does not choose among those that they opened. */
export function firstSheets({ stickerSheets = [] }: CardPool): string[] {
  return stickerSheets.slice(0, SHEETS);
}

/** The deck that a bot would build. */
export function suggestedDeck(format: string, pool: CardPool): DraftDeck {
  const wishes = isLed(format) ? { commander: true, extraCommanders: extraCommanders() } : {};
  const { deck, commanders = [], conspiracies = [] } = buildDeck(pool.cards, limitedCards(), wishes);
  return {
    deck: [...deck],
    commanders: [...commanders],
    conspiracies: conspiracies.map(({ card, names = [] }) => ({ card, names: [...names] })),
    ...(pool.stickerSheets === undefined ? {} : { stickerSheets: firstSheets(pool) }),
  };
}

/** How many cards a deck needs, and who may lead it (null: nobody does). CR 100.2b, 903.13e-f. */
export function wantedOf(
  format: string,
  pool: readonly string[] | null,
): { minimum: number; commanders: readonly string[] | null } {
  if (!isLed(format)) return { minimum: 40, commanders: null };
  const cards = limitedCards();
  const leads = (name: string): boolean => {
    const face = cards[name]?.faces[0];
    return face !== undefined && face.supertypes.includes('legendary') && face.types.includes('creature');
  };
  return { minimum: 60, commanders: [...new Set([...(pool ?? []).filter(leads), ...extraCommanders()])] };
}

/** What is wrong with a deck, in a sentence; null when nothing is. */
export function wrongWithDeck(format: string, pool: CardPool, deck: DraftDeck): string | null {
  const cards = limitedCards();
  const unknown = [...deck.deck, ...deck.commanders].find((name) => cards[name] === undefined);
  if (unknown !== undefined) return `${unknown} is in no pack of this draft; take it out of the deck.`;
  const unheld = deck.conspiracies.find(({ card }) => !pool.cards.includes(card));
  if (unheld !== undefined) return `${unheld.card} is not among your cards; leave it out.`;
  const wrongSheets = wrongWithSheets(pool, deck);
  if (wrongSheets !== null) return wrongSheets;
  const byKey = new Map(Object.values(cards).map((card) => [nameKey(card.name), card]));
  const lookup = (name: string) => {
    const card = byKey.get(nameKey(name));
    return card === undefined ? undefined : deckCardFromCard(card);
  };
  const list = { main: counted(deck.deck), commanders: counted(deck.commanders), sideboard: [] };
  const complaints = checkDeck(list, lookup, deckRules(format), {
    pool: pool.cards,
    ...(isLed(format)
      ? {
          extraCommanders: extraCommanders(),
          fewColorsArePartners: true,
          ...chosenColors(commanderColorsOf(deck)),
        }
      : {}),
  });
  return complaints.length === 0 ? null : problemsInShort(complaints.map(({ text, rule }) => `${text} (CR ${rule})`));
}

/** Up to three of the sheets that the player opened, each as often as they opened it. CR 123.2b. */
function wrongWithSheets({ stickerSheets: opened = [] }: CardPool, { stickerSheets = [] }: DraftDeck): string | null {
  if (stickerSheets.length > SHEETS)
    return `You have chosen ${stickerSheets.length} sticker sheets; choose up to three (CR 123.2b).`;
  const left = [...opened];
  for (const sheet of stickerSheets) {
    const at = left.indexOf(sheet);
    if (at < 0) return `${sheet} is no sticker sheet that you opened, or not so often; leave it out (CR 123.2b).`;
    left.splice(at, 1);
  }
  return null;
}

function chosenColors(colors: Readonly<Record<string, readonly Color[]>>): { chosenColors?: readonly Color[] } {
  const all = Object.values(colors).flat();
  return all.length === 0 ? {} : { chosenColors: all };
}

/** The colors of commanders that may have any: those that the deck's cards have most. CR 903.4b, 903.13e. */
export function commanderColorsOf(deck: DraftDeck): Readonly<Record<string, readonly Color[]>> {
  const cards = limitedCards();
  const [extra] = extraCommanders();
  const count = deck.commanders.filter((name) => name === extra).length;
  if (extra === undefined || count === 0) return {};
  const seen = new Map<Color, number>();
  for (const name of deck.deck)
    for (const color of cards[name]?.colorIdentity ?? []) seen.set(color, (seen.get(color) ?? 0) + 1);
  const colors = [...seen].sort((one, other) => other[1] - one[1]).map(([color]) => color);
  while (colors.length < count) colors.push((['white', 'blue'] as const)[colors.length] as Color);
  return { [extra]: colors.slice(0, count) };
}

function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
