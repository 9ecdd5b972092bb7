/** Who makes a player's decisions, and who sees what that player sees. CR 720. */
import type { Question } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** Who makes the player's choices and decisions now: usually the player. CR 720.5, 720.9. */
export function deciderFor(game: Game, player: PlayerId): PlayerId {
  let decider = player;
  // Whoever controls a controller decides for both of them.
  for (let i = 0; i < game.players.length; i++) {
    const by = controllerOf(game, decider);
    if (by === decider || by === player) return by;
    decider = by;
  }
  return decider;
}

/** CR 720.1a: of several effects, the one created last works. */
function controllerOf(game: Game, player: PlayerId): PlayerId {
  if (game.searching === player) {
    // CR 613.7: of several such abilities, the latest.
    const [latest] = rulesInForce(game, 'controlsSearching')
      .filter(({ rule, context }) => fitsRole(game, rule.player, playerEntity(player), context))
      .map(({ context }) => ({ by: context.controller, since: game.objects[context.source]?.timestamp ?? 0 }))
      .sort((one, other) => other.since - one.since);
    if (latest !== undefined) return latest.by;
  }
  for (let i = game.playerControl.length - 1; i >= 0; i--) {
    const effect = game.playerControl[i];
    if (effect === undefined || effect.controlled !== player) continue;
    if (effect.during === 'next turn' || effect.during === 'next combat') continue;
    return game.players[effect.by]?.lost === false ? effect.by : player;
  }
  return player;
}

/** The question, put to whoever decides for the player; `forPlayer` then says whose decision it is. CR 720.5. */
export function askedOf(game: Game, question: Question): Question {
  const player = deciderFor(game, question.player);
  if (player === question.player || showsOutside(game, question)) return question;
  return { ...question, player, forPlayer: question.player };
}

/** CR 720.4: cards outside the game are visible to their owner only, who must choose among them. */
function showsOutside(game: Game, question: Question): boolean {
  return (
    question.kind === 'chooseObjects' &&
    question.from.some((entity) => !isPlayerEntity(entity) && game.objects[entity]?.zone === Zone.Outside)
  );
}

/** The other players for whom the viewer decides now. CR 720.4. */
export function decidedBy(game: Game, viewer: PlayerId): readonly PlayerId[] {
  const found: PlayerId[] = [];
  for (const { id } of game.players) if (id !== viewer && deciderFor(game, id) === viewer) found.push(id);
  return found;
}
