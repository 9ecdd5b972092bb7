/** Whatever a position holds, written as plain JSON: what stands in several places stands there once, and is one again when read. */
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { GameObject } from '../../vocabulary/objects/objects.ts';
import { hasOwnCost } from '../../vocabulary/objects/own-costs.ts';
import { Player } from '../../vocabulary/players/players.ts';
import type { KnownNodes, Path } from './known-nodes.ts';

/** A number, a word, true, false, null; or in a list what JSON has no form for: [node], ['known', which], ['number', as text], ['nothing']. */
export type Written =
  | number
  | string
  | boolean
  | null
  | readonly [number]
  | readonly ['known', number]
  | readonly ['number', string]
  | readonly ['nothing'];

/** What kind of thing a node is, and what it holds: of a record its shape first. */
export type WrittenNode = readonly ['list' | 'set' | 'map' | 'record', ...Written[]];

/** Which fields records have, and what they are records of. */
export interface Shape {
  readonly of: 'plain' | 'player' | 'object' | 'characteristics';
  readonly fields: readonly string[];
}

/** Everything that was written, so far: each node after those that it holds. */
export class PositionWriter {
  readonly nodes: WrittenNode[] = [];
  readonly shapes: Shape[] = [];
  /** Where what is known stands, by the number under which it is spoken of. */
  readonly paths: Path[] = [];
  /** Why the position can't be written faithfully; null: so far it can. */
  refused: string | null = null;
  private readonly known: KnownNodes;
  private readonly numbers = new Map<object, number>();
  private readonly knownNumbers = new Map<object, number>();
  private readonly shapeNumbers = new Map<string, number>();
  private readonly under = new Set<object>();

  constructor(known: KnownNodes) {
    this.known = known;
  }

  /** `before`: within what an object was when it left. */
  write(value: unknown, before = false): Written {
    switch (typeof value) {
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['number', Object.is(value, -0) ? '-0' : String(value)];
      case 'string':
      case 'boolean':
        return value;
      case 'undefined':
        return ['nothing'];
      case 'object':
        return value === null ? null : this.writeNode(value, before);
      default:
        return this.refuse(`it holds a ${typeof value}`);
    }
  }

  private refuse(because: string): null {
    this.refused ??= because;
    return null;
  }

  private writeNode(node: object, before: boolean): Written {
    const written = this.numbers.get(node);
    if (written === undefined && this.known.has(node)) return ['known', this.knownNumber(node)];
    // Who has an ability from an effect is asked by `===`: it is the one that the layers make, or none.
    if (!before && isAbilityRecord(node)) return this.refuse('an ability that an effect gave is at work');
    if (hasOwnCost(node)) return this.refuse('a cost was worked out for one object');
    if (written !== undefined) return [written];
    if (this.under.has(node)) return this.refuse('something holds itself');
    this.under.add(node);
    const contents = this.contentsOf(node, before || node instanceof Characteristics);
    this.under.delete(node);
    this.nodes.push(contents);
    this.numbers.set(node, this.nodes.length - 1);
    return [this.nodes.length - 1];
  }

  private knownNumber(node: object): number {
    let number = this.knownNumbers.get(node);
    if (number === undefined) {
      number = this.paths.push(this.known.pathOf(node)) - 1;
      this.knownNumbers.set(node, number);
    }
    return number;
  }

  private contentsOf(node: object, before: boolean): WrittenNode {
    if (Array.isArray(node)) return ['list', ...Array.from(node, (value) => this.write(value, before))];
    if (node instanceof Set) return ['set', ...Array.from(node, (value) => this.write(value, before))];
    if (node instanceof Map) return ['map', ...[...node].flat().map((value) => this.write(value, before))];
    const of = kindOf(node);
    if (of === null) {
      this.refuse('it holds something of a kind of its own');
      return ['list'];
    }
    const fields = Object.keys(node).filter((field) => of === 'plain' || field !== 'token');
    const values = fields.map((field) => this.write((node as Readonly<Record<string, unknown>>)[field], before));
    return ['record', this.shapeNumber({ of, fields }), ...values];
  }

  private shapeNumber(shape: Shape): number {
    const name = JSON.stringify(shape);
    let number = this.shapeNumbers.get(name);
    if (number === undefined) {
      number = this.shapes.push(shape) - 1;
      this.shapeNumbers.set(name, number);
    }
    return number;
  }
}

function kindOf(node: object): Shape['of'] | null {
  if (node instanceof Player) return 'player';
  if (node instanceof GameObject) return 'object';
  if (node instanceof Characteristics) return 'characteristics';
  const prototype: unknown = Object.getPrototypeOf(node);
  return prototype === Object.prototype || prototype === null ? 'plain' : null;
}

function isAbilityRecord(node: object): boolean {
  return 'ability' in node && 'isManaAbility' in node && 'grantedBy' in node;
}
