/** "Creatures you control can't attack or block": what the second part says it of is what the first part named. CR 604.1. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

/** Static abilities in which a later part goes on about what an earlier one named, with that noun in each part. */
export const nounsRepeated: Pass = { calledBy: ['reference'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  const named = new Map<string, unknown>();
  let changed = false;
  const said = (node: unknown): unknown => {
    const part = node as { kind?: string; label?: string; to?: string } | undefined;
    if (part?.kind === 'nounList') for (const each of (part as unknown as { of: readonly unknown[] }).of) said(each);
    if ((part?.kind === 'select' || part?.kind === 'nounList') && part.label !== undefined) named.set(part.label, part);
    const meant = part?.kind === 'reference' && part.to !== undefined ? named.get(part.to) : undefined;
    if (meant === undefined) return node;
    changed = true;
    return meant;
  };
  const inAction = <A>(action: A): A => {
    if (typeof action !== 'object' || action === null || !('object' in action)) return action;
    const object = said(action.object);
    return object === action.object ? action : { ...action, object };
  };
  const inRule = (rule: Rule): Rule => {
    // The layers follow such references by themselves: questions/continuous-effects/changes-in-force.ts.
    if (rule.kind === 'changes') {
      if ('object' in rule.action) said(rule.action.object);
      return rule;
    }
    // "... and you may spend mana as though it were mana of any color to cast those spells".
    if (rule.kind === 'spendAsAnyColor') {
      const on = rule.on === undefined ? undefined : said(rule.on);
      return on === rule.on ? rule : ({ ...rule, on } as Rule);
    }
    let now: Rule = inAction(rule);
    if ('action' in now) {
      const action = inAction(now.action);
      if (action !== now.action) now = { ...now, action } as Rule;
    }
    // "... during its controller's untap step unless that player is the monarch". CR 502.3.
    if (now.kind === 'doesntUntap' && now.condition !== undefined && now.part.of?.kind === 'playerOf') {
      const { label, ...whose } = now.part.of;
      const condition = rewritten(now.condition, (part) =>
        part['kind'] === 'reference' && part['to'] === label ? whose : undefined,
      );
      if (condition !== now.condition) {
        changed = true;
        now = { ...now, condition, part: { ...now.part, of: whose } };
      }
    }
    if (now.kind === 'cant' && now.also !== undefined) {
      const also = now.also.map(inAction);
      if (also.some((action, index) => action !== (now as typeof rule & { also: unknown[] }).also[index]))
        now = { ...now, also };
    }
    return now;
  };
  const rules = ability.rules.map(inRule);
  return changed ? { ...ability, rules } : ability;
}
