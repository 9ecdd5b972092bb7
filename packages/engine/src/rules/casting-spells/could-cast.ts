/** Whether a card could be cast in some way while something resolves: timing does not matter then. CR 601.3, 608.2g. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { lifeToUse, payingToUse } from '../../questions/costs/paid-to-use.ts';
import { cannotCast } from '../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mandatoryCosts } from '../costs/additional-costs.ts';
import { contextOf } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { canPayMana } from '../mana/payment.ts';
import { demandOf, NOTHING } from '../mana/symbols.ts';
import { modesAvailable } from '../modes/modes.ts';
import { clausesOf } from '../resolving/spell-text.ts';
import { clausesAsPaid } from './parts-paid-for.ts';
import { totalCost } from '../costs/total-cost.ts';
import type { Way } from './ways-to-cast.ts';

/** Lands can't be cast; a spell needs targets and costs that can be paid. */
export function canCastBy(game: Game, player: PlayerId, id: ObjectId, way: Way): boolean {
  const now: Characteristics = characteristics(game, id);
  if ((now.types & TypeBit.Land) !== 0 || way.mana === null || cannotCast(game, player, id) !== null) return false;
  const context: Context = { ...contextOf(id, player), x: 0 };
  // CR 601.2a: it will be on the stack, and so doesn't pay for itself.
  const using = payingToUse(game, { ...context, stackObject: id }, 'spell');
  if (!canPayParts(game, player, way.parts, using, true)) return false;
  for (const cost of mandatoryCosts(now))
    if (!cost.some((each) => canPayParts(game, player, each, using))) return false;
  const total = totalCost(
    game,
    player,
    id,
    null,
    way.mana.length === 0 ? NOTHING : demandOf(way.mana),
    0,
    game.rules.additionalGenericCost(game, player, id),
    [],
  );
  const life = lifeToUse(game, player, 'spell');
  if (
    !canPayMana(game, {
      player,
      demand: total.demand,
      spending: { player, object: id, activating: false },
      except: NO_OBJECT,
      helpers: [],
      life,
    })
  )
    return false;
  const clauses = clausesAsPaid(clausesOf(now, way.via), []);
  return clauses.length === 0 || modesAvailable(game, clauses, context, id) !== null;
}
