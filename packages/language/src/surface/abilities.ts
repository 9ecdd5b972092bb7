/** Abilities: what a card's text box is made of. CR 113.3. */
import type { Characteristics } from './actions/characteristics.ts';
import type { Clause } from './clauses.ts';
import type { Rule } from './rules.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { Adjective, Filter, Noun } from './nouns.ts';
import type { Trigger } from './triggers.ts';
import type { Value } from './values.ts';
import type { ManaSymbols } from './words.ts';

/** An ability of any kind. CR 113.3. */
export type Ability =
  | KeywordAbility
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ChapterAbility
  | LevelAbility
  | ClassLevel
  | RoomAbility;

interface Worded {
  /** "Landfall", "Threshold": no rules meaning. CR 207.2c. Flavor words too. */
  abilityWord?: string;
  /** A keyword before the dash that has rules meaning: "exhaust", "boast", "max speed". */
  keyword?: string;
}

/** CR 702. The keyword in lower case; what follows it in the slot that fits. */
export interface KeywordAbility {
  kind: 'keyword';
  keyword: string;
  amount?: Value;
  cost?: Cost;
  /** enchant, landwalk, affinity for, offering, champion: what it applies to. */
  filter?: Filter;
  /** protection from, hexproof from: qualities. */
  from?: readonly (
    | Adjective
    | Filter
    | Noun
    | {
        kind: 'everything';
        /** `other colors`: each one outside your commanders' color identity. CR 903.4. */
        of?: 'colors' | 'each color' | 'other colors' | 'your opponents' | 'the chosen player';
      }
    | { kind: 'chosenColor' }
    /** `chooser`: "the color of its controller's choice". */
    | { kind: 'colorOfYourChoice'; chooser?: Noun }
    /** "each of that creature's colors": those it has as the effect begins. CR 608.2h. */
    | { kind: 'colorsOf'; of: Noun; words?: 'the colors' }
    /** "that color", chosen before in the same text. */
    | { kind: 'thatColor' }
  )[];
  /** typecycling, partner with NAME, ward—COST's dash, and the like: words not covered above. */
  detail?: string;
  /** Of casualty: what the copy is not like the spell. CR 702.153a, 707.9. */
  except?: readonly Characteristics[];
  /** Quoted in the midst of a sentence, without a full stop or with a comma: printing only. */
  unended?: true | ',';
  /** `detail` "own mana cost": how much less than that mana cost it is. */
  reducedBy?: ManaSymbols;
  /** `detail` "own mana cost": whose is said with "that card's", or the cost with "its"; "all landwalk abilities": printing only. */
  words?: 'its' | 'that card' | 'the card' | 'all';
  /** equip, crew: what limits the activated ability that it stands for. CR 602.5. */
  limits?: readonly ActivationLimit[];
  /** The limits stand before the modes: printing only. */
  limitsFirst?: true;
  /** companion: what the starting deck must be like. */
  deck?: DeckCondition;
  /** cleave: the text without what stands in square brackets. CR 702.148a. */
  cleaved?: readonly Ability[];
  /** cleave: where the brackets are in the whole text: printing only. */
  brackets?: readonly (readonly [from: number, to: number])[];
  /** "Flying, vigilance" on one line: printing only; older cards write a semicolon. */
  sameLine?: true | ';';
  /** In quotation marks, with a full stop; `small`: without a capital letter: printing only. */
  quoted?: true | 'small' | 'list';
  /** A flavor word before it. */
  abilityWord?: string;
}

/** What a companion demands of the starting deck. CR 702.139a. */
export type DeckCondition =
  | { kind: 'manaValues'; are: 'even' | 'odd' | { atLeast: number }; orLands?: true }
  | { kind: 'each'; of: Filter; is?: Filter; manaValueAtMost?: number; activatedAbility?: true }
  | { kind: 'differentNames'; of: Filter }
  | { kind: 'sharedCardType'; of: Filter }
  /** No mana symbol twice in a mana cost. */
  | { kind: 'symbolsOnce'; words?: string }
  /** So many cards more than the minimum deck size. CR 100.5. */
  | { kind: 'overMinimum'; by: number };

/** The instructions of an instant or sorcery. CR 113.3a. */
export interface SpellAbility extends Worded {
  kind: 'spell';
  clause: Clause;
  /** "Then ..." at the head of a paragraph: printing only. */
  then?: true;
  /** "Round up each time.", behind halves that all say so themselves: printing only. CR 107.1a. */
  rounding?: 'up' | 'down';
}

/** CR 602. */
export interface ActivatedAbility extends Worded {
  kind: 'activated';
  cost: Cost;
  clause: Clause;
  limits?: readonly ActivationLimit[];
  /** They stand before the modes: printing only. */
  limitsFirst?: true;
  /** Quoted in the midst of a sentence, without a full stop or with a comma: printing only. */
  unended?: true | ',';
}

