/** "A spell from each opponent's graveyard": one may be cast from each of them, not one in all. CR 608.2d, 608.2g. */
import type { Action, Noun, Place, Select } from '@kitchen-table/language/core';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import { bind } from '../../resolving/bindings.ts';
import { resolvePlayers } from './choosing.ts';
import type { Planned } from '../at-once.ts';
import { type Outcome, outcome } from '../outcome.ts';

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

/** The same of at most one: one may be cast from each, or none. */
export function upToOne(action: Casting): Casting {
  const quantifier = { kind: 'quantifier', amount: 'upTo', number: { kind: 'number', number: 1 } } as const;
  return { ...action, object: { ...(action.object as Select), quantifier } };
}

/** "Cast a spell from each graveyard": done to one of each, one after the other; afterwards the words mean all of them. */
export function fromEach<A extends FromThere>(
  action: A,
  owners: readonly PlayerId[],
  context: Context,
  act: (action: A, context: Context) => Outcome,
): Outcome {
  const all = owners.flatMap((owner) => act(...fromOne(action, owner, context)).entities);
  return ofAll(action, outcome(context, all, all.length, all.length > 0));
}

/** "Exile a card from each graveyard": one of each is chosen after the other, and then it is done to all of them. CR 608.2e. */
export function planFromEach<A extends FromThere>(
  action: A,
  owners: readonly PlayerId[],
  context: Context,
  plan: (action: A, context: Context) => Planned,
): Planned {
  return { events: owners.flatMap((owner) => plan(...fromOne(action, owner, context)).events), context };
}

interface FromThere {
  readonly object: Noun;
  readonly from?: Place;
}

function fromOne<A extends FromThere>(action: A, owner: PlayerId, context: Context): [A, Context] {
  const from = { ...(action.from as Place), of: { kind: 'reference', to: WHOSE } as const };
  return [{ ...action, from }, bind(context, WHOSE, [playerEntity(owner)], 1)];
}

/** Afterwards the words mean all of them. */
export function ofAll({ object }: FromThere, result: Outcome): Outcome {
  const { label } = object as Select;
  const { context, entities } = result;
  return label === undefined ? result : { ...result, context: bind(context, label, entities, entities.length) };
}
