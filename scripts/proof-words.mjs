/**
 * How much special matter the language has: phrases that print for no card or for one, words of surface and core that
 * fewer than three cards use, phrases that each year of printing needed first. The figures may only fall.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FEW = 3;
/** Fields whose values are names and the like: the game has as many as it prints. */
const NAMES =
  /\.(abilityWord|name|names|label|subtype|subtypes|counter|counters|keyword|option|options|words|symbol|symbols|cost|mana|text|detail|quality)=/;

const linesOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t'))
    : [];

/** What a list of exceptions names; each needs a reason, and must still be an exception. */
function exceptions(path, now, faults) {
  const named = new Set();
  for (const [of, word, reason] of linesOf(path)) {
    if (!reason) faults.push(`${path}: ${word} has no reason`);
    else if (!now.has(`${of}\t${word}`))
      faults.push(`${path}: ${of} ${word} is no exception any more: take the line out`);
    named.add(`${of}\t${word}`);
  }
  return named;
}

/** Compares the words in use with what is recorded in the folder; gives the faults. With `write` it records. */
export function wordsProof(wordsPath, folder, write) {
  const faults = [];
  const words = linesOf(wordsPath).map(([of, word, cards, since]) => ({ of, word, cards: Number(cards), since }));
  const keysOf = (some) => new Set(some.map(({ of, word }) => `${of}\t${word}`));
  const unused = words.filter(({ of, cards }) => of === 'declaration' && cards === 0);
  const rare = words.filter(
    ({ of, word, cards }) => (of === 'surface' || of === 'core') && cards < FEW && !NAMES.test(word),
  );
  const listed = exceptions(join(folder, 'unused-phrases.tsv'), keysOf(unused), faults);
  const excused = exceptions(join(folder, 'rare-words.tsv'), keysOf(rare), faults);
  for (const { of, word } of unused)
    if (!listed.has(`${of}\t${word}`))
      faults.push(`the phrase "${word}" prints for no card: take it out, or say why in proof/unused-phrases.tsv`);
  const once = (which) => words.filter(({ of, cards }) => of === which && cards === 1).length;
  const without = (which) => rare.filter(({ of, word }) => of === which && !excused.has(`${of}\t${word}`)).length;
  const found = {
    phrasesOfNoCardListed: unused.length,
    phrasesOfOneCard: once('phrase'),
    declarationsOfOneCard: once('declaration'),
    rareSurfaceWords: without('surface'),
    rareCoreWords: without('core'),
  };
  console.log(
    `phrases: ${found.phrasesOfOneCard} serve one card (${found.declarationsOfOneCard} declarations), ${unused.length} declarations none; words of fewer than ${FEW} cards: ${found.rareSurfaceWords} of surface, ${found.rareCoreWords} of core`,
  );
  const path = join(folder, 'word-counts.json');
  const recorded = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : found;
  for (const [name, figure] of Object.entries(found))
    if (figure > recorded[name] && !write) faults.push(`${name} grew from ${recorded[name]} to ${figure}`);
  const growth = growthOf(words);
  console.log(
    `new phrases a year: ${growth
      .slice(-5)
      .map(({ year, cards, phrases }) => `${year} ${phrases} for ${cards} cards`)
      .join(', ')}`,
  );
  if (write) {
    writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
    const rows = growth.map(
      ({ year, cards, phrases, declarations }) => `${year}\t${cards}\t${phrases}\t${declarations}`,
    );
    writeFileSync(join(folder, 'growth.tsv'), `year\tcards read\tnew phrases\tnew declarations\n${rows.join('\n')}\n`);
  }
  return faults;
}

/** By year of first printing: the cards that are read, and the phrases and declarations that no card before needed. */
function growthOf(words) {
  const since = (which, year) => words.filter((each) => each.of === which && each.since === year).length;
  return words
    .filter(({ of }) => of === 'year')
    .sort((one, other) => Number(one.word) - Number(other.word))
    .map(({ word, cards }) => ({
      year: word,
      cards,
      phrases: since('phrase', word),
      declarations: since('declaration', word),
    }));
}
