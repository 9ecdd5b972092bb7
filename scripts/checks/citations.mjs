/** Every cited rule number exists in the project edition. */
import { finding, read, sources } from './files.mjs';

const group = /\bCR ((?:\d{3}(?:\.\d+[a-z]?)?)(?:(?:\s*(?:,|\+|and|or|to|-|–)\s*)(?:\d{3}(?:\.\d+[a-z]?)?))*)/g;

/** All rule numbers cited in a text, with their lines. */
export function citations(text) {
  const found = [];
  for (const match of text.matchAll(group)) {
    const line = text.slice(0, match.index).split('\n').length;
    for (const number of match[1].match(/\d{3}(?:\.\d+[a-z]?)?/g)) found.push({ number, line });
  }
  return found;
}

const cited = /^(packages\/[^/]+\/(src|test)|scripts|docs|README|AGENTS).*\.(tsx?|mjs|md)$/;

export function checkCitations(given = sources(cited)) {
  const known = new Set();
  for (const { number } of JSON.parse(read('rules-index.json'))) {
    known.add(number);
    known.add(number.split('.')[0]);
  }
  // Rules that only newer editions have; the numbers that cards of 2024-2026 brought.
  for (const number of JSON.parse(read('rules-newer.json'))) known.add(number);
  const found = [];
  for (const { path, text } of given) {
    for (const { number, line } of citations(text)) {
      if (known.has(number)) continue;
      found.push(
        finding(
          'citations',
          path,
          line,
          `CR ${number} is not a rule of the project edition: a reader would look up the wrong rule, or none`,
          'cite the narrowest rule that exists in rules-index.json',
        ),
      );
    }
  }
  return found;
}
