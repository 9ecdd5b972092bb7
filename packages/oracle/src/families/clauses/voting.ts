/** Voting, and what comes of it. CR 701.32. */
import type { Noun, Quality, Value } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  condition,
  eachOne,
  expression,
  noun,
  quality,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { cardName } from '../nouns/names.ts';

/** Words with no rules meaning that cards have put to the vote. CR 701.32b. */
const BALLOTS: readonly string[] = [
  'aid',
  'bribery',
  'carnage',
  'chaos',
  'condemnation',
  'consequences',
  'death',
  'denial',
  'dominion',
  'duplication',
  'embark',
  'evidence',
  'feather',
  'fellowship',
  'free',
  'grace',
  'guidance',
  'guilty',
  'harvest',
  'homage',
  'innocent',
  'knowledge',
  'money',
  'numbers',
  'planeswalk',
  'profit',
  'psychosis',
  'quill',
  'return',
  'security',
  'sickness',
  'sprout',
  'strength',
  'taxes',
  'time',
  'torture',
  'truth',
  'wild',
];
const option = category<string>('a word to vote for', words('a word to vote for', BALLOTS), cardName);
const options = series(option, { join: 'or' });

timedRule.add(
  phrase`starting with you , each player votes for ${{ options }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'vote', options: s.options },
  })),
  phrase`starting with you , each player votes for ${{ object: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'vote', object: s.object },
  })),
  phrase`each player secretly votes for ${{ options }} , then those votes are revealed`.means((s) => ({
    kind: 'do',
    action: { kind: 'vote', options: s.options, secretly: true },
  })),
);
const AND_REVEALED =
  'then all players reveal those numbers simultaneously ' +
  'and determine the highest and lowest numbers revealed this way';
timedRule.add(
  phrase`each player secretly chooses a number 0 or greater , ${AND_REVEALED}`.means({
    kind: 'do',
    action: { kind: 'chooseNumbers' },
  }),
);
expression.add(
  terms<Value>('a number that was chosen', [
    ['the highest number', { kind: 'chosenNumbers', which: 'highest' }],
    ['the lowest number', { kind: 'chosenNumbers', which: 'lowest' }],
  ]),
);
quality.add(
  terms<Quality>('what number a player chose', [
    ['who chose that number', { kind: 'choseNumber', which: null, words: 'that number' }],
    ["who didn't choose the lowest number", { kind: 'choseNumber', which: 'lowest', not: true }],
  ]),
);
condition.add(
  phrase`${{ option }} gets more votes`.means({ kind: 'mostVotes' }),
  phrase`${{ option }} gets more votes or the vote is tied`.means({ kind: 'mostVotes', tied: true }),
);
/** Whoever gave the vote for which it is done. CR 701.32a. */
const voter = terms<Noun>('an object or player', [['the voter', { kind: 'reference', to: null, words: 'the voter' }]]);
atom.add(voter);
atomSubject.add(voter);
subject.add(voter);
eachOne.add(phrase`${{ option }} vote`.means((s) => ({ kind: 'units', value: { kind: 'votes', option: s.option } })));
expression.add(phrase`the number of ${{ option }} votes`.means({ kind: 'votes' }));
quality.add(phrase`with the most votes or tied for most votes`.means({ kind: 'mostVoted' }));
rule.add(
  phrase`while voting , you ${{
    said: terms<{ may?: true }>('what you may', [
      ['may vote a additional time', { may: true }],
      ['get a additional vote', {}],
    ]),
  }}`.means((s) => ({ ...s.said, kind: 'additionalVote' })),
);
