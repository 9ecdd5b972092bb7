/** Attacks to weigh: proposals, and small changes of the best of them. CR 508.1. */
import {
  type Answer,
  type Entity,
  entityPlayer,
  isPlayerEntity,
  type ObjectId,
  playerEntity,
  type Question,
  type SeenGame,
} from '@kitchen-table/engine';
import { fighter } from '../judgement/duel.ts';
import { whose } from '../judgement/whose.ts';
import { opponentsOf, threatOf, worthOf } from '../judgement/worth.ts';

type AttackersQuestion = Extract<Question, { kind: 'attackers' }>;

/** How many single changes are tried. */
const MOST_CHANGES = 12;

/** Nobody, everybody, the best half, and everybody at each opponent, beginning with the most threatening. */
export function attackProposals(seen: SeenGame, question: AttackersQuestion): readonly Answer[] {
  const me = whose(question);
  const able = question.attackers
    .map((_, index) => index)
    .filter((index) => fighter(seen, question.attackers[index] as ObjectId).power > 0)
    .sort((one, other) => strength(seen, question, other) - strength(seen, question, one));
  const targets = opponentsOf(seen, me)
    .map(({ id }) => id)
    .sort((one, other) => threatOf(seen, other) - threatOf(seen, one))
    .map(playerEntity);
  const forced = pairsAt(question, question.mustAttack, targets[0]);
  const found: Answer[] = [forced];
  for (const target of targets) {
    found.push(pairsAt(question, able, target));
    found.push(pairsAt(question, able.slice(0, Math.ceil(able.length / 2)), target));
  }
  return found;
}

function strength(seen: SeenGame, question: AttackersQuestion, index: number): number {
  return worthOf(seen, question.attackers[index] as ObjectId);
}

/** They attack that player, or whoever they may. */
function pairsAt(question: AttackersQuestion, attackers: readonly number[], target: Entity | undefined): Answer {
  return attackers.flatMap((index) => {
    const defenders = question.defenders[index] as readonly Entity[];
    const at = target === undefined ? -1 : defenders.indexOf(target);
    return defenders.length === 0 ? [] : [index, Math.max(0, at)];
  });
}

/** One attacker more or less. */
export function changedAttacks(question: AttackersQuestion, best: Answer): readonly Answer[] {
  const found: Answer[] = [];
  const attacking = new Map<number, number>();
  for (let at = 0; at < best.length; at += 2) attacking.set(best[at] as number, best[at + 1] as number);
  const against = [...attacking.entries()].map(([index, at]) => (question.defenders[index] as readonly Entity[])[at]);
  const usual = against.find((entity) => entity !== undefined && isPlayerEntity(entity));
  for (let index = 0; index < question.attackers.length && found.length < MOST_CHANGES; index++) {
    if (attacking.has(index)) {
      const fewer = [...attacking].filter(([one]) => one !== index);
      found.push(fewer.flat());
      continue;
    }
    const defenders = question.defenders[index] as readonly Entity[];
    const at = usual === undefined ? 0 : defenders.findIndex((entity) => isSame(entity, usual));
    if (at >= 0 && defenders.length > 0) found.push([...best, index, at]);
  }
  return found;
}

function isSame(one: Entity, other: Entity): boolean {
  return isPlayerEntity(one) && isPlayerEntity(other) && entityPlayer(one) === entityPlayer(other);
}
