/** Legends that are spoken of as he or she, where other cards say "it". CR 201.5. */
import type { CardType, Reference } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { condition, description, rule } from '../categories.ts';
import { bareDescription, stillIs } from '../becoming/descriptions.ts';

const person = (who: 'he' | 'she' | 'they'): Reference => ({ kind: 'reference', to: null, words: who });
const still = words<CardType>('a type', ['land', 'artifact', 'planeswalker']);
for (const [who, its] of [
  ['he', 'his'],
  ['she', 'her'],
] as const) {
  const object = person(who);
  condition.add(
    phrase`${who} was cast`.means({ kind: 'castFact', fact: 'cast', subject: object, words: 'was cast' }),
    phrase`${its} additional cost was paid`.means({
      kind: 'castFact',
      fact: 'additional cost paid',
      subject: object,
      words: 'its',
    }),
  );
  description.add(
    phrase`a ${{ as: bareDescription }} in addition to ${its} other types`.means((s) => ({
      ...s.as,
      inAddition: 'types',
      words: its,
    })),
  );
  rule.add(
    phrase`${who} 's ${{ as: description }}`.means((s) => ({
      kind: 'changes',
      action: { kind: 'become', verb: 'be', object, as: s.as, words: "it's" },
    })),
  );
  stillIs.add(
    phrase`${who} 's still a ${{ still }}`.means((s) => ({
      kind: 'do',
      action: {
        kind: 'become',
        verb: 'be',
        object,
        as: { kind: 'description', types: [s.still], inAddition: 'still' },
      },
    })),
    phrase`${who} 's ${{ as: description }}`.means((s) => ({
      kind: 'do',
      action: { kind: 'become', verb: 'be', object, as: s.as, words: "it's" },
    })),
  );
}
