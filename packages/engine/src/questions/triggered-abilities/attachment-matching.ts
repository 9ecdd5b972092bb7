/** Whether something is attached, or becomes unattached, as a text says. CR 701.3, 603.10c. */
import type { Action } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, objectEntity } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { fitsRole, match, type Match } from './roles.ts';

type Attachment = Extract<GameEvent, { kind: 'attach' | 'unattach' | 'zoneChange' }>;

/** "becomes attached to", "becomes unattached from": that also by being attached elsewhere, and by leaving. CR 701.3d, 603.10c. */
export function matchAttachment(game: Game, action: Action, event: Attachment, context: Context, into: Match[]): void {
  const object = objectEntity(event.object);
  if (action.kind === 'becomeUnattached') {
    const from = comesOff(game, event);
    if (from === NO_ENTITY || (event.kind === 'attach' && from === event.to)) return;
    if (fitsRole(game, action.object, object, context) && fitsRole(game, action.by, from, context))
      into.push(match({ object: [object], whom: [from] }));
  } else if (event.kind === 'attach' && (action.kind === 'becomeAttached' || action.kind === 'attach')) {
    const to = action.kind === 'attach' ? action.to : action.by;
    if (fitsRole(game, action.object, object, context) && fitsRole(game, to, event.to, context))
      into.push(match({ object: [object], whom: [event.to] }));
  }
}

/** What it was attached to until now. */
function comesOff(game: Game, event: Attachment): typeof NO_ENTITY {
  if (event.kind !== 'zoneChange') return event.from ?? NO_ENTITY;
  return event.from === Zone.Battlefield ? (game.objects[event.object]?.attachedTo ?? NO_ENTITY) : NO_ENTITY;
}
