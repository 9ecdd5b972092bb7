/** How an object enters by the words of a text: tapped, with counters on it, with abilities. CR 614.1c-d. */
import type { Ability, Description, Entering, Value } from '@kitchen-table/language/core';
import { askOption, reason } from '../../questions/ask.ts';
import { countOf } from '../../questions/reading.ts';
import { underWhom } from '../../questions/zones/under-control.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { EnteringFacts, GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** An event in which something enters the battlefield. */
export type EntryEvent = Extract<GameEvent, { kind: 'zoneChange' | 'createToken' }>;

/** The entry with some of its facts changed. */
export function withEntering(event: EntryEvent, change: Partial<EnteringFacts>): EntryEvent {
  return { ...event, entering: { ...(event.entering as EnteringFacts), ...change } } as EntryEvent;
}

/** The entry with some more counters. CR 122.6. */
export function withCounters(event: EntryEvent, added: Readonly<Record<string, number>>): EntryEvent {
  const counters: Record<string, number> = { ...(event.entering as EnteringFacts).counters };
  for (const counter in added) {
    const count = (counters[counter] ?? 0) + (added[counter] ?? 0);
    if (count > 0) counters[counter] = count;
  }
  return withEntering(event, { counters });
}

/** The entry in the way that the text says: tapped, with counters, with abilities. CR 614.1c-d. */
export function entered(game: Game, entering: Entering, context: Context, event: EntryEvent): EntryEvent {
  let changed = event;
  if (entering.tapped === true) changed = withEntering(changed, { tapped: true });
  if (entering.untapped === true) changed = withEntering(changed, { tapped: false });
  if (entering.faceDown === true) changed = withEntering(changed, { faceDown: true });
  const controller = entering.under === undefined ? undefined : underWhom(game, entering.under, context, '614.1c');
  if (controller !== undefined) changed = withEntering(changed, { controller });
  if (entering.counterChoice !== undefined) {
    const { counterChoice } = entering;
    const why = reason('Choose a kind of counter', context.source, '614.12');
    const at = askOption(game, (event.entering as EnteringFacts).controller, why, counterChoice);
    changed = withCounters(changed, { [counterChoice[at] as string]: 1 });
  }
  if (entering.counters !== undefined)
    changed = withCounters(
      changed,
      countersSaid(game, entering, context, (number) => withCast(number, event)),
    );
  if (entering.being !== undefined) changed = withBeing(changed, entering.being, context);
  if (entering.abilities !== undefined) changed = withAbilities(changed, entering.abilities, context);
  return changed;
}

/** How many counters of each kind a text says. CR 122.6, 614.1c. */
export function countersSaid(
  game: Game,
  { counters = [], forEach }: Entering,
  context: Context,
  known: (number: Value) => Value = (number) => number,
): Readonly<Record<string, number>> {
  const times = forEach === undefined ? 1 : countOf(game, forEach, context);
  const said: Record<string, number> = {};
  for (const { counter, number } of counters) {
    const count = Math.max(0, evaluate(game, known(number), context)) * times;
    if (count > 0) said[counter] = (said[counter] ?? 0) + count;
  }
  return said;
}

/** "and as a Mutant": it is that from the moment it enters, besides what another text has said that it is. CR 614.1d. */
function withBeing(event: EntryEvent, more: Description, context: Context): EntryEvent {
  const before = (event.entering as EnteringFacts).being;
  if (before === undefined) return withEntering(event, { being: { as: more, context } });
  const { as } = before;
  const subtypes = [...(as.subtypes ?? []), ...(more.subtypes ?? [])];
  const kept = as.types === undefined && as.subtypes === undefined ? more.inAddition : as.inAddition;
  const both: Description = { ...more, ...as, subtypes, ...(kept === undefined ? {} : { inAddition: kept }) };
  return withEntering(event, { being: { as: both, context: before.context } });
}

/** "with flying": it has the abilities from the moment it enters, besides those that another text has given it. CR 611.2e. */
function withAbilities(event: EntryEvent, abilities: readonly Ability[], context: Context): EntryEvent {
  const { being } = event.entering as EnteringFacts;
  const as: Description = {
    kind: 'description',
    ...being?.as,
    abilities: [...(being?.as.abilities ?? []), ...abilities],
  };
  return withEntering(event, { being: { as, context: being?.context ?? context } });
}

/** Numbers about the spell that is becoming the permanent are in the entering facts. CR 400.7d, 107.3m. */
function withCast(number: Value, event: EntryEvent): Value {
  const cast = (event.entering as EnteringFacts).memory.cast;
  if (cast === undefined || number.kind !== 'castFact') return number;
  if (number.fact === 'x') return { kind: 'number', number: cast.x ?? 0 };
  return number;
}

/** "If you don't, put it into its owner's graveyard": it does not enter. CR 614.1a. */
export function toGraveyard(event: EntryEvent): EntryEvent {
  return event.kind === 'zoneChange' ? { ...event, to: Zone.Graveyard, entering: null } : event;
}
