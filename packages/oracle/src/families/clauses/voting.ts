/** Voting, and what comes of it. CR 701.32. */
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { condition, eachOne, expression, noun, quality, rule, timedRule } from '../categories.ts';
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
condition.add(
  phrase`${{ option }} gets more votes`.means({ kind: 'mostVotes' }),
  phrase`${{ option }} gets more votes or the vote is tied`.means({ kind: 'mostVotes', tied: true }),
);
eachOne.add(phrase`${{ option }} vote`.means((s) => ({ kind: 'units', value: { kind: 'votes', option: s.option } })));
expression.add(phrase`the number of ${{ option }} votes`.means({ kind: 'votes' }));
quality.add(phrase`with the most votes or tied for most votes`.means({ kind: 'mostVoted' }));
rule.add(
  phrase`while voting , you may vote a additional time`.means({ kind: 'additionalVote', may: true }),
  phrase`while voting , you get a additional vote`.means({ kind: 'additionalVote' }),
);
