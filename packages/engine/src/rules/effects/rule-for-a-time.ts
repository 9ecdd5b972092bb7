/** Rules that an effect puts in force for a time: "creatures can't block this turn". CR 611.2c. */
import { type Duration, type Noun, type Rule, isLaterPart } from '@kitchen-table/language/core';
import { withNextCounted } from '../../questions/costs/cost-changes.ts';
import { find } from '../../questions/objects/nouns.ts';
import { type Context, withinEvent } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { waitsForItsController } from '../../questions/turn-structure/untap-rules.ts';
import { evaluate } from '../../questions/values.ts';
import { ruleInLaterPart } from './in-a-later-part.ts';
import { withSourceChosen } from './choices/source-of-your-choice.ts';
import { withChoicesMade } from './choices/words-of-your-choice.ts';
import { addEffect } from './durations.ts';

/** Starts the rule. Targets and what was named before are fixed; descriptions are read when the rule is asked about. */
export function ruleForATime(game: Game, said: Rule, during: Duration | undefined, around: Context): void {
  const context = said.kind === 'replace' ? withinEvent(around) : around;
  if (said.kind === 'tieIsChosen') return; // The one was chosen where it was named.
  if (said.kind === 'xNotZero' || said.kind === 'xAtMost') return; // X was announced before: rules/casting-spells/announcing.ts.
  if (said.kind === 'spendOnX') return; // It was paid for before: rules/costs/only-mana-on-x.ts.
  const rule = withNextCounted(game, withSourceChosen(game, withChoicesMade(game, said, context), context), context);
  // "... during its controller's next untap step" ends with that step: expiring-effects.ts.
  if (rule.kind === 'doesntUntap' && rule.part.next === true) {
    const described = !waitsForItsController(rule) && isDescription(rule.object);
    const objects = described ? null : find(game, rule.object, context);
    return addEffect(game, rule, context, during ?? { kind: 'restOfGame' }, objects, null);
  }
  if (isLaterPart(during)) return ruleInLaterPart(game, rule, during, context);
  // "The next 2 damage": so much is left of it. CR 614.9.
  const left = rule.kind === 'redirect' && rule.amount !== 'all' ? [evaluate(game, rule.amount, context)] : null;
  addEffect(game, rule, context, during ?? usualDuration(rule), fixedObjects(game, rule, context), left);
}

/** "creatures", "all lands": whatever fits when it is asked. CR 611.2c. */
function isDescription(noun: Noun): boolean {
  return noun.kind === 'select' && DESCRIBING.has(noun.quantifier.amount) && noun.quantifier.target !== true;
}
const DESCRIBING: ReadonlySet<string> = new Set(['bare', 'all', 'each']);

/** This turn; what is said of paying for one spell is so whenever that is cast. CR 609.4b. */
function usualDuration(rule: Rule): Duration {
  return (rule.kind === 'spendAsAnyColor' && rule.on?.kind === 'reference') ||
    (rule.kind === 'costChange' && rule.of.kind === 'reference')
    ? { kind: 'restOfGame' }
    : { kind: 'thisTurn' };
}

/** What the rule is about, if its words name single objects: CR 611.2c fixes characteristics changes only. */
function fixedObjects(game: Game, rule: Rule, context: Context): readonly Entity[] | null {
  if (rule.kind !== 'changes' || !('object' in rule.action) || rule.action.object === undefined) return null;
  return find(game, rule.action.object as Noun, context);
}
