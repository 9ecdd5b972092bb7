/**
 * The declaration of attackers or blockers that obeys as many requirements as the restrictions allow.
 * CR 508.1d, 509.1c. Exact while the search stays within its bound, which no real board has reached; beyond it the best
 * declaration found so far counts, so that a declaration is never refused without a better one to show.
 */
import type { Answer } from '../../vocabulary/decisions.ts';

/** Any target will do: the requirement is only to attack or block. */
export const ANY_TARGET = -1;

export interface Declarer {
  /** Indices of what it may be declared against. */
  readonly against: readonly number[];
  /** How many of them at once: 1 for an attacker and for most blockers. CR 509.1a. */
  readonly atMost: number;
  /** Targets that it must be declared against, once per requirement; ANY_TARGET for "if able". */
  readonly requirements: readonly number[];
  /** How many creatures must be declared for it to be among them. CR 506.5. */
  readonly company: number;
}

export interface DeclarationLimit {
  readonly most: number;
  /** Whom the limited creatures are declared against; null: anything. */
  readonly against: readonly number[] | null;
}

export interface Declaration {
  readonly declarers: readonly Declarer[];
  /** Per target: how many must be declared against it if any are, and may at most. CR 509.1b, 702.111b. */
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
  /** "No more than one creature can attack each combat." CR 508.1c, 509.1b. */
  readonly limits: readonly DeclarationLimit[];
}

export interface MostObeyed {
  readonly obeyed: number;
  /** Pairs: index of a declarer, index of its target. */
  readonly pairs: Answer;
}

/** How many of a creature's requirements are obeyed when it is declared against these. */
export function obeyedBy(requirements: readonly number[], targets: readonly number[]): number {
  let met = 0;
  for (const target of requirements) if (target === ANY_TARGET ? targets.length > 0 : targets.includes(target)) met++;
  return met;
}

const MOST_STEPS = 20_000;

/** The most requirements that a declaration can obey without breaking a restriction, and one that does. */
export function mostObeyed(declaration: Declaration): MostObeyed {
  return new Search(declaration).run();
}

class Search {
  readonly declaration: Declaration;
  /** Declarers with requirements that they could obey, by index. */
  readonly bound: readonly number[];
  /** Per place in `bound`: what all from there on could obey if each were alone. */
  readonly ahead: readonly number[];
  /** Per place in `bound`: what it may be declared against, wanted targets first. */
  readonly targets: readonly (readonly number[])[];
  readonly chosen: number[][];
  readonly count: number[];
  best: MostObeyed = { obeyed: -1, pairs: [] };
  steps = 0;

  constructor(declaration: Declaration) {
    this.declaration = declaration;
    this.chosen = declaration.declarers.map(() => []);
    this.count = declaration.minimum.map(() => 0);
    const alone = declaration.declarers.map(obeyedAlone);
    this.bound = declaration.declarers.flatMap((_, index) => ((alone[index] as number) > 0 ? [index] : []));
    this.targets = this.bound.map((index) => {
      const { against, requirements } = declaration.declarers[index] as Declarer;
      return [...against].sort((a, b) => Number(requirements.includes(b)) - Number(requirements.includes(a)));
    });
    const ahead = [0];
    for (let place = this.bound.length - 1; place >= 0; place--)
      ahead.unshift((ahead[0] as number) + (alone[this.bound[place] as number] as number));
    this.ahead = ahead;
  }

  run(): MostObeyed {
    this.decide(0, 0);
    return this.best.obeyed < 0 ? { obeyed: 0, pairs: [] } : this.best;
  }

  finished(): boolean {
    return this.best.obeyed === this.ahead[0] || this.steps > MOST_STEPS;
  }

  decide(place: number, obeyed: number): void {
    this.steps++;
    if (this.finished() || obeyed + (this.ahead[place] as number) <= this.best.obeyed) return;
    const index = this.bound[place];
    if (index === undefined) this.keepIfLegal(obeyed);
    else this.choose(place, index, 0, obeyed);
  }

  /** Declares the creature against some of its targets, then goes on to the next creature. */
  choose(place: number, index: number, from: number, obeyed: number): void {
    const { atMost, requirements } = this.declaration.declarers[index] as Declarer;
    const targets = this.targets[place] as readonly number[];
    const mine = this.chosen[index] as number[];
    if (mine.length < atMost) {
      for (let at = from; at < targets.length; at++) {
        const target = targets[at] as number;
        if ((this.count[target] as number) >= (this.declaration.maximum[target] as number)) continue;
        this.declare(index, target);
        if (this.withinLimits()) this.choose(place, index, at + 1, obeyed);
        this.withdraw(index);
        if (this.finished()) return;
      }
    }
    this.decide(place + 1, obeyed + obeyedBy(requirements, mine));
  }

