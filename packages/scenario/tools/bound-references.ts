/** For developers: what "it", "that creature" or "that many" was bound to where more than one thing was known. `--help` tells more. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalsOf } from '@kitchen-table/lower';
import { readCard, type Choice } from '@kitchen-table/oracle';
import { cardFile, printedCards } from './shared-cards.ts';

const HELP = [
  'bound-references.ts [--described] [NAME ...]',
  'One line for each reference of a playable card that was bound between two or more things of its sort and number:',
  'decks that play the card, pattern, what decided, card, words, what is meant, what else it might have been, text.',
  '--described: also where only one of them was described or used so.',
];
/** Something that was known, by what it is and by what was done with it. */
type Known = Choice['known'][number];

/** How references are written: of each class, the first in the tree is the first in the text. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  it: /\b(?:it|its|it's|itself)\b/gi,
  they: /\b(?:they|them|their|they're|themselves|theirs)\b/gi,
  that: /\bthat (?=(?:\w+ )?(?:creature|card|player|spell|land|permanent|opponent|artifact|token|enchantment|planeswalker|ability|\w+)\b)/gi,
  those: /\bthose\b/gi,
};

const words = process.argv.slice(2);
if (words.includes('--help')) console.log(HELP.join('\n'));
else if (!existsSync(cardFile())) console.log(`No cards at ${cardFile()}: set KITCHEN_TABLE_SHARED.`);
else run(words.filter((word) => !word.startsWith('--')));

function run(names: readonly string[]): void {
  const decks = usage();
  for (const printed of printedCards()) {
    if (names.length > 0 && !names.includes(printed.name)) continue;
    const lines: string[] = [];
    const seen = new Map<string, number>();
    const onChoice = (choice: Choice, text: string): void => {
      const line = lineOf(choice, marked(choice, text, seen));
      if (line !== null) lines.push(line(printed.name));
    };
    const read = readCard(printed, { explain: false, onChoice });
    if (!('card' in read) || refusalsOf(read.card).length > 0) continue;
    for (const line of new Set(lines)) console.log(`${decks.get(printed.name) ?? 0}\t${line}`);
  }
}

/** How many decks play each card. */
function usage(): ReadonlyMap<string, number> {
  const file = join(cardFile(), '../../decks/usage.tsv');
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').split('\n').slice(1);
  return new Map(rows.map((row) => row.split('\t')).map(([name = '', count]) => [name, Number(count)]));
}

function lineOf({ reference, parent, known, fitting, meant }: Choice, text: string): ((name: string) => string) | null {
  const { words: said, filter, to } = reference as { words: string; filter?: object; to?: string };
  if (meant === undefined && fitting.length < 2) return null;
  const chosen = meant === undefined ? to! : identity(meant);
  const among = words.includes('--described') ? known : fitting;
  const others = among.filter((each) => identity(each) !== chosen);
  if (others.length === 0 || to === undefined) return null;
  const which = [...new Set(others.map(tell))];
  const use = `${parent?.kind ?? ''}.${placeOf(reference, parent)}`;
  const spoken = filter === undefined ? said : `${said} ${nounOf(filter)}`;
  const why = [...new Set(others.map((each) => decided(each, meant, fitting)))].sort().join('+');
  const bound = meant === undefined ? to : tell(meant);
  const pattern = `${said} ${use}: ${bound} | not ${which.join(', ')}`.replaceAll('\t', ' ');
  return (name) => [pattern, why, name, `${spoken} (${use})`, `${bound} [${to}]`, which.join('; '), text].join('\t');
}

/** The same thing, spoken of again, is one. */
function identity(known: Known): unknown {
  if (!('role' in known)) return known.resultOf ?? known;
  const first = known.again ?? known;
  return first.self || first.role !== 'plain' ? first.label() : (first.noun ?? first.resultOf ?? first.label());
}

function tell(known: Known): string {
  if (!('role' in known)) return `as many as ${known.kinds.join(' or ')}`;
  const { self, role, words: nouns, done, did, number, target, noun, resultOf, again, depth } = known.again ?? known;
  const which = self ? '~' : [...(nouns ?? ['?'])].join('/');
  const quantifier = (noun?.['quantifier'] as { amount?: string } | undefined)?.amount ?? noun?.kind ?? resultOf?.kind;
  const deed = did ?? done ?? again?.done;
  return [
    ...(role === 'plain' ? [] : [role]),
    ...(target ? ['target'] : []),
    ...(self || target || quantifier === undefined ? [] : [quantifier]),
    which,
    ...(number === 'one' ? [] : [number]),
    ...(deed === undefined ? [] : [`(${deed})`]),
    ...((depth ?? 0) > 0 ? ['described within'] : []),
  ].join(' ');
}

/** Why it was not that one. */
function decided(other: Known, meant: Known | undefined, fitting: readonly Known[]): string {
  if (!fitting.includes(other)) return 'described or used otherwise';
  if (meant === undefined) return 'the place decides';
  if (other.step < meant.step) return 'spoken of earlier';
  if (!('role' in other) || !('role' in meant)) return 'later amount';
  if (meant.role === 'subject' && other.role !== 'subject') return 'the subject of the event';
  if (other.self) return 'itself has a name';
  if (other.again !== undefined && meant.again === undefined) return 'fresh before spoken of again';
  if (other.host === true) return 'what it is attached to';
  if (meant.parts !== undefined) return 'the whole list';
  if ((other.depth ?? 0) > (meant.depth ?? 0)) return 'deeper in a description';
  return 'card or permanent, or of that sort';
}

function placeOf(reference: object, parent: Choice['parent']): string {
  return Object.keys(parent ?? {}).find((key) => parent?.[key] === reference) ?? '';
}

function nounOf(filter: object): string {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node))
      if (['type', 'subtype', 'word'].includes(key) && typeof value === 'string') found.push(value);
      else if (key !== 'qualities') look(value);
  };
  look(filter);
  return found.join(' ');
}

/** The text, with the words of the reference marked. */
function marked({ reference }: Choice, text: string, seen: Map<string, number>): string {
  const { words: said } = reference as { words: string };
  const pattern = WRITTEN[said];
  const flat = text.replaceAll('\n', ' / ');
  if (pattern === undefined) return flat;
  const key = `${said} ${text}`;
  const nth = seen.get(key) ?? 0;
  seen.set(key, nth + 1);
  const found = [...flat.matchAll(pattern)][nth];
  if (found === undefined) return flat;
  return `${flat.slice(0, found.index)}>>${flat.slice(found.index, found.index + found[0].length)}<<${flat.slice(found.index + found[0].length)}`;
}
