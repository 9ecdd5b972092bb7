/** Cards that rules in force show: played with revealed, or that a player may look at any time. CR 401.5, 402.3, 406.3, 708.5. */
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { rulesInForce } from '../in-force.ts';
import { find, findPlayers } from '../reading.ts';

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
      else if (library.length > 0) shown.push(...seenTop(game, player));
    }
  }
  if (viewer === null) return shown;
  for (const { rule, context } of rulesInForce(game, 'may'))
    if (rule.action.kind === 'look' && findPlayers(game, rule.action.actor ?? YOU, context).includes(viewer))
      for (const entity of find(game, rule.action.object, context))
        if (!isPlayerEntity(entity) && !isNewTop(game, entity as number as ObjectId))
          shown.push(entity as number as ObjectId);
  return shown;
}

/** By seat, the top card of the library that is revealed now by an effect; NO_OBJECT where none is. CR 401.5. */
export function revealedTops(game: Game): readonly ObjectId[] {
  const tops: ObjectId[] = game.players.map(() => NO_OBJECT);
  for (const { rule, context } of rulesInForce(game, 'revealed'))
    if (rule.action.kind === 'playWithRevealed' && rule.action.what !== 'hand')
      for (const player of findPlayers(game, rule.action.actor ?? YOU, context))
        tops[player] = seenTop(game, player)[0] ?? NO_OBJECT;
  return tops;
}

/** The top card, unless it has come there while a spell is being cast or an ability activated. CR 401.5. */
function seenTop(game: Game, player: PlayerId): readonly ObjectId[] {
  const top = game.players[player]?.library.at(-1);
  return top === undefined || isNewTop(game, top) ? [] : [top];
}

function isNewTop(game: Game, card: ObjectId): boolean {
  if (game.announced === null) return false;
  const object = game.objects[card];
  return object?.zone === Zone.Library && game.announced.tops[object.owner] !== card;
}
