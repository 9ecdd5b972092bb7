/** "This ability": the one that is resolving, as something that can be lost or given. CR 113.2c, 707.9a. */
import { type Ability, type Action, type Description, type Noun, type Value } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { everyKindAmong } from '../../questions/continuous-effects/gained-from-others.ts';
import { find } from '../../questions/objects/nouns.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

type Gain = Extract<Action, { kind: 'gain' }>;
type Exceptions = NonNullable<Extract<Action, { kind: 'becomeCopy' }>['except']>;

/** The ability that is resolving; null when it is not known (a delayed ability, a rule about entering). */
function resolving(game: Game, context: Context): Ability | null {
  return game.objects[context.stackObject]?.stack?.ability?.ability ?? null;
}

/** The action with the ability in the place of "this ability". */
export function withThisAbility(game: Game, action: Gain, context: Context): Gain {
  if (action.which === 'chosen') return withChosenAbility(game, action, context);
  if (action.which === 'every kind') return withEveryKind(game, action, context);
  if (action.thisOne !== true) return action;
  const ability = resolving(game, context);
  const besides = action.abilities === 'all' ? [] : action.abilities;
  return { ...action, abilities: ability === null ? besides : [...besides, ability] };
}

/** "That ability", chosen by its word among keywords. CR 608.2d. */
function withChosenAbility(game: Game, action: Gain, context: Context): Gain {
  const word = game.objects[context.source]?.memory.chosenWord;
  return { ...action, abilities: word === undefined ? [] : [{ kind: 'keyword', keyword: word }] };
}

/** Of the keywords, each different kind among the objects that the words are about now. CR 611.2c. */
function withEveryKind(game: Game, { which: _which, from, ...action }: Gain, context: Context): Gain {
  return { ...action, abilities: everyKindAmong(game, action, find(game, from as Noun, context)) };
}

/** The same for the exceptions of a copy effect; their numbers are worked out now. CR 608.2h. */
export function exceptionsOf(
  game: Game,
  except: Exceptions | undefined,
  copied: ObjectId,
  context: Context,
): Exceptions {
  return (except ?? [])
    .filter((each) => each.kind !== 'gain' || gives(game, each, copied))
    .map((each) => {
      if (each.kind === 'gain') return withThisAbility(game, each, context);
      return each.kind === 'become' ? { ...each, as: withNumbers(game, each.as, context) } : each;
    });
}

/** "If that creature doesn't have vanishing": looked at as it is copied. CR 707.9a. */
const gives = (game: Game, { lacking }: Gain, copied: ObjectId): boolean =>
  lacking === undefined || !hasKeyword(characteristics(game, copied), lacking);

function withNumbers(game: Game, as: Description, context: Context): Description {
  const { power, toughness, loyalty } = as;
  const number = (value: Value): Value =>
    value.kind === 'number' ? value : { kind: 'number', number: evaluate(game, value, context) };
  return {
    ...as,
    ...(power === undefined ? {} : { power: number(power) }),
    ...(toughness === undefined ? {} : { toughness: number(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: number(loyalty) }),
  };
}
