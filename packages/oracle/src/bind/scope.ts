/** What has been spoken of so far, while the walk goes through an ability. */
import { type Label, outward, type Select } from '@kitchen-table/language/surface';
import type { AmountCandidate, Candidate, Node } from './candidates.ts';
import type { ChosenWord } from './chosen-words.ts';
import type { Later } from './later.ts';
import type { Taken } from './rest.ts';

/** What is wrong with a reference: the words that could not be bound, and why. */
export interface BindingProblem {
  words: string;
  reason: 'nothing to refer to' | 'more than one thing it may refer to';
}

/** A reference or an amount that was bound, and between what was chosen. */
export interface Choice {
  readonly reference: object;
  readonly parent: Node | null;
  /** What was known of its sort and number. */
  readonly known: readonly (Candidate | AmountCandidate)[];
  /** Those of which that may be said and done, and that are described so. */
  readonly fitting: readonly (Candidate | AmountCandidate)[];
  /** What is meant; nothing that was known, if its words or place alone decided. */
  readonly meant: Candidate | AmountCandidate | undefined;
}

/** The place the walk has come to, and everything that was named before it. */
export interface Scope {
  problems: BindingProblem[];
  candidates: Candidate[];
  amounts: AmountCandidate[];
  /** How many labels of each sort have been given. */
  counters: { target: number; chosen: number; step: number };
  /** The instruction, condition or rule that the walk is in; 0 is the trigger or cost. */
  step: number;
  /** In the exceptions of a copy. */
  inException: boolean;
  /** Inside "as long as ~ is paired". */
  paired: boolean;
  selfDealtDamage: boolean;
  /** How many descriptions the walk is inside of. */
  describing: number;
  lastSubject: (() => Label) | null;
  /** Whose library was spoken of last. */
  lastLibrary: (() => Label) | null;
  actor: (() => Label) | null;
  /** Inside an action of those who acted just before: of several each speaks of their own. CR 608.2e. */
  actsAgain: boolean;
  /** What has been chosen by a word: "a color", "a card name". */
  chosenWords: ChosenWord[];
  /** The latest description of a token: "two of those tokens" are like it. */
  lastToken: Node | null;
  /** Which of the numbers chosen in secret was spoken of last. */
  chosenNumber: string | null;
  /** The latest comparison: "the difference" is that of its sides. */
  compared: {
    readonly condition: Node /** What it is a quality of: "an opponent who controls more lands than you". */;
    readonly noun: Node | null;
  } | null;
  /** The name of what is asked to be of some description, while that is visited. */
  compares: Label | null;
  /** Counters of any kind are spoken of one kind after the other: "of that kind" means something. */
  kindsOfCounters: boolean;
  /** The kind of the counters spoken of last. */
  counter: string | null;
  /** Who or what the latest damage was dealt to. */
  lastDamaged: (() => Label) | null;
  /** "The rest" are spoken of somewhere in the ability. */
  speaksOfTheRest: boolean;
  /** What was taken so far of those that go by a name. */
  taken: Taken[];
  /** Of which the rest was spoken of. */
  disposed: Set<unknown>;
  /** Inside how many branches the walk is where something is not known that another branch names. */
  withholding: number;
  /** Inside how many branches the walk is that are done instead of the step before them. CR 614.15. */
  replacing: number;
  /** What references have meant so far, one after the other. */
  meant: (Candidate | AmountCandidate)[];
  /** The delayed and reflexive triggers so far. */
  later: Later[];
  /** Within how many delayed triggers and replacements the walk is. */
  within: number;
  /** References to roles of events that stand further out if a sentence is taken into a delayed trigger before it. */
  ofOuterEvents: Set<unknown>;
  /** Is told of what was chosen for each reference. */
  onChoice: ((choice: Choice) => void) | null;
}

/** How to go on through a node: to it, or to its parts, all or some. */
export interface Walk {
  visit(scope: Scope, node: Node, parent: Node | null): void;
  visitParts(scope: Scope, node: Node, only?: readonly string[]): void;
}

/** Stands before the join of a sentence that was taken into the trigger before it. */
export const BEHIND = 'behind ';

/** Nothing has been spoken of yet. */
export function emptyScope(): Scope {
  return {
    problems: [],
    candidates: [],
    amounts: [],
    counters: { target: 0, chosen: 0, step: 0 },
    step: 0,
    inException: false,
    paired: false,
    selfDealtDamage: false,
    describing: 0,
    lastSubject: null,
    lastLibrary: null,
    actor: null,
    actsAgain: false,
    chosenWords: [],
    lastDamaged: null,
    counter: null,
    kindsOfCounters: false,
    compared: null,
    compares: null,
    lastToken: null,
    chosenNumber: null,
    speaksOfTheRest: false,
    taken: [],
    disposed: new Set(),
    withholding: 0,
    replacing: 0,
    meant: [],
    later: [],
    within: 0,
    ofOuterEvents: new Set(),
    onChoice: null,
  };
}

/** Are some cards spoken of as the ones that are left? */
export function speaksOfTheRest(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  const node = tree as Node;
  if (node['words'] === 'the rest' || node['words'] === 'the other' || isAllOthersThisWay(node)) return true;
  for (const field in tree) if (speaksOfTheRest((tree as Node)[field])) return true;
  return false;
}

/** "All other cards revealed this way". */
function isAllOthersThisWay(node: Node): boolean {
  if (node.kind !== 'select') return false;
  const { quantifier, filter } = node as unknown as Select;
  return (
    quantifier.amount === 'all' &&
    quantifier.other === true &&
    filter.qualities?.some(({ kind }) => kind === 'thisWay') === true
  );
}

/** A candidate named in an instruction, with nothing special about it but what is said. */
export function plain(
  scope: Scope,
  said: Pick<Candidate, 'label' | 'sort' | 'number' | 'words'> & Partial<Candidate>,
): Candidate {
  return { step: scope.step, role: 'plain', self: false, target: false, ...said };
}

/** The label of a noun; a noun without one is given the next. */
export function writeLabel(scope: Scope, noun: Node): Label {
  if (noun['label'] !== undefined) return noun['label'] as Label;
  const target = (noun['quantifier'] as { target?: true } | undefined)?.target === true;
  const label: Label = target ? `target${++scope.counters.target}` : `chosen${++scope.counters.chosen}`;
  noun['label'] = label;
  return label;
}

/** A role of an event that the walk has come to: its name, however far within other events it is spoken of. CR 603.7. */
export function roleHere(scope: Scope, role: Label): Pick<Candidate, 'label' | 'frame'> {
  const frame = scope.within;
  return { label: () => outwardBy(role, scope.within - frame), frame };
}

/** The name by which something goes so many events further in. */
export function outwardBy(label: Label, times: number): Label {
  return times <= 0 ? label : outwardBy(outward(label), times - 1);
}
