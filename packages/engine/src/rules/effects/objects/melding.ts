/** "meld them into ...". CR 701.37. */
import { NO_OBJECT } from '../../../vocabulary/ids.ts';
import { meld } from '../../keyword-actions/meld.ts';
import { resolveObjects } from '../choices/choosing.ts';
import { done, type Handlers, nothing } from '../outcome.ts';

/** The handler of the action. */
export const meldingEffects: Handlers<'meld'> = {
  meld: (game, action, context) => {
    const player = context.controller;
    const choosing = { player, purpose: 'put', rule: '701.37a' } as const;
    const { objects, context: now } = resolveObjects(game, action.object, context, choosing);
    const melded = meld(game, player, objects, action, now.source);
    return melded === NO_OBJECT ? nothing(now) : done(now);
  },
};
