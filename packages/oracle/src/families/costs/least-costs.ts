/** The least that spells cost. CR 601.2f. */
import { phrase } from '../../kernel/phrase.ts';
import { rule } from '../categories.ts';

for (const [word, least] of [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const)
  rule.add(
    phrase`each spell that would cost less than ${word} mana to cast costs ${word} mana to cast`.means({
      kind: 'leastCost',
      least,
    }),
  );
