/** Permanents that enter as copies, and what the exceptions of the copy effect add. CR 707.5, 707.9e, 707.9f. */
import type { Clause } from '@kitchen-table/language/core';
import { fitsAs } from '../../questions/objects/filters.ts';
import type { Context } from '../../vocabulary/context.ts';
import { editObjectQuietly } from '../../vocabulary/door.ts';
import type { CopiedValues } from '../../vocabulary/effects.ts';
import type { EnteringFacts } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { asEntered } from './as-it-will-be.ts';
import { entered, type EntryEvent, withEntering } from './entering-by-words.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/** "enter as a copy of": the values are copied as it enters, for as long as it is there; and what was chosen. CR 614.12, 707.5. */
export function copying(
  game: OpenGame,
  step: Clause,
  context: Context,
  event: EntryEvent,
  enters: ObjectId,
): { readonly event: EntryEvent; readonly context: Context } {
  const before = game.effects;
  // What stands for a token that is about to be created is nowhere: meanwhile it is like a spell that becomes a permanent.
  const isToken = event.kind === 'createToken';
  if (isToken) editObjectQuietly(game, enters).zone = Zone.Stack;
  const after = game.rules.execute(game, step, context);
  if (isToken) editObjectQuietly(game, enters).zone = Zone.None;
  const begun = game.effects.find(
    (effect) => !before.includes(effect) && effect.copied !== undefined && effect.copied !== null,
  );
  if (begun?.copied === undefined || begun.copied === null) return { event, context: after };
  setEffects(game, before);
  const until = begun.duration;
  const copied = until.kind === 'restOfGame' ? begun.copied : { ...begun.copied, until };
  return { event: withExceptions(game, step, copied, context, event, enters), context: after };
}

/** What it has become one of is on top of what it is a copy of already. CR 208.2b, 707.2. */
function shaped(step: Clause, values: CopiedValues, { entering }: EntryEvent): CopiedValues {
  const before = (entering as EnteringFacts).copied;
  if (before === null || step.kind !== 'do' || step.action.kind !== 'becomeOneOf') return values;
  return { ...before, except: [...before.except, ...values.except] };
}

/** The copy, with the counters that the exceptions say, instead of those of a copy effect before it. CR 707.9e-f. */
function withExceptions(
  game: Game,
  step: Clause,
  copied: CopiedValues,
  context: Context,
  event: EntryEvent,
  enters: ObjectId,
): EntryEvent {
  const { byCopy, counters: before } = event.entering as EnteringFacts;
  const kept = Object.entries(before).map(([counter, count]) => [counter, count - (byCopy?.[counter] ?? 0)] as const);
  const counters = Object.fromEntries(kept.filter(([, count]) => count > 0));
  const values = { ...copied, except: copied.except.filter(({ kind }) => kind !== 'alsoEnters') };
  const copy = withEntering(event, { copied: shaped(step, values, event), counters, byCopy: {}, whenCopied: null });
  const said = step.kind === 'do' && step.action.kind === 'becomeCopy' ? (step.action.except ?? []) : [];
  let changed = copy;
  for (const except of said) {
    if (except.kind !== 'alsoEnters') continue;
    if (except.as !== undefined && !fitsAs(game, except.as, enters, asEntered(game, copy), context)) continue;
    changed = entered(game, except.entering, context, changed);
  }
  const now = Object.entries((changed.entering as EnteringFacts).counters);
  const added = Object.fromEntries(now.map(([counter, count]) => [counter, count - (counters[counter] ?? 0)]));
  return withEntering(changed, { byCopy: added });
}
