/** Keyword actions that put +1/+1 counters on a creature: monstrosity, bolster, support, adapt. CR 701.31, 701.33, 701.35, 701.43. */
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { creaturesOf } from '../../questions/objects/permanents-of.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { putCountersEvent } from '../event-makers.ts';
import { by } from '../effects/outcome.ts';
import { becomes } from './happenings.ts';
import { type Doing, type Done, type KeywordAction, NOTHING_DONE } from './keyword-action.ts';
import { mark, setStatus } from '../../vocabulary/objects/object-notes.ts';

/** Monstrosity: once; it gets the counters and becomes monstrous. CR 701.31a. */
export const monstrosityAction: KeywordAction = {
  kind: 'monstrosity',
  cr: '701.31a',
  possible: ({ game, object }) => !isMonstrous(game.objects[object] as GameObject),
  does: ({ game, object, amount, player, context }) => {
    if (isMonstrous(game.objects[object] as GameObject)) return NOTHING_DONE;
    perform(game, [putCountersEvent(objectEntity(object), '+1/+1', amount, player, by(context, '701.31a'))]);
    setStatus(game, object, StatusBit.Monstrous, true);
    mark(game, object, { monstrosity: amount }); // CR 701.31c: its other abilities know the X.
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

/** Support has targets: lower/src/passes/keywords-and-layouts/support-written-out.ts writes it out. CR 701.35a. */
export const supportAction: KeywordAction = {
  kind: 'support',
  cr: '701.35a',
  says: null,
  helps: true,
};

/** Adapt: only without +1/+1 counters. CR 701.43a. */
export const adaptAction: KeywordAction = {
  kind: 'adapt',
  cr: '701.43a',
  does: ({ game, object, amount, player, context, without }) => {
    if (without !== '+1/+1' && ((game.objects[object] as GameObject).counters['+1/+1'] ?? 0) > 0) return NOTHING_DONE;
    perform(game, [putCountersEvent(objectEntity(object), '+1/+1', amount, player, by(context, '701.43a'))]);
  },
  says: '{object} adapts {amount}',
  helps: true,
};
