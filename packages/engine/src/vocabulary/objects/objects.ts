/** Objects: cards, tokens, copies, spells and abilities on the stack, emblems. CR 109.1. */
import type { Clause, KeywordAbility } from '@kitchen-table/language/core';
import type { AbilityRecord, FixedCharacteristics } from './characteristics.ts';
import type { Component } from './merged.ts';
import type { Context } from '../context.ts';
import type { CopiedValues } from '../effects.ts';
import { type CardId, type Entity, NO_ENTITY, NO_OBJECT, type ObjectId, type PlayerId } from '../ids.ts';
import type { CardRecord } from './cards.ts';
import { Zone } from '../zones/zones.ts';

/** Who may write a record in place: the game (or fork) whose token it is. */
export interface OwnerToken {
  readonly brand?: 'OwnerToken';
}

/** Counters on an object or player: kind to number, immutable. CR 122. */
export type Counters = Readonly<Record<string, number>>;
export const NO_COUNTERS: Counters = {};

/** Status bits. CR 110.5. */
export const StatusBit = {
  Tapped: 1,
  Flipped: 2,
  FaceDown: 4,
  PhasedOut: 8,
  /** Phased out because its host did: CR 702.26g. */
  PhasedOutIndirectly: 16,
  /** Dealt damage by a deathtouch source since state-based actions were last checked: CR 704.5h. */
  DeathtouchDamage: 32,
  /** An attacker that was blocked stays blocked: CR 509.1h. */
  Blocked: 64,
  /** Attacked or blocked in this combat's first-strike step: CR 510.4. */
  DealtFirstStrikeDamage: 128,
  Monstrous: 256,
  Renowned: 512,
  Goaded: 1024,
  Suspected: 2048,
  Saddled: 4096,
  /** A token or copy that ceases to exist outside its zone: CR 111.7. */
  Token: 8192,
  /** A copy of a spell: CR 707.10. */
  Copy: 16384,
  /** Entered under a "doesn't untap next time" effect: untap skips it once. */
  SkipsNextUntap: 32768,
  /** Its controller's Ring-bearer: CR 701.52b. */
  RingBearer: 65536,
} as const;

/** How a spell was cast or an ability's costs were paid; immutable. CR 601.2, 400.7d. */
export interface CastFacts {
  /** The chosen X, or null when there is none. */
  readonly x: number | null;
  /** Keywords of the costs that were paid: 'kicker', 'flashback', 'evoke'; repeated for multikicker. */
  readonly paid: readonly string[];
  /** Where it was cast from. */
  readonly from: Zone;
  /** Mana spent as a colors mask and an amount. */
  readonly colorsSpent: number;
  readonly manaSpent: number;
  /** How much of each: white, blue, black, red, green, colorless, snow; noted only where a card of the game asks. */
  readonly spent?: readonly number[];
  /** The sources of the mana spent; noted likewise. CR 106.3. */
  readonly manaFrom?: readonly ObjectId[];
  /** How many Phyrexian symbols life was paid for; noted only when there are some. CR 702.150a. */
  readonly paidWithLife?: number;
  /** It was a foretold card before, whatever was paid. CR 702.143c. */
  readonly foretold?: true;
  /** Cast during a main phase of the one who cast it; noted likewise. */
  readonly inMainPhase?: true;
  /** What its text asks about and was so as it was cast; noted likewise. CR 601.2i. */
  readonly held?: readonly string[];
  /** Cast when no sorcery could have been cast; noted likewise. CR 307.5a. */
  readonly outOfTime?: true;
  /** Who cast it; not changed by control changes. */
  readonly by: PlayerId;
}

