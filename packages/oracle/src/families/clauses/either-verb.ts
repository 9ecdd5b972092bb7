/** A choice of two things to do, said in one sentence: "sacrifice a creature or discard a card". CR 608.2d, 701.55 of today. */
import type { Action } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { clause, noun, payVerb, playerVerb, subject, timedRule } from '../categories.ts';
import { UNSAID } from './sequences.ts';

const verb: Union<Action> = category<Action>('something to do', playerVerb, payVerb);
timedRule.add(
  phrase`${{ actor: subject }} ${{ one: verb }}@actor or ${{ two: verb }}@actor`.means((s) => ({
    kind: 'modes',
    choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
    actor: s.actor,
    modes: [
      { kind: 'mode', clause: { kind: 'do', action: { ...s.one, actor: UNSAID } } },
      { kind: 'mode', clause: { kind: 'do', action: { ...s.two, actor: UNSAID } } },
    ],
    asDone: true,
  })) as never,
  phrase`${{ one: verb }}!bare or ${{ two: verb }}!bare`.means((s) => ({
    kind: 'modes',
    choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
    modes: [
      { kind: 'mode', clause: { kind: 'do', action: s.one } },
      { kind: 'mode', clause: { kind: 'do', action: s.two } },
    ],
    asDone: true,
  })),
  phrase`${{ actor: subject }} face~actor a villainous choice — ^ ${{ one: clause }} , or ${{ two: clause }}`.means(
    (s) => ({
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
      actor: s.actor,
      modes: [
        { kind: 'mode', clause: s.one },
        { kind: 'mode', clause: s.two },
      ],
      villainous: true,
    }),
  ),
);
/** "tap and goad target creature": two verbs with one object. */
timedRule.add(
  phrase`${{ first: words('something to do', ['tap', 'untap']) }} and goad ${{ object: noun }}`.means((s) => ({
    kind: 'sequence',
    steps: [
      { kind: 'do', action: { kind: s.first, object: s.object } },
      { kind: 'do', action: { kind: 'goad', object: UNSAID } },
    ],
    joins: ['and'],
  })),
);
