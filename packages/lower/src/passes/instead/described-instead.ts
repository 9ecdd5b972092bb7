/** "Creatures you control get +1/+1. If ..., those creatures get +2/+2 instead": what is described again, as only one of both is carried out. CR 614.15. */
import type { Ability, Action, Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Sentences that replace the one before them, with its description in the place of what speaks of it. */
export const describedInstead: Pass = { calledBy: ['instead'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, (node) => (node['kind'] === 'sequence' ? ofSteps(node, ability) : undefined));
}

function ofSteps(node: Node, ability: Ability): unknown {
  const steps = node['steps'] as readonly Clause[];
  const said: Clause[] = [];
  for (const step of steps) {
    const before = said.at(-1);
    if (before === undefined || step.kind !== 'if' || step.instead !== true) said.push(step);
    else {
      const named = withTargetsNamed(before, ability);
      const other = inTermsOf(named, step);
      said.splice(-1, 1, other === step ? before : named, other);
    }
  }
  return said.every((step, at) => step === steps[at]) ? undefined : { ...node, steps: said };
}

/** "Creatures target player controls": the player who is spoken of in both sentences is one target, and has a name. CR 115.1. */
function withTargetsNamed(before: Clause, all: Ability): Clause {
  let next = 1;
  rewritten(all, ({ label }) => {
    const [, number] = /^target(\d+)$/.exec(String(label)) ?? [];
    if (number !== undefined) next = Math.max(next, Number(number) + 1);
    return undefined;
  });
  const named = (tree: unknown): unknown =>
    rewritten(tree, (node) =>
      isTarget(node) && node['label'] === undefined ? { ...node, label: `target${next++}` } : undefined,
    );
  return rewritten(before, (node) =>
    node['label'] !== undefined && isWholeSort(node) ? { ...node, filter: named(node['filter']) } : undefined,
  );
}

function isTarget({ kind, quantifier }: Node): boolean {
  return kind === 'select' && (quantifier as { target?: unknown }).target === true;
}

/** The same description once more: whom it targets was chosen for both. CR 601.2c. */
function saidAgain(description: Node): unknown {
  return rewritten(description, (node) =>
    isTarget(node) ? { kind: 'reference', to: node['label'], words: 'that', filter: node['filter'] } : undefined,
  );
}

function inTermsOf(before: Clause, step: Clause): Clause {
  const described = new Map<unknown, unknown>();
  rewritten(before, (node) => {
    if (node['label'] !== undefined && isWholeSort(node)) described.set(node['label'], saidAgain(node));
    return undefined;
  });
  const said = ofThoseTokens(before, ofThatType(before, step));
  if (described.size === 0) return said;
  return rewritten(said, ({ kind, to }) => (kind === 'reference' ? described.get(to) : undefined));
}

type AddMana = Extract<Action, { kind: 'addMana' }>;

/** "Three mana of that type instead": of one type that the mana before could be. CR 106.1b. */
function ofThatType(before: Clause, step: Clause): Clause {
  const mana = before.kind === 'do' && before.action.kind === 'addMana' ? before.action.mana : null;
  if (mana?.kind !== 'couldProduce' || mana.number.kind !== 'number' || mana.number.number !== 1) return step;
  return rewritten(step, (node) => {
    const { mana: that, ...rest } = node as unknown as AddMana;
    if (rest.kind !== 'addMana' || that.kind !== 'chosenColor' || that.words !== 'that type') return undefined;
    return { ...rest, mana: { ...mana, number: that.number, sameColor: true } };
  });
}

/** "Create X of those tokens": they enter as those would have, where nothing else is said. CR 111.3. */
function ofThoseTokens(before: Clause, step: Clause): Clause {
  let entering: unknown;
  rewritten(before, (node) => {
    if (node['kind'] === 'create') entering ??= node['entering'];
    return undefined;
  });
  if (entering === undefined) return step;
  return rewritten(step, (node) =>
    node['kind'] === 'create' && node['words'] === 'of those tokens' && node['entering'] === undefined
      ? { ...node, entering }
      : undefined,
  );
}

/** All that a description fits: nothing of it is chosen. */
function isWholeSort({ kind, quantifier }: Node): boolean {
  const { amount, target } = (quantifier ?? {}) as { amount?: unknown; target?: unknown };
  return kind === 'select' && target !== true && (amount === 'bare' || amount === 'all' || amount === 'each');
}
