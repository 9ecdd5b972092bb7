/** What texts state: what can and can't be done, what is done instead, what holds. CR 101.2, 604, 611, 614. */
import type { Rule } from '@kitchen-table/language/core';
import { sentence, words } from '../english.ts';
import { announced } from '../lines.ts';
import { instruction } from '../moods.ts';
import { howItEnters } from '../nouns/places.ts';
import { type Line, line, type Scope, truth } from '../speaking.ts';
import { cannot, mustDo, permission } from './allowed.ts';
import { entering } from './entering.ts';
import { redirected, replaced, skippedInstead } from './instead.ts';
import { standing, type Standing } from './standing.ts';

export function sayRule(rule: Rule, scope: Scope): readonly Line[] {
  switch (rule.kind) {
    case 'cant':
      return [line(cannot(rule, scope))];
    case 'must':
      return [line(mustDo(rule, scope))];
    case 'may':
      return permission(rule, scope);
    case 'replace':
      return [replaced(rule, scope)];
    case 'redirect':
      return [line(redirected(rule, scope))];
    case 'skipInstead':
      return [skippedInstead(rule, scope)];
    case 'entersWith':
      return entering(rule, scope);
    case 'changes':
      return [
        line(
          sentence(
            words(
              instruction(rule.action, scope),
              rule.condition !== undefined && `as long as ${truth(rule.condition, scope)}`,
            ),
          ),
        ),
      ];
    case 'asYou':
      return [announced(`As you ${rule.doing}`, scope.speaker.clause(rule.clause, scope))];
    case 'openingHand':
      return [
        ...(rule.reveal === undefined && rule.mulligan === undefined
          ? [
              line(
                sentence(
                  words(
                    `If ${scope.self} is in your opening hand${rule.condition === undefined ? '' : ` and ${truth(rule.condition, scope)}`},`,
                    'you may begin the game with it on the battlefield',
                    howItEnters(rule.entering, scope),
                  ),
                ),
              ),
            ]
          : []),
        ...(rule.then === undefined ? [] : [announced('If you do', scope.speaker.clause(rule.then, scope))]),
        ...(rule.reveal === undefined
          ? []
          : [
              announced(
                'You may reveal it from your opening hand. If you do',
                scope.speaker.clause(rule.reveal, scope),
              ),
            ]),
        ...(rule.mulligan === undefined
          ? []
          : [
              announced(
                'Whenever you could mulligan with it in hand, you may do this',
                scope.speaker.clause(rule.mulligan, scope),
              ),
            ]),
      ];
    case 'asFound':
      return [
        announced(
          `When ${scope.speaker.noun(rule.actor, scope).text} finds cards in a search of their own library, at once`,
          scope.speaker.clause(rule.clause, scope),
        ),
      ];
    case 'revealsFirstDraw':
      return [
        line(
          sentence(
            `You ${rule.may === true ? 'may ' : ''}reveal the first card you draw ${rule.when === 'each turn' ? 'each turn' : 'in each of your turns'}`,
          ),
        ),
        ...rule.linked.map((each) =>
          announced(
            `If ${scope.speaker.noun(each.object, scope).text} is revealed so`,
            scope.speaker.clause(each.clause, scope),
          ),
        ),
      ];
    default:
      return [line(sentence(standing(rule satisfies Standing, scope)))];
  }
}
