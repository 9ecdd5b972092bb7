/** Keywords with an alternative cost, and which of them an effect may give to spells. CR 118.9, 601.3e. */
import type { Ability, Filter, Noun } from './nodes.ts';

/** Alternative costs of a spell, wherever it may be cast from: CR 702. From the keyword's own cost. */
export const OF_THE_SPELL: ReadonlySet<string> = new Set([
  'overload',
  'evoke',
  'spectacle',
  'dash',
  'blitz',
  'surge',
  'prowl',
  'freerunning',
  'warp',
  'awaken',
  'impending',
  'cleave',
]);
/** Keywords with an alternative cost of the spell itself that are whole when an effect gives them. CR 118.9. */
const GIVEN_WAYS: ReadonlySet<string> = new Set([
  'blitz',
  'dash',
  'emerge',
  'evoke',
  'freerunning',
  'overload',
  'prowl',
  'spectacle',
  'surge',
]);

/** Whether it is a keyword by which a spell could be cast for another cost. */
export function isGivenWay(ability: Ability): boolean {
  return ability.kind === 'keyword' && GIVEN_WAYS.has(ability.keyword);
}

/** Keywords that help to pay for the spell that has them, or make it cheaper. CR 702.41, 702.51, 702.66, 702.126. */
const HELPS: ReadonlySet<string> = new Set(['affinity', 'convoke', 'delve', 'improvise']);

/** Whether it is a keyword that decides what a spell is cast for: by another cost, with help, or for less. CR 601.3e. */
export function isGivenForCasting(ability: Ability): boolean {
  return isGivenWay(ability) || (ability.kind === 'keyword' && HELPS.has(ability.keyword));
}

/** Whether the noun is about spells: "each creature spell you cast". */
export function isAboutSpells(noun: Noun | Filter | undefined): boolean {
  const filter = noun?.kind === 'select' ? noun.filter : noun;
  if (filter?.kind !== 'filter') return false;
  const lists = filter.noun.kind === 'words' ? [filter.noun.words] : filter.noun.of.map(({ words }) => words);
  return lists.some((words) => words.some((word) => word.kind === 'classWord' && word.word === 'spell'));
}
