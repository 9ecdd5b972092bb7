/** Copies whose target is said, not chosen: for each thing that a spell could target, or with one new target. CR 707.10d, 707.10e. */
import { askOrder, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { copySpell } from './copying-spells.ts';
import { targetSlots } from '../targets/target-slots.ts';
import { legalTargets, readingOfTarget } from '../targets/targets.ts';

/** Whether it is a legal target for each instance of the word "target" of the spell or ability. */
function couldTarget(game: Game, original: ObjectId, player: PlayerId, entity: Entity): boolean {
  const facts = game.objects[original]?.stack;
  if (facts === undefined || facts === null || facts.targets.length === 0) return false;
  const slots = targetSlots(facts.clauses, facts.modes);
  const from = facts.kind === 'spell' ? original : facts.source;
  return facts.targets.every((target) => {
    const slot = slots[target.slot];
    if (slot === undefined || target.chosen.length > 1) return false;
    const reading = readingOfTarget(slot, target, { ...facts.context, controller: player });
    return legalTargets(game, slot, reading, from, []).includes(entity);
  });
}

/** The copies for those of the objects and players that it could target, but for what it targets itself: in the order that their controller says. */
export function copyForEach(
  game: Game,
  original: ObjectId,
  player: PlayerId,
  among: readonly Entity[],
  source: ObjectId,
): readonly Entity[] {
  const own = game.objects[original]?.stack?.targets.flatMap(({ chosen }) => chosen) ?? [];
  const able = among.filter((entity) => !own.includes(entity) && couldTarget(game, original, player, entity));
  const items = able.map((entity) => ({
    object: isPlayerEntity(entity) ? NO_OBJECT : entityObject(entity),
    text: nameOf(game, entity),
  }));
  const order = askOrder(
    game,
    player,
    reason('Order the copies: the first is put on the stack first', source, '707.10d'),
    items,
    'other',
    'top',
  );
  return order.flatMap((at) => copySpell(game, original, player, false, source, able[at] as Entity));
}

/** The copy with that target; none where it would be illegal. */
export function copyWithTarget(
  game: Game,
  original: ObjectId,
  player: PlayerId,
  target: Entity,
  source: ObjectId,
): readonly Entity[] {
  return couldTarget(game, original, player, target) ? copySpell(game, original, player, false, source, target) : [];
}

function nameOf(game: Game, entity: Entity): string {
  return isPlayerEntity(entity)
    ? (game.players[entityPlayer(entity)] as Player).name
    : characteristics(game, entityObject(entity)).name;
}
