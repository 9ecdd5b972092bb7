/** Changes of characteristics: what an object gets, gains, becomes. CR 611, 613. See actions.ts for the roles. */
import type { Ability } from '../abilities.ts';
import type { Entering } from './actions-on-objects.ts';
import type { Filter, Noun, NounWord } from '../nouns.ts';
import type { Value } from '../values.ts';
import type { CardType, Color } from '../words.ts';

/** Continuous changes of characteristics, as instruction (with a duration) or as static statement. CR 611, 613. */
export type Characteristics =
  | {
      kind: 'get';
      object: Noun;
      power: Value;
      toughness: Value;
      forEach?: Noun | Filter;
      /** "+1/-1 or -1/+1": the player chooses. */
      orElse?: { power: Value; toughness: Value; negativePower?: true; negativeToughness?: true };
      negativePower?: true;
      negativeToughness?: true;
      words?: string;
    }
  /** `thisOne`: "loses this ability", "it has flying and this ability"; the list holds what is said besides. */
  | {
      kind: 'gain';
      verb: 'gain' | 'have' | 'lose';
      object: Noun;
      abilities: readonly Ability[] | 'all';
      choice?: true;
      thisOne?: true;
      /** "all activated abilities of ...", "all loyalty abilities of ...": those that other objects have. */
      /** `stickers`: "all abilities of ability stickers on ...". CR 123.7a. */
      /** `chosen`: the one that was chosen by its word. */
      /** `every kind`: of these keywords, every kind that there is. CR 702.1c. */
      /** `others`: this object's other abilities, written out by a pass. */
      which?: 'activated' | 'loyalty' | 'stickers' | 'chosen' | 'every kind' | 'others';
      from?: Noun;
      /** "all activated abilities except mana abilities". CR 605.1a, 606. */
      but?: 'loyalty' | 'mana';
      /** White mana, say, may be spent as though it were of any color to activate them. CR 609.4b. */
      payableBy?: 'any' | Color;
      /** Of a copy: only if what is copied does not have that keyword. CR 707.9a. */
      lacking?: string;
      words?: string;
    }
  | { kind: 'become'; verb: 'become' | 'be'; object: Noun; as: Description; words?: "it's" | "they're" }
  | { kind: 'setPowerToughness'; object: Noun; power?: Value; toughness?: Value; words?: string }
  | {
      kind: 'double';
      object: Noun;
      what:
        | 'power'
        | 'toughness'
        | 'power and toughness'
        | 'counters'
        | 'life total'
        | 'unspent mana'
        /** Of a spell on the stack. CR 107.3a. */
        | 'value of X';
      counter?: string;
      words?: string;
    }
  | { kind: 'switch'; object: Noun; words?: 'of' }
  /** `from` and `to`: the words, once they have been chosen. CR 612.1. */
  /** `otherThan`: a type that the new word can't be. */
  | {
      kind: 'changeText';
      object: Noun;
      detail: ChangedWords;
      otherThan?: Extract<NounWord, { kind: 'subtypeWord' }>;
      from?: string;
      to?: string;
    }
  | {
      kind: 'becomeCopy';
      object: Noun;
      of: Noun;
      except?: readonly Characteristics[];
      /** Said by a static ability, "is a copy of": what it was when that began. CR 707.2c. */
      fixed?: 'as it begins';
      words?: 'copies' | 'for a time';
    }
  /** "becomes your choice of a 3/3 creature or a 1/6 creature with defender": as it enters, for good. CR 208.2b. */
  | { kind: 'becomeOneOf'; object: Noun; options: readonly Description[] }
  /** "exchange the text boxes of two target creatures". CR 701.10h. */
  | { kind: 'exchangeTextBoxes'; actor?: Noun; object: Noun }
  /** The rules text that it has in place of its own. No card says it so; an exchange of text boxes comes to it. CR 612.5. */
  | { kind: 'haveText'; object: Noun; abilities: readonly Ability[] }
  /** Among the exceptions of a copy: "it doesn't copy that creature's color" (CR 707.9c); "it enters with a counter on it if it's a creature". CR 707.9e, 707.9f. */
  | { kind: 'notCopied'; object: Noun; what: 'color'; of: Noun }
  | { kind: 'alsoEnters'; object: Noun; entering: Entering; as?: Filter; words?: 'before' };

/** Which words a text-changing effect replaces. CR 612.2. */
export type ChangedWords =
  | 'color word'
  | 'creature type'
  | 'basic land type'
  | 'color word with another or one basic land type';

/** Subtypes that are not named: all of them, or one that is or was chosen. CR 205.3, 305.7. */
export type SubtypeChoice =
  | 'the chosen type'
  | 'every creature type'
  | 'every basic land type'
  | 'every nonbasic land type'
  | 'the creature type of your choice'
  | 'the basic land type of your choice';

/** What is lost altogether; "other": but what is given at the same time. CR 205.1a. */
export type Loss =
  | 'creature types'
  | 'other creature types'
  | 'other card types'
  | 'other abilities'
  | 'other card types and abilities'
  | 'other abilities, card types, and creature types'
  | 'other colors and card types'
  | 'other types and abilities'
  | 'land types'
  | 'land types and abilities'
  | 'colors'
  | 'other colors'
  /** "has no mana cost": among the exceptions of a copy. CR 702.128a. */
  | 'mana cost';

/** What something becomes: "a 3/3 green Elemental creature with haste that's still a land". CR 613.1d, 205.1b. */
export interface Description {
  kind: 'description';
  power?: Value;
  toughness?: Value;
  /** "has starting loyalty X": of copies. CR 306.5b, 707.9. */
  loyalty?: Value;
  colors?: readonly (Color | 'colorless')[] | 'all' | 'the chosen color';
  supertypes?: readonly string[];
  types?: readonly CardType[];
  subtypes?: readonly string[];
  subtypeChoice?: SubtypeChoice;
  /** "the color of your choice", "the color or colors of your choice": chosen as it happens. CR 105.3, 608.2d. */
  colorChoice?: 'one' | 'one or more';
  /** "that type", "that color": the one chosen by now, whatever is chosen later. */
  chosenBefore?: true;
  /** "loses all other card types and abilities". CR 205.1a. */
  loses?: Loss;
  abilities?: readonly Ability[];
  name?: string;
  /** "isn't a creature": it loses these types. CR 205.1a. */
  not?: true;
  /** "in addition to its other types/colors", "still a land". CR 205.1b, 613. */
  inAddition?: string;
  words?: string;
}
