/** Gaining and losing life. CR 119.3. */
import type { Action } from '@kitchen-table/language/core';
import { evaluate } from '../../questions/values.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { playerEntity } from '../../vocabulary/ids.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { type ActionOf, by, soMany } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

type LifeKind = 'gainLife' | 'loseLife';

/** All lose or gain life at once, each as much as is said of them. CR 119.3. */
const changingLife: AtOnce<ActionOf<LifeKind>> = {
  plan: (game, action, context) => {
    const { kind, actor, amount } = action as Action & {
      kind: LifeKind;
      actor?: Parameters<typeof resolvePlayers>[1];
      amount?: Parameters<typeof evaluate>[1];
    };
    const { players, context: now } = resolvePlayers(game, actor, context);
    const life = amount === undefined ? 1 : evaluate(game, amount, now);
    const events =
      life <= 0
        ? []
        : players.map((player): GameEvent => ({ kind, player, amount: life, fromDamage: false, ...by(now, '119.3') }));
    return { events, context: now };
  },
  came: (game, action, { context: now }, happened) => {
    let total = 0;
    for (const event of happened)
      if ((event.kind === 'gainLife' || event.kind === 'loseLife') && event.kind === action.kind) total += event.amount;
    const { actor } = action as { actor?: Parameters<typeof resolvePlayers>[1] };
    return soMany(now, resolvePlayers(game, actor, now).players.map(playerEntity), total);
  },
};

/** Gain life. CR 119.3. */
export const gainLifeVerb: Verb<'gainLife'> = {
  kind: 'gainLife',
  cr: '119.3',
  says: '{player} gains {amount} life',
  helps: true,
  does: atOnce(changingLife),
  atOnce: changingLife,
};

/** Lose life. CR 119.3. */
export const loseLifeVerb: Verb<'loseLife'> = {
  kind: 'loseLife',
  cr: '119.3',
  says: (event) => (event.kind === 'loseLife' && event.fromDamage ? null : '{player} loses {amount} life'), // CR 120.3a
  helps: false,
  does: atOnce(changingLife),
  atOnce: changingLife,
};
