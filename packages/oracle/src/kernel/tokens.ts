/** Text to tokens and tokens to text. The printed text of a tree is compared with what was read, so these two are exact inverses for well-formed card text. */

const tokenIds = new Map<string, number>();
const tokenWords: string[] = [];

/** The small integer that stands for a word; the same word always has the same one. */
export function tokenId(word: string): number {
  let id = tokenIds.get(word);
  if (id === undefined) {
    id = tokenWords.length;
    tokenWords.push(word);
    tokenIds.set(word, id);
  }
  return id;
}

/** How many different tokens are known so far. */
export const tokenCount = (): number => tokenWords.length;
/** The word of a token. */
export const wordOf = (id: number): string => tokenWords[id]!;

/** Words that may stand after "non": only these are split off ("noncreature"), so that "none" stays whole. */
const afterNon = new Set<string>();
export const allowNon = (words: readonly string[]): void => {
  for (const word of words) afterNon.add(word.toLowerCase());
  knownPieces.clear();
};

export interface Tokens {
  text: string;
  words: readonly string[];
  ids: readonly number[];
  /** The words as they are written, with their capitals. */
  raw: readonly string[];
  /** Where each token begins in the text. */
  offsets: readonly number[];
}

/** The token that begins at a place where there is no space. */
const TOKEN =
  /\n|\{[^}]+\}|[+\-−]?(?:\d+|X|\*)\/[+\-−]?(?:\d+|[XY]|\*)(?![A-Za-z\d/])|'s(?![A-Za-z])|["“”.,:;•|]|—|\d+-\d+(?![\d/])|\d+\+(?= \||\n)|[+\-−]?(?:\d+|X)(?![A-Za-z])|~|[A-Za-zÀ-ɏ0-9]+(?:[-'/][A-Za-zÀ-ɏ0-9]+)*!?|'|\S/y;

/** A word as it is written, or a part of it that is a token of its own. */
interface Piece {
  readonly word: string;
  readonly raw: string;
  readonly id: number;
  /** How far from the beginning of the word it stands. */
  readonly shift: number;
}
const piece = (word: string, raw: string, shift: number): Piece => ({ word, raw, id: tokenId(word), shift });
/** Words that were met before, with their capitals. */
const knownPieces = new Map<string, readonly Piece[]>();

