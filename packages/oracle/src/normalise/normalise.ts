/**
 * Normalising a text, with an exact inverse. Names of the object itself become `~` (the spelling is kept, in order),
 * reminder text and slips of the typesetting are set aside with their place. CR 201.5, 207.2a.
 */
import { endingsOfVerbs } from './names-of-several.ts';
import { insteadOf, SET_ASIDE } from './set-aside.ts';
import { CREATURE_TYPES, LAND_TYPES, ARTIFACT_TYPES, ENCHANTMENT_TYPES } from '../lexicon/subtypes.ts';

/** A text ready for the grammar, and what it takes to get the original back. */
export interface Normalised {
  text: string;
  /** How each `~` (or `@`) was spelled, in order. */
  spellings: readonly string[];
  /** What was taken out or set right, where it stood in the text without it, and what stands there instead. */
  reminders: readonly { at: number; text: string; instead?: string }[];
}

/** The name of the object in a text that it grants to something else in quotes. CR 201.5a. */
export const GRANTER = '@';
const SELF = '~';

const CLASS_WORDS = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'permanent',
  'spell',
  'card',
  'token',
  'battle',
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Class',
  'Fortification',
  'Siege',
  'Case',
  'Room',
  'Spacecraft',
  'Contraption',
  'Attraction',
  'Background',
  'Mount',
  'Curse',
  'Rune',
  'Shrine',
  'Cave',
  'scheme',
  'conspiracy',
  'phenomenon',
  'plane',
  'Planet',
  'door',
  'source',
  'Dragon',
  'Treasure',
  'Food',
  'Clue',
  'Role',
];
const COMMON_WORDS = new Set([
  'The',
  'A',
  'An',
  'Black',
  'White',
  'Red',
  'Green',
  'Blue',
  'Target',
  'Choose',
  'Destroy',
  'Exile',
  'Draw',
  'Flying',
  'Haste',
  'Trample',
  'Lord',
  'Captain',
  'King',
  'Queen',
  'Prince',
  'Princess',
  'Lady',
  'Sir',
  'Master',
  'General',
  'Doctor',
  'Mr.',
  'Mistress',
  'Baron',
  'Commander',
  'Legendary',
  'When',
  'Whenever',
  'At',
  'As',
  'If',
  'You',
  'Your',
  'Each',
  'All',
  'Other',
  'Creature',
]);
const SUBTYPES = new Set([...CREATURE_TYPES, ...LAND_TYPES, ...ARTIFACT_TYPES, ...ENCHANTMENT_TYPES]);

/** The ways in which a card's text may write its name: the whole, and for legends the part that stands for it. */
export function namesOf(name: string, legendary: boolean): string[] {
  const names = [name];
  const consider = (part: string): void => {
    // "Yisan, the Bard" is "Yisan", and the comma behind it belongs to the sentence.
    if (/,(?: [a-z]+)?$/.test(part)) return;
    if (part.length > 1 && part !== name && !COMMON_WORDS.has(part) && !SUBTYPES.has(part)) names.push(part);
  };
  for (const joint of [', ', ': ']) if (name.includes(joint)) consider(name.slice(0, name.indexOf(joint)));
  if (legendary) {
    for (const joint of [' of ', ' the ', ' from ', ' and ', ', ']) {
      const at = name.indexOf(joint);
      if (at > 0) consider(name.slice(0, at));
    }
    const words = name.split(/,? /);
    if (words.length > 1 && words[0]!.length > 2) consider(words[0]!);
    const two = words.slice(0, 2).join(' ');
    if (words.length > 2 && name.startsWith(two)) consider(two);
  }
  return [...new Set(names)].sort((left, right) => right.length - left.length);
}

/** Names of legends that are subtypes too: "Wolf attacks" speaks of the legend, "a Wolf attacks" of any. */
function typesInName(name: string, legendary: boolean): string[] {
  if (!legendary) return [];
  return [name.split(',')[0]!, name.split(' ')[0]!].filter((part, index, all) => {
    const word = part.replace(/,$/, '');
    return all.indexOf(part) === index && word !== name && SUBTYPES.has(word);
  });
}

