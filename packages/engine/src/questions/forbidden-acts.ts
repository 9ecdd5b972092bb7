/** "Can't" beats "can": what the rules in force forbid. CR 101.2, 614.17. */
import { type Action, type Noun, type Place, deedNamed } from '@kitchen-table/language/core';
import type { Context, Use } from '../vocabulary/context.ts';
import type { Illegal } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import {
  type Entity,
  isPlayerEntity,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../vocabulary/ids.ts';
import { mentions } from '../vocabulary/mentions.ts';
import { FACING } from '../vocabulary/objects/sectors.ts';
import { characteristics, derived } from './continuous-effects/characteristics.ts';
import { holds } from './conditions.ts';
import { defendingPlayer } from './combat-phase/defending-player.ts';
import { drawsLeft } from './players/drawing-limits.ts';
import { isAboutPlayers } from './players/player-nouns.ts';
import { isIgnored } from './continuous-effects/ignored-effects.ts';
import { isFrom } from './zones/where-from.ts';
import { fitsRole } from './triggered-abilities/roles.ts';
import { membersOfTeam } from './players/teams.ts';
import { fitsDescription, matches } from './objects/filters.ts';
import { type RuleOf, rulesInForce } from './in-force.ts';
import { isWhatTargets } from './targets/what-targets.ts';

/** Facts of an act that a "can't" may forbid. Only the roles that the act has. */
export interface Act {
  readonly kind: Action['kind'];
  /** Which keyword action it is. */
  readonly deed?: string;
  readonly player?: PlayerId;
  readonly object?: Entity;
  readonly source?: ObjectId;
  /** What targets is an ability of the source, not the source itself as a spell. CR 113.7. */
  readonly byAbility?: boolean;
  /** Whom it attacks, blocks, damages, targets; what counters are put on; whose library is searched. */
  readonly to?: Entity;
  readonly counter?: string;
  /** The spell or ability that causes it as it resolves; NO_OBJECT where none does. CR 609.1. */
  readonly cause?: ObjectId;
  /** A player loses for having 0 or less life. CR 104.3b. */
  readonly forNoLife?: boolean;
  /** It is paid to cast a spell or to activate an ability. */
  readonly use?: Use;
}

/** Whether some "can't" forbids the act: draw, gainLife, search, counter, untap, regenerate, sacrifice, putCounters, winGame, ... CR 101.2. */
export function isForbidden(game: Game, act: Act): Illegal | null {
  if (
    act.kind === 'counter' &&
    act.object !== undefined &&
    (ownCant(game, act.object as number as ObjectId, 'counter') || isUncounterable(game, act.object))
  ) {
    return { kind: 'illegal', rule: '101.2', because: "it can't be countered" };
  }
  // CR 113.6: what a spell says of itself.
  if (act.kind === 'copy' && act.object !== undefined && ownCant(game, act.object as number as ObjectId, 'copy'))
    return { kind: 'illegal', rule: '101.2', because: "it can't be copied" };
  if (act.kind === 'draw' && act.player !== undefined && drawsLeft(game, act.player) === 0)
    return { kind: 'illegal', rule: '121.2b', because: 'no more cards may be drawn this turn' };
  if ((game.derived ?? derived(game)).rules.cant === undefined) return null;
  const shared = game.rules.teams.sharedLife && act.player !== undefined && OF_WHOLE_TEAMS.has(act.kind);
  const acts = shared ? membersOfTeam(game, act.player).map((player) => ({ ...act, player })) : null;
  for (const inForce of rulesInForce(game, 'cant')) {
    if (acts === null ? forbids(game, inForce, act) : acts.some((one) => forbids(game, inForce, one)))
      return {
        kind: 'illegal',
        rule: '101.2',
        because: `${nameOf(game, inForce.context.source)} says that this can't happen`,
      };
  }
  return null;
}

/** What no member of a team that shares its life can do when one of them can't. CR 810.8a, 810.9g-h, 810.10c. */
const OF_WHOLE_TEAMS: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'gainLife',
  'loseLife',
  'getCounters',
  'winGame',
  'loseGame',
]);

/** The name of the object whose rule it is, for people. */
export function nameOf(game: Game, object: ObjectId): string {
  return game.objects[object] === undefined ? 'an effect' : characteristics(game, object).name || 'a face-down card';
}

