/** Reading whole cards. A card is read when every word of every face is, and every reference is bound. */
import { identityOf, symbolsOf } from './color-identity.ts';
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
} from '@kitchen-table/language/surface';
import { bind } from './bind/bind.ts';
import type { Choice } from './bind/scope.ts';
import { type Cleft, cleave, withBrackets, withCleaved } from './cleave.ts';
import { dungeonAbility, dungeonLine } from './families/variants/dungeons.ts';
import { gather } from './families/abilities/layouts.ts';
import { permanentParagraph, spellParagraph } from './grammar.ts';
import { read } from './kernel/read.ts';
import { normalise, type Normalised } from './normalise/normalise.ts';
import { isSpell } from './printed-text.ts';
import { faultsOf } from './references/check.ts';

/** One face as Scryfall writes it. */
export interface PrintedFace {
  name?: string;
  /** The name with which it is interchangeable. CR 201.3. */
  same_name_as?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Vanguard cards: '+1', '-2'. */
  hand_modifier?: string;
  life_modifier?: string;
  color_indicator?: readonly string[];
}
/** A card as Scryfall writes it. */
export interface PrintedCard extends PrintedFace {
  name: string;
  layout?: string;
  color_identity?: readonly string[];
  card_faces?: readonly PrintedFace[];
  /** The numbers lit up on an Attraction. CR 717.1. */
  attraction_lights?: readonly number[];
  /** The colors circled below the text box of one's own card. CR 207.5. */
  circled_colors?: readonly string[];
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
  planar: 'normal',
  scheme: 'normal',
  vanguard: 'normal',
  dungeon: 'dungeon',
};

/** The paragraphs of a text: bullets belong to the line before them, and sizes to their level symbols. */
export function paragraphsOf(text: string): string[] {
  return text === ''
    ? []
    : text.split(
        /(?<!(?:^|\n)LEVEL [^\n]*)\n(?!•|\+ \{|(?:\{P\})+ — |\d+(?:[—-]\d+)? \| |(?<=\n\d+[—-]\d+ \| [^\n]*\n)\d+\+ \| )/,
      );
}

interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}
/** Type lines that many cards share. */
const commonTypeLines = new Map<string, TypeLine>();
const MOST_TYPE_LINES = 10_000;

function typeLine(line: string): TypeLine {
  let known = commonTypeLines.get(line);
  if (known === undefined) {
    known = readTypeLine(line);
    if (commonTypeLines.size === MOST_TYPE_LINES) commonTypeLines.clear();
    commonTypeLines.set(line, known);
  }
  return known;
}

function readTypeLine(line: string): TypeLine {
  const dash = line.indexOf(' — ');
  const words = (dash < 0 ? line : line.slice(0, dash)).toLowerCase().replace('tribal', 'kindred').split(' ');
  const subtypes = dash < 0 ? '' : line.slice(dash + 3).replace('Time Lord', 'Time_Lord');
  const types = CARD_TYPES.filter((each) => words.includes(each));
  const supertypes = SUPERTYPES.filter((each) => words.includes(each));
  // CR 205.3b: all the words after the dash are one planar type.
  if (types.includes('plane')) return { supertypes, types, subtypes: subtypes === '' ? [] : [subtypes] };
  return {
    supertypes,
    types,
    subtypes: subtypes
      .split(' ')
      .filter(Boolean)
      .map((each) => each.replace('_', ' ')),
  };
}

type ParagraphOutcome = { abilities: readonly Ability[] } | { refusal: Omit<Refusal, 'face'> };
/**
 * Short lines that many cards share, as they were read, by how they are read; trees are never changed, so they may be
 * shared as well.
 */
const commonLines: readonly Map<string, ParagraphOutcome>[] = Array.from({ length: 8 }, () => new Map());
const LONGEST_COMMON_LINE = 200;
const MOST_COMMON_LINES = 60_000;

