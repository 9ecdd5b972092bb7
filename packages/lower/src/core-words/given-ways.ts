/** Alternative costs that an effect gives to spells: which of them the engine has a meaning for. CR 601.3e, 118.9. */
import { OF_THE_SPELL, isAboutSpells, isGivenWay, some } from '@kitchen-table/language/core';
import type { Ability, Noun } from '@kitchen-table/language/core';

/** Keywords that mean an alternative cost of the spell that has them. */
const ALTERNATIVE_COSTS: ReadonlySet<string> = new Set([...OF_THE_SPELL, 'emerge']);

/** What is lacking where the words give such a keyword to spells; null: nothing. Static abilities are asked as a card is about to be cast. */
export function givenWay(part: Readonly<Record<string, unknown>>, inEffect: boolean): string | null {
  const { abilities, object } = part as { abilities?: readonly Ability[] | 'all'; object?: Noun };
  if (!Array.isArray(abilities) || !isAboutSpells(object)) return null;
  const lacking = (abilities as readonly Ability[]).find(
    (ability) =>
      ability.kind === 'keyword' &&
      ALTERNATIVE_COSTS.has(ability.keyword) &&
      (inEffect || !isGivenWay(ability) || some(object, ({ kind }) => kind === 'nthCast')),
  );
  return lacking?.kind === 'keyword' ? `gain ${lacking.keyword}, to spells` : null;
}
