/** Length, leftovers, places and names that must not be in the repository. */
import { files, finding, read } from './files.mjs';

const longest = 400;

export function checkTidiness() {
  const found = [];
  for (const path of files(/^(packages\/[^/]+\/(src|test|tools|bench|e2e)\/.*\.(tsx?|css)|scripts\/.*\.mjs)$/)) {
    const text = read(path);
    const lines = text.split('\n');
    if (lines.length > longest && !/^(\/\*\*?|\/\/|\/\*) ?.*\b(long|Long|table|Table)\b/.test(lines.slice(0, 4).join(' '))) {
      found.push(finding('length', path, lines.length, `${lines.length} lines: nobody holds that in mind, so rules hide in it`, `split it below ${longest} lines, or say in its first lines why it is long`));
    }
    lines.forEach((line, index) => {
      if (/\b(TODO|FIXME|XXX|HACK)\b/.test(line) && !path.startsWith('scripts/checks/')) {
        found.push(finding('leftover', path, index + 1, 'unfinished by its own words: users meet it as a defect', 'finish it, or take it out and say so in the docs'));
      }
      if (/\b(it|test|describe)\.(skip|only|todo)\b/.test(line) && !path.startsWith('scripts/checks/')) {
        found.push(finding('leftover', path, index + 1, 'a test that does not run proves nothing', 'run it, or delete it'));
      }
    });
  }
  for (const path of files(/\.(tsx?|mjs|json|md|css|html|txt|tsv|yml)$/)) {
    if (path === 'package-lock.json') {
      if (/"resolved": "https?:/.test(read(path))) found.push(finding('places', path, 1, "a registry's address: npm ci would ask that machine", 'remove the resolved fields'));
      continue;
    }
    const at = read(path).split('\n').findIndex((line) => /(^|[\s"'`(=])\/(work|home|root|Users)\/[a-z]/.test(line));
    if (at >= 0 && !path.startsWith('scripts/checks/')) found.push(finding('places', path, at + 1, "a path of one machine: it breaks on everybody else's", 'work it out from import.meta.dirname or take it as a parameter'));
  }
  return found;
}

/** The engine never names a card: rules, not cases. */
export function checkCardNames() {
  const names = new Set();
  for (const path of files(/^packages\/cards\/decks\/.*\.txt$/)) {
    for (const line of read(path).split('\n')) {
      const name = /^\d+ (.+)$/.exec(line.trim())?.[1];
      if (name !== undefined && /\s/.test(name)) names.add(name);
    }
  }
  const found = [];
  for (const path of files(/^packages\/engine\/src\/.*\.ts$/)) {
    read(path)
      .split('\n')
      .forEach((line, index) => {
        if (/RULING/.test(line)) return;
        for (const name of names) {
          if (!line.includes(`'${name}'`) && !line.includes(`"${name}"`)) continue;
          found.push(finding('card-names', path, index + 1, `names the card ${name}: a rule for one card is wrong for the next`, 'add the missing word to the card language in its general form'));
        }
      });
  }
  return found;
}
