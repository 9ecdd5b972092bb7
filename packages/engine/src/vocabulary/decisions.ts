/**
 * Questions and answers: the one interface through which every choice is made.
 *
 * An answer is always a list of whole numbers, so that replays are text and legal answers can be enumerated.
 * What the numbers mean is said at each question kind. `rules` never see an answer that `checkAnswer` refuses.
 */
import type { Action } from '@kitchen-table/language/core';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** See each question kind for the meaning of the numbers. */
export type Answer = readonly number[];

/** Why the game asks: for people, logs and bots. */
export interface Reason {
  /** What for, in a few plain words: "Choose a target for Shock". */
  readonly text: string;
  /** The object whose text or rule asks, or NO_OBJECT. */
  readonly source: ObjectId;
  /** The CR number that asks. */
  readonly rule: string;
}

/** One of several things to be put in order. */
export interface OrderItem {
  readonly object: ObjectId;
  readonly text: string;
  /** For an ability: its index among the abilities of the object, as it is or last was. */
  readonly ability?: number;
}

/** What a player has chosen. */
export interface MadeChoice {
  readonly player: PlayerId;
  readonly chosen: readonly Entity[];
}

interface Asked {
  /** Who answers. */
  readonly player: PlayerId;
  /** Whose decision it is, when another player makes it. CR 720.5. */
  readonly forPlayer?: PlayerId;
  readonly reason: Reason;
}

/** An action that a player with priority may take. CR 117.1. */
export type ActionOption =
  | { readonly kind: 'pass' }
  | { readonly kind: 'playLand'; readonly object: ObjectId; readonly face: number; readonly same: readonly ObjectId[] }
  | {
      readonly kind: 'cast';
      readonly object: ObjectId;
      readonly face: number;
      /** '' for normal casting, else the keyword: 'flashback', 'overload', 'morph', 'without paying', ... */
      readonly via: string;
      /** Identical objects for which this option stands too. */
      readonly same: readonly ObjectId[];
    }
  | {
      readonly kind: 'activate';
      readonly object: ObjectId;
      /** Index into the object's current abilities. */
      readonly ability: number;
      readonly isManaAbility: boolean;
      readonly same: readonly ObjectId[];
    }
  /** CR 116.2: turn face up, suspend, foretell, plot, companion, ... named by keyword. */
  | {
      readonly kind: 'special';
      readonly object: ObjectId;
      readonly action: string;
      readonly same: readonly ObjectId[];
    };

/** What choosing objects or players is for; bots and the page use it. */
export type Purpose =
  | 'target'
  | 'sacrifice'
  | 'discard'
  | 'search'
  | 'return'
  | 'exile'
  | 'tap'
  | 'untap'
  | 'copy'
  | 'attach'
  | 'reveal'
  | 'legend'
  | 'counters'
  | 'damage'
  | 'destroy'
  | 'put'
  | 'protect'
  | 'choose';

