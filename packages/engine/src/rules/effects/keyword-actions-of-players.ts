/** What each keyword action means that players take, without an object they are told. CR 701. */
import type { KeywordAction } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { creaturesOf } from '../../questions/permanents-of.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { chooseObjects, reason } from '../choices.ts';
import { putCountersEvent } from '../event-makers.ts';
import { amass } from '../keyword-actions/amass.ts';
import { beginEpic } from '../keyword-actions/epic.ts';
import { auraSwap } from '../keyword-actions/aura-swap.ts';
import { castEncoded } from '../keyword-actions/encode.ts';
import { rollPlanarDie } from '../keyword-actions/planar-die.ts';
import { populate } from '../keyword-actions/populate.ts';
import { proliferate } from '../keyword-actions/proliferate.ts';
import { resolveObjects } from './choosing.ts';
import { by } from './outcome.ts';
import { createPredefined } from './tokens.ts';
import type { Meaning } from './doing.ts';
import { ACTIONS_TO_CHOOSE } from './keyword-actions-to-choose.ts';
import { discover } from '../keyword-actions/discover.ts';
import { incubate } from '../keyword-actions/incubate.ts';
import { learn } from '../keyword-actions/learn.ts';
import { manifest, manifestDread } from '../keyword-actions/manifest.ts';
import { theRingTempts } from '../keyword-actions/the-ring.ts';
import { radiate } from '../keyword-actions/radiate.ts';
import { fateseal, topCards } from '../keyword-actions/scry.ts';
import { timeTravel } from '../keyword-actions/time-travel.ts';
import { venture } from '../keyword-actions/venture.ts';
import { openAttraction, rollToVisit } from '../attractions.ts';
import { setTopInMotion } from '../keyword-actions/set-in-motion.ts';
import { hideAway } from '../keyword-actions/hide-away.ts';

/** By name. */
export const BY_PLAYERS: Readonly<Record<string, Meaning>> = {
  investigate: ({ game, player, context }) => createPredefined(game, 'Clue', player, 1, context), // CR 701.36a
  // CR 701.24b: what follows is the variant's; the action is the event.
  planeswalk: () => {},
  'planeswalk by rolling': () => {}, // CR 901.8
  'chaos ensues': () => {}, // CR 311.7
  // CR 701.25c: one at a time.
  'set in motion': ({ game, player, amount, context }) => {
    for (let i = 0; i < amount; i++) setTopInMotion(game, player, context.source, '701.25b');
  },
  'roll the planar die': ({ game, player, context }) => {
    rollPlanarDie(game, player, context.source);
  },
  proliferate: ({ game, player, context }) => proliferate(game, player, context.source),
  // CR 701.39a: a creature with the least toughness among those the player controls.
  bolster: ({ game, player, amount, context }) => {
    const own = creaturesOf(game, player);
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
  },
  'time travel': ({ game, player, context }) => timeTravel(game, player, context.source),
  discover: ({ game, player, amount, context }) => discover(game, player, amount, context.source),
  incubate: ({ game, player, amount, context }) => incubate(game, player, amount, context),
  'venture into the dungeon': ({ game, player, context }) => {
    venture(game, player, null, context.source);
  },
  'venture into': ({ game, player, action, context }) => {
    venture(game, player, action.detail ?? '', context.source);
  },
  'the ring tempts you': ({ game, player, context }) => {
    const bearer = theRingTempts(game, player, context.source);
    if (bearer !== NO_OBJECT) return [objectEntity(bearer)];
  },
  radiate: ({ game, player }) => {
    radiate(game, player);
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
  },
  // CR 701.53c: instead of facing a villainous choice once; modes-now.ts.
  'face it again': () => {},
  // CR 702.159b: what is done follows; vocabulary/prizes.ts.
  'claim the prize': () => {},
  'hide away': ({ game, player, amount, context }) => {
    hideAway(game, player, amount, context.source);
  },
  // CR 702.65a.
  'aura swap': ({ game, player, context }) => auraSwap(game, player, context.source),
  // CR 702.99a.
  'cast the encoded card': ({ game, player, context }) => castEncoded(game, context.source, player),
  // CR 702.50a.
  epic: ({ game, context }) => {
    beginEpic(game, context);
  },
  learn: ({ game, player, context }) => {
    learn(game, player, context.source);
  },
  amass: ({ game, player, amount, action, context }) => {
    const army = amass(game, player, amount, singular(action.detail ?? 'Zombies'), context);
    if (army !== null) return [objectEntity(army)];
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
  return resolveObjects(game, action.object, context, {
    player,
    purpose: 'put',
    rule: '701.34a',
    hidden: true,
  }).objects;
}

/** "Zombies" is the subtype Zombie; "Orcs" Orc. CR 701.44a. */
function singular(subtypes: string): string {
  return subtypes.endsWith('s') ? subtypes.slice(0, -1) : subtypes;
}
