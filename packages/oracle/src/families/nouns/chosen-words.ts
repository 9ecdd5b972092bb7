/** A word with no rules meaning that a player chooses, and what depends on it: "target opponent chooses self or others", "for each player who chose fame". CR 608.2d. */
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { condition, playerVerb, quality } from '../categories.ts';

const word = words<string>('a choice', ['self', 'others', 'money', 'friends', 'secrets', 'fame', 'fortune']);
playerVerb.add(
  phrase`choose~ ${{ options: series(word, { join: 'or' }) }}`.means((s) => ({
    kind: 'choose',
    what: { options: s.options },
  })),
);
for (const who of ['that player', 'the player'] as const)
  condition.add(phrase`${who} chooses ${{ word }}`.means({ kind: 'anchorChosen', words: who }));
quality.add(phrase`who chose ${{ option: word }}`.means({ kind: 'choseWord' }));
