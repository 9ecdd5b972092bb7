/** Length, leftovers, places and names that must not be in the repository. */
import { finding, sources } from './files.mjs';

const longest = 400;

const code = /^(packages\/[^/]+\/(src|test|tools|bench|e2e)\/.*\.(tsx?|css)|scripts\/.*\.mjs)$/;
const texts = /\.(tsx?|mjs|json|md|css|html|txt|tsv|yml)$/;

/** What a file says of itself before its first statement. */
const openingComment = (text) => /^\s*(\/\*[^]*?\*\/|(\/\/.*\n)+)/.exec(text)?.[0] ?? '';

/** Files too long, unfinished by their own words, or with tests that do not run. */
export function checkLeftovers(given = sources(code)) {
  const found = [];
  for (const { path, text } of given) {
    if (path.includes('.generated.')) continue;
    const lines = text.split('\n');
    if (lines.length > longest && !/\b(long|table)\b/i.test(openingComment(text))) {
      found.push(
        finding(
          'length',
          path,
          lines.length,
          `${lines.length} lines: nobody holds that in mind, so rules hide in it`,
          `split it below ${longest} lines, or say in its first lines why it is long`,
        ),
      );
    }
    lines.forEach((line, index) => {
      if (/\b(TODO|FIXME|XXX|HACK)\b/.test(line) && !path.startsWith('scripts/checks/')) {
        found.push(
          finding(
            'leftover',
            path,
            index + 1,
            'unfinished by its own words: users meet it as a defect',
            'finish it, or take it out and say so in the docs',
          ),
        );
      }
      if (/\b(it|test|describe)\.(skip|only|todo)\b/.test(line) && !path.startsWith('scripts/checks/')) {
        found.push(
          finding('leftover', path, index + 1, 'a test that does not run proves nothing', 'run it, or delete it'),
        );
      }
    });
  }
  return found;
}

/** Paths of one machine and addresses of one registry. */
export function checkPlaces(given = sources(texts)) {
  const found = [];
  for (const { path, text } of given) {
    if (path === 'package-lock.json') {
      if (/"resolved": "https?:/.test(text))
        found.push(
          finding(
            'places',
            path,
            1,
            "a registry's address: npm ci would ask that machine",
            'remove the resolved fields',
          ),
        );
      continue;
    }
    const at = text.split('\n').findIndex((line) => /(^|[\s"'`(=])\/(work|home|root|Users)\/[a-z]/.test(line));
    if (at >= 0 && !path.startsWith('scripts/checks/'))
      found.push(
        finding(
          'places',
          path,
          at + 1,
          "a path of one machine: it breaks on everybody else's",
          'work it out from import.meta.dirname or take it as a parameter',
        ),
      );
  }
  return found;
}

/** The engine never names a card: rules, not cases. */
export function checkCardNames(
  decks = sources(/^packages\/cards\/decks\/.*\.txt$/),
  given = sources(/^packages\/engine\/src\/.*\.ts$/),
) {
  const names = new Set();
  for (const { text } of decks) {
    for (const line of text.split('\n')) {
      const name = /^\d+ (.+)$/.exec(line.trim())?.[1];
      if (name !== undefined && /\s/.test(name)) names.add(name);
    }
  }
  const found = [];
  for (const { path, text } of given) {
    text.split('\n').forEach((line, index) => {
      if (/RULING/.test(line)) return;
      for (const name of names) {
        if (!line.includes(`'${name}'`) && !line.includes(`"${name}"`)) continue;
        found.push(
          finding(
            'card-names',
            path,
            index + 1,
            `names the card ${name}: a rule for one card is wrong for the next`,
            'add the missing word to the card language in its general form',
          ),
        );
      }
    });
  }
  return found;
}

/** Surface wording asked after: `words === '...'`, `.words.includes(...)`, `words !== '...'`. */
const readsWords =
  /\bwords\b'?\]?\s*[!=]==?\s*(?!undefined|null|'unsaid')['"]|['"]\s*[!=]==?\s*[\w.]+\.words\b|\.words\??\.(includes|startsWith|endsWith|match)\(/;

/** The engine never looks into surface wording: what a text means is said by closed fields of the tree. */
export function checkWordsUnread(given = sources(/^packages\/engine\/src\/.*\.ts$/)) {
  const found = [];
  for (const { path, text } of given) {
    text.split('\n').forEach((line, index) => {
      if (readsWords.test(line))
        found.push(
          finding(
            'words',
            path,
            index + 1,
            'reads surface wording: another way to say the same would mean something else',
            'give the card language a closed field for what it means, and read that',
          ),
        );
    });
  }
  return found;
}
