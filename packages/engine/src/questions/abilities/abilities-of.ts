/** Abilities described by what they are abilities of: "activated abilities of creatures you control". CR 113.7, 602.1. */
import type { Adjective, Condition, Filter, Noun, Quality } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { find, fitsDescription } from '../reading.ts';

/** Whether an object is what the abilities are said to be of. */
export function isSourceOf(game: Game, of: Noun, source: ObjectId, context: Context): boolean {
  const entity = objectEntity(source);
  if (of.kind !== 'select') return find(game, of, context).includes(entity);
  if (of.quantifier.other === true && source === context.source) return false;
  return fitsDescription(game, of.filter, entity, context);
}

/** Whether an ability that is being activated is of the described ones; null where the words do not say what of. */
export function isAbilityOf(
  game: Game,
  meant: Noun | Filter | undefined,
  source: ObjectId,
  ability: AbilityRecord,
  context: Context,
): boolean | null {
  const filter = meant?.kind === 'select' ? meant.filter : meant?.kind === 'filter' ? meant : null;
  const of = filter?.qualities?.find(
    (quality): quality is Extract<Quality, { kind: 'abilityOf' }> => quality.kind === 'abilityOf',
  );
  if (filter === null) return null;
  const said = filter.qualities?.flatMap((quality) => (quality.kind === 'whose' ? [quality.condition] : [])) ?? [];
  if (of === undefined && (said.length === 0 || !speaksOfAbilities(filter))) return null;
  if (!isOfKind(filter.adjectives, ability) || !said.every((condition) => isSo(condition, ability))) return false;
  return of === undefined || isSourceOf(game, of.noun, source, context);
}

function speaksOfAbilities({ noun }: Filter): boolean {
  return noun.kind === 'words' && noun.words.some((word) => word.kind === 'classWord' && word.word === 'ability');
}

/** "that aren't mana abilities", "that isn't a mana ability or a loyalty ability". CR 605.1a, 606.2. */
function isSo(condition: Condition, ability: AbilityRecord): boolean {
  if (condition.kind !== 'is') return true;
  const { adjectives, noun } = condition.filter;
  const fitting =
    noun.kind === 'alternatives'
      ? noun.of.some((one) => isOfKind(one.adjectives, ability))
      : isOfKind(adjectives, ability);
  return fitting !== (condition.not === true);
}

/** "activated", "loyalty", "mana": whether the ability is of that kind. CR 113.3, 605.1a, 606.2. */
export function isOfKind(adjectives: readonly Adjective[] | undefined, record: AbilityRecord): boolean {
  return (adjectives ?? []).every((adjective) => fits(adjective, record));
}

function fits(adjective: Adjective, record: AbilityRecord): boolean {
  if (adjective.kind === 'anyOf') return adjective.of.some((one) => fits(one, record));
  if (adjective.kind === 'non') return !fits(adjective.of, record);
  if (adjective.kind !== 'statusWord') return true;
  const { ability, isManaAbility } = record;
  switch (adjective.status) {
    case 'mana':
      return isManaAbility;
    case 'loyalty':
      return ability.kind === 'activated' && ability.cost.some((part) => part.kind === 'loyaltyCost');
    default:
      return adjective.status === 'activated';
  }
}
