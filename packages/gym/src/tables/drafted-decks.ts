/** The seats of a format that begins with packs: drafted and built by the bots, from the seed. CR 100.2b, 903.13, 905. */
import { buildDeck, greedyDrafter } from '@kitchen-table/bots';
import { DRAFT_FORMATS, draftSetup, extraCommanders, limitedCards, sealedPools } from '@kitchen-table/cards';
import { type CardPool, type PlayerSetup, poolsOf, runDraft } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';

function namesOf(format: string): readonly string[] {
  return format.split('+').map((part) => part.trim().split(':')[0] as string);
}

/** Whether the format begins with packs. */
export function isDraft(format: string): boolean {
  return namesOf(format).some((name) => (DRAFT_FORMATS as readonly string[]).includes(name));
}

/** The first game's seats: of a draft that ends in two-player games two of the drafters, else all. */
export function draftedSeats(format: string, players: number, seed: string): readonly PlayerSetup[] {
  const formats = namesOf(format);
  const commander = formats.includes('commander-draft');
  const names = Array.from({ length: players }, (_, seat) => `Drafter ${seat + 1}`);
  const seats = poolsFor(formats, format, names, seed).map(({ cards, notes }, seat): PlayerSetup => {
    const built = buildDeck(cards, limitedCards(), commander ? { commander, extraCommanders: extraCommanders() } : {});
    const { deck, sideboard, commanders, commanderColors, conspiracies } = built;
    return {
      name: names[seat] as string,
      deck,
      sideboard,
      draftNotes: notes,
      ...(commanders === undefined ? {} : { commanders }),
      ...(commanderColors === undefined ? {} : { commanderColors }),
      ...(conspiracies === undefined ? {} : { conspiracies }),
    };
  });
  return formats.every((name) => TWO_PLAYER_GAMES.has(name)) ? seats.slice(0, 2) : seats;
}
const TWO_PLAYER_GAMES: ReadonlySet<string> = new Set(['booster-draft', 'sealed', 'cube', 'two-player']);

function poolsFor(
  formats: readonly string[],
  format: string,
  names: readonly string[],
  seed: string,
): readonly CardPool[] {
  if (formats.includes('sealed')) return sealedPools(names.length, seed).map((cards) => ({ cards, notes: {} }));
  const setup = draftSetup(format, names, seed);
  const cardNamed = (name: string): Card => setup.cards[name] as Card;
  const drafters = names.map(() => greedyDrafter({ picks: setup.picks, cardNamed }));
  return poolsOf(runDraft(setup, (question) => drafters[question.player]?.(question) ?? []));
}
