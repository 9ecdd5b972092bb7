/** Replacement effects that change how many counters something enters with: entering with counters is having them put on it. CR 122.6, 614.1c. */
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { fitsRole, match, type Match } from '../../questions/triggered-abilities/roles.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import type { EnteringFacts, GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import { type EntryEvent, withEntering } from './entering-by-words.ts';
import { appliesToEntry, ownRules } from './entering.ts';
import { replacedBy } from '../replacement-effects/what-happens-instead.ts';

/** One effect that changes the counters of one kind with which something is about to enter. */
export interface CounterChange {
  readonly counter: string;
  readonly inForce: RuleOf<'replace'>;
}

/** Every such effect in force. */
export function counterChanges(game: Game, event: EntryEvent): readonly CounterChange[] {
  const { counters, controller } = event.entering as EnteringFacts;
  const kinds = Object.keys(counters);
  if (kinds.length === 0) return [];
  const found: CounterChange[] = [];
  for (const inForce of rulesInForce(game, 'replace')) {
    const { would } = inForce.rule;
    if (would.kind !== 'putCounters' || !fitsRole(game, would.actor, playerEntity(controller), inForce.context))
      continue;
    if (!appliesToEntry(game, would.on, inForce.context, event)) continue;
    for (const counter of kinds)
      if (would.counter === null || would.counter === counter) found.push({ counter, inForce });
  }
  return found;
}

/** The entry with the counters that the effect makes of them. */
export function changedCounters(
  game: OpenGame,
  { counter, inForce }: CounterChange,
  event: EntryEvent,
  key: string,
): EntryEvent {
  const { counters, controller } = event.entering as EnteringFacts;
  const on = objectEntity(event.kind === 'zoneChange' ? event.object : NO_OBJECT);
  const amount = counters[counter] ?? 0;
  const put: GameEvent = {
    kind: 'putCounters',
    on,
    counter,
    amount,
    player: controller,
    cause: event.cause,
    rule: '122.6',
  };
  const matched: Match = match({ object: [on], player: playerEntity(controller), amount });
  const changed: Record<string, number> = { ...counters };
  delete changed[counter];
  for (const instead of replacedBy(game, inForce, matched, put, key)) {
    if (instead.kind === 'putCounters' && instead.amount > 0)
      changed[instead.counter] = (changed[instead.counter] ?? 0) + instead.amount;
  }
  return withEntering(event, { counters: changed });
}

/** The entry without the counters that can't be put on what enters, as its own abilities or others say. CR 113.6i, 614.17. */
export function permittedCounters<Entry extends EntryEvent>(game: Game, event: Entry): Entry {
  const { entering } = event;
  if (entering === null || !hasCounters(entering)) return event;
  const own = ownRules(game, event).filter((rule) => rule.kind === 'cant');
  const others = (game.derived ?? derived(game)).rules.cant === undefined ? [] : rulesInForce(game, 'cant');
  if (own.length === 0 && others.length === 0) return event;
  const left: Record<string, number> = {};
  for (const counter in entering.counters) {
    const isOf = (kind: string | null): boolean => kind === null || kind === counter;
    const forbidden =
      own.some(({ action }) => action.kind === 'putCounters' && action.on.kind === 'self' && isOf(action.counter)) ||
      others.some(
        ({ rule: { action }, context }) =>
          action.kind === 'putCounters' && isOf(action.counter) && appliesToEntry(game, action.on, context, event),
      );
    if (!forbidden) left[counter] = entering.counters[counter] as number;
  }
  return { ...event, entering: { ...entering, counters: left } };
}

/** Whether something enters with any counters at all. */
export function hasCounters(entering: EnteringFacts): boolean {
  for (const _counter in entering.counters) return true;
  return false;
}
