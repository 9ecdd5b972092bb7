/**
 * Nouns: one language for which objects or players are meant, whatever is done with them. Long, because nouns stand
 * within nouns.
 */
import type { Quality } from './qualities.ts';
import type { Status } from './statuses.ts';
import type { StickersNoun } from './stickers.ts';
import type { Value } from './values.ts';
import type { Label } from './labels.ts';
import type { CardType, Color, Supertype, ZoneName, LeftWords } from './words.ts';

/** Which objects or players. */
export type Noun =
  | Self
  | You
  | PlayerNoun
  | PlayerOf
  | NextPlayer
  | Select
  | AnyTarget
  | Reference
  | Host
  | NounList
  | LibraryCards
  | GraveyardCards
  | CountersNoun
  | CounterKinds
  | StickersNoun
  | ZoneOfPlayer
  | Linked
  | CommanderOf
  | Units
  | EveryKind;

/** This object: `~`, "this creature". CR 201.5. */
export interface Self {
  kind: 'self';
  /** In an ability given to something else: what gives it. CR 201.5a. */
  granter?: true;
  /** Another way to say it: printing only. CR 113.2c. */
  words?: 'this emblem';
}

/** The controller of the object that says it. CR 109.5. */
export interface You {
  kind: 'you';
}

/** A player or players named by a role in the game rather than by a description. */
export interface PlayerNoun {
  kind: 'playerNoun';
  /** `opponents` is "your opponents"; `teammates` likewise; `your team` is CR 102.4; `defending` is CR 508.5; `active` is CR 102.1. */
  who:
    | 'opponents'
    | 'teammates'
    | 'your team'
    | 'defending'
    | 'attacking'
    | 'active'
    | 'nonactive'
    | 'monarch'
    | 'initiative'
    | 'no one';
  /** "the defending player" for "defending player": printing only. */
  words?: 'the' | 'whose turn it is';
}

/** The controller or owner of something: "its controller", "that creature's owner", "their owners". CR 108.3-108.4. */
export interface PlayerOf {
  kind: 'playerOf';
  /** `left`, `right`: the player next to them; turns go to the left. CR 101.4. */
  relation: 'controller' | 'owner' | 'protector' | 'left' | 'right';
  of: Noun;
  label?: Label;
  /** "their owner" for one, against "their owners". */
  words?: string;
}

/** "the next player in the chosen direction": which direction, `lower` says. CR 101.4. */
export interface NextPlayer {
  kind: 'nextPlayer';
  of: Noun;
}

/**
 * Some of the objects or players that a filter describes: quantifier x filter.
 * "target creature you control", "up to two other target lands", "each opponent", "all artifacts", "a card".
 */
export interface Select {
  kind: 'select';
  quantifier: Quantifier;
  filter: Filter;
  /** "... each gain 2 life": printing only. */
  each?: true;
  /** Set by the binder when something later refers back to what was selected. */
  label?: Label;
}

/** "any target", "any other target", "up to two targets": creature, player, planeswalker or battle. CR 115.4. */
export interface AnyTarget {
  kind: 'anyTarget';
  quantifier: Quantifier;
  /** "any target that isn't a commander". */
  qualities?: readonly Quality[];
  label?: Label;
}

/** How many, and who decides which. */
export interface Quantifier {
  kind: 'quantifier';
  /**
   * `a` and `number` are chosen (or targeted); `each` and `all` are every one there is; `bare` is the plural without
   * a word ("creatures you control"); `the` is "the" before something unique; `no` is none;
   * `atLeast` is "N or more"; `atMost` is "N or fewer"; `oneOf` is "one of"; `eachOf` is "each of (up to) N target".
   */
  amount:
    | 'a'
    | 'each'
    | 'all'
    | 'bare'
    | 'the'
    | 'no'
    | 'number'
    | 'upTo'
    | 'anyNumber'
    | 'atLeast'
    | 'atMost'
    | 'oneOrTwo'
    | 'oneToThree'
    | 'oneOfEach';
  /** oneOfEach: for each of these types one of those described, which may be the same for several of them. */
  types?: readonly CardType[];
  /** For number, upTo, atLeast, atMost. */
  number?: Value;
  /** Chosen as the spell or ability is put on the stack. CR 115.1. */
  target?: true;
  /** Not the object itself, or not the one already named: "another", "other". */
  other?: true;
  /** "each opponent chooses a different card": one that nobody has chosen before. */
  different?: true;
  /** Set by the binder or in lowering: other than whom or what; absent: than you, than the object that says it. */
  than?: Label;
  /** "no opponent" against "no creatures". */
  singular?: true;
  /** "each of" before the number: "each of up to two target creatures". */
  eachOf?: true;
  /** "exactly two": no more either. */
  exactly?: true;
  /** Chosen at random: "a card at random". */
  atRandom?: true;
  /** "any creature" in the place of "a creature": no other meaning. */
  words?:
    | 'any'
    | 'any one'
    | 'a number of'
    | 'of your'
    | 'of theirs'
    | 'all of'
    | 'your'
    | 'half the'
    | 'chosen at random'
    | 'choice first'
    | 'another'
    | 'additional'
    | 'second'
    | 'third'
    | 'whose'
    | 'half the, choice first'
    | 'equal to'
    | 'behind the place'
    /** "the creature with the least power": one of those of which it is true; "the cards exiled with it": all of them. */
    | 'the'
    | 'any of them'
    | 'at least'
    | 'all but'
    | 'among first'
    | 'no comma'
    | 'of each permanent type';
  /** Who chooses, when it is not the one who acts: "of an opponent's choice". */
  chooser?: Noun;
}

