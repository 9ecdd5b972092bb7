/** Create: tokens. CR 701.6. */
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { enterBlocking } from '../combat-phase/blocking-by-effects.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { withOwn } from '../effects/each-actor.ts';
import { type ActionOf, doneTo } from '../effects/outcome.ts';
import { createdBy, creations } from '../effects/objects/tokens.ts';
import type { Verb } from './verb.ts';

/** All tokens enter together, those of replacement effects too. CR 101.4, 608.2e. */
const creating: AtOnce<ActionOf<'create'>> = {
  plan: (game, action, context) => creations(game, action, context),
  came: (game, action, { context: now }, happened) => {
    const created = createdBy(happened);
    enterBlocking(game, action.entering, created, now);
    return doneTo(
      withOwn(now, action.label, ownersOf(game, created), (player) => ofOwner(game, created, player)),
      created,
    );
  },
};

/** Who creates a token owns it. CR 111.2. */
function ownersOf(game: Game, created: readonly Entity[]): readonly PlayerId[] {
  return [...new Set(created.flatMap((token) => game.objects[token]?.owner ?? []))];
}

function ofOwner(game: Game, created: readonly Entity[], player: PlayerId): readonly Entity[] {
  return created.filter((token) => game.objects[token]?.owner === player);
}

/** Create. CR 701.6a. */
export const createVerb: Verb<'create'> = {
  kind: 'create',
  cr: '701.6a',
  says: null, // The tokens are named where they are told of: events/log-lines.ts.
  helps: true,
  does: atOnce(creating),
  atOnce: creating,
};
