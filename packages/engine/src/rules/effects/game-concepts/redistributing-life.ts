/** "Redistribute any number of players' life totals": each of them gets one life total back. CR 119.5, 810.9f. */
import { perform } from '../../../events/perform.ts';
import { askChoose, askOrder, reason } from '../../../questions/ask.ts';
import { membersOfTeam, onePerTeam } from '../../../questions/players/teams.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { entityPlayer, NO_OBJECT, type ObjectId, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { resolvePlayers } from '../choices/choosing.ts';
import { by, doneToPlayers, type Handler, nothing } from '../outcome.ts';

/** The player chooses players, and who gets which of their life totals; all change at once. */
export const redistribute: Handler<'redistributeLife'> = (game, action, context) => {
  const { players: actors, context: now } = resolvePlayers(game, action.actor, context);
  const actor = actors[0] as PlayerId;
  const affected = choosePlayers(game, actor, now.source);
  if (affected.length < 2) return nothing(now);
  const totals = affected.map((player) => game.players[player] as Player).map(({ name, life }) => ({ name, life }));
  const why = reason(
    `Give these life totals to ${totals.map(({ name }) => name).join(', ')}, in order`,
    now.source,
    '119.5',
  );
  const items = totals.map(({ name, life }) => ({ object: NO_OBJECT, text: `${life} (of ${name})` }));
  const order = askOrder(game, actor, why, items, 'other');
  const events = affected.map(
    (player, i): GameEvent => ({
      kind: 'setLife',
      player,
      amount: (totals[order[i] as number] as (typeof totals)[number]).life,
      ...by(now, '119.5'),
    }),
  );
  perform(game, events);
  return doneToPlayers(now, affected);
};

/** Any number of players; of a team that shares its life no more than one. CR 810.9f. */
function choosePlayers(game: Game, actor: PlayerId, source: ObjectId): readonly PlayerId[] {
  const inGame = game.players.filter(({ lost }) => !lost).map(({ id }) => id);
  const why = reason('Choose the players whose life totals you redistribute', source, '608.2d');
  if (!game.rules.teams.sharedLife)
    return askChoose(game, actor, why, inGame.map(playerEntity), 0, inGame.length, 'choose').map(entityPlayer);
  const chosen: PlayerId[] = [];
  for (const first of onePerTeam(game, inGame)) {
    const members = membersOfTeam(game, first).filter((player) => inGame.includes(player));
    const teamWhy = reason('Choose up to one player of this team to redistribute its life total', source, '810.9f');
    chosen.push(...askChoose(game, actor, teamWhy, members.map(playerEntity), 0, 1, 'choose').map(entityPlayer));
  }
  return chosen;
}
