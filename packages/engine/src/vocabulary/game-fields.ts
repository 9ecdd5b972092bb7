/**
 * The table of what a game holds: what becomes of every field in a fork, in the digest, in a restarted game, in a
 * position kept as data. `fork`, `digestOf`, `restartGame` and `writtenPosition` read it; a field without an entry is a type error. After a change of the table:
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/engine/tools/write-copies.ts
 */
import type { Game } from './game.ts';
import type { GameObject } from './objects/objects.ts';
import type { Player } from './players/players.ts';
import type { TurnMarker } from './turn-structure/turn-markers.ts';

/** How a fork comes by a field. */
export type InForks =
  /** The same value: it is never written in place, but replaced whole. */
  | 'shared'
  /** The same list, which either side copies before it writes: its owner may write it in place. See door.ts. */
  | 'lent'
  /** A list of its own with the same entries. */
  | 'copied'
  /** As in a new game: who may write, and what is of the running segment alone. */
  | 'anew';

/** How a field is part of the digest. */
export type InDigest =
  /** All that it holds, to every depth. */
  | 'contents'
  /** Records, each by its own table. */
  | 'players'
  | 'objects'
  | 'markers'
  /** A game, by its own digest. */
  | 'game'
  /** No part of the position: worked out from it, of the running segment alone, or about how it is played. */
  | 'none';

/** What becomes of a field of the game. */
export interface FieldPlan {
  readonly fork: InForks;
  readonly digest: InDigest;
  /** Whether a restarted game keeps it, or begins with what a new game has. CR 724.1. */
  readonly restart: 'kept' | 'anew';
  /** Whether it is written into a position that is kept as data, or is there again by itself. */
  readonly data: 'written' | 'anew';
}

/** Most of a position. */
const POSITION: FieldPlan = { fork: 'shared', digest: 'contents', restart: 'anew', data: 'written' };
/** A part of the position that a restart does not touch, or that what restarts the game sets itself. */
const KEPT_POSITION: FieldPlan = { fork: 'shared', digest: 'contents', restart: 'kept', data: 'written' };
/** A list of the position that is written in place. */
const LIST: FieldPlan = { fork: 'lent', digest: 'contents', restart: 'anew', data: 'written' };
/** Empty between segments. */
const SEGMENT: FieldPlan = { fork: 'anew', digest: 'none', restart: 'anew', data: 'anew' };
/** Worked out from the position. */
const WORKED_OUT: FieldPlan = { fork: 'shared', digest: 'none', restart: 'anew', data: 'anew' };
/** An account of how the position came about. */
const ACCOUNT: FieldPlan = { fork: 'shared', digest: 'none', restart: 'anew', data: 'written' };
/** What stands around the position: the setup, the rules, who answers. */
const AROUND: FieldPlan = { fork: 'shared', digest: 'none', restart: 'kept', data: 'anew' };

/** Every field of a game. */
export const GAME_FIELDS: { readonly [Field in keyof Game]-?: FieldPlan } = {
  token: { fork: 'anew', digest: 'none', restart: 'kept', data: 'anew' },
  setup: AROUND,
  rules: AROUND,
  records: { ...KEPT_POSITION, data: 'anew' }, // Their cards are written: the rest is worked out from those.
  objects: { fork: 'lent', digest: 'objects', restart: 'kept', data: 'written' },
  players: { fork: 'lent', digest: 'players', restart: 'kept', data: 'written' },
  battlefield: LIST,
  stack: LIST,
  exile: { fork: 'lent', digest: 'contents', restart: 'kept', data: 'written' },
  command: { fork: 'lent', digest: 'contents', restart: 'kept', data: 'written' },
  ante: POSITION,
  supplementary: KEPT_POSITION,
  attractionDecks: KEPT_POSITION,
  stickerSheets: POSITION,
  stickers: POSITION,
  ownedLists: { fork: 'anew', digest: 'none', restart: 'kept', data: 'anew' },
  effects: KEPT_POSITION,
  shields: POSITION,
  delayed: POSITION,
  pending: POSITION,
  turnTallies: LIST,
  gameTallies: LIST,
  waiting: POSITION,
  turn: POSITION,
  activePlayer: POSITION,
  step: POSITION,
  priority: POSITION,
  passes: POSITION,
  extraTurns: POSITION,
  extraTurnNames: POSITION,
  extraTurn: POSITION,
  searching: POSITION,
  extraSteps: POSITION,
  turnOrderFrom: POSITION,
  turnOrderReversed: POSITION,
  arrived: POSITION,
  startingPlayer: POSITION,
  kept: POSITION,
  mulliganing: POSITION,
  conceding: KEPT_POSITION,
  monarch: POSITION,
  initiative: POSITION,
  dayNight: POSITION,
  winners: POSITION,
  drawnFor: KEPT_POSITION,
  drawn: POSITION,
  agreedToDraw: POSITION,
  ending: POSITION,
  playerControl: POSITION,
  restarting: KEPT_POSITION,
  companions: KEPT_POSITION,
  revealedTops: POSITION,
  held: POSITION,
  afterSkip: POSITION,
  restarts: KEPT_POSITION,
  startingLives: KEPT_POSITION,
  subgame: { fork: 'anew', digest: 'game', restart: 'kept', data: 'anew' },
  main: AROUND,
  fromMain: KEPT_POSITION,
  melee: { fork: 'shared', digest: 'markers', restart: 'anew', data: 'written' },
  ranges: KEPT_POSITION,
  random0: KEPT_POSITION,
  random1: KEPT_POSITION,
  random2: KEPT_POSITION,
  random3: KEPT_POSITION,
  nextTimestamp: KEPT_POSITION,
  nextEffectId: KEPT_POSITION,
  history: LIST,
  lastTurnHistory: POSITION,
  log: { fork: 'lent', digest: 'none', restart: 'kept', data: 'written' },
  choices: SEGMENT,
  revealed: SEGMENT,
  announced: SEGMENT,
  suppressed: SEGMENT,
  onTheWay: SEGMENT,
  facts: WORKED_OUT,
  factsOf: WORKED_OUT,
  changes: { ...AROUND, data: 'written' },
  loopers: POSITION,
  sinceChoice: ACCOUNT,
  loopGlance: ACCOUNT,
  loopMark: ACCOUNT,
  loopReturns: ACCOUNT,
  loopAccount: ACCOUNT,
  habits: ACCOUNT,
  acts: ACCOUNT,
  notedActs: ACCOUNT,
  idleAt: { fork: 'copied', digest: 'none', restart: 'anew', data: 'written' },
  settledAt: ACCOUNT,
  derived: WORKED_OUT,
  ask: AROUND,
  scripted: AROUND,
};

