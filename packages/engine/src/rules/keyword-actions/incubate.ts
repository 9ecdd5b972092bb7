/** Incubate: an Incubator token with counters, which may transform into a creature. CR 701.51, 111.10i. */
import type { Card, CardFace } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { create } from '../effects/tokens.ts';

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
export function incubate(game: Game, player: PlayerId, amount: number, context: Context): readonly Entity[] {
  const entering = {
    kind: 'entering' as const,
    counters: [{ counter: '+1/+1', number: { kind: 'number' as const, number: amount } }],
  };
  return create(game, game.rules.recordOf(game, INCUBATOR), 0, player, 1, entering, context);
}
