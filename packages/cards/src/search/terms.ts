/** The terms of a search: a field, how to compare, and with what. */
import type { Color } from '@kitchen-table/language/surface';

/** How a value is compared; `:` means what the field makes of it. */
export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Fields with a number. */
export const NUMBER_FIELDS = ['mv', 'pow', 'tou', 'loy', 'def'] as const;

/** A number field. */
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What `is:` can ask. */
export const KINDS = [
  'commander',
  'companion',
  'partner',
  'permanent',
  'spell',
  'historic',
  'vanilla',
  'modal',
  'split',
  'dfc',
  'mdfc',
  'transform',
  'flip',
  'adventure',
  'meld',
  'leveler',
  'hybrid',
  'phyrexian',
  'reserved',
  'banned',
] as const;

/** One of the kinds of card that `is:` asks for. */
export type Kind = (typeof KINDS)[number];

/** One term. */
export type SearchTerm =
  | { kind: 'name'; words: string; exact: boolean }
  | { kind: 'text'; field: 'o' | 't' | 'kw'; words: string }
  | { kind: 'pattern'; field: 'o' | 't' | 'name'; pattern: RegExp }
  | { kind: 'colors'; field: 'c' | 'id'; operator: Operator; colors: readonly Color[] }
  | { kind: 'colorCount'; field: 'c' | 'id'; operator: Operator; count: number }
  | { kind: 'multicolored'; field: 'c' | 'id' }
  | { kind: 'number'; field: NumberField; operator: Operator; number: number | NumberField | 'even' | 'odd' }
  | { kind: 'mana'; operator: Operator; symbols: readonly string[] }
  | { kind: 'is'; what: Kind; not?: true }
  | { kind: 'legality'; status: 'legal' | 'banned' | 'restricted'; format: string }
  | { kind: 'printed'; field: 'rarity' | 'set'; value: string };

/** A term read, or what is wrong and where in it. */
export type TermResult = { kind: 'term'; term: SearchTerm } | { kind: 'wrong'; offset: number; because: string };

const FIELDS: Readonly<Record<string, string>> = {
  c: 'c',
  color: 'c',
  colors: 'c',
  id: 'id',
  identity: 'id',
  ci: 'id',
  t: 't',
  type: 't',
  o: 'o',
  oracle: 'o',
  fo: 'o',
  kw: 'kw',
  keyword: 'kw',
  mv: 'mv',
  manavalue: 'mv',
  cmc: 'mv',
  pow: 'pow',
  power: 'pow',
  tou: 'tou',
  toughness: 'tou',
  loy: 'loy',
  loyalty: 'loy',
  def: 'def',
  defense: 'def',
  m: 'm',
  mana: 'm',
  is: 'is',
  not: 'not',
  f: 'f',
  format: 'f',
  legal: 'f',
  banned: 'banned',
  restricted: 'restricted',
  r: 'r',
  rarity: 'r',
  s: 's',
  set: 's',
  e: 's',
  name: 'name',
};

const LETTERS: Readonly<Record<string, Color>> = { w: 'white', u: 'blue', b: 'black', r: 'red', g: 'green' };
const COLOR_NAMES: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: '',
  azorius: 'wu',
  dimir: 'ub',
  rakdos: 'br',
  gruul: 'rg',
  selesnya: 'gw',
  orzhov: 'wb',
  izzet: 'ur',
  golgari: 'bg',
  boros: 'rw',
  simic: 'gu',
  bant: 'gwu',
  esper: 'wub',
  grixis: 'ubr',
  jund: 'brg',
  naya: 'rgw',
  abzan: 'wbg',
  jeskai: 'urw',
  sultai: 'bgu',
  mardu: 'rwb',
  temur: 'gur',
  chaos: 'ubrg',
  aggression: 'brgw',
  altruism: 'rgwu',
  growth: 'gwub',
  artifice: 'wubr',
};
const RARITIES: Readonly<Record<string, string>> = { c: 'common', u: 'uncommon', r: 'rare', m: 'mythic' };

/** Reads one term: `pow>=4`, `t:"legendary elf"`, `!"Sol Ring"`, or a bare word of the name. */
export function readTerm(text: string): TermResult {
  const found = /^([A-Za-z]+)(!=|<=|>=|[:=<>])(.*)$/s.exec(text);
  if (found === null) return bareTerm(text);
  const [, written, operator, rest] = found as unknown as [string, string, Operator, string];
  const field = Object.hasOwn(FIELDS, written.toLowerCase()) ? FIELDS[written.toLowerCase()] : undefined;
  if (field === undefined)
    return wrong(
      0,
      `there is no search field "${written}"; fields are ${[...new Set(Object.values(FIELDS))].join(', ')}.`,
    );
  const value = unquote(rest);
  const start = text.length - rest.length;
  if (value === '') return wrong(start, `"${written}${operator}" needs a value after it.`);
  return fieldTerm(field, operator, value, rest, start);
}

