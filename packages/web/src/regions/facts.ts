/** What every region of the table needs to know, worked out once per change. */
import { createContext, useContext, useMemo } from 'react';
import { objectsById } from '../model/lookup.ts';
import type { CardText, Entity, FaceText, GameView, ObjectView, Question, Snapshot } from '../model/types.ts';
import { allDefenders, plannedAttacks } from '../selection/attacking.ts';
import { marksOf } from '../selection/answers.ts';
import { choosesOnTable, type Marks, type Selection } from '../selection/selection.ts';
import { useTable } from '../store/table.ts';

/** The table as it stands. */
export interface Facts {
  readonly snapshot: Snapshot;
  readonly view: GameView;
  readonly question: Question | null;
  readonly selection: Selection;
  readonly objects: ReadonlyMap<number, ObjectView>;
  readonly marks: Marks;
  readonly cards: Readonly<Record<string, CardText>>;
  /** Whom creatures attack, or will when the choice is confirmed. */
  readonly attacks: ReadonlyMap<number, Entity>;
}

const FactsContext: React.Context<Facts | null> = createContext<Facts | null>(null);
export const FactsProvider: React.Provider<Facts | null> = FactsContext.Provider;

/** The facts of the open table; only inside `FactsProvider`. */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('A region of the table was drawn without a table around it.');
  return facts;
}

/** Works the facts out; null before the first snapshot. */
export function useFreshFacts(): Facts | null {
  const snapshot = useTable((state) => state.snapshot);
  const selection = useTable((state) => state.selection);
  const cards = useTable((state) => state.cards);
  const byHand = useTable((state) => state.byHand);
  const objects = useMemo(() => (snapshot === null ? null : objectsById(snapshot.view)), [snapshot]);
  return useMemo(() => {
    if (snapshot === null || objects === null) return null;
    const { view, question } = snapshot;
    const attacks = new Map<number, Entity>();
    for (const object of view.battlefield) if (object.attacking !== null) attacks.set(object.id, object.attacking);
    if (question?.kind === 'attackers')
      for (const { from, to } of plannedAttacks(question, selection)) attacks.set(from, to);
    return {
      snapshot,
      view,
      question,
      selection,
      objects,
      cards,
      attacks,
      marks: marksOf(question, selection, byHand),
    };
  }, [snapshot, objects, selection, cards, byHand]);
}

/** The class that shows what a choice makes of some objects: able, targetable, chosen, unable, or nothing. */
export function markClass(facts: Facts, ids: readonly Entity[]): 'able' | 'targetable' | 'chosen' | 'unable' | '' {
  const { question, marks } = facts;
  if (question === null) return '';
  if (ids.some((id) => marks.chosen.has(id))) return 'chosen';
  if (!ids.some((id) => marks.legal.has(id))) return isOutOfPlay(facts, ids) ? 'unable' : '';
  switch (question.kind) {
    case 'priority':
    case 'pay':
      return 'able';
    case 'attackers':
      return allDefenders(question).some((defender) => ids.includes(defender)) ? 'targetable' : 'able';
    case 'blockers':
      return question.blockers.some((blocker) => ids.includes(blocker as number as Entity)) ? 'able' : 'targetable';
    default:
      return 'targetable';
  }
}

/** Whether it is dimmed: what a choice on the table leaves out; in combat only own creatures that cannot take part. */
function isOutOfPlay({ question, view, objects }: Facts, ids: readonly Entity[]): boolean {
  if (question === null || !choosesOnTable(question)) return false;
  if (question.kind !== 'attackers' && question.kind !== 'blockers') return true;
  const object = objects.get(ids[0] as number);
  return (
    object !== undefined &&
    object.controller === view.viewer &&
    object.power !== null &&
    view.battlefield.includes(object)
  );
}

/** The printed face whose text applies to the object. */
export function faceOf(cards: Readonly<Record<string, CardText>>, object: ObjectView): FaceText | undefined {
  const card = cards[object.card] ?? cards[object.name];
  return card?.faces[object.face] ?? card?.faces[0];
}

/** The object's own lines: those of its card, or of what no card prints. */
export function ownLinesOf(facts: Facts, object: ObjectView): readonly string[] {
  return facts.snapshot.texts[object.id] ?? faceOf(facts.cards, object)?.lines ?? [];
}

/** The lines of text to print on the object, with those that effects give it. */
export function linesOf(facts: Facts, object: ObjectView): readonly string[] {
  return [...ownLinesOf(facts, object), ...(facts.snapshot.gained[object.id] ?? [])];
}
