/**
 * The seams between the engine's folders: where a lower folder needs a rule of a higher one, it calls it through here.
 * variants/rulebook.ts fills it in; nothing else implements it.
 */
import type { Action, Card, Clause, Condition, Filter, Noun, Stat, Value } from '@kitchen-table/language/core';
import type { CardRecord } from './objects/cards.ts';
import type { Characteristics } from './objects/characteristics.ts';
import type { Context } from './context.ts';
import type { Derived, RuleInForce } from './derived.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';
import type { TeamRules } from './players/team-rules.ts';
import type { Zone } from './zones/zones.ts';

/** A replacement rule of a variant. `applies` asks nobody; `replace` may ask, and gives back the event if nothing changes. */
export interface VariantReplacement {
  readonly text: string;
  readonly applies: (game: Game, event: GameEvent) => boolean;
  readonly replace: (game: Game, event: GameEvent) => GameEvent;
  /** It may apply more than once to the same event, which it then no longer applies to. CR 717.6. */
  readonly again?: true;
}

/** A special action of a variant: on which object it is offered to the player, or null; and taking it. CR 116.2. */
export interface VariantAction {
  readonly action: string;
  readonly offer: (game: Game, player: PlayerId) => ObjectId | null;
  /** With several objects, each an option of its own. */
  readonly offerEach?: (game: Game, player: PlayerId) => readonly ObjectId[];
  readonly take: (game: Game, player: PlayerId, object?: ObjectId) => void;
}

/** How the words of cards are read: the modules of questions/ that need one another. See questions/reading.ts. */
export interface Reading {
  readonly find: (game: Game, noun: Noun, context: Context) => readonly Entity[];
  readonly evaluate: (game: Game, value: Value, context: Context) => number;
  readonly holds: (game: Game, condition: Condition, context: Context) => boolean;
  readonly fitsDescription: (game: Game, filter: Filter, entity: Entity, context: Context) => boolean;
  readonly every: (game: Game, of: Noun | Filter, context: Context) => readonly Entity[];
  readonly statOf: (game: Game, entity: Entity, stat: Stat) => number;
  readonly partySize: (game: Game, creatures: readonly Entity[]) => number;
  readonly canEnchant: (game: Game, aura: ObjectId, now: Characteristics, controller: PlayerId, to: Entity) => boolean;
}

/** What is known of a verb everywhere: how it is told, who hears of it, whom it helps. CR 603.2, 701. */
export interface Told {
  readonly kind: string;
  /** Its line in the log, with roles of its event in braces ({player}, {object}, ...); null: other lines tell it. */
  readonly says: string | null | ((event: GameEvent) => string | null);
  /** What those read who may not know the objects of which only its player reads. */
  readonly saysToOthers?: (event: GameEvent) => string;
  /** How a move in this manner is told; `to`: the zone that the word alone means. */
  readonly moves?: { readonly says: string; readonly to?: Zone };
  /** The event of its name is how it ended: what would be replaced is the deed before it. CR 705.2, 706.6. */
  readonly outcome?: true;
  /**
   * Whether it is good for what it is done to, or whoever does it, or for that target; null: neither, or it depends.
   * For bots and default answers, never for rules.
   */
  readonly helps?: boolean | null | ((action: never, target: object) => boolean | null);
}

