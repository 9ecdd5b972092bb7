/** Expending: spending one's Nth mana of a turn on spells. Newer than the edition's rules; cards that watch for it explain it. */
import { perform } from '../../events/perform.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';

/** Pure memo: whether any card of the game watches keyword actions. */
const watching = new WeakMap<Game['records'], boolean>();

function isWatched(game: Game): boolean {
  let known = watching.get(game.records);
  if (known === undefined)
    watching.set(game.records, (known = game.records.some((record) => record.interest.watches.has('deed'))));
  return known;
}

/** Notes that the player has spent so much mana to cast a spell. */
export function noteSpent(game: Game, player: PlayerId, amount: number): void {
  if (amount <= 0 || !isWatched(game)) return;
  const name = `spent:${player}`;
  const before = turnTally(game, name);
  tallyTurn(game, name, amount);
  const events: GameEvent[] = [];
  for (let nth = before + 1; nth <= before + amount; nth++) {
    events.push({
      kind: 'deed',
      action: 'expend',
      player,
      object: NO_OBJECT,
      amount: nth,
      cause: NO_OBJECT,
      rule: '106.4',
    });
  }
  perform(game, events);
}
