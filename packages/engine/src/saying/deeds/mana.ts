/** Mana that is added, and what it may be spent on. CR 106. */
import type { Action, ManaOutput } from '@kitchen-table/language/core';
import { list, words } from '../english.ts';
import { symbols } from '../costs.ts';
import { flat } from '../lines.ts';
import { outOf } from '../nouns/places.ts';
import { amount, type Deed, described, type Mood, say, type Scope, unreachable } from '../speaking.ts';
import { byPlayer } from './parts.ts';

export function addingMana(action: Extract<Action, { kind: 'addMana' }>, scope: Scope, mood: Mood): Deed {
  return byPlayer(
    'add',
    action.actor,
    words(
      sayMana(action.mana, scope),
      action.lasts !== undefined && `, which stays until end of ${action.lasts}`,
      action.spendOnly !== undefined && spending(action.spendOnly, scope),
    ),
    scope,
    mood,
  );
}

/** "{G}{G}", "three mana of any one color". */
export function sayMana(mana: ManaOutput, scope: Scope): string {
  switch (mana.kind) {
    case 'symbols':
      return mana.amount === undefined
        ? symbols(mana.symbols)
        : `${symbols(mana.symbols)}, as often as ${amount(mana.amount, scope)}`;
    case 'choice':
      return `${list(mana.of.map(symbols), 'or')}${mana.orChosen === true ? ', or one mana of the chosen color' : ''}`;
    case 'colorAmong':
      return `${amount(mana.number, scope)} mana of a color among ${say(mana.of, scope)}`;
    case 'anyColor':
      return `${amount(mana.number, scope)} mana of ${mana.sameColor === true ? 'any one color' : mana.different === true ? 'different colors' : 'any color'}`;
    case 'combination':
      return `${amount(mana.number, scope)} mana in any combination of ${mana.of === null ? 'colors' : list(mana.of, 'and/or')}`;
    case 'chosenColor':
      return `${amount(mana.number, scope)} mana of the chosen color`;
    case 'produced':
      return `${amount(mana.number, scope)} mana of any type that ${say(mana.by, scope)} produced`;
    case 'couldProduce':
      return `${amount(mana.number, scope)} mana of any ${mana.sameColor === true ? 'one ' : ''}${mana.anyType === true ? 'type' : 'color'} that ${say(mana.of, scope)} could produce`;
    case 'commanderColors':
      return `${amount(mana.number, scope)} mana of any color in your commander's color identity`;
    case 'circledColors':
      return `${amount(mana.number, scope)} mana of either circled color`;
    default:
      return unreachable(mana);
  }
}

function spending(only: NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>, scope: Scope): string {
  const several = { several: true };
  const uses = [
    ...(only.castFilter === undefined
      ? []
      : [
          words(
            `casting ${described(only.castFilter, several, scope)}`,
            only.or !== undefined && `or ${described(only.or, several, scope)}`,
            only.from !== undefined && outOf(only.from, scope),
          ),
        ]),
    ...(only.castFilter === undefined && only.not === undefined && only.from !== undefined
      ? [`casting spells ${outOf(only.from, scope)}`]
      : []),
    ...(only.activateFilter === undefined
      ? []
      : [`activating abilities of ${described(only.activateFilter, several, scope)}`]),
    ...(only.activates === undefined ? [] : ['activating abilities']),
    ...(only.uses ?? []),
  ];
  const { whenSpent } = only;
  return words(
    uses.length > 0 && `(to be spent only on ${list(uses, 'or')})`,
    only.not !== undefined &&
      `(${words(
        `not to be spent on casting ${described(only.not, several, scope)}`,
        only.from !== undefined && outOf(only.from, scope),
      )})`,
    only.anything === true && '(to be spent on anything)',
    only.anything === 'but generic' && '(not to be spent on generic mana)',
    whenSpent !== undefined &&
      `(${whenSpent.triggers === true ? 'when' : 'if'} it is spent on ${say(whenSpent.object, scope)}${whenSpent.only === true ? ', which is all it may be spent on' : ''}: ${flat(scope.speaker.clause(whenSpent.clause, scope))})`,
  );
}
