/** Asking about a card as though it were already the half, the Adventure or the prototyped spell that may be cast. CR 601.3e. */
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { CastFacts, GameObject } from '../../vocabulary/objects/objects.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { setMemoryQuietly, setStackFactsQuietly } from '../../vocabulary/objects/object-notes.ts';

/** The answer to a question that asks nobody and changes nothing, with other characteristics for one object meanwhile. */
export function considering<Answer>(
  game: Game,
  object: ObjectId,
  as: Characteristics,
  player: PlayerId,
  question: () => Answer,
): Answer {
  const { characteristics } = derived(game);
  const before = characteristics[object];
  const considered = as.copy();
  considered.controller = player;
  characteristics[object] = considered;
  const answer = question();
  characteristics[object] = before;
  return answer;
}

/** The same as though these costs were paid to cast the card, or the spell that it already is. CR 601.2b, 601.3e. */
export function consideringPaid<Answer>(
  game: Game,
  id: ObjectId,
  paid: readonly string[],
  player: PlayerId,
  question: () => Answer,
): Answer {
  derived(game); // Worked out before, so that nothing else sees it.
  const { stack, memory, zone } = game.objects[id] as GameObject;
  const cast: CastFacts = stack?.cast ?? { x: null, paid, from: zone, colorsSpent: 0, manaSpent: 0, by: player };
  if (stack === null) setMemoryQuietly(game, id, { ...memory, cast });
  else setStackFactsQuietly(game, id, { ...stack, cast: { ...cast, paid } });
  const answer = question();
  setStackFactsQuietly(game, id, stack);
  setMemoryQuietly(game, id, memory);
  return answer;
}
