/** What was so as a spell was cast: noted then, and asked of the spell and of the permanent it became. CR 400.7d, 601.2i. */
import type { Condition } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { CastFacts } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { holds } from '../reading.ts';

type AsCast = Extract<Condition, { kind: 'controls' | 'thereIs' }>;

/** Pure memos: under which name a condition is noted, and those that a text asks about. */
const names = new WeakMap<AsCast, string>();
const asked = new WeakMap<readonly AbilityRecord[], readonly AsCast[]>();

function nameOf(condition: AsCast): string {
  let name = names.get(condition);
  if (name === undefined) names.set(condition, (name = JSON.stringify(condition)));
  return name;
}

/** Whether it was so as the spell was cast; a copy was not cast, but the costs of what it copies count for it. CR 707.10. */
export function heldAsCast(game: Game, condition: AsCast, { source }: Context): boolean {
  const object = game.objects[source];
  const cast = object?.stack?.cast ?? object?.memory.cast;
  if (cast === undefined || (cast.from === Zone.None && condition.kind === 'controls')) return false;
  return cast.held?.includes(nameOf(condition)) === true;
}

/** The facts of a spell that has just been cast, with what its text will want to know of that moment. CR 601.2i. */
export function withHeld(game: Game, spell: ObjectId, facts: CastFacts, context: Context): CastFacts {
  if (!mentions(game, 'when cast')) return facts;
  const { abilities } = characteristics(game, spell);
  let conditions = asked.get(abilities);
  if (conditions === undefined) {
    const found: AsCast[] = [];
    for (const { ability } of abilities) collect(ability, found);
    asked.set(abilities, (conditions = found));
  }
  const held = conditions.filter(({ at: _at, ...condition }) => holds(game, condition, context));
  return held.length === 0 ? facts : { ...facts, held: held.map(nameOf) };
}

function collect(node: unknown, into: AsCast[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ((node as { at?: unknown }).at === 'when cast') into.push(node as AsCast);
  for (const part of Object.values(node)) collect(part, into);
}
