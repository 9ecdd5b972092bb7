/** The instructions of a card: each deed that the clauses of its abilities say, with what it refers to. CR 608.2c. */
import type { Action, Card } from '@kitchen-table/language/core';

/** A deed of a card, and in which of its abilities it stands. */
export interface Instruction {
  readonly action: Action;
  /** The face and the ability, from one on. */
  readonly place: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Every deed that the card's abilities tell somebody to do, by its node. */
export function instructionsOf(card: Card): ReadonlyMap<Action, Instruction> {
  const found = new Map<Action, Instruction>();
  card.faces.forEach((face, at) =>
    face.abilities.forEach((ability, index) => {
      const place = `${card.faces.length > 1 ? `face ${at + 1}, ` : ''}ability ${index + 1}`;
      collect(ability, (action) => found.set(action, { action, place }));
    }),
  );
  return found;
}

function collect(node: unknown, found: (action: Action) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((part) => collect(part, found));
  const { kind, action } = node as Node;
  if (kind === 'do') found(action as Action);
  for (const part of Object.values(node)) collect(part, found);
}

/** The labels that the words of a deed refer to, of what was named before it: targets, what steps did, roles of the event. */
export function referencesOf(action: Action): ReadonlySet<string> {
  const labels = new Set<string>();
  gather(action, labels);
  return labels;
}

/** Labels filled while a text is carried out, unlike those that mean the same in every ability. CR 608.2c. */
const FILLED = /^(?:target\d|chosen\d|step\d|slot\d|event\.|outer )/;
/** What stands in another ability, in a delayed one, in an effect that lasts or at a result of dice is read at another time. */
const LATER: ReadonlySet<string> = new Set([
  ...['activated', 'triggered', 'static', 'spell', 'chapter', 'keyword', 'delayed', 'trigger', 'replace', 'prevent'],
]);

function gather(node: unknown, labels: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((part) => gather(part, labels));
  const { kind, to } = node as Node;
  if (LATER.has(kind as string)) return;
  if ('clause' in node) return gather({ ...node, clause: null }, labels);
  if ((kind === 'reference' || kind === 'amountOf') && typeof to === 'string' && FILLED.test(to)) labels.add(to);
  for (const part of Object.values(node)) gather(part, labels);
}
