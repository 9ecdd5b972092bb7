/** Piles: one player separates, another chooses, and each pile goes its way. CR 700.3. */
import type { Clause, Noun } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import { destination, noun, subject, timedRule } from './categories.ts';

/** The binder knows which pile is meant by where the clause stands. */
const PILE: Noun = { kind: 'reference', to: null, words: 'they' };
const OTHER: Noun = { kind: 'reference', to: null, words: 'the other' };
const separated: Union<Clause> = category<Clause>(
  'piles',
  phrase`${{ actor: subject }} separate~actor ${{ of: noun }} into two piles . ^ put one pile ${{ chosen: destination }} and the other ${{ other: destination }}`.means(
    (s) => ({
      kind: 'separatePiles',
      actor: s.actor,
      of: s.of,
      chooser: { kind: 'you' },
      chosen: { kind: 'do', action: { kind: 'move', verb: 'put', object: PILE, to: s.chosen } },
      other: { kind: 'do', action: { kind: 'move', verb: 'put', object: OTHER, to: s.other } },
    }),
  ),
  phrase`separate ${{ of: noun }} into two piles . ^ ${{ chooser: subject }} choose~chooser one of those piles . ^ put that pile ${{ chosen: destination }} and the other ${{ other: destination }}`.means(
    (s) => ({
      kind: 'separatePiles',
      of: s.of,
      chooser: s.chooser,
      chosen: { kind: 'do', action: { kind: 'move', verb: 'put', object: PILE, to: s.chosen } },
      other: { kind: 'do', action: { kind: 'move', verb: 'put', object: OTHER, to: s.other } },
    }),
  ),
);
timedRule.add(separated);
