/** Legends that are spoken of as he or she, where other cards say "it". CR 201.5. */
import type { CardType, Condition, Noun, Reference } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { condition, description, rule } from '../categories.ts';
import { bareDescription, stillIs } from '../becoming/descriptions.ts';

const HE: Reference = { kind: 'reference', to: null, words: 'he' };
const SHE: Reference = { kind: 'reference', to: null, words: 'she' };
const who = terms<Noun>('who', [
  ['it', { kind: 'reference', to: null, words: 'it' }],
  ['he', HE],
  ['she', SHE],
]);
const whose = terms<Pick<Extract<Condition, { kind: 'castFact' }>, 'subject' | 'words'>>('whose', [
  ["~ 's", { subject: { kind: 'self' }, words: '~' }],
  ['his', { subject: HE, words: 'its' }],
  ['her', { subject: SHE, words: 'its' }],
]);
const whoIs = terms<Noun>('who', [
  ["he 's", HE],
  ["she 's", SHE],
]);
const still = words<CardType>('a type', ['land', 'artifact', 'planeswalker']);
condition.add(
  phrase`${{ subject: who }} was cast`.means({ kind: 'castFact', fact: 'cast', words: 'was cast' }),
  phrase`${{ of: whose }} additional cost was paid`.means((s) => ({
    ...s.of,
    kind: 'castFact',
    fact: 'additional cost paid',
  })),
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
