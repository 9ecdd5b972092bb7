/** What a keyword means, in a few words of our own, and where it is written. CR 702. */

/** A keyword's help. */
export interface KeywordHelp {
  readonly means: string;
  readonly rule: string;
}

const HELP: Readonly<Record<string, KeywordHelp>> = {
  deathtouch: { means: 'any damage it deals to a creature kills it', rule: '702.2b' },
  defender: { means: 'it never attacks', rule: '702.3b' },
  'double strike': { means: 'it deals combat damage twice, first early, then with the others', rule: '702.4b' },
  'first strike': { means: 'it deals combat damage before creatures without it', rule: '702.7b' },
  flash: { means: 'it may be cast whenever you have priority', rule: '702.8a' },
  flying: { means: 'only flying or reach can block it', rule: '702.9b' },
  haste: { means: 'it may attack and use {T} at once', rule: '702.10b' },
  hexproof: { means: 'opponents can’t target it', rule: '702.11b' },
  indestructible: { means: 'damage and “destroy” don’t kill it', rule: '702.12b' },
  lifelink: { means: 'its controller gains as much life as it deals damage', rule: '702.15b' },
  reach: { means: 'it may block flying creatures', rule: '702.17b' },
  shroud: { means: 'nobody can target it', rule: '702.18a' },
  trample: { means: 'damage beyond what its blockers need goes on to whom it attacks', rule: '702.19b' },
  vigilance: { means: 'attacking doesn’t tap it', rule: '702.20b' },
  ward: { means: 'an opponent who targets it pays, or the spell or ability is countered', rule: '702.21a' },
  prowess: { means: '+1/+1 this turn whenever you cast a noncreature spell', rule: '702.108a' },
  menace: { means: 'it takes two creatures to block it', rule: '702.111b' },
  enchant: { means: 'what it may be put on', rule: '702.5a' },
  equip: { means: 'pay it to put this on a creature of yours, when you could cast a sorcery', rule: '702.6a' },
  intimidate: { means: 'only artifact creatures and those that share a color can block it', rule: '702.13b' },
  protection: { means: 'what it is from can’t damage, enchant, equip, block or target it', rule: '702.16b' },
  flanking: { means: 'a blocker without flanking gets -1/-1 this turn', rule: '702.25a' },
  phasing: { means: 'every other of your turns it is treated as if it were not there', rule: '702.26a' },
  buyback: { means: 'pay more, and it comes back to your hand', rule: '702.27a' },
  shadow: { means: 'it blocks, and is blocked by, only creatures with shadow', rule: '702.28b' },
  cycling: { means: 'pay it and discard this to draw a card', rule: '702.29a' },
  echo: { means: 'pay it once more in your next upkeep, or sacrifice it', rule: '702.30a' },
  horsemanship: { means: 'only creatures with horsemanship can block it', rule: '702.31b' },
  kicker: { means: 'pay more as you cast it for what it says of being kicked', rule: '702.33a' },
  flashback: { means: 'cast it once from your graveyard for this, then it is exiled', rule: '702.34a' },
  madness: { means: 'when you discard it you may cast it for this', rule: '702.35a' },
  fear: { means: 'only artifact creatures and black creatures can block it', rule: '702.36b' },
  morph: { means: 'cast it face down as a 2/2 for {3}; pay this to turn it up', rule: '702.37a' },
  storm: { means: 'a copy of it for each spell cast before it this turn', rule: '702.40a' },
  affinity: { means: 'it costs {1} less for each of those that you control', rule: '702.41a' },
  bushido: { means: 'it grows when it blocks or becomes blocked', rule: '702.45a' },
  ninjutsu: { means: 'pay it and take back an unblocked attacker: this attacks in its place', rule: '702.49a' },
  convoke: { means: 'your creatures can tap to help pay for it', rule: '702.51a' },
  suspend: { means: 'exile it with time counters; when the last is gone, it is cast for free', rule: '702.62a' },
  delve: { means: 'cards of your graveyard can be exiled to help pay for it', rule: '702.66a' },
  changeling: { means: 'it is every creature type', rule: '702.73a' },
  evoke: { means: 'cast it for this, and sacrifice it when it enters', rule: '702.74a' },
  persist: { means: 'when it dies without -1/-1 counters it comes back with one', rule: '702.79a' },
  wither: { means: 'its damage to creatures is -1/-1 counters', rule: '702.80a' },
  exalted: { means: 'a creature of yours that attacks alone gets +1/+1 this turn', rule: '702.83a' },
  unearth: { means: 'pay it to bring this back from your graveyard for a turn', rule: '702.84a' },
  cascade: { means: 'when you cast it, a cheaper card from your library may be cast for free', rule: '702.85a' },
  annihilator: { means: 'when it attacks, the defender sacrifices so many permanents', rule: '702.86a' },
  infect: { means: 'its damage is -1/-1 counters to creatures, poison counters to players', rule: '702.90b' },
  undying: { means: 'when it dies without +1/+1 counters it comes back with one', rule: '702.93a' },
  overload: { means: 'cast it for this, and it does it to each instead of to a target', rule: '702.96a' },
  evolve: { means: 'it grows when a creature that is larger comes to you', rule: '702.100a' },
  extort: { means: 'pay {W/B} when you cast a spell: each opponent loses 1 life, you gain as much', rule: '702.101a' },
  exploit: { means: 'when it enters you may sacrifice a creature', rule: '702.110a' },
  devoid: { means: 'it has no color', rule: '702.114a' },
  skulk: { means: 'creatures with more power can’t block it', rule: '702.118b' },
  crew: { means: 'tap creatures with so much power: it is a creature this turn', rule: '702.122a' },
  escape: { means: 'cast it from your graveyard for this, exiling others from there', rule: '702.138a' },
  foretell: { means: 'put it aside face down for {2}, cast it on a later turn for this', rule: '702.143a' },
  decayed: { means: 'it can’t block, and is sacrificed after it attacks', rule: '702.147a' },
  toxic: { means: 'a player it deals combat damage to gets so many poison counters', rule: '702.164c' },
};

/** A line without a sentence names keywords: "Flying, ward {2}", "Equip {3}". */
const NAMES_KEYWORDS = /^[^.:“"]+$/;

/** The keywords that lines of text name, for those that a permanent's own list leaves out. */
export function keywordsIn(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => line.replace(/\s*\([^()]*\)/g, '').replace(/—.*$/, ''))
    .filter((line) => NAMES_KEYWORDS.test(line))
    .flatMap((line) => line.split(/,\s*/))
    .map((part) => part.trim().toLowerCase())
    .filter((part) => HELP[part] !== undefined || HELP[part.split(' ')[0] ?? ''] !== undefined);
}

/** The help for those of the keywords that have one, each once. */
export function helpFor(keywords: readonly string[]): readonly (KeywordHelp & { readonly keyword: string })[] {
  const found = new Map<string, KeywordHelp & { readonly keyword: string }>();
  for (const said of keywords) {
    const whole = said.toLowerCase();
    const keyword = HELP[whole] === undefined ? (whole.split(' ')[0] ?? '') : whole;
    const help = HELP[keyword];
    if (help !== undefined) found.set(keyword, { keyword, ...help });
  }
  return [...found.values()];
}
