/** What effects do to attacks and blocks: a creature blocks, an attack is turned to somebody else. CR 508.7, 509.6. */
import type { Noun } from '@kitchen-table/language/core';
import { reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, type ObjectId } from '../../../vocabulary/ids.ts';
import { chooseEntities } from '../../resolving/choices.ts';
import { causeToBlock } from '../../combat-phase/blocking-by-effects.ts';
import { attackable } from '../../combat-phase/defenders.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { asEntities, doneTo, type Handlers, nothing } from '../outcome.ts';
import { setAttacking } from '../../../vocabulary/objects/object-notes.ts';

export const combatEffects: Handlers<'block' | 'reselect'> = {
  block: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'choose' as const, rule: '509.6' };
    const blockers = resolveObjects(game, action.object, context, choosing);
    const attackers = resolveObjects(game, action.whom as Noun, blockers.context, choosing);
    const blocking = blockers.objects.filter(
      (creature) =>
        attackers.objects.filter((attacker) => causeToBlock(game, creature, attacker, attackers.context)).length > 0,
    );
    return doneTo(attackers.context, asEntities(blocking));
  },
  reselect: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return nothing(now);
    const chosen = resolveObjects(game, action.object, now, { player, purpose: 'choose', rule: '508.7' });
    const turned: ObjectId[] = [];
    for (const creature of chosen.objects) {
      if ((game.objects[creature]?.attacking ?? NO_ENTITY) === NO_ENTITY) continue;
      const open = attackable(game, characteristics(game, creature).controller).filter((entity) =>
        isAmong(game, entity, action.among),
      );
      const why = reason('Choose whom it is attacking', creature, '508.7');
      const [whom] = chooseEntities(game, player, why, open, 1, 1, 'choose');
      if (whom === undefined) continue;
      // CR 508.7a: it has attacked once, and goes on attacking.
      setAttacking(game, creature, whom);
      turned.push(creature);
    }
    return doneTo(chosen.context, asEntities(turned));
  },
};

/** Whether it is one of those that the words name. */
function isAmong(game: Game, entity: Entity, among: 'player' | 'planeswalker' | 'permanent'): boolean {
  if (isPlayerEntity(entity) || among === 'permanent') return true;
  const planeswalker = (characteristics(game, entity as number as ObjectId).types & TypeBit.Planeswalker) !== 0;
  return among === 'planeswalker' && planeswalker;
}
