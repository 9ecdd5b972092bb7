/** Whose library is searched or shuffled, and whether the words mean it. CR 701.19a, 701.20a. */
import type { Noun } from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { findPlayers } from './reading.ts';

/** Whether it is the library of whom the text names; "their library" is that of whoever searches or shuffles. */
export function isLibraryOf(
  game: Game,
  whose: Noun,
  actor: Noun | undefined,
  { player, library }: { readonly player: PlayerId; readonly library: PlayerId },
  context: Context,
): boolean {
  if (whose.kind === 'reference' && actor?.kind === 'select' && whose.to === actor.label) return library === player;
  return findPlayers(game, whose, context).includes(library);
}
