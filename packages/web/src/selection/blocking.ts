/** Declaring blockers: `pairs` holds the blocks, `pointer` the blocker whose attacker is asked next. CR 509.1. */
import type { Asked, Entity } from '../model/types.ts';
import type { Finished, Marks, Selection } from './selection.ts';

type BlockersQuestion = Asked<'blockers'>;

const asEntity = (object: number | undefined): Entity => object as Entity;

function blocksOf(selection: Selection, blocker: number): readonly number[] {
  return selection.pairs.filter(([one]) => one === blocker).map(([, attacker]) => attacker);
}

function addBlock(question: BlockersQuestion, selection: Selection, blocker: number, attacker: number): Selection {
  const mine = blocksOf(selection, blocker);
  const room = mine.length < (question.mayBlock[blocker] ?? 1);
  const kept = room ? selection.pairs : selection.pairs.filter(([one]) => one !== blocker);
  return { ...selection, pairs: [...kept, [blocker, attacker]], pointer: null };
}

/**
 * A click. On a blocker: it waits for its attacker (with a single legal attacker it blocks at once; clicked again it
 * blocks no more). On an attacker: the waiting blocker blocks it.
 */
export function clickBlock(question: BlockersQuestion, selection: Selection, entities: readonly Entity[]): Selection {
  const mine = question.blockers.flatMap((id, i) => (entities.includes(asEntity(id)) ? [i] : []));
  if (mine.length > 0) return clickBlocker(question, selection, mine);
  if (selection.pointer === null) return selection;
  const blocker = question.blockers.findIndex((id) => asEntity(id) === selection.pointer);
  const legal = question.canBlock[blocker] ?? [];
  const group = legal.filter((attacker) => entities.includes(asEntity(question.attackers[attacker])));
  const count = (attacker: number): number => selection.pairs.filter(([, one]) => one === attacker).length;
  const least = [...group]
    .sort((a, b) => count(a) - count(b))
    .find((attacker) => !blocksOf(selection, blocker).includes(attacker));
  return least === undefined ? selection : addBlock(question, selection, blocker, least);
}

function clickBlocker(question: BlockersQuestion, selection: Selection, group: readonly number[]): Selection {
  const waiting = group.find((i) => asEntity(question.blockers[i]) === selection.pointer);
  if (waiting !== undefined) return { ...selection, pointer: null };
  const idle = group.find((i) => blocksOf(selection, i).length === 0);
  if (idle === undefined) {
    const last = group[group.length - 1];
    return { ...selection, pairs: selection.pairs.filter(([one]) => one !== last), pointer: null };
  }
  const legal = question.canBlock[idle] ?? [];
  if (legal.length === 1) return addBlock(question, selection, idle, legal[0] as number);
  return { ...selection, pointer: asEntity(question.blockers[idle]) };
}

/** Done unless an attacker has too few or too many blockers (CR 509.1b). */
export function finishBlocking(question: BlockersQuestion, selection: Selection): Finished {
  for (let attacker = 0; attacker < question.attackers.length; attacker++) {
    const count = selection.pairs.filter(([, one]) => one === attacker).length;
    const least = question.minimum[attacker] ?? 1;
    const most = question.maximum[attacker] ?? Number.POSITIVE_INFINITY;
    if (count > 0 && count < least) return { missing: `${least} blockers needed` };
    if (count > most) return { missing: `At most ${most} may block it` };
  }
  return { answer: selection.pairs.flat() };
}

/** Blockers are legal; while one waits, the attackers it can block are too. */
export function marksOfBlock(question: BlockersQuestion, selection: Selection): Marks {
  const legal = new Set<Entity>(question.blockers.map((id) => asEntity(id)));
  const chosen = new Set<Entity>(selection.pairs.map(([blocker]) => asEntity(question.blockers[blocker])));
  if (selection.pointer !== null) {
    chosen.add(selection.pointer);
    const blocker = question.blockers.findIndex((id) => asEntity(id) === selection.pointer);
    for (const attacker of question.canBlock[blocker] ?? []) legal.add(asEntity(question.attackers[attacker]));
  }
  return { legal, chosen };
}

/** The blocks chosen so far, for arrows. */
export function plannedBlocks(
  question: BlockersQuestion,
  selection: Selection,
): readonly { from: Entity; to: Entity }[] {
  return selection.pairs.map(([blocker, attacker]) => ({
    from: asEntity(question.blockers[blocker]),
    to: asEntity(question.attackers[attacker]),
  }));
}
