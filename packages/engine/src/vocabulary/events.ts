/**
 * Everything that can happen. Every change of a game is one of these, and takes the one road of `perform`:
 * replacement and prevention, application, triggers, log. CR 603, 614-616, 700.1.
 */
import type { Clause, Description } from '@kitchen-table/language/core';
import type { AbilityRecord } from './objects/characteristics.ts';
import type { CardRecord } from './objects/cards.ts';
import type { Context } from './context.ts';
import type { CopiedValues } from './effects.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';
import type { Memory, StackFacts } from './objects/objects.ts';
import type { Step } from './turn-structure/steps.ts';
import type { Zone } from './zones/zones.ts';

/** Why an object changes zones, in the CR's words; triggers and replacements look at it. CR 701. */
export type Manner =
  | 'draw'
  | 'discard'
  | 'sacrifice'
  | 'destroy'
  | 'exile'
  | 'mill'
  | 'cast'
  | 'play'
  | 'resolve'
  | 'counter'
  | 'return'
  | 'put'
  | 'state-based'
  | 'cycle'
  | 'search'
  | 'shuffle'
  | 'set-up';

/** How a permanent enters. CR 614.1c, 110.5b. */
export interface EnteringFacts {
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** Which face is up. */
  readonly face: number;
  readonly controller: PlayerId;
  readonly attacking: Entity;
  readonly attachTo: Entity;
  readonly counters: Readonly<Record<string, number>>;
  readonly memory: Memory;
  /** "enters as a copy of": the copiable values it takes. CR 614.12, 707.2. */
  readonly copied: CopiedValues | null;
  /** What triggers as it has become that copy; gone if it becomes a copy of something else instead. CR 603.11, 707.9g. */
  readonly whenCopied?: { readonly clause: Clause; readonly context: Context } | null;
  /** Counters that an exception of that copy effect gives it; none if it becomes a copy of something else instead. CR 707.9e. */
  readonly byCopy?: Readonly<Record<string, number>>;
  /** "It's a Zombie": a continuous effect that begins as it enters. CR 611.2e. */
  readonly being?: { readonly as: Description; readonly context: Context };
}

/** Which of several rolls or flips is ignored, one as the player likes: it never happened. CR 706.6. */
export type IgnoredRoll = 'lowest' | 'highest' | 'lower' | 'higher' | 'one';

/** The faces of the planar die. CR 901.3a. */
export type PlanarFace = 'planeswalk' | 'chaos' | 'blank';

/** Common to all: what caused it, and the rule it follows, for the log and for "why?". */
interface Caused {
  /** The spell, ability or permanent that did it; NO_OBJECT for the game's own rules. */
  readonly cause: ObjectId;
  /** The CR number that says so. */
  readonly rule: string;
  /** Done to pay a cost, or what damage results in: no effect does it. CR 118.1, 120.3, 609.1. */
  readonly noEffect?: true;
}

/** An object moves to another zone and becomes a new object there. CR 400.7. */
export interface ZoneChange extends Caused {
  readonly kind: 'zoneChange';
  readonly object: ObjectId;
  readonly from: Zone;
  readonly to: Zone;
  readonly manner: Manner;
  /** Who does it (discards, sacrifices, draws, puts). */
  readonly player: PlayerId;
  /** Into a library: 'top', 'bottom', or n from the top (0 = top). */
  readonly position: 'top' | 'bottom' | number;
  /** Onto the battlefield: how; null otherwise. */
  readonly entering: EnteringFacts | null;
  /** Onto the stack: what it becomes there. */
  readonly stack: StackFacts | null;
  /** The permanent whose replacement effect exiles it, for its other abilities: CR 607.2b. */
  readonly exiledWith?: ObjectId;
  /** The counters that such an effect exiles it with. CR 122.1, 614.6. */
  readonly exiledWithCounters?: Readonly<Record<string, number>>;
  /** In exile: face down, and who may look (bits). */
  readonly faceDown: boolean;
  readonly visibleTo: number;
  /** Of a merged permanent that leaves: this card goes elsewhere. CR 903.9c. */
  readonly apart?: { readonly card: number; readonly to: Zone };
  /** Of a merged permanent that is a token: the cards among its components go there. CR 727.3e. */
  readonly cardsTo?: Zone;
  /** A card or token that represented a merged permanent, not the permanent itself: CR 727.3. */
  readonly component?: true;
  /** The object it became; filled in by `perform`, NO_OBJECT before. */
  readonly became: ObjectId;
}

