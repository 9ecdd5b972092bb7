/** Whether a card's record is what a query asks for. */
import type { Color } from '@kitchen-table/language/surface';
import type { CardRecord, FaceRecord } from '../card-record.ts';
import { nameKey } from '../deck-lists/names.ts';
import { canLead } from '../formats/commander.ts';
import { deckCardFromRecord } from '../formats/deck-card.ts';
import type { Query } from './query.ts';
import type { Kind, NumberField, Operator, SearchTerm } from './terms.ts';

/** Whether a card is what a query asks for. */
export function matches(query: Query, card: CardRecord): boolean {
  switch (query.kind) {
    case 'all':
      return query.of.every((part) => matches(part, card));
    case 'any':
      return query.of.some((part) => matches(part, card));
    case 'not':
      return !matches(query.of, card);
    case 'term':
      return matchesTerm(query.term, card);
  }
}

function matchesTerm(term: SearchTerm, card: CardRecord): boolean {
  switch (term.kind) {
    case 'name':
      return term.exact
        ? namesOf(card).some((name) => nameKey(name) === nameKey(term.words))
        : nameKey(card.name).includes(nameKey(term.words));
    case 'text':
      return matchesText(term.field, term.words.toLowerCase(), card);
    case 'pattern':
      return term.pattern.test(term.field === 'name' ? card.name : textOf(term.field, card));
    case 'colors':
      return compareColors(colorsOf(term.field, card), term.operator, term.colors, term.field);
    case 'colorCount':
      return compare(colorsOf(term.field, card).length, term.operator, term.count);
    case 'multicolored':
      return colorsOf(term.field, card).length > 1;
    case 'number':
      return matchesNumber(term.field, term.operator, term.number, card);
    case 'mana':
      return compareMana(
        facesOf(card).flatMap((face) => manaSymbols(face.mana_cost)),
        term.operator,
        term.symbols,
      );
    case 'is':
      return isKind(card, term.what) !== (term.not === true);
    case 'legality': {
      const status = card.legalities?.[term.format];
      return term.status === 'legal' ? status === 'legal' || status === 'restricted' : status === term.status;
    }
    case 'printed':
      return String((card as unknown as Record<string, unknown>)[term.field] ?? '').toLowerCase() === term.value;
  }
}

function facesOf(card: CardRecord): readonly FaceRecord[] {
  return card.card_faces ?? [card];
}

function namesOf(card: CardRecord): readonly string[] {
  return [card.name, ...(card.card_faces ?? []).flatMap((face) => face.name ?? [])];
}

function textOf(field: 'o' | 't', card: CardRecord): string {
  if (field === 't')
    return (
      card.type_line ??
      facesOf(card)
        .map((face) => face.type_line ?? '')
        .join(' // ')
    );
  return facesOf(card)
    .map((face) => face.oracle_text ?? '')
    .join('\n');
}

/** `~` in a text search stands for the card's own name. */
function matchesText(field: 'o' | 't' | 'kw', words: string, card: CardRecord): boolean {
  if (field === 'kw') return (card.keywords ?? []).some((keyword) => keyword.toLowerCase() === words);
  const text = textOf(field, card).toLowerCase();
  if (field === 't') return words.split(/\s+/).every((word) => text.includes(word));
  return text.replaceAll(card.name.toLowerCase(), '~').includes(words) || text.includes(words);
}

const LETTERS: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function colorsOf(field: 'c' | 'id', card: CardRecord): readonly Color[] {
  const letters =
    field === 'id' ? (card.color_identity ?? []) : (card.colors ?? facesOf(card).flatMap((face) => face.colors ?? []));
  return [...new Set(letters.flatMap((letter) => LETTERS[letter] ?? []))];
}

/** `c:` means at least these colors, `id:` at most these. */
function compareColors(has: readonly Color[], operator: Operator, asked: readonly Color[], field: 'c' | 'id'): boolean {
  const includesAll = asked.every((color) => has.includes(color));
  const onlyThese = has.every((color) => asked.includes(color));
  const colon = field === 'id' ? '<=' : asked.length === 0 ? '=' : '>=';
  switch (operator === ':' ? colon : operator) {
    case '=':
      return includesAll && onlyThese;
    case '!=':
      return !(includesAll && onlyThese);
    case '<':
      return onlyThese && !includesAll;
    case '<=':
      return onlyThese;
    case '>':
      return includesAll && !onlyThese;
    case '>=':
      return includesAll;
  }
}

function matchesNumber(
  field: NumberField,
  operator: Operator,
  number: number | NumberField | 'even' | 'odd',
  card: CardRecord,
): boolean {
  if (number === 'even' || number === 'odd') return manaValue(card) % 2 === (number === 'even' ? 0 : 1);
  if (field === 'mv') return typeof number === 'number' && compare(manaValue(card), operator, number);
  return facesOf(card).some((face) => {
    const has = stat(face, field, card);
    const other = typeof number === 'number' ? number : stat(face, number, card);
    return has !== undefined && other !== undefined && compare(has, operator, other);
  });
}

