/** Restrictions and requirements of several things at once, and of abilities. CR 101.2, 508.1c-d, 509.1b-c, 602.5. */
import type { Action, Rule } from '@kitchen-table/language';
import { category, type Category, type Union } from '../kernel/category.ts';
import { Mapped } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import {
  condition,
  duration,
  lastingVerb,
  payVerb,
  playerEvent,
  playerVerb,
  possessive,
  rule,
  subject,
  timedRule,
} from './categories.ts';
import { nthSpell } from './nth-spells.ts';
import { rules, staticAbility } from './statics.ts';

const acts: Union<Action> = category<Action>('something to do', playerVerb, lastingVerb, playerEvent, payVerb);
rule.add(
  phrase`${{ actor: subject }} can't ${{ action: acts }}!bare or ${{ other: acts }}!bare`.means((s) => ({
    kind: 'cant',
    action: { ...s.action, actor: s.actor },
    also: [s.other],
  })) as never,
  phrase`${{ object: possessive }} activated abilities can't be activated unless they're mana abilities`.means((s) => ({
    kind: 'cant',
    action: { kind: 'activate', object: s.object },
    words: "whose abilities, unless they're mana abilities",
  })),
  phrase`${{ player: subject }} can cast spells only during their own turns`.means({
    kind: 'playerRule',
    words: 'casts spells only during own turns',
  }),
  phrase`${{ player: subject }} can cast spells and activate abilities only during their own turns`.means({
    kind: 'playerRule',
    words: 'casts spells and activates abilities only during own turns',
  }),
  phrase`${{ player: subject }} don't~player lose unspent mana as steps and phases end`.means({ kind: 'keepsMana' }),
);
timedRule.add(
  phrase`${{ actor: subject }} can't ${{ action: acts }}!bare or ${{ other: acts }}!bare ${{ during: duration }}`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'cant', action: { ...s.action, actor: s.actor }, also: [s.other] },
      during: s.during,
    }),
  ) as never,
  phrase`${{ object: nthSpell }} can't be countered`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'counter', object: s.object } },
  })),
  phrase`${{ object: possessive }} activated abilities can't be activated ${{ during: duration }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'activate', object: s.object }, words: 'whose abilities' },
    during: s.during,
  })),
  phrase`${{ object: subject }} attack~object or block~object this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object }, also: [{ kind: 'block', object: s.object }] },
    during: { kind: 'thisTurn' },
  })) as never,
);
/** "can't attack or block, and its activated abilities can't be activated". */
const banned = (tree: readonly Rule[]): boolean => {
  const last = tree[tree.length - 1]!;
  return (
    tree.length === 1 &&
    last.kind === 'cant' &&
    last.action.kind === 'activate' &&
    last.words?.startsWith('whose abilities') === true &&
    last.action.object.kind === 'reference'
  );
};
const silenced: Category<readonly Rule[]> = new Mapped<readonly Rule[], readonly Rule[]>(
  "can't be activated",
  rules,
  (tree) => (banned(tree) ? tree : null),
  (tree) => (banned(tree) ? [tree] : []),
  [null],
);
/** The comma before "and" is remembered in the words. */
const COMMA = ', after a comma';
const marked = (each: Rule): Rule => (each.kind === 'cant' ? { ...each, words: each.words + COMMA } : each);
const isMarked = (each: Rule): boolean => each.kind === 'cant' && each.words?.endsWith(COMMA) === true;
const unmarked = (each: Rule): Rule =>
  each.kind === 'cant' && each.words !== undefined ? { ...each, words: each.words.slice(0, -COMMA.length) } : each;
/** What can't attack or block, and whose abilities can't be activated: one rule. */
const saidByItself = (one: readonly Rule[], two: readonly Rule[]): boolean => {
  const [first] = one;
  const [second] = two;
  return (
    first?.kind === 'cant' &&
    first.action.kind === 'attack' &&
    first.action.object.kind === 'host' &&
    first.also?.length === 1 &&
    second?.kind === 'cant' &&
    second.words === 'whose abilities'
  );
};
interface Both {
  kind: 'both';
  one: readonly Rule[];
  two: readonly Rule[];
}
const both: Category<readonly Rule[]> = new Mapped<Both, readonly Rule[]>(
  'what is true of it',
  phrase`${{ one: rules }} , and ${{ two: silenced }}`.means({ kind: 'both' }) as Category<Both>,
  ({ one, two }) => (saidByItself(one, two) ? null : [...one, ...two.map((each) => marked(each))]),
  (tree) =>
    tree.length > 1 && isMarked(tree[tree.length - 1]!)
      ? [{ kind: 'both', one: tree.slice(0, -1), two: [unmarked(tree[tree.length - 1]!)] }]
      : [],
  [null],
);
staticAbility.add(
  phrase`^ ${{ rules: both }} .`.means({ kind: 'static' }),
  phrase`^ as long as ${{ condition }} , ${{ rules: both }} .`.means({ kind: 'static' }),
);
rules.add(
  phrase`${{ object: subject }} attack~object or block~object each combat if able`.means((s) => [
    { kind: 'must', action: { kind: 'attack', object: s.object, eachCombat: true }, words: 'or block' },
    { kind: 'must', action: { kind: 'block', object: s.object, eachCombat: true }, words: 'or block' },
  ]) as never,
);
