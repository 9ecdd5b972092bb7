/** Reveal and look: cards are shown, to all or to one player. CR 701.16. */
import { find } from '../../questions/reading.ts';
import { followedAll } from '../../questions/objects/followed-objects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { showTo } from '../../vocabulary/objects/object-notes.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { objectsInPlace, resolveNoun, resolvePlayers } from '../effects/choices/choosing.ts';
import { handIfNowhere } from '../effects/choices/from-hand.ts';
import { withLookedAt } from '../effects/looked-at.ts';
import { type ActionOf, asEntities, by, done, doneTo } from '../effects/outcome.ts';
import { objectsOf, playersOf } from '../resolving/bindings.ts';
import type { Verb } from './verb.ts';

type Showing = ActionOf<'reveal' | 'look'>;

/** What each player shows or looks at is chosen, and then all of it is shown. CR 101.4, 608.2e. */
function showing(kind: 'reveal' | 'look'): AtOnce<Showing> {
  return {
    plan: (game, action, context) => {
      const { players, context: withActors } = resolvePlayers(game, action.actor, context);
      let now = withActors;
      const events: GameEvent[] = [];
      for (const player of players) {
        const among =
          action.from === undefined
            ? handIfNowhere(game, action.object, player)
            : { among: objectsInPlace(game, action.from, { ...now, controller: player }) };
        const choosing = { player, purpose: 'reveal', rule: '701.16a', hidden: true, ...among } as const;
        const chosen = resolveNoun(game, action.object, now, choosing);
        now = chosen.context;
        const hands = playersOf(chosen.entities).flatMap((shown) => (game.players[shown] as Player).hand);
        const objects = [...objectsOf(chosen.entities), ...hands];
        if (objects.length > 0) events.push({ kind, player, objects, ...by(now, '701.16a') });
      }
      return { events, context: now };
    },
    came: (_game, _action, { events, context }) => {
      const shown: ObjectId[] = [];
      let now = context;
      for (const event of events) {
        if (event.kind !== kind) continue;
        shown.push(...event.objects);
        if (kind === 'look') now = withLookedAt(now, event.player, event.objects);
      }
      return doneTo(now, asEntities(shown));
    },
  };
}

const revealing = showing('reveal');
const looking = showing('look');

/** Reveal. CR 701.16a. */
export const revealVerb: Verb<'reveal'> = {
  kind: 'reveal',
  cr: '701.16a',
  says: '{player} reveals {objects}',
  helps: null,
  does: atOnce(revealing),
  atOnce: revealing,
};

/** Look. CR 701.16a, 406.3. */
export const lookVerb: Verb<'look'> = {
  kind: 'look',
  cr: '701.16a',
  says: '{player} looks at {objects}',
  saysToOthers: (event) => `{player} looks at ${cards(event)}`,
  helps: null,
  does: (game, action, context, during) => {
    if (during === undefined || action.object.kind !== 'reference')
      return atOnce(looking)(game, action, context, during);
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    for (const player of players) mayLookFromNowOn(game, player, objectsOf(find(game, action.object, now)));
    return done(now);
  },
};

/** A player who may once look at a card exiled face down may do so as long as it is there. CR 406.3. */
function mayLookFromNowOn(game: Game, player: PlayerId, cards: readonly ObjectId[]): void {
  for (const card of cards.flatMap((known) => followedAll(game, known)))
    if (isIn(game, card, Zone.Exile)) showTo(game, card, 1 << player);
}

function cards(event: GameEvent): string {
  const count = event.kind === 'look' ? event.objects.length : 0;
  return `${count} card${count === 1 ? '' : 's'}`;
}
