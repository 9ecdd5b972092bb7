/** Clauses: what happens when a spell or ability resolves. CR 608.2c. */
import type { Action } from './actions/actions.ts';
import type { Condition } from './conditions.ts';
import type { Duration } from './durations.ts';
import type { Label } from './labels.ts';
import type { Filter, Noun } from './nouns.ts';
import type { SeparatePiles } from './actions/piles.ts';
import type { Trigger } from './triggers.ts';
import type { Value } from './values.ts';
import type { Rule } from './rules.ts';

/** A piece of what a text does, from one action to sequences, conditions, choices and delayed triggers. CR 608.2c. */
export type Clause =
  /** One action, for a time if `during` is there. */
  | {
      kind: 'do';
      action: Action;
      during?: Duration /** the duration stands first: "Until end of turn, ..." */;
      leading?: true;
      /** With the step before: "simultaneously"; or its verb is shared, "create a Food token and a Clue token", as `lower` says. CR 608.2c. */
      together?: true;
    }
  /** A duration over several steps: "gets +1/+1 and gains flying until end of turn". */
  | { kind: 'during'; clause: Clause; during: Duration; leading?: true }
  /** Steps in order. `joins[i]` stands between step i and i+1. CR 608.2c. */
  | { kind: 'sequence'; steps: readonly Clause[]; joins: readonly (StepJoin | `behind ${StepJoin}`)[] }
  /** "you may ...": `actor` absent is you. */
  | {
      kind: 'may';
      actor?: Noun;
      clause: Clause;
      /** "you may have it ...": the subject of the clause does it, the player decides. */
      have?: true;
      /** "As many times as you choose, you may ...": offered again each time that it was done. */
      asOften?: true;
      /** Written by a pass: what follows speaks of who took it up. */
      told?: true;
    }
  /** "If you do, ..." about the step before it; `when` is the reflexive trigger of CR 603.12. */
  /** `asked`: the condition around it has asked already, "when you discard a nonland card this way". */
  | {
      kind: 'ifDone';
      words: string;
      actor?: Noun;
      not?: true;
      reflexive?: true;
      asked?: true;
      /** "If you didn't put a card into your hand this way": about any of the steps before. */
      intoHand?: true;
      clause: Clause;
      otherwise?: Clause;
    }
  /** "If condition, clause. Otherwise, other." CR 608.2c; `trailing`: "clause if condition". */
  | {
      kind: 'if';
      condition: Condition;
      clause: Clause;
      otherwise?: Clause;
      trailing?: true;
      unless?: true;
      instead?: true;
      /** instead first; or what is not put into the hand. */
      words?:
        | 'instead first'
        | 'instead only'
        | 'instead of one'
        | 'instead of two'
        | 'it'
        | 'that card'
        | 'them'
        | "if it doesn't";
    }
  /** "unless its controller pays {3}". CR 118.12a. */
  /** `or`: what may be done in its place. */
  | { kind: 'unless'; clause: Clause; actor?: Noun; action: Action; or?: Action; words?: 'has' | 'first' }
  /** "For each opponent, ..." / "... for each card discarded this way". */
  /** `words`: what the mana is for is said behind: printing only. */
  | {
      kind: 'forEach';
      of: Noun | Filter;
      clause: Clause;
      leading?: true;
      label?: Label;
      words?: 'spent behind' | 'following process' | 'enters this way';
    }
  /** "Choose one — • ..." CR 700.2. */
  /** `chooser`: "an opponent chooses one". CR 700.2e. */
  | {
      kind: 'modes';
      choose: ModeCount;
      modes: readonly Mode[];
      actor?: Noun;
      chooser?: Noun;
      /** "a Food token or a Clue token": one of several things to do, chosen as the instruction is followed. CR 608.2d. */
      asDone?: true;
      /** "faces a villainous choice". CR 701.53a. */
      villainous?: true;
      words?: string;
    }
  /** A delayed triggered ability: "At the beginning of the next end step, ..." CR 603.7. */
  | {
      kind: 'delayed';
      trigger: Trigger;
      clause: Clause;
      trailing?: true;
      until?: Duration;
      /** "during your next untap step, as you untap your permanents": it is no ability, and happens then. CR 502.3, 610.1. */
      asUntapping?: true;
    }
  /** "where X is ..." CR 107.3i. */
  | {
      kind: 'whereX';
      clause: Clause;
      value: Value;
      leading?: true;
      words?: 'a sentence' | 'and spent' | 'behind a quotation' | 'this cost is reduced';
    }
  /** A continuous rule for a time: "creatures can't block this turn". */
  | { kind: 'rule'; rule: Rule; during?: Duration; leading?: true }
  /** "Starting with you, each player ...": the order in which players act. CR 101.4. */
  | {
      kind: 'startingWith';
      clause: Clause;
      /** "starting with the next opponent in turn order"; absent: with you. */
      from?: 'next opponent';
    }
  /** "Repeat this process", "do this three times". */
  /** `until`: for as long as somebody does so. */
  | { kind: 'repeat'; times: Value | null; until?: Action; words: string }
  /** "Each player may ..." and votes are asked in APNAP order by `actor` in the action. CR 101.4. */
  /** "The same is true for trample and protection": the clause again, with each of these for its keyword. CR 702.1c. */
  | { kind: 'sameFor'; clause: Clause; keywords: readonly string[] }
  /** "Each opponent attacking that player does the same": the clause again, by each of these for its controller. */
  | { kind: 'sameBy'; clause: Clause; by: Noun }
  /** "Players discard cards and sacrifice creatures the same way": what was done with the lands before, done with these, one after the other. */
  | { kind: 'sameWay'; clause: Clause; deeds: readonly SameWay[]; words?: 'each player' }
  | SeparatePiles;

/** What is done the same way as what was said before. */
export interface SameWay {
  kind: 'sacrifice' | 'discard';
  of: Filter;
}

/** What stands between two steps. After a `behind` join: a sentence that belongs to the trigger it stands behind. CR 603.7, 603.12. */
export type StepJoin = '.' | ', then' | 'and' | ',' | ', and' | '. Then' | 'and, verb unsaid';

/** One of the things that a modal text lets its controller choose. CR 700.2. */
export interface Mode {
  kind: 'mode';
  clause: Clause;
  /** A flavor word or a cost before the mode: "Mental Focus —", "{2} —", pawprints. */
  label?: string;
  /** How many pawprint symbols stand before it. */
  pawprints?: number;
  /** Paid in addition for choosing it: spree, tiered. CR 700.2h. */
  cost?: readonly string[];
}

/** How many modes are chosen, and whether one may be chosen more than once. CR 700.2d. */
export interface ModeCount {
  kind: 'modeCount';
  min: number;
  max: number;
  /** "or both", "one or more", "up to", "X". */
  words: string;
  atRandom?: true;
  repeat?: true;
  /** "Each mode must target a different player." CR 115.3. */
  differentPlayers?: true;
  /** "Choose up to five {P} worth of modes": what the modes may come to in all. CR 700.2i of today. */
  pawprints?: number;
  /** "that hasn't been chosen": each mode once in all, or once a turn. CR 700.2d. */
  notChosen?: 'ever' | 'this turn';
  /** More modes under a condition: "choose both instead". */
  bonus?: {
    condition: Condition;
    min: number;
    max: number;
    words: string /** "as you cast this spell" */;
    asCast?: true;
  };
}

/** "Whenever you reveal a land card this way, draw a card." CR 603.11. */
export interface RevealedDraw {
  kind: 'revealedDraw';
  object: Noun;
  clause: Clause;
}
