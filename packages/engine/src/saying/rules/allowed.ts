/** What can't, must or may be done. CR 101.2, 508.1, 601.3. */
import type { Action, Noun, Rule } from '@kitchen-table/language/core';
import { list, sentence, words } from '../english.ts';
import { announced } from '../lines.ts';
import { cannot as cannotDo, toDo } from '../moods.ts';
import { deedOf, described, type Line, line, phrase, say, type Scope, truth } from '../speaking.ts';

type Of<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

export function cannot(rule: Of<'cant'>, scope: Scope): string {
  const { also, unless, unlessPaid, except, cause } = rule;
  // "Your opponents can't cast spells or activate abilities": both said of them.
  const { actor } = rule.action as { actor?: Noun };
  const others = (also ?? []).map((action) => (actor === undefined ? action : { actor, ...action }) as Action);
  const all = [rule.action, ...others].map((action) => unpreventable(action, scope) ?? cannotDo(action, scope));
  return sentence(
    words(
      cause !== undefined && `because of ${say(cause, scope)},`,
      list(all),
      rule.costsOf !== undefined && 'as a cost of spells and abilities',
      except !== undefined && `(but ${described(except, { several: true }, scope)} can)`,
      rule.notMana === true && '(but mana abilities can)',
      unless !== undefined && `unless ${truth(unless, scope)}`,
      unlessPaid !== undefined &&
        `unless this is paid: ${deedOf(unlessPaid, scope, 'told').subject.text} ${toDo(unlessPaid, scope)}`,
      unlessPaid?.kind === 'pay' && unlessPaid.forEach === undefined && 'for each of those creatures',
    ),
  );
}

/** Damage that can't be prevented: by nobody and nothing, whoever would do it. CR 615.12. */
function unpreventable(action: Action, scope: Scope): string | null {
  if (action.kind !== 'prevent' || action.amount !== 'all' || action.of !== undefined) return null;
  const { sort, to, by } = action;
  const dealt = (to !== undefined || by !== undefined) && 'that would be dealt';
  return words(
    sort,
    'damage',
    dealt,
    to !== undefined && `to ${say(to, scope)}`,
    by !== undefined && `${action.toToo === true ? 'to or by' : 'by'} ${say(by, scope)}`,
    "can't be prevented",
  );
}

export function mustDo(rule: Of<'must'>, scope: Scope): string {
  const deeds = [rule.action, ...(rule.also ?? [])].map((action) => {
    const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
    return words(subject.text, 'must', verb, rest);
  });
  return sentence(
    words(
      list(deeds),
      !deeds.every((deed) => deed.endsWith('if able')) && 'if able',
      rule.withAttacker !== undefined && `whenever ${say(rule.withAttacker, scope)} attacks`,
      rule.goaded === true && '(it is goaded)',
    ),
  );
}

function timing({ action, asThough }: Of<'may'>): string {
  if (action.kind === 'activate') return 'any time an instant could be cast';
  return `as though it had ${asThough === 'an instant' ? 'the timing of an instant' : String(asThough)}`;
}

export function permission(rule: Of<'may'>, scope: Scope): readonly Line[] {
  const { action, times, additionalCost, when, whenTargeting, using } = rule;
  const { subject } = deedOf(action, scope, 'told');
  const text = words(
    subject.text,
    'may',
    toDo(action, scope),
    rule.asThough !== undefined && timing(rule),
    times !== undefined && times,
    using !== undefined && `using its ${using} ability`,
    additionalCost !== undefined && `by paying besides: ${toDo(additionalCost, scope)}`,
    rule.asItAttacks === true && 'as it attacks',
    whenTargeting !== undefined && `if it targets ${say(whenTargeting, scope)}`,
    when !== undefined && `as long as ${truth(when, scope)}`,
  );
  return [
    line(sentence(text)),
    ...(rule.exiledAfter === undefined
      ? []
      : [line(sentence(`What is cast so is exiled where it would go to ${rule.exiledAfter}`))]),
    ...(rule.thenSacrificed === undefined
      ? []
      : [line('If that was not when a sorcery could be cast, it is sacrificed at the next cleanup step.')]),
    ...(rule.whenDone === undefined
      ? []
      : [announced('When that is done', scope.speaker.clause(rule.whenDone, scope))]),
    ...(rule.ifCast === undefined
      ? []
      : [
          announced(
            `If ${phrase(rule.ifCast.object, scope).text} is ${action.kind === 'play' ? 'played or cast' : 'cast'} this way`,
            scope.speaker.clause(rule.ifCast.clause, scope),
          ),
        ]),
  ];
}
