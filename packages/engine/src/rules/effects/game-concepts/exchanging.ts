/** Exchanging a life total with a size, and one zone with another. CR 701.10. */
import type { Ability, Action } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import type { Characteristics } from '../../../vocabulary/objects/characteristics.ts';
import { copiedValuesOf } from '../../../questions/continuous-effects/layer-changes.ts';
import { findPlayers } from '../../../questions/reading.ts';
import { isForbidden } from '../../../questions/rules-in-force.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { moveEvent } from '../../event-makers.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { addEffect } from '../durations.ts';
import { by, doneTo, doneToPlayers, type Handlers, nothing } from '../outcome.ts';

const ZONES = { hand: Zone.Hand, graveyard: Zone.Graveyard, library: Zone.Library } as const;

/** Whether a player's life total may become that number. CR 119.7-8, 701.10g. */
function mayHaveLife(game: Game, player: PlayerId, life: number): boolean {
  const now = (game.players[player] as Player).life;
  if (life === now) return true;
  return isForbidden(game, { kind: life > now ? 'gainLife' : 'loseLife', player }) === null;
}

/** The rules text in the object's text box now: printed, copied, or from an earlier exchange. CR 612.5, 707.2. */
function rulesText(game: Game, id: ObjectId): readonly Ability[] {
  const { record, face, except } = copiedValuesOf(game, id, []);
  const printed = (game.records[record]?.faces[face] as Characteristics).face.abilities;
  const more = except.flatMap((each) => (each.kind === 'gain' && each.abilities !== 'all' ? each.abilities : []));
  let text: readonly Ability[] = [...printed, ...more];
  for (const { rule, affected } of game.effects)
    if (rule.kind === 'changes' && rule.action.kind === 'haveText' && affected?.includes(objectEntity(id)) === true)
      text = rule.action.abilities;
  return text;
}

export const exchangeEffects: Handlers<'exchangeValues' | 'exchangeZones' | 'exchangeTextBoxes'> = {
  exchangeTextBoxes: (game, action, context, during) => {
    const how = { player: context.controller, purpose: 'choose', rule: '701.10h' } as const;
    const { objects, context: now } = resolveObjects(game, action.object, context, how);
    const [one, other] = objects.filter((id) => isIn(game, id, Zone.Battlefield));
    // CR 701.10a: both must be there, or nothing is exchanged.
    if (one === undefined || other === undefined) return nothing(now);
    const texts = [
      [one, rulesText(game, other)],
      [other, rulesText(game, one)],
    ] as const;
    for (const [id, abilities] of texts) {
      const text: Action = { kind: 'haveText', object: { kind: 'self' }, abilities };
      addEffect(game, { kind: 'changes', action: text }, now, during, [objectEntity(id)], null);
    }
    return doneTo(now, [objectEntity(one), objectEntity(other)]);
  },
  exchangeValues: (game, action, context) => {
    const { players, context: withPlayer } = resolvePlayers(game, action.player, context);
    const how = { player: withPlayer.controller, purpose: 'choose', rule: '701.10g' } as const;
    const { objects, context: now } = resolveObjects(game, action.object, withPlayer, how);
    const [player] = players;
    const [object] = objects;
    // CR 701.10a: all of it, or none.
    if (player === undefined || object === undefined || !isIn(game, object, Zone.Battlefield)) return nothing(now);
    const { life } = game.players[player] as Player;
    const size = characteristics(game, object)[action.stat];
    if (Number.isNaN(size) || !mayHaveLife(game, player, size)) return nothing(now);
    addEffect(
      game,
      {
        kind: 'changes',
        action: {
          kind: 'setPowerToughness',
          object: { kind: 'self' },
          [action.stat]: { kind: 'number', number: life },
        },
      },
      now,
      undefined,
      [objectEntity(object)],
      null,
    );
    perform(game, [{ kind: 'setLife', player, amount: size, ...by(now, '701.10g') }]);
    return doneTo(now, [objectEntity(object), playerEntity(player)], Math.abs(life - size));
  },
  exchangeZones: (game, action, context) => {
    const events: GameEvent[] = [];
    const players = findPlayers(game, action.player, context);
    for (const player of players) {
      const state = game.players[player] as Player;
      const move = (cards: readonly ObjectId[], to: Zone): void => {
        for (const card of cards) events.push(moveEvent(game, card, to, 'put', player, by(context, '701.10f')));
      };
      move(state[action.one], ZONES[action.other]);
      move(state[action.other], ZONES[action.one]);
    }
    perform(game, events);
    return doneToPlayers(context, players, events.length); // CR 701.10f: also when one is empty
  },
};
