/** Grammatical number of what stands in a slot: decides "draws" or "draw", "counter" or "counters". */
import { kindOf, type Tree } from './trees.ts';
import { Form } from './inflect.ts';

const byKind = new Map<string, (tree: never) => Form>();

/** Declares how trees of a kind agree. */
export function agrees<T extends { kind: string }>(kind: T['kind'], form: (tree: T) => Form): void {
  byKind.set(kind, form as (tree: never) => Form);
}

/** Singular or plural; what is not declared is singular, and what is absent plural. */
export function formOf(tree: Tree): Form {
  if (tree === undefined || tree === null) return Form.plural;
  const kind = kindOf(tree);
  const rule = kind === null ? undefined : byKind.get(kind);
  return rule ? rule(tree as never) : Form.singular;
}
