/** The little English that sentences about cards need: verbs, plurals, articles, lists. No rules of the game. */

/** Who or what a sentence is about, and which form of the verb goes with it. */
export interface Phrase {
  readonly text: string;
  readonly person: 'you' | 'one' | 'many';
}

export const YOU: Phrase = { text: 'you', person: 'you' };

export function one(text: string): Phrase {
  return { text, person: 'one' };
}

export function many(text: string): Phrase {
  return { text, person: 'many' };
}

const THIRD: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', "don't": "doesn't", can: 'can' };
const PAST: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  cast: 'cast',
  choose: 'chose',
  discard: 'discarded',
  deal: 'dealt',
  die: 'died',
  do: 'did',
  draw: 'drew',
  fight: 'fought',
  flip: 'flipped',
  get: 'got',
  have: 'had',
  leave: 'left',
  lose: 'lost',
  keep: 'kept',
  make: 'made',
  mill: 'milled',
  pay: 'paid',
  put: 'put',
  set: 'set',
  shuffle: 'shuffled',
  spend: 'spent',
  take: 'took',
  tap: 'tapped',
  untap: 'untapped',
  win: 'won',
  commit: 'committed',
};
const PARTICIPLE: Readonly<Record<string, string>> = {
  be: 'been',
  become: 'become',
  begin: 'begun',
  choose: 'chosen',
  do: 'done',
  draw: 'drawn',
  get: 'gotten',
  take: 'taken',
};

/** "draws", "is". The first word is the verb. */
export function present(verb: string, { person }: Phrase): string {
  const [first = '', rest] = apart(verb);
  if (first === 'be') return (person === 'one' ? 'is' : 'are') + rest;
  if (person !== 'one') return verb;
  const known = THIRD[first];
  if (known !== undefined) return known + rest;
  if (/(s|x|z|ch|sh|o)$/.test(first)) return `${first}es${rest}`;
  if (/[^aeiou]y$/.test(first)) return `${first.slice(0, -1)}ies${rest}`;
  return `${first}s${rest}`;
}

/** "drew", "was". */
export function past(verb: string, { person }: Phrase): string {
  const [first = '', rest] = apart(verb);
  if (first === 'be') return (person === 'one' ? 'was' : 'were') + rest;
  return (PAST[first] ?? regular(first)) + rest;
}

/** "drawn", "destroyed". */
export function participle(verb: string): string {
  const [first = '', rest] = apart(verb);
  return (PARTICIPLE[first] ?? PAST[first] ?? regular(first)) + rest;
}

function apart(verb: string): readonly [string, string] {
  const space = verb.indexOf(' ');
  return space < 0 ? [verb, ''] : [verb.slice(0, space), verb.slice(space)];
}

function regular(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (/^(scr|surve|m|w)/.test(verb)) return `${verb}ed`;
  return /^(pla|goa|tap|untap|ski|swa|equi|ste)[pn]?$/.test(verb) || /^(skip|swap|equip|plot|regret)$/.test(verb)
    ? `${verb}${verb.at(-1)}ed`
    : `${verb}ed`;
}

/** "a creature", "an Elf". */
export function withArticle(noun: string): string {
  return `${/^(un(?!i|less)|[aeio]|u(?!n|s|rza)|hour)/i.test(noun) || /^(8|11\b|18\b|X\b)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const PLURALS: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Merfolk: 'Merfolk',
  Kithkin: 'Kithkin',
  Treefolk: 'Treefolk',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Plains: 'Plains',
  Locus: 'Loci',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Equipment: 'Equipment',
  Pegasus: 'Pegasi',
  Cyclops: 'Cyclopes',
  Sphinx: 'Sphinxes',
  Fungus: 'Fungi',
  Jellyfish: 'Jellyfish',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Octopus: 'Octopuses',
  Leech: 'Leeches',
  Myr: 'Myr',
  Nephilim: 'Nephilim',
  Moonfolk: 'Moonfolk',
  historic: 'historic permanents',
  sorcery: 'sorceries',
};

/** "creatures", "Elves": of the last word. */
export function plural(noun: string): string {
  const space = noun.lastIndexOf(' ');
  const last = noun.slice(space + 1);
  const known = PLURALS[last];
  if (known !== undefined) return noun.slice(0, space + 1) + known;
  if (/(s|x|z|ch|sh)$/.test(last)) return `${noun}es`;
  return /[^aeiou]y$/.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "your hand", "the owner's hand", "the hand of the player who cast it". */
export function whose(owner: Phrase, thing: string): string {
  if (owner.person === 'you') return `your ${thing}`;
  const { text } = owner;
  if (text === 'it') return `its ${thing}`;
  if (text.split(' ').length > 4 || text.endsWith(')')) return `the ${thing} of ${text}`;
  return `${text}${text.endsWith('s') ? "'" : "'s"} ${thing}`;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "three", "23". */
export function numeral(number: number): string {
  return WORDS[number] ?? String(number);
}

/** "two", "up to two", "one or more", "any number". */
export function howMany(min: number, max: number): string {
  if (min === max) return numeral(min);
  if (max > 20) return min === 0 ? 'any number' : `${numeral(min)} or more`;
  if (min === 0) return `up to ${numeral(max)}`;
  return `${numeral(min)} ${max === min + 1 ? 'or' : 'to'} ${numeral(max)}`;
}

/** "once", "twice", "three times". */
export function timesInWords(number: number): string {
  return number === 1 ? 'once' : number === 2 ? 'twice' : `${numeral(number)} times`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "second" for 2. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}th`;
}

/** "a, b, and c". */
export function list(parts: readonly string[], join = 'and'): string {
  if (parts.length < 3) return parts.join(` ${join} `);
  return `${parts.slice(0, -1).join(', ')}, ${join} ${parts.at(-1) ?? ''}`;
}

/** The parts that say something, one space apart. */
export function words(...parts: readonly (string | null | undefined | false)[]): string {
  let text = '';
  for (const part of parts) {
    if (part === null || part === undefined || part === false || part === '') continue;
    text += text === '' || part.startsWith(',') ? part : ` ${part}`;
  }
  return text;
}

/** The first letter large, unless it stands for a symbol or a name in small letters. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.:?!]”?$/.test(capital) ? capital : `${capital}.`;
}

/** Words that are written small within a sentence: the others may be subtypes and names. */
const STARTING =
  /^(You|Your|This|The|That|Those|Each|Every|All|Any|Both|Target|Another|Other|If|Later|When|Whenever|At|As|It|In|To|Until|Up|For|From|A|An|One|Two|Three|What|No|Unless|Beginning|Instead|Creatures?|Lands?|Artifacts?|Enchantments?|Permanents?|Planeswalkers?|Players?|Spells?|Tokens?|Cards?|Power|Damage|Attacking|Blocking|Tapped|Untapped|Nontoken|Loyalty|Triggered|Activated|Pay|Have)\b/;

/** As the later part of a sentence. */
export function continued(text: string): string {
  const plain = text.endsWith('.') ? text.slice(0, -1) : text;
  return STARTING.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}
