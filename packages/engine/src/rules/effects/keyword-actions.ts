/** Keyword actions that are an action of their own in the card language: one table, one meaning each. CR 701. */
import type { Action, KeywordAction, Value } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { removeFromCombat } from '../../events/removed-from-combat.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { find } from '../../questions/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import { editObject } from '../../vocabulary/door.ts';
import { TypeBit } from '../../vocabulary/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { wasDone } from '../bindings.ts';
import { chooseObjects, reason } from '../choices.ts';
import { keywordActionEvent, putCountersEvent } from '../event-makers.ts';
import { amass } from '../keyword-actions/amass.ts';
import { castForMadness, castForMiracle, castSuspended, warpAway } from '../keyword-actions/cast-from-exile.ts';
import { connive } from '../keyword-actions/connive.ts';
import { explore } from '../keyword-actions/explore.ts';
import { beginEpic } from '../keyword-actions/epic.ts';
import { auraSwap } from '../keyword-actions/aura-swap.ts';
import { clash } from '../keyword-actions/clash.ts';
import { castEncoded } from '../keyword-actions/encode.ts';
import { pair } from '../keyword-actions/pair.ts';
import { flip } from '../keyword-actions/flip.ts';
import { solve } from '../keyword-actions/solve.ts';
import { rollPlanarDie } from '../keyword-actions/planar-die.ts';
import { populate } from '../keyword-actions/populate.ts';
import { proliferate } from '../keyword-actions/proliferate.ts';
import { resolveObjects, resolvePlayers } from './choosing.ts';
import { asEntities, by, type Handlers, nothing, type Outcome, outcome } from './outcome.ts';
import { createPredefined } from './tokens.ts';
import { addEffect } from './durations.ts';
import type { Meaning } from './doing.ts';
import { ACTIONS_TO_CHOOSE } from './keyword-actions-to-choose.ts';
import { CARD_ACTIONS, CARD_ACTIONS_ELSEWHERE } from './keyword-actions-of-cards.ts';
import { discover } from '../keyword-actions/discover.ts';
import { incubate } from '../keyword-actions/incubate.ts';
import { learn } from '../keyword-actions/learn.ts';
import { manifest, manifestDread, topCards } from '../keyword-actions/manifest.ts';
import { theRingTempts } from '../keyword-actions/the-ring.ts';
import { radiate } from '../keyword-actions/radiate.ts';
import { fateseal } from '../keyword-actions/scry.ts';
import { timeTravel } from '../keyword-actions/time-travel.ts';
import { venture } from '../keyword-actions/venture.ts';
import { openAttraction, rollToVisit } from '../attractions.ts';
import { changeDoor } from '../rooms.ts';
import { setTopInMotion } from '../keyword-actions/set-in-motion.ts';
import { hideAway } from '../keyword-actions/hide-away.ts';

const NONE: readonly Entity[] = [];

