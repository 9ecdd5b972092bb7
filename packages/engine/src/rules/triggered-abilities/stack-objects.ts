/** Abilities as objects on the stack. CR 113.2c, 602.2a, 603.3. */
import type { Card } from '@kitchen-table/language/core';
import { addToStack } from '../../events/outside-of-events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { StackFacts } from '../../vocabulary/objects/objects.ts';

/** What abilities without a source are of: those of being the monarch, for one. CR 725.2. */
const NO_SOURCE: Card = {
  name: '',
  layout: 'normal',
  faces: [{ name: '', manaCost: null, supertypes: [], types: [], subtypes: [], text: null, abilities: [] }],
  colorIdentity: [],
};

/** Puts an ability on the top of the stack: it is an object that is not a card. */
export function putAbilityOnStack(game: Game, controller: PlayerId, facts: StackFacts): ObjectId {
  const source = game.objects[facts.source];
  const record = source?.record ?? game.rules.recordOf(game, NO_SOURCE);
  return addToStack(game, record, source?.face ?? 0, controller, facts);
}