/** What an object remembers for linked abilities and later parts: CR 607. Immutable. */
export interface Memory {
  readonly chosenColor?: number;
  readonly chosenWord?: string;
  /** Where a text says how many are chosen. CR 607.2d. */
  readonly chosenWords?: readonly string[];
  /** Two names chosen in secret. CR 702.106f. */
  readonly chosenNames?: readonly string[];
  readonly chosenPlayer?: PlayerId;
  readonly chosenObject?: ObjectId;
  readonly chosenNumber?: number;
  /** Results of dice stored on it. CR 706.8a. */
  readonly storedResults?: readonly { readonly sides: number; readonly result: number }[];
  /** How much was paid for it as it entered. CR 607.2g. */
  readonly paidAsEntered?: number;
  /** When keyword counters of each kind were last put on it: CR 613.7c. */
  readonly counterTimes?: Readonly<Record<string, number>>;
  /** What it was attached to until that left the battlefield. CR 608.2h, 704.5m-n. */
  readonly attachedBefore?: Entity;
  /** Phased out until that object leaves the battlefield. CR 610.4. */
  readonly phasedOutUntil?: ObjectId;
  /** Cards exiled "with" it. */
  readonly exiled?: readonly ObjectId[];
  /** Who exiled it. CR 406.6. */
  readonly exiledBy?: PlayerId;
  /** Who controlled the ability that exiled it. CR 113.8. */
  readonly exiledThrough?: PlayerId;
  /** The same for texts that it has had as a copy of something else: CR 607.5. */
  readonly exiledAs?: readonly { readonly as: string; readonly exiled: readonly ObjectId[] }[];
  /** What its static ability makes something a copy of, as that was when it began. CR 707.2c. */
  readonly fixedCopy?: CopiedValues;
  /** The object whose ability created it or put it onto the battlefield. CR 607.2c. */
  readonly madeWith?: ObjectId;
  /** Facts of the spell that became this permanent. CR 400.7d. */
  readonly cast?: CastFacts;
  /** Class level, case solved, unlocked doors... by name. */
  readonly marks?: Readonly<Record<string, number>>;
  /** A merged or melded permanent: what represents it, the topmost first. CR 727.2, 712.4a. */
  readonly components?: readonly Component[];
  /** When it has left: every object that its components became, in the order of their timestamps. CR 727.3. */
  readonly parts?: readonly ObjectId[];
  /** The creature that it is paired with by soulbond: CR 702.95b. */
  readonly paired?: ObjectId;
  /** Who controlled both then: another who gains control of either unpairs them, even of both at once. CR 702.95e. */
  readonly pairedBy?: PlayerId;
  /** The first creature of the attacking band it is in: CR 702.22e. */
  readonly band?: ObjectId;
  /** The ability that an effect gave it in hand, by which it was foretold: it has that foretell cost in exile. CR 702.143a. */
  readonly foretoldBy?: KeywordAbility;
  /** The creature that the exiled card haunts: CR 702.55b. */
  readonly haunts?: ObjectId;
  /** The cards exiled to craft it: CR 702.167c. */
  readonly crafted?: readonly ObjectId[];
  /** Under whose control it phased out, when that is not its own controller: CR 702.26a, 702.26n. */
  readonly phasedOutUnder?: PlayerId;
  /** A battle's protector: CR 310.8. */
  readonly protector?: PlayerId;
  /** Words that the table holds on it by consent; the game does not read them. NOT-CR. */
  readonly note?: string;
}
export const NO_MEMORY: Memory = {};

/** A spell or ability on the stack, in addition to its object. Immutable; replaced when it changes. CR 112, 113. */
export interface StackFacts {
  readonly kind: 'spell' | 'activated' | 'triggered';
  /** Ability: the object it is an ability of; spell: NO_OBJECT. */
  readonly source: ObjectId;
  readonly ability: AbilityRecord | null;
  /** What it will do: the spell's clauses, or the ability's. */
  readonly clauses: readonly Clause[];
  /** Indices of the chosen modes, in order; null when there are none to choose. CR 700.2. */
  readonly modes: readonly number[] | null;
  /** Every target slot in the order chosen. CR 601.2c. */
  readonly targets: readonly TargetSlot[];
  readonly cast: CastFacts;
  /** Labels known when it was put there: event roles of a trigger, results of costs. */
  readonly context: Context;
}

