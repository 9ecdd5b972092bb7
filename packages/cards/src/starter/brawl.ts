/** The Commander decks cut down to sixty cards, for Brawl. CR 903.12d. */
import type { DeckEntry } from '../deck-lists/deck-list.ts';
import { starterCard } from './cards.ts';
import { type StarterDeck, starterDecks } from './decks.ts';

const SIZE = 60;
const SPELLS = 36;

let decks: readonly StarterDeck[] | undefined;

/** Starter decks for Brawl: the commander, 35 spells of its Commander deck, and lands in the same proportion. */
export function starterBrawlDecks(): readonly StarterDeck[] {
  decks ??= starterDecks()
    .filter(({ format }) => format === 'commander')
    .map(cutDown);
  return decks;
}

function cutDown(deck: StarterDeck): StarterDeck {
  const spells: DeckEntry[] = [];
  const lands: DeckEntry[] = [];
  for (const entry of deck.list.main) {
    const land = starterCard(entry.name)?.faces[0].types.includes('land') === true;
    (land ? lands : spells).push(entry);
  }
  const kept = spells.slice(0, SPELLS - 1);
  const wanted = SIZE - 1 - kept.length;
  const all = lands.reduce((sum, { count }) => sum + count, 0);
  let left = wanted;
  const fewer: DeckEntry[] = [];
  lands.forEach((entry, at) => {
    const share = at === lands.length - 1 ? left : Math.min(left, Math.round((entry.count * wanted) / all));
    if (share > 0) fewer.push({ ...entry, count: share });
    left -= share;
  });
  return { ...deck, id: `${deck.id}-brawl`, list: { ...deck.list, main: [...kept, ...fewer] } };
}
