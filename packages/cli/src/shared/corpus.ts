/** A whole card file through the grammar and the engine's list of meanings. */
import { cardRecords } from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/surface';
import { refusalsOf } from '@kitchen-table/lower';
import { type CorpusReport, corpusReader, type PrintedCard } from '@kitchen-table/oracle';
import { type WordInUse, wordCounter } from './words-in-use.ts';

/** What became of the cards of a file. */
export interface CorpusSummary {
  cards: number;
  /** Read whole, printed back exactly, references bound. */
  read: number;
  /** Read, and lowered: every word has its form in core. */
  playable: number;
  ambiguous: number;
  wrong: number;
  /** Refused as cards of digital formats, outside the Comprehensive Rules. */
  digital: number;
  seconds: number;
  /** Records that are no cards, with their lines. */
  bad: number;
  declines: CorpusReport['declines'];
  /** Nodes without a meaning, and how many read cards each keeps from being played. */
  missing: readonly { node: string; cards: number }[];
  /** One line a card: name, then playable, read or declined, then the hash of its reading; empty when not asked for. */
  ledger: readonly string[];
  /** How many cards use each phrase and word; empty when not asked for. */
  words: readonly WordInUse[];
}

/** What is kept beside the counts. */
export interface CorpusWishes {
  ledger?: boolean;
  words?: boolean;
}

/** Reads every card of a file. A file that can't be read throws one sentence. */
export async function corpusReport(path: string, wishes: CorpusWishes = {}): Promise<CorpusSummary> {
  const begun = performance.now();
  let bad = 0;
  let playable = 0;
  const playableNames = new Set<string>();
  const missing = new Map<string, number>();
  const counter = wishes.words === true ? wordCounter() : null;
  const judge = (card: Card, printed: PrintedCard, said: ReadonlySet<number>): void => {
    counter?.add(card, printed, said);
    const nodes = new Set(refusalsOf(card).map(({ node }) => node));
    if (nodes.size === 0) {
      playable++;
      playableNames.add(card.name);
    }
    for (const node of nodes) missing.set(node, (missing.get(node) ?? 0) + 1);
  };
  const reader = corpusReader({ onRead: judge, ledger: wishes.ledger === true });
  // All records first: reading them as they come costs a tenth more.
  const records: PrintedCard[] = [];
  for await (const record of cardRecords(path, () => bad++)) records.push(record);
  for (const record of records) reader.add(record);
  const { read, ambiguous, wrong, digital, declines, cards: count, ledger } = reader.report();
  const seconds = Math.round(performance.now() - begun) / 1000;
  const ranked = [...missing]
    .map(([node, blocked]) => ({ node, cards: blocked }))
    .sort((one, other) => other.cards - one.cards);
  return {
    cards: count,
    read,
    playable,
    ambiguous,
    wrong,
    digital,
    seconds,
    bad,
    declines,
    missing: ranked,
    ledger: ledger.map((line) => withPlayable(line, playableNames)),
    words: counter?.words() ?? [],
  };
}

/** The ledger line of a card that can be played says so. */
function withPlayable(line: string, playable: ReadonlySet<string>): string {
  const [name = '', status = '', hash = ''] = line.split('\t');
  return `${name}\t${status === 'read' && playable.has(name) ? 'playable' : status}\t${hash}`;
}
