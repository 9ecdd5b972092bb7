/** Ante in the words of spells and abilities: anteing objects, owning them. CR 407.3, 407.4. */
import type { Entity } from '../../../vocabulary/ids.ts';
import { anteObjects, changeOwner } from '../../additional-rules/ante.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { asEntities, by, doneTo, type Handlers, nothing } from '../outcome.ts';

/** The handlers of both actions. */
export const anteEffects: Handlers<'ante' | 'own'> = {
  ante: (game, action, context) => {
    const { players, context: known } = resolvePlayers(game, action.actor, context);
    let now = known;
    const anted: Entity[] = [];
    for (const player of players) {
      const choosing = { player, purpose: 'put', rule: '407.4' } as const;
      const chosen = resolveObjects(game, action.object, now, choosing);
      now = chosen.context;
      anted.push(...asEntities(anteObjects(game, player, chosen.objects, by(now, '407.4'))));
    }
    return doneTo(now, anted);
  },
  own: (game, action, context) => {
    const { players, context: known } = resolvePlayers(game, action.actor, context);
    const [player = context.controller] = players;
    const { objects, context: now } = resolveObjects(game, action.object, known, {
      player,
      purpose: 'choose',
      rule: '407.3',
    });
    if (!game.rules.forAnte) return nothing(now);
    changeOwner(game, objects, player);
    return doneTo(now, asEntities(objects));
  },
};
