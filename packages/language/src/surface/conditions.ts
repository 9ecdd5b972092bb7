/** Conditions: what must be true. CR 603.4, 604, 611.3. */
import type { Action } from './actions/actions.ts';
import type { Duration } from './durations.ts';
import type { Filter, Noun, Place } from './nouns.ts';
import type { Comparison } from './qualities.ts';
import type { StickerKind } from './stickers.ts';
import type { TurnPart } from './turn-parts.ts';
import type { Value } from './values.ts';
import type { Color } from './words.ts';

/** Cards above another one in a graveyard. CR 404.2. */
export interface CardsAbove {
  kind: 'cardsAbove';
  filter: Filter;
  number: Value;
  /** The very next one. */
  directly?: true;
}

/** What is asked of the game and is so or not: "if you control a Wizard". CR 603.4, 608.2c. */
export type Condition =
  /** "you control an artifact", "an opponent controls no creatures"; the object's quantifier says how many. */
  | {
      kind: 'controls';
      player: Noun;
      object: Noun;
      /** "both own and control". */
      owned?: true;
      not?: true /** "controlled": as it last existed on the battlefield, CR 608.2h */;
      past?: true;
      /** "as you cast this spell": how it was then. CR 601.2i. */
      at?: 'when cast';
      words?: string;
    }
  /** "there are seven or more cards in your graveyard", "a creature card is in your graveyard". */
  /** "you have two or more opponents". */
  | { kind: 'opponentCount'; comparison: Comparison; to: Value }
  | { kind: 'thereIs'; object: Noun; at?: 'when cast'; words?: string }
  /** "it's a creature", "~ is tapped", "that card is a land card": the subject matches the description. */
  | { kind: 'is'; subject: Noun; filter: Filter; not?: true; words?: string }
  /** "your life total is 5 or less", "its power is greater than its toughness". */
  | { kind: 'compare'; left: Value; comparison: Comparison; right: Value; again?: true; words?: string }
  /** "If it's greater", after another comparison: the binder makes a comparison of the same two of it. */
  | { kind: 'comparedAgain'; comparison: Comparison }
  /** "you have 10 or more life", "a player has no cards in hand". */
  | {
      kind: 'has';
      player: Noun;
      what: 'life' | 'cards in hand' | 'counters';
      comparison: Comparison;
      to: Value;
      counter?: string;
      /** "a card in hand": printing only. */
      words?: 'a card' | "doesn't have any" | 'and have';
    }
  /** "you have more life than an opponent", "an opponent controls more lands than you". */
  /** `by`: at least so many more. */
  | {
      kind: 'hasMore';
      player: Noun;
      than: Noun;
      of: Filter | 'life' | 'cards in hand';
      fewer?: true;
      by?: Value;
    }
  /** "~ has flying", "~ has a +1/+1 counter on it". */
  | { kind: 'hasCounters'; subject: Noun; counter: string | null; comparison: Comparison; to: Value; words?: string }
  | { kind: 'hasKeyword'; subject: Noun; keyword: string; not?: true; words?: 'past' }
  /** "blue is the most common color among all permanents or is tied for most common". */
  | { kind: 'mostCommonColor'; color: Color; among: Noun }
  /** In the whole game: "~ hasn't dealt damage yet", as long as it is the same object (CR 400.7); "you've cast another spell named ~". */
  | { kind: 'happenedEver'; event: Action; not?: true }
  /** "unless at least two other creatures attack": declared together. CR 508.1c, 509.1b. */
  | { kind: 'alsoDeclared'; act: 'attack' | 'block'; object: Noun }
  /** "this ability has been activated four or more times this turn". */
  | { kind: 'activatedThisTurn'; times: Value }
  /** "you rolled doubles": of the roll just made. CR 706.5. */
  | { kind: 'rolledDoubles' }
  /** "both targets are still legal as this ability resolves": all that were chosen for it. CR 608.2b. */
  | { kind: 'targetsLegal' }
  /** "a creature died this turn", "you gained life this turn", "you attacked this turn". */
  | {
      kind: 'happened';
      event: Action;
      when: Duration;
      not?: true /** at least so many times */;
      times?: Value /** at least so much in all: life gained */;
      total?: Value;
      /** All those times by one and the same of them. */
      sameOne?: true;
      /** cast: for this keyword's cost. */
      keyword?: string;
      words?: string;
    }
  /** "it was kicked", "you cast it from your hand", "mana from a Treasure was spent". */
  | {
      kind: 'castFact';
      fact: 'kicked' | 'cast' | 'cast from hand' | 'bargained' | 'additional cost paid' | 'x' | string;
      subject: Noun;
      not?: true;
      /** "you cast it": by whom. CR 601.2. */
      by?: Noun;
      keyword?: string /** cast from: where */;
      from?: Place /** mana spent: which */;
      symbols?: readonly string[];
      /** mana from: of what produced it, "using mana produced by ~". CR 106.3. */
      source?: Noun;
      words?: string;
    }
  /** "it's your turn", "it isn't your turn". */
  | { kind: 'turn'; of: Noun; not?: true; words?: string }
  | { kind: 'duringPart'; part: TurnPart; not?: true }
  /** "you've completed a dungeon". CR 309.7. */
  | { kind: 'completedDungeon'; player: Noun; dungeon?: string; not?: true }
  /** "sickness gets more votes"; `tied`: "or the vote is tied". CR 701.32b. */
  | { kind: 'mostVotes'; option: string; tied?: true }
  /** "it's an art sticker", of the one that was put. CR 123.1. */
  | { kind: 'isSticker'; sticker: StickerKind }
  | { kind: 'isDayNight'; what: 'day' | 'night' | 'neither' }
  | {
      kind: 'designation';
      player: Noun;
      what: 'monarch' | 'initiative' | "city's blessing" | 'defending player' | 'starting player' | 'max speed';
      not?: true;
      words?: 'past';
    }
  /** "you control your commander" and the like are `controls`; this is CR 700.9-style ability words counted. */
  /** `orBefore`: "the first or second time". */
  | { kind: 'first'; event: Action; nth: number; orBefore?: true; per: 'turn'; words?: string }
  | {
      kind: 'inZone';
      subject: Noun;
      zone: 'battlefield' | 'graveyard' | 'exile' | 'hand' | 'command' | 'stack' | 'library';
      /** In a graveyard: so many such cards lie above it, or one directly. CR 404.2. */
      above?: CardsAbove;
      not?: true;
      words?: string;
    }
  /** CR 702.95: paired with another creature by soulbond. */
  | { kind: 'paired'; subject: Noun; not?: true }
  /** "it shares a card type with the exiled card". */
  | {
      kind: 'shares';
      subject: Noun;
      what: 'color' | 'creature type' | 'card type' | 'name' | 'mana value';
      with: Noun;
      not?: true;
      words?: string;
    }
  /** "at least three white mana was spent to cast ~". */
  /** `the same`: of any one color. */
  | {
      kind: 'manaSpent';
      subject: Noun;
      color: Color | 'colorless' | 'the same';
      comparison: Comparison;
      to: Value;
      words?: string;
    }
  /** "that creature had to attack this combat". CR 506.6. */
  | { kind: 'hadToAttack'; subject: Noun }
  /** What an anchor word stands for: it was chosen as the object entered. CR 614.12b. */
  | { kind: 'anchorChosen'; word: string; words?: string }
  /** What "Otherwise" stands for: never said in words of its own. */
  | { kind: 'not'; of: Condition }
  | { kind: 'allOf'; of: readonly Condition[] }
  | {
      kind: 'oneOf';
      of: readonly Condition[];
      words?: 'whichever comes first' | 'attacked or blocked' | 'power or toughness' | 'or if' | 'exactly, twice';
    };
