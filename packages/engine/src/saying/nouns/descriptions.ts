/** What something is said to be or to become, and abilities in a row. CR 613.1d-g, 707.9. */
import type { Ability, Description, Value } from '@kitchen-table/language/core';
import { list, plural, withArticle, words } from '../english.ts';
import { flat } from '../lines.ts';
import { amount, type Scope } from '../speaking.ts';

/** Abilities in a row: keywords by name, others in quotation marks. */
export function abilitiesIn(abilities: readonly Ability[], scope: Scope, bearer = 'this object'): string {
  const own: Scope = { ...scope, self: bearer, events: [] };
  return list(abilities.map((ability) => abilityInLine(ability, own)));
}

function abilityInLine(ability: Ability, scope: Scope): string {
  const lines = scope.speaker.ability(ability, scope);
  const text = flat(lines);
  return ability.kind === 'keyword' ? text.replace(/\.$/, '').replace(/^It has /, '') : `“${text}”`;
}

/** "a 4/4 Golem artifact creature with flying in addition to its other types". */
export function description(as: Description, several: boolean, scope: Scope): string {
  const { power, toughness, colors, supertypes, types, subtypes, abilities } = as;
  const size =
    power !== undefined && toughness !== undefined
      ? power.kind === 'number' && toughness.kind === 'number'
        ? `${power.number}/${toughness.number}`
        : ''
      : '';
  const kind = words(
    size,
    typeof colors === 'string' ? (colors === 'all' ? 'all colors' : 'the chosen color') : (colors ?? []).join(' and '),
    (supertypes ?? []).join(' '),
    (subtypes ?? []).join(' '),
    (types ?? []).join(' '),
  );
  const noun = (types ?? []).length > 0 || (subtypes ?? []).length > 0;
  return words(
    noun ? (several ? plural(kind) : withArticle(kind)) : kind,
    as.subtypeChoice !== undefined && `of ${as.subtypeChoice}`,
    as.chosenBefore === true && '(the one chosen before)',
    as.colorChoice !== undefined &&
      `of ${as.colorChoice === 'one' ? 'one color' : 'one or more colors'} of your choice`,
    size === '' && power !== undefined && `with base power ${equal(power, scope)}`,
    size === '' &&
      toughness !== undefined &&
      `${power === undefined ? 'with' : 'and'} base toughness ${equal(toughness, scope)}`,
    as.loyalty !== undefined && `with starting loyalty ${equal(as.loyalty, scope)}`,
    as.name !== undefined && `named ${as.name}`,
    abilities !== undefined && `with ${abilitiesIn(abilities, scope, 'its bearer')}`,
    as.inAddition !== undefined && ADDED(as.inAddition),
    as.loses !== undefined && `, losing its ${as.loses}`,
  );
}

function ADDED(what: string): string {
  return what.startsWith('still') || what === 'land' || what === 'planeswalker'
    ? 'in addition to what it is'
    : `in addition to its other ${what}`;
}

/** "3", "equal to the number of lands you control". */
export function equal(value: Value, scope: Scope): string {
  return value.kind === 'number' || value.kind === 'x' ? amount(value, scope) : `equal to ${amount(value, scope)}`;
}
