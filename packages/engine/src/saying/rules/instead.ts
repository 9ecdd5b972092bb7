/** What happens instead of something else. CR 614.1a-b, 614.9, 615.1. */
import type { Clause, Rule } from '@kitchen-table/language/core';
import { sentence, words } from '../english.ts';
import { announced } from '../lines.ts';
import { wouldHappen } from '../moods.ts';
import { sayPart } from '../durations.ts';
import { amount, howLong, type Line, line, say, type Scope, truth, within } from '../speaking.ts';

type Of<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

export function replaced(rule: Of<'replace'>, scope: Scope): Line {
  const { instead, condition, during, skips } = rule;
  const own = within([rule.would], scope);
  const before = words(
    rule.once === true ? 'The next time that' : 'If',
    wouldHappen(rule.would, own),
    rule.notCast === true && 'without having been cast',
    rule.byEffect === true && 'by an effect',
    during !== undefined && howLong(during, own),
    condition !== undefined && `and ${truth(condition, own)}`,
  );
  if (skips !== undefined) return line(sentence(`${before}, ${say(skips, own)} skips that instead`));
  if (instead === null)
    return line(
      sentence(rule.prevents === true ? `${before}, that damage is prevented` : `${before}, nothing happens instead`),
    );
  if (instead === 'that much') return line(sentence(`${before}, that much happens instead`));
  if (rule.prevents !== true) return announced(`${before}, instead`, scope.speaker.clause(instead, own));
  const lines = scope.speaker.clause(instead, own);
  if (!preventsAll(instead)) return line(sentence(`${before}, this is done:`), lines);
  const [, ...besides] = lines;
  return besides.length === 0
    ? line(sentence(`${before}, that damage is prevented`))
    : line(sentence(`${before}, that damage is prevented and this is done:`), besides);
}

/** "Prevent that damage", whatever follows. */
function preventsAll(instead: Clause): boolean {
  const first = instead.kind === 'sequence' ? instead.steps[0] : instead;
  if (first?.kind !== 'do' || first.action.kind !== 'prevent') return false;
  const { amount: how } = first.action;
  return how === 'all' || (how.kind === 'amountOf' && how.to === 'event.amount');
}

export function redirected(rule: Of<'redirect'>, scope: Scope): string {
  const { amount: how, sort, by, once } = rule;
  return sentence(
    words(
      how === 'all' ? (once === true ? 'the next' : 'all') : `the next ${amount(how, scope)}`,
      sort,
      'damage that would be dealt to',
      say(rule.from, scope),
      by !== undefined && `by ${say(by, scope)}`,
      `is dealt to ${say(rule.to, scope)} instead`,
    ),
  );
}

export function skippedInstead(rule: Of<'skipInstead'>, scope: Scope): Line {
  const { actor, part, condition, then } = rule;
  const who = actor === undefined ? 'you' : say(actor, scope);
  const text = words(
    `If ${who} would begin ${rule.extra === true ? 'an extra' : ''} ${sayPart(part, scope)}`.replace('  ', ' '),
    condition !== undefined && `while ${truth(condition, scope)}`,
    `, ${who} ${rule.may === true ? 'may skip' : 'skip'} it`,
  );
  return then === undefined
    ? line(sentence(text))
    : line(sentence(`${text}, and then this is done first:`), scope.speaker.clause(then, scope));
}
