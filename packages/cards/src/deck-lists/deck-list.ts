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

/** What is wrong with a deck list: the line (from 1; 0 for the file as a whole) and the whole sentence. */
export interface DeckListProblem {
  line: number;
  sentence: string;
}

/** A deck list read, or every reason why it was not; never half of one. */
export type DeckListResult =
  | { kind: 'read'; format: DeckFormat; list: DeckList }
  | { kind: 'refused'; problems: readonly DeckListProblem[] };

/** More than this many copies of a card on one line is a slip of the pen. NOT-CR. */
export const MOST_COPIES = 1000;

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
  problems: DeckListProblem[];
}

/** An empty draft of a file's deck list. */
export function draftOf(file: string): Draft {
  return { file, sections: new Map(), problems: [] };
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
  const key = printingKey(entry);
  const same = entries.find((other) => printingKey(other) === key);
  if (same === undefined) entries.push(entry);
  else same.count += entry.count;
}

function printingKey(entry: DeckEntry): string {
  const { count, ...printing } = entry;
  return JSON.stringify([
    count > 0,
    printing.name,
    printing.set,
    printing.collectorNumber,
    printing.finish,
    printing.rebalanced,
    printing.categories,
  ]);
}

/** The list that a draft has become, or its problems. */
export function finishDraft(draft: Draft, format: DeckFormat): DeckListResult {
  const companions = draft.sections.get('companion') ?? [];
  if (countCopies(companions) > 1) {
    complain(draft, 0, 'a deck has at most one companion (CR 702.139a); leave one card under Companion.');
  }
  const cards = [...draft.sections.values()].flat();
  if (draft.problems.length === 0 && cards.length === 0) {
    complain(draft, 0, 'no cards found; write one card a line, such as "4 Forest".');
  }
  if (draft.problems.length > 0) return { kind: 'refused', problems: draft.problems };
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
