/** "Lands each player controls ... as long as that player controls three or fewer": asked of each of those that it is said of. CR 604.1, 611.3a. */
import type { Ability, Action } from '@kitchen-table/language/surface';
import { type Node, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** Static abilities whose condition, or whose number, speaks of whoever controls each of the objects described. */
export const askedOfEach: Pass = { calledBy: ['static'], rewrite };

type Static = Extract<Ability, { kind: 'static' }>;

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  return costsOfCasters(ofTheirControllers(ofThoseControlled(ability)));
}

/** "As long as you control one or more Elves, ... those creatures get": every one of them that you control. */
function ofThoseControlled(ability: Static): Static {
  const { condition } = ability;
  if (condition?.kind !== 'controls' || condition.not === true || condition.object.kind !== 'select') return ability;
  const { label, quantifier, filter, ...rest } = condition.object;
  if (label === undefined || quantifier.amount !== 'atLeast') return ability;
  const qualities = [...(filter.qualities ?? []), { kind: 'controlledBy', player: condition.player }];
  const those = { ...rest, quantifier: { kind: 'quantifier', amount: 'bare' }, filter: { ...filter, qualities } };
  return withMeaning(ability, 'rules', label, those);
}

/** What each player controls: "that player" is the controller of the one that is looked at. */
function ofTheirControllers(ability: Static): Static {
  const [rule, ...others] = ability.rules;
  if (rule?.kind !== 'changes' || others.length > 0 || ability.condition === undefined) return ability;
  const { object } = rule.action as unknown as { object?: Node };
  const filter = object?.['filter'] as Node | undefined;
  const qualities = (filter?.['qualities'] ?? []) as readonly Node[];
  const { label, ...player } = (qualities.find(({ kind }) => kind === 'controlledBy')?.['player'] ?? {}) as Node;
  if (object?.['kind'] !== 'select' || object['label'] !== undefined || player['kind'] !== 'select') return ability;
  if (typeof label !== 'string') return ability;
  const asked = withMeaning(ability, 'condition', label, controllerOf(label));
  if (asked === ability) return ability;
  const unnamed = qualities.map((each) => (each['kind'] === 'controlledBy' ? { ...each, player } : each));
  const named = { ...object, filter: { ...filter, qualities: unnamed }, label };
  return { ...asked, rules: [{ ...rule, action: { ...rule.action, object: named } as unknown as Action }] };
}

/** "Each spell costs {1} more for each land its controller controls": that of the one who casts it. CR 601.2a. */
function costsOfCasters(ability: Static): Static {
  const rules = ability.rules.map((rule) => {
    if (rule.kind !== 'costChange' || rule.toDo !== 'cast' || rule.of.kind !== 'select') return rule;
    const { label, filter, ...of } = rule.of;
    if (label === undefined || filter.qualities !== undefined || rule.forEach === undefined) return rule;
    const caster = { kind: 'reference', to: label, words: 'that' };
    const forEach = rewritten(rule.forEach, (node) => (isControllerOf(node, label) ? caster : undefined));
    if (forEach === rule.forEach) return rule;
    const player = { ...ANY_PLAYER, label };
    return { ...rule, of: { ...of, filter: { ...filter, qualities: [{ kind: 'castBy', player }] } }, forEach };
  });
  return rules.every((rule, index) => rule === ability.rules[index]) ? ability : ({ ...ability, rules } as Static);
}

const ANY_PLAYER: Node = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};

function controllerOf(label: string): Node {
  return { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: label, words: 'it' } };
}

function isControllerOf({ kind, relation, of }: Node, label: string): boolean {
  return kind === 'playerOf' && relation === 'controller' && (of as { to?: unknown }).to === label;
}

function withMeaning(ability: Static, field: 'rules' | 'condition', label: string, meant: Node): Static {
  const said = ability[field];
  const now = rewritten(said, ({ kind, to }) => (kind === 'reference' && to === label ? meant : undefined));
  return now === said ? ability : ({ ...ability, [field]: now } as Static);
}
