/** Static abilities by which something is a copy: of what the other was when that began. CR 707.2c. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import { find } from '../../questions/reading.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';

/** Keeps the copiable values that such an ability grants from the moment it begins to apply. */
export function fixStaticCopies(game: Game): void {
  if (!mentions(game, 'as it begins')) return;
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (object.memory.fixedCopy !== undefined) continue;
    const { abilities, controller } = characteristics(game, id);
    const context: Context = { source: id, controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
    for (const { ability } of abilities) {
      if (ability.kind !== 'static') continue;
      for (const rule of ability.rules) {
        if (rule.kind !== 'changes' || rule.action.kind !== 'becomeCopy') continue;
        const [original] = find(game, rule.action.of, context);
        if (original === undefined || find(game, rule.action.object, context).length === 0) continue;
        const fixedCopy = copiedValuesOf(game, original as number as ObjectId, rule.action.except ?? []);
        remember(game, id, { fixedCopy });
      }
    }
  }
}