/** What happens in a game: every change is one of these, and goes through `perform`. CR 700.1. */
export type GameEvent =
  | ZoneChange
  | ({
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
      readonly combat: boolean;
      readonly preventable: boolean;
      /** How much of it was more than lethal, with all that was dealt at once; noted where something asks. CR 120.10. */
      readonly excess?: number;
    } & Caused)
  | ({ readonly kind: 'draw'; readonly player: PlayerId } & Caused)
  | ({
      readonly kind: 'gainLife' | 'loseLife' | 'payLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly fromDamage: boolean;
      /** CR 725.1a. */
      readonly fromRadiation?: true;
    } & Caused)
  /** What one effect has prevented of damage to one player or permanent, whatever its sources. CR 615.13. */
  | ({ readonly kind: 'damagePrevented'; readonly to: Entity; readonly amount: number } & Caused)
  | ({ readonly kind: 'setLife'; readonly player: PlayerId; readonly amount: number } & Caused)
  | ({ readonly kind: 'destroy'; readonly object: ObjectId; readonly noRegeneration: boolean } & Caused)
  | ({
      readonly kind:
        | 'tap'
        | 'untap'
        | 'regenerate'
        | 'transform'
        | 'turnFaceUp'
        | 'turnFaceDown'
        | 'phaseOut'
        | 'phaseIn';
      readonly object: ObjectId;
      /** Who does it, of what an instruction taps; absent: whoever controls it. */
      readonly player?: PlayerId;
      /** phaseIn: tapped, without becoming so. CR 702.26c. */
      readonly tapped?: true;
    } & Caused)
  /** `from`: what it was attached to before; filled in as it happens. */
  | ({ readonly kind: 'unattach'; readonly object: ObjectId; readonly from?: Entity } & Caused)
  | ({ readonly kind: 'attach'; readonly object: ObjectId; readonly to: Entity; readonly from?: Entity } & Caused)
  | ({
      readonly kind: 'putCounters' | 'removeCounters';
      readonly on: Entity;
      readonly counter: string;
      readonly amount: number;
      readonly player: PlayerId;
    } & Caused)
  | ({
      readonly kind: 'createToken';
      readonly record: CardRecord;
      readonly player: PlayerId;
      readonly count: number;
      readonly entering: EnteringFacts /** filled in by perform */;
      readonly created: readonly ObjectId[];
    } & Caused)
  | ({ readonly kind: 'cast'; readonly object: ObjectId; readonly player: PlayerId; readonly from: Zone } & Caused)
  | ({ readonly kind: 'playLand'; readonly object: ObjectId; readonly player: PlayerId } & Caused)
  | ({
      readonly kind: 'activate';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly ability: AbilityRecord;
      readonly player: PlayerId;
    } & Caused)
  | ({
      readonly kind: 'tapForMana';
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly produced: readonly number[];
    } & Caused)
  | ({
      readonly kind: 'addMana';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly mana: readonly number[];
      readonly spendOnly: unknown;
      /** It stays in the pool until the end of combat, or of the turn. */
      readonly lasts?: 'combat' | 'turn';
    } & Caused)
  | ({
      readonly kind: 'becomeTarget';
      readonly target: Entity;
      readonly by: ObjectId;
      readonly player: PlayerId;
    } & Caused)
  | ({
      readonly kind: 'counter';
      readonly object: ObjectId /** where the card goes in place of the graveyard */;
      readonly insteadTo?: Pick<ZoneChange, 'to' | 'position' | 'entering'>;
    } & Caused)
  | ({ readonly kind: 'resolve'; readonly object: ObjectId } & Caused)
  | ({
      readonly kind: 'attack';
      readonly attackers: readonly ObjectId[];
      readonly defenders: readonly Entity[];
      readonly player: PlayerId;
      /** All attackers of the team, where teams attack as one: CR 805.10b. Absent: these are all. */
      readonly together?: readonly ObjectId[];
      /** The power of each attacker as it attacks; noted where something asks. CR 508.1a. */
      readonly powers?: readonly number[];
    } & Caused)
  /** `order`: all that it blocks, where an effect adds these to some before. CR 509.6. */
  | ({
      readonly kind: 'block';
      readonly blocker: ObjectId;
      readonly attackers: readonly ObjectId[];
      readonly order?: readonly ObjectId[];
    } & Caused)
  /** `order`: all its blockers, where these are added to some before: it is blocked already. CR 509.5c-d. */
  | ({
      readonly kind: 'becomeBlocked';
      readonly attacker: ObjectId;
      readonly blockers: readonly ObjectId[];
      readonly order?: readonly ObjectId[];
    } & Caused)
  | ({ readonly kind: 'attackUnblocked'; readonly attacker: ObjectId } & Caused)
  | ({ readonly kind: 'beginStep'; readonly step: Step; readonly player: PlayerId } & Caused)
  | ({ readonly kind: 'beginTurn'; readonly player: PlayerId } & Caused)
  | ({ readonly kind: 'shuffle'; readonly player: PlayerId; readonly library: PlayerId } & Caused)
  | ({ readonly kind: 'reveal' | 'look'; readonly player: PlayerId; readonly objects: readonly ObjectId[] } & Caused)
  /** A deed as an event of its own: scry, investigate, proliferate, explore, search, fight, roll dice, ... */
  | ({
      readonly kind: 'deed';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly amount: number;
      /** Who is mentored, crewed, convoked, fought, ... by the object. */
      readonly to?: ObjectId;
      /** "As though it had no +1/+1 counters on it": what is not looked at as it is done. CR 609.4. */
      readonly without?: string;
      /** The planes that are planeswalked to, where they are named. CR 701.24d. */
      readonly planes?: readonly ObjectId[];
      /** Whose library is searched. CR 701.19. */
      readonly library?: PlayerId;
      /** What dice are rolled. CR 706.1. */
      readonly sides?: number;
      /** Which of the rolls or flips are ignored, one after the other. CR 706.6. */
      readonly ignored?: readonly IgnoredRoll[];
    } & Caused)
  /** A sticker is put on an object, or moved to it. CR 123.3. */
  | ({
      readonly kind: 'putSticker';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly sticker: number;
      readonly after: number;
    } & Caused)
  | ({ readonly kind: 'gainControl'; readonly object: ObjectId; readonly player: PlayerId } & Caused)
  | ({
      readonly kind: 'designate';
      readonly what: string;
      readonly player: PlayerId;
      /** Day became night, or night day. CR 728.2. */
      readonly turned?: true;
    } & Caused)
  | ({
      readonly kind: 'flipCoin';
      readonly player: PlayerId;
      /** Heads, where nobody has called it. */
      readonly won: boolean;
      /** Nobody wins or loses the flip. CR 705.2. */
      readonly uncalled?: true;
    } & Caused)
  | ({
      readonly kind: 'rollDie';
      readonly player: PlayerId;
      readonly sides: number;
      readonly result: number;
      /** The planar die, which has no numbers: the face that is up. CR 901.3a, 901.9d. */
      readonly planar?: PlanarFace;
    } & Caused)
  | ({
      readonly kind: 'loseGame' | 'winGame' | 'concede';
      readonly player: PlayerId;
      readonly because: string;
      /** With a teammate who has lost: "can't lose the game" has had its say before. CR 810.8a. */
      readonly together?: true;
    } & Caused)
  /** `players`: for whom the game is a draw; absent: for all. CR 801.15. */
  | ({ readonly kind: 'drawGame'; readonly because: string; readonly players?: readonly PlayerId[] } & Caused);

/** The kinds of event, by which watchers are told apart. */
export type EventKind = GameEvent['kind'];

/** What is about to be done by its verb, or has been: keyword actions (CR 701.1), searches, fights, flips and rolls. */
export type Deed = Extract<GameEvent, { kind: 'deed' }>;
