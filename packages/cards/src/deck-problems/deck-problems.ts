/** Everything that keeps a pasted deck from the table, at once, sorted by what there is to do about it. */
import type { DeckEntry, DeckList, DeckListProblem, DeckSection } from '../deck-lists/deck-list.ts';
import { section } from '../deck-lists/deck-list.ts';
import { readDeckList } from '../deck-lists/files.ts';
import { nameKey } from '../deck-lists/names.ts';
import { checkDeck } from '../formats/check-deck.ts';
import type { DeckRules } from '../formats/deck-rules.ts';
import { designateCommanders } from '../formats/designate.ts';
import type { DeckCard } from '../formats/deck-card.ts';
import { colorsOfDeck, substituteFor } from './substitutes.ts';

/** What to do, in this order: write a line anew, spell a name, play without a card, change the deck. */
export const DECK_PROBLEMS = ['line', 'name', 'card', 'rule'] as const;

/** One card to be played in the place of another. */
export interface DeckChange {
  /** The name as the list writes it. */
  from: string;
  to: string;
}

/** One thing wrong with a deck. */
export interface DeckProblem {
  kind: (typeof DECK_PROBLEMS)[number];
  /** The line of the list, from 1; 0 for the list as a whole. */
  line: number;
  /** What the line says, or the name of the card; '' for the list as a whole. */
  about: string;
  /** One sentence. */
  text: string;
  /** The rule that the deck breaks, or ''. */
  rule: string;
  /** What could stand there instead, the likeliest first: names meant, or substitutes. */
  instead: readonly DeckRemedy[];
}

/** A name to write instead: the one that was meant, or another card. */
export interface DeckRemedy {
  kind: 'meant' | 'substitute';
  to: string;
}

/** A card of a list as the table knows it. */
export interface KnownDeckCard {
  card: DeckCard;
  manaValue: number;
  /** Why it can't be played, in one sentence; null when it can. */
  unplayable: string | null;
}

/** The list as far as its lines can be read, and the lines that can't. */
export function readableDeckList(
  text: string,
  file = 'deck list',
): { list: DeckList; problems: readonly DeckListProblem[] } {
  const read = readDeckList(text, file);
  if (read.kind === 'read') return { list: read.list, problems: [] };
  const lines = text.split(/\r\n|\r|\n/);
  const bad = read.problems.flatMap(({ line }) => (line > 0 ? [line] : []));
  for (const line of bad) lines[line - 1] = '# left out';
  const rest = bad.length === 0 ? read : readDeckList(lines.join('\n'), file);
  const none: DeckList = { main: [], sideboard: [], commanders: [] };
  return { list: rest.kind === 'read' ? rest.list : none, problems: read.problems };
}

/** The list with other cards in the place of some. */
export function withChanges(list: DeckList, changes: readonly DeckChange[]): DeckList {
  if (changes.length === 0) return list;
  const to = new Map(changes.map((change) => [nameKey(change.from), change.to]));
  const changed: DeckList = { ...list };
  for (const part of PLAYED) {
    const entries = section(list, part);
    if (entries.length === 0) continue;
    const after = entries.map((entry): DeckEntry => {
      const name = to.get(nameKey(entry.name));
      return name === undefined ? entry : { count: entry.count, name };
    });
    if (part === 'companion') changed.companion = after[0] as DeckEntry;
    else changed[part] = joined(after);
  }
  return changed;
}
const PLAYED = ['commanders', 'companion', 'main', 'sideboard'] as const satisfies readonly DeckSection[];

/** Entries that have come to name the same card are one. */
function joined(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const byName = new Map<string, DeckEntry>();
  for (const entry of entries) {
    const before = byName.get(entry.name);
    byName.set(entry.name, before === undefined ? entry : { ...before, count: before.count + entry.count });
  }
  return [...byName.values()];
}

