/** The rules that cards have added to the game. CR 604, 611, 613.11. */
import type { Rule } from '@kitchen-table/language/core';
import type { RuleInForce } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';
import { derived } from './continuous-effects/characteristics.ts';
import { holds } from './reading.ts';

/** A rule in force whose rule is of the kind asked for. */
export type RuleOf<K extends Rule['kind']> = RuleInForce & { readonly rule: Extract<Rule, { kind: K }> };

const NONE: readonly never[] = [];

/** Whether something is taken for having the keyword, or for not having it. CR 609.4. */
export function isAboutKeyword({ as }: Extract<Rule, { kind: 'asThough' }>, keyword: string): boolean {
  return as?.kind === 'withKeyword' && as.keyword === keyword;
}

/** The rules of a kind that are in force now (their conditions hold). */
export function rulesInForce<K extends Rule['kind']>(game: Game, kind: K): readonly RuleOf<K>[] {
  const rules = (game.derived ?? derived(game)).rules[kind] as readonly RuleOf<K>[] | undefined;
  if (rules === undefined) return NONE;
  for (const rule of rules) {
    if (rule.condition !== null)
      return rules.filter(({ condition, context }) => condition === null || holds(game, condition, context));
  }
  return rules;
}
