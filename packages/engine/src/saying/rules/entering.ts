/** How permanents enter, and what is done as they do. CR 614.1c-d. */
import type { Rule } from '@kitchen-table/language/core';
import { present, sentence, words } from '../english.ts';
import { announced } from '../lines.ts';
import { howItEnters } from '../nouns/places.ts';
import { amount, type Line, line, phrase, price, type Scope, truth } from '../speaking.ts';

export function entering(rule: Extract<Rule, { kind: 'entersWith' }>, scope: Scope): readonly Line[] {
  const { object, clause, unless, unlessPaid, whereX, condition, whenDone, turnedUp } = rule;
  const subject = phrase(object, scope);
  const enters =
    turnedUp === undefined
      ? present('enter', subject)
      : present(turnedUp === true ? 'be turned face up' : 'transform', subject);
  const behind = words(
    rule.escaped === true && '(if it escaped)',
    whereX !== undefined && `(X is ${amount(whereX, scope)})`,
    condition !== undefined && `if ${truth(condition, scope)}`,
    unless !== undefined && `unless ${truth(unless, scope)}`,
    unlessPaid !== undefined && `unless its controller chooses to ${price(unlessPaid, scope)}`,
  );
  const lines: Line[] = [];
  // "If it would enter, sacrifice a Forest instead. If you do, put it onto the battlefield."
  if (rule.orGraveyard === true && unlessPaid !== undefined)
    lines.push(
      line(sentence(`${subject.text} ${enters} only if its controller chooses to ${price(unlessPaid, scope)} for it`)),
    );
  if (rule.entering !== undefined)
    lines.push(
      line(
        sentence(
          words(
            subject.text,
            rule.may === true && clause === undefined ? `may ${enters.replace(/s$/, '')}` : enters,
            howItEnters(rule.entering, scope),
            rule.may === true && clause !== undefined && '(if its controller does the following)',
            behind,
            rule.forATime === true && '(also what enters later)',
          ),
        ),
      ),
    );
  if (clause !== undefined)
    lines.push(
      announced(
        words(
          `As ${subject.text} ${enters}`,
          rule.once === true && '(the next time only)',
          rule.entering === undefined && behind,
          rule.may === true && '(its controller may do this)',
        ),
        scope.speaker.clause(clause, scope),
      ),
    );
  if (rule.orGraveyard === true) lines.push(line("If that is not done, it is put into its owner's graveyard."));
  if (whenDone !== undefined) lines.push(announced('When that is done', scope.speaker.clause(whenDone, scope)));
  return lines.length === 0 ? [line(sentence(words(subject.text, enters, behind)))] : lines;
}
