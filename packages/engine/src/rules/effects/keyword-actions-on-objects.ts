/** What each keyword action means that is done to an object, or that an object does. CR 701. */
import type { Condition, Noun, Rule } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { removeFromCombat } from '../../events/removed-from-combat.ts';
import { editObject } from '../../vocabulary/door.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { objectLabel } from '../../vocabulary/object-labels.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { keywordActionEvent, putCountersEvent } from '../event-makers.ts';
import { castForMadness, castForMiracle, castSuspended, warpAway } from '../keyword-actions/cast-from-exile.ts';
import { connive } from '../keyword-actions/connive.ts';
import { explore } from '../keyword-actions/explore.ts';
import { pair } from '../keyword-actions/pair.ts';
import { flip } from '../keyword-actions/flip.ts';
import { solve } from '../keyword-actions/solve.ts';
import { by } from './outcome.ts';
import { addEffect } from './durations.ts';
import type { Deed } from './doing.ts';
import { CARD_ACTIONS } from './keyword-actions-of-cards.ts';
import { changeDoor } from '../rooms.ts';
import type { Characteristics } from '../../vocabulary/characteristics.ts';

/** For effects that say whom they affect by themselves. */
const ANY_PERMANENT: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } },
};

const HAS_MENACE: Rule = {
  kind: 'changes',
  action: {
    kind: 'gain',
    verb: 'have',
    object: { kind: 'self' },
    abilities: [{ kind: 'keyword', keyword: 'menace' }],
  },
};
const IS_SUSPECTED = {
  kind: 'is',
  words: 'adjective',
  filter: {
    kind: 'filter',
    adjectives: [{ kind: 'statusWord', status: 'suspected' }],
    noun: { kind: 'words', words: [] },
  },
} as const;
/** What a detained permanent can't do. CR 701.29a. */
const DETAINED: readonly Rule[] = (['attack', 'block', 'activate'] as const).map((kind) => ({
  kind: 'cant',
  action: { kind, object: ANY_PERMANENT },
}));

/** By name. */
export const BY_OBJECTS: Readonly<Record<string, Deed>> = {
  explore: ({ game, object, player, context }) => {
    explore(game, object, player, context.source);
  },
  connive: ({ game, object, player, amount, context }) => {
    connive(game, object, player, amount, context.source);
  },
  // CR 701.31a: once; it gets the counters and becomes monstrous.
  monstrosity: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Monstrous) !== 0) return false;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '701.31a'))]);
    const monstrous = editObject(game, object);
    monstrous.status |= StatusBit.Monstrous;
    // CR 701.31c: its other abilities know the X.
    monstrous.memory = { ...monstrous.memory, marks: { ...monstrous.memory.marks, monstrosity: amount } };
    becomes(game, 'monstrous', player, object, amount, context);
  },
  // CR 702.112a: once; it gets the counters and becomes renowned.
  renown: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Renowned) !== 0) return false;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '702.112a'))]);
    editObject(game, object).status |= StatusBit.Renowned;
    becomes(game, 'renowned', player, object, amount, context);
  },
  // CR 701.60d.
  'stop being suspected': ({ game, object }) => {
    editObject(game, object).status &= ~StatusBit.Suspected;
  },
  // CR 702.171a of today: saddled until the end of the turn.
  saddle: ({ game, object, player, context }) => {
    const before = (game.objects[object] as GameObject).status;
    editObject(game, object).status |= StatusBit.Saddled;
    if ((before & StatusBit.Saddled) === 0) becomes(game, 'saddled', player, object, 1, context);
  },
  // CR 702.165a: the abilities printed after "backup" go to another creature for the turn.
  'lend abilities': ({ game, object, context }) => {
    if (object === context.source) return false;
    const lender = game.objects[context.source] as GameObject;
    const { abilities } = (lender.record.faces[lender.face] as Characteristics).face;
    const at = abilities.findIndex((ability) => ability.kind === 'keyword' && ability.keyword === 'backup');
    const lent = abilities.slice(at + 1);
    addEffect(
      game,
      { kind: 'changes', action: { kind: 'gain', verb: 'gain', object: { kind: 'self' }, abilities: lent } },
      context,
      { kind: 'untilEndOfTurn' },
      [object as number as Entity],
      null,
    );
  },
  // CR 701.39a.
  exert: ({ game, object }) => {
    editObject(game, object).status |= StatusBit.SkipsNextUntap;
  },
  // CR 506.4.
  'remove from combat': ({ game, object }) => {
    removeFromCombat(game, object);
  },
  // CR 708.2a-b.
  'turn face down': ({ game, object, context }) => {
    return perform(game, [{ kind: 'turnFaceDown', object, ...by(context, '708.2a') }]).length > 0;
  },
  // CR 702.95a, 702.95c.
  pair: ({ game, object, context }) => pair(game, context.source, object, context.controller),
  abandon: () => {}, // CR 701.26b
  'cast suspended': ({ game, object, player }) => {
    castSuspended(game, object, player);
  },
  'cast for madness': ({ game, object, player }) => {
    castForMadness(game, object, player);
  },
  'cast for miracle': ({ game, object, player }) => {
    castForMiracle(game, object, player);
  },
  'warp away': ({ game, object, player }) => {
    warpAway(game, object, player);
  },
  adapt: ({ game, object, amount, player, context }) => {
    // CR 701.43a: only without +1/+1 counters.
    if (((game.objects[object] as GameObject).counters['+1/+1'] ?? 0) > 0) return false;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '701.43a'))]);
  },
  // CR 701.58c: suspected: menace, and it can't block (block-rules.ts), for as long as it is.
  suspect: ({ game, object, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Suspected) !== 0) return false;
    editObject(game, object).status |= StatusBit.Suspected;
    const subject: Noun = { kind: 'reference', to: objectLabel(object), words: 'it' };
    const condition: Condition = { ...IS_SUSPECTED, subject };
    addEffect(game, HAS_MENACE, context, { kind: 'forAsLongAs', condition }, [objectEntity(object)], null);
    becomes(game, 'suspected', player, object, 1, context);
  },
  // CR 701.29a: until the player's next turn it neither attacks nor blocks, and its abilities aren't activated.
  detain: ({ game, object, context }) => {
    for (const rule of DETAINED)
      addEffect(game, rule, context, { kind: 'untilYourNextTurn' }, [objectEntity(object)], null);
  },
  // CR 710.2.
  flip: ({ game, object }) => flip(game, object),
  // CR 709.5f-g of today.
  'unlock a door': ({ game, object, context }) => changeDoor(game, object, context.controller, false),
  'lock or unlock a door': ({ game, object, context }) => changeDoor(game, object, context.controller, true),
  ...CARD_ACTIONS,
  // CR 719.3a.
  solve: ({ game, object }) => solve(game, object),
  // CR 716.2a: a Class becomes that level.
  'become level': ({ game, object, amount }) => {
    const writable = editObject(game, object);
    writable.memory = { ...writable.memory, marks: { ...writable.memory.marks, level: amount } };
  },
};

/** Tells that a permanent has got a designation: "when this creature becomes monstrous". */
function becomes(
  game: Game,
  designation: string,
  player: PlayerId,
  object: ObjectId,
  amount: number,
  context: Context,
): void {
  perform(game, [keywordActionEvent(`become ${designation}`, player, object, amount, by(context, '701.1'))]);
}
