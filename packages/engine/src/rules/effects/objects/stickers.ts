/** Stickers in the words of spells and abilities: put, or moved. CR 123.3. */
import { evaluate } from '../../../questions/values.ts';
import { asEntities, by, type Handlers, NO_ENTITIES, nothing, outcome, soMany } from '../outcome.ts';
import { bind } from '../../resolving/bindings.ts';
import { STICKER_LABEL } from '../../../vocabulary/objects/stickers.ts';
import type { Entity } from '../../../vocabulary/ids.ts';
import { mayBeStickered, moveSticker, putSticker, stickersToPut } from '../../additional-rules/stickers.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';

/** The handlers of both actions. */
export const stickerEffects: Handlers<'putSticker' | 'moveSticker'> = {
  putSticker: (game, action, context) => {
    const { players, context: known } = resolvePlayers(game, action.actor, context);
    let now = known;
    let count = 0;
    const on: Entity[] = [];
    for (const player of players) {
      if (action.on === undefined || stickersToPut(game, player, action.sticker).length === 0) continue;
      const chosen = resolveObjects(game, action.on, now, {
        player,
        purpose: 'choose',
        rule: '123.3',
        only: (entity) => mayBeStickered(game, player, entity as number as Parameters<typeof mayBeStickered>[2]),
      });
      now = chosen.context;
      const times = action.number === undefined ? 1 : evaluate(game, action.number, now);
      for (const object of chosen.objects)
        for (let i = 0; i < times; i++) {
          const put = putSticker(game, player, action.sticker, object, action.upTo === true, by(now, '123.3'));
          if (put === null) break;
          count++;
          now = bind(now, STICKER_LABEL, NO_ENTITIES, put);
          on.push(...asEntities([object]));
        }
    }
    return soMany(now, on, count);
  },
  moveSticker: (game, action, context) => {
    const { players, context: known } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return nothing(known);
    const choosing = { player, purpose: 'choose', rule: '123.3d' } as const;
    const from = resolveObjects(game, action.from, known, choosing);
    const onto = resolveObjects(game, action.onto, from.context, choosing);
    const [source] = from.objects;
    const [target] = onto.objects;
    if (source === undefined || target === undefined) return nothing(onto.context);
    const moved = moveSticker(game, player, action.sticker, source, target, by(onto.context, '123.3d'));
    return outcome(onto.context, asEntities([target]), moved ? 1 : 0, moved);
  },
};
