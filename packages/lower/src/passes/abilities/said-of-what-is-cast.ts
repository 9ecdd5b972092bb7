/** "You may cast ... If a spell cast this way would ...": the next sentence is about each such spell. CR 614.1a. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';
import { rewritten } from '../../rewriting.ts';
import { A_SPELL, SPELL } from '../casting-spells/exiled-after-casting.ts';

/** The lines of a face, in which what is said next of a spell cast so is a part of the permission. */
export function saidOfWhatIsCast(lines: readonly Line[]): readonly Line[] {
  const left: Line[] = [];
  for (const line of lines) {
    const before = left.at(-1);
    const joined = before === undefined ? null : together(before.ability, line.ability);
    if (before === undefined || joined === null) left.push(line);
    else left[left.length - 1] = { ...before, ability: joined };
  }
  return left;
}

function together(before: Ability, next: Ability): Ability | null {
  if (before.kind !== 'static' || next.kind !== 'static' || next.sameLine !== true || next.rules.length !== 1)
    return null;
  const [rule] = next.rules;
  const permission = before.rules.at(-1);
  if (rule?.kind !== 'replace' || permission?.kind !== 'may' || permission.ifCast !== undefined) return null;
  const { would } = rule;
  const { action } = permission;
  if (would.kind !== 'move' || would.object.kind !== 'reference' || would.object.thisWay !== true) return null;
  if (action.kind !== 'cast' || action.object.kind !== 'select' || action.object.label !== would.object.to) return null;
  return { ...before, rules: [...before.rules.slice(0, -1), withExile(permission, rule, would.object.to)] };
}

function withExile(permission: Extract<Rule, { kind: 'may' }>, rule: Rule, label: string | undefined): Rule {
  const said = rewritten(rule, ({ thisWay: _thisWay, ...node }) =>
    node['kind'] === 'reference' && node['to'] === label ? { ...node, to: SPELL } : undefined,
  );
  return {
    ...permission,
    ifCast: { object: A_SPELL, clause: { kind: 'rule', rule: said, during: { kind: 'restOfGame' } } },
  };
}
