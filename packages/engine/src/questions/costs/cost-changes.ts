/** What the rules in force change about a cost. CR 601.2f, 602.2b, 118.7, 702.41, 702.125. */
import { castsBefore } from '../players/commander-casts.ts';
import {
  type Action,
  type Filter,
  namedWithin,
  type Noun,
  type Quality,
  type Rule,
  type Select,
} from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  isPlayerEntity,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { abilitiesMeant, fitsAbility, isOfKeyword } from './ability-costs.ts';
import { timesOf } from './changed-for-each.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { holds } from '../conditions.ts';
import { fitsRole, whoActs } from '../triggered-abilities/roles.ts';
import { isUnpaid, type OfferedCost, offeredCosts } from './offered-costs.ts';
import { fitsAs } from '../objects/filters.ts';
import { pastThisTurn } from '../history.ts';
import { type RuleOf, rulesInForce } from '../in-force.ts';
import { find, findPlayers } from '../reading.ts';
import { evaluate, every } from '../values.ts';
import { playerInRange } from '../players/range.ts';
import { asGiven } from '../resolving/this-way.ts';
import { isActivePlayer } from '../players/teams.ts';

export interface CostChanges {
  /** Generic mana more and less; "less" never touches colored mana unless symbols say so. CR 601.2f, 118.7. */
  readonly more: number;
  readonly less: number;
  /** So much less of the cost of the keyword for which it is paid, and of nothing that comes on top of it. CR 118.9d. */
  readonly lessOfKeyword: number;
  readonly moreSymbols: readonly string[];
  readonly lessSymbols: readonly string[];
  /** Less of colored mana only, never of generic mana. */
  readonly lessColored: readonly string[];
  readonly lifeMore: number;
  /** The total may not fall under one mana: some reductions say so. */
  readonly minimumOne: boolean;
  /** "up to {2} less": as much of it as the player likes; what is not waived is in `less`. CR 601.2f. */
  readonly optional: number;
}

const UNCHANGED: CostChanges = {
  more: 0,
  less: 0,
  lessOfKeyword: 0,
  moreSymbols: [],
  lessSymbols: [],
  lessColored: [],
  lifeMore: 0,
  minimumOne: false,
  optional: 0,
};

interface Tally {
  more: number;
  less: number;
  lessOfKeyword: number;
  moreSymbols: string[];
  lessSymbols: string[];
  lessColored: string[];
  lifeMore: number;
  minimumOne: boolean;
  optional: number;
}

/** Under this name stands how much of what is optional the player does without. */
export const WAIVED = '#waived';

/** What the rules in force change about the cost of casting the object, or activating its ability. CR 601.2f, 602.2b. */
export function costChanges(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: AbilityRecord | null,
  targets: readonly Entity[],
  /** The keyword whose cost is paid in place of the mana cost. */
  via = '',
): CostChanges {
  const now = characteristics(game, object);
  const rules = (game.derived ?? derived(game)).rules.costChange;
  const limits = ability?.ability.kind === 'activated' ? ability.ability.limits : undefined;
  if (rules === undefined && limits === undefined && (ability !== null || !changesOwnCost(now.abilities)))
    return UNCHANGED;
  const tally: Tally = {
    more: 0,
    less: 0,
    lessOfKeyword: 0,
    moreSymbols: [],
    lessSymbols: [],
    lessColored: [],
    lifeMore: 0,
    minimumOne: false,
    optional: 0,
  };
  if (ability === null) addOwn(game, player, object, targets, tally);
  // "This ability costs {1} less to activate for each ...": CR 602.2b, 601.2f.
  for (const limit of limits ?? []) {
    if (limit.kind !== 'costLess' && limit.kind !== 'costMore' && limit.kind !== 'costLessOwnMana') continue;
    const context = { source: object, controller: player, bindings: NO_BINDINGS, x: null, stackObject: object };
    if (limit.kind === 'costMore') {
      tally.more += Math.max(0, evaluate(game, limit.value, context));
      continue;
    }
    if (limit.condition !== undefined && !holds(game, limit.condition, context)) continue;
    if (limit.kind === 'costLess') tally.less += Math.max(0, evaluate(game, limit.value, context));
    else tally.lessSymbols.push(...(now.manaCost ?? []));
  }
  for (const { rule, context } of rulesInForce(game, 'costChange')) {
    if ((rule.toDo === 'cast') !== (ability === null)) continue;
    if (rule.notMana === true && ability?.isManaAbility === true) continue;
    if (rule.keyword !== undefined && !isCostOf(game, rule.keyword, object, ability, via)) continue;
    if (rule.by !== undefined && !fitsRole(game, rule.by, playerEntity(player), context)) continue;
    if (
      rule.whenTargeting !== undefined &&
      !targets.some((target) => fitsRole(game, rule.whenTargeting, target, context))
    )
      continue;
    const abilities = ability === null ? null : abilitiesMeant(rule.of);
    if (abilities !== null && ability !== null) {
      if (!fitsAbility(game, abilities, player, object, ability, targets, context)) continue;
    } else if (!ofAnyAbility(rule.of) && !appliesTo(game, rule.of, player, object, targets, context)) continue;
    if (nthCastOf(rule.of) !== null && !isNthCast(game, rule.of as Select, player, context)) continue;
    const said = whoActs(rule.of.kind === 'filter' ? undefined : rule.of, objectEntity(object), context);
    if (rule.condition !== undefined && !holds(game, rule.condition, said)) continue;
    if (rule.paying !== undefined && isUnpaid(game, { rule, context }, object)) continue;
    add(game, rule, withCaster(rule.of, player, said), tally, targets);
  }
  if (tally.optional > 0) {
    const waived = game.objects[object]?.stack?.context.bindings[WAIVED]?.amount ?? 0;
    tally.less += Math.max(0, tally.optional - waived);
  }
  return tally;
}

