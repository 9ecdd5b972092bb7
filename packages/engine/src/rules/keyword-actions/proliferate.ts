/** Proliferate. CR 701.27. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { areOnOneTeam } from '../../questions/players/teams.ts';
import { chooseEntities, reason } from '../resolving/choices.ts';
import { putCountersEvent } from '../event-makers.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { isPhasedIn } from '../../questions/objects/permanents-of.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';

/** The player chooses permanents and players with counters, and each gets one more of each kind there. CR 701.27a. */
function proliferate(game: Game, player: PlayerId, source: ObjectId): readonly Entity[] {
  const from: Entity[] = [];
  for (const id of game.battlefield)
    if (isPhasedIn(game, id) && Object.keys((game.objects[id] as GameObject).counters).length > 0)
      from.push(objectEntity(id));
  for (const other of game.players)
    if (!other.lost && Object.keys(other.counters).some(isCounter)) from.push(playerEntity(other.id));
  const chosen = chooseEntities(
    game,
    player,
    reason('Choose what to proliferate', source, '701.27a'),
    from,
    0,
    from.length,
    'counters',
  );
  const events: GameEvent[] = [];
  const poisoned = game.rules.teams.sharedLife ? onePoisonedOfEachTeam(game, player, source, chosen) : null;
  for (const entity of chosen) {
    const { counters } = isPlayerEntity(entity)
      ? (game.players[entityPlayer(entity)] as Player)
      : (game.objects[entity] as GameObject);
    for (const kind of Object.keys(counters).filter(isCounter))
      if (kind !== 'poison' || poisoned === null || poisoned.includes(entity))
        events.push(putCountersEvent(entity, kind, 1, player, { cause: source, rule: '701.27a' }));
  }
  perform(game, events);
  return chosen;
}

/** Of the chosen players of each team, the one who gets the poison counter. CR 701.27b. */
function onePoisonedOfEachTeam(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  chosen: readonly Entity[],
): readonly Entity[] {
  const players = chosen.filter(isPlayerEntity);
  const found: Entity[] = [];
  for (const entity of players) {
    const mates = players.filter((other) => areOnOneTeam(game, entityPlayer(entity), entityPlayer(other)));
    if (mates.some((mate) => found.includes(mate))) continue;
    const why = reason('Choose the player who gets the poison counter', source, '701.27b');
    found.push(...chooseEntities(game, player, why, mates, 1, 1, 'counters'));
  }
  return found;
}

/** A player's speed is kept with the counters, and is none. */
function isCounter(kind: string): boolean {
  return kind !== 'speed';
}

/** Proliferate. CR 701.27. */
export const proliferateAction: KeywordAction = {
  kind: 'proliferate',
  cr: '701.27a',
  does: ({ game, player, context }) => ({ made: proliferate(game, player, context.source) }),
  says: '{player} proliferates',
  helps: true,
};