/** What problems are looked for in. */
export interface DeckInQuestion {
  readonly list: DeckList;
  /** As pasted, to say which line is meant. */
  readonly text: string;
  /** The lines that could not be read. */
  readonly unread: readonly DeckListProblem[];
  readonly rules: DeckRules;
  readonly find: (name: string) => KnownDeckCard | undefined;
  /** Names that one which nobody knows may have meant. */
  readonly meant: (name: string) => readonly string[];
}

/** Every problem, the ones that hide others first. */
export function deckProblems({ list, text, unread, rules, find, meant }: DeckInQuestion): readonly DeckProblem[] {
  const lookup = (name: string): DeckCard | undefined => find(name)?.card;
  const deck = designateCommanders(list, lookup, rules);
  const lines = text.split(/\r\n|\r|\n/);
  const lineOf = (name: string): number => lines.findIndex((line) => isAbout(line, name)) + 1;
  const known = deck.commanders.flatMap(({ name }) => lookup(name) ?? []);
  const main = deck.main.flatMap(({ name, count }) => ((card) => (card ? [{ card, count }] : []))(lookup(name)));
  const colors = colorsOfDeck(known, main);
  const taken = new Set(PLAYED.flatMap((part) => section(deck, part)).map(({ name }) => nameKey(name)));
  const commanders = new Set(deck.commanders.map(({ name }) => nameKey(name)));
  /** A substitute that no other card of this deck gets; a commander has none, for the deck is built around it. */
  const instead = (name: string): readonly DeckRemedy[] => {
    if (commanders.has(nameKey(name))) return [];
    const card = find(name);
    const to = substituteFor(card === undefined ? null : { ...card.card, manaValue: card.manaValue }, colors, taken);
    if (to === null) return [];
    taken.add(nameKey(to));
    return [{ kind: 'substitute', to }];
  };
  const problems: DeckProblem[] = unread.map(({ line, sentence }) => {
    return {
      kind: 'line',
      line,
      about: (lines[line - 1] ?? '').trim().slice(0, 80),
      text: sentence,
      rule: '',
      instead: [],
    };
  });
  const told = new Set<string>();
  for (const { name } of PLAYED.flatMap((part) => section(deck, part))) {
    if (told.has(nameKey(name))) continue;
    told.add(nameKey(name));
    const card = find(name);
    const here = { line: lineOf(name), about: name, rule: '' };
    if (card === undefined) {
      const near = meant(name);
      const remedies = [...near.map((to): DeckRemedy => ({ kind: 'meant', to })), ...instead(name)];
      problems.push({ ...here, kind: 'name', text: unknownName(near.length > 0), instead: remedies });
    } else if (card.unplayable !== null)
      problems.push({ ...here, kind: 'card', text: card.unplayable, instead: instead(name) });
  }
  for (const { rule, text: sentence, card } of checkDeck(deck, lookup, rules)) {
    if (card !== undefined && lookup(card) === undefined) continue; // told above, with the names that may be meant
    if (COLORS.has(rule) && known.length < deck.commanders.length) continue; // whose colors are not known yet
    const about = card ?? '';
    problems.push({
      kind: 'rule',
      line: about === '' ? 0 : lineOf(about),
      about,
      text: sentence,
      rule,
      instead: OUT_OF_PLACE.has(rule) && about !== '' ? instead(about) : [],
    });
  }
  return problems.sort((left, right) => DECK_PROBLEMS.indexOf(left.kind) - DECK_PROBLEMS.indexOf(right.kind));
}

/** Whether a line of a list names the card; behind the name stands at most what sites hang on it. */
function isAbout(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at > 0 && /^(?:$|[([*#^"/|<])/.test(line.slice(at + name.length).trimStart());
}

/** Complaints that are mended by another card: banned, of a wrong color. */
const COLORS: ReadonlySet<string> = new Set(['903.5c', '903.5d']);
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['100.6', ...COLORS]);

function unknownName(near: boolean): string {
  return near
    ? 'No card has this name; some have one like it.'
    : 'No card of this name is known here; check the spelling, import more cards, or play without it.';
}
