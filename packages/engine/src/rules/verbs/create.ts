/** Create: tokens. CR 701.6. */
import { enterBlocking } from '../combat-phase/blocking-by-effects.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { type ActionOf, doneTo } from '../effects/outcome.ts';
import { createdBy, creations } from '../effects/objects/tokens.ts';
import type { Verb } from './verb.ts';

/** All tokens enter together, those of replacement effects too. CR 101.4, 608.2e. */
const creating: AtOnce<ActionOf<'create'>> = {
  plan: (game, action, context) => creations(game, action, context),
  came: (game, action, { context: now }, happened) => {
    const created = createdBy(happened);
    enterBlocking(game, action.entering, created, now);
    return doneTo(now, created);
  },
};

/** Create. CR 701.6a. */
export const createVerb: Verb<'create'> = {
  kind: 'create',
  cr: '701.6a',
  says: null, // The tokens are named where they are told of: events/log-lines.ts.
  helps: true,
  does: atOnce(creating),
  atOnce: creating,
};
