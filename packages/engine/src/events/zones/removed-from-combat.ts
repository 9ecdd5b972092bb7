/** Removal from combat. CR 506.4. */
import { editObjectLightly, opened } from '../../vocabulary/door.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, type ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';

/** The permanent stops attacking, blocking, being blocked and being attacked. CR 506.4. */
export function removeFromCombat(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const object = game.objects[id];
  if (object === undefined) return;
  const inCombat =
    object.attacking !== NO_ENTITY || object.blocking.length > 0 || (object.status & StatusBit.Blocked) !== 0;
  if (!inCombat) return;
  const { blocking: blocked, blockers } = object;
  const edited = editObjectLightly(game, id);
  edited.attacking = NO_ENTITY;
  edited.blocking = [];
  edited.blockers = [];
  edited.status &= ~(StatusBit.Blocked | StatusBit.DealtFirstStrikeDamage);
  for (const attacker of blocked) {
    const before = game.objects[attacker];
    if (before !== undefined)
      editObjectLightly(game, attacker).blockers = before.blockers.filter((blocker) => blocker !== id);
  }
  for (const blocker of blockers) {
    const before = game.objects[blocker];
    if (before !== undefined)
      editObjectLightly(game, blocker).blocking = before.blocking.filter((attacker) => attacker !== id);
  }
}
