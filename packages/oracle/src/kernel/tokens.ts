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

const TOKEN =
  /\n|\{[^}]+\}|[+\-−]?(?:\d+|X|\*)\/[+\-−]?(?:\d+|[XY]|\*)(?![A-Za-z\d/])|'s(?![A-Za-z])|["“”.,:;•|]|—|\d+-\d+(?![\d/])|\d+\+(?= \||\n)|[+\-−]?(?:\d+|X)(?![A-Za-z])|~|[A-Za-zÀ-ÿ0-9]+(?:[-'/][A-Za-zÀ-ÿ0-9]+)*!?|'|\S/g;

/** Cuts text into tokens: lower case, "an" as "a", "noncreature" as "non creature", quotes told apart. */
export function tokenize(text: string): Tokens {
  const words: string[] = [];
  const raw: string[] = [];
  const offsets: number[] = [];
  const push = (word: string, written: string, offset: number): void => {
    words.push(word);
    raw.push(written);
    offsets.push(offset);
  };
  let quoted = false;
  let within = false;
  for (const match of text.matchAll(TOKEN)) {
    const written = match[0];
    const at = match.index;
    if (written === '\n') push('⏎', written, at);
    else if (written === '"') {
      quoted = !quoted;
      // Quoted words that are no sentence begin in lower case.
      push(quoted ? (/[a-z]/.test(text[at + 1] ?? '') ? '“_' : '“') : '”', written, at);
      // A sentence that ends inside the quote ends the outer one too: the printer writes one full stop.
      if (!quoted && words[words.length - 2] === '.' && /^\s*(?:$|[A-Z•~{])/.test(text.slice(at + 1)))
        push('.', '', at + 1);
      within = false;
    } else if (written === "'" && quoted && !within && /[ (]/.test(text[at - 1] ?? '')) {
      // Quotes within quotes are the same words: the printer knows by the depth how they are written.
      within = true;
      push('“', written, at);
    } else if (written === "'" && within && (/[.,}]/.test(text[at - 1] ?? '') || /["',.]/.test(text[at + 1] ?? ''))) {
      within = false;
      push('”', written, at);
      if (words[words.length - 2] === '.' && text[at + 1] === '"') push('.', '', at + 1);
    } else if (written === '—') push(text[at - 1] === ' ' ? '—' : '—_', written, at);
    else if (/^[A-Za-zÀ-ÿ]/.test(written) && !/^X\//.test(written)) {
      const possessive = /^(.*)'s$/.exec(written);
      const core = possessive ? possessive[1]! : written;
      const negated = /^[Nn]on-?([A-Za-z]{3,})$/.exec(core);
      if (negated && afterNon.has(negated[1]!.toLowerCase())) {
        push('non', 'non', at);
        push(negated[1]!.toLowerCase(), negated[1]!, at + core.length - negated[1]!.length);
      } else if (/^[IVX]+$/.test(core)) push(core, core, at);
      else push(core.toLowerCase() === 'an' ? 'a' : core.toLowerCase(), core, at);
      if (possessive) push("'s", "'s", at + core.length);
    } else push(written, written, at);
  }
  return { text, words, raw, offsets, ids: words.map(tokenId) };
}

/** In printed tokens: the next word gets a capital. */
export const CAPITAL = '\u0001';
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
    else words.push(token);
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
    else if (word === 'non') word = /^[A-Z]/.test(words[index + 1] ?? '') ? 'non-' : 'non';
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
