/** Piles: one player separates, another chooses, and each pile goes its way. CR 700.3. */
import type { Clause, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { destination, noun, subject, timedRule } from '../categories.ts';
import { UNSAID } from './sequences.ts';

/** The binder knows which pile is meant by where the clause stands. */
const PILE: Noun = { kind: 'reference', to: null, words: 'they' };
const OTHER: Noun = { kind: 'reference', to: null, words: 'the other', rest: true };
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
const FACES = 'a face-down pile and a face-up pile';
separated.add(
  phrase`${{ actor: subject }} look~actor at ${{ looked: noun }} and separate~actor ${{ of: noun }} into ${FACES} . ^ put one pile ${{ chosen: destination }} and the other ${{ other: destination }}`.means(
    (s) => ({
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { kind: 'look', actor: s.actor, object: s.looked } },
        {
          kind: 'separatePiles',
          actor: UNSAID,
          of: s.of,
          chooser: { kind: 'you' },
          chosen: { kind: 'do', action: { kind: 'move', verb: 'put', object: PILE, to: s.chosen } },
          other: { kind: 'do', action: { kind: 'move', verb: 'put', object: OTHER, to: s.other } },
          faceDown: true,
        },
      ],
      joins: ['and'],
    }),
  ),
  phrase`separate ${{ of: noun }} into ${FACES} . ^ ${{ chooser: subject }} choose~chooser one of those piles . ^ put ( ${{ words: terms<'the cards in it'>('the cards', [['the cards', 'the cards in it']]) }} in that pile ${{ chosen: destination }} and the rest | that pile ${{ chosen: destination }} and the other ) ${{ other: destination }}`.means(
    (s) => ({
      kind: 'separatePiles',
      of: s.of,
      chooser: s.chooser,
      chosen: { kind: 'do', action: { kind: 'move', verb: 'put', object: PILE, to: s.chosen } },
      other: { kind: 'do', action: { kind: 'move', verb: 'put', object: OTHER, to: s.other } },
      faceDown: true,
      words: s.words,
    }),
  ),
);
separated.add(
  phrase`separate ${{ of: noun }} into two piles . ^ ${{ chooser: subject }} sacrifice~chooser all permanents in the pile of their choice`.means(
    (s) => ({
      kind: 'separatePiles',
      of: s.of,
      chooser: s.chooser,
      chosen: { kind: 'do', action: { kind: 'sacrifice', actor: s.chooser, object: PILE } },
      words: 'of their choice',
    }),
  ),
);
timedRule.add(separated);
