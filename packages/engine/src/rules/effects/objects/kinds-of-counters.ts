/** "For each kind of counter on it, put another counter of that kind on it." CR 122, 608.2c. */
import { type Action, type Clause, some } from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import { kindsOfCounters } from '../../../questions/objects/counters.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { resolveNoun } from '../choices/choosing.ts';
import { type Handlers, outcome } from '../outcome.ts';

/** In the place of a kind of counter in a text. */
const THAT_KIND = 'of that kind';

/** The clause said of one kind of counter. */
export function withKind(clause: Clause, kind: string): Clause {
  return replaced(clause, kind) as Clause;
}

function replaced(node: unknown, kind: string): unknown {
  if (Array.isArray(node)) return node.map((part) => replaced(part, kind));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([field, value]) => [
      field,
      field === 'counter' && value === THAT_KIND ? kind : replaced(value, kind),
    ]),
  );
}

/** Whether the clause speaks of the kind that was chosen. */
export function speaksOfKind(clause: Clause): boolean {
  return some(clause, (node) => node['counter'] === THAT_KIND);
}

/** "Choose a counter on a permanent you control": the kind of it, null when there is none. CR 122.1, 608.2d. */
export function chooseCounter(
  game: Game,
  action: Extract<Action, { kind: 'chooseCounter' }>,
  context: Context,
): { readonly counter: string | null; readonly context: Context } {
  const found = resolveNoun(game, action.on, context, {
    player: context.controller,
    purpose: 'counters',
    rule: '608.2d',
    only: (entity) => kindsOfCounters(game, [entity]).length > 0,
  });
  const kinds = kindsOfCounters(game, found.entities);
  const index =
    kinds.length < 2
      ? 0
      : askOption(game, context.controller, reason('Choose a kind of counter', context.source, '608.2d'), [...kinds]);
  return { counter: kinds[index] ?? null, context: found.context };
}

/** The choice by itself; what follows it in a text is read with the kind chosen: execute.ts. */
export const kindOfCounterEffects: Handlers<'chooseCounter'> = {
  chooseCounter: (game, action, context) => outcome(chooseCounter(game, action, context).context, [], 0, true),
};
