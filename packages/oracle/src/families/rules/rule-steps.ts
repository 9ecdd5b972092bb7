/** Rules about an object, as predicates: "can block an additional creature", "doesn't untap during your untap step". CR 502.3, 508.1, 509.1. */
import type { Ability, Clause, Quality, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { duration, noun, turnPart } from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { digits } from '../values/values.ts';

/** The kinds of rule that hold their subject as `object`. */
export const OF_OBJECTS: ReadonlySet<string> = new Set([
  'doesntUntap',
  'canBlockMore',
  'blocksOnly',
  'assignByToughness',
  'assignsNoDamage',
]);
/** 'has "Whenever ..., draw a card,"': the comma of the list stands within the quotes. */
export function endsInComma(tree: Rule): boolean {
  if (tree.kind !== 'changes' || tree.action.kind !== 'gain' || !Array.isArray(tree.action.abilities)) return false;
  const last = tree.action.abilities.at(-1) as { unended?: unknown } | undefined;
  return last?.unended === ',';
}
/** "doesn't untap during its controller's untap step". */
export const staysTapped: Union<Rule> = category<Rule>(
  'what is true of it',
  phrase`don't~ untap during ${{ part: turnPart }}`.means({ kind: 'doesntUntap', object: UNSAID }),
);
const keywordAlone: Category<Ability> = new Mapped<string, Ability>(
  'a keyword ability',
  keywordName,
  (keyword) => ({ kind: 'keyword', keyword }),
  (tree) => (tree.kind === 'keyword' && Object.keys(tree).length === 2 ? [tree.keyword] : []),
  ['keyword'],
);
/** What may stand with and without a duration. */
export const timeable: Union<Rule> = category<Rule>(
  'what is true of it',
  phrase`can block any number of creatures`.means({ kind: 'canBlockMore', object: UNSAID, count: 'any number' }),
  phrase`assign~ combat damage equal to its toughness rather than its power`.means({
    kind: 'assignByToughness',
    object: UNSAID,
  }),
  phrase`can't have or gain ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'gain', verb: 'gain', object: UNSAID, abilities: [{ kind: 'keyword', keyword: s.keyword }] },
    words: 'have or gain',
  })),
  phrase`can't have ${{ abilities: series(keywordAlone, { join: 'or', least: 1 }) }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'gain', verb: 'have', object: UNSAID, abilities: s.abilities },
  })),
);
/** What something is taken for. CR 609.4. */
export const takenFor: Union<Quality> = category<Quality>(
  'what it is taken for',
  phrase`it had ${{ keyword: keywordName }}`.means({ kind: 'withKeyword' }),
  phrase`it didn't have ${{ keyword: keywordName }}`.means({ kind: 'withKeyword', not: true }),
  phrase`they didn't have ${{ keyword: keywordName }}`.means({ kind: 'withKeyword', not: true, words: 'they' }),
);
/** "can attack as though it didn't have defender". */
export const attacksAsThough: Category<Rule> = phrase`can attack as though ${{ as: takenFor }}`.means({
  kind: 'asThough',
  action: { kind: 'attack', object: UNSAID },
});
/** Predicates that state a rule. */
export const ruleOfObject: Union<Rule> = category<Rule>(
  'what is true of it',
  staysTapped,
  timeable,
  phrase`can block a additional creature each combat`.means({
    kind: 'canBlockMore',
    object: UNSAID,
    count: { kind: 'number', number: 1 },
  }),
  phrase`[!saddles saddle~ Mounts and] crew~ Vehicles as though its power were ${{ more: digits }} greater`.means({
    kind: 'asThough',
    action: { kind: 'keywordAction', action: 'crew', object: UNSAID },
  }),
  phrase`can block only ${{ whom: noun }}`.means({ kind: 'blocksOnly', object: UNSAID }),
  attacksAsThough,
  phrase`can block creatures with shadow as though ${{ as: takenFor }}`.means({
    kind: 'asThough',
    action: { kind: 'block', object: UNSAID },
  }),
  phrase`can be blocked as though ${{ as: takenFor }}`.means({
    kind: 'asThough',
    action: { kind: 'beBlocked', object: UNSAID },
  }),
);
/** Rules for a time that say the time in their midst: "must be blocked this turn if able". */
export const ruleForATime: Union<Clause> = category<Clause>(
  'what is true of it',
  phrase`must be blocked ${{ during: duration }} if able`.means({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'beBlocked', object: UNSAID } },
  }),
  phrase`attack~ ${{ during: duration }} if able`.means({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: UNSAID } },
  }),
  phrase`block~ ${{ during: duration }} if able`.means({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: UNSAID } },
  }),
  phrase`block~ ${{ whom: noun }} ${{ during: duration }} if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: UNSAID, whom: s.whom } },
    during: s.during,
  })),
  phrase`can block a additional creature ${{ during: duration }}`.means({
    kind: 'rule',
    rule: { kind: 'canBlockMore', object: UNSAID, count: { kind: 'number', number: 1 } },
  }),
  phrase`can attack ${{ during: duration }} as though ${{ as: takenFor }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'asThough', action: { kind: 'attack', object: UNSAID }, as: s.as },
    during: s.during,
  })),
  phrase`assign~ no combat damage ${{ during: duration }}`.means({
    kind: 'rule',
    rule: { kind: 'assignsNoDamage', object: UNSAID },
  }),
);
