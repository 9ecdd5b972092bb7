/** Flipping coins. CR 705. */
import { carryOut } from '../../events/deeds.ts';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { lostFlipsLabel } from '../../questions/players/flips.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { rollFor } from '../../vocabulary/random.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { by, soMany } from '../effects/outcome.ts';
import { bind } from '../resolving/bindings.ts';
import type { Verb } from './verb.ts';

/** NOT-CR: nobody wins more flips in a row than this. */
const MOST_FLIPS = 200;

/** Flip a coin, or several, each by itself. CR 705.1. */
export const flipCoinVerb: Verb<'flipCoin'> = {
  kind: 'flipCoin',
  cr: '705.1',
  outcome: true,
  says: (event) => {
    if (event.kind !== 'flipCoin') return null;
    if (event.uncalled === true) return `{player} flips a coin: ${event.won ? 'heads' : 'tails'}`;
    return `{player} flips a coin and ${event.won ? 'wins' : 'loses'} the flip`;
  },
  helps: null,
  does: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const count = action.count === undefined ? 1 : evaluate(game, action.count, now);
    const most = action.until === 'lost' ? MOST_FLIPS : count;
    let won = 0;
    let lost = 0;
    for (const player of players)
      for (let i = 0; i < (action.ignore === undefined ? most : 1); i++) {
        const coins = action.ignore === undefined ? { amount: 1 } : { amount: count, ignored: [action.ignore] };
        const flips = flip(game, player, now, coins, action.uncalled === true ? { uncalled: true } : {});
        won += flips.won;
        lost += flips.lost;
        if (action.until === 'lost' && flips.won === 0) break;
      }
    const told = action.label === undefined ? now : bind(now, lostFlipsLabel(action.label), [], lost);
    return soMany(told, players.map(playerEntity), won);
  },
};

/** How many flips were won and lost: of the one coin, or of what is flipped instead. CR 705.2. */
function flip(
  game: Game,
  player: PlayerId,
  context: Context,
  coins: Pick<Deed, 'amount' | 'ignored'>,
  called: { readonly uncalled?: true },
): { won: number; lost: number } {
  const cause = by(context, '705.2');
  let won = 0;
  let lost = 0;
  carryOut(game, { kind: 'deed', action: 'flipCoin', player, object: NO_OBJECT, ...coins, ...cause }, (deed) => {
    const flips = Array.from({ length: deed.amount }, () => rollFor(game, deed.player, 2) === 2);
    for (const heads of withoutIgnored(game, deed, flips, context)) {
      perform(game, [{ kind: 'flipCoin', player: deed.player, won: heads, ...called, ...cause }]);
      if (heads) won++;
      else lost++;
    }
    return null;
  });
  return { won, lost };
}

/** The flips without those that the player ignores: they never happened. CR 614.6. */
function withoutIgnored(
  game: Game,
  { player, ignored = [] }: Deed,
  flips: readonly boolean[],
  context: Context,
): readonly boolean[] {
  const kept = flips.length - ignored.length;
  const won = flips.filter((heads) => heads).length;
  const least = Math.max(0, kept - (flips.length - won));
  const most = Math.min(kept, won);
  if (ignored.length === 0) return flips;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  const why = reason('How many of the flips that you keep are won, or heads?', context.source, '614.6');
  const left = most > least ? (numbers[askOption(game, player, why, numbers.map(String))] as number) : most;
  return Array.from({ length: kept }, (_, i) => i < left);
}