/** "This spell can't be countered", on the object itself, wherever it is. CR 113.6. */
function ownCant(game: Game, id: ObjectId, kind: Action['kind']): boolean {
  const object = game.objects[id];
  if (object === undefined) return false;
  for (const record of characteristics(game, id).abilities) {
    const ability = record.ability;
    if (ability.kind !== 'static') continue;
    for (const rule of ability.rules) {
      if (
        rule.kind === 'cant' &&
        rule.action.kind === kind &&
        'object' in rule.action &&
        (rule.action.object as Noun).kind === 'self'
      ) {
        const context = { source: id, controller: object.controller, bindings: {}, x: null, stackObject: id };
        if (ability.condition === undefined || holds(game, ability.condition, context)) return true;
      }
    }
  }
  return false;
}

/** Whether the blocker is one of those that may block; "in the same sector" as the attacker. CR 702.158e. */
function fitsRoleFacing(game: Game, noun: Noun, { object, to }: Act, context: Context): boolean {
  if (object === undefined) return false;
  if (to === undefined || !mentions(game, 'sameSector')) return fitsRole(game, noun, object, context);
  const bindings = { ...context.bindings, [FACING]: { entities: [to], amount: 1 } };
  return fitsRole(game, noun, object, { ...context, bindings });
}

/** Whether this rule forbids this act. */
export function forbids(game: Game, inForce: RuleOf<'cant'>, act: Act): boolean {
  const { rule } = inForce;
  if (rule.unlessPaid !== undefined) return false;
  if (rule.costsOf !== undefined && (act.use === undefined || (rule.notMana === true && act.use === 'mana ability')))
    return false;
  if (rule.cause !== undefined && !isCausedBy(game, rule.cause, act, inForce.context)) return false;
  const context =
    act.cause === undefined ? inForce.context : spokenOf(inForce.context, rule.cause, objectEntity(act.cause));
  const spoken = { ...inForce, context };
  if (
    !forbidsAction(game, spoken, rule.action, act) &&
    !(rule.also ?? []).some((action) => forbidsAction(game, spoken, action, act))
  )
    return false;
  if (isIgnored(game, context.source, act.player ?? controllerOf(game, act.object))) return false;
  return rule.unless === undefined || !holds(game, rule.unless, againstDefender(game, act, context));
}

/** "... unless defending player controls an Island": who would be attacked, before anybody is. CR 508.1c, 508.5. */
function againstDefender(game: Game, { kind, to }: Act, context: Context): Context {
  if (kind !== 'attack' || to === undefined) return context;
  const defending = { entities: [playerEntity(defendingPlayer(game, to))], amount: 1 };
  return { ...context, bindings: { ...context.bindings, 'event.defending': defending } };
}

/** "Spells and abilities your opponents control can't cause": what causes it is one of those. CR 609.1. */
function isCausedBy(game: Game, noun: Noun, { cause = NO_OBJECT }: Act, context: Context): boolean {
  return cause !== NO_OBJECT && fitsRole(game, noun, objectEntity(cause), context);
}

function controllerOf(game: Game, entity: Entity | undefined): PlayerId | undefined {
  return entity === undefined || isPlayerEntity(entity)
    ? undefined
    : game.objects[entity] && characteristics(game, entity as number as ObjectId).controller;
}

/** "You can't attack that player": players attack with the creatures that they control. CR 506.2, 508.1. */
function attackingPlayer(game: Game, noun: Noun, { object }: Act): Entity | undefined {
  if (noun.kind !== 'reference' && !isAboutPlayers(noun)) return undefined;
  const player = controllerOf(game, object);
  return player === undefined ? undefined : playerEntity(player);
}

/** What is said of "that player" or "their hands" is said of the one who acts, or causes it. CR 608.2c. */
function spokenOf(context: Context, noun: Noun | undefined, entity: Entity | undefined): Context {
  const label = noun?.kind === 'playerNoun' ? noun.who : noun !== undefined && 'label' in noun ? noun.label : undefined;
  if (label === undefined || entity === undefined) return context;
  return { ...context, bindings: { ...context.bindings, [label]: { entities: [entity], amount: 1 } } };
}

