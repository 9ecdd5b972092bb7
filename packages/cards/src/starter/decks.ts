/** The starter decks: eight for Commander, eight for two players; their lists are the files of `decks/`. */
import type { Color } from '@kitchen-table/language/surface';
import type { DeckList } from '../deck-lists/deck-list.ts';
import { readDeckList } from '../deck-lists/files.ts';
import type { DeckRules } from '../formats/deck-rules.ts';
import { STARTER_DECK_TEXTS } from './deck-texts.generated.ts';

/** A deck to play with at once. */
export interface StarterDeck {
  /** Also the name of its file in `decks/`, without the ending. */
  id: string;
  name: string;
  /** One sentence on how it wins. */
  description: string;
  colors: readonly Color[];
  commander?: string;
  format: Extract<DeckRules, 'commander' | 'standard-60'>;
  list: DeckList;
}

/** What a deck's file does not say. */
const ABOUT: readonly Pick<StarterDeck, 'id' | 'description' | 'colors' | 'format'>[] = [
  {
    id: 'emmara-selesnya-tokens',
    description: 'Fills the table with small creatures, makes all of them bigger at once, and attacks with everything.',
    colors: ['white', 'green'],
    format: 'commander',
  },
  {
    id: 'talrand-spells-and-drakes',
    description: 'Draws, bounces and counters, and every one of those spells leaves a flying Drake behind.',
    colors: ['blue'],
    format: 'commander',
  },
  {
    id: 'judith-rakdos-sacrifice',
    description: 'Attacks early, gives its own creatures up for profit, and drains the table with each death.',
    colors: ['black', 'red'],
    format: 'commander',
  },
  {
    id: 'surrak-temur-giants',
    description:
      'Finds land after land, then casts giants that nobody can counter and that trample over every blocker.',
    colors: ['blue', 'red', 'green'],
    format: 'commander',
  },
  {
    id: 'wyleth-boros-equipment',
    description: 'One creature, every sword: arms its commander, draws a card for each weapon, and swings.',
    colors: ['red', 'white'],
    format: 'commander',
  },
  {
    id: 'lathril-golgari-elves',
    description: 'Elves make mana for more Elves, until ten of them tap together and the table loses ten life.',
    colors: ['black', 'green'],
    format: 'commander',
  },
  {
    id: 'brago-azorius-blink',
    description: 'Exiles its own permanents and brings them straight back, for what they do each time they enter.',
    colors: ['white', 'blue'],
    format: 'commander',
  },
  {
    id: 'oona-dimir-faeries',
    description: 'Answers what matters at instant speed, and turns spare mana into Faeries and empty libraries.',
    colors: ['blue', 'black'],
    format: 'commander',
  },
  {
    id: 'sparks-and-goblins',
    description: 'Quick Goblins first, burn for whatever stands in the way, and the rest of the burn to the face.',
    colors: ['red'],
    format: 'standard-60',
  },
  {
    id: 'wings-of-the-watch',
    description: 'Holds the ground with knights and counterspells while its flyers win in the air.',
    colors: ['white', 'blue'],
    format: 'standard-60',
  },
  {
    id: 'graveyard-shift',
    description: 'Trades one for one with deathtouch and removal, and gets its best creatures back from the graveyard.',
    colors: ['black'],
    format: 'standard-60',
  },
  {
    id: 'tall-grass',
    description: 'Mana from elves on the first turn, and from then on the bigger creature every turn.',
    colors: ['green'],
    format: 'standard-60',
  },
  {
    id: 'the-tide-comes-in',
    description: 'Merfolk that make each other bigger, and counterspells for whatever would stop them.',
    colors: ['blue'],
    format: 'standard-60',
  },
  {
    id: 'midnight-feast',
    description: 'Vampires that drain a life for every creature that dies, on either side.',
    colors: ['black'],
    format: 'standard-60',
  },
  {
    id: 'banners-at-dawn',
    description: 'Knights under banners: many attackers early, and each of them larger than it looks.',
    colors: ['white'],
    format: 'standard-60',
  },
  {
    id: 'thunder-and-roots',
    description: 'Lands and elves first, burn for the blockers, then Titans.',
    colors: ['red', 'green'],
    format: 'standard-60',
  },
];

let decks: readonly StarterDeck[] | undefined;

/** The starter decks, the Commander decks first. */
export function starterDecks(): readonly StarterDeck[] {
  decks ??= ABOUT.map(deckOf);
  return decks;
}

function deckOf(about: (typeof ABOUT)[number]): StarterDeck {
  const text = STARTER_DECK_TEXTS[about.id];
  const result = text === undefined ? undefined : readDeckList(text, `${about.id}.txt`);
  if (result?.kind !== 'read') throw new Error(`${about.id}: run tools/compile-starter.ts again.`);
  const { list } = result;
  const deck: StarterDeck = { ...about, name: list.name ?? about.id, list };
  const commander = list.commanders[0]?.name;
  return commander === undefined ? deck : { ...deck, commander };
}
