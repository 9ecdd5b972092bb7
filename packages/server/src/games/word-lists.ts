/** Questions with thousands of words to choose from: the words are told once, by their fingerprint. CR 201.4. */
import type { Question } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { fingerprintOf } from '../store/contents.ts';

/** Fewer words than this go with the question. */
const MANY = 1000;
/** So many fingerprints are remembered before they are told anew. */
const MOST_TOLD = 1000;

/** Told of a list of words, as JSON text, under its fingerprint. */
export type TellWords = (fingerprint: string, words: string) => void;

/** Takes long lists of words out of pictures, and tells each of them once. */
export class WordLists {
  private readonly tell: TellWords;
  private readonly told = new Set<string>();
  /** The list last looked at: a question is shown several times. */
  private last: { options: readonly string[]; fingerprint: string } | null = null;

  constructor(tell: TellWords) {
    this.tell = tell;
  }

  /** The picture without the words of its question, if they are many. */
  without(snapshot: Snapshot): Snapshot {
    const { question } = snapshot;
    if (question?.kind !== 'chooseOption' || question.options.length < MANY) return snapshot;
    return { ...snapshot, question: { ...question, options: [] }, optionsAt: this.fingerprint(question) };
  }

  private fingerprint({ options }: Extract<Question, { kind: 'chooseOption' }>): string {
    if (this.last?.options === options) return this.last.fingerprint;
    const words = JSON.stringify(options);
    const fingerprint = fingerprintOf(words);
    this.last = { options, fingerprint };
    if (this.told.size >= MOST_TOLD) this.told.clear();
    if (!this.told.has(fingerprint)) this.tell(fingerprint, words);
    this.told.add(fingerprint);
    return fingerprint;
  }
}
