/** "Exile ... until this leaves the battlefield", "phase out until": one effect with a start and an end. CR 610.3-610.4. */
import type { Action, Duration, Noun, Trigger } from '@kitchen-table/language/core';
import { past } from '../../questions/history.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';
import { beginWaiting } from '../../vocabulary/game-notes.ts';

/** The label of what returns. */
export const RETURNING = '#returning';

const THOSE: Noun = { kind: 'reference', to: RETURNING };
const PHASE_IN: Action = { kind: 'phaseIn', object: THOSE };
const RETURN: Action = {
  kind: 'move',
  verb: 'return',
  object: THOSE,
  to: { kind: 'place', zone: 'battlefield' },
  entering: { kind: 'entering', under: { kind: 'playerOf', relation: 'owner', of: THOSE } },
};
const IT_LEAVES: Trigger = { kind: 'trigger', word: 'when', events: [{ kind: 'leave', object: { kind: 'self' } }] };
const SOMEBODY_PLANESWALKS: Trigger = {
  kind: 'trigger',
  word: 'when',
  events: [
    {
      kind: 'keywordAction',
      action: 'planeswalk',
      actor: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    },
  ],
};

/** Whether what should stay until the source leaves, or until something happens, is too late: then nothing is done. CR 610.3b. */
export function hasLeft(game: Game, during: Duration | undefined, context: Context): boolean {
  if (during?.kind === 'untilHappens')
    return past(game, during.event, sinceEntering(game, context), context).length > 0;
  return during?.kind === 'untilLeaves' && !isIn(game, context.source, Zone.Battlefield);
}

/** What has happened in this turn since the source entered; nothing where it was there before. */
function sinceEntering({ objects, history }: Game, { source }: Context): Game['history'] {
  const entered = history.findIndex((batch) =>
    batch.some((event) => event.kind === 'zoneChange' && objects[event.object]?.became === source),
  );
  return entered < 0 ? [] : history.slice(entered + 1);
}

/** Makes what has phased out phase in right after the source has left, or a player has planeswalked; until then nothing of the turn does it. CR 610.4, 610.4a. */
export function addPhasedOutUntil(
  game: Game,
  during: Duration,
  tapped: true | undefined,
  gone: readonly Entity[],
  context: Context,
): void {
  if (during.kind !== 'untilLeaves' && during.kind !== 'untilPlaneswalk') return;
  for (const id of objectsOf(gone)) {
    remember(game, id, { phasedOutUntil: context.source });
  }
  const back: Action = tapped === true ? { kind: 'phaseIn', object: THOSE, tapped } : PHASE_IN;
  whenItHappens(game, during.kind === 'untilLeaves' ? IT_LEAVES : SOMEBODY_PLANESWALKS, back, gone, context);
}

/** Makes the exiled cards return under their owners' control right after the source has left. CR 610.3a-c. */
export function addUntilLeaves(game: Game, during: Duration, exiled: readonly Entity[], context: Context): void {
  if (during.kind === 'untilLeaves') whenItLeaves(game, RETURN, exiled, context);
  if (during.kind === 'untilHappens')
    whenItHappens(game, { kind: 'trigger', word: 'when', events: [during.event] }, RETURN, exiled, context);
}

/** The second of the two effects: it comes at once and does not use the stack. CR 610.3, 610.4. */
function whenItLeaves(game: Game, action: Action, gone: readonly Entity[], context: Context): void {
  whenItHappens(game, IT_LEAVES, action, gone, context);
}

function whenItHappens(game: Game, trigger: Trigger, action: Action, gone: readonly Entity[], context: Context): void {
  beginWaiting(game, {
    trigger,
    clause: { kind: 'do', action },
    context: bind(context, RETURNING, gone, gone.length),
    once: true,
    until: null,
  });
}

/** What phases in again now: what is still phased out by that effect. CR 610.4a. */
export function phaseInAgain(
  game: Game,
  source: ObjectId,
  { tapped }: { readonly tapped?: true },
  gone: readonly Entity[],
): readonly GameEvent[] {
  return objectsOf(gone)
    .filter((id) => (game.objects[id] as GameObject).memory.phasedOutUntil === source)
    .map(
      (object): GameEvent => ({
        kind: 'phaseIn',
        object,
        cause: source,
        rule: '610.4',
        ...(tapped === true ? { tapped } : {}),
      }),
    );
}
