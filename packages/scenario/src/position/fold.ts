/** Folding ability texts, so that two spellings of one ability are the same. */

const CLASS =
  'creature|permanent|land|card|artifact|enchantment|planeswalker|spell|token|equipment|aura|vehicle|saga|class|case|room|battle|siege|spacecraft|mount|fortification|curse|rune|shrine|background|emblem|door|source';
const SELF_WORDS = new RegExp(`\\bthis (?:${CLASS})(?![a-z])`, 'g');

/** The text in lower case, without reminder text and markup, with the object's names and "this creature" as `~`. */
export function foldText(text: string, names: readonly string[] = []): string {
  let folded = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'");
  for (const name of [...names].sort((left, right) => right.length - left.length)) {
    if (name !== '') folded = folded.replaceAll(name.toLowerCase().replace(/[\u2018\u2019]/g, "'"), '~');
  }
  return folded
    .replace(SELF_WORDS, '~')
    .replace(/@/g, '~')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A card's name and the short name before a comma. CR 201.5b. */
export function ownNames(name: string): readonly string[] {
  const comma = name.indexOf(', ');
  return comma > 0 ? [name, name.slice(0, comma)] : [name];
}

/** Whether `part` is a leading part of the text, both folded; "it" is what a granted ability calls its object too. */
export function leads(text: string, part: string, names: readonly string[]): boolean {
  const wanted = withoutPronouns(foldText(part, names));
  const held = withoutPronouns(foldText(text, names));
  return held.startsWith(wanted) || held.startsWith(wanted.replace(/\.$/, ''));
}

const withoutPronouns = (folded: string): string => folded.replace(/\bit\b/g, '~');
