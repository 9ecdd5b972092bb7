/** A deck list: what a player wrote down before the game, in whatever file format. CR 100.2, 100.4. */

/** One line of a deck list: so many of a card, and the printing if the writer cared. */
export interface DeckEntry {
  count: number;
  /** As written; names are matched to cards by `nameKey`. */
  name: string;
  set?: string;
  collectorNumber?: string;
  finish?: 'foil' | 'etched';
  /** Arena's `A-` cards. */
  rebalanced?: true;
  /** Archidekt's bracketed categories. */
  categories?: readonly string[];
}

/** The parts of a deck list. `main` is the deck; sections past the sideboard are supplementary decks or notes. */
export const DECK_SECTIONS = [
  'commanders',
  'companion',
  'main',
  'sideboard',
  'planes',
  'schemes',
  'vanguards',
  'conspiracies',
  'attractions',
  'contraptions',
  'dungeons',
  'stickers',
  'tokens',
  'maybeboard',
] as const;

/** A part of a deck list. */
export type DeckSection = (typeof DECK_SECTIONS)[number];

/** A whole deck list. Sections that the list does not have are absent, except the three that every deck has. */
export interface DeckList {
  name?: string;
  comment?: string;
  main: readonly DeckEntry[];
  sideboard: readonly DeckEntry[];
  /** CR 903.3, 702.124: none, one or two cards. */
  commanders: readonly DeckEntry[];
  /** CR 702.139. */
  companion?: DeckEntry;
  /** CR 901. */
  planes?: readonly DeckEntry[];
  /** CR 904. */
  schemes?: readonly DeckEntry[];
  /** CR 902. */
  vanguards?: readonly DeckEntry[];
  /** CR 905. */
  conspiracies?: readonly DeckEntry[];
  /** CR 717. */
  attractions?: readonly DeckEntry[];
  contraptions?: readonly DeckEntry[];
  dungeons?: readonly DeckEntry[];
  stickers?: readonly DeckEntry[];
  tokens?: readonly DeckEntry[];
  maybeboard?: readonly DeckEntry[];
}

/** The deck list file formats that are read and written. */
export const DECK_FORMATS = ['arena', 'moxfield', 'mtgo', 'mtgo-dek', 'forge', 'cockatrice', 'dec'] as const;

/** A deck list file format. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** File formats that are read only. */
export type ReadOnlyDeckFormat = 'octgn' | 'mtgjson' | 'tabletop-simulator' | 'csv';

/** What is wrong with a deck list: the line (from 1; 0 for the file as a whole) and the whole sentence. */
export interface DeckListProblem {
  line: number;
  sentence: string;
}

/** A deck list read, or every reason why it was not; never half of one. */
export type DeckListResult =
  | { kind: 'read'; format: DeckFormat | ReadOnlyDeckFormat; list: DeckList }
  | { kind: 'refused'; problems: readonly DeckListProblem[] };

/** A deck, a sideboard or a supplementary deck of more cards is not played with here. NOT-CR: CR 100.5 sets no maximum. */
export const MOST_CARDS = 250;

/** More than this many copies of a card on one line is a slip of the pen. NOT-CR. */
export const MOST_COPIES: number = MOST_CARDS;

/** So many complaints about one list are told; who has mended those sees the others. */
const MOST_PROBLEMS = 20;

/** A deck list file longer than this is some other file. NOT-CR. */
export const LONGEST_FILE = 2_000_000;

/** The entries of one section, none if the list lacks it. */
export function section(list: DeckList, of: DeckSection): readonly DeckEntry[] {
  if (of === 'companion') return list.companion === undefined ? [] : [list.companion];
  return list[of] ?? [];
}

/** How many cards some entries stand for. */
export function countCopies(entries: readonly DeckEntry[]): number {
  return entries.reduce((total, entry) => total + entry.count, 0);
}

/** A deck list under construction: entries and problems in the order in which the file has them. */
export interface Draft {
  file: string;
  name?: string;
  comment?: string;
  sections: Map<DeckSection, DeckEntry[]>;
  /** The entries by their section and printing. */
  printings: Map<string, DeckEntry>;
  problems: DeckListProblem[];
}

/** An empty draft of a file's deck list. */
export function draftOf(file: string): Draft {
  return { file, sections: new Map(), printings: new Map(), problems: [] };
}

/** Notes what is wrong with a line: "deck.txt line 12: because; remedy". */
export function complain(draft: Draft, line: number, because: string): void {
  const place = line === 0 ? draft.file : `${draft.file} line ${line}`;
  draft.problems.push({ line, sentence: `${place}: ${because}` });
}

/** Puts an entry into a section, added to the same printing already there. */
export function addEntry(draft: Draft, to: DeckSection, entry: DeckEntry): void {
  const entries = draft.sections.get(to) ?? [];
  draft.sections.set(to, entries);
  const key = printingKey(to, entry);
  const same = draft.printings.get(key);
  if (same === undefined) {
    entries.push(entry);
    draft.printings.set(key, entry);
  } else same.count += entry.count;
}

function printingKey(to: DeckSection, { count: _, ...printing }: DeckEntry): string {
  return JSON.stringify([
    to,
    printing.name,
    printing.set,
    printing.collectorNumber,
    printing.finish,
    printing.rebalanced,
    printing.categories,
  ]);
}

/** Sections that are played with are bounded; what else a list notes is not. */
function complainOfSize(draft: Draft): void {
  const counts = new Map<string, number>();
  for (const [section, entries] of draft.sections) {
    if (section === 'maybeboard' || section === 'tokens') continue;
    const part = section === 'main' || section === 'commanders' ? 'the deck' : `the section "${section}"`;
    counts.set(part, (counts.get(part) ?? 0) + countCopies(entries));
  }
  for (const [part, count] of counts)
    if (count > MOST_CARDS)
      complain(
        draft,
        0,
        `${part} has ${count} cards, and the table takes ${MOST_CARDS}; take out ${count - MOST_CARDS}.`,
      );
}

function foremost({ file, problems }: Draft): readonly DeckListProblem[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return problems;
  return [
    ...problems.slice(0, MOST_PROBLEMS),
    { line: 0, sentence: `${file}: and ${more} more lines are wrong; mend these first.` },
  ];
}

/** The list that a draft has become, or its problems. */
export function finishDraft(draft: Draft, format: DeckFormat | ReadOnlyDeckFormat): DeckListResult {
  const companions = draft.sections.get('companion') ?? [];
  if (countCopies(companions) > 1) {
    complain(draft, 0, 'a deck has at most one companion (CR 702.139a); leave one card under Companion.');
  }
  const cards = [...draft.sections.values()].flat();
  if (draft.problems.length === 0 && cards.length === 0) {
    complain(draft, 0, 'no cards found; write one card a line, such as "4 Forest".');
  }
  complainOfSize(draft);
  if (draft.problems.length > 0) return { kind: 'refused', problems: foremost(draft) };
  const list: DeckList = {
    main: draft.sections.get('main') ?? [],
    sideboard: draft.sections.get('sideboard') ?? [],
    commanders: draft.sections.get('commanders') ?? [],
  };
  if (draft.name !== undefined) list.name = draft.name;
  if (draft.comment !== undefined) list.comment = draft.comment;
  for (const [name, entries] of draft.sections) {
    if (name === 'companion') list.companion = entries[0] as DeckEntry;
    else list[name] = entries;
  }
  return { kind: 'read', format, list };
}
