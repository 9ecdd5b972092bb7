/** Values: every way a card says a number. */
import type { Action } from './actions.ts';
import type { Filter, Noun } from './nouns.ts';
import type { LettersCounted } from './stickers.ts';
import type { Color, Label, Stat } from './words.ts';

export type Value =
  | { kind: 'number'; number: number }
  /** In events: "one or more". */
  | { kind: 'atLeast'; number: number }
  /** The X of this spell or ability's cost, or the one defined by a `whereX`. CR 107.3. */
  | { kind: 'x' }
  /** "the number of {filter}". */
  | { kind: 'count'; of: Noun | Filter /** "the total number of" */; words?: 'total' | 'once for each' }
  /** "its power", "your life total", "that spell's mana value". */
  | { kind: 'stat'; stat: Stat; of: Noun /** "the power of it" */; words?: 'of' }
  /** "the greatest power among creatures you control". */
  | { kind: 'extreme'; extreme: 'greatest' | 'least'; stat: Stat; among: Filter }
  /** "the total power of creatures you control". */
  | { kind: 'total'; stat: Stat; of: Noun | Filter }
  /** "the number of +1/+1 counters on it"; counter null is counters of every kind. */
  | { kind: 'countersOn'; counter: string | null; on: Noun }
  /** "your devotion to green". CR 700.5. */
  | { kind: 'devotion'; colors: readonly Color[]; player: Noun }
  /** "that much", "that many", "the damage dealt this way": the amount of something done or happened earlier. */
  | { kind: 'amountOf'; to: Label | null; words: string /** what kind of amount the words name */; what?: string }
  /** "the amount of life you gained this turn", "the number of spells you've cast this turn". */
  | {
      kind: 'history';
      event: Action;
      what: 'times' | 'amount' | 'objects';
      when: 'this turn' | 'this game' | 'last turn';
      words?: string;
    }
  | { kind: 'sum'; of: readonly [Value, Value]; words?: string }
  | { kind: 'difference'; of: readonly [Value, Value]; words?: string }
  /** "twice X", "three times ...". */
  | { kind: 'times'; by: number; of: Value; words?: string }
  /** `unrounded`: compared with, and not taken. */
  | { kind: 'half'; of: Value; rounded: 'up' | 'down'; words?: 'unrounded' }
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
    }
  /** "the highest number you noted for cards named ~", "the number of cards you removed from the draft with ...". CR 905.2b. */
  | { kind: 'noted'; what: 'highest number' | 'cards removed' }
  /** "the number of o's in name stickers on ~", "unique vowels on that sticker" (`on` absent). CR 123.6d-e. */
  | { kind: 'stickerLetters'; letters: LettersCounted; on?: Noun }
  /** "the total power of stickers on permanents you control": what is printed on them. CR 123.8a. */
  | { kind: 'totalOnStickers'; stat: 'power' | 'toughness'; on: Noun }
  /** "the number of profit votes". CR 701.32b. */
  | { kind: 'votes'; option: string }
  /** "the number of times ~ was kicked" and other facts about how it was cast. */
  | {
      kind: 'castFact';
      fact:
        | 'times kicked'
        | 'times mutated'
        | 'mana spent'
        | 'colors of mana spent'
        | 'x'
        | 'targets beyond the first' /** which object's casting; absent: its own */;
      subject?: Noun /** times kicked: of another cost that may be paid several times */;
      keyword?: string /** says its name: "spent to cast ~" */;
      words?: '~';
    };
