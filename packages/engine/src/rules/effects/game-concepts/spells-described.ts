/**
 * "An instant spell with mana value 3 or less from among them": what is asked of the spell, as it is cast, and what of the card.
 * Of a card with an Adventure or with two halves, the part that is such a spell may be cast, and no other. CR 601.3e, 709.3, 715.3b.
 */
import type { Filter, Noun, Quality } from '@kitchen-table/language/core';

/** What is asked of the spell, and the words without it. */
interface Described {
  /** Null: nothing. */
  readonly spell: Filter | null;
  /** The cards, by where they are. */
  readonly cards: Noun;
}

/** Qualities of a spell, as against those of its card: where that is, and whose. */
const OF_THE_SPELL: ReadonlySet<Quality['kind']> = new Set<Quality['kind']>([
  'withStat',
  'withManaCost',
  'parity',
  'ofTheChosen',
]);
const SPELL: Filter['noun'] = { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] };
const memo = new WeakMap<Noun, Described>();

/** The words apart. */
export function described(noun: Noun): Described {
  let known = memo.get(noun);
  if (known === undefined) memo.set(noun, (known = apart(noun)));
  return known;
}

function apart(noun: Noun): Described {
  if (noun.kind !== 'select' || noun.filter.noun.kind !== 'words') return { spell: null, cards: noun };
  const { adjectives = [], qualities = [], noun: said } = noun.filter;
  const asked = qualities.filter(({ kind }) => OF_THE_SPELL.has(kind));
  const status = adjectives.filter(({ kind }) => kind === 'statusWord');
  const isSpell = said.words.some((word) => word.kind === 'classWord' && word.word === 'spell');
  const isOther = asked.length > 0 || adjectives.length > status.length || said.words.length > 1;
  if (!isSpell || !isOther) return { spell: null, cards: noun };
  const spell: Filter = {
    kind: 'filter',
    noun: said,
    adjectives: adjectives.filter((each) => !status.includes(each)),
    qualities: asked,
  };
  const where = qualities.filter((each) => !asked.includes(each));
  const cards: Filter = { kind: 'filter', noun: SPELL, adjectives: status, qualities: where };
  return { spell, cards: { ...noun, filter: cards } };
}