/** What was named before, by a word ("it") or a description ("that creature"). Bound, never guessed. */
export interface Reference {
  kind: 'reference';
  /** The label of what is meant; null only before binding, and a card with a null left is refused. */
  to: Label | null;
  /** `it`, `they` (them, those), `that` + filter, `those` + filter, `the` + filter ("the exiled card"), `rest`, `each of them`. */
  words:
    | 'it'
    | 'they'
    | 'itself'
    | 'that'
    | 'those'
    | 'the'
    | 'the rest'
    | 'each of them'
    | 'each of those'
    | 'one of them'
    | 'he'
    | 'she'
    | 'the other'
    /** Both creatures of a soulbond pair. CR 702.95. */
    | 'both'
    /** Whom the instruction before was about: "deals 5 damage instead". */
    | 'as before'
    | 'as before, unsaid'
    | 'each card they find'
    /** Whose library was spoken of: "on the bottom of that library". */
    | 'that library'
    | 'the voter'
    /** Who chose a target player, and that target. CR 115.1. */
    | 'the first player'
    | 'the second player'
    /** The subject of the clause before, left unsaid: "draws a card and loses 1 life". */
    | 'unsaid';
  filter?: Filter;
  /** A player by what is theirs: "that player" is the controller, "their" the owner's, of what `to` names. */
  whose?: 'controller' | 'owner';
  /** "the rest", "the other": those of them that are still where they were found. */
  rest?: true;
  /** "the rest": without what was taken of them under these names. CR 608.2c. */
  without?: readonly Label[];
  /** "those creatures", of which each was named by itself: the others of them. CR 608.2c. */
  with?: readonly Label[];
  /** "one of them": chosen as it is done. CR 608.2d. */
  one?: true;
  /** "the sacrificed creature": what was done with it. */
  status?: Status;
  /** "the creature exiled this way": printing only. */
  thisWay?: true;
  /** Only those of them that are still in that zone: "the exiled cards not cast this way". CR 400.7. */
  still?: 'battlefield' | 'exile' | 'library';
  /** How that is said: printing only. */
  saidLeft?: LeftWords;
  /** "the creature that died": another way to say it. */
  did?: 'died';
  /** "the Army you amassed": another way to say it. */
  byYou?: true;
  /** "either of them" for one of them: printing only. */
  either?: true;
  /** "the exiled cards". */
  many?: true;
  /** "they each gain haste": printing only. */
  each?: true;
  /** "one of them at random"; "chosen at random": the same in other words. */
  atRandom?: true | 'chosen';
  /** "one of them" is a choice of its own, to which later references may go. */
  label?: Label;
}

/** "enchanted creature", "equipped creature": what this object is attached to. CR 303.4, 301.5. */
export interface Host {
  kind: 'host';
  how: 'enchanted' | 'equipped' | 'fortified';
  filter: Filter;
}

/** Several nouns joined: "~ and target creature", "you or a permanent you control". */
export interface NounList {
  kind: 'nounList';
  of: readonly Noun[];
  join: Join;
  /** "... each draw a card": printing only. */
  each?: true;
  label?: Label;
  words?: 'all';
}

/** How nouns are joined: all of them, one of them, or any of them. */
export type Join = 'and' | 'or' | 'and/or';

/** Supplementary decks that texts speak of; their cards are in the command zone. CR 901.3, 901.4. */
export type DeckName = 'planar';

/** "the top three cards of your library". */
export interface LibraryCards {
  kind: 'libraryCards';
  position: 'top' | 'bottom';
  count: Value;
  library: Noun;
  /** Another deck of that player than the library. */
  deck?: DeckName;
  /** "that many cards from the top of your library": printing only. */
  words?:
    | 'from the top'
    | 'a card from the top'
    | 'a number of'
    | 'equal to'
    | 'equal to, first'
    | 'of each of those'
    | 'shuffled before'
    | 'that card face up';
  label?: Label;
}

/** "the top creature card of your graveyard": the uppermost, or lowest, that fit. CR 404.2. */
export interface GraveyardCards {
  kind: 'graveyardCards';
  position: 'top' | 'bottom';
  count: Value;
  filter: Filter;
  graveyard: Noun;
  label?: Label;
}

/** "+1/+1 counter on it", as in "for each +1/+1 counter on it". CR 122. */
export interface CountersNoun {
  kind: 'countersNoun';
  counter: string | null;
  on: Noun;
}

/** "kind of counter on it", as in "for each kind of counter on it": each kind counts once. CR 122.1. */
export interface CounterKinds {
  kind: 'counterKinds';
  on: Noun;
  words?: 'different' | 'among';
}

