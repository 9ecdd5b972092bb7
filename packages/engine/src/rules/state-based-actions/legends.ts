/** The legend rule and the world rule. CR 704.5j-k. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { seesObject } from '../../questions/players/range.ts';
import { leave } from '../../events/perform.ts';

/** Of several legendary permanents with one name, their controller keeps one: CR 704.5j. */
export function legendRule(game: Game, legends: readonly ObjectId[], events: GameEvent[]): void {
  const groups = new Map<string, ObjectId[]>();
  for (const id of legends) {
    const { name, controller } = characteristics(game, id);
    if (name === '') continue; // CR 201.2a: without a name there is nothing to share.
    const key = `${controller} ${name}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  for (const all of groups.values()) {
    if (all.length < 2) continue;
    const group = all.filter((id) => !isExempt(game, id));
    if (group.length < 2) continue;
    const { name, controller } = characteristics(game, group[0] as ObjectId);
    const [kept] = askChooseObjects(
      game,
      controller,
      reason(`Keep one ${name}`, NO_OBJECT, '704.5j'),
      group,
      1,
      1,
      'legend',
    );
    for (const id of group) {
      if (id !== kept)
        events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', controller, NO_OBJECT, '704.5j'));
    }
  }
}

/** Whether a rule in force keeps the legend rule from the permanent. CR 101.1. */
function isExempt(game: Game, id: ObjectId): boolean {
  return rulesInForce(game, 'noLegendRule').some(({ rule, context }) =>
    fitsRole(game, rule.to, objectEntity(id), context),
  );
}

/** Only the newest world permanent stays; none of several that are equally new: CR 704.5k. */
export function worldRule(game: Game, worlds: readonly ObjectId[], events: GameEvent[]): void {
  for (const id of worlds) {
    // CR 801.12.
    const seen = game.ranges === null ? worlds : worlds.filter((other) => seesObject(game, id, other));
    const newest = Math.max(...seen.map((other) => (game.objects[other] as GameObject).timestamp));
    const { timestamp, controller } = game.objects[id] as GameObject;
    if (timestamp !== newest)
      events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', controller, NO_OBJECT, '704.5k'));
  }
}
