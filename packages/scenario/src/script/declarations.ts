/** Declaring attackers and blockers as the steps of the turn say. CR 508.1, 509.1. */
import {
  type Answer,
  checkAnswer,
  type Entity,
  enumerateAnswers,
  type Game,
  isPlayerEntity,
  entityObject,
  entityPlayer,
  type ObjectId,
  type Question,
} from '@kitchen-table/engine';
import type { AttackStep, BlockStep, PermanentName } from '../format/scenario.ts';
import { isNamed, permanentsNamed } from '../position/names.ts';
import { Ended, Failure, playerOf, seatOf, type Table } from '../position/table.ts';

type AttackersQuestion = Extract<Question, { kind: 'attackers' }>;
type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

/** All attack steps of the player's turn together; a creature that cannot attack stays undeclared. */
export function answerAttackers(game: Game, table: Table, question: AttackersQuestion): Answer {
  const seat = seatOf(table, question.player);
  const steps = table.attacks[seat].filter((step) => step.turn === game.turn);
  const pairs: number[] = [];
  const used = new Set<number>();
  const declared: (typeof steps)[number][] = [];
  for (const step of steps) {
    const pair = attackPair(game, table, question, step, used);
    const legal = pair !== null && checkAnswer(question, [...pairs, ...pair]) === null;
    if (pair !== null && step.refused !== true) declared.push(step);
    if (step.refused === true) {
      if (legal) throw new Failure(`${JSON.stringify(step.card)} was not to be able to attack, and it is`);
      throw new Ended(game);
    }
    if (pair === null) continue;
    used.add(pair[0]);
    pairs.push(...pair);
    table.attacks[seat].splice(table.attacks[seat].indexOf(step), 1);
  }
  if (question.company !== undefined)
    undeclare(question.company, pairs, (at) =>
      table.attacks[seat].push(declared.splice(at, 1)[0] as (typeof steps)[number]),
    );
  return withRequired(question, pairs);
}

/** Creatures that can't attack (or block) with so few others stay undeclared. CR 506.5. */
function undeclare(company: readonly number[], pairs: number[], leave: (at: number) => void): void {
  const count = (): number => new Set(pairs.filter((_, position) => position % 2 === 0)).size;
  for (let at = pairs.length / 2 - 1; at >= 0; at--) {
    if ((company[pairs[at * 2] as number] as number) <= count()) continue;
    pairs.splice(at * 2, 2);
    leave(at);
  }
}

function attackPair(
  game: Game,
  table: Table,
  question: AttackersQuestion,
  step: AttackStep,
  used: ReadonlySet<number>,
): [number, number] | null {
  for (const creature of meant(game, table, question.attackers, step.card as PermanentName)) {
    const at = question.attackers.indexOf(creature);
    if (at < 0 || used.has(at)) continue;
    const defenders = question.defenders[at] as readonly Entity[];
    const defender =
      step.defender === undefined
        ? onlyPlayer(defenders)
        : defenders.findIndex((entity) => isDefender(game, table, entity, step.defender as string | { player: 'A' }));
    if (defender >= 0) return [at, defender];
  }
  return null;
}

function onlyPlayer(defenders: readonly Entity[]): number {
  return defenders.findIndex((entity) => isPlayerEntity(entity));
}

function isDefender(
  game: Game,
  table: Table,
  entity: Entity,
  named: string | { player: 'A' | 'B' | 'C' | 'D' },
): boolean {
  if (typeof named !== 'string')
    return isPlayerEntity(entity) && entityPlayer(entity) === playerOf(table, named.player);
  return !isPlayerEntity(entity) && isNamed(game, table, entityObject(entity), named);
}

/** The creatures that the name may mean, best first. */
function meant(game: Game, table: Table, among: readonly ObjectId[], name: PermanentName): readonly ObjectId[] {
  if (typeof name !== 'string') {
    const own = among[0] === undefined ? null : (game.objects[among[0]]?.controller ?? null);
    return permanentsNamed(game, table, name, own).filter((id) => among.includes(id));
  }
  return permanentsNamed(game, table, name, null).filter((id) => among.includes(id));
}

/** Creatures that must attack do, when the steps leave them out. CR 508.1d. */
function withRequired(question: AttackersQuestion, pairs: readonly number[]): Answer {
  if (checkAnswer(question, pairs) === null) return pairs;
  const all = [...pairs];
  const required = enumerateAnswers(question, 1)[0] as Answer;
  for (let at = 0; at < required.length; at += 2) {
    const declared = all.some((index, position) => position % 2 === 0 && index === required[at]);
    if (!declared) all.push(required[at] as number, required[at + 1] as number);
  }
  const illegal = checkAnswer(question, all);
  if (illegal !== null) throw new Failure(`the attack is illegal: ${illegal.because} (${illegal.rule})`);
  return all;
}

/** All block steps of the player's turn make one declaration. */
export function answerBlockers(game: Game, table: Table, question: BlockersQuestion): Answer {
  const seat = seatOf(table, question.player);
  const steps = table.blocks[seat].filter((step) => step.turn === game.turn);
  const pairs: number[] = [];
  const declared: (typeof steps)[number][] = [];
  for (const step of steps) {
    const pair = blockPair(game, table, question, step, pairs);
    if (pair === null) {
      if (step.refused === true) throw new Ended(game);
      continue;
    }
    pairs.push(...pair);
    declared.push(step);
    if (step.refused !== true) table.blocks[seat].splice(table.blocks[seat].indexOf(step), 1);
  }
  if (question.company !== undefined && !steps.some((step) => step.refused === true))
    undeclare(question.company, pairs, (at) =>
      table.blocks[seat].push(declared.splice(at, 1)[0] as (typeof steps)[number]),
    );
  const illegal = checkAnswer(question, pairs);
  if (steps.some((step) => step.refused === true)) {
    if (illegal === null) throw new Failure('the declaration of blockers was to be illegal, and it is legal');
    throw new Ended(game);
  }
  if (illegal === null) return pairs;
  // CR 509.1c: creatures that must block do.
  if (pairs.length === 0) return enumerateAnswers(question, 1)[0] as Answer;
  throw new Failure(`the block is illegal: ${illegal.because} (${illegal.rule})`);
}

function blockPair(
  game: Game,
  table: Table,
  question: BlockersQuestion,
  step: BlockStep,
  pairs: readonly number[],
): [number, number] | null {
  for (const blocker of meant(game, table, question.blockers, step.card as PermanentName)) {
    const at = question.blockers.indexOf(blocker);
    const uses = pairs.filter((index, position) => position % 2 === 0 && index === at).length;
    if (uses >= (question.mayBlock[at] ?? 1)) continue;
    for (const attacker of meant(game, table, question.attackers, step.attacker as PermanentName)) {
      const against = question.attackers.indexOf(attacker);
      const taken = pairs.some(
        (index, position) => position % 2 === 0 && index === at && pairs[position + 1] === against,
      );
      if (!taken && (question.canBlock[at] ?? []).includes(against)) return [at, against];
    }
  }
  return null;
}