/** What becomes of a field of a record that games write in place when they own it. */
export interface RecordPlan {
  /** `anew`: it is the token of whoever makes the copy. */
  readonly fork: Exclude<InForks, 'lent'>;
  readonly digest: Extract<InDigest, 'contents' | 'none'>;
  /** Of a player who begins anew. CR 724.5a. */
  readonly restart: 'kept' | 'anew';
}

const PART: RecordPlan = { fork: 'shared', digest: 'contents', restart: 'anew' };
const KEPT_PART: RecordPlan = { fork: 'shared', digest: 'contents', restart: 'kept' };
const ZONE: RecordPlan = { fork: 'copied', digest: 'contents', restart: 'anew' };
const TOKEN: RecordPlan = { fork: 'anew', digest: 'none', restart: 'anew' };

/** Every field of a player. */
export const PLAYER_FIELDS: { readonly [Field in keyof Player]-?: RecordPlan } = {
  token: TOKEN,
  id: KEPT_PART,
  name: KEPT_PART,
  team: KEPT_PART,
  life: PART,
  counters: PART,
  library: ZONE,
  hand: ZONE,
  graveyard: ZONE,
  pool: PART,
  landsPlayed: PART,
  drawn: PART,
  spellsCast: PART,
  drewFromEmpty: PART,
  lost: KEPT_PART,
  left: KEPT_PART,
  handAsLeft: PART,
  turnBegan: PART,
  turnBefore: PART,
  won: PART,
  commanderDamage: PART,
  commanderCasts: PART,
  commanders: KEPT_PART,
  maximumHandSize: KEPT_PART,
  mulligans: PART,
  designations: PART,
};

/** Every field of an object; a restarted game makes new objects of the cards. CR 400.7. */
export const OBJECT_FIELDS: { readonly [Field in keyof GameObject]-?: RecordPlan } = {
  token: TOKEN,
  id: PART,
  card: PART,
  record: PART,
  owner: PART,
  controller: PART,
  zone: PART,
  face: PART,
  status: PART,
  timestamp: PART,
  damage: PART,
  counters: PART,
  attachedTo: PART,
  controlledSinceTurn: PART,
  enteredTurn: PART,
  attacking: PART,
  blocking: PART,
  blockers: PART,
  memory: PART,
  stack: PART,
  lastKnown: PART,
  became: PART,
  visibleTo: PART,
};

/** Every field of a turn marker, by how it is part of the digest. CR 807.4. */
export const MARKER_FIELDS: { readonly [Field in keyof TurnMarker]-?: Pick<RecordPlan, 'digest'> } = {
  waiting: PART,
  turn: PART,
  activePlayer: PART,
  step: PART,
  stack: PART,
  priority: PART,
  passes: PART,
  extraSteps: PART,
  pending: PART,
  turnTallies: PART,
  history: PART,
  lastTurnHistory: PART,
  idleAt: { digest: 'none' },
  number: PART,
  holder: PART,
  taking: PART,
  extra: PART,
  owed: PART,
  removals: PART,
};
