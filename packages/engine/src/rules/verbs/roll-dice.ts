/** Rolling dice: the instruction, with its table of results. CR 706. */
import { find } from '../../questions/objects/nouns.ts';
import { DOUBLES_LABEL, EVEN_RESULTS_LABEL, ODD_RESULTS_LABEL, OTHER_RESULT_LABEL } from '../../vocabulary/context.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { roll, whichResult } from '../effects/game-concepts/dice.ts';
import { done, doneToPlayers, NO_ENTITIES } from '../effects/outcome.ts';
import { store } from '../effects/objects/stored-results.ts';
import type { Verb } from './verb.ts';
import { withArticle } from '../../saying/english.ts';

/** Under this label it stands that the text says to roll again. CR 706.3c. */
const AGAIN = '#again';

/** NOT-CR: nobody rolls again more often than this. */
const MOST = 100;

/** Roll a die, or several. CR 706.1. */
export const rollDieVerb: Verb<'rollDie'> = {
  kind: 'rollDie',
  cr: '706.1',
  outcome: true,
  says: (event) => {
    if (event.kind !== 'rollDie') return '{player} rolls dice';
    return event.planar === undefined
      ? `{player} rolls ${withArticle(`${event.sides}-sided die`)}: ${event.result}`
      : `{player} rolls the planar die: ${event.planar}`;
  },
  helps: null,
  does: (game, action, context) => {
    if (action.again === true) return done(bind(context, AGAIN, NO_ENTITIES, 1));
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    let total = 0;
    let odd = 0;
    let even = 0;
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
        odd += results.filter((result) => result % 2 !== 0).length;
        even += results.filter((result) => result % 2 === 0).length;
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
    now = bind(bind(now, ODD_RESULTS_LABEL, NO_ENTITIES, odd), EVEN_RESULTS_LABEL, NO_ENTITIES, even);
    return doneToPlayers(now, players, total);
  },
};
