/** Oracle text to card language and back. */
export { normalise, restore, type Normalised } from './normalise/normalise.ts';
export { printAbility, printCard, printFace, selfName } from './printed-text.ts';
export {
  readCard,
  readFace,
  readText,
  type PrintedCard,
  type PrintedFace,
  type ReadingOptions,
  type ReadResult,
  type Refusal,
} from './card.ts';
export {
  corpusReader,
  type CorpusOptions,
  type CorpusReader,
  type CorpusReport,
  hashOf,
  ledgerLine,
  readCorpus,
  tailOf,
} from './corpus.ts';
export type { Choice } from './bind/scope.ts';
export { declaredPhrases } from './kernel/declared-phrases.ts';
export { isOfDigitalFormat } from './digital-words.ts';
export { EVENT_LABELS, FIXED_LABELS } from '@kitchen-table/language/surface';
