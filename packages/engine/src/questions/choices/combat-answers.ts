/** Legal declarations of attackers and blockers. CR 508.1, 509.1. */
import type { Answer, Illegal, Question } from '../../vocabulary/decisions.ts';
import {
  ANY_TARGET,
  type Declaration,
  type DeclarationLimit,
  type Declarer,
  keepsLimits,
  mostObeyed,
  type MostObeyed,
  obeyedBy,
} from '../combat-phase/most-requirements.ts';

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
  if (question.limited !== undefined) return checkLimited(question, answer);
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
  if (question.limit !== undefined && blocked.filter((mine) => mine.length > 0).length > question.limit)
    return illegal('509.1b', `no more than ${question.limit} creatures can block`);
  return unmetRequirement(question, blocked)
    ? illegal('509.1c', 'a creature that blocks if able is not blocking as it must')
    : null;
}

/** Per question the best that its requirements allow: a question is asked again only as another object. */
const best = new WeakMap<Question, MostObeyed>();

function mostObeyedIn(question: AttackersQuestion | BlockersQuestion): MostObeyed {
  let found = best.get(question);
  if (found === undefined) {
    found = mostObeyed(question.kind === 'attackers' ? attackDeclaration(question) : blockDeclaration(question));
    best.set(question, found);
  }
  return found;
}

function blockDeclaration(question: BlockersQuestion): Declaration {
  return {
    declarers: question.blockers.map((_, index) => ({
      against: question.canBlock[index] as readonly number[],
      atMost: question.mayBlock[index] as number,
      requirements: question.mustBlock[index] as readonly number[],
      company: question.company?.[index] ?? 1,
    })),
    minimum: question.minimum,
    maximum: question.maximum,
    limits: question.limit === undefined ? [] : [{ most: question.limit, against: null }],
  };
}

/** The defenders of all attackers as one list, which the declaration's targets index. */
function defendersOf(question: AttackersQuestion): readonly number[] {
  return [...new Set(question.defenders.flat())];
}

function attackDeclaration(question: AttackersQuestion): Declaration {
  const defenders = defendersOf(question);
  return {
    declarers: question.attackers.map((_, index) => ({
      against: (question.defenders[index] as readonly number[]).map((defender) => defenders.indexOf(defender)),
      atMost: 1,
      requirements: (question.limited?.requirements[index] ?? []).map((defender) =>
        defender === null ? ANY_TARGET : defenders.indexOf(defender),
      ),
      company: question.company?.[index] ?? 1,
    })),
    minimum: defenders.map(() => 0),
    maximum: defenders.map(() => Infinity),
    limits: attackLimits(question, defenders),
  };
}

function attackLimits(question: AttackersQuestion, defenders: readonly number[]): readonly DeclarationLimit[] {
  return (question.limited?.limits ?? []).map(({ most, defenders: only }) => ({
    most,
    against: only === null ? null : only.map((defender) => defenders.indexOf(defender)),
  }));
}

/** Where the number of attackers is limited, requirements and limits are judged together. CR 508.1c-d. */
function checkLimited(question: AttackersQuestion, answer: Answer): Illegal | null {
  const declaration = attackDeclaration(question);
  const targets: number[][] = question.attackers.map(() => []);
  for (let i = 0; i < answer.length; i += 2) {
    const attacker = answer[i] as number;
    const against = (declaration.declarers[attacker] as Declarer).against;
    (targets[attacker] as number[]).push(against[answer[i + 1] as number] as number);
  }
  if (!keepsLimits(declaration.limits, targets)) return illegal('508.1c', 'no more creatures can attack');
  return obeyedByAll(declaration, targets) < mostObeyedIn(question).obeyed
    ? illegal('508.1d', 'a creature that attacks if able is not attacking')
    : null;
}

function obeyedByAll({ declarers }: Declaration, targets: readonly (readonly number[])[]): number {
  return declarers.reduce(
    (sum, { requirements }, index) => sum + obeyedBy(requirements, targets[index] as readonly number[]),
    0,
  );
}

/** Whether a legal declaration would obey more requirements. CR 509.1c. */
function unmetRequirement(question: BlockersQuestion, blocked: readonly number[][]): boolean {
  if (question.mustBlock.every((requirements) => requirements.length === 0)) return false;
  return obeyedByAll(blockDeclaration(question), blocked) < mostObeyedIn(question).obeyed;
}

/** An attack that obeys what it can, as the pairs of an answer. */
function requiredAttacks(question: AttackersQuestion): Answer {
  const defenders = defendersOf(question);
  const { pairs } = mostObeyedIn(question);
  return pairs.map((value, place) =>
    place % 2 === 0
      ? value
      : (question.defenders[pairs[place - 1] as number] as readonly number[]).indexOf(defenders[value] as number),
  );
}

/** Whether creatures that may each attack may still not attack together. */
function judgedWhole(question: AttackersQuestion): boolean {
  return question.company !== undefined || question.limited !== undefined;
}

/** Legal attacks, the fewest attackers first choice by choice. */
export function enumerateAttackers(question: AttackersQuestion, limit: number): readonly Answer[] {
  const found: Answer[] = [];
  const chosen: number[] = [];
  const required = new Set(question.mustAttack);
  const extend = (attacker: number): void => {
    if (found.length >= limit) return;
    if (attacker === question.attackers.length) {
      if (!judgedWhole(question) || checkAttackers(question, chosen) === null) found.push(chosen.slice());
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
  if (question.limited !== undefined && limit === 1) return [requiredAttacks(question)];
  if (question.attackers.length > 4000) return [question.mustAttack.flatMap((attacker) => [attacker, 0])];
  extend(0);
  return found;
}

/** Legal blocks; creatures that block several are given at most one here, unless a requirement says more. */
export function enumerateBlockers(question: BlockersQuestion, limit: number): readonly Answer[] {
  const found: Answer[] = [];
  const obedient = mostObeyedIn(question).pairs;
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

/** A random legal attack: each creature attacks or stays by a coin flip. */
export function randomAttackers(question: AttackersQuestion, random: () => number): Answer {
  const answer: number[] = [];
  const required = question.mustAttack;
  for (let attacker = 0; attacker < question.attackers.length; attacker++) {
    if (random() < 0.5 && !required.includes(attacker)) continue;
    const defenders = question.defenders[attacker] as readonly unknown[];
    answer.push(attacker, defenders.length === 1 ? 0 : Math.floor(random() * defenders.length));
  }
  if (judgedWhole(question) && checkAttackers(question, answer) !== null)
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
  if (
    !odd &&
    ((question.company === undefined && question.limit === undefined) || checkBlockers(question, answer) === null)
  )
    return answer;
  const kept: number[] = [];
  for (let i = 0; i < answer.length; i += 2) {
    const attacker = answer[i + 1] as number;
    const blockers = count[attacker] as number;
    if (blockers >= (question.minimum[attacker] as number) && blockers <= (question.maximum[attacker] as number))
      kept.push(answer[i] as number, attacker);
  }
  if (checkBlockers(question, kept) === null) return kept;
  const obedient = mostObeyedIn(question).pairs;
  return checkBlockers(question, obedient) === null ? obedient : (enumerateBlockers(question, 1)[0] as Answer);
}
