/** Whether a sticker that is put is the one an ability looks for: "whenever you put a name sticker on a creature". CR 123.3. */
import type { Action } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import { stickerOf } from '../../vocabulary/objects/stickers.ts';
import { fitsRole, match, type Match } from './roles.ts';

/** Pushes a match when the sticker fits. */
export function matchSticker(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'putSticker' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind !== 'putSticker') return;
  const { kind } = stickerOf(game, { owner: event.player, index: event.sticker });
  if (action.sticker !== null && action.sticker !== kind) return;
  const [player, object] = [playerEntity(event.player), objectEntity(event.object)];
  if (!fitsRole(game, action.actor, player, context) || !fitsRole(game, action.on, object, context)) return;
  into.push(match({ object: [object], player, amount: 1, other: [object] }));
}
