/** "Spells you cast cost up to {2} less": the player says how much less, as the total cost is worked out. CR 601.2f. */
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { costChanges, WAIVED } from '../../questions/costs/cost-changes.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { bind } from '../resolving/bindings.ts';
import { chooseNumber, reason } from '../resolving/choices.ts';
import { setStackFactsLightly } from '../../vocabulary/objects/object-notes.ts';

/** The reading of the spell with how much of such reductions its player does without; at least so much is used that it can be paid. */
export function waiveReductions(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  name: string,
  targets: readonly Entity[],
  context: Context,
  affordable: (reading: Context) => boolean,
): Context {
  if (!(derived(game).rules.costChange ?? []).some(({ rule }) => rule.kind === 'costChange' && rule.upTo === true))
    return context;
  const { optional } = costChanges(game, player, id, null, targets);
  if (optional <= 0) return context;
  const using = (less: number): Context => {
    const reading = bind(context, WAIVED, [], optional - less);
    const stack = game.objects[id]?.stack ?? null;
    if (stack !== null) setStackFactsLightly(game, id, { ...stack, context: reading });
    return reading;
  };
  let least = 0;
  while (least < optional && !affordable(using(least))) least++;
  const why = reason(`How much less does ${name} cost?`, id, '601.2f');
  return using(chooseNumber(game, player, why, least, optional, 'mana'));
}