/** An amount taken one by one, for "for each": "color among permanents you control", "1 damage prevented this way". */
export interface Units {
  kind: 'units';
  value: Value;
  /** "for each target beyond the first". */
  beyondFirst?: true;
}

/** "For each color", "for each card type": every one that the rules know. CR 105.1, 205.2a. */
export interface EveryKind {
  kind: 'everyKind';
  what: 'color' | 'card type';
}

/** A zone of a player taken as the cards in it: "your hand", "target player's graveyard". */
export interface ZoneOfPlayer {
  kind: 'zoneOfPlayer';
  zone: readonly ZoneName[];
  player: Noun;
  /** Another way to say it. */
  words?: 'the cards in' | 'the cards from' | 'all the cards from';
  label?: Label;
}

/** What another ability of the same object did or chose: "the exiled card", "the chosen player". CR 607. */
export interface Linked {
  kind: 'linked';
  what:
    | 'exiled card'
    | 'exiled cards'
    | 'chosen player'
    | 'chosen creature'
    | 'chosen card'
    /** "the creature it haunts". CR 702.55b. */
    | 'haunted creature'
    /** "the exiled cards used to craft it". CR 702.167c. */
    | 'card used to craft'
    | 'cards used to craft';
  /** "the creature ~ haunts": printing only. */
  words?: '~';
}

/** "your commander", wherever it is; either one of two. CR 903.3e, 702.124e. */
export interface CommanderOf {
  kind: 'commanderOf';
  player: Noun;
}

/** A description: adjectives, a noun, and qualities after it. Without "card" or "spell" it means permanents. CR 109.2. */
export interface Filter {
  kind: 'filter';
  adjectives?: readonly Adjective[];
  noun: NounWords;
  qualities?: readonly Quality[];
}

/** "artifact creature token" (all words hold) or "artifact, creature, or land" (one alternative holds). */
export type NounWords =
  | { kind: 'words'; words: readonly NounWord[] }
  | { kind: 'alternatives'; of: readonly Alternative[]; join: Join };

/** One of several nouns, with adjectives of its own: "instant card or creature card", "Elf or legendary creature". */
export interface Alternative {
  kind: 'alternative';
  adjectives?: readonly Adjective[];
  words: readonly NounWord[];
  /** "permanent you control or suspended card you own": said of this one alone. */
  qualities?: readonly Quality[];
}

/** A type, subtype, supertype or class word within a noun. CR 205, 109.2. */
export type NounWord =
  | { kind: 'typeWord'; type: CardType }
  /** `words`: another plural of it, for printing only. */
  | { kind: 'subtypeWord'; subtype: string; words?: 'Ninjas' | 'Spawns' | 'Djinns' | 'Efreets' }
  | { kind: 'classWord'; word: ClassWord };

/** Nouns that are neither card types nor subtypes. */
export type ClassWord =
  | 'permanent'
  | 'spell'
  | 'card'
  | 'token'
  | 'source'
  | 'ability'
  | 'player'
  | 'opponent'
  | 'teammate'
  | 'commander'
  | 'copy'
  | 'Ring-bearer'
  | 'outlaw'
  | 'historic';

/** A word before the noun that says which: "tapped", "legendary", "attacking", "red". CR 109.2. */
export type Adjective =
  | { kind: 'colorWord'; color: Color | 'colorless' | 'multicolored' | 'monocolored' }
  | { kind: 'supertypeWord'; supertype: Supertype }
  | { kind: 'statusWord'; status: Status }
  | { kind: 'typeAdjective'; type: CardType }
  | { kind: 'subtypeAdjective'; subtype: string }
  | { kind: 'classAdjective'; word: ClassWord }
  | { kind: 'powerToughness'; power: Value; toughness: Value }
  | { kind: 'non'; of: Adjective }
  /** `words`: "all black and all red", printing only. */
  | { kind: 'anyOf'; of: readonly Adjective[]; join: Join; words?: 'all' };

/** Zones named with whose they are, as a place to move to or look in. */
export interface Place {
  kind: 'place';
  zone: ZoneName;
  /** Which deck in the command zone. */
  deck?: DeckName;
  /** Whose; absent for shared zones, and for "a graveyard". */
  of?: Noun;
  /** In a library: top (default when position is absent means the zone as such), bottom, or the nth from the top. */
  /** `orBottom`: or on the bottom, as the one who puts it there chooses; `below`: so many cards are above it. */
  position?: 'top' | 'bottom' | 'top or bottom' | { nth: number; orBottom?: true } | { below: Value };
  order?: 'any order' | 'random order';
  /** "your hand or graveyard": another zone of the same player. */
  or?: ZoneName;
  /** "a single graveyard": one and the same for all. CR 115.1. */
  single?: true;
  /** "from anywhere other than your hand". */
  not?: true;
  /** "from anywhere": whatever zone it is; `zone` then says nothing. */
  anywhere?: true;
  /** "your library and/or your graveyard": whose the other is, said again. Printing only. */
  again?: Noun;
  /** Another way to say the same: "all graveyards". */
  words?: string;
}
