/** An effect gets one opportunity to change an event: how effects are told apart. CR 614.5. */
import type { Rule } from '@kitchen-table/language/core';
import type { RuleInForce } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import { derived } from '../../questions/continuous-effects/characteristics.ts';

/** Names each rule of an object by what it says, so that each gets one opportunity; the same words twice are two. CR 614.5. */
export function keyOf(game: Game, inForce: RuleInForce): string {
  let key = keyMemo.get(inForce);
  if (key === undefined) {
    const counts = new Map<string, number>();
    for (const each of derived(game).rules[inForce.rule.kind] ?? []) {
      const said = saidBy(each);
      const before = counts.get(said) ?? 0;
      counts.set(said, before + 1);
      keyMemo.set(each, before === 0 ? said : `${said}:${before}`);
    }
    key = keyMemo.get(inForce) ?? saidBy(inForce);
  }
  return key;
}

const keyMemo = new WeakMap<RuleInForce, string>();

function saidBy({ rule, context, timestamp }: RuleInForce): string {
  return `rule:${context.source}:${timestamp}:${wordsOf(rule)}`;
}

const wordsMemo = new WeakMap<Rule, string>();

function wordsOf(rule: Rule): string {
  const known = wordsMemo.get(rule);
  if (known !== undefined) return known;
  const words = JSON.stringify(withoutSource(rule));
  wordsMemo.set(rule, words);
  return words;
}

/** What is used up goes on for one source alone, and is the same effect still: used-once.ts. */
function withoutSource(rule: Rule): Rule {
  if (rule.kind === 'redirect' && rule.once === true) {
    const { by: _by, ...rest } = rule;
    return rest;
  }
  if (rule.kind !== 'replace' || rule.once !== true || rule.would.kind !== 'dealDamage') return rule;
  const { actor: _actor, ...would } = rule.would;
  return { ...rule, would };
}