const BY_PLAYERS: Readonly<Record<string, Meaning>> = {
  investigate: ({ game, player, amount, context }) => createPredefined(game, 'Clue', player, amount, false, context), // CR 701.36a
  // CR 701.24b: what follows is the variant's; the action is the event.
  planeswalk: () => NONE,
  'planeswalk by rolling': () => NONE, // CR 901.8
  'chaos ensues': () => NONE, // CR 311.7
  // CR 701.25c: one at a time.
  'set in motion': ({ game, player, amount, context }) => {
    for (let i = 0; i < amount; i++) setTopInMotion(game, player, context.source, '701.25b');
    return NONE;
  },
  'roll the planar die': ({ game, player, context }) => {
    rollPlanarDie(game, player, context.source);
    return NONE;
  },
  proliferate: ({ game, player, amount, context }) => {
    let chosen = NONE;
    for (let i = 0; i < amount; i++) chosen = proliferate(game, player, context.source);
    return chosen;
  },
  // CR 701.39a: a creature with the least toughness among those the player controls.
  bolster: ({ game, player, amount, context }) => {
    const own = game.battlefield.filter(
      (id) =>
        characteristics(game, id).controller === player && (characteristics(game, id).types & TypeBit.Creature) !== 0,
    );
    const least = Math.min(...own.map((id) => characteristics(game, id).toughness));
    const weakest = own.filter((id) => characteristics(game, id).toughness === least);
    const chosen = chooseObjects(
      game,
      player,
      reason('Choose a creature to bolster', context.source, '701.39a'),
      weakest,
      1,
      1,
      'counters',
      { helps: true },
    );
    perform(
      game,
      chosen.map((id) => putCountersEvent(id as number as Entity, '+1/+1', amount, player, by(context, '701.39a'))),
    );
    return chosen as readonly number[] as readonly Entity[];
  },
  ...ACTIONS_TO_CHOOSE,
  populate: ({ game, player, context }) => populate(game, player, context),
  manifest: ({ game, player, amount, action, context }) =>
    manifest(game, player, faceDownCards(game, player, action, amount, context), false, context.source),
  cloak: ({ game, player, amount, action, context }) =>
    manifest(game, player, faceDownCards(game, player, action, amount, context), true, context.source),
  'manifest dread': ({ game, player, context }) => manifestDread(game, player, context.source),
  fateseal: ({ game, player, amount, context }) => {
    fateseal(game, player, amount, context.source);
    return NONE;
  },
  'time travel': ({ game, player, context }) => timeTravel(game, player, context.source),
  discover: ({ game, player, amount, context }) => discover(game, player, amount, context.source),
  incubate: ({ game, player, amount, context }) => incubate(game, player, amount, context),
  'venture into the dungeon': ({ game, player, context }) => {
    venture(game, player, null, context.source);
    return NONE;
  },
  'venture into': ({ game, player, action, context }) => {
    venture(game, player, action.detail ?? '', context.source);
    return NONE;
  },
  'the ring tempts you': ({ game, player, context }) => {
    const bearer = theRingTempts(game, player, context.source);
    return bearer === NO_OBJECT ? NONE : [bearer as number as Entity];
  },
  radiate: ({ game, player }) => {
    radiate(game, player);
    return NONE;
  },
  // CR 701.48; the event is that of each Attraction opened.
  'open an Attraction': ({ game, player, amount, context }) => {
    const opened: Entity[] = [];
    for (let i = 0; i < amount; i++) {
      const id = openAttraction(game, player, context.source);
      if (id !== NO_OBJECT) opened.push(id as number as Entity);
    }
    return opened;
  },
  'roll to visit': ({ game, player, context }) => {
    rollToVisit(game, player, context.source);
    return NONE;
  },
  // CR 701.53c: instead of facing a villainous choice once; modes-now.ts.
  'face it again': () => NONE,
  // CR 702.159b: what is done follows; vocabulary/prizes.ts.
  'claim the prize': () => NONE,
  'hide away': ({ game, player, amount, context }) => {
    hideAway(game, player, amount, context.source);
    return NONE;
  },
  // CR 702.65a.
  'aura swap': ({ game, player, context }) => auraSwap(game, player, context.source),
  // CR 702.99a.
  'cast the encoded card': ({ game, player, context }) => castEncoded(game, context.source, player),
  // CR 702.50a.
  epic: ({ game, context }) => {
    beginEpic(game, context);
    return NONE;
  },
  learn: ({ game, player, context }) => {
    learn(game, player, context.source);
    return NONE;
  },
  amass: ({ game, player, amount, action, context }) => {
    const army = amass(game, player, amount, singular(action.detail ?? 'Zombies'), context);
    return army === null ? NONE : [army as number as Entity];
  },
};

/** "the top card of your library", or what else is named. CR 701.34c. */
function faceDownCards(
  game: Game,
  player: PlayerId,
  action: KeywordAction,
  amount: number,
  context: Context,
): readonly ObjectId[] {
  if (action.object === undefined) return topCards(game, player, amount);
  return resolveObjects(game, action.object, context, { player, purpose: 'put', rule: '701.34a' }).objects;
}

