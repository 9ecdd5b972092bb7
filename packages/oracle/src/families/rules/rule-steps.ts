/** Rules about an object, as predicates: "can block an additional creature", "doesn't untap during your untap step". CR 502.3, 508.1, 509.1. */
import type { Clause, Rule } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
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
);
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
  phrase`saddle~ Mounts and crew~ Vehicles as though its power were ${{ amount: digits }} greater`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'keywordAction', action: 'crew', object: UNSAID, amount: s.amount },
    power: 'greater',
  })) as never,
  phrase`crew~ Vehicles as though its power were ${{ amount: digits }} greater`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'keywordAction', action: 'crew', object: UNSAID, amount: s.amount },
    power: 'greater',
    crewsOnly: true,
  })) as never,
  phrase`can block only ${{ whom: noun }}`.means({ kind: 'blocksOnly', object: UNSAID }),
  phrase`can attack as though it didn't have defender`.means({
    kind: 'asThough',
    action: { kind: 'attack', object: UNSAID },
    without: 'defender',
  }),
  phrase`can attack as though they didn't have defender`.means({
    kind: 'asThough',
    action: { kind: 'attack', object: UNSAID },
    without: 'defender',
    words: 'they',
  }),
  phrase`can block creatures with shadow as though they didn't have shadow`.means({
    kind: 'asThough',
    action: { kind: 'block', object: UNSAID },
    without: 'shadow',
  }),
  phrase`can block creatures with shadow as though it had shadow`.means({
    kind: 'asThough',
    action: { kind: 'block', object: UNSAID },
    having: 'shadow',
  }),
  phrase`can be blocked as though they didn't have ${{ without: keywordName }}`.means({
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
  phrase`can attack ${{ during: duration }} as though they didn't have defender`.means({
    kind: 'rule',
    rule: { kind: 'asThough', action: { kind: 'attack', object: UNSAID }, without: 'defender', words: 'they' },
  }),
  phrase`can attack ${{ during: duration }} as though it didn't have defender`.means({
    kind: 'rule',
    rule: {
      kind: 'asThough',
      action: { kind: 'attack', object: UNSAID },
      without: 'defender',
    },
  }),
  phrase`assign~ no combat damage ${{ during: duration }}`.means({
    kind: 'rule',
    rule: { kind: 'assignsNoDamage', object: UNSAID },
  }),
);
