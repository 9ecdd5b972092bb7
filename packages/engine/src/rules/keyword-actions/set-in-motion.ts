/** Setting schemes in motion, and abandoning them. CR 701.25, 701.26. */
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { topOf } from '../../questions/objects/supplementary-cards.ts';
import { perform } from '../../events/perform.ts';
import { deedEvent } from '../event-makers.ts';
import type { KeywordAction } from './keyword-action.ts';

/** The player moves the top card of their scheme deck off it and turns it face up. CR 701.25b, 904.9. */
export function setTopInMotion(game: Game, player: PlayerId, cause: ObjectId, rule: string): void {
  const scheme = topOf(game.supplementary?.schemes ?? NONE, player);
  if (scheme === NO_OBJECT) return; // CR 701.25a: nobody else has a scheme deck.
  setInMotion(game, scheme, player, cause, rule);
}
const NONE: readonly never[] = [];

/** A scheme is set in motion, though it may be face up already. CR 701.25b. */
export function setInMotion(game: Game, scheme: ObjectId, player: PlayerId, cause: ObjectId, rule: string): void {
  perform(game, [{ kind: 'turnFaceUp', object: scheme, cause, rule }]);
  perform(game, [deedEvent('set in motion', player, scheme, 1, { cause, rule })]);
}

/** Set in motion: one at a time. CR 701.25c. */
export const setInMotionAction: KeywordAction = {
  kind: 'set in motion',
  cr: '701.25b',
  possible: ({ game, player }) => topOf(game.supplementary?.schemes ?? NONE, player) !== NO_OBJECT,
  does: ({ game, player, amount, context }) => {
    for (let i = 0; i < amount; i++) setTopInMotion(game, player, context.source, '701.25b');
  },
  tellsItself: true,
  says: '{player} sets in motion {object}',
  helps: true,
};

/** Abandon: what follows is the variant's. CR 701.26b. */
export const abandonAction: KeywordAction = {
  kind: 'abandon',
  cr: '701.26b',
  does: () => {},
  says: '{player} abandons {object}',
  helps: false,
};
