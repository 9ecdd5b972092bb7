/** What sets an ability off. CR 603. */
import type { Action, Trigger } from '@kitchen-table/language/core';
import { list, words } from './english.ts';
import { happens } from './moods.ts';
import { howLong, type Scope, truth, within } from './speaking.ts';

/** "Whenever a creature dies during your turn, if you control an artifact". */
export function sayTrigger(trigger: Trigger, scope: Scope): string {
  const { events, more, during, condition } = trigger;
  const own = within(more === undefined ? events : [...events, ...more.events], scope);
  return words(
    events.every(({ kind }) => kind === 'beginningOf')
      ? `At the beginning of ${occurrences(events, own).replaceAll(/ begins?\b/g, '')}`
      : events.every(({ kind }) => kind === 'state')
        ? `As soon as ${events.map((event) => (event.kind === 'state' ? truth(event.condition, own) : '')).join(' or ')}`
        : `${trigger.next === true ? 'The next time' : 'Whenever'} ${occurrences(events, own)}`,
    more !== undefined && `or ${occurrences(more.events, own)}`,
    trigger.firstTime === true && 'for the first time in a turn',
    during !== undefined && howLong(during, own),
    condition !== undefined && `, if ${truth(condition, own)}`,
  );
}

function occurrences(events: readonly Action[], scope: Scope): string {
  return list(
    events.map((event) => happens(event, scope)),
    'or',
  );
}

/** All events that may set it off. */
export function eventsOf({ events, more }: Trigger): readonly Action[] {
  return more === undefined ? events : [...events, ...more.events];
}
