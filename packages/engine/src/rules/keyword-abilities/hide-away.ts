/** Hideaway: one of the top cards is exiled face down, the rest go to the bottom. CR 702.75a. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import { withExiled } from '../../questions/zones/linked-exile.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { shuffleInPlace } from '../../vocabulary/random.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { topCards } from '../keyword-actions/scry.ts';
import { setMemory } from '../../vocabulary/objects/object-notes.ts';

/** The player looks at so many cards, and the source remembers the one that was exiled. CR 607.2a. */
function hideAway(game: Game, player: PlayerId, count: number, source: ObjectId): void {
  const cards = topCards(game, player, count);
  if (cards.length === 0) return;
  const by = { cause: source, rule: '702.75a' };
  perform(game, [{ kind: 'look', player, objects: cards, ...by }]);
  const chosen = askChooseObjects(
    game,
    player,
    reason('Choose a card to hide away', source, '702.75a'),
    cards,
    1,
    1,
    'exile',
    { hidden: true },
  );
  for (const card of chosen) {
    const done = perform(game, [
      moveEvent(game, card, Zone.Exile, 'exile', player, by, { faceDown: true, visibleTo: 1 << player }),
    ]);
    const moved = movedTo(done);
    if (!isIn(game, source, Zone.Battlefield) || !isIn(game, moved, Zone.Exile)) continue;
    setMemory(game, source, withExiled(game, game.objects[source] as GameObject, [moved]));
  }
  const rest = cards.filter((card) => !chosen.includes(card));
  shuffleInPlace(game, rest);
  perform(
    game,
    rest.map((card) => moveEvent(game, card, Zone.Library, 'put', player, by, { position: 'bottom' })),
  );
}

/** Hideaway. CR 702.75a. */
export const hideAwayAction: KeywordAction = {
  kind: 'hide away',
  cr: '702.75a',
  does: ({ game, player, amount, context }) => hideAway(game, player, amount, context.source),
  says: '{player} hides a card away',
  helps: true,
};