/** A printed number; "*" counts as 0. CR 208.2. */
function stat(face: FaceRecord, field: NumberField, card: CardRecord): number | undefined {
  if (field === 'mv') return manaValue(card);
  const printed = { pow: face.power, tou: face.toughness, loy: face.loyalty, def: face.defense }[field];
  if (printed === undefined) return undefined;
  const found = Number.parseFloat(printed.replace(/[*X]/g, '0'));
  return Number.isNaN(found) ? undefined : found;
}

/** CR 202.3: of the record, else of the mana costs; both halves of a split card, else the front face. */
function manaValue(card: CardRecord): number {
  if (card.cmc !== undefined) return card.cmc;
  const costs = card.mana_cost !== undefined ? [card.mana_cost] : facesOf(card).map((face) => face.mana_cost);
  const counted = card.layout === 'split' ? costs : costs.slice(0, 1);
  return counted.flatMap(manaSymbols).reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}

function symbolValue(symbol: string): number {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  if (/^[XYZ]$/.test(symbol)) return 0;
  return symbol.startsWith('2/') ? 2 : 1;
}

function manaSymbols(cost: string | undefined): string[] {
  return [...(cost ?? '').matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
}

function compareMana(has: readonly string[], operator: Operator, asked: readonly string[]): boolean {
  const counts = (symbols: readonly string[]): Map<string, number> => {
    const counted = new Map<string, number>();
    for (const symbol of symbols) {
      const generic = /^\d+$/.test(symbol);
      const key = generic ? 'generic' : symbol;
      counted.set(key, (counted.get(key) ?? 0) + (generic ? Number(symbol) : 1));
    }
    return counted;
  };
  const [own, wanted] = [counts(has), counts(asked)];
  const covers = (one: Map<string, number>, other: Map<string, number>): boolean =>
    [...other].every(([symbol, count]) => (one.get(symbol) ?? 0) >= count);
  const [atLeast, atMost] = [covers(own, wanted), covers(wanted, own)];
  switch (operator) {
    case ':':
    case '>=':
      return atLeast;
    case '=':
      return atLeast && atMost;
    case '!=':
      return !(atLeast && atMost);
    case '<':
      return atMost && !atLeast;
    case '<=':
      return atMost;
    case '>':
      return atLeast && !atMost;
  }
}

function compare(has: number, operator: Operator, asked: number): boolean {
  switch (operator) {
    case ':':
    case '=':
      return has === asked;
    case '!=':
      return has !== asked;
    case '<':
      return has < asked;
    case '<=':
      return has <= asked;
    case '>':
      return has > asked;
    case '>=':
      return has >= asked;
  }
}

const PERMANENT = /\b(?:artifact|battle|creature|enchantment|land|planeswalker)\b/i;
const NO_SPELL = /\b(?:land|plane|phenomenon|scheme|vanguard|conspiracy|dungeon)\b/i;

function isKind(card: CardRecord, what: Kind): boolean {
  const types = textOf('t', card);
  const text = textOf('o', card);
  const costs = facesOf(card).flatMap((face) => manaSymbols(face.mana_cost));
  switch (what) {
    case 'commander':
      return canLead(deckCardFromRecord(card));
    case 'companion':
      return deckCardFromRecord(card).companion;
    case 'partner':
      return deckCardFromRecord(card).partner.length > 0;
    case 'permanent':
      return PERMANENT.test(types.split(' // ')[0] as string);
    case 'spell':
      return !NO_SPELL.test((types.split(' // ')[0] as string).split(/\s+—\s+/)[0] as string);
    case 'historic':
      return /\b(?:legendary|artifact|saga)\b/i.test(types); // CR 700.6
    case 'vanilla':
      return /creature/i.test(types) && text === '';
    case 'modal':
      return /\bchoose (?:one|two|three|any number)\b[^\n]*\n•/i.test(text);
    case 'split':
    case 'flip':
    case 'adventure':
    case 'meld':
    case 'leveler':
    case 'transform':
      return card.layout === what;
    case 'mdfc':
      return card.layout === 'modal_dfc';
    case 'dfc':
      return card.layout === 'modal_dfc' || card.layout === 'transform';
    case 'hybrid':
      return costs.some((symbol) => /^[WUBRGC2]\/[WUBRG]/.test(symbol));
    case 'phyrexian':
      return costs.some((symbol) => symbol.endsWith('/P'));
    case 'reserved':
      return (card as { reserved?: unknown }).reserved === true;
    case 'banned':
      return Object.values(card.legalities ?? {}).includes('banned');
  }
}
