/** What can be seen of an object besides its characteristics. CR 110.5, 508.1k, 509.1h, 700.6, 701.35. */
import type { Status } from '@kitchen-table/language/core';
import { type Characteristics, SupertypeBit, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { stickersOn } from '../../vocabulary/objects/stickers.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { isTransforming } from '../../vocabulary/objects/transforming-cards.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { attachmentsOf } from './attachments.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { isGoaded } from '../combat-phase/goaded.ts';

/** Whether the object has the status. */
export function hasStatus(
  game: Game,
  status: Status,
  object: GameObject,
  now: Characteristics,
  context: Context,
): boolean {
  const bits = object.status;
  switch (status) {
    case 'tapped':
      return (bits & StatusBit.Tapped) !== 0;
    case 'untapped':
      return (bits & StatusBit.Tapped) === 0;
    case 'attacking':
      return object.attacking !== NO_ENTITY;
    case 'blocking':
      return object.blocking.length > 0;
    case 'blocked':
      return object.attacking !== NO_ENTITY && (bits & StatusBit.Blocked) !== 0;
    case 'unblocked':
      return object.attacking !== NO_ENTITY && (bits & StatusBit.Blocked) === 0 && game.step >= Step.DeclareBlockers;
    case 'face-down':
      return (bits & StatusBit.FaceDown) !== 0;
    case 'face-up':
      return (bits & StatusBit.FaceDown) === 0;
    case 'enchanted':
      return attachmentsOf(game, object.id).some((id) => hasSubtype(characteristics(game, id), 'Aura'));
    case 'equipped':
      return attachmentsOf(game, object.id).some((id) => hasSubtype(characteristics(game, id), 'Equipment'));
    case 'modified':
      return isModified(game, object, now);
    case 'suspended':
      return (
        object.zone === Zone.Exile &&
        (object.counters['time'] ?? 0) > 0 &&
        now.abilities.some((one) => one.ability.kind === 'keyword' && one.ability.keyword === 'suspend')
      );
    case 'foretold': // CR 702.143c
      return object.zone === Zone.Exile && object.memory.marks?.['foretell'] !== undefined;
    case 'chosen':
      return game.objects[context.source]?.memory.chosenObject === object.id;
    case 'exiled':
      return object.zone === Zone.Exile;
    case 'historic':
      return isHistoric(now);
    case 'kicked':
      return wasPaid(object, 'kicker') || wasPaid(object, 'multikicker');
    case 'transformed': // CR 701.28g
      return object.zone === Zone.Battlefield && object.face === 1 && isTransforming(object.record.card);
    case 'monstrous':
      return (bits & StatusBit.Monstrous) !== 0;
    case 'renowned':
      return (bits & StatusBit.Renowned) !== 0;
    case 'saddled':
      return (bits & StatusBit.Saddled) !== 0;
    case 'goaded':
      return isGoaded(game, object.id);
    case 'suspected':
      return (bits & StatusBit.Suspected) !== 0;
    case 'harnessed':
      return object.memory.marks?.['harnessed'] === 1; // CR 701.64b
    case 'solved':
      return object.memory.marks?.['solved'] === 1; // CR 719.3b
    case 'stickered':
      return stickersOn(game, object.id).length > 0; // CR 123.4
    case 'activated':
      return object.stack?.kind === 'activated';
    case 'triggered':
      return object.stack?.kind === 'triggered';
    case 'loyalty':
      return (
        object.stack?.ability?.ability.kind === 'activated' &&
        object.stack.ability.ability.cost.some((part) => part.kind === 'loyaltyCost')
      );
    case 'mana':
      return object.stack?.ability?.isManaAbility === true;
    case 'revealed':
    case 'milled':
    case 'amassed':
    case 'discovered':
    case 'attached':
    case 'looked at':
    case 'copied':
    case 'countered':
    case 'destroyed':
    case 'drawn':
    case 'created':
    case 'discarded':
    case 'returned':
    case 'sacrificed':
      // Said of what an earlier step handled: the step's label limits it already.
      return true;
    default:
      return unreachable(status);
  }
}

/** Whether a cost of this name was paid for the spell, or for the spell that became the permanent. CR 400.7d, 601.2b. */
export function wasPaid(object: GameObject, keyword: string): boolean {
  const cast = object.stack?.cast ?? object.memory.cast;
  return cast !== undefined && cast.paid.includes(keyword);
}

/** CR 700.9: counters, Equipment, or an Aura that its controller controls. */
function isModified(game: Game, object: GameObject, now: Characteristics): boolean {
  for (const counter in object.counters) if ((object.counters[counter] ?? 0) > 0) return true;
  return attachmentsOf(game, object.id).some((id) => {
    const attached = characteristics(game, id);
    return (
      hasSubtype(attached, 'Equipment') || (hasSubtype(attached, 'Aura') && attached.controller === now.controller)
    );
  });
}

function unreachable(value: never): never {
  throw new Error(`no such status: ${String(value)}`);
}

/** CR 700.6. */
export function isHistoric(now: Characteristics): boolean {
  return (
    (now.types & TypeBit.Artifact) !== 0 || (now.supertypes & SupertypeBit.Legendary) !== 0 || hasSubtype(now, 'Saga')
  );
}