  declare(index: number, target: number): void {
    (this.chosen[index] as number[]).push(target);
    this.count[target] = (this.count[target] as number) + 1;
  }

  withdraw(index: number): void {
    const target = (this.chosen[index] as number[]).pop() as number;
    this.count[target] = (this.count[target] as number) - 1;
  }

  withinLimits(): boolean {
    return keepsLimits(this.declaration.limits, this.chosen);
  }

  /** Adds the creatures that minimums and company ask for; keeps the declaration if that succeeds. */
  keepIfLegal(obeyed: number): void {
    const added = this.complete();
    if (added !== null) {
      this.best = { obeyed, pairs: this.chosen.flatMap((targets, index) => targets.flatMap((to) => [index, to])) };
      for (const index of added) this.withdraw(index);
    }
  }

  /** The declarers added one target each, or null (and nothing is changed) when no completion is legal. */
  complete(): readonly number[] | null {
    const added: number[] = [];
    const fail = (): null => {
      for (const index of added) this.withdraw(index);
      return null;
    };
    for (let target = 0; target < this.count.length; target++) {
      if (this.count[target] === 0) continue;
      while ((this.count[target] as number) < (this.declaration.minimum[target] as number)) {
        const helper = this.helperFor(target, added);
        if (helper === null) return fail();
        added.push(helper);
      }
    }
    const lonely = this.chosen.some(
      (targets, index) =>
        targets.length > 0 && (this.declaration.declarers[index] as Declarer).company > this.declaredCreatures(),
    );
    if (lonely) {
      const companion = this.companion();
      if (companion === null) return fail();
      added.push(companion);
    }
    return added;
  }

  declaredCreatures(): number {
    return this.chosen.reduce((sum, targets) => sum + (targets.length > 0 ? 1 : 0), 0);
  }

  /** Declares one more creature without requirements against the target, moving other helpers where that makes room. */
  helperFor(target: number, added: readonly number[], seen: Set<number> = new Set()): number | null {
    const { declarers } = this.declaration;
    for (let index = 0; index < declarers.length; index++) {
      const { against, atMost } = declarers[index] as Declarer;
      const mine = this.chosen[index] as number[];
      if (this.bound.includes(index) || seen.has(index) || mine.length >= atMost) continue;
      if (!against.includes(target) || mine.includes(target)) continue;
      this.declare(index, target);
      if (this.withinLimits()) return index;
      this.withdraw(index);
    }
    for (const index of added) {
      const { against } = declarers[index] as Declarer;
      const mine = this.chosen[index] as number[];
      const other = mine[0] as number;
      if (seen.has(index) || mine.length !== 1 || other === target || !against.includes(target)) continue;
      seen.add(index);
      this.withdraw(index);
      this.declare(index, target);
      const replacement = this.helperFor(other, added, seen);
      if (replacement !== null) return replacement;
      this.withdraw(index);
      this.declare(index, other);
    }
    return null;
  }

  /** Declares one more creature against anything, so that another is not alone. */
  companion(): number | null {
    const { declarers, minimum, maximum } = this.declaration;
    for (let index = 0; index < declarers.length; index++) {
      if ((this.chosen[index] as number[]).length > 0) continue;
      for (const target of (declarers[index] as Declarer).against) {
        const now = this.count[target] as number;
        if (now + 1 < (minimum[target] as number) || now >= (maximum[target] as number)) continue;
        this.declare(index, target);
        if (this.withinLimits()) return index;
        this.withdraw(index);
      }
    }
    return null;
  }
}

/** What a creature could obey if it were the only one. */
function obeyedAlone({ against, atMost, requirements }: Declarer): number {
  if (requirements.length === 0 || against.length === 0 || atMost === 0) return 0;
  const worth = against.map((target) => requirements.filter((wanted) => wanted === target).length);
  worth.sort((a, b) => b - a);
  let best = requirements.filter((wanted) => wanted === ANY_TARGET).length;
  for (let place = 0; place < Math.min(atMost, worth.length); place++) best += worth[place] as number;
  return best;
}

/** Whether no more creatures are declared than the limits allow; `chosen` has each creature's targets. */
export function keepsLimits(limits: readonly DeclarationLimit[], chosen: readonly (readonly number[])[]): boolean {
  for (const { most, against } of limits) {
    let declared = 0;
    for (const targets of chosen)
      if (against === null ? targets.length > 0 : targets.some((target) => against.includes(target))) declared++;
    if (declared > most) return false;
  }
  return true;
}
