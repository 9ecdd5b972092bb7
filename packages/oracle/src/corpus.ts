/** A corpus as evidence: how many cards are read, and why the others are not. */
import type { Card } from '@kitchen-table/language';
import { normaliseFace, readCard, saysExactly, type PrintedCard, type Refusal } from './card.ts';
import { restore } from './normalise/normalise.ts';

/** The outcome over many cards. */
export interface CorpusReport {
  cards: number;
  read: number;
  /** Cards with a paragraph that has more than one reading. */
  ambiguous: number;
  /** Cards that count as read, but whose trees print another text: never. */
  wrong: number;
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

/** The line of a card in the ledger. */
export function ledgerLine(name: string, outcome: ReturnType<typeof readCard>): string {
  return 'card' in outcome
    ? `${name}\tread\t${hashOf(JSON.stringify(outcome.card.faces.map((face) => face.abilities)))}`
    : `${name}\tdeclined\t`;
}

/** The words around the place where a reading died. */
export function tailOf(refusal: Refusal): string {
  if (refusal.problem !== 'declined') return `${refusal.problem}: ${refusal.details?.[0]?.slice(0, 60) ?? ''}`;
  const before = refusal.text.slice(0, refusal.offset).trim().split(/\s+/).slice(-2).join(' ');
  const after = refusal.text.slice(refusal.offset).split(/\s+/).slice(0, 2).join(' ');
  return `${before} >>> ${after}`.toLowerCase();
}

/** Do the trees of a card, without anything else, give its text again? */
function printsBack(printed: PrintedCard, card: Card): boolean {
  return (printed.card_faces ?? [printed]).every((face, index) => {
    const normalised = normaliseFace(face);
    return saysExactly(card.faces[index]!, normalised.text) && restore(normalised) === (face.oracle_text ?? '');
  });
}

/** Reads every card and sums up; each card that is read is handed to `onRead`. */
export function readCorpus(cards: Iterable<PrintedCard>, onRead: (card: Card) => void = () => {}): CorpusReport {
  const report = { cards: 0, read: 0, ambiguous: 0, wrong: 0 };
  const ledger: string[] = [];
  const tails = new Map<string, { tail: string; cards: number; paragraphs: number; examples: string[] }>();
  for (const card of cards) {
    report.cards++;
    const outcome = readCard(card, { explain: false });
    ledger.push(ledgerLine(card.name, outcome));
    if ('card' in outcome) {
      report.read++;
      if (!printsBack(card, outcome.card)) report.wrong++;
      onRead(outcome.card);
      continue;
    }
    if (outcome.refusals.some((refusal) => refusal.problem === 'ambiguous')) report.ambiguous++;
    for (const refusal of outcome.refusals) {
      const key = tailOf(refusal);
      const tail = tails.get(key) ?? { tail: key, cards: 0, paragraphs: 0, examples: [] };
      tail.paragraphs++;
      if (outcome.refusals.length === 1) {
        tail.cards++;
        if (tail.examples.length < 3) tail.examples.push(refusal.text);
      }
      tails.set(key, tail);
    }
  }
  const declines = [...tails.values()].sort(
    (left, right) => right.cards - left.cards || right.paragraphs - left.paragraphs,
  );
  return { ...report, declines, ledger };
}
