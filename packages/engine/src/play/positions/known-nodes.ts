/** What need not be written of a position, because it is there again by itself: the setup, and what is worked out from cards. */
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import { EMPTY_POOL } from '../../vocabulary/players/players.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import { NO_COUNTERS, NO_MEMORY } from '../../vocabulary/objects/objects.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';

/** By which keys something is reached, from the roots on. */
export type Path = readonly (string | number)[];

/** Where paths begin. */
export interface Roots {
  readonly cards: GameSetup['cards'];
  /** Of every card that the position has, those of its tokens too; empty until their cards are known. */
  readonly records: readonly CardRecord[];
  /** What the engine itself holds once. */
  readonly constants: Readonly<Record<string, object>>;
}

const CONSTANTS: Roots['constants'] = { NO_COUNTERS, NO_MEMORY, NO_BINDINGS, EMPTY_POOL };
/** A memo that fills while the game is played. */
const FILLED_LATER = 'shared';

/** The roots before the records of the position are known. */
export function rootsOf({ cards }: GameSetup): Roots {
  return { cards, records: [], constants: CONSTANTS };
}

/** What stands at the end of the path; undefined where nothing does. */
export function at(roots: Roots, path: Path): unknown {
  let now: unknown = roots;
  for (const key of path) {
    if (typeof now !== 'object' || now === null) return undefined;
    now = (now as Readonly<Record<string | number, unknown>>)[key];
  }
  return now;
}

/** Everything that is reached from the roots, and how. */
export class KnownNodes {
  private readonly reached = new Map<object, { readonly from: object | null; readonly key: string | number }>();

  constructor({ cards, constants }: Roots) {
    this.reach(cards, null, 'cards');
    this.reach(constants, null, 'constants');
  }

  /** From now on what is worked out from the cards is known too. */
  addRecords(records: readonly CardRecord[]): void {
    this.reach(records, null, 'records');
  }

  has(node: object): boolean {
    return this.reached.has(node);
  }

  /** By which keys it is reached. */
  pathOf(node: object): Path {
    const path: (string | number)[] = [];
    for (let now: object | null = node; now !== null; ) {
      const step = this.reached.get(now);
      if (step === undefined) throw new Error('what is not known has no path');
      path.unshift(step.key);
      now = step.from;
    }
    return path;
  }

  private reach(node: object, from: object | null, key: string | number): void {
    if (this.reached.has(node) || node instanceof Set || node instanceof Map) return;
    this.reached.set(node, { from, key });
    if (Array.isArray(node)) {
      for (let i = 0; i < node.length; i++) if (isNode(node[i])) this.reach(node[i], node, i);
      return;
    }
    for (const name in node) {
      const value = (node as Readonly<Record<string, unknown>>)[name];
      if (isNode(value) && name !== FILLED_LATER) this.reach(value, node, name);
    }
  }
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
