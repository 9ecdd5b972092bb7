/** "Choose three cards in each graveyard": so many in every single one, and not in all of them together. CR 608.2d. */
import { type Clause, FIXED_LABELS, type Filter, type Noun, type Quality } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

const EACH_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
const THAT_PLAYER: Noun = { kind: 'reference', to: FIXED_LABELS.each, words: 'that' };

/** A choice in the zone of each player, made for each of them. */
export const chosenInEach: Pass = {
  calledBy: ['choose'],
  rewrite: (ability) => rewritten(ability, (node) => inEach(node as unknown as Clause)),
};

function inEach(clause: Clause): Clause | undefined {
  if (clause.kind !== 'do' || clause.action.kind !== 'choose') return undefined;
  const what = clause.action.what as Noun;
  if (what.kind !== 'select' || !(what.filter.qualities ?? []).some(isInEach)) return undefined;
  const filter: Filter = { ...what.filter, qualities: (what.filter.qualities ?? []).map(ofThatPlayer) };
  const action = { ...clause.action, what: { ...what, filter } };
  return { kind: 'forEach', of: EACH_PLAYER, clause: { ...clause, action } };
}

function isInEach(quality: Quality): boolean {
  return quality.kind === 'inZone' && quality.words === 'each';
}

function ofThatPlayer(quality: Quality): Quality {
  return quality.kind === 'inZone' && quality.words === 'each'
    ? { kind: 'inZone', zone: quality.zone, of: THAT_PLAYER }
    : quality;
}
