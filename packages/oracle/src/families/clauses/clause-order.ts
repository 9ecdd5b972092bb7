/** What may stand after what in a sentence, and how far what stands behind reaches. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { continues } from './sequences.ts';

/** What creatures do by themselves. CR 701.44, 701.50. */
const OWN_ACTIONS = ['explore', 'connive'];
/** "except it's a Spirit and it has ...": what follows belongs to the exception. */
function saysException(clause: Clause): boolean {
  const last = clause.kind === 'sequence' ? clause.steps[clause.steps.length - 1]! : clause;
  if (last.kind === 'may') return saysException(last.clause);
  if (last.kind !== 'do') return false;
  return last.action.kind === 'create'
    ? last.action.token.kind === 'tokenCopy' && last.action.token.except !== undefined
    : last.action.kind === 'becomeCopy' && last.action.except !== undefined;
}
const isInstruction = (each: Clause): boolean =>
  each.kind === 'do' &&
  !(each.action.kind === 'keywordAction' && OWN_ACTIONS.includes(each.action.action)) &&
  !('actor' in each.action) &&
  !continues(each) &&
  !['get', 'gain', 'become', 'attack', 'block', 'die', 'enter'].includes(each.action.kind);
/** "you draw a card and lose 1 life" has one subject: an instruction does not follow a player's statement. */
export const mayFollow = (left: Clause, right: Clause): boolean => {
  if (
    saysException(left) &&
    right.kind === 'do' &&
    ((right.action.kind === 'gain' && right.action.verb === 'have') || right.action.kind === 'become')
  )
    return false;
  if (aimsTheCopyBefore(left, right) || endsInRider(left)) return false;
  // CR 701.53a: what goes on behind a villainous choice belongs to its second option.
  if (left.kind === 'modes' && left.villainous === true) return false;
  if (!isInstruction(right.kind === 'sequence' ? right.steps[0]! : right)) return true;
  const last = left.kind === 'sequence' ? left.steps[left.steps.length - 1]! : left;
  if (last.kind === 'may') return false;
  return !(last.kind === 'do' && 'actor' in last.action && last.action.kind !== 'dealDamage');
};
/** "When you spend this mana to cast your commander, scry X": what goes on in the sentence belongs to what the mana does. CR 106.6. */
export function endsInRider(tree: Clause): boolean {
  const last = tree.kind === 'sequence' ? tree.steps.at(-1)! : tree;
  return last.kind === 'do' && last.action.kind === 'addMana' && last.action.spendOnly?.whenSpent !== undefined;
}
/** "Copy that spell. You may choose new targets for the copy." is one instruction: the copy is made with them. CR 707.10c. */
export function aimsTheCopyBefore(left: Clause, right: Clause): boolean {
  const last = saidLast(left);
  if (last?.kind !== 'do' || last.action.kind !== 'copy' || last.action.newTargets === true) return false;
  const next = right.kind === 'sequence' ? right.steps[0]! : right;
  const aims = next.kind === 'may' ? next.clause : next;
  const aimed = aims.kind === 'sequence' ? aims.steps[0]! : aims;
  return (
    aimed.kind === 'do' &&
    aimed.action.kind === 'chooseNewTargets' &&
    aimed.action.object.kind === 'reference' &&
    aimed.action.object.words === 'the'
  );
}
/** The instruction that stands last in the text of a clause; null when something else does ("if ...", "for each ..."). */
function saidLast(clause: Clause): Clause | null {
  switch (clause.kind) {
    case 'sequence':
      return saidLast(clause.steps[clause.steps.length - 1]!);
    case 'may':
    case 'whereX':
      return saidLast(clause.clause);
    case 'if':
      return clause.trailing === true || clause.instead === true ? null : saidLast(clause.otherwise ?? clause.clause);
    case 'ifDone':
      return saidLast(clause.otherwise ?? clause.clause);
    case 'delayed':
      return clause.trailing === true ? null : saidLast(clause.clause);
    case 'during':
    case 'forEach':
      return clause.leading === true ? saidLast(clause.clause) : null;
    case 'do':
      return clause;
    default:
      return null;
  }
}
/** "gets +1/+1 for each", "pay {1} for each": these multiply a number of their own, and attach to the last verb only. */
export function multipliesItself(tree: Clause): boolean {
  if (tree.kind !== 'forEach') return false;
  let last = tree.clause;
  while (last.kind === 'sequence' || last.kind === 'may')
    last = last.kind === 'sequence' ? last.steps[last.steps.length - 1]! : last.clause;
  if (last.kind === 'rule') return last.rule.kind === 'cant' && last.rule.unlessPaid?.kind === 'pay';
  return (
    last.kind === 'do' &&
    last.during === undefined &&
    (last.action.kind === 'get' || last.action.kind === 'pay') &&
    last.action.forEach === undefined
  );
}
/** What stands behind holds for steps joined by "and", but not for those before a "then". */
export function reachesTooFar(tree: Clause): boolean {
  if (!('clause' in tree)) return false;
  if (tree.kind === 'if' && hasException(tree.clause)) return true;
  const inner = tree.clause.kind === 'may' ? tree.clause.clause : tree.clause;
  return inner.kind === 'sequence' && inner.joins.includes(', then');
}

/** "Copy it, except it isn't legendary if the spell is legendary": the condition is one of the exception. CR 707.9. */
function hasException(tree: Clause): boolean {
  if (tree.kind !== 'do') return false;
  const { action } = tree;
  return 'except' in (action.kind === 'create' ? action.token : action);
}