/** A choice that a player has to make, with all that may be chosen; an answer is a list of numbers, told of at each kind. */
export type Question = Asked &
  (
    | {
        /**
         * [index of option]; [index, 1] to pay by hand; [index, 0 or 1, n] for the n-th identical object: 0 its own, then
         * `same`; [index, 0 or 1, n, kinds]: automatic payment leaves mana of those kinds where it can (bits: 1 white, 2
         * blue, 4 black, 8 red, 16 green, 32 colorless).
         */
        readonly kind: 'priority';
        readonly options: readonly ActionOption[];
      }
    | {
        /** Indices into `legal`, distinct, ascending order not required. */
        readonly kind: 'targets';
        readonly legal: readonly Entity[];
        readonly min: number;
        readonly max: number;
        readonly slot: number;
        /** Which of the chosen modes, in order, the target belongs to; absent: outside the modes. CR 700.2c. */
        readonly mode?: number;
        /** What was chosen for the slots before, whether anybody was asked or not; absent for the first. */
        readonly earlier?: readonly (readonly Entity[])[];
        /** Whether the effect is meant to help or harm, for default decisions; null when unknown. */
        readonly helps: boolean | null;
      }
    | {
        /** Indices into `from`, distinct. */
        readonly kind: 'chooseObjects';
        readonly from: readonly Entity[];
        readonly min: number;
        readonly max: number;
        readonly purpose: Purpose;
        /** Hidden from the other players (a card in a hand or library). */
        readonly hidden: boolean;
        /** What the players before have chosen for the same actions; absent: nothing that everybody may know. CR 101.4b. */
        readonly earlier?: readonly MadeChoice[];
        readonly helps: boolean | null;
      }
    /** Indices into `options`, distinct unless `repeat`. */
    | {
        readonly kind: 'chooseModes';
        readonly options: readonly { readonly index: number; readonly text: string }[];
        readonly min: number;
        readonly max: number;
        readonly repeat: boolean;
        /** Printed modes that may be chosen no more, because they were; absent: none. CR 700.2. */
        readonly spent?: readonly number[];
        /** One of several things to do is chosen, no mode: a choice made as an instruction is followed. CR 608.2d, 701.53a. */
        readonly doing?: true;
      }
    /** [index into options]: colors, creature types, words, ways to pay. */
    | {
        readonly kind: 'chooseOption';
        readonly what: string;
        readonly options: readonly string[];
        /** They are names of cards: a game that is kept holds the name itself, whatever else was known then. CR 201.4. */
        readonly names?: true;
        /** Of effects that would change what happens: what each is an effect of; NO_OBJECT, of no object. CR 616.1. */
        readonly of?: readonly ObjectId[];
        /** Kinds of mana: the letter of each option, and how much is chosen so, one by one, this included. CR 106.4. */
        readonly mana?: { readonly kinds: readonly string[]; readonly left: number };
      }
    /** [n], min <= n <= max. */
    | {
        readonly kind: 'chooseNumber';
        readonly min: number;
        readonly max: number;
        readonly what: string;
        /** The number is paid in life. CR 119.4. */
        readonly inLife?: true;
      }
    /** [1] yes, [0] no. `yes` and `no` are verbs for the buttons. */
    | {
        readonly kind: 'yesNo';
        readonly yes: string;
        readonly no: string;
        readonly what: string;
        /** The cards that may be cast or played; absent: the question is about something else. CR 608.2g. */
        readonly about?: readonly Entity[];
        /** What is done by who says yes: its verbs, with `loseLife` for paid life; absent: no deed of a text. */
        readonly deeds?: readonly Action['kind'][];
        /** The keyword whose cost would be paid: 'kicker', 'buyback'; absent: it is about no such cost. CR 601.2b. */
        readonly paying?: string;
        /** What could be given, tapped or shown to pay it. */
        readonly payableWith?: readonly Entity[];
        /** The only legal answer: that cost can't be paid again, or nothing can be targeted without it; absent: both are. */
        readonly only?: 0 | 1;
      }
    /** A permutation of the indices of `items`; the first is done (or put on the stack) first. */
    | {
        readonly kind: 'order';
        readonly items: readonly OrderItem[];
        readonly what: 'triggers' | 'replacements' | 'blockers' | 'attackers' | 'library' | 'other';
        /** Where the last one comes to lie: on top of the stack or library, or at its bottom; absent: neither. CR 405.2, 401.4. */
        readonly last?: 'top' | 'bottom';
      }
    /** One number per item of `among`, each >= minEach, sum = total. */
    | {
        readonly kind: 'distribute';
        readonly total: number;
        readonly among: readonly Entity[];
        readonly minEach: number;
        readonly what: 'damage' | 'counters';
      }
    /**
     * Combat damage of one creature: one number per item of `among`, then (if trample) the defender's. CR 510.1c, 702.19b.
     * `lethal` is the lethal amount for each. `ordered` (the 2024-03-08 edition) demands lethal to each before the next.
     */
    | {
        readonly kind: 'assignDamage';
        readonly total: number;
        readonly source: ObjectId;
        readonly among: readonly Entity[];
        readonly lethal: readonly number[];
        readonly trampleOver: Entity;
        readonly ordered: boolean;
        /** Trample over planeswalkers: the player behind the planeswalker, after its loyalty, else NO_ENTITY. CR 702.19c. */
        readonly beyond: Entity;
        readonly beyondAfter: number;
      }
    /** Pairs: index into attackers, index into defenders of that attacker, ... CR 508.1. Empty: no attack. */
    | {
        readonly kind: 'attackers';
        readonly attackers: readonly ObjectId[];
        readonly defenders: readonly (readonly Entity[])[];
        readonly mustAttack: readonly number[];
        /** Per attacker: how many must attack for it to attack; absent: none needs company. CR 508.1c. */
        readonly company?: readonly number[];
        /** When fewer may attack than could: the limits, and per attacker its requirements (null: anybody). CR 508.1c-d. */
        readonly limited?: {
          readonly limits: readonly { readonly most: number; readonly defenders: readonly Entity[] | null }[];
          readonly requirements: readonly (readonly (Entity | null)[])[];
        };
      }
    /** Pairs: index into blockers, index into attackers (a blocker may appear more often when it may). CR 509.1. */
    | {
        readonly kind: 'blockers';
        readonly blockers: readonly ObjectId[];
        readonly attackers: readonly ObjectId[];
        readonly canBlock: readonly (readonly number[])[];
        /** Per attacker: how many creatures must block it if any do, and may at most. CR 509.1b, 702.111b. */
        readonly minimum: readonly number[];
        readonly maximum: readonly number[];
        /** Per blocker: how many attackers it may block, and its requirements: indices of attackers, -1 for any. CR 509.1a, 509.1c. */
        readonly mayBlock: readonly number[];
        readonly mustBlock: readonly (readonly number[])[];
        /** Per blocker: how many must block for it to block; absent: none needs company. CR 509.1b. */
        readonly company?: readonly number[];
        /** How many creatures may block; absent: any number. CR 509.1b. */
        readonly limit?: number;
      }
    /**
     * Where each of the looked-at cards goes: for each card (in order) the index of a destination; then, for each
     * destination in turn with more than one card, its cards (indices) in order, first to last placed. Scry, surveil, ... CR 701.18.
     */
    | { readonly kind: 'arrange'; readonly cards: readonly ObjectId[]; readonly destinations: readonly string[] }
    /** [1] mulligan, [0] keep. `toBottom`: how many of the next hand would go to the bottom. CR 103.5. */
    | { readonly kind: 'mulligan'; readonly hand: readonly ObjectId[]; readonly toBottom: number }
    /** [index]: 0 = pay the rest for me; else use that source or mana. CR 601.2g. */
    | {
        readonly kind: 'pay';
        readonly cost: string;
        readonly options: readonly { readonly object: ObjectId; readonly text: string }[];
      }
    /** [index into options]. CR 701.32. */
    | {
        readonly kind: 'vote';
        readonly options: readonly string[];
        readonly votes: readonly { readonly player: PlayerId; readonly option: number }[];
      }
  );

/** The kinds of question, by which a decider tells them apart. */
export type QuestionKind = Question['kind'];

/** A player's act that the rules forbid: a value, never an exception. */
export interface Illegal {
  readonly kind: 'illegal';
  /** The CR number that forbids it. */
  readonly rule: string;
  readonly because: string;
}
