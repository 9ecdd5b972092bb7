/** The dungeon cards that a player brings. CR 309.2. */
import type { GameSetup, PlayerSetup } from '../vocabulary/setup.ts';

/** Those the setup says, else every dungeon among its cards. CR 309.2. */
export function dungeonsFor(setup: GameSetup, player: PlayerSetup): readonly string[] {
  if (player.dungeons !== undefined) return player.dungeons;
  const names: string[] = [];
  for (const name in setup.cards) if (setup.cards[name]?.layout === 'dungeon') names.push(name);
  return names;
}
