/** What was written of a position, read again. Damaged data throws, or gives another position than was written: whoever reads compares digests. */
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { GameObject, type OwnerToken } from '../../vocabulary/objects/objects.ts';
import { Player } from '../../vocabulary/players/players.ts';
import { at, type Path, type Roots } from './known-nodes.ts';
import type { Shape, Written, WrittenNode } from './writing.ts';

/** Nodes in the order in which they were written. */
export interface WrittenNodes {
  readonly nodes: readonly WrittenNode[];
  readonly shapes: readonly Shape[];
  readonly paths: readonly Path[];
}

/** Nobody owns what is read: each game copies it before it writes. */
const NOBODY: OwnerToken = {};

/** Reads nodes one after the other. */
export class PositionReader {
  private readonly written: WrittenNodes;
  private readonly nodes: unknown[] = [];
  private roots: Roots;

  constructor(written: WrittenNodes, roots: Roots) {
    this.written = written;
    this.roots = roots;
  }

  /** Reads the nodes up to that number; what they name as known is found from the roots. */
  readTo(end: number, roots: Roots = this.roots): void {
    this.roots = roots;
    while (this.nodes.length < end) {
      const node = this.written.nodes[this.nodes.length];
      if (node === undefined) throw new Error('a node of the position is missing');
      this.nodes.push(this.nodeOf(node));
    }
  }

  read(value: Written): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const [kind, which] = value;
    if (typeof kind === 'number') {
      if (kind >= this.nodes.length) throw new Error('a node of the position stands before what it holds');
      return this.nodes[kind];
    }
    if (kind === 'nothing') return undefined;
    if (kind === 'number') return Number(which);
    const path = this.written.paths[which as number];
    const known = path === undefined ? undefined : at(this.roots, path);
    if (known === undefined) throw new Error(`what the position knows is not there: ${String(path?.join(' '))}`);
    return known;
  }

  private nodeOf([kind, ...written]: WrittenNode): unknown {
    if (kind === 'record') return this.recordOf(written);
    const values = written.map((value) => this.read(value));
    if (kind === 'list') return values;
    if (kind === 'set') return new Set(values);
    return new Map(Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i], values[2 * i + 1]]));
  }

  private recordOf([number, ...values]: readonly Written[]): object {
    const shape = this.written.shapes[number as number];
    if (shape === undefined || shape.fields.length !== values.length)
      throw new Error('a record of the position has no shape');
    const record = emptyOf(shape.of) as Record<string, unknown>;
    shape.fields.forEach((field, i) => {
      record[field] = this.read(values[i] as Written);
    });
    return record;
  }
}

/** Made by its own constructor, so that it is written into as any other. */
function emptyOf(of: Shape['of']): object {
  switch (of) {
    case 'plain':
      return {};
    case 'player':
      return new Player(NOBODY, 0 as Player['id'], '', 0, 0);
    case 'object':
      return new GameObject(NOBODY, 0 as GameObject['id'], 0 as GameObject['card'], UNREAD, 0 as Player['id'], 0, 0);
    case 'characteristics':
      return new Characteristics('', null, 0, 0, 0, 0, [], 0, 0, 0 as Player['id'], [], 0, 0, UNREAD);
  }
}

/** What is read next. */
const UNREAD = undefined as never;
