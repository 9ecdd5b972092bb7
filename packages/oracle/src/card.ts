/** Reading and printing whole cards. A card is read when every word of every face is, and every reference is bound. */
import {
  CARD_TYPES,
  SUPERTYPES,
  type Ability,
  type Card,
  type CardFace,
  type CardType,
  type Color,
  type Layout,
  type Supertype,
} from '@kitchen-table/language';
import { bind } from './bind/bind.ts';
import { gather, scatter } from './families/layouts.ts';
import { permanentParagraph, spellParagraph } from './grammar.ts';
import { print, read } from './kernel/read.ts';
import { normalise, type Normalised } from './normalise/normalise.ts';

/** One face as Scryfall writes it. */
export interface PrintedFace {
  name?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  color_indicator?: readonly string[];
}
/** A card as Scryfall writes it. */
export interface PrintedCard extends PrintedFace {
  name: string;
  layout?: string;
  color_identity?: readonly string[];
  card_faces?: readonly PrintedFace[];
}

/** Why a paragraph was not read. */
export interface Refusal {
  face: string;
  /** The paragraph, with the object's own name as `~`. */
  text: string;
  /** Where in the paragraph the reading stopped. */
  offset: number;
  /** What would have been understood there. */
  expected: readonly string[];
  problem: 'declined' | 'misprinted' | 'ambiguous' | 'unbound';
  /** For misprints, what would have been printed; for ambiguities, the readings; for unbound references, their words. */
  details?: readonly string[];
}

/** A card, or all the reasons why it is none. */
export type ReadResult = { card: Card } | { refusals: readonly Refusal[] };

const COLORS: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const LAYOUTS: Readonly<Record<string, Layout>> = {
  normal: 'normal',
  split: 'split',
  flip: 'flip',
  transform: 'transform',
  modal_dfc: 'modal double-faced',
  meld: 'meld',
  adventure: 'adventure',
  omen: 'omen',
  saga: 'saga',
  class: 'class',
  case: 'case',
  leveler: 'leveler',
  prototype: 'prototype',
  mutate: 'mutate',
  room: 'room',
};

/** The paragraphs of a text: bullets belong to the line before them, and sizes to their level symbols. */
export function paragraphsOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<!(?:^|\n)LEVEL [^\n]*)\n(?!•)/);
}

const isSpell = (types: readonly CardType[]): boolean => types.includes('instant') || types.includes('sorcery');

interface TypeLine {
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
}
function typeLine(line: string): TypeLine {
  const dash = line.indexOf(' — ');
  const words = (dash < 0 ? line : line.slice(0, dash)).toLowerCase().replace('tribal', 'kindred').split(' ');
  const subtypes = dash < 0 ? '' : line.slice(dash + 3).replace('Time Lord', 'Time_Lord');
  return {
    supertypes: SUPERTYPES.filter((each) => words.includes(each)),
    types: CARD_TYPES.filter((each) => words.includes(each)),
    subtypes: subtypes
      .split(' ')
      .filter(Boolean)
      .map((each) => each.replace('_', ' ')),
  };
}

type ParagraphOutcome = { abilities: readonly Ability[] } | { refusal: Omit<Refusal, 'face'> };
/** Short lines that many cards share, as they were read; trees are never changed, so they may be shared as well. */
const commonLines = new Map<string, ParagraphOutcome>();
const LONGEST_COMMON_LINE = 80;
const MOST_COMMON_LINES = 20_000;

/** Reads one paragraph, or remembers it. */
function paragraph(text: string, spell: boolean, explain: boolean, verify: boolean): ParagraphOutcome {
  if (text.length > LONGEST_COMMON_LINE) return readParagraph(text, spell, explain, verify);
  const key = `${spell ? 'spell' : 'permanent'} ${explain ? 'explained' : ''} ${verify ? '' : 'unverified'} ${text}`;
  let outcome = commonLines.get(key);
  if (!outcome) {
    outcome = readParagraph(text, spell, explain, verify);
    if (commonLines.size === MOST_COMMON_LINES) commonLines.clear();
    commonLines.set(key, outcome);
  }
  return outcome;
}

