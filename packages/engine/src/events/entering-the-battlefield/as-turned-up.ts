/** What a permanent's own text says of its being turned face up, or of its transforming: it applies while that happens, not afterwards. CR 708.11, 712.20. */
import { askYesNo, reason } from '../../questions/ask.ts';
import { mayBeDone } from '../../saying/questions.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** A permanent shows another face. */
export type Turning = Extract<GameEvent, { kind: 'turnFaceUp' | 'turnFaceDown' | 'transform' }>;

/** Carries out "as this permanent is turned face up, ..." of a permanent, if it has such an ability now that this face is up. */
export function asTurnedUp(game: Game, { kind, object: id }: Turning): void {
  if (game.objects[id]?.zone !== Zone.Battlefield) return; // CR 406.3: a card in exile is no permanent.
  const { abilities, controller } = characteristics(game, id);
  const turned = kind === 'transform' ? 'transforms' : true;
  const context: Context = {
    source: id,
    controller,
    bindings: NO_BINDINGS,
    x: game.objects[id]?.memory.cast?.x ?? null, // CR 702.37f
    stackObject: NO_OBJECT,
  };
  for (const { ability } of abilities) {
    if (ability.kind !== 'static') continue;
    if (ability.condition !== undefined && !holds(game, ability.condition, context)) continue;
    for (const rule of ability.rules) {
      if (rule.kind !== 'entersWith' || rule.turnedUp !== turned || rule.clause === undefined) continue;
      const asked = mayBeDone(game, rule.clause, controller, context, false);
      const why = reason(asked, id, kind === 'transform' ? '712.20' : '708.11');
      if (rule.may === true && !askYesNo(game, controller, why)) continue;
      game.rules.execute(game, rule.clause, context);
    }
  }
}