/** Keyword actions that a player takes by doing something to an object that they choose. */
const BY_CHOICE: Readonly<Record<string, Action>> = {
  // CR 702.110b: exploiting a creature is sacrificing it for an exploit ability.
  exploit: {
    kind: 'sacrifice',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
    },
  },
};

const BY_OBJECTS: Readonly<Record<string, Meaning>> = {
  explore: ({ game, object, amount, context }) => {
    for (let i = 0; i < amount; i++) explore(game, object, characteristics(game, object).controller, context.source);
    return [object as number as Entity];
  },
  connive: ({ game, object, amount, context }) => {
    connive(game, object, characteristics(game, object).controller, amount, context.source);
    return [object as number as Entity];
  },
  // CR 701.31a: once; it gets the counters and becomes monstrous.
  monstrosity: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Monstrous) !== 0) return NONE;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '701.31a'))]);
    const monstrous = editObject(game, object);
    monstrous.status |= StatusBit.Monstrous;
    // CR 701.31c: its other abilities know the X.
    monstrous.memory = { ...monstrous.memory, marks: { ...monstrous.memory.marks, monstrosity: amount } };
    becomes(game, 'monstrous', player, object, amount, context);
    return [object as number as Entity];
  },
  // CR 702.112a: once; it gets the counters and becomes renowned.
  renown: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Renowned) !== 0) return NONE;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '702.112a'))]);
    editObject(game, object).status |= StatusBit.Renowned;
    becomes(game, 'renowned', player, object, amount, context);
    return [object as number as Entity];
  },
  // CR 701.60d.
  'stop being suspected': ({ game, object }) => {
    editObject(game, object).status &= ~StatusBit.Suspected;
    return [object as number as Entity];
  },
  // CR 702.171a of today: saddled until the end of the turn.
  saddle: ({ game, object, player, context }) => {
    const before = (game.objects[object] as GameObject).status;
    editObject(game, object).status |= StatusBit.Saddled;
    if ((before & StatusBit.Saddled) === 0) becomes(game, 'saddled', player, object, 1, context);
    return [object as number as Entity];
  },
  // CR 702.165a: the abilities printed after "backup" go to another creature for the turn.
  'lend abilities': ({ game, object, context }) => {
    const lender = game.objects[context.source];
    if (lender === undefined || object === context.source) return NONE;
    const { abilities } = lender.record.faces[lender.face]?.face ?? { abilities: [] };
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
    return [object as number as Entity];
  },
  // CR 701.39a.
  exert: ({ game, object }) => {
    editObject(game, object).status |= StatusBit.SkipsNextUntap;
    return [object as number as Entity];
  },
  // CR 506.4.
  'remove from combat': ({ game, object }) => {
    removeFromCombat(game, object);
    return [object as number as Entity];
  },
  // CR 708.2a-b.
  'turn face down': ({ game, object, context }) => {
    const done = perform(game, [{ kind: 'turnFaceDown', object, ...by(context, '708.2a') }]);
    return done.length > 0 ? [object as number as Entity] : NONE;
  },
  // CR 702.95a, 702.95c.
  pair: ({ game, object, context }) => pair(game, context.source, object, context.controller),
  abandon: ({ object }) => [object as number as Entity], // CR 701.26b
  'cast suspended': ({ game, object, player }) => {
    castSuspended(game, object, player);
    return [object as number as Entity];
  },
  'cast for madness': ({ game, object, player }) => {
    castForMadness(game, object, player);
    return [object as number as Entity];
  },
  'cast for miracle': ({ game, object, player }) => {
    castForMiracle(game, object, player);
    return [object as number as Entity];
  },
  'warp away': ({ game, object, player }) => {
    warpAway(game, object, player);
    return [object as number as Entity];
  },
  adapt: ({ game, object, amount, player, context }) => {
    // CR 701.43a: only without +1/+1 counters.
    if (((game.objects[object] as GameObject).counters['+1/+1'] ?? 0) > 0) return NONE;
    perform(game, [putCountersEvent(object as number as Entity, '+1/+1', amount, player, by(context, '701.43a'))]);
    return [object as number as Entity];
  },
  // CR 701.56: suspected: menace, and it can't block.
  suspect: ({ game, object, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Suspected) !== 0) return NONE;
    editObject(game, object).status |= StatusBit.Suspected;
    const self = { kind: 'self' } as const;
    addEffect(
      game,
      {
        kind: 'changes',
        action: { kind: 'gain', verb: 'have', object: self, abilities: [{ kind: 'keyword', keyword: 'menace' }] },
      },
      context,
      undefined,
      [object as number as Entity],
      null,
    );
    addEffect(
      game,
      { kind: 'cant', action: { kind: 'block', object: self } },
      context,
      undefined,
      [object as number as Entity],
      null,
    );
    becomes(game, 'suspected', player, object, 1, context);
    return [object as number as Entity];
  },
  detain: ({ game, object, context }) => {
    // CR 701.29a.
    const self = { kind: 'self' } as const;
    const until = { kind: 'untilYourNextTurn' } as const;
    const affected = [object as number as Entity];
    addEffect(game, { kind: 'cant', action: { kind: 'attack', object: self } }, context, until, affected, null);
    addEffect(game, { kind: 'cant', action: { kind: 'block', object: self } }, context, until, affected, null);
    addEffect(game, { kind: 'cant', action: { kind: 'activate', object: self } }, context, until, affected, null);
    return affected;
  },
  // CR 710.2.
  flip: ({ game, object }) => (flip(game, object) ? [object as number as Entity] : NONE),
  // CR 709.5f-g of today.
  'unlock a door': ({ game, object, context }) =>
    changeDoor(game, object, context.controller, false) ? [object as number as Entity] : NONE,
  'lock or unlock a door': ({ game, object, context }) =>
    changeDoor(game, object, context.controller, true) ? [object as number as Entity] : NONE,
  ...CARD_ACTIONS,
  // CR 719.3a.
  solve: ({ game, object }) => (solve(game, object) ? [object as number as Entity] : NONE),
  // CR 716.2a: a Class becomes that level.
  'become level': ({ game, object, amount }) => {
    const writable = editObject(game, object);
    writable.memory = { ...writable.memory, marks: { ...writable.memory.marks, level: amount } };
    return [object as number as Entity];
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

/** Those that do something to an object that is not on the battlefield, or not any more. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'explore',
  'connive',
  'abandon',
  'cast suspended',
  'cast for madness',
  'cast for miracle',
  ...CARD_ACTIONS_ELSEWHERE,
]);

/** Those that may come to nothing though somebody took them. */
const NOT_ALWAYS_DONE: ReadonlySet<string> = new Set(Object.keys(ACTIONS_TO_CHOOSE));

/** Those that are told as events by what does them. */
const OWN_EVENTS: ReadonlySet<string> = new Set([
  'set in motion',
  'roll the planar die',
  'open an Attraction',
  'roll to visit',
]);

/** The keyword actions with a meaning; understands.ts lists the others as missing. */
export const KEYWORD_ACTIONS: readonly string[] = [
  'clash',
  'support',
  'earthbend',
  'end this effect', // a choice for later: special-effects.ts
  ...Object.keys(BY_PLAYERS),
  ...Object.keys(BY_CHOICE),
  ...Object.keys(BY_OBJECTS),
];

export const keywordActionEffects: Handlers<'keywordAction'> = {
  keywordAction: (game, action, context, during) => {
    if (action.times !== undefined) return severalTimes(game, action, action.times, context, during);
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const amount = action.amount === undefined ? 1 : Math.max(0, evaluate(game, action.amount, withActors));
    if (action.action === 'clash') return clashes(game, players, withActors);
    const byPlayer = BY_PLAYERS[action.action];
    const made: Entity[] = [];
    if (byPlayer !== undefined) {
      for (const player of players) {
        made.push(...byPlayer({ game, action, player, object: NO_OBJECT, amount, context: withActors }));
        if (OWN_EVENTS.has(action.action)) continue;
        perform(game, [keywordActionEvent(action.action, player, NO_OBJECT, amount, by(withActors, '701.1'))]);
      }
      return outcome(
        withActors,
        made.length > 0 ? made : players.map(playerEntity),
        amount,
        NOT_ALWAYS_DONE.has(action.action) ? made.length > 0 : players.length > 0,
      );
    }
    const byChoice = BY_CHOICE[action.action];
    if (byChoice !== undefined) {
      const after = game.rules.execute(game, { kind: 'do', action: byChoice }, withActors);
      const done = wasDone(after);
      if (done)
        perform(game, [keywordActionEvent(action.action, context.controller, context.source, 1, by(after, '701.1'))]);
      return outcome(after, NONE, amount, done);
    }
    const meaning = BY_OBJECTS[action.action];
    if (meaning === undefined) throw new Error(`the keyword action '${action.action}' has no meaning here`);
    const noun =
      action.object ??
      (action.actor !== undefined && action.actor.kind !== 'you' ? action.actor : { kind: 'self' as const });
    // What has left explores all the same: its card is where it went.
    const { left, ...all } = withActors;
    const chosen = resolveObjects(game, noun, ELSEWHERE.has(action.action) ? all : withActors, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.1',
    });
    const { objects } = chosen;
    const now = left === undefined ? chosen.context : { ...chosen.context, left };
    for (const object of objects) {
      const there = (game.objects[object] as GameObject).zone === Zone.Battlefield;
      if (!there && !ELSEWHERE.has(action.action)) continue;
      const { controller } = characteristics(game, object);
      made.push(...meaning({ game, action, player: controller, object, amount, context: now }));
      const to = action.to === undefined ? undefined : (find(game, action.to, now)[0] as ObjectId | undefined);
      perform(game, [keywordActionEvent(action.action, controller, object, amount, by(now, '701.1'), to)]);
    }
    return objects.length === 0 ? nothing(now) : outcome(now, asEntities(objects), amount, made.length > 0);
  },
};

