/** Whether a player who may choose a keyword action can take it: nobody is asked about the impossible. CR 118.3, 608.2d. */
import { type Action, deedNamed, rolesOf } from '@kitchen-table/language/core';
import { isDeedForbidden } from '../../events/deeds.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { find } from '../../questions/objects/nouns.ts';
import { findPlayers } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { declaredAs, isWrittenOut } from '../keyword-actions/declared.ts';
import type { KeywordAction, Words } from '../keyword-actions/keyword-action.ts';
import { couldDoVerb } from '../verbs/declared.ts';
import { bounds } from './choices/choosing.ts';
import { amountOf, isNothing, objectsNamed } from './keyword-actions.ts';

/** Whether anybody who is told to could do it; what is not declared is none of its business. */
export function couldBeDone(game: Game, player: PlayerId, action: Action, context: Context): boolean {
  const verb = couldDoVerb(game, player, action, context);
  if (verb !== null) return verb;
  const declared = declaredAs(deedNamed(action));
  if (declared === undefined || isWrittenOut(declared)) return true; // What it is written out as has choices of its own.
  const words = action as Words;
  const { by } = rolesOf(declared.kind);
  if (by === 'source') return true;
  if (by === 'player') {
    const players = words.actor === undefined ? [player] : findPlayers(game, words.actor, context);
    return players.some((each) => couldDo(game, declared, words, each, NO_OBJECT, context));
  }
  const noun = objectsNamed(words);
  if (noun.kind === 'select' && (bounds(game, noun.quantifier, context)?.min ?? 1) === 0) return true;
  return find(game, noun, context).some((entity) => {
    if (isPlayerEntity(entity)) return false;
    const object = entity as number as ObjectId;
    if (by === 'permanent' && !isIn(game, object, Zone.Battlefield)) return false;
    return couldDo(game, declared, words, characteristics(game, object).controller, object, context);
  });
}

function couldDo(
  game: Game,
  declared: KeywordAction,
  words: Words,
  player: PlayerId,
  object: ObjectId,
  context: Context,
): boolean {
  if (isDeedForbidden(game, { action: declared.kind, player, object })) return false;
  const { nothingForZero, possible } = declared;
  if (nothingForZero === undefined && possible === undefined) return true;
  const amount = amountOf(game, words, context);
  if (isNothing(declared, amount)) return false;
  return possible === undefined || possible({ game, words, player, object, amount, context });
}
