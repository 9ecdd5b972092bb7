/** What a seat sees, as numbers in the places of the layout. */
import { type ObjectId, type PlayerId, type SeenGame, type SeenPlayer, TypeBit } from '@kitchen-table/engine';
import type { OpenQuestion } from '../actions/open-question.ts';
import { PLAYER_FEATURES } from './features.ts';
import { bucketOf } from './identity.ts';
import { GAME_FEATURES, OBSERVATION_SIZE, type Part, partNamed, PURPOSES, QUESTION_KINDS } from './layout.ts';
import { is, writeObject } from './object-features.ts';
import { writeOption } from './option-features.ts';

const PLAYERS = partNamed('players');
const HAND = partNamed('my hand');
const MINE = partNamed('my permanents');
const THEIRS = partNamed("others' permanents");
const STACK = partNamed('stack');
const COMMAND = partNamed('command zone');
const MY_GRAVEYARD = partNamed('my graveyard');
const THEIR_GRAVEYARDS = partNamed("others' graveyards");
const OPTIONS = partNamed('options');
const STEP_AT = GAME_FEATURES.findIndex((name) => name.startsWith('step: '));
const QUESTION_AT = GAME_FEATURES.findIndex((name) => name.startsWith('question: '));
const PURPOSE_AT = GAME_FEATURES.findIndex((name) => name.startsWith('purpose: '));
const ASKED_AT = GAME_FEATURES.indexOf('helps (1) or harms (-1)');
const COUNTS_AT = PLAYER_FEATURES.indexOf('creatures / 10');

/** Writes what the seat sees; `open` is the question under way, if it is put to that seat. */
export function writeObservation(into: Float32Array, seen: SeenGame, open: OpenQuestion | null): void {
  if (into.length !== OBSERVATION_SIZE) throw new Error(`an observation has ${OBSERVATION_SIZE} numbers`);
  into.fill(0);
  into[0] = seen.turn / 20;
  into[1] = seen.isActive(seen.seat) ? 1 : 0;
  into[3] = seen.stack.length / 5;
  into[STEP_AT + seen.step] = 1;
  for (const player of seen.players) writePlayer(into, seen, player);
  const slots = new Map<number, number>();
  let slot = 0;
  const fill = (part: Part, ids: Iterable<ObjectId>): void => {
    let used = 0;
    for (const id of ids) {
      if (used === part.slots) break;
      writeObject(into, part.start + used * part.features.length, seen, id);
      slots.set(id, slot + used++);
    }
    slot += part.slots;
  };
  fill(HAND, seen.player(seen.seat).hand);
  const { mine, theirs } = permanents(into, seen);
  fill(MINE, mine);
  fill(THEIRS, theirs);
  fill(STACK, topFirst(seen.stack));
  fill(COMMAND, seen.command);
  fill(MY_GRAVEYARD, topFirst(seen.player(seen.seat).graveyard));
  fill(THEIR_GRAVEYARDS, theirGraveyards(seen));
  if (open !== null) writeQuestion(into, seen, open, slots);
}

/** Where a seat's numbers begin: one's own seat first, then round the table. */
function playerAt(seen: SeenGame, player: PlayerId): number {
  const place = (player - seen.seat + seen.players.length) % seen.players.length;
  return place < PLAYERS.slots ? PLAYERS.start + place * PLAYERS.features.length : -1;
}

function writePlayer(into: Float32Array, seen: SeenGame, player: SeenPlayer): void {
  const start = playerAt(seen, player.id);
  if (start < 0) return;
  const { poison = 0, ...others } = player.counters;
  into.set(
    [
      1,
      player.lost ? 0 : 1,
      player.id === seen.seat ? 1 : 0,
      player.team === seen.player(seen.seat).team ? 1 : 0,
      seen.isActive(player.id) ? 1 : 0,
      player.life / 20,
      player.handSize / 7,
      player.librarySize / 60,
      player.graveyard.length / 20,
      poison / 10,
      Object.values(others).reduce((sum, count) => sum + count, 0) / 10,
    ],
    start,
  );
}

/** The permanents, lands last, in order of entering; counts them for their controllers on the way. */
function permanents(into: Float32Array, seen: SeenGame): { mine: ObjectId[]; theirs: ObjectId[] } {
  const mine: ObjectId[] = [];
  const theirs: ObjectId[] = [];
  const lands: ObjectId[] = [];
  for (const id of seen.battlefield) {
    const now = seen.now(id);
    const object = seen.object(id);
    const tapped = object?.tapped === true;
    const at = playerAt(seen, now.controller) + COUNTS_AT;
    if (is(now, TypeBit.Land)) lands.push(id);
    else (now.controller === seen.seat ? mine : theirs).push(id);
    if (at < COUNTS_AT || object?.phasedOut === true) continue;
    const add = (place: number, amount: number): void =>
      void (into[at + place] = (into[at + place] as number) + amount);
    if (is(now, TypeBit.Creature)) {
      add(0, 0.1);
      if (!tapped) add(1, 0.1);
      add(2, Number.isNaN(now.power) ? 0 : now.power / 20);
    }
    if (is(now, TypeBit.Land)) {
      add(3, 0.1);
      if (!tapped) add(4, 0.1);
    } else if (!is(now, TypeBit.Creature)) add(5, 0.1);
  }
  for (const id of lands) (seen.now(id).controller === seen.seat ? mine : theirs).push(id);
  return { mine, theirs };
}

function* topFirst(ids: readonly ObjectId[]): Iterable<ObjectId> {
  for (let at = ids.length - 1; at >= 0; at--) yield ids[at] as ObjectId;
}

/** The top cards of the others' graveyards, one of each in turn round the table. */
function* theirGraveyards(seen: SeenGame): Iterable<ObjectId> {
  const seats = seen.players.length;
  const deepest = Math.max(...seen.players.map(({ graveyard }) => graveyard.length));
  for (let depth = 1; depth <= deepest; depth++)
    for (let place = 1; place < seats; place++) {
      const card = seen.player(((seen.seat + place) % seats) as PlayerId).graveyard.at(-depth);
      if (card !== undefined) yield card;
    }
}

function writeQuestion(
  into: Float32Array,
  seen: SeenGame,
  open: OpenQuestion,
  slots: ReadonlyMap<number, number>,
): void {
  const { question, choice, page } = open;
  if (choice === null) return;
  into[2] = 1;
  into[QUESTION_AT + QUESTION_KINDS.indexOf(question.kind)] = 1;
  if (question.kind === 'chooseObjects') into[PURPOSE_AT + PURPOSES.indexOf(question.purpose)] = 1;
  const helps = 'helps' in question ? question.helps : null;
  const source = question.reason.source;
  let at = ASKED_AT;
  into[at++] = helps === null ? 0 : helps ? 1 : -1;
  into[at++] = source >= 0 && seen.object(source) !== null ? bucketOf(seen.now(source).name) : 0;
  into[at++] = bucketOf(question.reason.text);
  into[at++] = choice.made / 5;
  into[at++] = choice.mayStop ? 1 : 0;
  into[at++] = choice.options.length / 10;
  into[at++] = page;
  open.shown.forEach((option, index) => {
    writeOption(into, OPTIONS.start + index * OPTIONS.features.length, seen, option, slots);
  });
}
