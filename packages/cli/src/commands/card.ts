/** `kt card NAME`: how a card is read, sentence by sentence, or the exact spot where it is not. */
import { Command } from '@commander-js/extra-typings';
import { nameKey } from '@kitchen-table/cards';
import { type Line, paraphraseFace } from '@kitchen-table/engine';
import { abilityAsSaid } from '@kitchen-table/lower';
import type { Ability } from '@kitchen-table/language/surface';
import type { CardFace } from '@kitchen-table/language/core';
import {
  isOfDigitalFormat,
  type PrintedCard,
  type PrintedFace,
  printAbility,
  readFace,
  type Refusal,
} from '@kitchen-table/oracle';
import { type FoundCard, fromRecord, openCardSource, typeLine } from '@kitchen-table/server';
import { readText } from '../shared/files.ts';
import { cardsOption, example } from '../shared/options.ts';
import { Problem, print, printJson, wrap } from '../shared/output.ts';
import { treeLines } from '../terminal/tree.ts';

/** One sentence (or paragraph) of a card and its reading. */
interface Sentence {
  face: string;
  /** With `~` for the card's own name. */
  text: string;
  tree: Ability;
  /** What the engine does with it, in our own words; empty for a card that is not read. */
  does: readonly Line[];
}

/** What is said about a card. */
interface CardReport {
  name: string;
  read: boolean;
  playable: boolean;
  sentences: Sentence[];
  /** The first place where a sentence was not understood. */
  refusal?: { text: string; offset: number; expected: readonly string[]; problem: string };
  refusals?: readonly Refusal[];
  /** Words that core has no form for. */
  missing: readonly { node: string; text: string }[];
}

/** The command. */
export function cardCommand(): Command {
  return new Command('card')
    .description('show how a card is read, sentence by sentence, or where and why it is not')
    .argument('<name>', 'a card\'s name; "-" reads a Scryfall-shaped JSON card from standard input')
    .addOption(cardsOption())
    .option('--tree', 'show the whole trees')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('card "Grizzly Bears"', 'card - < my-card.json'))
    .action(async (name, options) => {
      const found = name === '-' ? cardFrom(readText('-')) : await findCard(name, options.cards as string[]);
      const report = reportOn(found);
      if (options.json) printJson(report);
      else {
        tell(found, report, options.tree === true);
        if (!report.read) process.exitCode = 1;
      }
    }) as unknown as Command;
}

async function findCard(name: string, files: readonly string[]): Promise<FoundCard> {
  const source = await openCardSource({ files });
  const found = (await source.find([name]).finally(() => source.close())).get(nameKey(name));
  if (found === undefined)
    throw new Problem(
      `No card named "${name}" is known; check the spelling, import more cards with "kt cards import FILE", or give --cards FILE.`,
    );
  return found;
}

/** A card typed by somebody: checked before it is read. Throws one sentence. */
export function cardFrom(text: string): FoundCard {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem(
      `Standard input: this is not JSON (${error instanceof Error ? error.message : String(error)}); give one card as Scryfall writes it.`,
    );
  }
  const wrong = whyNoCard(value);
  if (wrong !== null)
    throw new Problem(
      `Standard input: ${wrong}; give one card as Scryfall writes it, such as {"name": "...", "type_line": "Creature — Bear", "oracle_text": "..."}.`,
    );
  return fromRecord(value as PrintedCard);
}

const TEXTS = ['name', 'layout', 'mana_cost', 'type_line', 'oracle_text', 'power', 'toughness', 'loyalty', 'defense'];

function whyNoCard(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'this is not a card';
  const card = value as Record<string, unknown>;
  if (typeof card.name !== 'string' || card.name.trim() === '') return 'the card has no name';
  for (const field of TEXTS) {
    if (card[field] === null) delete card[field];
    if (card[field] !== undefined && typeof card[field] !== 'string') return `"${field}" must be a text`;
  }
  for (const field of ['color_identity', 'color_indicator']) {
    const is = card[field];
    if (is !== undefined && !(Array.isArray(is) && is.every((letter) => typeof letter === 'string')))
      return `"${field}" must be a list of letters`;
  }
  if (card.card_faces === undefined) return null;
  if (!Array.isArray(card.card_faces) || card.card_faces.length === 0) return '"card_faces" must be a list of faces';
  for (const face of card.card_faces) {
    const because = whyNoCard(face);
    if (because !== null) return `in "card_faces": ${because}`;
  }
  return null;
}

