/** English inflection as cards use it: verb forms and plurals. */

/** Which form of a word is wanted. Nouns know singular and plural; verbs know all of them. */
export const Form = { plural: 0, singular: 1, bare: 2, past: 3, participle: 4, gerund: 5 } as const;
export type Form = (typeof Form)[keyof typeof Form];

/** Present plural, third person, past, participle, gerund; what is absent is regular. */
const IRREGULAR_VERBS: Record<string, Partial<Record<keyof typeof Form, string>>> = {
  "'s": { plural: 'are', singular: "'s" },
  be: { plural: 'are', singular: 'is', past: 'was', participle: 'been', gerund: 'being' },
  "don't": { singular: "doesn't", past: "didn't" },
  "didn't": { singular: "didn't" },
  "aren't": { singular: "isn't" },
  become: { past: 'became', participle: 'become' },
  begin: { past: 'began', participle: 'begun', gerund: 'beginning' },
  cast: { past: 'cast', participle: 'cast' },
  choose: { past: 'chose', participle: 'chosen' },
  come: { past: 'came', participle: 'come' },
  deal: { past: 'dealt', participle: 'dealt' },
  die: { gerund: 'dying' },
  do: { singular: 'does', past: 'did', participle: 'done' },
  draw: { past: 'drew', participle: 'drawn' },
  fight: { past: 'fought', participle: 'fought' },
  get: { past: 'got', participle: 'gotten', gerund: 'getting' },
  give: { past: 'gave', participle: 'given' },
  go: { singular: 'goes', past: 'went', participle: 'gone' },
  have: { singular: 'has', past: 'had', participle: 'had' },
  leave: { past: 'left', participle: 'left' },
  lose: { past: 'lost', participle: 'lost' },
  pay: { past: 'paid', participle: 'paid' },
  put: { past: 'put', participle: 'put', gerund: 'putting' },
  roll: { past: 'rolled', participle: 'rolled' },
  spend: { past: 'spent', participle: 'spent' },
  take: { past: 'took', participle: 'taken' },
  was: { plural: 'were', singular: 'was' },
  "wasn't": { plural: "weren't", singular: "wasn't" },
  "isn't": { plural: "aren't", singular: "isn't" },
  win: { past: 'won', participle: 'won', gerund: 'winning' },
};
const DOUBLED = new Set('tap untap flip control regret transfer plan equip skip set commit surveil'.split(' '));

/** The forms of a verb by {@link Form}: "draw" gives draw, draws, draw, drew, drawn, drawing. */
export function verbForms(verb: string): readonly string[] {
  const known = IRREGULAR_VERBS[verb] ?? {};
  const stem = DOUBLED.has(verb) ? verb + verb[verb.length - 1] : verb;
  const regularPast = verb.endsWith('e')
    ? verb + 'd'
    : /[^aeiou]y$/.test(verb)
      ? verb.slice(0, -1) + 'ied'
      : stem + 'ed';
  const singular = /(?:s|x|ch|sh|z)$/.test(verb)
    ? verb + 'es'
    : /[^aeiou]y$/.test(verb)
      ? verb.slice(0, -1) + 'ies'
      : verb + 's';
  return [
    known.plural ?? verb,
    known.singular ?? singular,
    verb,
    known.past ?? regularPast,
    known.participle ?? known.past ?? regularPast,
    known.gerund ?? (/[^e]e$/.test(verb) ? verb.slice(0, -1) + 'ing' : stem + 'ing'),
  ];
}

const IRREGULAR_PLURALS: Record<string, string> = {
  ability: 'abilities',
  aetherborn: 'aetherborn',
  ally: 'allies',
  city: 'cities',
  cyclops: 'cyclopes',
  djinn: 'djinn',
  dwarf: 'dwarves',
  efreet: 'efreet',
  eldrazi: 'eldrazi',
  elf: 'elves',
  equipment: 'equipment',
  foot: 'feet',
  fungus: 'fungi',
  gold: 'gold',
  hero: 'heroes',
  hippogriff: 'hippogriffs',
  homunculus: 'homunculi',
  it: 'they',
  its: 'their',
  kavu: 'kavu',
  kithkin: 'kithkin',
  kor: 'kor',
  library: 'libraries',
  merfolk: 'merfolk',
  moonfolk: 'moonfolk',
  mouse: 'mice',
  die: 'dice',
  myr: 'myr',
  nemesis: 'nemeses',
  ninja: 'ninja',
  octopus: 'octopuses',
  ox: 'oxen',
  pegasus: 'pegasi',
  plains: 'plains',
  samurai: 'samurai',
  sorcery: 'sorceries',
  spacecraft: 'spacecraft',
  fish: 'fish',
  arcane: 'arcane',
  spawn: 'spawn',
  thief: 'thieves',
  treefolk: 'treefolk',
  vedalken: 'vedalken',
  werewolf: 'werewolves',
  wolf: 'wolves',
  zubera: 'zubera',
  time: 'times',
};

/** The plural of a noun, keeping a capital: "Elf" gives "Elves". */
export function pluralOf(noun: string): string {
  const lower = noun.toLowerCase();
  const plural =
    IRREGULAR_PLURALS[lower] ??
    (/(?:s|x|ch|sh|z)$/.test(lower)
      ? lower + 'es'
      : /[^aeiou]y$/.test(lower)
        ? lower.slice(0, -1) + 'ies'
        : lower + 's');
  return noun[0] === lower[0] ? plural : plural[0]!.toUpperCase() + noun.slice(1, 1) + plural.slice(1);
}
