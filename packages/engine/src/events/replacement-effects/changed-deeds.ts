/** A keyword action changed by an effect: done again, by somebody else, or with another number. CR 614.6, 701. */
import { type Action, deedNamed, type KeywordAction, type Noun, type Value } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { find } from '../../questions/objects/nouns.ts';
import { findPlayers } from '../../questions/reading.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed, IgnoredRoll } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';

/** The deeds in place of this one, if the action is the same deed; null: it is something else. CR 614.6. */
export function changedDeed(game: Game, action: Action, deed: Deed, context: Context): readonly Deed[] | null {
  if (action.kind === 'keywordAction' && isOnceMore(action, deed)) return [{ ...deed, amount: deed.amount + 1 }];
  if (deedNamed(action) !== deed.action || saysMore(action, deed)) return null;
  const { times, sides, ignore, ...said } = action as Changing;
  const amount = said.amount ?? said.count ?? said.top;
  // CR 614.5: each flip is an event, with one opportunity to replace it.
  const each = ignore === 'one' ? deed.amount : 1;
  const changed = amount === undefined ? deed.amount : Math.max(0, evaluate(game, amount, context)) * each;
  const dice = {
    ...(sides === undefined ? {} : { sides }),
    ...(ignore === undefined
      ? {}
      : { ignored: [...(deed.ignored ?? []), ...Array.from({ length: each }, () => ignore)] }),
  };
  const often = times === undefined ? 1 : evaluate(game, times, context);
  const doers = isByObject(deed) ? objectsOf(game, action, deed, context) : playersOf(game, action, deed, context);
  const detail = action.kind === 'keywordAction' ? action.detail : undefined;
  const without = isWithout(detail) ? { without: detail.slice(WITHOUT.length) } : {};
  return Array.from({ length: often }, () =>
    doers.map((doer): Deed => ({ ...deed, ...dice, ...doer, ...without, amount: changed })),
  ).flat();
}

const WITHOUT = 'without ';

/** Whether it is said of what there is taken to be none as it is done. CR 609.4. */
function isWithout(detail: string | undefined): detail is string {
  return detail?.startsWith(WITHOUT) === true;
}

/** What an effect may say anew of a deed, and it is the same deed. */
interface Changing {
  readonly amount?: Value;
  /** How many dice or coins. */
  readonly count?: Value;
  /** How many of the top cards of a library are searched. CR 701.19f. */
  readonly top?: Value;
  readonly times?: Value;
  readonly sides?: number;
  readonly ignore?: IgnoredRoll;
}

/** "They face that choice an additional time": the deed says how often. CR 701.53c. */
function isOnceMore(action: KeywordAction, deed: Deed): boolean {
  return action.action === 'face it again' && deed.action === 'face a villainous choice';
}

/** What it is done with, or which kind of it: such an instruction is carried out by itself. */
function saysMore(action: Action, deed: Deed): boolean {
  switch (action.kind) {
    case 'keywordAction':
      break;
    case 'search':
      return action.top === undefined;
    case 'fight':
      return true;
    case 'rollDie':
    case 'flipCoin':
      return Object.keys(action).some((role) => !OF_DICE.has(role));
    default:
      return false;
  }
  const { object, to, detail } = action;
  return (
    to !== undefined ||
    (detail !== undefined && detail !== 'again' && !isWithout(detail)) ||
    (object !== undefined && !isByObject(deed))
  );
}

/** What is said of the dice or coins themselves, not of their results. */
const OF_DICE: ReadonlySet<string> = new Set(['kind', 'actor', 'count', 'sides', 'ignore', 'words', 'label']);

function isByObject({ object }: Deed): boolean {
  return object !== NO_OBJECT;
}

function playersOf(game: Game, action: Action, deed: Deed, context: Context): readonly { player: PlayerId }[] {
  const { actor } = action as { actor?: Noun };
  const players = actor === undefined ? [deed.player] : findPlayers(game, actor, context);
  return players.map((player) => ({ player }));
}

/** The objects that do it, or that it is done to: by their controllers, or by whoever did it to the other. */
function objectsOf(
  game: Game,
  action: Action,
  deed: Deed,
  context: Context,
): readonly Pick<Deed, 'object' | 'player'>[] {
  const { actor, object } = action as { actor?: Noun; object?: Noun };
  const noun: Noun = object ?? (actor !== undefined && actor.kind !== 'you' ? actor : { kind: 'self' });
  const byController = characteristics(game, deed.object).controller === deed.player;
  return find(game, noun, context)
    .filter((entity) => !isPlayerEntity(entity))
    .map((entity) => {
      const id = entity as number as ObjectId;
      return { object: id, player: byController ? characteristics(game, id).controller : deed.player };
    });
}