/** The tokens of a written word: lower case, "an" as "a", "noncreature" as "non creature", "'s" apart. */
function piecesOf(written: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const possessive = /^(.*)'s$/.exec(written);
  const core = possessive ? possessive[1]! : written;
  const negated = /^[Nn]on-?([A-Za-z]{3,})$/.exec(core);
  if (negated && afterNon.has(negated[1]!.toLowerCase())) {
    pieces.push(piece('non', 'non', 0));
    pieces.push(piece(negated[1]!.toLowerCase(), negated[1]!, core.length - negated[1]!.length));
  } else if (/^[IVX]+$/.test(core)) pieces.push(piece(core, core, 0));
  else pieces.push(piece(core.toLowerCase() === 'an' ? 'a' : core.toLowerCase(), core, 0));
  if (possessive) pieces.push(piece("'s", "'s", core.length));
  return pieces;
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Behind these a word may go on: "-", "'", "/" and "!". */
const goesOn = (code: number): boolean => code === 45 || code === 39 || code === 47 || code === 33;
const SPACE = 32;
const X = 88;

/** Where the token ends that begins at a place. */
function endOf(text: string, at: number): number {
  const first = text.charCodeAt(at);
  // Most tokens are plain words.
  if (isLetter(first) && first !== X) {
    let end = at + 1;
    while (isLetter(text.charCodeAt(end)) || isDigit(text.charCodeAt(end))) end++;
    if (!goesOn(text.charCodeAt(end))) return end;
  }
  TOKEN.lastIndex = at;
  return TOKEN.test(text) ? TOKEN.lastIndex : at;
}

/** Cuts text into tokens; quotes are told apart. */
export function tokenize(text: string): Tokens {
  const tokens = { text, words: [] as string[], raw: [] as string[], offsets: [] as number[], ids: [] as number[] };
  const { words } = tokens;
  let quoted = false;
  let within = false;
  let at = 0;
  while (at < text.length) {
    const first = text.charCodeAt(at);
    const end = first === SPACE ? at : endOf(text, at);
    if (end === at) {
      at++;
      continue;
    }
    const written = text.slice(at, end);
    if (isLetter(first) && !(first === X && written[1] === '/')) {
      let pieces = knownPieces.get(written);
      if (pieces === undefined) knownPieces.set(written, (pieces = piecesOf(written)));
      for (const each of pieces) push(tokens, each.word, each.raw, at + each.shift, each.id);
    } else if (written === '\n') push(tokens, '⏎', written, at);
    else if (written === '"') {
      quoted = !quoted;
      // Quoted words that are no sentence begin in lower case.
      push(tokens, quoted ? (/[a-z]/.test(text[at + 1] ?? '') ? '“_' : '“') : '”', written, at);
      // A sentence that ends inside the quote ends the outer one too: the printer writes one full stop.
      if (!quoted && words[words.length - 2] === '.' && /^\s*(?:$|[A-Z•~{])/.test(text.slice(at + 1)))
        push(tokens, '.', '', at + 1);
      within = false;
    } else if (written === "'" && quoted && !within && /[ (]/.test(text[at - 1] ?? '')) {
      // Quotes within quotes are the same words: the printer knows by the depth how they are written.
      within = true;
      push(tokens, '“', written, at);
    } else if (written === "'" && within && (/[.,}]/.test(text[at - 1] ?? '') || /["',.]/.test(text[at + 1] ?? ''))) {
      within = false;
      push(tokens, '”', written, at);
      if (words[words.length - 2] === '.' && text[at + 1] === '"') push(tokens, '.', '', at + 1);
    } else if (written === '—') push(tokens, text[at - 1] === ' ' ? '—' : '—_', written, at);
    else push(tokens, written, written, at);
    at = end;
  }
  return tokens;
}

function push(
  into: { words: string[]; raw: string[]; offsets: number[]; ids: number[] },
  word: string,
  written: string,
  offset: number,
  id: number = tokenId(word),
): void {
  into.words.push(word);
  into.raw.push(written);
  into.offsets.push(offset);
  into.ids.push(id);
}

/** In printed tokens: the next word gets a capital. */
export const CAPITAL = '\u0001';
/** In printed tokens: what begins with it is no word, but says which phrase is at work from here on. */
const MARK = '\u0002';
const MARK_CODE = 2;

/** The mark of a phrase, by its number. */
export function markOf(phrase: number): string {
  return MARK + phrase;
}

/** The numbers of the phrases that printed tokens come from, each once. */
export function marksIn(tokens: readonly string[]): readonly number[] {
  const marks = new Set<number>();
  for (const token of tokens) if (token.charCodeAt(0) === MARK_CODE) marks.add(Number(token.slice(1)));
  return [...marks];
}
const NO_SPACE_BEFORE = new Set(['.', ',', ':', ';', '”', "'s", "'", '—_', '⏎']);

/** "a" becomes "an" before a vowel sound. */
function article(next: string): string {
  const vowel = /^(?:[aeiouAEIO]|hour|8|11|18|X|Urza|U(?!n)|\{E)/.test(next) && !/^(?:one|uni|eu|Uni|use)/.test(next);
  return vowel ? 'an' : 'a';
}

const QUOTES: ReadonlySet<string> = new Set(['“', '“_', '”']);
/** Tokens back to text: spaces, capitals at the beginnings of sentences, "an". */
export function textOf(tokens: readonly string[]): string {
  const words: string[] = [];
  const capitals = new Set<number>();
  for (const token of tokens) {
    if (token === CAPITAL) capitals.add(words.length);
    else if (token.charCodeAt(0) !== MARK_CODE) words.push(token);
  }
  let text = '';
  let capital = true;
  let glued = true;
  let depth = 0;
  for (let index = 0; index < words.length; index++) {
    let word = words[index]!;
    const previous = words[index - 1];
    if (capitals.has(index)) capital = true;
    if (word === '.' && previous === '”' && words[index - 2] === '.') {
      capital = true;
      continue;
    }
    if (word === 'a') word = article(words[index + 1] ?? '');
    else if (word === 'non') word = /^(?:[A-Z]|outlaw)/.test(words[index + 1] ?? '') ? 'non-' : 'non';
    const bothSymbols = previous !== undefined && previous[0] === '{' && word[0] === '{';
    if (word === '“' || word === '“_') depth++;
    const quote = depth > 1 ? "'" : '"';
    if (word === '”') depth--;
    const space = !(glued || NO_SPACE_BEFORE.has(word) || bothSymbols);
    if (capital && /^[a-zà-ÿ]/.test(word)) word = word[0]!.toUpperCase() + word.slice(1);
    text += (space ? ' ' : '') + (word === '—_' ? '—' : word === '⏎' ? '\n' : QUOTES.has(word) ? quote : word);
    glued = word === '“' || word === '“_' || word === '—_' || word === '⏎' || /^[Nn]on-?$/.test(word);
    capital =
      word === '“' ||
      word === '.' ||
      word === ':' ||
      word === '—' ||
      word === '•' ||
      word === '—_' ||
      word === '⏎' ||
      (word === '”' && previous === '.');
  }
  return text;
}
