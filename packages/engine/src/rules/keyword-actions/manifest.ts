/** Cards put onto the battlefield face down: manifest, manifest dread, cloak. CR 701.34, 701.56, and manifest dread of today. */
import type { Doing, KeywordAction } from './keyword-action.ts';
import { resolveObjects } from '../effects/choices/choosing.ts';
import { perform } from '../../events/perform.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent, plainEntering } from '../event-makers.ts';
import { topCards } from './scry.ts';

/** CR 701.34a; cloaked: with ward {2} as well (CR 701.56a). */
export function manifest(
  game: Game,
  player: PlayerId,
  cards: readonly ObjectId[],
  cloaked: boolean,
  source: ObjectId,
): readonly Entity[] {
  const marks = cloaked ? { manifested: 1, cloaked: 1 } : { manifested: 1 };
  const rule = cloaked ? '701.56a' : '701.34a';
  const entered: Entity[] = [];
  for (const card of cards) {
    const entering = { ...plainEntering(player), faceDown: true, memory: { marks } };
    const done = perform(game, [
      moveEvent(game, card, Zone.Battlefield, 'put', player, { cause: source, rule }, { entering }),
    ]);
    for (const event of done)
      if (event.kind === 'zoneChange' && event.to === Zone.Battlefield) entered.push(objectEntity(event.became));
  }
  return entered;
}

/** Of the two top cards one is manifested, and the other goes to the graveyard. */
function manifestDread(game: Game, player: PlayerId, source: ObjectId): readonly Entity[] {
  const cards = topCards(game, player, 2);
  if (cards.length === 0) return [];
  perform(game, [{ kind: 'look', player, objects: cards, cause: source, rule: '701.34a' }]);
  const chosen = askChooseObjects(
    game,
    player,
    reason('Choose a card to manifest', source, '701.34a'),
    cards,
    1,
    1,
    'put',
    { hidden: true },
  );
  const entered = manifest(game, player, chosen, false, source);
  const events = cards
    .filter((card) => !chosen.includes(card))
    .map((card): GameEvent => moveEvent(game, card, Zone.Graveyard, 'put', player, { cause: source, rule: '701.34a' }));
  perform(game, events);
  return entered;
}

/** The cards to put onto the battlefield: "the top card of your library", or what else is named. CR 701.34c. */
function cardsFor({ game, player, amount, words, context }: Doing): readonly ObjectId[] {
  if (words.object === undefined) return topCards(game, player, amount);
  return resolveObjects(game, words.object, context, { player, purpose: 'put', rule: '701.34a', hidden: true }).objects;
}

/** Manifest. CR 701.34. */
export const manifestAction: KeywordAction = {
  kind: 'manifest',
  cr: '701.34a',
  does: (doing) => ({ made: manifest(doing.game, doing.player, cardsFor(doing), false, doing.context.source) }),
  says: '{player} manifests',
  helps: true,
};

/** Cloak. CR 701.56. */
export const cloakAction: KeywordAction = {
  kind: 'cloak',
  cr: '701.56a',
  does: (doing) => ({ made: manifest(doing.game, doing.player, cardsFor(doing), true, doing.context.source) }),
  says: '{player} cloaks',
  helps: true,
};

/** Manifest dread: 701.62 of today's edition. */
export const manifestDreadAction: KeywordAction = {
  kind: 'manifest dread',
  cr: '701.62a',
  does: ({ game, player, context }) => ({ made: manifestDread(game, player, context.source) }),
  says: '{player} manifests dread',
  helps: true,
};
