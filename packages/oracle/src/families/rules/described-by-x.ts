/** "spells with mana value X or less ..., where X is ...": the value takes the place of X in the description. CR 107.3i. */
import type { Quality, Rule, Value } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { expression, rule } from '../categories.ts';
import { rules, stated } from './statics.ts';

type WithStat = Extract<Quality, { kind: 'withStat' }>;
interface Where {
  kind: 'where';
  said: readonly Rule[];
  x: Value;
}

const WHERE = 'where X is';
const isWithX = (node: Node): boolean =>
  node['kind'] === 'withStat' && (node['to'] as Value).kind === 'x' && node['words'] === undefined;
const isWhere = (node: Node): boolean => node['kind'] === 'withStat' && node['words'] === WHERE;

type Node = Readonly<Record<string, unknown>>;

/** The nodes within a tree of which that is so. */
function found(tree: unknown, is: (node: Node) => boolean): readonly Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (is(tree as Node)) return [tree as Node];
  return Object.values(tree).flatMap((part) => found(part, is));
}

/** The tree with another node in the place of that one. */
function put(tree: unknown, old: Node, other: Node): unknown {
  if (tree === old) return other;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part) => put(part, old, other));
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, put(part, old, other)]));
}

const described = (of: Category<readonly Rule[]>): Category<readonly Rule[]> =>
  new Mapped<Where, readonly Rule[]>(
    'what is true of it',
    phrase`${{ said: of }} , where X is ${{ x: expression }}`.means({ kind: 'where' }) as Category<Where>,
    ({ said, x }) => {
      const [one, ...others] = found(said, isWithX);
      if (one === undefined || others.length > 0) return null;
      return put(said, one, { ...(one as WithStat), to: x, words: WHERE }) as readonly Rule[];
    },
    (tree) => {
      const [one, ...others] = found(tree, isWhere);
      if (one === undefined || others.length > 0) return [];
      const { words: _words, to, ...rest } = one as WithStat;
      return [{ kind: 'where', said: put(tree, one, { ...rest, to: { kind: 'x' } }) as readonly Rule[], x: to }];
    },
    [null],
  );
const alone: Category<readonly Rule[]> = new Mapped<Rule, readonly Rule[]>(
  'a permission',
  rule,
  (tree) => (tree.kind === 'may' ? [tree] : null),
  (tree) => (tree.length === 1 && tree[0]?.kind === 'may' ? [tree[0]] : []),
  [null],
);
rules.add(described(stated), described(alone));
