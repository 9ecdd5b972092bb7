/** Attraction decks: set up for every player who brings one, whatever the format. CR 717.2, 717.6, 100.2d. */
import type { Card } from '@kitchen-table/language/core';
import { addObject } from '../events/zones/apply-zone-change.ts';
import { layFaceDown } from '../events/zones/supplementary-cards.ts';
import { isAttractionCard } from '../rules/additional-rules/attractions.ts';
import { recordOf } from '../rules/objects/card-records.ts';
import type { GameEvent, ZoneChange } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import type { CardId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { shuffleInPlace } from '../vocabulary/random.ts';
import type { AttractionSetup, GameSetup } from '../vocabulary/setup.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import type { ChosenVariant } from './rulebook.ts';
import type { Variant } from './variant.ts';
import { note } from '../vocabulary/game-notes.ts';

/** CR 717.6: no zone but the battlefield, exile and the command zone; its owner puts it into the command zone instead. */
function goesAstray(game: Game, event: GameEvent): event is ZoneChange {
  if (event.kind !== 'zoneChange' || ALLOWED.has(event.to)) return false;
  const object = game.objects[event.object];
  return object !== undefined && isAttractionCard(object);
}
const ALLOWED: ReadonlySet<number> = new Set([Zone.Battlefield, Zone.Exile, Zone.Command, Zone.Outside, Zone.None]);

/** One card of a deck, with the numbers lit up on it. */
function cardOf(setup: GameSetup, entry: string | AttractionSetup): Card | undefined {
  if (typeof entry === 'string') return setup.cards[entry];
  const card = setup.cards[entry.card];
  return card === undefined ? undefined : { ...card, lights: entry.lights };
}

function layOutDecks(game: Game): void {
  const decks = game.setup.players.map(({ attractions = [] }, seat) => {
    const deck: ObjectId[] = [];
    for (const entry of attractions) {
      const card = cardOf(game.setup, entry);
      if (card === undefined) throw new Error('an Attraction that is not among the cards');
      const record = recordOf(game, card);
      const owner = seat as PlayerId;
      deck.unshift(addObject(game, game.objects.length as CardId, record, owner, Zone.Command, owner));
    }
    for (const id of deck) layFaceDown(game, id);
    // CR 103.3a; a given position gives the order too, the top card first.
    if (game.setup.start === undefined) shuffleInPlace(game, deck);
    return deck;
  });
  note(game, 'attractionDecks', decks);
}

function wrongWith(setup: GameSetup): string | null {
  for (const { name, attractions = [] } of setup.players) {
    for (const entry of attractions) {
      const called = typeof entry === 'string' ? entry : entry.card;
      const card = cardOf(setup, entry);
      if (card === undefined) continue; // Said with the other names of the deck.
      if (!card.faces[0].subtypes.includes('Attraction'))
        return `${name}'s Attraction deck holds '${called}', which is no Attraction (CR 717.2)`;
      const { lights } = card;
      if (lights === undefined || lights.length === 0)
        return `Which numbers are lit up on '${called}' of ${name}? Write { "card": "${called}", "lights": [2, 6] } (CR 717.1)`;
      if (!lights.every((number) => Number.isInteger(number) && number >= 1 && number <= 6))
        return `The lights of '${called}' of ${name} are numbers from 1 to 6 (CR 717.1)`;
    }
  }
  return null;
}

/** In no format's name: it is there when somebody has an Attraction deck. */
export const attractions: Variant = {
  name: 'attractions',
  contribute: (rules) => ({
    ...rules,
    replacements: [
      ...rules.replacements,
      {
        text: 'put the Attraction into the command zone',
        applies: goesAstray,
        replace: (_game, event) => (event.kind === 'zoneChange' ? { ...event, to: Zone.Command } : event),
        again: true, // CR 717.6, an exception to 614.5
      },
    ],
    afterLeaving: [
      ...rules.afterLeaving,
      // CR 800.4a.
      (game, player) => {
        note(
          game,
          'attractionDecks',
          game.attractionDecks.map((deck, seat) => (seat === player ? [] : deck)),
        );
      },
    ],
  }),
  setUp: layOutDecks,
  check: wrongWith,
};

/** The variants of a format, and Attractions when they are played with. CR 717.2. */
export function withAttractions(setup: GameSetup, chosen: readonly ChosenVariant[]): readonly ChosenVariant[] {
  const played =
    setup.players.some((player) => (player?.attractions ?? []).length > 0) ||
    Object.values(setup.cards).some((card) => card?.faces?.[0]?.subtypes?.includes('Attraction') === true);
  return played ? [...chosen, { variant: attractions, options: {} }] : chosen;
}
