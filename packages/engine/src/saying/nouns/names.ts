/** What the labels of a text stand for: where each of them is introduced. CR 608.2c. */
import { type Action, isLabel, type Label, type Noun } from '@kitchen-table/language/core';
import { type Named, called } from './called.ts';
import type { Introduced } from '../speaking.ts';

const NOUNS: ReadonlySet<string> = new Set<Noun['kind']>([
  'select',
  'anyTarget',
  'playerOf',
  'reference',
  'nounList',
  'libraryCards',
  'graveyardCards',
  'zoneOfPlayer',
]);

/** Nodes that hold a deed, in the field that holds it. */
const DEED_FIELDS: ReadonlySet<string> = new Set(['action', 'event', 'events', 'would', 'also', 'or', 'until']);

/** Every label that the node gives to something. */
export function introducedIn(...nodes: readonly unknown[]): ReadonlyMap<Label, Introduced> {
  const named = new Map<Label, Named>();
  for (const node of nodes) collect(node, null, '', false, named);
  if (named.size === 0) return NOTHING;
  const alike = new Map<string, number>();
  for (const each of named.values()) {
    const { text } = called(each);
    alike.set(text, (alike.get(text) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  const introduced = new Map<Label, Introduced>();
  // The binder numbers them in the order of the text: `target2` comes behind `target1`, wherever it stands in the tree.
  for (const [label, each] of [...named].sort(([one], [other]) => numberOf(one) - numberOf(other))) {
    const name = called(each);
    const place = (places.get(name.text) ?? 0) + 1;
    places.set(name.text, place);
    introduced.set(label, { ...each, called: name, place: alike.get(name.text) === 1 ? 0 : place });
  }
  return introduced;
}
/** Targets that nothing else speaks of have labels of their own, behind the others: lower/src/passes/abilities/targets-labeled.ts. */
function numberOf(label: Label): number {
  return Number(/\d+$/.exec(label)?.[0] ?? 0) + (label.startsWith('slot') ? 1000 : 0);
}
const NOTHING: ReadonlyMap<Label, Introduced> = new Map();

function collect(node: unknown, deed: Action | null, role: string, repeated: boolean, into: Map<Label, Named>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) collect(part, deed, role, repeated, into);
    return;
  }
  const part = node as Readonly<Record<string, unknown>>;
  const { kind, label } = part;
  if (typeof label === 'string' && isLabel(label) && typeof kind === 'string' && kind !== 'mode') {
    const isNoun = NOUNS.has(kind) && 'kind' in part && !isDeed(part, role);
    if (kind === 'forEach')
      note(into, { label, noun: part['of'] as Noun, action: null, role: 'each', repeated: false });
    else if (isNoun) note(into, { label, noun: node as Noun, action: deed, role, repeated: false });
    else note(into, { label, noun: null, action: node as Action, role, repeated });
  }
  const own = isDeed(part, role) ? (node as Action) : deed;
  for (const field in part) {
    const inner = part[field];
    if (typeof inner !== 'object' || inner === null) continue;
    // The verb of a clause, event or cost; what is described by a filter takes no part in the deed.
    const again = repeated || (kind === 'forEach' && field === 'clause');
    if (own === node) collect(inner, own, field, again, into);
    else if (kind === 'filter' || DEED_FIELDS.has(field)) collect(inner, null, field, again, into);
    else collect(inner, deed, role === '' || kind === 'nounList' ? role : field, again, into);
  }
}

function isDeed(part: Readonly<Record<string, unknown>>, role: string): boolean {
  return DEED_FIELDS.has(role) && typeof part['kind'] === 'string' && !NOUNS.has(part['kind']);
}

/** The first place counts: what stands later under the same label is the same again. */
function note(into: Map<Label, Named>, introduced: Named): void {
  if (!into.has(introduced.label)) into.set(introduced.label, introduced);
}
