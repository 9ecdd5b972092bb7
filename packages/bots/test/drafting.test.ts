/** Bots that draft and build: legal decks of two colors, commanders where needed, conspiracies. CR 100.2b, 903.13. */
import { describe, expect, test } from 'vitest';
import { checkDeck, deckCardFromCard, draftSetup, extraCommanders, limitedCards } from '@kitchen-table/cards';
import { poolsOf, runDraft, type CardPool } from '@kitchen-table/engine';
import { buildDeck, type BuiltDeck, greedyDrafter } from '../src/index.ts';
import type { Card } from '@kitchen-table/language/core';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
const cards = limitedCards();

function drafted(format: string, seed: string): readonly CardPool[] {
  const setup = draftSetup(format, NAMES, seed);
  const drafters = NAMES.map(() =>
    greedyDrafter({ picks: setup.picks, cardNamed: (name) => setup.cards[name] as Card }),
  );
  return poolsOf(runDraft(setup, (question) => drafters[question.player]?.(question) ?? []));
}

function entries(names: readonly string[]): { name: string; count: number }[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
}

function complaints(built: BuiltDeck, pool: CardPool, format: 'limited' | 'commander-draft'): readonly string[] {
  const list = {
    commanders: entries(built.commanders ?? []),
    main: entries(built.deck),
    sideboard: entries(built.sideboard),
  };
  return checkDeck(list as never, (name) => cards[name] && deckCardFromCard(cards[name]), format, {
    pool: pool.cards,
    extraCommanders: extraCommanders(),
    chosenColors: Object.values(built.commanderColors ?? {}).flat(),
  }).map(({ text }) => text);
}

const colors = (built: BuiltDeck): Set<string> =>
  new Set(built.deck.flatMap((name) => cards[name]?.colorIdentity ?? []));

describe('booster draft', () => {
  test('every seat drafts 45 cards and builds a legal deck of forty in two colors (CR 100.2b, 905.1d)', () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const pool of drafted('booster-draft', seed)) {
        expect(pool.cards.length).toBe(45);
        const built = buildDeck(pool.cards, cards);
        expect(built.deck.length).toBe(40);
        expect(colors(built).size).toBeLessThanOrEqual(2);
        expect(complaints(built, pool, 'limited')).toEqual([]);
      }
    }
  });

  test('with creatures enough, a curve, and lands of both colors', () => {
    for (const pool of drafted('booster-draft', 'curve')) {
      const { deck } = buildDeck(pool.cards, cards);
      const of = (type: 'creature' | 'land'): number =>
        deck.filter((name) => cards[name]?.faces[0].types.includes(type)).length;
      expect(of('creature')).toBeGreaterThanOrEqual(11);
      expect(of('land')).toBeGreaterThanOrEqual(15);
      expect(of('land')).toBeLessThanOrEqual(20);
      const basics = new Set(deck.filter((name) => cards[name]?.faces[0].supertypes.includes('basic')));
      expect(basics.size).toBe(2);
    }
  });

  test('the same seed gives the same picks', () => {
    expect(drafted('cube', 'again')).toEqual(drafted('cube', 'again'));
  });
});

describe('Commander Draft', () => {
  test('a legal deck of sixty with a commander in its colors (CR 903.13e-f)', () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const pool of drafted('commander-draft', seed)) {
        const built = buildDeck(pool.cards, cards, { commander: true, extraCommanders: extraCommanders() });
        expect(built.deck.length + (built.commanders?.length ?? 0)).toBe(60);
        expect(complaints(built, pool, 'commander-draft')).toEqual([]);
      }
    }
  });

  test('without a legend in the pool, two of the cards that may be added lead, with a color each (CR 903.13e)', () => {
    const pool = drafted('booster-draft', 'one')[0] as CardPool;
    const plain = pool.cards.filter((name) => !cards[name]?.faces[0].supertypes.includes('legendary'));
    const built = buildDeck(plain, cards, { commander: true, extraCommanders: extraCommanders() });
    expect(built.commanders).toEqual([...extraCommanders(), ...extraCommanders()]);
    expect(Object.values(built.commanderColors ?? {})[0]?.length).toBe(2);
  });
});

describe('Conspiracy Draft', () => {
  test('the conspiracies of the pool are used, each hidden agenda with a creature of the deck (CR 315.2, 702.106a)', () => {
    const built = ['one', 'two', 'three'].flatMap((seed) =>
      drafted('conspiracy-draft', seed).map(({ cards: pool }) => buildDeck(pool, cards)),
    );
    const used = built.flatMap(({ conspiracies = [], deck, sideboard }) =>
      conspiracies.map((each) => ({ ...each, deck, sideboard })),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const { card, names = [], deck, sideboard } of used) {
      expect(sideboard).toContain(card);
      expect(deck).not.toContain(card);
      for (const name of names) expect(deck).toContain(name);
    }
  });
});
