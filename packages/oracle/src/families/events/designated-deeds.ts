/** Events by what they produce, pay or end: mana of a kind, life, final chapters, Ring-bearers; players by what they hold. CR 106.12, 119.4, 701.52, 714.2d, 720. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { condition, countedNoun, noun, playerEvent, quality } from '../categories.ts';
import { subject, timedRule } from '../categories.ts';
import { count } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const manaSymbol = terms('a mana symbol', [
  ['{C}', 'colorless'],
  ['{W}', 'white'],
  ['{U}', 'blue'],
  ['{B}', 'black'],
  ['{R}', 'red'],
  ['{G}', 'green'],
] as const);
playerEvent.add(
  phrase`tap~ ${{ object: noun }} for ${{ mana: manaSymbol }}`.means({ kind: 'tapForMana' }),
  phrase`pay~ life`.means({ kind: 'loseLife', paid: true }),
  phrase`doesn't pay ~ 's cumulative upkeep`.means({
    kind: 'keywordAction',
    action: 'leave upkeep unpaid',
    object: { kind: 'self' },
  }),
);
subject.add(
  phrase`the final chapter ability of ${{ of: countedNoun }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'the', words: 'whose' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] },
      qualities: [{ kind: 'finalChapter', of: s.of }],
    },
  })) as never,
);
quality.add(
  phrase`with ${{ right: count }} or more card types`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'compare',
      left: { kind: 'kindsAmong', what: 'card types', of: RELATIVE },
      comparison: 'atLeast',
      right: s.right,
    },
    words: 'card types',
  })),
);
condition.add(
  phrase`you have the most life or are tied for most life`.means({
    kind: 'is',
    subject: { kind: 'you' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
      qualities: [{ kind: 'withExtreme', extreme: 'greatest', stat: 'life total', words: 'most life, or tied' }],
    },
    words: 'has or tied',
  }),
);
timedRule.add(
  phrase`${{ object: subject }} must be blocked each combat this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'beBlocked', object: s.object, eachCombat: true } },
    during: { kind: 'thisTurn' },
  })),
);