/** Reads one paragraph, or remembers it. */
function paragraph(
  text: string,
  spell: boolean,
  { explain = true, verify = true, onChoice }: ReadingOptions,
): ParagraphOutcome {
  if (text.length > LONGEST_COMMON_LINE || onChoice !== undefined)
    return readParagraph(text, spell, { explain, verify, onChoice });
  const lines = commonLines[(spell ? 4 : 0) + (explain ? 2 : 0) + (verify ? 1 : 0)]!;
  let outcome = lines.get(text);
  if (!outcome) {
    outcome = readParagraph(text, spell, { explain, verify });
    if (lines.size === MOST_COMMON_LINES) lines.clear();
    lines.set(text, outcome);
  }
  return outcome;
}

/** Reads one paragraph of a face; the references of a permanent's are bound, those of a spell are still open. */
function readParagraph(
  text: string,
  spell: boolean,
  { explain = true, verify = true, onChoice }: ReadingOptions,
): ParagraphOutcome {
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
      return spell ? { abilities: outcome.tree } : bindAbilities(outcome.tree, text, onChoice);
  }
}

function bindAbilities(
  abilities: readonly Ability[],
  text: string,
  onChoice?: ReadingOptions['onChoice'],
): ParagraphOutcome {
  const bound = bind(abilities, onChoice && ((choice) => onChoice(choice, text)));
  const problems = 'problems' in bound ? bound.problems : faultsOf(bound.abilities);
  if ('abilities' in bound && problems.length === 0) return bound;
  const details = problems.map((each) => `${each.words}: ${each.reason}`);
  return { refusal: { text, offset: 0, expected: [], problem: 'unbound', details } };
}

/** How a text is read. */
export interface ReadingOptions {
  /** Whether a refusal lists what was expected where the reading stopped; true by default. Without it, refusals are quicker. */
  explain?: boolean;
  /** Whether a paragraph with one tree is printed and compared; true by default. Without it, the caller compares the whole. */
  verify?: boolean;
  /** Is handed the text of each face of a card, ready for the grammar. */
  onText?: (text: Normalised) => void;
  /** Is told, of each reference and "that many" of a text, between what was chosen: for developers who judge that. */
  onChoice?: ((choice: Choice, text: string) => void) | undefined;
}

/** Reads a text, paragraph by paragraph; `spell` for instants and sorceries, all of whose paragraphs share references. */
export function readText(
  text: string,
  spell: boolean,
  face = '',
  options: ReadingOptions = {},
): { abilities: readonly Ability[]; refusals: readonly Refusal[] } {
  const cleft = spell ? cleave(text) : null;
  if (cleft !== null) return readCleft(cleft, face, options);
  const abilities: Ability[] = [];
  const refusals: Refusal[] = [];
  for (const each of paragraphsOf(text)) {
    const outcome = paragraph(each, spell, options);
    if ('refusal' in outcome) refusals.push({ face, ...outcome.refusal });
    else abilities.push(...outcome.abilities);
  }
  if (!spell || refusals.length > 0) return { abilities, refusals };
  const bound = bindAbilities(abilities, text, options.onChoice);
  return 'refusal' in bound
    ? { abilities: [], refusals: [{ face, ...bound.refusal }] }
    : { abilities: bound.abilities, refusals };
}

/** A text with words in brackets is read with them and without. CR 702.148a. */
function readCleft(
  cleft: Cleft,
  face: string,
  options: ReadingOptions,
): { abilities: readonly Ability[]; refusals: readonly Refusal[] } {
  const whole = readText(cleft.whole, true, face, options);
  const cut = readText(cleft.cut, true, face, options);
  const refusals = [...whole.refusals, ...cut.refusals];
  if (refusals.length > 0) return { abilities: [], refusals };
  const abilities = withCleaved(whole.abilities, cut.abilities, cleft);
  if (abilities !== null) return { abilities, refusals };
  const text = withBrackets(cleft.whole, cleft.brackets);
  return { abilities: [], refusals: [{ face, text, offset: 0, expected: ['cleave'], problem: 'declined' }] };
}

