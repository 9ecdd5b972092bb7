/** Cards that rules in force show: played with revealed, or that a player may look at any time. CR 401.5, 402.3, 406.3, 708.5. */
import type { Game } from '../vocabulary/game.ts';
import { isPlayerEntity, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { rulesInForce } from './in-force.ts';
import { find, findPlayers } from './reading.ts';

const YOU = { kind: 'you' } as const;

/** The hidden cards that the viewer (null: a spectator) sees because of what cards say. */
export function cardsShownByRules(game: Game, viewer: PlayerId | null): readonly ObjectId[] {
  const shown: ObjectId[] = [];
  // CR 401.5: played with revealed, everyone sees them.
  for (const { rule, context } of rulesInForce(game, 'revealed')) {
    if (rule.action.kind !== 'playWithRevealed') continue;
    for (const player of findPlayers(game, rule.action.actor ?? YOU, context)) {
      const { library, hand } = game.players[player] as Game['players'][number];
      if (rule.action.what === 'hand') shown.push(...hand);
      else if (library.length > 0) shown.push(library[library.length - 1] as ObjectId);
    }
  }
  if (viewer === null) return shown;
  for (const { rule, context } of rulesInForce(game, 'may'))
    if (rule.action.kind === 'look' && findPlayers(game, rule.action.actor ?? YOU, context).includes(viewer))
      for (const entity of find(game, rule.action.object, context))
        if (!isPlayerEntity(entity)) shown.push(entity as number as ObjectId);
  return shown;
}
