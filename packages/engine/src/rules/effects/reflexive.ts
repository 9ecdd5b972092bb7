/** Reflexive triggered abilities: "When you do, ..." CR 603.12. */
import type { Clause } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { noteDone } from '../resolving/bindings.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

/** The ability triggers now and waits to be put on the stack. */
export function reflexive(game: Game, clause: Clause, context: Context): Context {
  notePending(game, {
    controller: context.controller,
    source: context.source,
    ability: null,
    clause,
    trigger: null,
    context: { ...context, since: game.objects.length },
    event: { kind: 'resolve', object: context.stackObject, cause: context.source, rule: '603.12' },
  });
  return noteDone(context, true);
}
