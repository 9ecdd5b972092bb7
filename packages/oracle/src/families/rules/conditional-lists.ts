/** Rules in a list, each with a condition of its own: "has flying as long as you control an Island, and trample as long as you control a Forest". CR 604.1, 611.3a. */
import type { Ability, Condition, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { condition, grantedAbility, subject } from '../categories.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { ruleStep, staticAbility } from './statics.ts';

type Change = Extract<Rule, { kind: 'changes' }>;
interface Part {
  kind: 'part';
  rule: Rule;
  condition: Condition;
  words?: 'if';
}
const parted = (words: 'if' | undefined): Category<Rule> =>
  new Mapped<Part, Rule>(
    'what is true of it',
    (words === undefined
      ? phrase`${{ rule: ruleStep }}^ as long as ${{ condition }}`.means({ kind: 'part' })
      : phrase`${{ rule: ruleStep }}^ if ${{ condition }}`.means({ kind: 'part' })) as Category<Part>,
    ({ rule: said, condition: when }) =>
      said.kind === 'changes' && said.condition === undefined
        ? { ...said, condition: when, ...(words === undefined ? {} : { words }) }
        : null,
    (tree) => {
      if (tree.kind !== 'changes' || tree.condition === undefined || tree.words !== words) return [];
      const { condition: when, words: _words, ...rest } = tree;
      return [{ kind: 'part', rule: rest, condition: when }];
    },
    ['changes'],
  );
/** "hexproof if it's blue": the verb is the one before. */
const bareParted = (words: 'if' | undefined): Union<Rule> =>
  category<Rule>(
    'what is true of it',
    words === undefined
      ? (phrase`${{ ability: grantedAbility }} as long as ${{ condition }}`.means((s) => ({
          kind: 'changes',
          action: { kind: 'gain', verb: 'have', object: UNSAID, abilities: [s.ability as Ability], words: 'unsaid' },
          condition: s.condition,
        })) as never)
      : (phrase`${{ ability: grantedAbility }} if ${{ condition }}`.means((s) => ({
          kind: 'changes',
          action: { kind: 'gain', verb: 'have', object: UNSAID, abilities: [s.ability as Ability], words: 'unsaid' },
          condition: s.condition,
          words: 'if',
        })) as never),
  );
interface Said {
  kind: 'said';
  subject: Noun;
  rules: readonly Rule[];
}
const listOf = (words: 'if' | undefined): Category<readonly Rule[]> => {
  const first = parted(words);
  const step = category<Rule>('what is true of it', first, bareParted(words));
  return new Mapped<Said, readonly Rule[]>(
    'what is true of it',
    phrase`${{ subject }} ${{ rules: series(step, { join: 'and', first }) }}@subject`.means({ kind: 'said' }) as never,
    ({ subject: who, rules }) =>
      rules.every((each) => each.kind === 'changes')
        ? rules.map((each, index) => (index > 0 ? each : withObject(each as Change, who)))
        : null,
    (tree) => {
      const [head] = tree;
      if (tree.length < 2 || !tree.every((each) => each.kind === 'changes' && each.condition !== undefined)) return [];
      const who = ((head as Change).action as { object?: Noun }).object;
      if (who === undefined) return [];
      return [{ kind: 'said', subject: who, rules: [withObject(head as Change, UNSAID), ...tree.slice(1)] }];
    },
    [null],
  );
};
function withObject(rule: Change, object: Noun): Change {
  return { ...rule, action: { ...rule.action, object } as Change['action'] };
}
staticAbility.add(
  phrase`^ ${{ rules: listOf(undefined) }} .`.means({ kind: 'static' }),
  phrase`^ ${{ rules: listOf('if') }} .`.means({ kind: 'static' }),
);
