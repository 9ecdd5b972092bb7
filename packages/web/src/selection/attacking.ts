/** Declaring attackers: `amounts` holds per attacker the index of its defender, or -1. CR 508.1. */
import type { Asked, Entity } from '../model/types.ts';
import { EMPTY, type Finished, type Marks, type Selection } from './selection.ts';

type AttackersQuestion = Asked<'attackers'>;

/** Everybody and everything that can be attacked by some creature. */
export function allDefenders(question: AttackersQuestion): readonly Entity[] {
  return [...new Set(question.defenders.flat())];
}

/** Creatures that must attack already do (CR 508.1d); the first defender is pointed at. */
export function startAttacking(question: AttackersQuestion): Selection {
  const amounts = question.attackers.map((_, i) => (question.mustAttack.includes(i) ? 0 : -1));
  return { ...EMPTY, amounts, pointer: allDefenders(question)[0] ?? null };
}

function defenderFor(question: AttackersQuestion, attacker: number, defender: Entity | null): number {
  const wanted = (question.defenders[attacker] as readonly Entity[]).indexOf(defender as Entity);
  return wanted >= 0 ? wanted : 0;
}

function withAmount(selection: Selection, index: number, amount: number): Selection {
  return { ...selection, amounts: selection.amounts.map((old, i) => (i === index ? amount : old)) };
}

/** The attackers of a group, as indices. */
function indicesOf(question: AttackersQuestion, entities: readonly Entity[]): readonly number[] {
  const wanted = new Set<number>(entities);
  return question.attackers.flatMap((attacker, i) => (wanted.has(attacker) ? [i] : []));
}

/** A click: on a defender, it becomes the one to attack; on a group, all of it attacks, or stays home if all did. */
export function clickAttack(question: AttackersQuestion, selection: Selection, entities: readonly Entity[]): Selection {
  const group = indicesOf(question, entities);
  if (group.length === 0) {
    const defender = allDefenders(question).find((one) => entities.includes(one));
    return defender === undefined ? selection : { ...selection, pointer: defender };
  }
  const attacking = group.every((i) => (selection.amounts[i] as number) >= 0);
  return attackWith(question, selection, entities, attacking ? 0 : group.length);
}

/** The first `count` of a group attack the defender pointed at, the rest stay home. */
export function attackWith(
  question: AttackersQuestion,
  selection: Selection,
  entities: readonly Entity[],
  count: number,
): Selection {
  let result = selection;
  indicesOf(question, entities).forEach((attacker, position) => {
    const must = question.mustAttack.includes(attacker);
    result = withAmount(
      result,
      attacker,
      position < count || must ? defenderFor(question, attacker, selection.pointer) : -1,
    );
  });
  return result;
}

/** Everything that can attacks the defender pointed at. */
export function attackWithAll(question: AttackersQuestion, selection: Selection): Selection {
  return { ...selection, amounts: question.attackers.map((_, i) => defenderFor(question, i, selection.pointer)) };
}

/** Always an answer: no attack is a choice too. */
export function finishAttacking(selection: Selection): Finished {
  return { answer: selection.amounts.flatMap((defender, attacker) => (defender >= 0 ? [attacker, defender] : [])) };
}

/** Attackers and defenders are legal; attacking creatures and the defender pointed at are chosen. */
export function marksOfAttack(question: AttackersQuestion, selection: Selection): Marks {
  const legal = new Set<Entity>(allDefenders(question));
  const chosen = new Set<Entity>();
  question.attackers.forEach((attacker, i) => {
    legal.add(attacker as number as Entity);
    if ((selection.amounts[i] as number) >= 0) chosen.add(attacker as number as Entity);
  });
  if (selection.pointer !== null) chosen.add(selection.pointer);
  return { legal, chosen };
}

/** The attacks chosen so far, for arrows. */
export function plannedAttacks(
  question: AttackersQuestion,
  selection: Selection,
): readonly { from: Entity; to: Entity }[] {
  return question.attackers.flatMap((attacker, i) => {
    const to = question.defenders[i]?.[selection.amounts[i] as number];
    return to === undefined ? [] : [{ from: attacker as number as Entity, to }];
  });
}
