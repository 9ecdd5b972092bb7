/** Legends that are spoken of as he or she, where other cards say "it". CR 201.5. */
import type { CardType, Noun, Reference } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { condition, description, rule } from '../categories.ts';
import { bareDescription, stillIs } from '../becoming/descriptions.ts';

const HE: Reference = { kind: 'reference', to: null, words: 'he' };
const SHE: Reference = { kind: 'reference', to: null, words: 'she' };
const who = terms<Noun>('who', [
  ['he', HE],
  ['she', SHE],
]);
const whose = terms<Noun>('whose', [
  ['his', HE],
  ['her', SHE],
]);
const whoIs = terms<Noun>('who', [
  ["he 's", HE],
  ["she 's", SHE],
]);
const still = words<CardType>('a type', ['land', 'artifact', 'planeswalker']);
condition.add(
  phrase`${{ subject: who }} was cast`.means({ kind: 'castFact', fact: 'cast', words: 'was cast' }),
  phrase`${{ subject: whose }} additional cost was paid`.means({
    kind: 'castFact',
    fact: 'additional cost paid',
    words: 'its',
  }),
);
description.add(
  phrase`a ${{ as: bareDescription }} in addition to ${{ words: words('whose', ['his', 'her']) }} other types`.means(
    (s) => ({ ...s.as, inAddition: 'types', words: s.words }),
  ),
);
rule.add(
  phrase`${{ object: whoIs }} ${{ as: description }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'become', verb: 'be', object: s.object, as: s.as, words: "it's" },
  })),
);
stillIs.add(
  phrase`${{ object: whoIs }} still a ${{ still }}`.means((s) => ({
    kind: 'do',
    action: {
      kind: 'become',
      verb: 'be',
      object: s.object,
      as: { kind: 'description', types: [s.still], inAddition: 'still' },
    },
  })),
  phrase`${{ object: whoIs }} ${{ as: description }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'become', verb: 'be', object: s.object, as: s.as, words: "it's" },
  })),
);
