/** Values: every way a card says a number. */
import type { Action } from './actions/actions.ts';
import type { Filter, Noun, Reference } from './nouns.ts';
import type { LettersCounted } from './stickers.ts';
import type { Label } from './labels.ts';
import type { Color, Stat } from './words.ts';

/** A number, or how to get one: X, a count, a characteristic, arithmetic. CR 107. */
export type Value =
  | { kind: 'number'; number: number; words?: 'up to' }
  /** In events: "one or more". */
  | { kind: 'atLeast'; number: number }
  /** In events: "exactly 1 damage". */
  | { kind: 'exactly'; number: number }
  /** In events: "an amount of noncombat damage less than ~'s power". */
  | { kind: 'lessThan'; than: Value }
  /** The X of this spell or ability's cost, or the one defined by a `whereX`. CR 107.3. */
  | { kind: 'x' }
  /** "the number of {filter}". */
  | { kind: 'count'; of: Noun | Filter /** "the total number of" */; words?: 'total' | 'once for each' | 'in the game' }
  /** "its power", "your life total", "that spell's mana value". */
  | { kind: 'stat'; stat: Stat; of: Noun /** "the power of it" */; words?: 'of' }
  /** "the greatest power among creatures you control". */
  | {
      kind: 'extreme';
      extreme: 'greatest' | 'least';
      stat: Stat;
      among: Filter /** "the highest life total" */;
      words?: 'total';
    }
  /** "the total power of creatures you control". */
  | { kind: 'total'; stat: Stat; of: Noun | Filter /** "their total power": printing only */; words?: 'their' }
  /** "the number of +1/+1 counters on it"; counter null is counters of every kind. */
  | {
      kind: 'countersOn';
      counter: string | null;
      on: Noun;
      words?: 'on' | 'total' | 'total, have' | 'total, among' | 'symbol' | 'had';
    }
  /** "your devotion to green". CR 700.5. */
  /** `chosen`: "to that color", the one just chosen. */
  | { kind: 'devotion'; colors: readonly Color[]; player: Noun; chosen?: true; words?: 'mana symbols' }
  /** "that much", "that many", "the damage dealt this way": the amount of something done or happened earlier. */
  | { kind: 'amountOf'; to: Label | null; words: string /** what kind of amount the words name */; what?: string }
  /** "the amount of life you gained this turn", "the number of spells you've cast this turn". */
  | {
      kind: 'history';
      event: Action;
      /** `greatest`: of all those events the greatest amount. */
      what: 'times' | 'amount' | 'greatest' | 'objects';
      when: 'this turn' | 'this game' | 'last turn';
      /** "before it": only what happened before that spell was cast. */
      before?: Reference;
      words?: string;
    }
  | { kind: 'sum'; of: readonly [Value, Value]; words?: string }
  /** `absolute`: "the difference between" two of them, whichever is greater. */
  | { kind: 'difference'; of: readonly [Value, Value]; absolute?: true; words?: string }
  /** "... as you cast this spell", "as this ability resolves": how much it was then. CR 601.2, 608.2h. */
  | { kind: 'asOf'; when: 'casting' | 'resolving'; of: Value; words?: 'it' | 'activate' }
  /** "2 or its power, whichever is greater". */
  | { kind: 'greater'; of: readonly [Value, Value]; words?: 'and/or' }
  /** "twice X", "three times ...". */
  | { kind: 'times'; by: number; of: Value; words?: string }
  /** `unrounded`: compared with, and not taken. */
  /** `parts`: a third or a tenth in the place of a half. CR 107.1a. */
  | {
      kind: 'half';
      of: Value;
      rounded: 'up' | 'down';
      parts?: 3 | 10;
      words?: 'unrounded' | 'of life' | 'each time' | 'of life, each time';
    }
  /** "the number of colors among", "card types among cards in your graveyard", "basic land types among lands you control". */
  | {
      kind: 'kindsAmong';
      /** `color pairs`: of what is exactly two colors. CR 105.5. */
      what:
        | 'colors'
        | 'color pairs'
        | 'card types'
        | 'basic land types'
        | 'creature types'
        | 'names'
        | 'powers'
        | 'mana values';
      of: Noun | Filter;
      words?: 'differently named';
    }
  /** "the greatest number of creatures you control that have a creature type in common". */
  | { kind: 'mostAlike'; of: Noun }
  /** "the greatest number of cards a player discarded this way": of the player with whom it is most. */
  /** `least`: of the player with whom it is least, "controlled by the player who controls the fewest"; of all players, without `among`. */
  | { kind: 'greatestOfPlayers'; of: Value; among?: Noun; least?: true }
  /** "green mana symbol in its mana cost": hybrid and Phyrexian ones too. CR 107.4e, 202.1. */
  | { kind: 'manaSymbols'; colors: readonly Color[]; of: Noun; words?: 'several' }
  /** "the greatest number of stored results on it of the same value". CR 706.8a. */
  | { kind: 'storedAlike'; on: Noun }
  /** "the life paid as ~ entered", "the number of Forests sacrificed as it entered": by its own words. CR 607.2g. */
  | { kind: 'paidAsEntered'; what: 'life'; words: '~' | 'it' }
  | { kind: 'paidAsEntered'; what: 'sacrificed'; of: Filter; words?: 'it' }
  /** "the highest number you noted for cards named ~", "the number of cards you removed from the draft with ...". CR 905.2b. */
  | { kind: 'noted'; what: 'highest number' | 'cards removed' }
  /** "the number of o's in name stickers on ~", "unique vowels on that sticker" (`on` absent). CR 123.6d-e. */
  | { kind: 'stickerLetters'; letters: LettersCounted; on?: Noun }
  /** "the total power of stickers on permanents you control": what is printed on them. CR 123.8a. */
  | { kind: 'totalOnStickers'; stat: 'power' | 'toughness'; on: Noun }
  /** How often the Ring has tempted the player in this game. CR 701.52c. */
  | { kind: 'temptations'; player: Noun }
  /** "the number of profit votes". CR 701.32b. */
  | { kind: 'votes'; option: string }
  /** "the highest number": of those that players chose in secret. */
  | { kind: 'chosenNumbers'; which: 'highest' | 'lowest' }
  /** "the number of times ~ was kicked" and other facts about how it was cast. */
  | {
      kind: 'castFact';
      fact:
        | 'times kicked'
        | 'times mutated'
        | 'mana spent'
        | 'snow mana spent'
        /** From sources of the sort that `keyword` names. CR 106.3. */
        | 'mana from'
        | 'colors of mana spent'
        | 'x'
        | 'targets' /** different ones, of the spell whose cost it is */ /** which object's casting; absent: its own */;
      subject?: Noun /** times kicked: of another cost that may be paid several times */;
      keyword?: string /** says its name: "spent to cast ~" */;
      words?: '~' | 'that was';
    };
