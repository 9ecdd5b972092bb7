/** "If this is the third time this ability has resolved this turn." CR 608.2h. */
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { condition } from '../categories.ts';

const nth = terms('which', [
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['first', 1],
] as const);
condition.add(
  phrase`this is the ${{ nth }} time this ability has resolved this turn`.means((s) => ({
    kind: 'first',
    event: { kind: 'resolve', object: { kind: 'self' } },
    nth: s.nth,
    per: 'turn',
    words: 'this ability',
  })),
  // Said after the sentence with the first of them.
  phrase`it 's the ${{ nth }} time`.means((s) => ({
    kind: 'first',
    event: { kind: 'resolve', object: { kind: 'self' } },
    nth: s.nth,
    per: 'turn',
    words: "it's",
  })),
);
