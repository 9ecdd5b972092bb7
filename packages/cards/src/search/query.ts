/** Search queries in Scryfall's syntax, parsed: words are joined by "and" unless "or" stands between them. */
import type { SearchTerm } from './terms.ts';
import { readTerm } from './terms.ts';

/** A query as a tree. */
export type Query =
  | { kind: 'all'; of: readonly Query[] }
  | { kind: 'any'; of: readonly Query[] }
  | { kind: 'not'; of: Query }
  | { kind: 'term'; term: SearchTerm };

/** A query parsed, or the place (offset in the text) and a sentence that says what is wrong there. */
export type QueryResult = { kind: 'query'; query: Query } | { kind: 'refused'; offset: number; sentence: string };

/** A piece of a query's text. */
interface Token {
  kind: 'open' | 'close' | 'or' | 'and' | 'not' | 'word';
  text: string;
  offset: number;
}

/** Thrown inside the parser alone; `parseQuery` turns it into a value. */
class QueryProblem extends Error {
  readonly offset: number;
  constructor(offset: number, sentence: string) {
    super(sentence);
    this.offset = offset;
  }
}

const DEEPEST = 100;
const TOKEN =
  /\s+|(?<open>\()|(?<close>\))|(?<not>-)(?=\S)|(?<word>(?:[^\s()"/]|"[^"]*"|\/(?:[^/\\]|\\.)*\/|\/)+)|(?<quote>")/gy;

/** Parses a query; an empty one matches every card. */
export function parseQuery(text: string): QueryResult {
  try {
    const tokens = tokensOf(text);
    const at = { next: 0 };
    const query = alternatives(tokens, at, text.length, 0);
    const left = tokens[at.next];
    if (left !== undefined) throw new QueryProblem(left.offset, 'this parenthesis closes nothing; take it out.');
    return { kind: 'query', query };
  } catch (error) {
    if (!(error instanceof QueryProblem)) throw error;
    return { kind: 'refused', offset: error.offset, sentence: `column ${error.offset + 1}: ${error.message}` };
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const offset = match.index;
    const found = match.groups as Partial<Record<'open' | 'close' | 'not' | 'word' | 'quote', string>>;
    if (found.quote !== undefined) throw new QueryProblem(offset, 'this quotation mark is never closed.');
    if (found.open !== undefined) tokens.push({ kind: 'open', text: '(', offset });
    if (found.close !== undefined) tokens.push({ kind: 'close', text: ')', offset });
    if (found.not !== undefined) tokens.push({ kind: 'not', text: '-', offset });
    if (found.word !== undefined) tokens.push({ kind: wordKind(found.word), text: found.word, offset });
  }
  return tokens;
}

function wordKind(word: string): Token['kind'] {
  const lower = word.toLowerCase();
  return lower === 'or' || lower === 'and' ? lower : 'word';
}

function alternatives(tokens: readonly Token[], at: { next: number }, end: number, depth: number): Query {
  if (depth > DEEPEST)
    throw new QueryProblem(tokens[at.next]?.offset ?? end, 'there are too many parentheses inside each other.');
  const of = [together(tokens, at, end, depth)];
  while (tokens[at.next]?.kind === 'or') {
    at.next++;
    of.push(together(tokens, at, end, depth));
  }
  if (of.length === 1) return of[0] as Query;
  for (const side of of) {
    if (side.kind === 'all' && side.of.length === 0) throw new QueryProblem(end, '"or" needs something on both sides.');
  }
  return { kind: 'any', of };
}

function together(tokens: readonly Token[], at: { next: number }, end: number, depth: number): Query {
  const of: Query[] = [];
  for (;;) {
    const token = tokens[at.next];
    if (token === undefined || token.kind === 'close' || token.kind === 'or') break;
    at.next++;
    if (token.kind !== 'and') of.push(single(token, tokens, at, end, depth));
  }
  return of.length === 1 ? (of[0] as Query) : { kind: 'all', of };
}

function single(token: Token, tokens: readonly Token[], at: { next: number }, end: number, depth: number): Query {
  switch (token.kind) {
    case 'not': {
      const next = tokens[at.next];
      if (next === undefined || next.kind === 'close')
        throw new QueryProblem(token.offset, '"-" needs something after it.');
      if (depth > DEEPEST) throw new QueryProblem(token.offset, 'there are too many "-" in a row.');
      at.next++;
      return { kind: 'not', of: single(next, tokens, at, end, depth + 1) };
    }
    case 'open': {
      const inside = alternatives(tokens, at, end, depth + 1);
      if (tokens[at.next]?.kind !== 'close') throw new QueryProblem(token.offset, 'this parenthesis is never closed.');
      at.next++;
      return inside;
    }
    case 'word': {
      const read = readTerm(token.text);
      if (read.kind === 'wrong') throw new QueryProblem(token.offset + read.offset, read.because);
      return { kind: 'term', term: read.term };
    }
    case 'and':
    case 'or':
    case 'close':
      throw new QueryProblem(token.offset, `"${token.text}" can't stand here.`);
  }
}