export interface Rulebook {
  readonly reading: Reading;
  /** Carries out a clause now; returns the context with what it named. CR 608.2. */
  readonly execute: (game: Game, clause: Clause, context: Context) => Context;
  /**
   * Activates the mana ability at that place among the object's abilities; it resolves at once. `wanted`: the kinds of
   * mana wanted, when nobody is to be asked; `manaPaid`: the mana in its cost has been paid already. CR 605.3b.
   */
  readonly activateManaAbility: (
    game: Game,
    player: PlayerId,
    object: ObjectId,
    at: number,
    wanted: readonly number[] | null,
    manaPaid: boolean,
  ) => void;
  /** Plays a game on to the next point where someone has priority: how a subgame goes on. CR 726.1a. */
  readonly advance: (game: Game) => void;
  /** The verbs that are declared, keyword actions among them, and what is heard of like them, by name. CR 701. */
  readonly deeds: Readonly<Record<string, Told>>;
  /** Whether the player could take the keyword action. CR 118.3, 608.2d. */
  readonly couldBeDone: (game: Game, player: PlayerId, action: Action, context: Context) => boolean;
  /** Builds the snapshot. CR 613. */
  readonly derive: (game: Game) => Derived;
  /** The record of a card (or token) for this game, with its characteristics worked out. */
  readonly recordOf: (game: Game, card: Card) => CardRecord;
  /** State-based actions of the variants in play. CR 704.6, 903.9a, 903.10a, 704.6c. */
  readonly stateBasedActions: readonly ((game: Game) => readonly GameEvent[])[];
  /** Replacement rules of the variants in play (commander: CR 903.9b). */
  readonly replacements: readonly VariantReplacement[];
  /** Accounts that variants keep of what happened (combat damage by commanders: CR 903.10a). */
  readonly accounts: readonly ((game: Game, event: GameEvent) => void)[];
  /** Rules always in force in this game. */
  readonly rulesInForce: readonly RuleInForce[];
  /** Extra cost to cast, in generic mana: commander tax. CR 903.8. */
  readonly additionalGenericCost: (game: Game, player: PlayerId, object: ObjectId) => number;
  /** Zones besides the hand from which the variant lets a player cast. CR 903.8. */
  readonly castableFrom: (game: Game, player: PlayerId) => readonly ObjectId[];
  /** Whether a card from outside the game may be brought into it; absent: yes. CR 903.11. */
  readonly mayBringIn?: (game: Game, card: ObjectId) => boolean;
  /** Whether the game is played for ante. CR 407.1. */
  readonly forAnte: boolean;
  readonly startingLife: number;
  /** Per seat, the range of influence in seats; null: unlimited. CR 801.2. */
  readonly ranges: readonly number[] | null;
  /** What a player begins with instead of `startingLife`; null: just that. CR 103.4b, 103.4e. */
  readonly startingLifeOf: ((player: PlayerId, life: number) => number) | null;
  /** What happens when it is known who goes first, before anybody draws. CR 407.2. */
  readonly beforeHands: readonly ((game: Game) => void)[];
  /** What happens when all have kept their hands, before the first turn. CR 103.7. */
  readonly beforeFirstTurn: readonly ((game: Game) => void)[];
  /** Turn-based actions as a precombat main phase begins. CR 505.3. */
  readonly precombatMain: readonly ((game: Game) => void)[];
  /** Special actions of the variants in play. CR 116.2i. */
  readonly specialActions: readonly VariantAction[];
  /** What happens just before, and just after, a player leaves the game. CR 800.4p, 901.10. */
  readonly beforeLeaving: readonly ((game: Game, player: PlayerId) => void)[];
  readonly afterLeaving: readonly ((game: Game, player: PlayerId) => void)[];
  /** Whom creatures may attack: all opponents (CR 802), the neighbor on one side (CR 803) or on both (CR 811.4), the one opponent chosen (CR 506.2a). */
  readonly attack: 'any' | 'left' | 'right' | 'neighbors' | 'one';
  /** Several turns at the same time. CR 807.4. */
  readonly turnMarkers: boolean;
  /** Losses and draws that follow at once from those of others: a team's from its emperor's. CR 809.5. */
  readonly fates: readonly ((game: Game) => readonly GameEvent[])[];
  /** What teammates share. CR 805, 810. */
  readonly teams: TeamRules;
  /** The first mulligan costs nothing: CR 103.5c. */
  readonly freeMulligan: boolean;
  /** The starting player draws on the first turn: CR 103.8. */
  readonly firstDraw: boolean;
}
