/** "The first creature spell you cast each turn": whether a spell is it, or would be if it were cast now. CR 601.2a, 601.2i. */
import type { Action, Filter, Quality } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isFrom } from '../zones/where-from.ts';
import { pastThisTurn } from '../history.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { isActivePlayer } from '../players/teams.ts';

type NthCast = Extract<Quality, { kind: 'nthCast' }>;

/** "The second spell cast this turn": whatever spells they are, and whoever cast them. */
const SPELL: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } };
const memo = new WeakMap<Filter, Filter>();

/** The description without its place among the spells of a turn. */
function withoutPlace(filter: Filter): Filter {
  let rest = memo.get(filter);
  if (rest === undefined) {
    rest = { ...filter, qualities: (filter.qualities ?? []).filter(({ kind }) => kind !== 'nthCast') };
    memo.set(filter, rest);
  }
  return rest;
}

/** Whether the object is that one among the spells of the description that its player casts in this turn. */
export function isNthSpell(game: Game, filter: Filter, asked: NthCast, object: GameObject, context: Context): boolean {
  if (asked.nth === 'next' || (object.stack !== null && object.stack.kind !== 'spell')) return false;
  const player = object.stack === null ? object.owner : object.stack.cast.by;
  if (!fitsRole(game, asked.player, playerEntity(player), context)) return false;
  if (asked.ownTurns === true && !isActivePlayer(game, player)) return false;
  if (asked.from !== undefined && !isFrom(game, asked.from, object, context)) return false;
  const cast: Action = {
    kind: 'cast',
    actor: asked.player,
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: asked.ofAll === true ? SPELL : withoutPlace(filter),
    },
    ...(asked.from === undefined ? {} : { from: asked.from }),
  };
  const casts = pastThisTurn(game, cast, context);
  const before = asked.ofAll === true ? casts : casts.filter((one) => one.player === playerEntity(player));
  const at = before.findIndex((one) => one.object.some((cast) => isSame(game, cast, object)));
  return (at < 0 ? before.length : at) + 1 === asked.nth;
}

/** The spell, or the permanent that it became. CR 608.3. */
function isSame(game: Game, cast: Entity, object: GameObject): boolean {
  const entity = objectEntity(object.id);
  return cast === entity || (!isPlayerEntity(cast) && game.objects[cast]?.became === object.id);
}
