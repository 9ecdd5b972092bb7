/** Enduring: +1/+1 counters, or a white Spirit as large. A rule of today's edition (701.63). */
import type { KeywordAction } from '../keyword-action.ts';
import { perform } from '../../../events/perform.ts';
import { askYesNo, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../../vocabulary/ids.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { putCountersEvent } from '../../event-makers.ts';

/** Its controller creates the token unless they put the counters on it (701.63a). */
function endure(game: Game, permanent: ObjectId, count: number, context: Context): void {
  const { controller, name } = characteristics(game, permanent);
  const by = { cause: context.source, rule: '701.63a' };
  const why = reason(`Put ${count} +1/+1 counters on ${name}, or create a Spirit?`, permanent, '701.63a');
  if (isIn(game, permanent, Zone.Battlefield) && askYesNo(game, controller, why, 'Counters', 'A Spirit')) {
    perform(game, [putCountersEvent(objectEntity(permanent), '+1/+1', count, controller, by)]);
    return;
  }
  const size = { kind: 'number', number: count } as const;
  game.rules.execute(
    game,
    {
      kind: 'do',
      action: {
        kind: 'create',
        quantifier: { kind: 'quantifier', amount: 'a' },
        token: {
          kind: 'token',
          power: size,
          toughness: size,
          colors: ['white'],
          types: ['creature'],
          subtypes: ['Spirit'],
        },
      },
    },
    { ...context, controller },
  );
}

/** Endure: 701.63 of today's edition. */
export const endureAction: KeywordAction = {
  kind: 'endure',
  cr: '701.63a',
  nothingForZero: true,
  does: ({ game, object, amount, context }) => endure(game, object, amount, context),
  says: '{object} endures {amount}',
  helps: true,
};
