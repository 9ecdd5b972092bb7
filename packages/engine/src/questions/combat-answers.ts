/** Legal declarations of attackers and blockers. CR 508.1, 509.1. */
import type { Answer, Illegal, Question } from '../vocabulary/decisions.ts';

type AttackersQuestion = Extract<Question, { kind: 'attackers' }>;
type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}

/** CR 508.1b-d. Creatures that must attack have only the defenders left that obey most requirements. */
export function checkAttackers(question: AttackersQuestion, answer: Answer): Illegal | null {
  if (answer.length % 2 !== 0) return illegal('508.1a', 'name an attacker and whom it attacks, in pairs');
  const seen = new Set<number>();
  for (let i = 0; i < answer.length; i += 2) {
    const attacker = answer[i] as number;
    const defenders = question.defenders[attacker];
    if (defenders === undefined) return illegal('508.1a', 'that creature can’t attack');
    if (seen.has(attacker)) return illegal('508.1b', 'a creature attacks only once');
    seen.add(attacker);
    if (defenders[answer[i + 1] as number] === undefined)
      return illegal('508.1b', 'that can’t be attacked by that creature');
  }
  if (lacksCompany(question.company, seen))
    return illegal('508.1c', 'a creature that can’t attack alone is attacking alone');
  for (const required of question.mustAttack) {
    if (!seen.has(required)) return illegal('508.1d', 'a creature that attacks if able is not attacking');
  }
  return null;
}

/** Whether fewer creatures are declared than some of them need. CR 506.5. */
function lacksCompany(company: readonly number[] | undefined, declared: ReadonlySet<number>): boolean {
  if (company === undefined) return false;
  for (const creature of declared) if ((company[creature] as number) > declared.size) return true;
  return false;
}

/** CR 509.1a-c. */
export function checkBlockers(question: BlockersQuestion, answer: Answer): Illegal | null {
  if (answer.length % 2 !== 0) return illegal('509.1a', 'name a blocker and what it blocks, in pairs');
  const blocked: number[][] = question.blockers.map(() => []);
  const count: number[] = question.attackers.map(() => 0);
  for (let i = 0; i < answer.length; i += 2) {
    const blocker = answer[i] as number;
    const attacker = answer[i + 1] as number;
    const mine = blocked[blocker];
    if (mine === undefined) return illegal('509.1a', 'that creature can’t block');
    if (!(question.canBlock[blocker] as readonly number[]).includes(attacker))
      return illegal('509.1b', 'that creature can’t block that attacker');
    if (mine.includes(attacker)) return illegal('509.1a', 'a creature blocks an attacker only once');
    mine.push(attacker);
    if (mine.length > (question.mayBlock[blocker] as number))
      return illegal('509.1a', 'a creature blocks only one attacker');
    count[attacker] = (count[attacker] as number) + 1;
  }
  for (let attacker = 0; attacker < count.length; attacker++) {
    const blockers = count[attacker] as number;
    if (blockers > 0 && blockers < (question.minimum[attacker] as number)) {
      return illegal(
        '509.1b',
        `that attacker can’t be blocked except by ${question.minimum[attacker]} or more creatures`,
      );
    }
    if (blockers > (question.maximum[attacker] as number)) {
      return illegal('509.1b', `that attacker can’t be blocked by more than ${question.maximum[attacker]} creatures`);
    }
  }
  if (question.company !== undefined) {
    const declared = new Set<number>();
    for (let i = 0; i < answer.length; i += 2) declared.add(answer[i] as number);
    if (lacksCompany(question.company, declared))
      return illegal('509.1b', 'a creature that can’t block alone is blocking alone');
  }
  return unmetRequirement(question, blocked, count)
    ? illegal('509.1c', 'a creature that blocks if able is not blocking as it must')
    : null;
}

/** How many of a blocker's requirements its blocks obey. */
function obeyed(requirements: readonly number[], blocks: readonly number[]): number {
  let met = 0;
  for (const attacker of requirements) if (attacker === -1 ? blocks.length > 0 : blocks.includes(attacker)) met++;
  return met;
}