/** The targets chosen for one "target" of the text. */
export interface TargetSlot {
  /** The label of the noun that named them; slots without a later reference have a made-up one. */
  readonly label: string;
  readonly chosen: readonly Entity[];
  /** Damage or counters divided among them at announcement: CR 601.2d. */
  readonly division: readonly number[] | null;
  /** For the legality check on resolution: index into the slots found in the clauses. */
  readonly slot: number;
  /** "For each opponent, target ...": the one it is for. */
  readonly forOne?: Entity;
  /** Which of the chosen modes it belongs to (0 for the first chosen); absent: outside the modes. CR 700.2d. */
  readonly mode?: number;
}

/** One object. A hot record: every field is set in the constructor, in this order. */
export class GameObject {
  readonly token: OwnerToken;
  readonly id: ObjectId;
  readonly card: CardId;
  /** What it is printed as (or a token was created as). Copy effects are continuous effects, not changes here. */
  readonly record: CardRecord;
  /** Changes only for the cards of a communal planar deck, and by ante: CR 108.3a, 407.3. */
  readonly owner: PlayerId;
  /** Who controls it before control-changing effects. CR 110.2. */
  readonly controller: PlayerId;
  readonly zone: Zone;
  /** Which face is up or was cast: index into record.faces. CR 712, 715, 709. */
  readonly face: number;
  readonly status: number;
  /** CR 613.7. */
  readonly timestamp: number;
  readonly damage: number;
  readonly counters: Counters;
  readonly attachedTo: Entity;
  /** Since when its controller has controlled it without a break: a turn count, for CR 302.6. */
  readonly controlledSinceTurn: number;
  readonly enteredTurn: number;
  /** Attacking whom (a player, planeswalker or battle), or NO_ENTITY. CR 508.1b. */
  readonly attacking: Entity;
  /** Blocking which attackers. CR 509.1. */
  readonly blocking: readonly ObjectId[];
  /** The creatures blocking it, in damage assignment order where there is one. CR 509.2, 509.1g. */
  readonly blockers: readonly ObjectId[];
  readonly memory: Memory;
  /** On the stack only. */
  readonly stack: StackFacts | null;
  /** When it left a zone: its characteristics then. CR 608.2h, 113.7a. */
  readonly lastKnown: FixedCharacteristics | null;
  /** When it left a zone: the object it became, if that can be followed. CR 400.7. */
  readonly became: ObjectId;
  /** Players who may look at it though it is face down or hidden: bits 1 << player. CR 406.3, 708.5. */
  readonly visibleTo: number;

  constructor(
    token: OwnerToken,
    id: ObjectId,
    card: CardId,
    record: CardRecord,
    owner: PlayerId,
    zone: Zone,
    timestamp: number,
  ) {
    this.token = token;
    this.id = id;
    this.card = card;
    this.record = record;
    this.owner = owner;
    this.controller = owner;
    this.zone = zone;
    this.face = 0;
    this.status = 0;
    this.timestamp = timestamp;
    this.damage = 0;
    this.counters = NO_COUNTERS;
    this.attachedTo = NO_ENTITY;
    this.controlledSinceTurn = 0;
    this.enteredTurn = 0;
    this.attacking = NO_ENTITY;
    this.blocking = NONE;
    this.blockers = NONE;
    this.memory = NO_MEMORY;
    this.stack = null;
    this.lastKnown = null;
    this.became = NO_OBJECT;
    this.visibleTo = 0;
  }
}

declare const open: unique symbol;

/** An object as those see it who may write: door.ts. */
export type OpenObject = { -readonly [Field in keyof GameObject]: GameObject[Field] } & { readonly [open]: true };

const NONE: readonly ObjectId[] = [];