/** What a name does, as the subject of a sentence. */
const ACTS =
  /^(?:'s (?!controller|owner)| (?:enters|attacks|blocks|dies|deals|dealt|gets|gains|leaves|becomes|has|connives|explores|can't|isn't|doesn't|fights|is (?:equipped|tapped|untapped|attacking|on)|or another)\b)/;
const BEGINS = /(?:^|[.:•—\n] |\n|, |\b(?:[Ww]hen|[Ww]henever|[Ii]f|then|as long as|[Aa]s) )$/;
/** Words before a type. */
const DETERMINED =
  /\b(?:an?|another|other|others|target|each|all|every|no|non|one|two|three|four|X|that|this|those|the|and|or|is|it's|another's|[Cc]hoose|[Cc]reate|is an?|isn't an?|of) $/i;
/** Only one of them has a power. */
const SIZED = /^'s (?:power|toughness|mana value)\b/;
/** Words behind a type. */
const TYPED = /^ (?:creatures?|cards?|spells?|tokens?|permanents?|you|an|your|with|that|or|and|artifact)\b/;

/** The places where a legend is called by a name that is a subtype, if its text ever does so. */
function mentionsByType(text: string, name: string, legendary: boolean): Mention[] {
  const mentions: Mention[] = [];
  for (const part of typesInName(name, legendary)) {
    const places = [...text.matchAll(new RegExp(`(?<![A-Za-z'’-])${part}(?![A-Za-z-])`, 'g'))].map(
      ({ index }) => index,
    );
    const acts = (at: number): boolean => {
      const [before, behind] = [text.slice(0, at), text.slice(at + part.length)];
      return (BEGINS.test(before) && ACTS.test(behind)) || (SIZED.test(behind) && !DETERMINED.test(before));
    };
    if (!places.some(acts)) continue;
    for (const at of places)
      if (acts(at) || !(DETERMINED.test(text.slice(0, at)) || TYPED.test(text.slice(at + part.length))))
        mentions.push({ at, spelling: part });
  }
  return mentions;
}

const THIS = new RegExp(`(?<![A-Za-z’-]|\\S')[Tt]his (?:${CLASS_WORDS.join('|')})(?![A-Za-z])|[~@]`, 'g');

/** A place in a text that speaks of the object itself. */
interface Mention {
  at: number;
  spelling: string;
  /** A token that is created with a name, in an ability of its own: not the card. CR 111.4. */
  token?: true;
}

/** A name behind these words, or before those, is longer than the mention that stands in it. */
const NAME_BEFORE = /\b(?:named|name is) (?:[A-Z][\w'-]*(?: (?:of|the|and|[A-Z][\w'-]*))* )?$/;
const NAME_GOES_ON = /^'s [A-Z]/;
function isPartOfName(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  const after = text.slice(end);
  if (/\b[Cc]reate $/.test(before)) return /^(?:'s|,)?(?: (?:[A-Z][\w'-]*|of|the))+, a legendary/.test(after);
  // CR 701.37: what two cards are melded into has a name of its own.
  if (/\bmeld them into $/.test(before)) return true;
  const named = NAME_BEFORE.exec(before);
  // In quotes "a card named so" is not about the object whose text this is. CR 201.4.
  if (/\bnamed $/.test(before) && isQuoted(text, at)) return true;
  return named !== null && (!/ (?:named|name is) $/.test(before) || NAME_GOES_ON.test(after));
}

/** The names that a text gives to tokens it creates. CR 111.4. */
const NAMED_TOKEN =
  /\btokens? named ((?:[A-Z][\w'-]*|of|the|and)(?: (?:[A-Z][\w'-]*|of|the|and))*)(?= with| attached|\. )|\b[Cc]reate ((?:[A-Z][\w'-]*)(?: (?:[A-Z][\w'-]*|of|the))*), a legendary/g;