function bareTerm(text: string): TermResult {
  if (text.startsWith('!')) {
    const words = unquote(text.slice(1));
    return words === '' ? wrong(0, '"!" needs an exact name after it.') : term({ kind: 'name', words, exact: true });
  }
  const words = unquote(text);
  return words === ''
    ? wrong(0, 'there is nothing between the quotation marks.')
    : term({ kind: 'name', words, exact: false });
}

function fieldTerm(field: string, operator: Operator, value: string, raw: string, start: number): TermResult {
  switch (field) {
    case 'c':
    case 'id':
      return colorTerm(field, operator, value.toLowerCase(), start);
    case 'o':
    case 't':
    case 'name':
      return textTerm(field, value, raw, start);
    case 'kw':
      return term({ kind: 'text', field: 'kw', words: value });
    case 'm':
      return manaTerm(operator, value, start);
    case 'is':
    case 'not': {
      const what = KINDS.find((kind) => kind === value.toLowerCase());
      if (what === undefined) return wrong(start, `"is:" doesn't know "${value}"; it knows ${KINDS.join(', ')}.`);
      return term(field === 'not' ? { kind: 'is', what, not: true } : { kind: 'is', what });
    }
    case 'f':
      return term({ kind: 'legality', status: 'legal', format: value.toLowerCase() });
    case 'banned':
    case 'restricted':
      return term({ kind: 'legality', status: field, format: value.toLowerCase() });
    case 'r':
      return term({ kind: 'printed', field: 'rarity', value: RARITIES[value.toLowerCase()] ?? value.toLowerCase() });
    case 's':
      return term({ kind: 'printed', field: 'set', value: value.toLowerCase() });
    default:
      return numberTerm(field as NumberField, operator, value.toLowerCase(), start);
  }
}

function textTerm(field: 'o' | 't' | 'name', value: string, raw: string, start: number): TermResult {
  const pattern = /^\/(.+)\/$/s.exec(raw);
  if (pattern === null) {
    return term(
      field === 'name' ? { kind: 'name', words: value, exact: false } : { kind: 'text', field, words: value },
    );
  }
  try {
    return term({ kind: 'pattern', field, pattern: new RegExp(pattern[1] as string, 'im') });
  } catch {
    return wrong(start, 'this is not a regular expression.');
  }
}

function colorTerm(field: 'c' | 'id', operator: Operator, value: string, start: number): TermResult {
  if (/^\d$/.test(value)) return term({ kind: 'colorCount', field, operator, count: Number(value) });
  if (value === 'm' || value === 'multicolor' || value === 'multicolored') return term({ kind: 'multicolored', field });
  const letters = value === 'c' ? '' : Object.hasOwn(COLOR_NAMES, value) ? (COLOR_NAMES[value] as string) : value;
  const colors: Color[] = [];
  for (const letter of letters) {
    const color = LETTERS[letter];
    if (color === undefined)
      return wrong(start, `"${value}" is no color; use letters of wubrg, a name such as "izzet", or a number.`);
    colors.push(color);
  }
  return term({ kind: 'colors', field, operator, colors });
}

function numberTerm(field: NumberField, operator: Operator, value: string, start: number): TermResult {
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return term({ kind: 'number', field, operator, number: Number(value) });
  if (field === 'mv' && (value === 'even' || value === 'odd'))
    return term({ kind: 'number', field, operator, number: value });
  const other = Object.hasOwn(FIELDS, value) ? NUMBER_FIELDS.find((name) => name === FIELDS[value]) : undefined;
  if (other === undefined) return wrong(start, `"${value}" is not a number.`);
  return term({ kind: 'number', field, operator, number: other });
}

function manaTerm(operator: Operator, value: string, start: number): TermResult {
  const symbols = value.toUpperCase().match(/\{[^{}]+\}|\d+|[A-Z]/g);
  if (symbols === null || symbols.join('') !== value.toUpperCase())
    return wrong(start, `"${value}" is no mana cost; write it like 2WW or {2}{W/U}.`);
  return term({ kind: 'mana', operator, symbols: symbols.map((symbol) => symbol.replace(/[{}]/g, '')) });
}

function unquote(text: string): string {
  return text.replaceAll('"', '').trim();
}

function term(found: SearchTerm): TermResult {
  return { kind: 'term', term: found };
}

function wrong(offset: number, because: string): TermResult {
  return { kind: 'wrong', offset, because };
}