/** Whether more requirements could be obeyed: by one creature alone, or by several together on one attacker. CR 509.1c. */
function unmetRequirement(question: BlockersQuestion, blocked: readonly number[][], count: readonly number[]): boolean {
  const eager: number[] = question.attackers.map(() => 0);
  for (let blocker = 0; blocker < blocked.length; blocker++) {
    const requirements = question.mustBlock[blocker] as readonly number[];
    if (requirements.length === 0) continue;
    const mine = blocked[blocker] as number[];
    const now = obeyed(requirements, mine);
    if (now === requirements.length) continue;
    const spare = mine.length < (question.mayBlock[blocker] as number);
    for (const attacker of question.canBlock[blocker] as readonly number[]) {
      if (mine.includes(attacker) || (count[attacker] as number) >= (question.maximum[attacker] as number)) continue;
      const better = spare
        ? obeyed(requirements, [...mine, attacker])
        : bestSwap(question, requirements, mine, attacker, count);
      if (better <= now) continue;
      if ((count[attacker] as number) + 1 >= (question.minimum[attacker] as number)) return true;
      eager[attacker] = (eager[attacker] as number) + 1;
    }
  }
  return eager.some(
    (creatures, attacker) =>
      creatures > 0 && (count[attacker] as number) + creatures >= (question.minimum[attacker] as number),
  );
}

/** The most requirements obeyed when one block is given up for another, if giving it up breaks no minimum. */
function bestSwap(
  question: BlockersQuestion,
  requirements: readonly number[],
  mine: readonly number[],
  attacker: number,
  count: readonly number[],
): number {
  let best = 0;
  for (const given of mine) {
    const left = (count[given] as number) - 1;
    if (left > 0 && left < (question.minimum[given] as number)) continue;
    best = Math.max(best, obeyed(requirements, [...mine.filter((other) => other !== given), attacker]));
  }
  return best;
}

/** Legal attacks, the fewest attackers first choice by choice. */
export function enumerateAttackers(question: AttackersQuestion, limit: number): readonly Answer[] {
  const found: Answer[] = [];
  const chosen: number[] = [];
  const required = new Set(question.mustAttack);
  const extend = (attacker: number): void => {
    if (found.length >= limit) return;
    if (attacker === question.attackers.length) {
      if (question.company === undefined || checkAttackers(question, chosen) === null) found.push(chosen.slice());
      return;
    }
    if (!required.has(attacker)) extend(attacker + 1);
    const defenders = question.defenders[attacker] as readonly unknown[];
    for (let defender = 0; defender < defenders.length && found.length < limit; defender++) {
      chosen.push(attacker, defender);
      extend(attacker + 1);
      chosen.length -= 2;
    }
  };
  if (question.attackers.length > 4000) return [question.mustAttack.flatMap((attacker) => [attacker, 0])];
  extend(0);
  return found;
}

/** Legal blocks; creatures that block several are given at most one here, unless a requirement says more. */
export function enumerateBlockers(question: BlockersQuestion, limit: number): readonly Answer[] {
  const found: Answer[] = [];
  const obedient = requiredBlocks(question);
  if (limit === 1) return [checkBlockers(question, []) === null ? [] : obedient];
  const chosen: number[] = [];
  let tried = 0;
  const extend = (blocker: number): void => {
    if (found.length >= limit || tried > 200_000) return;
    if (blocker === question.blockers.length) {
      tried++;
      if (checkBlockers(question, chosen) === null) found.push(chosen.slice());
      return;
    }
    extend(blocker + 1);
    for (const attacker of question.canBlock[blocker] as readonly number[]) {
      chosen.push(blocker, attacker);
      extend(blocker + 1);
      chosen.length -= 2;
    }
  };
  extend(0);
  if (found.length === 0) found.push(obedient);
  return found;
}

