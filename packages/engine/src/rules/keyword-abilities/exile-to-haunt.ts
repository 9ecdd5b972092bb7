/** Exiling a card haunting a creature, and returning a crafted permanent. CR 702.55a, 702.167a. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { perform } from '../../events/perform.ts';
import type { Bound, Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { placeEvents } from '../effects/objects/moving.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';

/** The card of the object now, wherever it went last. CR 400.7. */
function cardNow(game: Game, id: ObjectId): GameObject {
  let object = game.objects[id] as GameObject;
  while (object.became !== NO_OBJECT) object = game.objects[object.became] as GameObject;
  return object;
}

/** CR 702.55a-b: the card goes from the graveyard to exile and haunts the creature from then on. */
function exileHaunting(game: Game, source: ObjectId, creature: ObjectId): boolean {
  const card = cardNow(game, source);
  if (card.zone !== Zone.Graveyard) return false;
  const done = perform(game, [
    moveEvent(game, card.id, Zone.Exile, 'exile', card.owner, { cause: source, rule: '702.55a' }),
  ]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return false;
  remember(game, became, { haunts: creature });
  return true;
}

/** The label of what was exiled to craft. */
export const MATERIALS = 'materials';

/** CR 702.167a, 702.167c: the exiled card returns transformed under its owner's control, and knows what it was made of. */
function returnCrafted(game: Game, source: ObjectId, context: Context): boolean {
  const card = cardNow(game, source);
  // CR 701.28c: only a card with another face can be put onto the battlefield transformed.
  if (card.zone !== Zone.Exile || card.record.card.layout !== 'transform') return false;
  const { entities: crafted } = context.bindings[MATERIALS] as Bound;
  const entering = {
    kind: 'entering',
    transformed: true,
    under: { kind: 'playerOf', relation: 'owner', of: { kind: 'self' } },
  } as const;
  const to = { kind: 'place', zone: 'battlefield' } as const;
  const events = placeEvents(game, [card.id], to, entering, card.owner, 'return', context, '702.167a');
  const done = perform(
    game,
    events.map((event): GameEvent => {
      if (event.kind !== 'zoneChange' || event.entering === null) return event;
      const memory = { ...event.entering.memory, crafted: crafted as readonly number[] as readonly ObjectId[] };
      return { ...event, entering: { ...event.entering, memory } };
    }),
  );
  const became = movedTo(done);
  return became !== NO_OBJECT;
}

/** Haunt: the object is the haunted creature. CR 702.55a. */
export const hauntAction: KeywordAction = {
  kind: 'haunt',
  cr: '702.55a',
  does: ({ game, object, context }) => ({ done: exileHaunting(game, context.source, object) }),
  says: '{object} is haunted',
  helps: null,
};

/** Craft. CR 702.167a. */
export const craftAction: KeywordAction = {
  kind: 'craft',
  cr: '702.167a',
  does: ({ game, object, context }) => ({ done: returnCrafted(game, object, context) }),
  says: '{object} is crafted',
  helps: true,
};