/** Reads one paragraph of a face; the references of a permanent's are bound, those of a spell are still open. */
function readParagraph(text: string, spell: boolean, explain: boolean, verify: boolean): ParagraphOutcome {
  const outcome = read(spell ? spellParagraph : permanentParagraph, text, explain, verify);
  const where = { text, offset: 0, expected: [] };
  switch (outcome.status) {
    case 'declined':
      return { refusal: { ...where, problem: 'declined', offset: outcome.offset, expected: outcome.expected } };
    case 'misprinted':
      return { refusal: { ...where, problem: 'misprinted', details: outcome.printed } };
    case 'ambiguous':
      return {
        refusal: { ...where, problem: 'ambiguous', details: outcome.trees.map((tree) => JSON.stringify(tree)) },
      };
    case 'read':
      return spell ? { abilities: outcome.tree } : bindAbilities(outcome.tree, text);
  }
}

function bindAbilities(abilities: readonly Ability[], text: string): ParagraphOutcome {
  const bound = bind(abilities);
  if (!('problems' in bound)) return bound;
  return {
    refusal: {
      text,
      offset: 0,
      expected: [],
      problem: 'unbound',
      details: bound.problems.map((each) => `${each.words}: ${each.reason}`),
    },
  };
}

/** How a text is read. */
export interface ReadingOptions {
  /** Whether a refusal lists what was expected where the reading stopped; true by default. Without it, refusals are quicker. */
  explain?: boolean;
  /** Whether a paragraph with one tree is printed and compared; true by default. Without it, the caller compares the whole. */
  verify?: boolean;
}

/** Reads a text, paragraph by paragraph; `spell` for instants and sorceries, all of whose paragraphs share references. */
export function readText(
  text: string,
  spell: boolean,
  face = '',
  { explain = true, verify = true }: ReadingOptions = {},
): { abilities: readonly Ability[]; refusals: readonly Refusal[] } {
  const abilities: Ability[] = [];
  const refusals: Refusal[] = [];
  for (const each of paragraphsOf(text)) {
    const outcome = paragraph(each, spell, explain, verify);
    if ('refusal' in outcome) refusals.push({ face, ...outcome.refusal });
    else abilities.push(...outcome.abilities);
  }
  if (!spell || refusals.length > 0) return { abilities, refusals };
  const bound = bindAbilities(abilities, text);
  return 'refusal' in bound
    ? { abilities: [], refusals: [{ face, ...bound.refusal }] }
    : { abilities: bound.abilities, refusals };
}

/** The text of a face, ready for the grammar. */
export function normaliseFace(face: PrintedFace): Normalised {
  return normalise(
    face.oracle_text ?? '',
    face.name ?? '',
    typeLine(face.type_line ?? '').supertypes.includes('legendary'),
  );
}

/** Reads the text of one face. */
export function readFace(
  face: PrintedFace,
  options: ReadingOptions = {},
): { abilities: readonly Ability[]; refusals: readonly Refusal[]; normalised: Normalised } {
  const line = typeLine(face.type_line ?? '');
  const normalised = normalise(face.oracle_text ?? '', face.name ?? '', line.supertypes.includes('legendary'));
  const { abilities, refusals } = readText(normalised.text, isSpell(line.types), face.name ?? '', options);
  return { abilities: gather(abilities), refusals, normalised };
}

function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
}

/** Reads a card in Scryfall's form, printed by Wizards or made up. */
export function readCard(printed: PrintedCard, options: ReadingOptions = {}): ReadResult {
  const refusals: Refusal[] = [];
  const faces = (printed.card_faces ?? [printed]).map((face): CardFace => {
    const result = readFace(face, options);
    refusals.push(...result.refusals);
    const indicator = face.color_indicator?.map((letter) => COLORS[letter]).filter((color) => color !== undefined);
    return {
      name: face.name ?? printed.name,
      manaCost: face.mana_cost ? symbolsOf(face.mana_cost) : null,
      ...typeLine(face.type_line ?? ''),
      ...(indicator && indicator.length > 0 ? { colorIndicator: indicator } : {}),
      ...(face.power === undefined ? {} : { power: face.power }),
      ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
      ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
      ...(face.defense === undefined ? {} : { defense: face.defense }),
      abilities: result.abilities,
    };
  });
  if (refusals.length > 0) return { refusals };
  return {
    card: {
      name: printed.name,
      layout: LAYOUTS[printed.layout ?? 'normal'] ?? 'other',
      faces: faces as unknown as Card['faces'],
      colorIdentity: (printed.color_identity ?? identityOf(printed))
        .map((letter) => COLORS[letter])
        .filter((color) => color !== undefined),
    },
  };
}