function forbidsAction(game: Game, { rule, context, affected }: RuleOf<'cant'>, action: Action, act: Act): boolean {
  const subject = act.object ?? (act.player === undefined ? undefined : playerEntity(act.player));
  const fits = (noun: Noun | undefined, entity: Entity | undefined): boolean =>
    noun === undefined || (entity !== undefined && fitsRole(game, noun, entity, context));
  const player = act.player === undefined ? undefined : playerEntity(act.player);
  const source = act.source === undefined ? undefined : objectEntity(act.source);
  const excepted = (entity: Entity | undefined): boolean =>
    rule.except !== undefined && entity !== undefined && fitsDescription(game, rule.except, entity, context);
  // CR 109.2: a creature spell is no creature.
  const isWhereSaid = (noun: Noun | undefined, entity: Entity | undefined): boolean =>
    noun?.kind !== 'select' || entity === undefined || matches(game, noun.filter, entity, context);
  if (affected !== null && (subject === undefined || !affected.includes(subject))) return false;
  switch (action.kind) {
    case 'attack':
      // "alone" is a matter of the whole declaration: not-alone.ts.
      return (
        act.kind === 'attack' &&
        action.alone !== true &&
        (fits(action.object, act.object) || fits(action.object, attackingPlayer(game, action.object, act))) &&
        fits(action.whom, act.to) &&
        !excepted(act.to)
      );
    case 'block':
      return (
        act.kind === 'block' &&
        action.alone !== true &&
        fits(action.object, act.object) &&
        fits(action.whom, act.to) &&
        !excepted(act.to)
      );
    case 'beBlocked':
    case 'becomeBlocked':
      // Said of the attacker: the act is the block, seen from the other side.
      // "by more than one creature" is a limit on the whole block: see maximumBlockers.
      if (action.moreThan !== undefined) return false;
      if (action.except !== undefined && fitsRoleFacing(game, action.except, act, context)) return false;
      return (
        act.kind === 'block' && fits(action.object, act.to) && fits(action.whom, act.object) && !excepted(act.object)
      );
    case 'keywordAction':
      return deedNamed(action) === act.deed && fits(action.actor, player) && fits(action.object, act.object);
    case 'becomeTarget':
      return (
        act.kind === 'becomeTarget' &&
        fits(action.object, act.object) &&
        isWhereSaid(action.object, act.object) &&
        isWhatTargets(game, action.by, act.source, act.byAbility === true, context) &&
        fits(action.actor, player)
      );
    case 'dealDamage':
      return act.kind === 'dealDamage' && fits(action.actor, source) && fits(action.to, act.to);
    // "can't be countered by blue spells": what counters, or who.
    case 'counter':
      return (
        act.kind === 'counter' &&
        (fits(action.actor, player) || fits(action.actor, source)) &&
        fits(action.object, act.object)
      );
    case 'becomeAttached':
      return (
        act.kind === 'becomeAttached' &&
        fits(action.object, act.object) &&
        fits(action.by, act.to) &&
        !excepted(act.object)
      );
    case 'cast':
    case 'play': {
      // CR 701.14b: to play a card is to play it as a land or to cast it.
      if (act.kind !== action.kind && (action.kind !== 'play' || act.kind !== 'cast')) return false;
      const spoken = spokenOf(context, action.actor, player);
      return (
        fits(action.actor, player) &&
        (act.object === undefined ||
          action.object === undefined ||
          fitsRole(game, action.object, act.object, spoken)) &&
        (action.from === undefined || isFromThere(game, action.from, act.object, spoken)) &&
        !excepted(act.object)
      );
    }
    case 'search':
      return (
        act.deed === 'search' &&
        fits(action.actor, player) &&
        (act.to === undefined ||
          action.of === undefined ||
          fitsRole(game, action.of, act.to, spokenOf(context, action.actor, player)))
      );
    case 'putCounters':
      return (
        act.kind === 'putCounters' &&
        fits(action.on, act.to) &&
        isWhereSaid(action.on, act.to) &&
        (action.counter === null || action.counter === act.counter)
      );
    case 'loseGame':
      return (
        act.kind === 'loseGame' && fits(action.actor, player) && (action.forNoLife !== true || act.forNoLife === true)
      );
    case 'getCounters':
      return (
        act.kind === 'getCounters' &&
        fits(action.actor, player) &&
        (action.counter === undefined || action.counter === act.counter)
      );
    default: {
      if (action.kind !== (act.deed ?? act.kind)) return false;
      const roles = action as { actor?: Noun; object?: Noun };
      return (
        fits(roles.actor, player) &&
        (act.object === undefined || roles.object === undefined || fits(roles.object, act.object)) &&
        !excepted(act.object)
      );
    }
  }
}

/** "from graveyards or libraries": where the card is, or the spell came from. CR 601.2a. */
function isFromThere(game: Game, from: Place, entity: Entity | undefined, context: Context): boolean {
  if (entity === undefined || isPlayerEntity(entity)) return false;
  const object = game.objects[entity];
  if (object === undefined) return false;
  return isFrom(game, from, object, context);
}

/** "This ability can't be countered", said behind the effects of a triggered ability. CR 603.1a. */
function isUncounterable(game: Game, ability: Entity): boolean {
  const said = game.objects[ability]?.stack?.ability?.ability;
  return said?.kind === 'triggered' && said.uncounterable === true;
}
