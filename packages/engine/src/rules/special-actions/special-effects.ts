/** Special actions that effects allow: ending one, ignoring one for the turn, discarding a card. CR 116.2c-e. */
import type { Ability, Clause, Cost } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { ignoring } from '../../questions/continuous-effects/ignored-effects.ts';
import { rulesInForce } from '../../questions/rules-in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import type { ContinuousEffect } from '../../vocabulary/effects.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { contextOf } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { moveEvent } from '../event-makers.ts';
import { payParts } from '../costs/paying-costs.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

export const END_EFFECT = 'end effect';
export const IGNORE_EFFECT = 'ignore effect';
export const DISCARD = 'discard';

type Ending = ContinuousEffect & { readonly rule: { readonly kind: 'mayEnd'; readonly cost: Cost } };

/** What the player must pay to end the effect whose text this is part of; null: it is something else. */
export function costToEnd(clause: Clause): Cost | null {
  if (clause.kind !== 'sequence' || clause.steps.length !== 2) return null;
  const [pay, end] = clause.steps;
  if (end?.kind !== 'do' || end.action.kind !== 'keywordAction' || end.action.action !== 'end this effect') return null;
  return pay?.kind === 'do' && pay.action.kind === 'pay' ? pay.action.cost : null;
}

/** Adds those special actions that the player could take now. CR 116.2c-e. */
export function addEffectActions(game: Game, player: PlayerId, options: ActionOption[]): void {
  const add = (object: ObjectId, action: string): void => {
    options.push({ kind: 'special', object, action, same: [] });
  };
  for (const { context } of endings(game, player)) add(context.source, END_EFFECT);
  for (const { object } of ignorable(game, player)) add(object, IGNORE_EFFECT);
  for (const id of (game.players[player] as Player).hand)
    if (characteristics(game, id).abilities.some(({ ability }) => isDiscardedAtWill(ability))) add(id, DISCARD);
}

/** A card that may be discarded when its player could cast an instant. CR 116.2e. */
function isDiscardedAtWill(ability: Ability): boolean {
  return (
    ability.kind === 'static' &&
    ability.rules.some(
      (rule) => rule.kind === 'may' && rule.action.kind === 'discard' && rule.action.object.kind === 'self',
    )
  );
}

function endings(game: Game, player: PlayerId): readonly Ending[] {
  return game.effects.filter(
    (effect): effect is Ending =>
      effect.rule.kind === 'mayEnd' &&
      effect.context.controller === player &&
      canPayParts(game, player, effect.rule.cost, contextOf(effect.context.source, player)),
  );
}

interface Ignorable {
  readonly object: ObjectId;
  readonly cost: Cost;
}

function ignorable(game: Game, player: PlayerId): readonly Ignorable[] {
  return rulesInForce(game, 'mayIgnore').flatMap(({ rule, context }) =>
    fitsRole(game, rule.by, playerEntity(player), context) &&
    turnTally(game, ignoring(context.source, player)) === 0 &&
    canPayParts(game, player, rule.cost, contextOf(context.source, player))
      ? [{ object: context.source, cost: rule.cost }]
      : [],
  );
}

/** Takes such a special action; false when it is another one. */
export function takeEffectAction(game: Game, player: PlayerId, id: ObjectId, action: string): boolean {
  switch (action) {
    case END_EFFECT: {
      const ending = endings(game, player).find(({ context }) => context.source === id) as Ending;
      payParts(game, player, ending.rule.cost, contextOf(id, player), '116.2c');
      const { stackObject } = ending.context;
      setEffects(
        game,
        game.effects.filter(({ context }) => context.stackObject !== stackObject),
      );
      return true;
    }
    case IGNORE_EFFECT: {
      const found = ignorable(game, player).find(({ object }) => object === id) as Ignorable;
      payParts(game, player, found.cost, contextOf(id, player), '116.2d');
      tallyTurn(game, ignoring(id, player), 1);
      return true;
    }
    case DISCARD:
      perform(game, [moveEvent(game, id, Zone.Graveyard, 'discard', player, { cause: NO_OBJECT, rule: '116.2e' })]);
      return true;
    default:
      return false;
  }
}
