/** What everybody sees of planar and scheme decks: their sizes, and what the planar die costs. CR 901, 904. */
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameView, PlayerSummary } from '../vocabulary/views.ts';
import { planarDieCost } from '../variants/casual-variants/planechase.ts';

/** A seat's supplementary decks; a communal deck is shown at every seat. CR 901.15c. */
export function decksView(
  game: Game,
  player: PlayerId,
): Pick<PlayerSummary, 'planarDeckSize' | 'schemeDeckSize' | 'planarDieCost' | 'attractionDeckSize'> {
  const decks = game.supplementary;
  const attractions = game.attractionDecks[player];
  const opened = attractions === undefined ? {} : { attractionDeckSize: attractions.length };
  if (decks === null) return opened;
  const planar = decks.planar[player];
  const schemes = decks.schemes[player];
  return {
    ...opened,
    ...(planar === undefined ? {} : { planarDeckSize: planar.length, planarDieCost: planarDieCost(game, player) }),
    ...(schemes === undefined ? {} : { schemeDeckSize: schemes.length }),
  };
}

/** The planar controllers of a Planechase game. CR 311.5. */
export function planarView(game: Game): Pick<GameView, 'planarControllers'> {
  const decks = game.supplementary;
  return decks === null || decks.planar.length === 0 ? {} : { planarControllers: decks.planarControllers };
}
