/** The zones of the format, and the objects in them. CR 400.1. */
import { type Game, type GameObject, type ObjectId, type Player, type PlayerId, Zone } from '@kitchen-table/engine';
import type { ZoneWord } from '../format/scenario.ts';

const WORDS: Readonly<Record<number, ZoneWord>> = {
  [Zone.Battlefield]: 'battlefield',
  [Zone.Graveyard]: 'graveyard',
  [Zone.Hand]: 'hand',
  [Zone.Library]: 'library',
  [Zone.Exile]: 'exile',
  [Zone.Command]: 'command',
  [Zone.Stack]: 'stack',
};

export function zoneWord(zone: number): ZoneWord | null {
  return WORDS[zone] ?? null;
}

/** Everything in a zone; for shared zones a player limits it to what that player owns (on the stack: controls). */
export function inZone(game: Game, zone: ZoneWord, player: PlayerId | null): readonly ObjectId[] {
  const of = (pick: (player: Player) => readonly ObjectId[]): readonly ObjectId[] =>
    player === null ? game.players.flatMap(pick) : pick(game.players[player] as Player);
  const owned = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    player === null ? ids : ids.filter((id) => (game.objects[id] as GameObject).owner === player);
  switch (zone) {
    case 'battlefield':
      return game.battlefield;
    case 'hand':
      return of(({ hand }) => hand);
    case 'graveyard':
      return of(({ graveyard }) => graveyard);
    case 'library':
      return of(({ library }) => library);
    case 'exile':
      return owned(game.exile);
    case 'command':
      return owned(game.command);
    case 'stack':
      return player === null
        ? game.stack
        : game.stack.filter((id) => (game.objects[id] as GameObject).controller === player);
  }
}
