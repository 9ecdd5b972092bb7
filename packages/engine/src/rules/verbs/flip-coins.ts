/** Flipping coins. CR 705. */
import { carryOut } from '../../events/deeds.ts';
import { perform } from '../../events/perform.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { rollFor } from '../../vocabulary/random.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { by, soMany } from '../effects/outcome.ts';
import { deedEvent } from '../event-makers.ts';
import type { Verb } from './verb.ts';

/** NOT-CR: nobody wins more flips in a row than this. */
const MOST_FLIPS = 200;

/** Flip a coin, or several, each by itself. CR 705.1. */
export const flipCoinVerb: Verb<'flipCoin'> = {
  kind: 'flipCoin',
  cr: '705.1',
  outcome: true,
  says: (event) => `{player} flips a coin and ${event.kind === 'flipCoin' && event.won ? 'wins' : 'loses'} the flip`,
  helps: null,
  does: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const count = action.count === undefined ? 1 : evaluate(game, action.count, now);
    const most = action.until === 'lost' ? MOST_FLIPS : count;
    let won = 0;
    for (const player of players)
      for (let i = 0; i < most; i++) {
        const heads = flip(game, player, now);
        won += heads;
        if (action.until === 'lost' && heads === 0) break;
      }
    return soMany(now, players.map(playerEntity), won);
  },
};

/** How many flips were won: of the one coin, or of what is flipped instead. CR 705.2. */
function flip(game: Game, player: PlayerId, context: Context): number {
  const cause = by(context, '705.2');
  let won = 0;
  carryOut(game, deedEvent('flipCoin', player, NO_OBJECT, 1, cause), (deed) => {
    for (let i = 0; i < deed.amount; i++) {
      const heads = rollFor(game, deed.player, 2) === 2;
      perform(game, [{ kind: 'flipCoin', player: deed.player, won: heads, ...cause }]);
      if (heads) won++;
    }
    return null;
  });
  return won;
}