/** Color identity from costs and text, when the data does not say it. CR 903.4. */
function identityOf(printed: PrintedCard): string[] {
  const letters = new Set<string>();
  for (const face of printed.card_faces ?? [printed]) {
    const text = (face.mana_cost ?? '') + (face.oracle_text ?? '').replace(/\([^()]*\)/g, '');
    for (const symbol of symbolsOf(text))
      for (const letter of symbol.split('/')) if (letter in COLORS) letters.add(letter);
    for (const letter of face.color_indicator ?? []) letters.add(letter);
  }
  return [...'WUBRG'].filter((letter) => letters.has(letter));
}

/** What a face calls itself: a spell and a legend by name, another permanent by its most telling type. CR 201.5. */
export function selfName(face: CardFace): string {
  if (isSpell(face.types)) return face.name;
  if (face.supertypes.includes('legendary')) return face.name.split(/, | of | the /)[0]!;
  const telling = [
    'Aura',
    'Equipment',
    'Vehicle',
    'Saga',
    'Class',
    'Siege',
    'Case',
    'Room',
    'Spacecraft',
    'Fortification',
  ].find((each) => face.subtypes.includes(each));
  if (telling) return `this ${telling}`;
  const type = (['creature', 'planeswalker', 'land', 'artifact', 'enchantment', 'battle'] as const).find((each) =>
    face.types.includes(each),
  );
  return `this ${type ?? 'card'}`;
}

/** The rules text of a face, from its trees alone, with `~` for its name. */
export function printText(face: CardFace): string {
  const { text, unsaid } = linesOf(face);
  if (unsaid) throw new Error(`no phrase for an ability of ${face.name}: ${JSON.stringify(unsaid)}`);
  return text;
}

/** Whether the trees of a face, without anything else, say exactly this text. */
export function saysExactly(face: CardFace, expected: string): boolean {
  const { text, unsaid } = linesOf(face);
  return !unsaid && text === expected;
}

function linesOf(face: CardFace): { text: string; unsaid: readonly Ability[] | undefined } {
  const category = isSpell(face.types) ? spellParagraph : permanentParagraph;
  const paragraphs = paragraphsFrom(scatter(face.abilities));
  const lines = paragraphs.map((paragraph) => print(category, unbound(paragraph)));
  return { text: lines.join('\n'), unsaid: paragraphs[lines.indexOf(null)] };
}

/** The rules text of a face as a card would print it, from its trees alone. */
export function printFace(face: CardFace): string {
  const name = selfName(face);
  return printText(face).replace(/[~@]/g, (_mark, offset: number, text: string) =>
    beginsSentence(text, offset) ? name[0]!.toUpperCase() + name.slice(1) : name,
  );
}

/** Whether a sentence, a quotation, a mode or what follows a cost begins here. */
function beginsSentence(text: string, offset: number): boolean {
  return offset === 0 || /(?:[.:"] ?|\n|— |• )$/.test(text.slice(Math.max(0, offset - 2), offset));
}

/** The text of one ability with its object written `~`; null when there are no words for it. */
export function printAbility(ability: Ability): string | null {
  const alone: Ability = ability.kind === 'keyword' ? withoutLine(ability) : ability;
  const text = paragraphsFrom(scatter([alone])).map((paragraph) =>
    print(ability.kind === 'spell' ? spellParagraph : permanentParagraph, unbound(paragraph)),
  );
  return text.includes(null) ? null : text.join('\n');
}

function withoutLine({ sameLine: _sameLine, ...keyword }: Extract<Ability, { kind: 'keyword' }>): Ability {
  return keyword;
}

/** The rules text of every face of a card. */
export function printCard(card: Card): string[] {
  return card.faces.map(printFace);
}

/** Abilities as paragraphs: keywords that share a line belong together. */
function paragraphsFrom(abilities: readonly Ability[]): Ability[][] {
  const paragraphs: Ability[][] = [];
  for (const ability of abilities) {
    const last = paragraphs[paragraphs.length - 1];
    if (ability.kind === 'keyword' && ability.sameLine && last) last.push(ability);
    else paragraphs.push([ability]);
  }
  return paragraphs;
}

/** A tree as the grammar builds it: labels taken off, references open. */
export function unbound<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(unbound) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const node = tree as Record<string, unknown>;
  const entries = Object.entries(node).filter(([key]) => key !== 'label' || node['kind'] === 'mode');
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'to' && (node['kind'] === 'reference' || node['kind'] === 'amountOf') ? null : unbound(value),
    ]),
  ) as T;
}