/** Whether what is paid is the cost of that keyword: of the activated ability that it stands for, or in place of the mana cost. CR 118.9, 702.1. */
function isCostOf(game: Game, keyword: string, object: ObjectId, ability: AbilityRecord | null, via: string): boolean {
  return ability === null ? keyword === via : isOfKeyword(game, object, ability, keyword);
}

/** What the player may pay in addition to cast the object for less, as others say. CR 118.8b, 601.2b. */
export function costsOffered(game: Game, player: PlayerId, object: ObjectId): readonly OfferedCost[] {
  if ((game.derived ?? derived(game)).rules.costChange === undefined) return NONE_OFFERED;
  return offeredCosts(game, player, ({ rule, context }) => appliesTo(game, rule.of, player, object, [], context));
}
const NONE_OFFERED: readonly OfferedCost[] = [];

/** Whether an ability of the spell itself changes what it costs. CR 601.2f. */
export function changesOwnCost(abilities: readonly AbilityRecord[]): boolean {
  for (const { ability } of abilities) {
    if (ability.kind === 'static') for (const rule of ability.rules) if (rule.kind === 'costChange') return true;
    if (ability.kind === 'keyword' && (ability.keyword === 'affinity' || ability.keyword === 'undaunted')) return true;
  }
  return false;
}

/** "This spell costs {1} less to cast for each ...": works wherever it is cast from. CR 113.6, 601.2f. */
function addOwn(game: Game, player: PlayerId, object: ObjectId, targets: readonly Entity[], tally: Tally): void {
  const reading = game.objects[object]?.stack?.context.bindings;
  const bindings = reading === undefined ? NO_BINDINGS : asGiven(reading);
  const context: Context = { source: object, controller: player, bindings, x: null, stackObject: object };
  // On the battlefield its rules are among those in force already.
  const elsewhere = game.objects[object]?.zone !== Zone.Battlefield;
  let before: string | null = null;
  for (const { ability } of characteristics(game, object).abilities) {
    if (ability.kind === 'keyword') before = ability.keyword;
    if (ability.kind === 'keyword' && ability.keyword === 'affinity' && ability.filter !== undefined) {
      const counted = {
        ...ability.filter,
        qualities: [
          ...(ability.filter.qualities ?? []),
          { kind: 'controlledBy' as const, player: { kind: 'you' as const } },
        ],
      };
      tally.less += every(game, counted, context).length; // CR 702.41a
    } else if (ability.kind === 'keyword' && ability.keyword === 'undaunted') {
      tally.less += game.players.filter(
        (other) => !other.lost && other.team !== game.players[player]?.team && playerInRange(game, player, other.id),
      ).length; // CR 702.125a, 801.11
    } else if (ability.kind === 'static' && elsewhere) {
      for (const rule of ability.rules) {
        if (rule.kind !== 'costChange' || rule.toDo !== 'cast' || rule.of.kind !== 'self') continue;
        if (rule.thisWay === true && !isCastSo(game, object, before)) continue;
        if (ability.condition !== undefined && !holds(game, ability.condition, context)) continue;
        if (
          rule.whenTargeting !== undefined &&
          !targets.some((target) => fitsRole(game, rule.whenTargeting, target, context))
        )
          continue;
        if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
        add(game, rule, context, tally, targets);
      }
    }
  }
}