function reportOn(found: FoundCard): CardReport {
  const { name, reading } = found;
  if (reading.kind === 'read') {
    const sentences = reading.card.faces.flatMap((face) => sentencesOf(face));
    return { name, read: true, playable: true, sentences, missing: [] };
  }
  if (reading.kind === 'not lowered') {
    const missing = reading.missing.map(({ node, text }) => ({ node, text }));
    const sentences = reading.card.faces.flatMap((face) => face.abilities.map((tree) => sentenceOf(face.name, tree)));
    return { name, read: true, playable: false, sentences, missing };
  }
  const [first] = reading.refusals;
  const report: CardReport = {
    name,
    read: false,
    playable: false,
    sentences: understood(found.record),
    refusals: reading.refusals,
    missing: [],
  };
  if (first !== undefined)
    report.refusal = { text: first.text, offset: first.offset, expected: first.expected, problem: first.problem };
  return report;
}

function sentencesOf(face: CardFace): Sentence[] {
  const told = paraphraseFace(face);
  return (face.text?.abilities ?? face.abilities.map(abilityAsSaid)).map((tree, index) => ({
    ...sentenceOf(face.name, tree),
    does: told.find(({ ability }) => ability === index)?.lines ?? [],
  }));
}

function sentenceOf(face: string, tree: Ability): Sentence {
  return { face, text: printAbility(tree) ?? '', tree, does: [] };
}

/** The sentences of a refused card that are understood all the same. */
function understood(record: FoundCard['record']): Sentence[] {
  if (record === null) return [];
  const faces: readonly PrintedFace[] = record.card_faces ?? [record];
  return faces.flatMap((face) => readFace(face).abilities.map((tree) => sentenceOf(face.name ?? record.name, tree)));
}

function tell(found: FoundCard, report: CardReport, trees: boolean): void {
  const face = found.reading.kind === 'refused' ? null : found.reading.card.faces[0];
  print(
    face === null
      ? report.name
      : `${report.name}  ${(face.manaCost ?? []).map((symbol) => `{${symbol}}`).join('')}  ${typeLine(face)}`,
  );
  for (const { text, tree, does } of report.sentences) {
    print('', ...text.split('\n').flatMap((line) => wrap(`  ${line}`, 80, '  ')));
    for (const line of treeLines(tree, trees ? Infinity : 4)) print(`      ${line}`);
    if (does.length > 0) print('    What it does:', ...doingLines(does, '      '));
  }
  for (const refusal of report.refusals ?? []) print('', ...refusalLines(refusal));
  for (const { node, text } of report.missing)
    print('', `  There is no meaning yet for ${node}${text === '' ? '' : ` in "${text}"`}.`);
  print(
    '',
    report.playable
      ? 'Read whole, and can be played.'
      : report.read
        ? 'Read whole, but it can not be played yet.'
        : isOfDigitalFormat(report.refusals ?? [])
          ? 'Not read: a card of a digital format, outside the Comprehensive Rules.'
          : 'Not read: it will not be played before every sentence is understood.',
  );
}

/** Steps one below the other; several of them are numbered. */
function doingLines(lines: readonly Line[], indent: string): string[] {
  return lines.flatMap(({ text, steps }, index) => {
    const mark = lines.length > 1 ? `${index + 1}. ` : '';
    const inner = indent + ' '.repeat(mark.length);
    return [...wrap(`${indent}${mark}${text}`, 80, inner), ...doingLines(steps, `${inner}  `)];
  });
}

/** The sentence with a caret under the spot where reading stopped. */
function refusalLines(refusal: Refusal): string[] {
  const { text, offset, expected, problem, details } = refusal;
  const before = text.slice(0, offset);
  const start = Math.max(0, before.lastIndexOf('\n') + 1, offset - 60);
  const shown = text.slice(start, start + 78).split('\n')[0] ?? '';
  const lines = [`  ${shown}`];
  switch (problem) {
    case 'declined':
      lines.push(
        `  ${' '.repeat(offset - start)}^ not understood from here${expected.length === 0 ? '' : `; expected ${expected.slice(0, 8).join(', ')}`}`,
      );
      break;
    case 'misprinted':
      lines.push('  It would be printed otherwise:', ...(details ?? []).map((detail) => `    ${detail}`));
      break;
    case 'ambiguous':
      lines.push(`  It has ${details?.length ?? 'several'} readings.`);
      break;
    case 'unbound':
      lines.push('  It is not clear what some words refer to:', ...(details ?? []).map((detail) => `    ${detail}`));
      break;
  }
  return lines.flatMap((line) => (line.includes('^') ? [line] : wrap(line, 80, '    ')));
}
