/** What rules in force do with what a player has found by searching their own library. CR 701.19, 616.1. */
import { askOption } from '../../questions/ask.ts';
import { nameOf } from '../../questions/forbidden-acts.ts';
import { followed } from '../../questions/objects/followed-objects.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { type Context, KEPT_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { NO_ENTITIES } from '../effects/outcome.ts';
import { bind } from '../resolving/bindings.ts';
import { reason } from '../resolving/choices.ts';

/** The cards, wherever they are by then, among all that was found; who decides for the player chooses among several. CR 616.1. */
export function withFoundExiled(
  game: Game,
  player: PlayerId,
  cards: readonly Entity[],
  found: Entity[],
  context: Context,
): Context {
  const inForce = rulesInForce(game, 'asFound').filter(({ rule, context: own }) =>
    fitsRole(game, rule.actor, playerEntity(player), own),
  );
  if (inForce.length === 0 || cards.length === 0) {
    found.push(...cards);
    return context;
  }
  const why = reason('Whose effect takes what is found?', context.source, '616.1');
  const names = inForce.map(({ context: own }) => nameOf(game, own.source));
  const { rule, context: own } = inForce[
    inForce.length === 1 ? 0 : askOption(game, player, why, names)
  ] as (typeof inForce)[0];
  game.rules.execute(game, rule.clause, bind(own, 'search.found', cards, cards.length));
  const there = cards.map((card) => objectEntity(followed(game, card as number as ObjectId)));
  found.push(...there);
  const kept = context.bindings[KEPT_LABEL]?.entities ?? NO_ENTITIES;
  return bind(context, KEPT_LABEL, [...kept, ...cards, ...there], 0);
}
