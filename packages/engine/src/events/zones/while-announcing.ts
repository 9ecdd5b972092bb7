/** Cards drawn, and libraries played with the top card revealed, while a spell is cast or an ability activated. CR 121.8, 401.5. */
import { editObject, opened } from '../../vocabulary/door.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { revealAsDrawn } from './revealed-as-drawn.ts';
import { noteRevealedTops } from './revealed-tops.ts';
import { setPending } from '../../vocabulary/game-notes.ts';

/** A spell or ability has been put on the stack to be announced. CR 601.2a, 602.2a. */
export function beginAnnouncing(sealed: Game): void {
  const game = opened(sealed);
  const tops = game.players.map(({ library }) => library.at(-1) ?? NO_OBJECT);
  game.announced = { tops, drawn: [], draws: [] };
}

/** A card drawn now is face down until the spell is cast. CR 121.8. */
export function hideDrawn(game: OpenGame, card: ObjectId): void {
  const { announced } = game;
  if (announced === null || game.objects[card]?.zone !== Zone.Hand) return;
  editObject(game, card).status |= StatusBit.FaceDown;
  game.announced = { ...announced, drawn: [...announced.drawn, card] };
}

/** What may be revealed as it is drawn waits as well; whether these events do. CR 121.8. */
export function revealsLater(game: OpenGame, events: readonly GameEvent[]): boolean {
  const { announced } = game;
  if (announced === null || !events.some((event) => event.kind === 'draw')) return false;
  game.announced = { ...announced, draws: [...announced.draws, events] };
  return true;
}

/** The spell is cast or the ability activated, or it is taken back: what was drawn meanwhile is seen. CR 121.8, 601.2i, 730.1. */
export function endAnnouncing(sealed: Game): void {
  const game = opened(sealed);
  const { announced } = game;
  game.announced = null;
  if (announced === null) return;
  for (const card of announced.drawn)
    if (game.objects[card]?.zone === Zone.Hand) editObject(game, card).status &= ~StatusBit.FaceDown;
  if (announced.draws.length > 0) {
    const found: PendingTrigger[] = [];
    revealAsDrawn(game, announced.draws.flat(), found);
    if (found.length > 0) setPending(game, [...game.pending, ...found]);
  }
  if (mentions(game, 'playWithRevealed')) noteRevealedTops(game);
}
