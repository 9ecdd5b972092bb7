/** "can't be the target of red spells or abilities from red sources": what is choosing the target. CR 113.7, 115.1. */
import type { Adjective, Filter, Noun, Quality } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { isSourceOf } from '../abilities/abilities-of.ts';
import { fitsDescription } from '../objects/filters.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** Whether the spell, or the ability of this source, is among what the noun means. */
export function isWhatTargets(
  game: Game,
  by: Noun | undefined,
  source: ObjectId | undefined,
  isAbility: boolean,
  context: Context,
): boolean {
  if (by === undefined) return true;
  if (source === undefined) return false;
  if (by.kind === 'nounList') return by.of.some((part) => isWhatTargets(game, part, source, isAbility, context));
  if (by.kind !== 'select' || !isAbility) return fitsRole(game, by, objectEntity(source), context);
  const said = abilitiesSaid(by.filter);
  if (said === null) return fitsRole(game, by, objectEntity(source), context);
  return (
    said.of.every((noun) => isSourceOf(game, noun, source, context)) &&
    fitsDescription(game, said.source, objectEntity(source), context)
  );
}

/**
 * "from activated and triggered abilities": whether the filter is of abilities and means what targets. One that is not
 * on the stack yet could only be activated: a triggered ability chooses its targets there. CR 603.3d, 602.2.
 */
export function isAbilityMeant(game: Game, filter: Filter, source: ObjectId, by: ObjectId, context: Context): boolean {
  if (by === source || abilitiesSaid(filter) === null) return false;
  if (by !== NO_OBJECT) return fitsDescription(game, filter, objectEntity(by), context);
  return (filter.adjectives ?? []).every(meansActivated);
}

function meansActivated(adjective: Adjective): boolean {
  if (adjective.kind === 'anyOf') return adjective.of.some(meansActivated);
  return adjective.kind !== 'statusWord' || adjective.status === 'activated';
}

/** What abilities are said to be of, and what else is said of their source; null where no abilities are meant. */
interface Said {
  readonly of: readonly Noun[];
  readonly source: Filter;
}
const memo = new WeakMap<Filter, Said | null>();

function abilitiesSaid(filter: Filter): Said | null {
  let said = memo.get(filter);
  if (said === undefined) memo.set(filter, (said = readAbilities(filter)));
  return said;
}

function readAbilities({ noun, qualities = [] }: Filter): Said | null {
  const lists = noun.kind === 'words' ? [noun.words] : noun.of.map(({ words }) => words);
  if (!lists.some((list) => list.some((word) => word.kind === 'classWord' && word.word === 'ability'))) return null;
  const isOf = (quality: Quality): quality is Extract<Quality, { kind: 'abilityOf' }> => quality.kind === 'abilityOf';
  return {
    of: qualities.filter(isOf).map((quality) => quality.noun),
    source: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'source' }] },
      qualities: qualities.filter((quality) => !isOf(quality)),
    },
  };
}
