/** "A black or red permanent, spell, or card not on the battlefield": whatever is of these colors, wherever it is. CR 109.2, 110.1, 112.1. */
import type { Ability, Alternative, Filter, Quality } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Permanents, spells and cards in one: described alike by what stands before them, and only cards by what stands behind. */
export const cardsEverywhere: Pass = {
  calledBy: ['alternatives'],
  rewrite: (ability: Ability) => rewritten(ability, apart),
};

function apart(node: Node): unknown {
  if (node['kind'] !== 'filter') return undefined;
  const { noun, qualities, adjectives, ...rest } = node as unknown as Filter;
  if (noun.kind !== 'alternatives' || adjectives !== undefined || qualities?.every(isElsewhere) !== true)
    return undefined;
  if (noun.of.map(classOf).join() !== 'permanent,spell,card') return undefined;
  const [{ adjectives: before }] = noun.of as readonly [Alternative];
  const alike = noun.of.map((each) => (before === undefined ? each : { ...each, adjectives: before }));
  const of = alike.map((each) => (classOf(each) === 'card' ? { ...each, qualities } : each));
  return { ...rest, noun: { ...noun, of } };
}

/** "not on the battlefield". */
function isElsewhere(quality: Quality): boolean {
  return quality.kind === 'inZone' && !quality.zone.includes('battlefield');
}

function classOf({ words }: Alternative): string | null {
  const [word, ...more] = words;
  return word?.kind === 'classWord' && more.length === 0 ? word.word : null;
}
