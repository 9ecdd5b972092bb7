/** Several effects that do the same: which of them is applied first makes no difference, so nobody is asked. CR 616.1. */
import { sameTree, some } from '@kitchen-table/language/core';
import type { RuleOf } from '../../questions/in-force.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { Replacement } from './replacement-effects.ts';

/** One of each kind of effect: of two Doubling Seasons of one player, the first. */
export function distinctEffects(applicable: readonly Replacement[]): readonly Replacement[] {
  if (applicable.length < 2) return applicable;
  return applicable.filter(
    (one, index) => !applicable.some((other, before) => before < index && doTheSame(one, other)),
  );
}

function doTheSame(one: Replacement, other: Replacement): boolean {
  const [rule, same] = [ruleOf(one), ruleOf(other)];
  if (rule === null || same === null || !sameTree(rule.rule, same.rule)) return false;
  if (one.kind === 'counters' && other.kind === 'counters' && one.change.counter !== other.change.counter) return false;
  return rule.context.controller === same.context.controller && isNeutral(rule.rule);
}

/** What it is an effect of; NO_OBJECT: of the game's rules, a counter or a shield. */
export function sourceOf(replacement: Replacement): ObjectId {
  switch (replacement.kind) {
    case 'replace':
    case 'prevent':
    case 'redirect':
      return replacement.inForce.context.source;
    case 'counters':
      return replacement.change.inForce.context.source;
    case 'keyword':
      return replacement.object;
    default:
      return NO_OBJECT;
  }
}

function ruleOf(replacement: Replacement): RuleOf<'replace'> | null {
  if (replacement.kind === 'replace') return replacement.inForce;
  return replacement.kind === 'counters' ? replacement.change.inForce : null;
}

const known: WeakMap<object, boolean> = new WeakMap();

/** Whether it says nothing of where it comes from, or of a choice: it does the same from whatever permanent. */
function isNeutral(rule: object): boolean {
  let neutral = known.get(rule);
  if (neutral === undefined) known.set(rule, (neutral = !some(rule, isPersonal)));
  return neutral;
}

function isPersonal({ kind, to }: Record<string, unknown>): boolean {
  if (typeof kind !== 'string') return false;
  if (kind === 'reference' || kind === 'amountOf') return typeof to !== 'string' || !to.startsWith('event.');
  return !NEUTRAL.has(kind);
}

/** Kinds of nodes that mean the same wherever they stand. */
const NEUTRAL: ReadonlySet<string> = new Set([
  ...['replace', 'do', 'dealDamage', 'putCounters', 'create', 'draw', 'gainLife', 'loseLife', 'mill'],
  ...['select', 'quantifier', 'filter', 'words', 'alternatives', 'alternative', 'nounList'],
  ...['anyOf', 'non', 'you', 'playerNoun', 'controlledBy'],
  ...['typeWord', 'subtypeWord', 'colorWord', 'classWord', 'typeAdjective', 'classAdjective'],
  ...['number', 'times', 'sum', 'difference', 'half', 'atLeast'],
  ...['tokensLike', 'thoseTokens', 'token', 'predefinedToken'],
]);
