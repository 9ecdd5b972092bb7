/** Keyword actions that put +1/+1 counters on a creature: monstrosity, bolster, support, adapt. CR 701.31, 701.33, 701.35, 701.43. */
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { creaturesOf } from '../../questions/permanents-of.ts';
import { editObject } from '../../vocabulary/door.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { chooseObjects, reason } from '../choices.ts';
import { putCountersEvent } from '../event-makers.ts';
import { by } from '../effects/outcome.ts';
import { becomes } from './happenings.ts';
import { type Doing, type Done, type KeywordAction, NOTHING_DONE } from './keyword-action.ts';

/** Monstrosity: once; it gets the counters and becomes monstrous. CR 701.31a. */
export const monstrosityAction: KeywordAction = {
  kind: 'monstrosity',
  cr: '701.31a',
  roles: { by: 'permanent', amount: true },
  possible: ({ game, object }) => !isMonstrous(game.objects[object] as GameObject),
  does: ({ game, object, amount, player, context }) => {
    if (isMonstrous(game.objects[object] as GameObject)) return NOTHING_DONE;
    perform(game, [putCountersEvent(objectEntity(object), '+1/+1', amount, player, by(context, '701.31a'))]);
    const monstrous = editObject(game, object);
    monstrous.status |= StatusBit.Monstrous;
    // CR 701.31c: its other abilities know the X.
    monstrous.memory = { ...monstrous.memory, marks: { ...monstrous.memory.marks, monstrosity: amount } };
    becomes(game, 'monstrous', player, object, amount, by(context, '701.31a'));
  },
  says: null,
  helps: true,
};

function isMonstrous({ status }: GameObject): boolean {
  return (status & StatusBit.Monstrous) !== 0;
}

/** Bolster: a creature with the least toughness among those the player controls. CR 701.33a. */
export const bolsterAction: KeywordAction = {
  kind: 'bolster',
  cr: '701.33a',
  roles: { by: 'player', amount: true },
  does: bolster,
  says: '{player} bolsters {amount}',
  helps: true,
};

function bolster({ game, player, amount, context }: Doing): Done {
  const own = creaturesOf(game, player);
  const least = Math.min(...own.map((id) => characteristics(game, id).toughness));
  const weakest = own.filter((id) => characteristics(game, id).toughness === least);
  const why = reason('Choose a creature to bolster', context.source, '701.33a');
  const made = chooseObjects(game, player, why, weakest, 1, 1, 'counters', { helps: true }).map(objectEntity);
  perform(
    game,
    made.map((creature) => putCountersEvent(creature, '+1/+1', amount, player, by(context, '701.33a'))),
  );
  return { made };
}

/** Support has targets: vocabulary/support.ts writes it out. CR 701.35a. */
export const supportAction: KeywordAction = {
  kind: 'support',
  cr: '701.35a',
  roles: { by: 'player', amount: true },
  says: null,
  helps: true,
};

/** Adapt: only without +1/+1 counters. CR 701.43a. */
export const adaptAction: KeywordAction = {
  kind: 'adapt',
  cr: '701.43a',
  roles: { by: 'permanent', amount: true },
  does: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).counters['+1/+1'] ?? 0) > 0) return NOTHING_DONE;
    perform(game, [putCountersEvent(objectEntity(object), '+1/+1', amount, player, by(context, '701.43a'))]);
  },
  says: '{object} adapts {amount}',
  helps: true,
};