/** Done is what was won; what is spoken of afterwards is the opponent. CR 701.23. */
function clashes(game: Game, players: readonly PlayerId[], context: Context): Outcome {
  const opponents: Entity[] = [];
  let won = false;
  for (const player of players) {
    const clashed = clash(game, player, context.source);
    if (clashed !== null) opponents.push(clashed.opponent);
    if (clashed?.won === true) won = true;
    perform(game, [keywordActionEvent('clash', player, NO_OBJECT, 1, by(context, '701.23a'))]);
  }
  return outcome(context, opponents, 1, won);
}

/** "Investigate three times": one after another. */
function severalTimes(
  game: Game,
  { times, ...once }: KeywordAction,
  said: Value,
  context: Context,
  during: Parameters<(typeof keywordActionEffects)['keywordAction']>[3],
): Outcome {
  let now = outcome(context, NONE, 0, false);
  const entities: Entity[] = [];
  const often = Math.max(0, evaluate(game, times ?? said, context));
  for (let i = 0; i < often && game.waiting !== 'over'; i++) {
    now = keywordActionEffects.keywordAction(game, once, now.context, during);
    entities.push(...now.entities);
  }
  return outcome(now.context, entities, entities.length, now.done);
}

/** "Zombies" is the subtype Zombie; "Orcs" Orc. CR 701.44a. */
function singular(subtypes: string): string {
  return subtypes.endsWith('s') ? subtypes.slice(0, -1) : subtypes;
}
