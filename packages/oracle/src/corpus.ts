/** A corpus as evidence: how many cards are read, and why the others are not. */
import type { Card } from '@kitchen-table/language/surface';
import { readCard, type PrintedCard, type Refusal } from './card.ts';
import { isOfDigitalFormat } from './digital-words.ts';
import { saysExactly } from './printed-text.ts';
import { type Normalised, restore } from './normalise/normalise.ts';

/** The outcome over many cards. */
export interface CorpusReport {
  cards: number;
  read: number;
  /** Cards with a paragraph that has more than one reading. */
  ambiguous: number;
  /** Cards that count as read, but whose trees print another text: never. */
  wrong: number;
  /** Cards refused for words of digital formats, outside the Comprehensive Rules. */
  digital: number;
  /** Where readings died, and how many cards each would unlock if it were the only trouble. */
  declines: readonly { tail: string; cards: number; paragraphs: number; examples: readonly string[] }[];
  /** One line a card: name, read or declined, hash of the reading. */
  ledger: readonly string[];
}

/** A short hash of a text: the same for the same text everywhere. */
export function hashOf(text: string): string {
  let high = 0x811c9dc5;
  let low = 0xcbf29ce4;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + index), 0x85ebca6b);
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/** The line of a card in the ledger: read, declined, or of a digital format. */
export function ledgerLine(name: string, outcome: ReturnType<typeof readCard>): string {
  return 'card' in outcome
    ? `${name}\tread\t${hashOf(JSON.stringify(outcome.card.faces.map((face) => face.abilities)))}`
    : `${name}\t${isOfDigitalFormat(outcome.refusals) ? 'digital' : 'declined'}\t`;
}

/** The words around the place where a reading died. */
export function tailOf(refusal: Refusal): string {
  if (refusal.problem !== 'declined') return `${refusal.problem}: ${refusal.details?.[0]?.slice(0, 60) ?? ''}`;
  const before = refusal.text.slice(0, refusal.offset).trim().split(/\s+/).slice(-2).join(' ');
  const after = refusal.text.slice(refusal.offset).split(/\s+/).slice(0, 2).join(' ');
  return `${before} >>> ${after}`.toLowerCase();
}

/** Do the trees of a card, without anything else, give its text again? */
function printsBack(printed: PrintedCard, card: Card, texts: readonly Normalised[], said: Set<number>): boolean {
  return (printed.card_faces ?? [printed]).every((face, index) => {
    const text = texts[index]!;
    return saysExactly(card.faces[index]!, text.text, said) && restore(text) === (face.oracle_text ?? '');
  });
}

/** A card that has been read, and what it takes to print it back. */
interface ReadOnce {
  readonly printed: PrintedCard;
  readonly outcome: ReturnType<typeof readCard>;
  readonly texts: readonly Normalised[];
}

function readOnce(printed: PrintedCard): ReadOnce {
  const texts: Normalised[] = [];
  const onText = (text: Normalised): void => void texts.push(text);
  return { printed, outcome: readCard(printed, { explain: false, verify: false, onText }), texts };
}

/**
 * A card that was read is printed back once, from the bound trees. One that prints another text is read again paragraph
 * by paragraph, so that the refusal says which; if it is still taken for read, it is wrong.
 */
function compare({ printed, outcome, texts }: ReadOnce): Compared {
  const said = new Set<number>();
  if (!('card' in outcome) || printsBack(printed, outcome.card, texts, said)) return { outcome, said, wrong: false };
  const again = readCard(printed, { explain: false });
  return { outcome: again, said, wrong: 'card' in again };
}

/** A card that was read and printed back, and the phrases that said it. */
interface Compared {
  readonly outcome: ReturnType<typeof readCard>;
  readonly said: ReadonlySet<number>;
  readonly wrong: boolean;
}

/** So many cards are read, then printed back, then judged: a machine is quicker at one thing at a time. */
const AT_ONCE = 500;

/** Reads cards one after another and sums up. */
export interface CorpusReader {
  /** Takes the next card; it is read with some others, at the latest for the report. */
  add(card: PrintedCard): void;
  /** What became of the cards so far. */
  report(): CorpusReport;
}

/** What a corpus reader is told. */
export interface CorpusOptions {
  /** Is handed each card that is read, what it was read from, and the numbers of the phrases that print it: `declaredPhrases`. */
  onRead?: (card: Card, printed: PrintedCard, said: ReadonlySet<number>) => void;
  /** Whether to keep the ledger; true by default. */
  ledger?: boolean;
}

/** A reader of a corpus that need not be in memory as a whole. */
export function corpusReader({ onRead, ledger: keeps = true }: CorpusOptions = {}): CorpusReader {
  const counts = { cards: 0, read: 0, ambiguous: 0, wrong: 0, digital: 0 };
  const ledger: string[] = [];
  const tails = new Map<string, { tail: string; cards: number; paragraphs: number; examples: string[] }>();
  const decline = (refusals: readonly Refusal[]): void => {
    if (isOfDigitalFormat(refusals)) counts.digital++;
    if (refusals.some((refusal) => refusal.problem === 'ambiguous')) counts.ambiguous++;
    for (const refusal of refusals) {
      const key = tailOf(refusal);
      const tail = tails.get(key) ?? { tail: key, cards: 0, paragraphs: 0, examples: [] };
      tail.paragraphs++;
      if (refusals.length === 1) {
        tail.cards++;
        if (tail.examples.length < 3) tail.examples.push(refusal.text);
      }
      tails.set(key, tail);
    }
  };
  let waiting: PrintedCard[] = [];
  const readAll = (): void => {
    const compared = waiting.map(readOnce).map(compare);
    compared.forEach(({ outcome, said, wrong }, index) => {
      counts.cards++;
      if (keeps) ledger.push(ledgerLine(waiting[index]!.name, outcome));
      if ('refusals' in outcome) return decline(outcome.refusals);
      counts.read++;
      if (wrong) counts.wrong++;
      onRead?.(outcome.card, waiting[index]!, said);
    });
    waiting = [];
  };
  return {
    add(card) {
      waiting.push(card);
      if (waiting.length === AT_ONCE) readAll();
    },
    report() {
      readAll();
      const declines = [...tails.values()].sort(
        (left, right) => right.cards - left.cards || right.paragraphs - left.paragraphs,
      );
      return { ...counts, declines, ledger };
    },
  };
}

/** Reads every card and sums up. */
export function readCorpus(cards: Iterable<PrintedCard>, options: CorpusOptions = {}): CorpusReport {
  const reader = corpusReader(options);
  for (const card of cards) reader.add(card);
  return reader.report();
}
