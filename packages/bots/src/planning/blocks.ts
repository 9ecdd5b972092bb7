/** Blocks to weigh: proposals, and small changes of the best of them. CR 509.1. */
import type { Answer, Question, SeenGame } from '@kitchen-table/engine';
import { damageUnblocked } from '../judgement/duel.ts';

type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

/** How many single changes are tried. */
const MOST_CHANGES = 14;

/** Attackers before whom everybody stands, one at a time. */
const MOST_GANGS = 2;

/** Nobody; each blocker before the first attacker that it can block and nobody blocks yet; all before one of the strongest. */
export function blockProposals(seen: SeenGame, question: BlockersQuestion): readonly Answer[] {
  const spread: number[] = [];
  const blocked = new Set<number>();
  for (let blocker = 0; blocker < question.blockers.length; blocker++) {
    const attacker = (question.canBlock[blocker] ?? []).find((one) => !blocked.has(one));
    if (attacker === undefined) continue;
    blocked.add(attacker);
    spread.push(blocker, attacker);
  }
  const strongest = question.attackers
    .map((id, attacker) => ({ attacker, damage: damageUnblocked(seen, id) }))
    .sort((one, other) => other.damage - one.damage)
    .slice(0, MOST_GANGS);
  const gangs = strongest.map(({ attacker }) =>
    question.blockers.flatMap((_, blocker) =>
      (question.canBlock[blocker] ?? []).includes(attacker) ? [blocker, attacker] : [],
    ),
  );
  return [[], spread, ...gangs];
}

/** One block less, one more, or one elsewhere. */
export function changedBlocks(question: BlockersQuestion, best: Answer): readonly Answer[] {
  const found: Answer[] = [];
  for (let blocker = 0; blocker < question.blockers.length; blocker++) {
    const others: number[] = [];
    let blocks: number | null = null;
    for (let at = 0; at < best.length; at += 2) {
      if (best[at] === blocker) blocks = best[at + 1] as number;
      else others.push(best[at] as number, best[at + 1] as number);
    }
    if (blocks !== null) found.push(others);
    for (const attacker of question.canBlock[blocker] ?? [])
      if (attacker !== blocks) found.push([...others, blocker, attacker]);
    if (found.length >= MOST_CHANGES) break;
  }
  return found.slice(0, MOST_CHANGES);
}
