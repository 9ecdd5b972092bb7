/** Changing what objects are, for a time or for good. CR 611.2, 613. */
import { type Ability, type Action, type Description, type Noun } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { askOption, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { bonusOf } from '../../../questions/continuous-effects/layer-changes.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { isAboutPlayers } from '../../../questions/players/player-nouns.ts';
import { evaluate } from '../../../questions/values.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { objectsOf, playersOf } from '../../resolving/bindings.ts';
import { putCountersEvent } from '../../event-makers.ts';
import { isNextSpell } from '../../casting-spells/next-spell.ts';
import { resolveNoun, resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { copiableValues } from '../../objects/copiable-values.ts';
import { addEffect } from '../durations.ts';
import { doubleValueOfX } from './value-of-x.ts';
import { exceptionsOf, withThisAbility } from '../this-ability.ts';
import { withBonusChosen, withChosenLooks } from '../choices/words-of-your-choice.ts';
import {
  asEntities,
  by,
  done,
  doneTo,
  doneToPlayers,
  type Handler,
  type Handlers,
  NO_ENTITIES,
  nothing,
  type Outcome,
  outcome,
} from '../outcome.ts';

type Change = Extract<Action, { kind: 'get' | 'gain' | 'become' | 'setPowerToughness' | 'switch' }>;

/** The objects that a change affects: fixed as the effect begins. CR 611.2c. */
export function affectedBy(
  game: Game,
  noun: Noun,
  context: Context,
): { objects: readonly ObjectId[]; context: Context } {
  const chosen = resolveObjects(game, noun, context, { player: context.controller, purpose: 'choose', rule: '611.2c' });
  // CR 109.2: "this creature" is not the card in the graveyard that it has become.
  const isMeant = (id: ObjectId): boolean =>
    noun.kind !== 'self' || id === context.source || game.objects[id]?.zone !== Zone.Graveyard;
  return { objects: chosen.objects.filter((id) => isChangeable(game, id) && isMeant(id)), context: chosen.context };
}

function isChangeable(game: Game, id: ObjectId): boolean {
  const zone = game.objects[id]?.zone;
  return zone !== undefined && zone !== Zone.None;
}

function change(game: Game, action: Change, context: Context, during: Parameters<Handler<'get'>>[3]): Outcome {
  if (action.kind === 'gain' && (meansPlayers(game, action.object, context) || action.object.kind === 'nounList')) {
    const { entities, context: now } = whoGain(game, action.object, context);
    if (entities.length > 0) addEffect(game, { kind: 'changes', action }, now, during, entities, null);
    return doneTo(now, entities);
  }
  if (isNextSpell(action.object)) {
    addEffect(game, { kind: 'changes', action }, context, during ?? { kind: 'thisTurn' }, NO_ENTITIES, null); // CR 611.2f
    return done(context);
  }
  const { objects, context: now } = affectedBy(game, action.object, context);
  if (objects.length === 0) return nothing(now);
  const locked = lockedValues(game, action, now);
  addEffect(game, { kind: 'changes', action }, now, during, asEntities(objects), locked);
  return doneTo(now, asEntities(objects), locked?.[0] ?? 0);
}

/** Players, or "you and permanents you control": players may have abilities, too. CR 113.10, 611.2c. */
function whoGain(game: Game, noun: Noun, context: Context): { entities: readonly Entity[]; context: Context } {
  if (noun.kind !== 'nounList') {
    const { players, context: now } = resolvePlayers(game, noun, context);
    return { entities: players.map(playerEntity), context: now };
  }
  const how = { player: context.controller, purpose: 'choose', rule: '611.2c' } as const;
  const { entities, context: now } = resolveNoun(game, noun, context, how);
  const meant = entities.filter((one) => isPlayerEntity(one) || isChangeable(game, one as number as ObjectId));
  return { entities: meant, context: now };
}

/** Numbers are worked out once, as the effect begins. CR 608.2h. */
function lockedValues(game: Game, action: Change, context: Context): readonly number[] | null {
  switch (action.kind) {
    case 'get':
      return bonusOf(game, action, context, null);
    case 'setPowerToughness':
      return [
        action.power === undefined ? 0 : evaluate(game, action.power, context),
        action.toughness === undefined ? 0 : evaluate(game, action.toughness, context),
      ];
    case 'become':
      if (action.as.power === undefined && action.as.toughness === undefined) return null;
      return [
        action.as.power === undefined ? 0 : evaluate(game, action.as.power, context),
        action.as.toughness === undefined ? 0 : evaluate(game, action.as.toughness, context),
      ];
    case 'gain':
    case 'switch':
      return null;
  }
}

/** As much mana of each type as the player has; what it may be spent on is not doubled with it. CR 701.9f. */
function doubleMana(game: Game, player: PlayerId, context: Context): void {
  const { amounts, special } = (game.players[player] as Player).pool;
  const mana: number[] = [...amounts];
  for (const { kind } of special) mana[kind] = (mana[kind] ?? 0) + 1;
  if (mana.every((amount) => amount === 0)) return;
  perform(game, [{ kind: 'addMana', player, source: context.source, mana, spendOnly: null, ...by(context, '701.9f') }]);
}

/** "Becomes your choice of": for good as it enters or turns, by what others copy of it, too. CR 208.2b, 707.2. */
function becomeOneOf(
  game: Game,
  { object, options }: Extract<Action, { kind: 'becomeOneOf' }>,
  context: Context,
  during: Parameters<Handler<'get'>>[3],
): Outcome {
  const why = reason('Choose what it becomes', context.source, '208.2b');
  const as = options[askOption(game, context.controller, why, options.map(shapeText))] as Description;
  const become: Extract<Action, { kind: 'become' }> = { kind: 'become', verb: 'be', object, as };
  if (during !== undefined) return change(game, become, context, during);
  return characteristicsEffects.becomeCopy(
    game,
    { kind: 'becomeCopy', object, of: object, except: [become] },
    context,
    during,
  );
}

/** "2/2 artifact creature with flying", for the choice. */
function shapeText({ power, toughness, subtypes, types, abilities }: Description): string {
  const size = [power, toughness].map((value) => (value?.kind === 'number' ? value.number : 'X')).join('/');
  const keywords = (abilities ?? []).map((ability) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));
  const words = [size, ...(subtypes ?? []), ...(types ?? [])].join(' ');
  return keywords.length === 0 ? words : `${words} with ${keywords.join(', ')}`;
}

export const characteristicsEffects: Handlers<
  'get' | 'gain' | 'become' | 'setPowerToughness' | 'switch' | 'double' | 'becomeCopy' | 'becomeOneOf'
> = {
  get: (game, said, context, during) => change(game, withBonusChosen(game, said, context), context, during),
  become: (game, said, context, during) => change(game, withChosenLooks(game, said, context), context, during),
  setPowerToughness: change,
  switch: change,
  gain: (game, said, context, during) => {
    const action = withThisAbility(game, said, context);
    if (action.abilities === 'all' || action.choice !== true) return change(game, action, context, during);
    // "gains your choice of flying or vigilance"
    const names = action.abilities.map((ability) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));
    const index = askOption(game, context.controller, reason('Choose what it gains', context.source, '608.2d'), names);
    const { choice: _choice, ...rest } = action;
    return change(game, { ...rest, abilities: [action.abilities[index] as Ability] }, context, during);
  },
  double: (game, action, context, during) => {
    switch (action.what) {
      case 'life total': {
        const { players, context: now } = resolvePlayers(game, action.object, context);
        const events = players.map(
          (player): GameEvent => ({
            kind: 'setLife',
            player,
            amount: 2 * (game.players[player] as Player).life,
            ...by(now, '701.9d'),
          }),
        );
        return outcome(now, NO_ENTITIES, 0, perform(game, events).length > 0);
      }
      case 'unspent mana': {
        const { players, context: now } = resolvePlayers(game, action.object, context);
        for (const player of players) doubleMana(game, player, now);
        return doneToPlayers(now, players, 0);
      }
      case 'value of X':
        return doubleValueOfX(game, action.object, context);
      case 'counters': {
        const chosen = resolveNoun(game, action.object, context, {
          player: context.controller,
          purpose: 'counters',
          rule: '701.10e',
        });
        const events: GameEvent[] = [];
        for (const entity of chosen.entities) {
          const counters = countersOn(game, entity);
          for (const kind of Object.keys(counters))
            if (action.counter === undefined || action.counter === kind)
              events.push(
                putCountersEvent(entity, kind, counters[kind] ?? 0, context.controller, by(context, '701.10e')),
              );
        }
        return outcome(chosen.context, chosen.entities, 0, perform(game, events).length > 0);
      }
      case 'power':
      case 'toughness':
      case 'power and toughness': {
        // CR 701.10b: it gets +X/+0, +0/+X or +X/+Y, where they are its power and toughness now.
        const { objects, context: now } = affectedBy(game, action.object, context);
        for (const object of objects) {
          const { power, toughness } = characteristics(game, object);
          addEffect(game, { kind: 'changes', action }, now, during, asEntities([object]), [power, toughness]);
        }
        return doneTo(now, asEntities(objects), 0);
      }
    }
  },
  becomeOneOf,
  becomeCopy: (game, action, context, during) => {
    const of = resolveNoun(game, action.of, context, { player: context.controller, purpose: 'copy', rule: '707.2' });
    const [original] = objectsOf(of.entities);
    const { objects, context: now } = affectedBy(game, action.object, of.context);
    if (original === undefined || objects.length === 0) return nothing(now);
    addEffect(
      game,
      { kind: 'changes', action },
      now,
      during,
      asEntities(objects),
      null,
      copiableValues(game, original, exceptionsOf(game, action.except, original, now)),
    );
    return doneTo(now, asEntities(objects), 0);
  },
};

/** Whether a player is to be controlled, and no object. CR 720.1. */
export function meansPlayers(game: Game, noun: Noun, context: Context): boolean {
  return isAboutPlayers(noun) || (noun.kind === 'reference' && find(game, noun, context).some(isPlayerEntity));
}

/** The counters on an object or player. */
export function countersOn(game: Game, entity: Entity): Readonly<Record<string, number>> {
  if (isPlayerEntity(entity))
    return playersOf([entity]).map((player) => (game.players[player] as Player).counters)[0] ?? {};
  return game.objects[entity]?.counters ?? {};
}
