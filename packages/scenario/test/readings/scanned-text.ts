/** What is left of a card's text for the scan of its words. */

/** What "of each permanent type" names. CR 110.4. */
const PERMANENT_TYPES = 'artifact, battle, creature, enchantment, land, planeswalker';

/** The text as it is scanned. */
export function plainText(text: string, name: string): string {
  const short = name.split(', ')[0] as string;
  // Reminders, names of abilities and rooms, and what is done before the game say nothing that a tree of rules holds.
  let plain = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^(\W*)(?!To solve|Each opponent faces)[A-Z][^.:—"\n]{0,40} — /gm, '$1')
    .replace(/[^.\n]*\b(?:draft\b|booster|card pool|deck size|offer\b)[^.\n]*\.?/gi, ' ');
  // With cleave a card says two things: with the words in brackets and without them.
  if (/^cleave /im.test(plain)) plain = `${plain.replace(/[[\]]/g, '')}\n${plain.replace(/\[[^\]]*\]/g, '')}`;
  plain = plain.replace(/^Partner with .*$/gm, ' ');
  for (const own of [name, short, name.split(': ')[0]!]) plain = plain.replaceAll(own, '~');
  return plain
    .toLowerCase()
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace('of each permanent type', `of each of ${PERMANENT_TYPES}`);
}
