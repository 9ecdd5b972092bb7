/** Characteristic-defining abilities that are not copied, because the copy effect says itself what they would define. CR 707.9d. */
import { type Ability, type Action, type Characteristics as Exception, COLORS } from '@kitchen-table/language/core';
import { type AbilityRecord, type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { refresh } from './ability-changes.ts';

/** What can be defined. CR 604.3. */
const Defined = { Size: 1, Color: 2, Type: 4 } as const;

/** Takes from a copy the abilities that define what the exceptions give it. CR 707.9d. */
export function dropDefining(now: Characteristics, exceptions: readonly Exception[]): void {
  if (!now.abilities.some(({ interest, ability }) => (interest & Interest.Defining) !== 0 || isDevoid(ability))) return;
  let given = 0;
  for (const exception of exceptions) given |= givenBy(exception);
  if (given === 0) return;
  const dropped = new Set<number>();
  for (const record of now.abilities) if ((definedBy(record) & given) !== 0) dropped.add(record.index);
  if (dropped.size === 0) return;
  // The keyword goes with what it means.
  now.abilities = now.abilities.filter(({ index }) => !dropped.has(index));
  refresh(now);
}

/** What an exception provides values for; a type "in addition to its other types" is not such a value. */
function givenBy(exception: Exception): number {
  if (exception.kind === 'setPowerToughness') return Defined.Size;
  if (exception.kind === 'notCopied') return Defined.Color;
  if (exception.kind !== 'become') return 0;
  const { power, toughness, colors, types, subtypes, inAddition, not } = exception.as;
  if (not === true) return 0;
  let given = power !== undefined || toughness !== undefined ? Defined.Size : 0;
  if (colors !== undefined && inAddition !== 'colors' && inAddition !== 'colors and types') given |= Defined.Color;
  if ((types !== undefined || subtypes !== undefined) && inAddition === undefined) given |= Defined.Type;
  return given;
}

function definedBy({ ability, interest }: AbilityRecord): number {
  if (isDevoid(ability)) return Defined.Color;
  if ((interest & Interest.Defining) === 0 || ability.kind !== 'static') return 0;
  let defined = 0;
  for (const rule of ability.rules) if (rule.kind === 'changes') defined |= definedIn(rule.action);
  return defined;
}

function definedIn(action: Action): number {
  if (action.kind === 'setPowerToughness') return Defined.Size;
  if (action.kind !== 'become') return 0;
  const { colors, subtypes, subtypeChoice } = action.as;
  return (
    (colors === undefined ? 0 : Defined.Color) |
    (subtypes === undefined && subtypeChoice === undefined ? 0 : Defined.Type)
  );
}

function isDevoid(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'devoid';
}

/** The exceptions of an object that is a copy, as another copies it: the color that it kept is a color like any other. CR 707.9c, 707.3. */
export function withOwnColors(exceptions: readonly Exception[], object: GameObject): readonly Exception[] {
  const mask = object.record.faces[object.face]?.colors ?? 0;
  const own = COLORS.filter((_color, i) => (mask & (1 << i)) !== 0);
  const colors = own.length > 0 ? own : (['colorless'] as const);
  return exceptions.map((exception) =>
    exception.kind === 'notCopied'
      ? { kind: 'become', verb: 'be', object: { kind: 'self' }, as: { kind: 'description', colors } }
      : exception,
  );
}
