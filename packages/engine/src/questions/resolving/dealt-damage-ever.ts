/** "As long as ~ hasn't dealt damage yet": whether an object has ever dealt damage, as long as it is the same object. CR 400.7. */
import type { Condition } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { find } from '../objects/nouns.ts';
import { mark } from '../../vocabulary/objects/object-notes.ts';

type Ever = Extract<Condition, { kind: 'happenedEver' }>;

const DEALT = 'dealt damage';

/** Notes that the source has dealt damage, where a card of the game asks. */
export function noteDealer(game: Game, { source, amount }: Extract<GameEvent, { kind: 'damage' }>): void {
  const object = game.objects[source];
  if (amount <= 0 || object?.zone !== Zone.Battlefield || !mentions(game, 'happenedEver')) return;
  if (object.memory.marks?.[DEALT] === 1) return;
  mark(game, source, { [DEALT]: 1 });
}

/** Whether it has happened since the object is there. */
export function happenedEver(game: Game, { event, not }: Ever, context: Context): boolean {
  if (event.kind !== 'dealDamage' || event.actor === undefined) return false;
  const happened = find(game, event.actor, context).some(
    (entity) => !isPlayerEntity(entity) && game.objects[entity]?.memory.marks?.[DEALT] === 1,
  );
  return happened !== (not === true);
}
