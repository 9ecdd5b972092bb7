/** Rolling dice: how many, which rolls are ignored, what is added, what a table says. CR 706. */
import type { Action, Clause } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/roles.ts';
import { find } from '../../questions/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import { type Context, DOUBLES_LABEL, OTHER_RESULT_LABEL } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { rollFor } from '../../vocabulary/random.ts';
import { bind, objectsOf } from '../bindings.ts';
import { changedRolls } from './changed-rolls.ts';
import { resolvePlayers } from './choosing.ts';
import { rerollStored, store } from './stored-results.ts';
import { by, done, doneToPlayers, type Handlers, NO_ENTITIES, nothing, outcome } from './outcome.ts';

type Roll = Extract<Action, { kind: 'flipCoin' | 'rollDie' }>;

/** Under this label it stands that the text says to roll again. CR 706.3c. */
const AGAIN = '#again';

/** NOT-CR: nobody rolls again more often than this. */
const MOST = 100;

/** How many dice a player rolls, and which of the rolls are ignored: of several effects, one after the other. CR 706.6. */
function asReplaced(
  game: Game,
  player: PlayerId,
  count: number,
): { readonly count: number; readonly ignored: readonly NonNullable<Roll['ignore']>[] } {
  let dice = count;
  const ignored: NonNullable<Roll['ignore']>[] = [];
  for (const { rule, context } of rulesInForce(game, 'replace')) {
    const { would, instead } = rule;
    if (would.kind !== 'rollDie' || !fitsRole(game, would.actor, playerEntity(player), context)) continue;
    const roll = (instead as Extract<Clause, { kind: 'do' }>).action as Required<Roll>;
    dice = evaluate(game, roll.count, bind(context, 'event.amount', NO_ENTITIES, dice));
    ignored.push(roll.ignore);
  }
  return { count: dice, ignored };
}

/** The rolls without one of them: an ignored roll never happened. CR 706.6. */
function without(rolls: readonly number[], which: NonNullable<Roll['ignore']>): readonly number[] {
  const at = rolls.indexOf(which === 'highest' || which === 'higher' ? Math.max(...rolls) : Math.min(...rolls));
  return rolls.filter((_roll, i) => i !== at);
}

/** The results of one instruction to roll, as one event. CR 706.2. */
export function roll(game: Game, player: PlayerId, action: Roll, context: Context): readonly number[] {
  const sides = action.sides ?? 6;
  const { count, ignored } = asReplaced(
    game,
    player,
    action.count === undefined ? 1 : evaluate(game, action.count, context),
  );
  let rolls: readonly number[] = Array.from({ length: count }, () => rollFor(game, player, sides));
  for (const which of ignored) rolls = without(rolls, which);
  if (action.ignore !== undefined) rolls = without(rolls, action.ignore);
  const more = action.plus === undefined ? 0 : evaluate(game, action.plus, context);
  const results = changedRolls(game, player, sides, rolls).map((roll) => roll + more);
  perform(
    game,
    results.map((result): GameEvent => ({ kind: 'rollDie', player, sides, result, ...by(context, '706.2') })),
  );
  return results;
}

/** "... and choose one result." */
function whichResult(game: Game, player: PlayerId, results: readonly number[], context: Context): number {
  return askOption(game, player, reason('Choose a result', context.source, '706.2'), results.map(String));
}

export const diceEffects: Handlers<'rollDie' | 'rerollStored'> = {
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
  rollDie: (game, action, context) => {
    if (action.again === true) return done(bind(context, AGAIN, NO_ENTITIES, 1));
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    let total = 0;
    for (const player of players) {
      for (let times = 0; times < MOST; times++) {
        now = bind(now, AGAIN, NO_ENTITIES, 0);
        let results = roll(game, player, action, now);
        if (action.chosen === true && results.length > 1) {
          const at = whichResult(game, player, results, now);
          const other = results.find((_result, i) => i !== at) as number;
          now = bind(now, OTHER_RESULT_LABEL, NO_ENTITIES, other);
          results = [results[at] as number];
        }
        if (action.storeOn !== undefined)
          for (const object of objectsOf(find(game, action.storeOn, now)))
            store(game, object, action.sides ?? 6, results);
        const [first] = results;
        const doubles = results.length > 1 && results.every((result) => result === first);
        now = bind(now, DOUBLES_LABEL, NO_ENTITIES, doubles ? 1 : 0);
        for (const result of results) {
          total += result;
          // "The result" within a row is that of its die.
          if (action.label !== undefined) now = bind(now, action.label, NO_ENTITIES, result);
          const row = action.results?.find(({ from, to }) => from <= result && (to === null || result <= to));
          if (row !== undefined) now = game.rules.execute(game, row.clause, now);
        }
        if (now.bindings[AGAIN]?.amount !== 1) break;
      }
    }
    return doneToPlayers(now, players, total);
  },
};
