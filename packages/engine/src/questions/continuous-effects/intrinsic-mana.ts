/** The mana abilities of basic land types. CR 305.6. */
import type { ActivatedAbility } from '@kitchen-table/language/core';
import {
  type AbilityRecord,
  type Characteristics,
  Interest,
  TypeBit,
} from '../../vocabulary/objects/characteristics.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

const SYMBOLS = ['W', 'U', 'B', 'R', 'G'];

const RECORDS: readonly AbilityRecord[] = SYMBOLS.map((symbol, i) => {
  const ability: ActivatedAbility = {
    kind: 'activated',
    cost: [{ kind: 'tapCost' }],
    clause: { kind: 'do', action: { kind: 'addMana', mana: { kind: 'symbols', symbols: [symbol] } } },
  };
  return {
    ability,
    index: -2 - i,
    isManaAbility: true,
    zones: 1 << Zone.Battlefield,
    grantedBy: NO_OBJECT,
    watches: [],
    interest: Interest.Mana,
  };
});

/** The abilities that the land's basic land types give and that it does not have yet. */
export function intrinsicManaAbilities(land: Characteristics): readonly AbilityRecord[] {
  if ((land.types & TypeBit.Land) === 0) return [];
  const found: AbilityRecord[] = [];
  for (let i = 0; i < BASIC_LAND_TYPES.length; i++) {
    if (!land.subtypes.includes(BASIC_LAND_TYPES[i] as string)) continue;
    if (!land.abilities.some((record) => isTapFor(record, SYMBOLS[i] as string)))
      found.push(RECORDS[i] as AbilityRecord);
  }
  return found;
}

/** Whether the ability comes with a basic land type and is not printed. CR 305.6. */
export function isIntrinsic(record: AbilityRecord): boolean {
  return RECORDS.includes(record);
}

function isTapFor(record: AbilityRecord, symbol: string): boolean {
  const ability = record.ability;
  if (ability.kind !== 'activated' || ability.cost.length !== 1 || ability.cost[0]?.kind !== 'tapCost') return false;
  const clause = ability.clause;
  if (clause.kind !== 'do' || clause.action.kind !== 'addMana' || clause.action.mana.kind !== 'symbols') return false;
  return (
    clause.action.mana.symbols.length === 1 &&
    clause.action.mana.symbols[0] === symbol &&
    clause.action.spendOnly === undefined
  );
}
