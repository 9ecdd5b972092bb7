/** "the first creature spell you cast each turn": spells by their place among those of a turn. */
import type { Noun, Quantifier } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, noun, origin, plainFilter, quality, subject } from '../categories.ts';
import { oneOf } from '../conditions/condition-words.ts';

const which = terms<number>('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);
const WHEN = terms<{ ownTurns?: true }>('among which spells', [
  ['each turn', {}],
  ['during each of your turns', { ownTurns: true }],
]);
const THE: Quantifier = { kind: 'quantifier', amount: 'the' };
/** "the first creature spell you cast each turn", "the next spell you cast this turn". */
export const nthSpell: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`the ${{ nth: which }} ${{ filter: plainFilter }} ${{ player: atomSubject }} cast~player ${{ when: WHEN }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: THE,
      filter: { ...s.filter, qualities: [{ ...s.when, kind: 'nthCast', nth: s.nth, player: s.player }] },
    }),
  ),
  phrase`the ${{ nth: which }} ${{ filter: plainFilter }} ${{ player: atomSubject }} cast~player ${{ when: WHEN }} ${{ quality }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: THE,
      filter: { ...s.filter, qualities: [{ ...s.when, kind: 'nthCast', nth: s.nth, player: s.player }, s.quality] },
    }),
  ),
  phrase`the ${{ nth: which }} ${{ filter: plainFilter }} ${{ player: atomSubject }} cast~player from ${{ from: origin }} each turn`.means(
    (s) => ({
      kind: 'select',
      quantifier: THE,
      filter: { ...s.filter, qualities: [{ kind: 'nthCast', nth: s.nth, player: s.player, from: s.from }] },
    }),
  ),
  phrase`the next ${{ filter: plainFilter }} ${{ player: atomSubject }} cast~player this turn`.means((s) => ({
    kind: 'select',
    quantifier: THE,
    filter: { ...s.filter, qualities: [{ kind: 'nthCast', nth: 'next', player: s.player }] },
  })),
);
subject.add(nthSpell);
noun.add(nthSpell);
/** "that's the second spell cast this turn": whoever cast them. */
quality.add(
  phrase`that 's the ${{ nth: which }} spell cast this turn`.means((s) => ({
    kind: 'nthCast',
    nth: s.nth,
    player: oneOf('player'),
    ofAll: true,
  })),
);
