/** Two steps of a text that are one: the second goes on about what the first does. CR 608.2c. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import { type Node, withParts } from './rewriting.ts';

/** One step in the place of two, which that word joins; null where they stay apart. */
type Together = (step: Clause, next: Clause, join: string) => Clause | null;

/** The ability with each pair of neighbouring steps for which `together` has one step in its place. */
export function inStepPairs(ability: Ability, together: Together): Ability {
  return joined(ability, together) as Ability;
}

function joined(node: unknown, together: Together): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map((part) => joined(part, together));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const whole = withParts(node as Node, (part) => joined(part, together));
  return whole['kind'] === 'sequence' ? inSequence(whole as unknown as Sequence, together) : whole;
}

type Sequence = Extract<Clause, { kind: 'sequence' }>;

function inSequence(sequence: Sequence, together: Together): Clause {
  const steps: Clause[] = [];
  const joins: Sequence['joins'][number][] = [];
  sequence.steps.forEach((step, index) => {
    const before = steps.at(-1);
    const one = before === undefined ? null : together(before, step, sequence.joins[index - 1] ?? '.');
    if (one !== null) steps[steps.length - 1] = one;
    else {
      if (index > 0) joins.push(sequence.joins[index - 1] ?? '.');
      steps.push(step);
    }
  });
  if (steps.length === sequence.steps.length) return sequence;
  return steps.length === 1 ? (steps[0] as Clause) : { ...sequence, steps, joins };
}
