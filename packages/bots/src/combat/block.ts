/** Blocking: good fights first, then whatever it takes to live. CR 509.1. */
import {
  type Answer,
  checkAnswer,
  enumerateAnswers,
  type SeenGame,
  type ObjectId,
  playerEntity,
  type Question,
} from '@kitchen-table/engine';
import { damageUnblocked, duel, fighter } from '../judgement/duel.ts';
import { isAgainst, whose } from '../judgement/whose.ts';
import { worthOf } from '../judgement/worth.ts';

type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

/** How many blockers are weighed against an attacker at most. */
const MOST_WEIGHED = 40;

/** Who blocks whom: pairs as the question wants them. */
export function chooseBlockers(seen: SeenGame, question: BlockersQuestion): Answer {
  // CR 720.5: an opponent whom one controls blocks nothing, if that is allowed.
  if (isAgainst(seen, question)) return legal(question, []);
  const plan = new Plan(seen, question);
  const order = question.attackers
    .map((_, index) => index)
    .sort((left, right) => plan.damage(right) - plan.damage(left));
  for (const attacker of order) plan.fightWell(attacker);
  for (const attacker of order) {
    if (plan.incoming() < plan.life - plan.margin) break;
    plan.chump(attacker);
  }
  return legal(question, plan.pairs);
}

/** The plan, or the nearest that the rules allow. */
function legal(question: BlockersQuestion, pairs: readonly number[]): Answer {
  if (checkAnswer(question, pairs) === null) return pairs;
  const required: number[] = [...pairs];
  for (let blocker = 0; blocker < question.blockers.length; blocker++) {
    const [wanted] = question.mustBlock[blocker] ?? [];
    const used = required.some((index, at) => at % 2 === 0 && index === blocker);
    const against = wanted === undefined ? undefined : wanted >= 0 ? wanted : (question.canBlock[blocker] ?? [])[0];
    if (!used && against !== undefined) required.push(blocker, against);
  }
  if (checkAnswer(question, required) === null) return required;
  if (checkAnswer(question, []) === null) return [];
  return enumerateAnswers(question, 1)[0] ?? [];
}

class Plan {
  readonly pairs: number[] = [];
  readonly life: number;
  /** The life a bot would like to keep. */
  readonly margin: number;
  readonly #seen: SeenGame;
  readonly #question: BlockersQuestion;
  readonly #used: Set<number> = new Set();
  readonly #blocked: Set<number> = new Set();

  constructor(seen: SeenGame, question: BlockersQuestion) {
    this.#seen = seen;
    this.#question = question;
    this.life = seen.player(whose(question)).life;
    this.margin = Math.min(4, Math.floor(this.life / 5));
  }

  /** What the attacker would deal to this player. */
  damage(attacker: number): number {
    const id = this.#question.attackers[attacker] as ObjectId;
    return this.#seen.object(id)?.attacking === playerEntity(whose(this.#question))
      ? damageUnblocked(this.#seen, id)
      : 0;
  }

  incoming(): number {
    let sum = 0;
    for (let attacker = 0; attacker < this.#question.attackers.length; attacker++)
      if (!this.#blocked.has(attacker)) sum += this.damage(attacker);
    return sum;
  }

  #able(attacker: number): readonly number[] {
    const able: number[] = [];
    for (let blocker = 0; blocker < this.#question.blockers.length && able.length < MOST_WEIGHED; blocker++) {
      if (!this.#used.has(blocker) && (this.#question.canBlock[blocker] ?? []).includes(attacker)) able.push(blocker);
    }
    return able;
  }

  #worth(blocker: number): number {
    return worthOf(this.#seen, this.#question.blockers[blocker] as ObjectId);
  }

  /** A block that wins or trades well. */
  fightWell(attacker: number): void {
    if ((this.#question.minimum[attacker] ?? 1) > 1) return;
    const id = this.#question.attackers[attacker] as ObjectId;
    const theirs = fighter(this.#seen, id);
    const worth = worthOf(this.#seen, id);
    let best: number | null = null;
    let gain = 0;
    for (const blocker of this.#able(attacker)) {
      const mine = fighter(this.#seen, this.#question.blockers[blocker] as ObjectId);
      const { attackerDies, blockerDies } = duel(theirs, mine);
      const here = (attackerDies ? worth : 0) - (blockerDies ? this.#worth(blocker) : 0) + (blockerDies ? 0 : 0.5);
      if (here > gain) {
        best = blocker;
        gain = here;
      }
    }
    if (best !== null) this.#assign([best], attacker);
  }

  /** The least valuable creatures thrown before an attacker. */
  chump(attacker: number): void {
    if (this.#blocked.has(attacker) || this.damage(attacker) === 0) return;
    const needed = Math.max(1, this.#question.minimum[attacker] ?? 1);
    const able = [...this.#able(attacker)].sort((left, right) => this.#worth(left) - this.#worth(right));
    if (able.length >= needed) this.#assign(able.slice(0, needed), attacker);
  }

  #assign(blockers: readonly number[], attacker: number): void {
    for (const blocker of blockers) {
      this.#used.add(blocker);
      this.pairs.push(blocker, attacker);
    }
    this.#blocked.add(attacker);
  }
}
