/** Reading and printing whole cards. A card is read when every word of every face is, and every reference is bound. */
import { identityOf, symbolsOf } from './color-identity.ts';
import {
  CARD_TYPES,
  SUPERTYPES,
  type Ability,
  type Card,
  type CardFace,
  type CardType,
  type Color,
  type KeywordAbility,
  type Layout,
  type Supertype,
} from '@kitchen-table/language';
import { bind } from './bind/bind.ts';
import { type Cleft, cleave, cleaveOf, cutAbilities, withBrackets, withCleaved, withoutBrackets } from './cleave.ts';
import { arrowsOf, dungeonAbility, dungeonLine, printDungeonLine } from './families/dungeons.ts';
import { gather, scatter } from './families/layouts.ts';
import { permanentParagraph, spellParagraph } from './grammar.ts';
import { print, read } from './kernel/read.ts';
import { normalise, type Normalised } from './normalise/normalise.ts';
import { unbound } from './unbound.ts';

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
  return text === '' ? [] : text.split(/(?<!(?:^|\n)LEVEL [^\n]*)\n(?!•|\+ \{|\d+(?:[—-]\d+)? \| )/);
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
/** Short lines that many cards share, as they were read; trees are never changed, so they may be shared as well. */
const commonLines = new Map<string, ParagraphOutcome>();
const LONGEST_COMMON_LINE = 200;
const MOST_COMMON_LINES = 60_000;

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
  const cleft = spell ? cleave(text) : null;
  if (cleft !== null) return readCleft(cleft, face, { explain, verify });
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

/** A text with words in brackets is read with them and without. CR 702.148a. */
function readCleft(
  cleft: Cleft,
  face: string,
  options: Required<ReadingOptions>,
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

/** The text of a face, ready for the grammar. */
export function normaliseFace(face: PrintedFace): Normalised {
  return normalise(
    face.oracle_text ?? '',
    face.name ?? '',
    typeLine(face.type_line ?? '').supertypes.includes('legendary'),
  );
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
      colorIdentity: (printed.color_identity ?? identityOf(printed))
        .map((letter) => COLORS[letter])
        .filter((color) => color !== undefined),
    },
  };
}

/** Rooms are split cards with one type line in some data: CR 709.5 of today. */
function layoutOf(printed: PrintedCard, faces: readonly CardFace[]): Layout {
  const layout = LAYOUTS[printed.layout ?? 'normal'] ?? 'other';
  return layout === 'split' && faces[0]?.subtypes.includes('Room') === true ? 'room' : layout;
}

/** What a face calls itself: a spell and a legend by name, another permanent by its most telling type. CR 201.5. */
export function selfName(face: CardFace): string {
  if (isSpell(face.types)) return face.name;
  if (face.types.some((type) => type === 'plane' || type === 'phenomenon' || type === 'vanguard')) return face.name;
  if (face.types.includes('scheme')) return 'this scheme';
  if (face.supertypes.includes('legendary')) return face.name.split(/, | of | the /)[0]!;
  const telling = [
    'Attraction',
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
  if (face.types.includes('dungeon')) return linesOfDungeon(face);
  const cleft = cleaveOf(face.abilities);
  if (cleft !== null) return linesOfCleft(face, cleft);
  const category = isSpell(face.types) ? spellParagraph : permanentParagraph;
  const paragraphs = paragraphsFrom(scatter(face.abilities));
  const lines = paragraphs.map((paragraph) => lineOf(category, paragraph));
  return { text: lines.join('\n'), unsaid: paragraphs[lines.indexOf(null)] };
}

/** Both texts of a spell with brackets, which must go together. CR 702.148a. */
function linesOfCleft(
  face: CardFace,
  { cleaved, brackets }: NonNullable<ReturnType<typeof cleaveOf>>,
): { text: string; unsaid: readonly Ability[] | undefined } {
  const abilities = face.abilities.map((ability) => (ability.kind === 'keyword' ? withoutBrackets(ability) : ability));
  const whole = linesOf({ ...face, abilities });
  const cut = linesOf({ ...face, abilities: cutAbilities(face.abilities, cleaved) });
  const text = withBrackets(whole.text, brackets);
  if (whole.unsaid !== undefined || cut.unsaid !== undefined) return { text, unsaid: whole.unsaid ?? cut.unsaid };
  return { text, unsaid: cleave(text)?.cut === cut.text ? undefined : cleaved };
}

/** Lines of one ability that many cards share, by the ability: as spells say it, and as permanents do. */
const lineMemos = [new WeakMap<Ability, string | null>(), new WeakMap<Ability, string | null>()] as const;

function lineOf(category: typeof permanentParagraph, paragraph: readonly Ability[]): string | null {
  const [alone, ...others] = paragraph;
  if (alone === undefined || others.length > 0) return print(category, unbound([...paragraph]));
  const memo = lineMemos[category === spellParagraph ? 0 : 1];
  let line = memo.get(alone);
  if (line === undefined) memo.set(alone, (line = print(category, unbound([alone]))));
  return line;
}

function linesOfDungeon(face: CardFace): { text: string; unsaid: readonly Ability[] | undefined } {
  const lines = face.abilities.map((each) => printDungeonLine(each, printAbility));
  const silent = face.abilities[lines.indexOf(null)];
  return {
    text: lines.join('\n').replace(`into ${face.name}`, 'into @'),
    unsaid: silent === undefined ? undefined : [silent],
  };
}

/** The rules text of a face as a card would print it, from its trees alone. */
export function printFace(face: CardFace): string {
  if (face.types.includes('dungeon')) return face.abilities.map((each) => printAbility(each) ?? '').join('\n');
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
  const line = printDungeonLine(ability, printAbility);
  if (line !== null) return ability.kind === 'room' ? line + arrowsOf(ability) : line;
  const alone: Ability = ability.kind === 'keyword' || ability.kind === 'static' ? withoutLine(ability) : ability;
  const text = paragraphsFrom(scatter([alone])).map((paragraph) =>
    print(ability.kind === 'spell' ? spellParagraph : permanentParagraph, unbound(paragraph)),
  );
  return text.includes(null) ? null : text.join('\n');
}

function withoutLine(ability: Extract<Ability, { kind: 'keyword' | 'static' }>): Ability {
  const { sameLine: _sameLine, ...alone } = ability;
  return (alone.kind === 'keyword' ? withoutBrackets(alone as KeywordAbility) : alone) as Ability;
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
    if ((ability.kind === 'keyword' || ability.kind === 'static') && ability.sameLine && last) last.push(ability);
    else paragraphs.push([ability]);
  }
  return paragraphs;
}