/** The rooms of a dungeon: each line's effect is read as a spell's would be. CR 309.4c. */
function readDungeon(
  face: PrintedFace,
  options: ReadingOptions,
): { abilities: readonly Ability[]; refusals: readonly Refusal[] } {
  const abilities: Ability[] = [];
  const refusals: Refusal[] = [];
  for (const text of (face.oracle_text ?? '').split('\n')) {
    const line = dungeonLine(text);
    const effect = line?.kind === 'room' ? readText(line.effect, true, face.name ?? '', options) : null;
    const ability = line === null ? null : dungeonAbility(line, effect?.abilities ?? []);
    if (ability !== null) abilities.push(ability);
    else if (effect !== null && effect.refusals.length > 0) refusals.push(...effect.refusals);
    else refusals.push({ face: face.name ?? '', text, offset: 0, expected: ['a room'], problem: 'declined' });
  }
  return { abilities, refusals };
}

/** Reads the text of one face. */
export function readFace(
  face: PrintedFace,
  options: ReadingOptions = {},
): { abilities: readonly Ability[]; refusals: readonly Refusal[]; normalised: Normalised } {
  const line = typeLine(face.type_line ?? '');
  const normalised = normalise(face.oracle_text ?? '', face.name ?? '', line.supertypes.includes('legendary'));
  if (line.types.includes('dungeon')) return { ...readDungeon(face, options), normalised };
  const { abilities, refusals } = readText(normalised.text, isSpell(line.types), face.name ?? '', options);
  return { abilities: gather(abilities), refusals, normalised };
}

/** Reads a card in Scryfall's form, printed by Wizards or made up. */
export function readCard(printed: PrintedCard, options: ReadingOptions = {}): ReadResult {
  const refusals: Refusal[] = [];
  const faces = (printed.card_faces ?? [printed]).map((face): CardFace => {
    const result = readFace(face, options);
    options.onText?.(result.normalised);
    refusals.push(...result.refusals);
    const indicator = face.color_indicator?.map((letter) => COLORS[letter]).filter((color) => color !== undefined);
    return {
      name: face.name ?? printed.name,
      ...(face.same_name_as === undefined ? {} : { sameNameAs: face.same_name_as }),
      manaCost: face.mana_cost ? symbolsOf(face.mana_cost) : null,
      ...typeLine(face.type_line ?? ''),
      ...(indicator && indicator.length > 0 ? { colorIndicator: indicator } : {}),
      ...(face.power === undefined ? {} : { power: face.power }),
      ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
      ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
      ...(face.defense === undefined ? {} : { defense: face.defense }),
      ...(face.hand_modifier === undefined ? {} : { handModifier: Number(face.hand_modifier) }),
      ...(face.life_modifier === undefined ? {} : { lifeModifier: Number(face.life_modifier) }),
      abilities: result.abilities,
    };
  });
  if (refusals.length > 0) return { refusals };
  return {
    card: {
      name: printed.name,
      layout: layoutOf(printed, faces),
      faces: faces as unknown as Card['faces'],
      ...(printed.attraction_lights === undefined ? {} : { lights: printed.attraction_lights }),
      ...(printed.circled_colors === undefined ? {} : { circled: colorsOf(printed.circled_colors) }),
      // CR 207.5: what is circled is part of the text.
      colorIdentity: colorsOf([
        ...new Set([...(printed.color_identity ?? identityOf(printed)), ...(printed.circled_colors ?? [])]),
      ]),
    },
  };
}

/** Colors by their letters. */
function colorsOf(letters: readonly string[]): readonly Color[] {
  return letters.map((letter) => COLORS[letter]).filter((color) => color !== undefined);
}

/** In some data Rooms are split cards, and Omens Adventures, but for their types: CR 709.5, 720.1 of today. */
function layoutOf(printed: PrintedCard, faces: readonly CardFace[]): Layout {
  const layout = LAYOUTS[printed.layout ?? 'normal'] ?? 'other';
  if (layout === 'split' && faces[0]?.subtypes.includes('Room') === true) return 'room';
  return layout === 'adventure' && faces[1]?.subtypes.includes('Omen') === true ? 'omen' : layout;
}