/** The places where abilities of such tokens call them by name: there it is the token that speaks. */
function mentionsOfTokens(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(NAMED_TOKEN)) {
    const name = (match[1] ?? match[2])!;
    const end = match.index + match[0].length;
    for (let at = text.indexOf(name, end); at >= 0; at = text.indexOf(name, at + 1)) {
      if (
        /\bnamed $/.test(text.slice(0, at)) ||
        !isQuoted(text, at) ||
        /[A-Za-z'’-]/.test(text[at - 1] ?? ' ') ||
        /[A-Za-z]/.test(text[at + name.length] ?? ' ')
      )
        continue;
      // In quotes within quotes it is the one that gives the ability.
      const quote = text.slice(text.lastIndexOf('"', at) + 1, at);
      mentions.push({ at, spelling: name, ...(/(?:^| )'(?:[^']|'s )*$/.test(quote) ? {} : { token: true }) });
    }
  }
  return mentions;
}

/** "Exile target creature", on a card of that name: what is done, not the card. */
function isDoneTo(text: string, end: number): boolean {
  return text.startsWith(' target ', end);
}

/** "A Jace planeswalker", on a card of that name: any of that type. CR 205.3j. */
function isOfThatType(text: string, at: number, end: number): boolean {
  return /\b[Aa]n? $/.test(text.slice(0, at)) && text.startsWith(' planeswalker', end);
}

/** The places where a text speaks of the object itself, from left to right; of two that overlap the first, and of those the longer name. */
function mentionsIn(text: string, names: readonly string[], byType: readonly Mention[]): Mention[] {
  const mentions: Mention[] = [...byType];
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const apart = !/[A-Za-z'’-]/.test(text[at - 1] ?? ' ') && !/[A-Za-z]/.test(text[at + name.length] ?? ' ');
      const end = at + name.length;
      if (apart && !isPartOfName(text, at, end) && !isDoneTo(text, end) && !isOfThatType(text, at, end))
        mentions.push({ at, spelling: name });
    }
  }
  for (const match of text.matchAll(THIS)) mentions.push({ at: match.index, spelling: match[0] });
  mentions.sort((left, right) => left.at - right.at);
  let end = 0;
  return mentions.filter(({ at, spelling }) => {
    if (at < end) return false;
    end = at + spelling.length;
    return true;
  });
}

/** Is a place in a text inside quotes? */
function isQuoted(text: string, offset: number): boolean {
  let quoted = false;
  for (let at = text.indexOf('"'); at >= 0 && at < offset; at = text.indexOf('"', at + 1)) quoted = !quoted;
  return quoted;
}

/** Takes reminder text out and replaces names. */
export function normalise(text: string, name: string, legendary: boolean): Normalised {
  const reminders: { at: number; text: string; instead?: string }[] = [];
  let bare = '';
  let position = 0;
  const changes = [
    ...[...text.matchAll(SET_ASIDE)].map((match) => ({
      at: match.index,
      text: match[0],
      instead: insteadOf(match[0]),
    })),
    ...endingsOfVerbs(text, name, legendary),
  ].sort((left, right) => left.at - right.at);
  for (const { at, text: found, instead } of changes) {
    bare += text.slice(position, at);
    reminders.push({ at: bare.length, text: found, ...(instead === '' ? {} : { instead }) });
    bare += instead;
    position = at + found.length;
  }
  bare += text.slice(position);
  const spellings: string[] = [];
  let replaced = '';
  position = 0;
  for (const { at, spelling, token } of mentionsIn(bare, name === '' ? [] : namesOf(name, legendary), [
    ...mentionsOfTokens(bare),
    ...mentionsByType(bare, name, legendary),
  ])) {
    spellings.push(spelling);
    const granter = !token && !/^[Tt]his /.test(spelling) && isQuoted(bare, at);
    replaced += bare.slice(position, at) + (granter ? GRANTER : SELF);
    position = at + spelling.length;
  }
  return { text: replaced + bare.slice(position), spellings, reminders };
}

/** The text that {@link normalise} was given. */
export function restore(normalised: Normalised): string {
  let next = 0;
  const bare = normalised.text.replace(/[~@]/g, () => normalised.spellings[next++] ?? SELF);
  let text = '';
  let position = 0;
  for (const reminder of normalised.reminders) {
    text += bare.slice(position, reminder.at) + reminder.text;
    position = reminder.at + (reminder.instead ?? '').length;
  }
  return text + bare.slice(position);
}
