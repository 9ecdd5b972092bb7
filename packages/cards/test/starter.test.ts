import { readdirSync, readFileSync } from 'node:fs';
import type { Card } from '@kitchen-table/language/core';
import { surfaceOf } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { DECK_FORMATS, section } from '../src/deck-lists/deck-list.ts';
import { readDeckList, writeDeckList } from '../src/deck-lists/files.ts';
import { checkDeck } from '../src/formats/check-deck.ts';
import { recordFromCard } from '../src/formats/print-record.ts';
import { deckCardFromCard } from '../src/formats/read-deck-card.ts';
import { starterCard, starterCards } from '../src/starter/cards.ts';
import { starterDecks } from '../src/starter/decks.ts';

const folder = new URL('../decks/', import.meta.url);
const commanderDecks = starterDecks().filter(({ format }) => format === 'commander');

function lookup(name: string): ReturnType<typeof deckCardFromCard> | undefined {
  const card = starterCard(name);
  return card === undefined ? undefined : deckCardFromCard(card);
}

describe('the starter decks', () => {
  test.each(starterDecks().map((deck) => [deck.id, deck] as const))(
    '%s is legal in its format (CR 903.5, 100.2a)',
    (_id, deck) => {
      expect(checkDeck(deck.list, lookup, deck.format)).toEqual([]);
    },
  );

  test('there are eight for Commander and eight of sixty cards', () => {
    expect(starterDecks().map(({ format }) => format)).toEqual([
      ...Array(8).fill('commander'),
      ...Array(8).fill('standard-60'),
    ]);
  });

  test('no two Commander decks share a color identity (CR 903.4)', () => {
    expect(new Set(commanderDecks.map(({ colors }) => colors.join())).size).toBe(8);
  });

  test.each(starterDecks().map((deck) => [deck.id, deck] as const))(
    '%s has the colors it is said to have',
    (_id, deck) => {
      const cards = [...deck.list.commanders, ...deck.list.main].map(({ name }) => starterCard(name) as Card);
      const colors = new Set(cards.flatMap(({ colorIdentity }) => colorIdentity));
      expect([...colors].sort()).toEqual([...deck.colors].sort());
    },
  );

  test.each(commanderDecks.map((deck) => [deck.id, deck] as const))(
    '%s has at least 55 different nonbasic cards',
    (_id, deck) => {
      const nonbasic = deck.list.main.filter(({ name }) => !starterCard(name)?.faces[0].supertypes.includes('basic'));
      expect(nonbasic.length).toBeGreaterThanOrEqual(55);
      expect(deck.commander).toBe(deck.list.commanders[0]?.name);
    },
  );

  test('the embedded lists are the files of decks/', () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(
      starterDecks()
        .map(({ id }) => `${id}.txt`)
        .sort(),
    );
    for (const deck of starterDecks()) {
      expect(readDeckList(readFileSync(new URL(`${deck.id}.txt`, folder), 'utf8'))).toMatchObject({
        kind: 'read',
        list: deck.list,
      });
    }
  });

  test.each(DECK_FORMATS)('every list survives being written as %s', (format) => {
    for (const { list, id } of starterDecks()) {
      const back = readDeckList(writeDeckList(list, format), id);
      const kept = format === 'mtgo' ? { ...list, commanders: [], sideboard: list.commanders } : list;
      expect(back.kind === 'read' && [back.list.commanders, back.list.main, back.list.sideboard]).toEqual([
        kept.commanders,
        kept.main,
        kept.sideboard,
      ]);
    }
  });
});

describe('the starter cards', () => {
  test('are the cards of the decks, each once', () => {
    const names = starterDecks().flatMap(({ list }) =>
      [...section(list, 'commanders'), ...list.main].map(({ name }) => name),
    );
    expect(starterCards().map(({ name }) => name)).toEqual([...new Set(names)].sort());
  });

  test.each(starterCards().map((card) => [card.name, card] as const))(
    '%s: our printed text reads back to the same tree',
    (_name, card) => {
      expect(readCard(recordFromCard(card))).toEqual({ card: surfaceOf(card) });
    },
  );
});
