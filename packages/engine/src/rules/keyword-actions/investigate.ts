/** Keyword actions that create a token: investigate and incubate. CR 701.36, 701.51, 111.10f, 111.10i. */
import type { Card, CardFace } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { create, createPredefined } from '../effects/objects/tokens.ts';
import type { KeywordAction } from './keyword-action.ts';

/** Investigate: a Clue. CR 701.36a. */
export const investigateAction: KeywordAction = {
  kind: 'investigate',
  cr: '701.36a',
  does: ({ game, player, context }) => ({ made: createPredefined(game, 'Clue', player, 1, context) }),
  says: '{player} investigates',
  helps: true,
};

const FRONT: CardFace = {
  name: 'Incubator Token',
  manaCost: null,
  supertypes: [],
  types: ['artifact'],
  subtypes: ['Incubator'],
  text: null,
  abilities: [
    {
      kind: 'activated',
      cost: [{ kind: 'manaCost', symbols: ['2'] }],
      clause: { kind: 'do', action: { kind: 'transform', object: { kind: 'self' } } },
    },
  ],
};
const BACK: CardFace = {
  name: 'Phyrexian Token',
  manaCost: null,
  supertypes: [],
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian'],
  text: null,
  power: '0',
  toughness: '0',
  abilities: [],
};
const INCUBATOR: Card = { name: 'Incubator Token', layout: 'transform', faces: [FRONT, BACK], colorIdentity: [] };

/** CR 701.51a. */
function incubate(game: Game, player: PlayerId, amount: number, context: Context): readonly Entity[] {
  const entering = {
    kind: 'entering' as const,
    counters: [{ counter: '+1/+1', number: { kind: 'number' as const, number: amount } }],
  };
  return create(game, game.rules.recordOf(game, INCUBATOR), 0, player, 1, entering, context);
}

/** Incubate: an Incubator token with counters, which may transform into a creature. CR 701.51. */
export const incubateAction: KeywordAction = {
  kind: 'incubate',
  cr: '701.51a',
  does: ({ game, player, amount, context }) => ({ made: incubate(game, player, amount, context) }),
  says: '{player} incubates {amount}',
  helps: true,
};
