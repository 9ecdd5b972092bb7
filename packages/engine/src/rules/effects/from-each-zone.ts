/** "A spell from each opponent's graveyard": one may be cast from each of them, not one in all. CR 608.2d, 608.2g. */
import type { Action, Noun, Place } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { bind } from '../bindings.ts';
import { resolvePlayers } from './choosing.ts';
import { type Outcome, outcome } from './outcome.ts';

type Casting = Extract<Action, { kind: 'cast' | 'play' }>;

const WHOSE = '#whose';

/** Whose zones are gone through, when the words say so; null: one of all that are named. */
export function eachOwner(
  game: Game,
  { object, from }: { readonly object: Noun; readonly from?: Place },
  context: Context,
): readonly PlayerId[] | null {
  const whose = from?.of;
  if (whose?.kind !== 'select' || whose.quantifier.amount !== 'each') return null;
  if (object.kind !== 'select' || object.quantifier.amount !== 'a' || object.quantifier.target === true) return null;
  return resolvePlayers(game, whose, context).players;
}

/** Casting from the zone of one after the other; afterwards the words mean all spells that were cast. */
export function castFromEach(
  game: Game,
  action: Casting,
  owners: readonly PlayerId[],
  context: Context,
  cast: (game: Game, action: Casting, context: Context) => Outcome,
): Outcome {
  const { object, from } = action;
  if (object.kind !== 'select' || from === undefined) throw new Error('no description of what is cast');
  const one: Casting = {
    ...action,
    object: { ...object, quantifier: { kind: 'quantifier', amount: 'upTo', number: { kind: 'number', number: 1 } } },
    from: { ...from, of: { kind: 'reference', words: 'that', to: WHOSE } },
  };
  const all: Entity[] = [];
  for (const owner of owners) all.push(...cast(game, one, bind(context, WHOSE, [playerEntity(owner)], 1)).entities);
  const named = object.label === undefined ? context : bind(context, object.label, all, all.length);
  return outcome(named, all, all.length, all.length > 0);
}

/** "Exile a card from each graveyard": done to one of each; afterwards the words mean all of them. */
export function fromEach<A extends { readonly object: Noun; readonly from?: Place }>(
  action: A,
  owners: readonly PlayerId[],
  context: Context,
  act: (action: A, context: Context) => Outcome,
): Outcome {
  const { object, from } = action;
  if (object.kind !== 'select' || from === undefined) throw new Error('no description of what is taken');
  const one: A = { ...action, from: { ...from, of: { kind: 'reference', words: 'that', to: WHOSE } } };
  const all: Entity[] = [];
  for (const owner of owners) all.push(...act(one, bind(context, WHOSE, [playerEntity(owner)], 1)).entities);
  const named = object.label === undefined ? context : bind(context, object.label, all, all.length);
  return outcome(named, all, all.length, all.length > 0);
}
