/** Counting the use of a permission that holds once, or once each turn. CR 601.3. */
import { tallyTurn } from '../../vocabulary/tallies.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { bind } from '../resolving/bindings.ts';
import { type Permission, permissions } from './permissions.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/** If the card is cast, in the way of that name, or played because an effect lets the player, once or once each turn, this was the once. CR 601.3, 305.1. */
export function usePermission(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  via: string,
  asLand = false,
): Permission['then'] {
  const permitted = permissions(game, player).filter(
    (permission) => permission.object === object && (permission.play || !asLand),
  );
  // CR 118.9: a card in hand needs no permission; its mana cost may be what another cost has replaced.
  const paid = permitted.find(({ price }) => price?.via === via);
  if (paid === undefined && isIn(game, object, Zone.Hand)) return null;
  const used = paid ?? permitted[0];
  if (used === undefined) return null;
  if (used.tally !== null) tallyTurn(game, used.tally, 1);
  if (used.usedUp >= 0)
    setEffects(
      game,
      game.effects.filter(({ rule, timestamp }) => rule.kind !== 'may' || timestamp !== used.usedUp),
    );
  return used.then;
}

/** "If you cast a spell this way, it gains ...": for good, if nothing else is said, whatever becomes of what allowed it. CR 611.3d. */
export function castThisWay(game: Game, spell: ObjectId, then: NonNullable<Permission['then']>): void {
  const { object, clause } = then.ifCast;
  if (object.kind !== 'select' || !fitsDescription(game, object.filter, objectEntity(spell), then.context)) return;
  const { label } = object;
  // The card's own permission speaks of the spell that the card has become. CR 400.7g.
  const itself = game.objects[then.context.source]?.became === spell;
  const context = itself ? { ...then.context, source: spell } : then.context;
  game.rules.execute(game, clause, label === undefined ? context : bind(context, label, [objectEntity(spell)], 1));
}
