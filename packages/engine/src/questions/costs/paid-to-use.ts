/** "Players can't pay life to cast spells or activate abilities": what something is paid for, where a rule asks. CR 101.2, 601.2h, 602.2b. */
import type { Context, Use } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isForbidden } from '../forbidden-acts.ts';

/** The frame in which costs are paid to cast a spell or to activate an ability. */
export function payingToUse(game: Game, context: Context, use: Use): Context {
  return mentions(game, 'spells and abilities') ? { ...context, use } : context;
}

/** The frame in which the costs were paid, as it goes on afterwards. */
export function havingPaid(context: Context): Context {
  if (context.use === undefined) return context;
  const { use: _use, ...after } = context;
  return after;
}

/** What activating the ability is. CR 605.1. */
export function useOf({ isManaAbility }: AbilityRecord): Use {
  return isManaAbility ? 'mana ability' : 'ability';
}

/** How much life the player may pay for Phyrexian symbols in the cost of a spell or ability. CR 107.4f, 119.4. */
export function lifeToUse(game: Game, player: PlayerId, use: Use): number {
  const { life } = game.players[player] as Player;
  if (!mentions(game, 'spells and abilities')) return life;
  return isForbidden(game, { kind: 'loseLife', player, use }) === null ? life : 0;
}