/** "This spell costs {X} less to cast this way": for the cost of the keyword said before it. Where it is to be cast from says so too. CR 702.34a. */
function isCastSo(game: Game, object: ObjectId, keyword: string | null): boolean {
  const now = game.objects[object];
  if (keyword !== 'flashback' || now === undefined) return false;
  return now.stack === null ? now.zone === Zone.Graveyard : now.stack.cast.paid.includes(keyword);
}

type NthCast = Extract<NonNullable<Filter['qualities']>[number], { kind: 'nthCast' }>;

/** "The second spell you cast each turn": which it is. */
export function nthCastOf(of: Filter | Noun): NthCast | null {
  if (of.kind !== 'select') return null;
  for (const quality of of.filter.qualities ?? []) if (quality.kind === 'nthCast') return quality;
  return null;
}

const withoutMemo = new WeakMap<Filter, Filter>();

/** The description without "the second spell you cast". */
export function withoutNthCast(filter: Filter): Filter {
  let rest = withoutMemo.get(filter);
  if (rest === undefined) {
    rest = { ...filter, qualities: (filter.qualities ?? []).filter(({ kind }) => kind !== 'nthCast') };
    withoutMemo.set(filter, rest);
  }
  return rest;
}

/** Whether a spell of that description, cast now, is the nth that the player casts this turn. CR 601.2f. */
function isNthCast(game: Game, of: Select, player: PlayerId, context: Context): boolean {
  const { nth, player: who, ownTurns } = nthCastOf(of) as NthCast;
  if (ownTurns === true && !isActivePlayer(game, player)) return false;
  if (nth === 'next' || !fitsRole(game, who, playerEntity(player), context)) return false;
  return castBefore(game, of, who, player, context) + 1 === nth;
}

/** How many spells of that description the player has cast this turn. */
function castBefore(game: Game, of: Select, who: Noun, player: PlayerId, context: Context): number {
  const cast: Action = {
    kind: 'cast',
    actor: who,
    object: { ...of, quantifier: ONE, filter: withoutNthCast(of.filter) },
  };
  return pastThisTurn(game, cast, context).filter((one) => one.player === playerEntity(player)).length;
}

/** "The next spell you cast this turn", counted from now: the third of the turn, where two have been cast. CR 611.2c. */
export function withNextCounted(game: Game, rule: Rule, context: Context): Rule {
  if (rule.kind === 'may' && rule.action.kind === 'cast' && rule.action.object.kind === 'select') {
    const object = withNumber(game, rule.action.object, context);
    return object === null ? rule : { ...rule, action: { ...rule.action, object } };
  }
  if (rule.kind !== 'costChange' || rule.of.kind !== 'select') return rule;
  const of = withNumber(game, rule.of, context);
  return of === null ? rule : { ...rule, of };
}

/** The same as one of the turn's spells in order; null when it is not the next one that is spoken of. */
function withNumber(game: Game, of: Select, context: Context): Select | null {
  const next = nthCastOf(of);
  if (next?.nth !== 'next') return null;
  const [player] = findPlayers(game, next.player, context);
  if (player === undefined) return null;
  const nth = castBefore(game, of, next.player, player, context) + 1;
  const qualities = (of.filter.qualities ?? []).map((each) => (each === next ? { ...next, nth } : each));
  return { ...of, filter: { ...of.filter, qualities } };
}

const ONE: Select['quantifier'] = { kind: 'quantifier', amount: 'a' };

/** "Spells that target ~ cost {2} less": by the targets being chosen, which the spell may not have yet. CR 601.2c, 601.2f. */
function isAimedAt(
  game: Game,
  aim: Extract<Quality, { kind: 'targeting' }>,
  targets: readonly Entity[],
  context: Context,
): boolean {
  const meant = find(game, aim.noun, context);
  if (aim.only === true && new Set(targets).size !== 1) return false; // CR 115.9c
  return targets.some((target) => meant.includes(target));
}

