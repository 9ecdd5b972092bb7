/** The city's blessing comes with the tenth permanent, before anything looks at what happened. CR 702.131b, 702.131d. */
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../questions/objects/keywords.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../vocabulary/ids.ts';
import { mentions } from '../vocabulary/mentions.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';

const BLESSING = "city's blessing";
const MANY = 10;
const NONE: readonly GameEvent[] = [];

/** Who gets the blessing now that something has happened: who controls what may have changed with it. */
export function blessings(game: Game): readonly GameEvent[] {
  if (game.battlefield.length < MANY || !mentions(game, 'ascend')) return NONE;
  if (game.players.every(({ designations }) => designations.includes(BLESSING))) return NONE;
  const permanents: number[] = game.players.map(() => 0);
  const ascending = new Set<PlayerId>();
  for (const id of game.battlefield) {
    if (((game.objects[id] as GameObject).status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    permanents[now.controller] = (permanents[now.controller] ?? 0) + 1;
    if (hasKeyword(now, 'ascend')) ascending.add(now.controller);
  }
  const events: GameEvent[] = [];
  for (const player of ascending)
    if ((permanents[player] ?? 0) >= MANY && game.players[player]?.designations.includes(BLESSING) !== true)
      events.push({ kind: 'designate', what: BLESSING, player, cause: NO_OBJECT, rule: '702.131b' });
  return events;
}
