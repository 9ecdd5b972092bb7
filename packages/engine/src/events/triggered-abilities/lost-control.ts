/** Who has lost control of what since it was last looked at. CR 603.10d. */
import { opened } from '../../vocabulary/door.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, Held } from '../../vocabulary/game.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** Permanents that somebody else controls by now, or that have left the battlefield: each as lost by the player who had it. */
export function lostControl(sealed: Game): readonly GameEvent[] {
  const game = opened(sealed);
  const before = game.held;
  const held = game.battlefield.map((object): Held => ({ object, player: characteristics(game, object).controller }));
  if (held.length === before.length && held.every(({ object, player }, at) => isSame(before[at], object, player)))
    return NOTHING;
  game.held = held;
  return before
    .filter(({ object, player }) => {
      const there = game.objects[object]?.zone === Zone.Battlefield;
      return !there || characteristics(game, object).controller !== player;
    })
    .map(
      ({ object, player }): GameEvent => ({
        kind: 'deed',
        action: 'lose control',
        player,
        object,
        amount: 1,
        cause: object,
        rule: '603.10d',
      }),
    );
}
const NOTHING: readonly GameEvent[] = [];

function isSame(held: Held | undefined, object: Held['object'], player: Held['player']): boolean {
  return held?.object === object && held.player === player;
}
