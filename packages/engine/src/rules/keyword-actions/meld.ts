/** Melding two cards of a meld pair: one permanent with their combined back face. CR 701.37, 712.4. */
import { type Card, type Meld, some } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Component } from '../../vocabulary/objects/merged.ts';
import { type GameObject, NO_MEMORY, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { movedTo, moveEvent, plainEntering } from '../event-makers.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';

/** The melded permanent, or NO_OBJECT: what cannot be melded stays where it is. CR 701.37b-c. */
export function meld(
  game: Game,
  player: PlayerId,
  objects: readonly ObjectId[],
  action: Meld,
  source: ObjectId,
): ObjectId {
  const back = game.setup.cards[action.into];
  if (objects.length !== 2 || back === undefined) return NO_OBJECT;
  const pair = objects.map((id) => game.objects[id] as GameObject);
  if (!isPair(pair, action.into)) return NO_OBJECT;
  const record = game.rules.recordOf(game, back);
  const components = pair.map(componentOf);
  const entering = {
    ...plainEntering(player),
    memory: { ...NO_MEMORY, components },
    copied: {
      record: record.index,
      face: 0,
      except: [],
      manaValue: pair.reduce((sum, { record: { faces } }) => sum + (faces[0] as Characteristics).manaValue, 0), // CR 712.8g
    },
  };
  const by = { cause: source, rule: '701.37a' };
  const done = perform(game, [
    moveEvent(game, objects[0] as ObjectId, Zone.Battlefield, 'put', player, by, { entering }),
  ]);
  return movedTo(done);
}

/** The names of the cards that this one, with its counterpart, can become: a game with it needs them too. CR 701.37a, 712.4. */
export function meldsInto(card: Card): readonly string[] {
  const names: string[] = [];
  some(card.faces[0].abilities, ({ kind, into }) => {
    if (kind === 'meld' && typeof into === 'string' && !names.includes(into)) names.push(into);
    return false;
  });
  return names;
}

/** Two cards, no tokens: one whose text melds into that, and the counterpart that it names. CR 701.37b. */
function isPair(objects: readonly GameObject[], into: string): boolean {
  if (objects.some(({ status, record }) => (status & StatusBit.Token) !== 0 || record.card.layout !== 'meld'))
    return false;
  const [one, other] = objects.map(({ record }) => record.card) as [Card, Card];
  return names(one, into, other.name) || names(other, into, one.name);
}

function names(card: Card, into: string, counterpart: string): boolean {
  const { abilities } = card.faces[0];
  return some(abilities, (part) => part['into'] === into) && some(abilities, ({ name }) => name === counterpart);
}

function componentOf(object: GameObject): Component {
  return {
    card: object.card,
    record: object.record.index,
    values: { record: object.record.index, face: 0, except: [] },
    token: false,
    faceDown: false,
    was: object.id,
  };
}
