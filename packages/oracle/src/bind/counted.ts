/** "If you control five or more Walls, create that many tokens": how many a condition, or what an event is about, says. CR 608.2c, 603.4. */
import type { Condition, Label, Noun, Quality, Select, Value } from '@kitchen-table/language/surface';
import { clone, hasNoLabel, type AmountCandidate, type Node } from './candidates.ts';
import { has } from './difference.ts';
import type { Scope } from './scope.ts';

/** Events of which it is known how much of it, or how many of them, there was. */
const COUNTED: ReadonlySet<unknown> = new Set([
  'dealDamage',
  'damagePrevented',
  'gainLife',
  'loseLife',
  'draw',
  'discard',
  'mill',
  'create',
  'putCounters',
  'removeCounters',
  'getCounters',
  'addMana',
  'rollDie',
  'flipCoin',
  'scry',
  'surveil',
  'pay',
]);
const SEVERAL: ReadonlySet<unknown> = new Set(['atLeast', 'number', 'bare', 'anyNumber']);

/** Whether an event says an amount: of damage, life, cards, or of several that do it. */
export function isCounted(event: Node): boolean {
  if (COUNTED.has(event.kind)) return true;
  return [event['object'], event['actor'], event['with']].some((noun) => {
    const { quantifier } = (noun ?? {}) as { quantifier?: { amount: string } };
    return SEVERAL.has(quantifier?.amount);
  });
}

/** Notes how much the condition says, to be meant where nothing that was done says how much. */
export function noteCounted(scope: Scope, condition: Node | undefined): void {
  if (condition === undefined) return;
  const counted = condition as unknown as Condition;
  if (saysHowMuch(counted)) scope.amounts.push(amountSaid(scope, () => countedIn(scope, counted)));
}

/** The same of what the event is about: "a creature with one or more counters on it dies". */
export function noteCountedOf(scope: Scope, event: Node, role: Label): void {
  const noun = (event['object'] ?? event['actor']) as Partial<Select> | undefined;
  for (const quality of noun?.kind === 'select' ? (noun.filter?.qualities ?? []) : []) {
    const said = countedOf(quality, { kind: 'reference', to: role, words: 'it' });
    if (said !== null) scope.amounts.push(amountSaid(scope, () => said));
  }
}

function amountSaid(scope: Scope, said: () => Value | null): AmountCandidate {
  return {
    label: hasNoLabel,
    step: scope.step,
    kinds: ['said'],
    said: said as unknown as () => Node,
    frame: scope.within,
  };
}

function countedOf(quality: Quality, it: Noun): Value | null {
  if (quality.kind === 'withCounters') return { kind: 'countersOn', counter: quality.counter, on: it };
  return quality.kind === 'withStat' ? { kind: 'stat', stat: quality.stat, of: it } : null;
}

/** Whether a condition counts something that is known by then. */
function saysHowMuch(condition: Condition): boolean {
  switch (condition.kind) {
    case 'compare':
      return condition.left.kind !== 'number';
    case 'has':
      return isKnown(condition.player);
    case 'hasCounters':
      return isKnown(condition.subject);
    case 'controls':
      return condition.not !== true && isKnown(condition.player) && isAtLeast(condition.object);
    case 'happened':
      return condition.not !== true && condition.when.kind === 'thisTurn' && happenedSoOften(condition.event) !== null;
    default:
      return false;
  }
}

function isKnown({ kind }: Noun): boolean {
  return kind === 'self' || kind === 'reference' || kind === 'host' || kind === 'you';
}

function isAtLeast(noun: Noun): noun is Select {
  return noun.kind === 'select' && noun.quantifier.amount === 'atLeast';
}

function countedIn(scope: Scope, condition: Condition): Value | null {
  switch (condition.kind) {
    case 'compare':
      return clone(condition.left);
    case 'has':
      return has(scope, condition.player, condition.what, condition.counter);
    case 'hasCounters':
      return { kind: 'countersOn', counter: condition.counter, on: clone(condition.subject) };
    case 'controls':
      return isAtLeast(condition.object) ? has(scope, condition.player, condition.object.filter) : null;
    case 'happened':
      return happenedSoOften(condition.event);
    default:
      return null;
  }
}

/** "If you gained life this turn": that much; "if one or more creatures died this turn": that many. */
function happenedSoOften(event: Extract<Condition, { kind: 'happened' }>['event']): Value | null {
  if (event.kind === 'gainLife' || event.kind === 'loseLife')
    return { kind: 'history', event: clone(event), what: 'amount', when: 'this turn' };
  const { object } = event as { object?: Noun };
  if (object === undefined || !isAtLeast(object)) return null;
  const one: Noun = { ...clone(object), quantifier: { kind: 'quantifier', amount: 'a' } };
  return { kind: 'history', event: { ...clone(event), object: one } as typeof event, what: 'times', when: 'this turn' };
}