/** When or how often an ability may be activated: "only as a sorcery", "only once each turn". CR 602.5. */
export type ActivationLimit =
  | { kind: 'onlyAsSorcery' }
  | { kind: 'onlyDuring'; during: Duration }
  | { kind: 'notDuring'; during: Duration }
  | { kind: 'onlyIf'; condition: Condition }
  | { kind: 'timesEachTurn'; times: number }
  | { kind: 'onlyOnce' }
  /** `sorcery`, `during`: "but only ...". */
  | { kind: 'anyPlayer'; sorcery?: true; during?: Duration; condition?: Condition }
  /** `sorcery`: "and only as a sorcery". */
  | { kind: 'onlyOpponents'; sorcery?: true }
  | { kind: 'onlyAsInstant' }
  | { kind: 'costLess'; value: Value; condition?: Condition }
  | { kind: 'costMore'; value: Value }
  /** By the mana cost of the permanent: power-up. CR 118.7, and 702.193 of today. */
  | { kind: 'costLessOwnMana'; condition: Condition };

/** CR 603. */
export interface TriggeredAbility extends Worded {
  kind: 'triggered';
  trigger: Trigger;
  clause: Clause;
  /** "This ability triggers only once each turn." */
  timesEachTurn?: number;
  /** "This ability triggers only once." As long as its source is the same object. CR 603.2, 400.7. */
  timesInAll?: number;
  /** Quoted in the midst of a sentence, without a full stop or with a comma: printing only. */
  unended?: true | ',';
  /** "This ability can't be countered." No part of its effect: it holds while it is on the stack. CR 603.1a. */
  uncounterable?: true;
  /** "This ability still resolves if its target becomes illegal." CR 608.2b. */
  resolvesAnyway?: true;
  /** Where that is said of it otherwise, "if you haven't added mana with this ability this turn": printing only. */
  words?: 'added mana';
  /** "Do this only once each turn." It may trigger again, but its choice is not offered again. CR 603.2i. */
  doneOnceEachTurn?: true;
  /** Of a visit ability: what claiming the prize is. CR 702.159b. */
  prize?: Clause;
}

/** CR 604. */
export interface StaticAbility extends Worded {
  kind: 'static';
  rules: readonly Rule[];
  /** "As long as ..." before or after. */
  condition?: Condition;
  conditionTrailing?: true;
  /** "... if you control a Wall" in the place of "as long as": printing only. */
  words?: 'if' | 'unless' | 'during' | 'escapes' | ', and' | 'instead' | 'without identity';
  /** "Otherwise, ...": what holds while the condition does not. */
  otherwise?: readonly Rule[];
  /** "• Khans — [ability]": it has the ability whose word was chosen as it entered. CR 614.12b. */
  anchors?: readonly AnchoredAbility[];
  /** "The same is true for first strike, double strike, and trample." */
  sameFor?: readonly string[];
  /** "The same is true for ...": the same said of spells, and of cards elsewhere. */
  alsoElsewhere?: 'creatures' | 'permanents' | 'all but lands';
  /** "This effect doesn't remove ~": what a protection given does not put off. CR 702.16n. */
  doesntRemove?: 'self' | 'attached' | 'your attachments' | 'your Auras';
  /** Quoted in the midst of a sentence, without a full stop or with a comma: printing only. */
  unended?: true | ',';
  /** A sentence after another in one paragraph: printing only. */
  sameLine?: true;
  /** "this spell", "as an additional cost to cast this spell": works while being cast. CR 113.6, 601.2f. */
  spellCost?: {
    additional?: Cost | readonly Cost[];
    alternative?: Cost;
    /** "you may": whether it is paid is asked, and may be asked about later. CR 601.2b. */
    optional?: true;
    words?: string;
  };
}

/** An ability behind an anchor word. CR 614.12b. */
export interface AnchoredAbility {
  kind: 'anchored';
  word: string;
  ability: Ability;
}

/** CR 714. */
export interface ChapterAbility {
  kind: 'chapter';
  chapters: readonly number[];
  clause: Clause;
  abilityWord?: string;
}

/** CR 711: a level symbol's stripe. */
export interface LevelAbility {
  kind: 'level';
  from: number;
  to: number | null;
  power: string;
  toughness: string;
  abilities: readonly Ability[];
}

/** CR 716: "{cost}: Level N" and what it gives. */
export interface ClassLevel {
  kind: 'classLevel';
  level: number;
  cost: Cost;
  abilities: readonly Ability[];
}

/** CR 309.4c: a room of a dungeon, by the names of the rooms that its arrows lead to. "When you move your venture marker into this room". */
export interface RoomAbility {
  kind: 'room';
  name: string;
  leadsTo: readonly string[];
  clause: Clause;
  /** Printed without its full stop: printing only. */
  unstopped?: true;
}