/** Blocks that obey the requirements: each creature in turn takes what it must, where the minimum can be reached. */
function requiredBlocks(question: BlockersQuestion): Answer {
  const answer: number[] = [];
  const count: number[] = question.attackers.map(() => 0);
  const mine: number[][] = question.blockers.map(() => []);
  const take = (blocker: number, attacker: number): void => {
    answer.push(blocker, attacker);
    count[attacker] = (count[attacker] as number) + 1;
    (mine[blocker] as number[]).push(attacker);
  };
  for (let blocker = 0; blocker < question.blockers.length; blocker++) {
    const wants = question.mustBlock[blocker] as readonly number[];
    if (wants.length === 0) continue;
    const able = question.canBlock[blocker] as readonly number[];
    const ordered = [...able].sort((a, b) => Number(wants.includes(b)) - Number(wants.includes(a)));
    for (const attacker of ordered) {
      if ((mine[blocker] as number[]).length >= (question.mayBlock[blocker] as number)) break;
      if (!wants.includes(attacker) && !wants.includes(-1)) break;
      if (
        (question.minimum[attacker] as number) <= 1 &&
        (count[attacker] as number) < (question.maximum[attacker] as number)
      )
        take(blocker, attacker);
    }
  }
  for (let attacker = 0; attacker < question.attackers.length; attacker++) {
    const minimum = question.minimum[attacker] as number;
    if (minimum <= 1) continue;
    const free: number[] = [];
    for (let blocker = 0; blocker < question.blockers.length; blocker++) {
      const wants = question.mustBlock[blocker] as readonly number[];
      const able = (question.canBlock[blocker] as readonly number[]).includes(attacker);
      if (able && (mine[blocker] as number[]).length === 0 && (wants.includes(attacker) || wants.includes(-1)))
        free.push(blocker);
    }
    if (free.length >= minimum) for (const blocker of free) take(blocker, attacker);
  }
  return answer;
}

/** A random legal attack: each creature attacks or stays by a coin flip. */
export function randomAttackers(question: AttackersQuestion, random: () => number): Answer {
  const answer: number[] = [];
  const required = question.mustAttack;
  for (let attacker = 0; attacker < question.attackers.length; attacker++) {
    if (random() < 0.5 && !required.includes(attacker)) continue;
    const defenders = question.defenders[attacker] as readonly unknown[];
    answer.push(attacker, defenders.length === 1 ? 0 : Math.floor(random() * defenders.length));
  }
  if (question.company !== undefined && checkAttackers(question, answer) !== null)
    return enumerateAttackers(question, 1)[0] as Answer;
  return answer;
}

/** A random legal block. */
export function randomBlockers(question: BlockersQuestion, random: () => number): Answer {
  const answer: number[] = [];
  let odd = false;
  const count: number[] = [];
  for (let attacker = 0; attacker < question.attackers.length; attacker++) {
    count.push(0);
    if ((question.minimum[attacker] as number) > 1 || question.maximum[attacker] !== Infinity) odd = true;
  }
  for (let blocker = 0; blocker < question.blockers.length; blocker++) {
    const able = question.canBlock[blocker] as readonly number[];
    if ((question.mustBlock[blocker] as readonly number[]).length > 0) odd = true;
    if (random() < 0.5 || able.length === 0) continue;
    const attacker = able[Math.floor(random() * able.length)] as number;
    answer.push(blocker, attacker);
    count[attacker] = (count[attacker] as number) + 1;
  }
  if (!odd && (question.company === undefined || checkBlockers(question, answer) === null)) return answer;
  const kept: number[] = [];
  for (let i = 0; i < answer.length; i += 2) {
    const attacker = answer[i + 1] as number;
    const blockers = count[attacker] as number;
    if (blockers >= (question.minimum[attacker] as number) && blockers <= (question.maximum[attacker] as number))
      kept.push(answer[i] as number, attacker);
  }
  if (checkBlockers(question, kept) === null) return kept;
  const obedient = requiredBlocks(question);
  return checkBlockers(question, obedient) === null ? obedient : (enumerateBlockers(question, 1)[0] as Answer);
}
