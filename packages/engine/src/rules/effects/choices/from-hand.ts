/** "A card" of which nothing says where it is: one of the hand. CR 701.8a, 701.16a. */
import type { Noun } from '@kitchen-table/language/core';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { asEntities } from '../outcome.ts';

/** Qualities that say where something is. */
const SAYING_WHERE: ReadonlySet<string> = new Set(['inZone', 'fromZone', 'exiledWith', 'that', 'putThereFrom']);

/** "Put a land card onto the battlefield" without saying from where: from the hand. */
export function handIfNowhere(game: Game, noun: Noun, player: PlayerId): { readonly among?: readonly Entity[] } {
  if (noun.kind !== 'select' || noun.filter.qualities?.some(({ kind }) => SAYING_WHERE.has(kind)) === true) return {};
  const { noun: what } = noun.filter;
  const isCard = what.kind === 'words' && what.words.some((word) => word.kind === 'classWord' && word.word === 'card');
  return isCard ? { among: asEntities((game.players[player] as Player).hand) } : {};
}
