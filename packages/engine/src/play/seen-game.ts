/**
 * A position as one seat sees it, asked piece by piece: what players of code decide by. Nothing in it leads to the game
 * behind, so that what the seat may not know can't be reached. CR 400.2, 402.3, 406.3, 708.5, 720.4.
 */
import type { Card, Clause } from '@kitchen-table/language/core';
import type { Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { Characteristics, type FixedCharacteristics } from '../vocabulary/objects/characteristics.ts';
import { type Counters, type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import type { Player } from '../vocabulary/players/players.ts';
import type { Step } from '../vocabulary/turn-structure/steps.ts';
import type { GameView } from '../vocabulary/views.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { isActivePlayer } from '../questions/players/teams.ts';
import { canBlock } from '../questions/rules-in-force.ts';
import { fork } from '../vocabulary/fork.ts';
import { type Begun, type Guess, Imagining } from './imagining.ts';
import { viewFor } from './views.ts';
import { mayKnow, shownTo, withWhatOthersSee } from './what-a-seat-knows.ts';

const NO_CLAUSES: readonly Clause[] = [];
const NO_FACE: Characteristics['face'] = {
  name: '',
  manaCost: null,
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  text: null,
};

/** The game as one seat sees it while a question is open to it. Good for that question only. */
export class SeenGame {
  /** Whose eyes these are. */
  readonly seat: PlayerId;
  readonly #game: Game;
  readonly #question: Question | null;
  readonly #begun: Begun | null;
  #shown: ReadonlySet<number> | null = null;
  #players: readonly SeenPlayer[] | null = null;

  constructor(game: Game, seat: PlayerId, question: Question | null, begun: Begun | null = null) {
    this.seat = seat;
    this.#game = game;
    this.#question = question;
    this.#begun = begun;
  }

  /** Counted from 1 over all players. */
  get turn(): number {
    return this.#game.turn;
  }

  /** The step or phase. CR 500.1. */
  get step(): Step {
    return this.#game.step;
  }

  /** Permanents, those that are phased out too, in order of entering. CR 403. */
  get battlefield(): readonly ObjectId[] {
    return this.#game.battlefield;
  }

  /** Spells and abilities, the top one last. CR 405.2. */
  get stack(): readonly ObjectId[] {
    return this.#game.stack;
  }

  /** Cards in exile, face down ones too. CR 406. */
  get exile(): readonly ObjectId[] {
    return this.#game.exile;
  }

  /** What is in the command zone. CR 408. */
  get command(): readonly ObjectId[] {
    return this.#game.command;
  }

  /** By seat, those who have left too. */
  get players(): readonly SeenPlayer[] {
    this.#players ??= this.#game.players.map(
      (player) => new SeenPlayer(player, (id) => this.#isKnown(this.#game.objects[id] as GameObject)),
    );
    return this.#players;
  }

  /** The player in that seat. */
  player(id: PlayerId): SeenPlayer {
    const player = this.players[id];
    if (player === undefined) throw new Error(`no player ${id}`);
    return player;
  }

  /** Whether it is the player's turn, or that of the player's team. CR 102.1, 805.4a. */
  isActive(player: PlayerId): boolean {
    return isActivePlayer(this.#game, player);
  }

  /** What everybody sees of an object, or what this seat may know of a hidden one; null: nothing, not even whether it is there. */
  object(id: ObjectId): SeenObject | null {
    const object = this.#game.objects[id];
    if (object === undefined || (isHiddenZone(object.zone) && !this.#isKnown(object))) return null;
    return new SeenObject(object, this.#isKnown(object));
  }

  /** What the object is now; of an ability, and of what the seat may not know, nothing but whose it is. CR 109.3, 613, 708.2. */
  now(id: ObjectId): FixedCharacteristics {
    const object = this.#game.objects[id];
    if (object === undefined) throw new Error(`no object ${id}`);
    const { zone } = object;
    // Its object is made like the card that it is an ability of, which may be face down.
    if (isAbility(object)) return unknownThing(characteristics(this.#game, id).controller);
    // What is face down on the battlefield or the stack shows the characteristics it has there: CR 708.2.
    return zone === Zone.Battlefield || zone === Zone.Stack || this.#isKnown(object)
      ? characteristics(this.#game, id)
      : unknownThing(object.owner);
  }

  /** The card as it is printed, if it is one and the seat may know which; else null. */
  card(id: ObjectId): Card | null {
    const object = this.#game.objects[id];
    if (object === undefined || isAbility(object)) return null;
    return this.#isKnown(object) ? object.record.card : null;
  }

  /** Whether the creature could be declared as a blocker of that attacker. CR 509.1b. */
  canBlock(blocker: ObjectId, attacker: ObjectId): boolean {
    return canBlock(this.#game, blocker, attacker) === null;
  }

  /** All that the seat sees, at once, as plain JSON. */
  view(): GameView {
    return viewFor(this.#game, this.seat, this.#question);
  }

  /**
   * The open question in games of the seat's imagination: what it can't know is dealt anew, its own cards among themselves
   * and those of the others out of a guess. Null where the question came up by what another player has chosen in secret.
   */
  imagining(guess: Guess): Imagining<SeenGame> | null {
    const question = this.#question;
    if (this.#begun === null || question === null)
      throw new Error("only a session, or a game played in mode 'checkpoint', can be imagined to go on otherwise");
    // In a copy what the segment before it has revealed is hidden again: CR 701.16a.
    const checkpoint = fork(this.#begun.checkpoint);
    const before = new SeenGame(checkpoint, this.seat, null);
    const here = {
      begun: { ...this.#begun, checkpoint },
      seat: this.seat,
      question,
      game: this.#game,
      knows: (id: ObjectId): boolean => this.#isKnown(this.#game.objects[id] as GameObject),
      knew: (id: ObjectId): boolean => before.#isKnown(checkpoint.objects[id] as GameObject),
    };
    return Imagining.of(here, guess, (game, seat, open) => new SeenGame(game, seat, open));
  }

  /** Whether the seat may know which card it is. */
  #isKnown(object: GameObject): boolean {
    if (object.zone === Zone.Graveyard) return true;
    const plain = (object.status & StatusBit.FaceDown) === 0;
    if (plain && (object.zone === Zone.Battlefield || object.zone === Zone.Stack)) return true;
    if (plain && object.zone === Zone.Hand && object.owner === this.seat) return true;
    const shown = this.#everythingShown();
    // What has left its zone may have gone from one hidden place to another: that it is no longer there is hidden too.
    return object.zone === Zone.None ? shown.has(object.id) : mayKnow(this.#game, object, this.seat, shown);
  }

  #everythingShown(): ReadonlySet<number> {
    this.#shown ??= withWhatOthersSee(this.#game, this.seat, shownTo(this.#game, this.seat, this.#question));
    return this.#shown;
  }
}

/** What a seat sees of a player. CR 119, 402.3. */
export class SeenPlayer {
  readonly #player: Player;
  readonly #isKnown: (id: ObjectId) => boolean;

  constructor(player: Player, isKnown: (id: ObjectId) => boolean) {
    this.#player = player;
    this.#isKnown = isKnown;
  }

  /** The seat. */
  get id(): PlayerId {
    return this.#player.id;
  }

  /** Players of one team have the same number. */
  get team(): number {
    return this.#player.team;
  }

  /** CR 119. */
  get life(): number {
    return this.#player.life;
  }

  /** Poison, energy and the like. CR 122. */
  get counters(): Counters {
    return this.#player.counters;
  }

  /** Whether the player has left the game. */
  get lost(): boolean {
    return this.#player.lost;
  }

  /** How many cards are in the hand: everybody may count them. CR 402.3. */
  get handSize(): number {
    return this.#player.hand.length;
  }

  /** Of the cards in the hand, those that the seat may know: its own all but always, others' seldom. */
  get hand(): readonly ObjectId[] {
    return this.#player.hand.filter((id) => this.#isKnown(id));
  }

  /** How many cards are in the library. CR 401.3. */
  get librarySize(): number {
    return this.#player.library.length;
  }

  /** The top card last. CR 404. */
  get graveyard(): readonly ObjectId[] {
    return this.#player.graveyard;
  }
}

/** What a seat sees of an object besides its characteristics. */
export class SeenObject {
  readonly #object: GameObject;
  readonly #isKnown: boolean;

  constructor(object: GameObject, isKnown: boolean) {
    this.#object = object;
    this.#isKnown = isKnown;
  }

  /** Where it is. */
  get zone(): Zone {
    return this.#object.zone;
  }

  /** CR 108.3. */
  get owner(): PlayerId {
    return this.#object.owner;
  }

  /** CR 110.5. */
  get tapped(): boolean {
    return (this.#object.status & StatusBit.Tapped) !== 0;
  }

  /** CR 708. */
  get faceDown(): boolean {
    return (this.#object.status & StatusBit.FaceDown) !== 0;
  }

  /** CR 702.26. */
  get phasedOut(): boolean {
    return (this.#object.status & StatusBit.PhasedOut) !== 0;
  }

  /** CR 111. */
  get token(): boolean {
    return (this.#object.status & StatusBit.Token) !== 0;
  }

  /** Marked damage. CR 120.6. */
  get damage(): number {
    return this.#object.damage;
  }

  /** CR 122. */
  get counters(): Counters {
    return this.#object.counters;
  }

  /** What it is attached to, or NO_ENTITY. CR 301.5, 303.4. */
  get attachedTo(): Entity {
    return this.#object.attachedTo;
  }

  /** Whom or what it attacks, or NO_ENTITY. CR 508.1b. */
  get attacking(): Entity {
    return this.#object.attacking;
  }

  /** The attackers that it blocks. CR 509.1. */
  get blocking(): readonly ObjectId[] {
    return this.#object.blocking;
  }

  /** For a spell or ability on the stack: what it is, of what, and what it will do, if that is known; else null. CR 405. */
  get stack(): {
    readonly kind: 'spell' | 'activated' | 'triggered';
    readonly source: ObjectId;
    readonly clauses: readonly Clause[];
  } | null {
    const { stack } = this.#object;
    if (stack === null) return null;
    return { kind: stack.kind, source: stack.source, clauses: this.#isKnown ? stack.clauses : NO_CLAUSES };
  }
}

/** Where not everybody sees what is there; and what has left is nowhere. CR 400.2. */
function isHiddenZone(zone: Zone): boolean {
  return zone === Zone.Library || zone === Zone.Hand || zone === Zone.Outside || zone === Zone.None;
}

function isAbility({ stack }: GameObject): boolean {
  return stack !== null && stack.kind !== 'spell';
}

function unknownThing(owner: PlayerId): FixedCharacteristics {
  return new Characteristics('', null, 0, 0, 0, 0, [], Number.NaN, Number.NaN, owner, [], 0, 0, NO_FACE);
}

/** The position as the seat sees it, with the question that is open; what the segment began with is for its imagination alone. */
export function seenFrom(game: Game, seat: PlayerId, question: Question | null, begun: Begun | null = null): SeenGame {
  return new SeenGame(game, seat, question, begun);
}
