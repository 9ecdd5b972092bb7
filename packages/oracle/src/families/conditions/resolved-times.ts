/** "If this is the third time this ability has resolved this turn." CR 608.2h. */
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { condition } from '../categories.ts';

const nth = terms<{ readonly nth: number; readonly orBefore?: true }>('which', [
  ['second', { nth: 2 }],
  ['third', { nth: 3 }],
  ['fourth', { nth: 4 }],
  ['first', { nth: 1 }],
  ['first or second', { nth: 2, orBefore: true }],
]);
condition.add(
  phrase`this is the ${{ nth }} time this ability has resolved this turn`.means((s) => ({
    ...s.nth,
    kind: 'first',
    event: { kind: 'resolve', object: { kind: 'self' } },
    per: 'turn',
    words: 'this ability',
  })),
  // Said after the sentence with the first of them.
  phrase`it 's the ${{ nth }} time`.means((s) => ({
    ...s.nth,
    kind: 'first',
    event: { kind: 'resolve', object: { kind: 'self' } },
    per: 'turn',
    words: "it's",
  })),
);