const askedMemo = new WeakMap<Filter, Filter>();

/** The description without what is asked apart. */
function withoutAsked(filter: Filter): Filter {
  let rest = askedMemo.get(filter);
  if (rest === undefined) {
    const qualities = withoutNthCast(filter).qualities?.filter(({ kind }) => kind !== 'targeting');
    askedMemo.set(filter, (rest = { ...filter, qualities: qualities ?? [] }));
  }
  return rest;
}

/** "Activated abilities cost {2} more to activate": of whatever they are. CR 602.2b. */
function ofAnyAbility(of: Filter | Noun): boolean {
  const filter = of.kind === 'filter' ? of : of.kind === 'select' ? of.filter : null;
  return (
    filter?.noun?.kind === 'words' &&
    filter.noun.words.every((word) => word.kind === 'classWord' && word.word === 'ability') &&
    filter.qualities === undefined
  );
}

/** Of the object as it will be while it is cast: under the control of the one who casts it. */
function appliesTo(
  game: Game,
  of: Filter | Noun,
  player: PlayerId,
  object: ObjectId,
  targets: readonly Entity[],
  context: Context,
): boolean {
  const said = of.kind === 'filter' ? of : of.kind === 'select' ? of.filter : null;
  if (said === null) {
    if (fitsRole(game, of as Noun, objectEntity(object), context)) return true;
    // CR 400.7g: the card that was named has become the spell.
    return (
      of.kind === 'reference' &&
      find(game, of, context).some((entity) => !isPlayerEntity(entity) && game.objects[entity]?.became === object)
    );
  }
  const aim = said.qualities?.find((quality) => quality.kind === 'targeting');
  if (aim !== undefined && !isAimedAt(game, aim, targets, context)) return false;
  const filter = aim === undefined && nthCastOf(of) === null ? said : withoutAsked(said);
  const now = characteristics(game, object);
  if (now.controller === player) return fitsAs(game, filter, object, now, context);
  const cast = now.copy();
  cast.controller = player;
  return fitsAs(game, filter, object, cast, context);
}

/** "Each spell a player casts costs {1} more for each other spell that player has cast": who casts it is known. CR 601.2a. */
function withCaster(of: Filter | Noun, player: PlayerId, context: Context): Context {
  if (of.kind !== 'select') return context;
  const caster = { entities: [playerEntity(player)], amount: 1 };
  const named = namedWithin(of).filter(({ relation }) => relation === 'controller');
  if (named.length === 0) return context;
  const bindings = Object.fromEntries(named.map(({ label }) => [label, caster]));
  return { ...context, bindings: { ...context.bindings, ...bindings } };
}

function add(
  game: Game,
  rule: RuleOf<'costChange'>['rule'],
  context: Context,
  tally: Tally,
  targets: readonly Entity[],
): void {
  const often = rule.insteadOfTax === true ? castsBefore(game, context.controller, context.source) : 1;
  const times = timesOf(game, rule, context, targets) * often;
  let generic = rule.value === undefined ? 0 : evaluate(game, rule.value, context);
  const symbols: string[] = [];
  for (const symbol of rule.symbols ?? []) {
    if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else if (symbol === 'X')
      generic +=
        rule.value === undefined
          ? rule.whereX === undefined
            ? (context.x ?? 0)
            : evaluate(game, rule.whereX, context)
          : 0;
    else if (rule.change === 'less' && symbol === 'S')
      generic += 1; // CR 118.7g
    else symbols.push(rule.change === 'less' ? symbol.replace('/P', '') : symbol); // CR 118.7f
  }
  const less = rule.coloredOnly === true ? tally.lessColored : tally.lessSymbols;
  for (let i = 0; i < times; i++)
    for (const symbol of symbols) (rule.change === 'more' ? tally.moreSymbols : less).push(symbol);
  if (rule.upTo === true) tally.optional += generic * times;
  else if (rule.change === 'more') tally.more += generic * times;
  else if (rule.keyword !== undefined) tally.lessOfKeyword += generic * times;
  else tally.less += generic * times;
  if (rule.life !== undefined && rule.change === 'more') tally.lifeMore += evaluate(game, rule.life, context) * times;
  if (rule.minimumOne === true) tally.minimumOne = true;
}
