/** Tap and untap. CR 701.21. */
import type { GameEvent } from '../../vocabulary/events.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { inPlace, isOnBattlefield } from '../effects/objects/permanents.ts';
import { type ActionOf, asEntities, by, soMany } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

const tapping = inPlace('tap', 'tap', '701.21a', isOnBattlefield);
const untapping = inPlace('untap', 'untap', '701.21b', isOnBattlefield);

/** Of each it is chosen which, and then all of it is done. CR 608.2d, 608.2f. */
const tappingOrUntapping: AtOnce<ActionOf<'tapOrUntap'>> = {
  plan: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return { events: [], context: withActors };
    const choosing = { player, purpose: 'tap', rule: '701.21' } as const;
    const { objects, context: now } = resolveObjects(game, action.object, withActors, choosing);
    const events = objects.map((object): GameEvent => {
      const taps = askOption(game, player, reason('Tap or untap it', now.source, '701.21'), ['tap', 'untap']) === 0;
      return { kind: taps ? 'tap' : 'untap', object, player, ...by(now, taps ? '701.21a' : '701.21b') };
    });
    return { events, context: now };
  },
  came: (_game, _action, { events, context: now }, happened) =>
    soMany(now, asEntities(events.flatMap((event) => ('object' in event ? [event.object] : []))), happened.length),
};

/** What untaps together, attacks or pays for something is told of by that. CR 502.3, 508.1f, 605. */
function isOneOfMany({ rule }: GameEvent): boolean {
  return rule.startsWith('502') || rule.startsWith('508') || rule.startsWith('605');
}

/** Tap. CR 701.21a. */
export const tapVerb: Verb<'tap'> = {
  kind: 'tap',
  cr: '701.21a',
  says: (event) => (isOneOfMany(event) ? null : '{object} becomes tapped'),
  helps: false,
  does: atOnce(tapping),
  atOnce: tapping,
};

/** Untap. CR 701.21b. */
export const untapVerb: Verb<'untap'> = {
  kind: 'untap',
  cr: '701.21b',
  says: (event) => (isOneOfMany(event) ? null : '{object} becomes untapped'),
  helps: true,
  does: atOnce(untapping),
  atOnce: untapping,
};

/** Tap or untap. CR 701.21. */
export const tapOrUntapVerb: Verb<'tapOrUntap'> = {
  kind: 'tapOrUntap',
  cr: '701.21',
  says: null, // Each is told as what is done.
  helps: null,
  does: atOnce(tappingOrUntapping),
  atOnce: tappingOrUntapping,
};
