/** Spells and permanents that are Auras for as long as they are bestowed. CR 702.103. */
import type { KeywordAbility } from '@kitchen-table/language/core';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_ENTITY, NO_OBJECT } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isCreatureType } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { abilityRecords } from '../abilities/ability-records.ts';

/** What a bestowed Aura enchants. CR 702.103b. */
export const BESTOWED: KeywordAbility = {
  kind: 'keyword',
  keyword: 'enchant',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};

/** On the stack until its target is illegal, on the battlefield until it is unattached. CR 702.103e-f. */
export function isBestowed(object: GameObject): boolean {
  if (object.zone === Zone.Stack) return object.stack?.kind === 'spell' && object.stack.cast.paid.includes('bestow');
  return (
    object.zone === Zone.Battlefield &&
    object.attachedTo !== NO_ENTITY &&
    object.memory.cast?.paid.includes('bestow') === true
  );
}

/** Pure memo by what is printed. */
const memo = new WeakMap<Characteristics, Characteristics>();

/** An Aura enchantment with enchant creature, and no creature. CR 702.103b. */
export function asBestowed(printed: Characteristics): Characteristics {
  let aura = memo.get(printed);
  if (aura === undefined) {
    aura = printed.copy();
    aura.types = (aura.types & ~TypeBit.Creature) | TypeBit.Enchantment;
    aura.subtypes = [...aura.subtypes.filter((subtype) => !isCreatureType(subtype)), 'Aura'];
    aura.power = aura.toughness = aura.basePower = aura.baseToughness = Number.NaN;
    aura.abilities = [...aura.abilities, ...abilityRecords(BESTOWED, -1, NO_OBJECT, null)];
    memo.set(printed, aura);
  }
  return aura;
}

/** A fused split spell has the characteristics of both halves; each half's text keeps its own references. CR 702.102b. */
export function isFused(object: GameObject): boolean {
  return object.zone === Zone.Stack && object.stack?.kind === 'spell' && object.stack.cast.paid.includes('fuse');
}
