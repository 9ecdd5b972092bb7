/** Writes src/lexicon/*.ts, the word lists of the grammar, from card data. Run: node --import tsx tools/lexicon.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

interface Face {
  name?: string;
  type_line?: string;
  oracle_text?: string;
}
type Row = Face & { card_faces?: Face[] };

const shared = process.env['KITCHEN_TABLE_SHARED'] ?? new URL('../../../../shared', import.meta.url).pathname;
const rows = (file: string): Row[] =>
  gunzipSync(readFileSync(`${shared}/cards/${file}`))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
const faces = [...rows('oracle-cards.jsonl.gz'), ...rows('tokens.jsonl.gz')].flatMap((row) => row.card_faces ?? [row]);

const TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Tribal',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
];
const NOT_TYPES = new Set([
  'The',
  'Gus',
  'Proper',
  'Qu',
  'Token',
  'Enchantment',
  'Dungeon',
  'Master',
  'Lady',
  'Etiquette',
  'Art',
  'Designer',
  'Fire',
]);
const families: Record<string, Set<string>> = {};
for (const face of faces) {
  const [left, right] = (face.type_line ?? '').split(' — ');
  if (!right) continue;
  const types = TYPES.filter((type) => left!.split(' ').includes(type));
  if (types.some((type) => ['Plane', 'Phenomenon', 'Dungeon', 'Vanguard', 'Scheme', 'Conspiracy'].includes(type)))
    continue;
  const subtypes = right
    .replace('Time Lord', 'Time-Lord')
    .split(' ')
    .map((word) => word.replace('Time-Lord', 'Time Lord'));
  for (const subtype of subtypes) {
    if (!/^[A-Z][A-Za-z' -]+$/.test(subtype) || NOT_TYPES.has(subtype)) continue;
    const simple = types.filter((type) => type !== 'Kindred' && type !== 'Tribal');
    if (simple.length === 1 || (types.length > simple.length && simple.length === 1)) {
      const family = types.length > simple.length ? 'Creature' : simple[0]!;
      (families[family] ??= new Set()).add(subtype);
    }
  }
}
// Subtypes seen only on cards of two types ("Artifact Creature — Thopter") are creature types.
const known = new Set(Object.values(families).flatMap((family) => [...family]));
for (const face of faces) {
  const [left, right] = (face.type_line ?? '').split(' — ');
  if (!right || !left!.includes('Creature')) continue;
  for (const subtype of right.split(' '))
    if (/^[A-Z][A-Za-z'-]+$/.test(subtype) && !known.has(subtype) && !NOT_TYPES.has(subtype))
      families['Creature']!.add(subtype);
}
families['Creature']!.delete('Lord');
families['Creature']!.delete('Time');
const sorted = (set: Iterable<string>): string[] => [...set].sort((left, right) => (left < right ? -1 : 1));
const texts = faces.map((face) => face.oracle_text ?? '');
const counters = new Set<string>();
for (const text of texts)
  for (const match of text.matchAll(/\b([a-z]+(?:[ -][a-z]+)?) counters? (?:on|from)\b/g)) counters.add(match[1]!);
const STOP = new Set(
  'different has s everything suspect a an all any each every more no number of one or other that the those three two four five six seven eight nine ten remove put x additional another with many kind its kinds and moves twice both'.split(
    ' ',
  ),
);
const lastWord = (phrase: string): string => {
  const parts = phrase.split(' ');
  return parts.length > 1 && STOP.has(parts[0]!) ? parts[1]! : phrase;
};
const counterCount = new Map<string, number>();
for (const phrase of counters) {
  const word = lastWord(phrase);
  if (!STOP.has(word) && !word.split(' ').some((each) => STOP.has(each))) counterCount.set(word, 1);
}
const single = [...counterCount.keys()].filter((word) => !word.includes(' '));
const doubles = [...counterCount.keys()].filter(
  (word) => word.includes(' ') && ['first strike', 'double strike', 'manabond', 'ki', 'training'].includes(word),
);
const abilityWords = new Map<string, number>();
for (const text of texts)
  for (const line of text.split('\n')) {
    const match = /^([A-Z][^—.:"{}(]{1,40}) — /.exec(line);
    if (
      match &&
      !/^[IVX, ]+$/.test(match[1]!) &&
      !/^(?:Choose|If|Then|When|Whenever|At|Target|You|Each|For|Roll|Level|Starting)\b/.test(match[1]!)
    )
      abilityWords.set(match[1]!, (abilityWords.get(match[1]!) ?? 0) + 1);
  }
const KEYWORDED = new Set([
  'Boast',
  'Exhaust',
  'Forecast',
  'Max speed',
  'To solve',
  'Solved',
  'Visit',
  'Power-up',
  'Companion',
  'Partner',
  'Prize',
  'Renew',
  'Escape',
  'Craft',
  'Ward',
  'Cycling',
  'Equip',
  'Cumulative upkeep',
  'Flashback',
  'Kicker',
  'Buyback',
  'Echo',
  "Hero's Reward",
]);
const list = (name: string, doc: string, words: readonly string[]): string =>
  `/** ${doc} */\nexport const ${name}: readonly string[] = [\n${wrap(words)}\n];\n`;
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = ' ';
  for (const word of words) {
    const quoted = word.includes("'") ? `"${word}",` : `'${word}',`;
    if (line.length + quoted.length > 116) {
      lines.push(line);
      line = ' ';
    }
    line += ' ' + quoted;
  }
  return [...lines, line].join('\n');
}
const out = new URL('../src/lexicon/', import.meta.url).pathname;
const head = '/** A table of words, made by tools/lexicon.ts from card data; do not edit. */\n\n';
const f = (name: string): string[] => sorted(families[name] ?? []);
writeFileSync(
  `${out}subtypes.ts`,
  head +
    [
      list('CREATURE_TYPES', 'CR 205.3m.', f('Creature')),
      list('LAND_TYPES', 'CR 205.3i.', f('Land')),
      list('ARTIFACT_TYPES', 'CR 205.3g.', f('Artifact')),
      list('ENCHANTMENT_TYPES', 'CR 205.3h.', f('Enchantment')),
      list('PLANESWALKER_TYPES', 'CR 205.3j.', f('Planeswalker')),
      list('SPELL_TYPES', 'CR 205.3k.', sorted(new Set([...f('Instant'), ...f('Sorcery')]))),
      list('BATTLE_TYPES', 'CR 205.3q.', f('Battle')),
    ].join('\n'),
);
writeFileSync(
  `${out}counters.ts`,
  head + list('COUNTER_NAMES', 'Counters with names. CR 122.1.', sorted([...single, ...doubles])),
);
writeFileSync(
  `${out}ability-words.ts`,
  head +
    list(
      'ABILITY_WORDS',
      'Words in italics before an ability, without meaning of their own. CR 207.2c-d.',
      sorted([...abilityWords.keys()].filter((word) => !KEYWORDED.has(word))),
    ),
);
