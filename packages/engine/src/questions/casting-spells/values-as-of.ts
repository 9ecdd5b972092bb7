/** How much something was as a spell was cast: worked out then, and noted in the reading of the spell. CR 601.2, 608.2h. */
import type { Clause, Value } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { evaluate } from '../reading.ts';

type AsOf = Extract<Value, { kind: 'asOf' }>;

const NOBODY: Context['bindings'][string]['entities'] = [];
/** Pure memo: the name under which the amount is noted. */
const labels = new WeakMap<AsOf, string>();
/** Pure memo: the amounts of a text that are noted as it is cast. */
const found = new WeakMap<Clause, readonly AsOf[]>();

function labelOf(value: AsOf): string {
  let label = labels.get(value);
  if (label === undefined) labels.set(value, (label = `#as cast:${JSON.stringify(value.of)}`));
  return label;
}

/** How much it was then; while it is being cast, how much it is. */
export function asOf(game: Game, value: AsOf, context: Context): number {
  const noted = value.when === 'casting' ? context.bindings[labelOf(value)] : undefined;
  return noted?.amount ?? evaluate(game, value.of, context);
}

/** The reading of a spell that is being cast, with what its text wants to know of that moment. */
export function noteAsCast(game: Game, clauses: readonly Clause[], context: Context): Context {
  let { bindings } = context;
  for (const clause of clauses)
    for (const value of valuesIn(clause))
      bindings = { ...bindings, [labelOf(value)]: { entities: NOBODY, amount: evaluate(game, value.of, context) } };
  return bindings === context.bindings ? context : { ...context, bindings };
}

function valuesIn(clause: Clause): readonly AsOf[] {
  let values = found.get(clause);
  if (values === undefined) {
    const all: AsOf[] = [];
    collect(clause, all);
    found.set(clause, (values = all));
  }
  return values;
}

function collect(node: unknown, into: AsOf[]): void {
  if (typeof node !== 'object' || node === null) return;
  const value = node as { kind?: unknown; when?: unknown };
  if (value.kind === 'asOf' && value.when === 'casting') into.push(node as AsOf);
  for (const part of Object.values(node)) collect(part, into);
}
