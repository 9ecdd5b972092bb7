/** The dice themselves: how many are rolled, which rolls are ignored, what is added. CR 706. */
import type { Action } from '@kitchen-table/language/core';
import { carryOut } from '../../../events/deeds.ts';
import { perform } from '../../../events/perform.ts';
import { askOption, reason } from '../../../questions/ask.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { evaluate } from '../../../questions/values.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Deed, GameEvent, IgnoredRoll } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../../vocabulary/ids.ts';
import { rollFor } from '../../../vocabulary/random.ts';
import { objectsOf } from '../../resolving/bindings.ts';
import { changedRolls } from './changed-rolls.ts';
import { resolvePlayers } from '../choices/choosing.ts';
import { rerollStored } from '../objects/stored-results.ts';
import { by, type Handlers, NO_ENTITIES, nothing, outcome } from '../outcome.ts';

type Roll = Extract<Action, { kind: 'flipCoin' | 'rollDie' }>;

/** The rolls without one of them: an ignored roll never happened. CR 706.6. */
function without(rolls: readonly number[], which: Exclude<IgnoredRoll, 'one'>): readonly number[] {
  const at = rolls.indexOf(which === 'highest' || which === 'higher' ? Math.max(...rolls) : Math.min(...rolls));
  return rolls.filter((_roll, i) => i !== at);
}

/** The results of one instruction to roll: of these dice, or of those rolled instead. CR 706.2, 706.6. */
export function roll(game: Game, player: PlayerId, action: Roll, context: Context): readonly number[] {
  const count = action.count === undefined ? 1 : evaluate(game, action.count, context);
  if (count <= 0) return NO_ROLLS;
  const dice = {
    amount: count,
    sides: action.sides ?? 6,
    ...(action.ignore === undefined ? {} : { ignored: [action.ignore] }),
  };
  const deed: Deed = {
    kind: 'deed',
    action: 'rollDie',
    player,
    object: NO_OBJECT,
    ...dice,
    ...by(context, '706.1'),
  };
  let results = NO_ROLLS;
  carryOut(game, deed, (now) => {
    results = [...results, ...rolled(game, now, action, context)];
    return null;
  });
  return results;
}
const NO_ROLLS: readonly number[] = [];

/** The dice are rolled, some rolls ignored, the others changed; each is an event. CR 706.2, 706.6. */
function rolled(
  game: Game,
  { player, amount, sides = 6, ignored = [] }: Deed,
  action: Roll,
  context: Context,
): readonly number[] {
  let rolls: readonly number[] = Array.from({ length: amount }, () => rollFor(game, player, sides));
  for (const which of ignored) if (which !== 'one') rolls = without(rolls, which);
  const more = action.plus === undefined ? 0 : evaluate(game, action.plus, context);
  const results = changedRolls(game, player, sides, rolls).map((roll) => roll + more);
  perform(
    game,
    results.map((result): GameEvent => ({ kind: 'rollDie', player, sides, result, ...by(context, '706.2') })),
  );
  return results;
}

/** "... and choose one result." */
export function whichResult(game: Game, player: PlayerId, results: readonly number[], context: Context): number {
  return askOption(game, player, reason('Choose a result', context.source, '706.2'), results.map(String));
}

export const diceEffects: Handlers<'rerollStored'> = {
  rerollStored: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    const [object] = objectsOf(find(game, action.on, now));
    if (player === undefined || object === undefined) return nothing(now);
    const again = rerollStored(game, player, object, (sides, count) =>
      roll(game, player, { kind: 'rollDie', sides, count: { kind: 'number', number: count } }, now),
    );
    return outcome(now, NO_ENTITIES, again, again > 0);
  },
};
