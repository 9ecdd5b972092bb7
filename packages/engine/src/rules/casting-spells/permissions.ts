/** Effects that let players cast and play what they otherwise could not, or when they could not. CR 601.3, 116.2a. */
import type { Action, Cost, Filter, NounList, Place } from '@kitchen-table/language/core';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { findPlayers, holds } from '../../questions/reading.ts';
import { find, zoneObjects } from '../../questions/objects/nouns.ts';
import { asBestowed } from '../../questions/casting-spells/bestowed.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { asFaceDownSpell } from '../../questions/continuous-effects/starting-points.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { type RuleOf, rulesInForce } from '../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { turnTally } from '../../vocabulary/tallies.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { considering } from '../../questions/casting-spells/considering.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import { costOfAction, fixedCost } from '../costs/fixed-costs.ts';
import { isFaceDownInExile, mayLookInExile } from '../objects/face-down-piles.ts';
import { facesToCast } from './faces-to-cast.ts';

/** A card that an effect lets a player cast or play from where it is. */
export interface Permission {
  readonly object: ObjectId;
  readonly withoutPaying: boolean;
  /** "and as though they had flash": whenever the player has priority. CR 601.3b. */
  readonly flash: boolean;
  /** Lands too, or spells only. */
  readonly play: boolean;
  /** Under which name its uses are counted, when there may be only one each turn. */
  readonly tally: string | null;
  /** The timestamp of the effect that is over when it has been used; -1: it goes on. */
  readonly usedUp: number;
  /** What is paid for it: permitted-ways.ts. CR 118.8, 118.9. */
  readonly price: Price | null;
  /** The faces that it lets the player cast, as bits; -1: whichever. CR 601.3e. */
  readonly faces: number;
  /** "If you cast a spell this way, it gains ...", with what the words mean there. CR 611.3d. */
  readonly then: { readonly ifCast: IfCast; readonly context: Context } | null;
  /** Whether what the card is bestowed is what the effect speaks of. CR 702.103d. */
  readonly bestowed: boolean;
  /** Whether a creature spell without a name is what the effect speaks of. CR 601.3e, 708.4. */
  readonly faceDown: boolean;
  /** "using its blitz ability": the one way that it leaves open. CR 601.3. */
  readonly using: string | null;
}

/** Instead of the mana cost, or besides. */
export interface Price {
  /** The way that it opens, by name. */
  readonly via: string;
  /** The cost for the card cast as that face: "its mana value" is that of the spell. CR 601.3e. */
  readonly costAs: (face: Characteristics) => Cost;
  readonly besides: boolean;
}

type IfCast = NonNullable<RuleOf<'may'>['rule']['ifCast']>;

const NONE: readonly Permission[] = [];
const NOT_PLAYED_FROM: ReadonlySet<Zone> = new Set([Zone.Battlefield, Zone.Stack, Zone.None]);

function forPlayer(game: Game, player: PlayerId, { rule, context }: RuleOf<'may'>): boolean {
  if (!('actor' in rule.action) || rule.action.actor === undefined) return context.controller === player;
  return findPlayers(game, rule.action.actor, context).includes(player);
}

/** "Each player may play cards they exiled": what is said of each player, said of this one. */
function saidTo(player: PlayerId, inForce: RuleOf<'may'>): RuleOf<'may'> {
  const { action } = inForce.rule;
  if (!('actor' in action) || action.actor?.kind !== 'select' || action.actor.label === undefined) return inForce;
  return { ...inForce, context: bind(inForce.context, action.actor.label, [playerEntity(player)], 1) };
}

/** Everything outside the hand that effects let the player cast or play now. */
export function permissions(game: Game, player: PlayerId): readonly Permission[] {
  if (derived(game).rules.may === undefined && game.rules.rulesInForce.length === 0) return NONE;
  const allowed: Permission[] = [];
  for (const found of rulesInForce(game, 'may')) {
    const inForce = saidTo(player, found);
    const { rule, context } = inForce;
    const { action } = rule;
    if (
      (action.kind !== 'cast' && action.kind !== 'play') ||
      (rule.asThough !== undefined && action.withoutPaying !== true) ||
      !forPlayer(game, player, inForce)
    )
      continue;
    if (rule.times === 'once each of your turns' && !isActivePlayer(game, player)) continue;
    if (rule.when !== undefined && !holds(game, rule.when, context)) continue;
    const tally = rule.times === undefined || rule.times === 'once' ? null : `may:${context.source}`;
    if (tally !== null && turnTally(game, tally) > 0) continue;
    for (const object of permitted(game, player, inForce)) {
      const { zone } = game.objects[object] as GameObject;
      if (NOT_PLAYED_FROM.has(zone)) continue;
      if (zone === Zone.Hand && action.withoutPaying !== true && action.insteadOfManaCost === undefined) continue;
      const faces = facesPermitted(game, player, object, inForce);
      allowed.push({
        object,
        withoutPaying: action.withoutPaying === true,
        flash: rule.asThough === 'flash',
        play: action.kind === 'play',
        tally,
        usedUp: rule.times === 'once' ? inForce.timestamp : -1,
        price: priceOf(game, player, object, inForce),
        faces,
        then: rule.ifCast === undefined ? null : { ifCast: rule.ifCast, context },
        bestowed: isPermittedAs(game, player, object, inForce, 'bestow', asBestowed),
        faceDown: isPermittedFaceDown(game, player, object, inForce),
        using: rule.using ?? null,
      });
    }
  }
  return allowed;
}

/** The cost that the words name, its numbers worked out. */
function priceOf(game: Game, player: PlayerId, object: ObjectId, { rule, context }: RuleOf<'may'>): Price | null {
  const { action, additionalCost } = rule;
  const instead = 'insteadOfManaCost' in action ? action.insteadOfManaCost : undefined;
  if (instead === undefined && additionalCost === undefined) return null;
  const named = 'object' in action ? action.object : undefined;
  const label = named?.kind === 'select' || named?.kind === 'nounList' ? named.label : undefined;
  const reading = label === undefined ? context : bind(context, label, [object as number as Entity], 1);
  return {
    via: `permitted:${context.source}`,
    costAs: (face) =>
      considering(game, object, face, player, () =>
        fixedCost(game, instead ?? costOfAction(additionalCost as Action), reading),
      ),
    besides: instead === undefined,
  };
}

function permitted(game: Game, player: PlayerId, { rule, context, affected }: RuleOf<'may'>): readonly ObjectId[] {
  if (affected !== null) return affected as readonly ObjectId[];
  const { object, from, ...how } = rule.action as Extract<Action, { kind: 'cast' | 'play' }>;
  if (object.kind === 'nounList' && (from !== undefined || landsAndSpells(object).some((one) => zoneOf(one) !== null)))
    return [...new Set(landsAndSpells(object).flatMap((filter) => described(game, player, filter, from, context)))];
  if (object.kind !== 'select') return objectsOf(find(game, object, context));
  const cards = described(game, player, object.filter, from, context);
  const another = 'insteadOfManaCost' in how && how.insteadOfManaCost !== undefined;
  if (from !== undefined || zoneOf(object.filter) !== null || (rule.times !== undefined && !another)) return cards;
  // CR 118.9, 903.8: spells are meant, wherever the rules let the player cast them from.
  const elsewhere = game.rules.castableFrom(game, player);
  return [...cards, ...elsewhere.filter((id) => someFaceFits(game, player, object.filter, id, context))];
}

/** The cards of that description in the zone that is named. */
function described(
  game: Game,
  player: PlayerId,
  filter: Filter,
  from: Place | undefined,
  context: Context,
): readonly ObjectId[] {
  const zone = ZONE_BY_NAME[from?.zone ?? zoneOf(filter) ?? 'hand'];
  const whose = whoseZone(game, player, from, context);
  if (zone === Zone.Library) {
    // "from the top of your library": only the top card.
    const tops = whose.flatMap((owner) => (game.players[owner] as Player).library.at(-1) ?? []);
    return tops.filter((top) => someFaceFits(game, player, filter, top, context));
  }
  // "from any graveyard": nobody's in particular.
  const anyones = zone === Zone.Graveyard && from !== undefined && from.of === undefined;
  const shared = zone === Zone.Exile || zone === Zone.Command || anyones;
  const there = shared ? zoneObjects(game, zone, null) : whose.flatMap((owner) => zoneObjects(game, zone, owner));
  return there.filter((id) => someFaceFits(game, player, filter, id, context));
}

/** "from that player's graveyard": of the one who is meant; where nobody is said, of one's own. CR 601.3. */
function whoseZone(game: Game, player: PlayerId, from: Place | undefined, context: Context): readonly PlayerId[] {
  if (from?.of === undefined || from.of.kind === 'you') return [player];
  return findPlayers(game, from.of, context);
}

const memo = new WeakMap<NounList, readonly Filter[]>();

/** "play lands and cast spells from among cards exiled with it": what is said last is said of both. */
function landsAndSpells(list: NounList): readonly Filter[] {
  let filters = memo.get(list);
  if (filters === undefined) {
    const selects = list.of.flatMap((part) => (part.kind === 'select' ? [part.filter] : []));
    const among = selects.at(-1)?.qualities?.filter(({ kind }) => kind === 'exiledWith' || kind === 'among') ?? [];
    filters = selects.map((filter, at) =>
      at === selects.length - 1 ? filter : { ...filter, qualities: [...(filter.qualities ?? []), ...among] },
    );
    memo.set(list, filters);
  }
  return filters;
}

/** Whether the card, or one of the spells that it may be cast as, is what the effect speaks of. CR 601.3e. */
function someFaceFits(game: Game, player: PlayerId, filter: Filter, id: ObjectId, context: Context): boolean {
  // CR 601.3f: only who may look at the card knows what it would be.
  if (isFaceDownInExile(game, objectEntity(id)))
    return mayLookInExile(game, player, objectEntity(id)) && somePartFits(game, player, filter, id, context);
  if (fitsDescription(game, filter, id as number as Entity, context)) return true;
  const several = (game.objects[id] as GameObject).record.faces.length > 1;
  return several && facesThatFit(game, player, filter, id, context) !== 0;
}

/** The same of a card as it is when turned face up: a land, too. */
function somePartFits(game: Game, player: PlayerId, filter: Filter, id: ObjectId, context: Context): boolean {
  const object = game.objects[id] as GameObject;
  const up = object.record.faces[object.face] as Characteristics;
  return (
    considering(game, id, up, player, () => fitsDescription(game, filter, objectEntity(id), context)) ||
    facesThatFit(game, player, filter, id, context) !== 0
  );
}

/** The faces of the card that the effect speaks of. CR 601.3e. */
function facesPermitted(game: Game, player: PlayerId, id: ObjectId, inForce: RuleOf<'may'>): number {
  const { rule, context, affected } = inForce;
  if (affected !== null || (game.objects[id] as GameObject).record.faces.length < 2) return -1;
  if (!('object' in rule.action)) return -1;
  const { object } = rule.action;
  if (object?.kind === 'nounList')
    return landsAndSpells(object).reduce((faces, filter) => faces | facesThatFit(game, player, filter, id, context), 0);
  return object?.kind === 'select' ? facesThatFit(game, player, object.filter, id, context) : -1;
}

/** Whether what the card is in the way that a keyword opens is what the effect speaks of: CR 601.3e, 702.103d. */
function isPermittedAs(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { rule, context, affected }: RuleOf<'may'>,
  keyword: string,
  as: (now: Characteristics, object: GameObject) => Characteristics,
): boolean {
  const now = characteristics(game, id);
  if (affected !== null || !hasKeyword(now, keyword)) return true;
  if (!('object' in rule.action) || rule.action.object?.kind !== 'select') return true;
  const { filter } = rule.action.object;
  return considering(game, id, as(now, game.objects[id] as GameObject), player, () =>
    fitsDescription(game, filter, id as number as Entity, context),
  );
}

function isPermittedFaceDown(game: Game, player: PlayerId, id: ObjectId, inForce: RuleOf<'may'>): boolean {
  return FACE_DOWN.every((keyword) =>
    isPermittedAs(game, player, id, inForce, keyword, (_now, object) => asFaceDownSpell(object)),
  );
}
const FACE_DOWN = ['morph', 'megamorph', 'disguise'] as const;

function facesThatFit(game: Game, player: PlayerId, filter: Filter, id: ObjectId, context: Context): number {
  let fitting = 0;
  const object = game.objects[id] as GameObject;
  for (const { face, now } of [...facesToCast(game, object, player, true), ...landFaces(game, object)])
    if (considering(game, id, now, player, () => fitsDescription(game, filter, id as number as Entity, context)))
      fitting |= 1 << face;
  return fitting;
}

/** The faces that can be played as lands. CR 305.1, 712.12. */
function landFaces(
  game: Game,
  object: GameObject,
): readonly { readonly face: number; readonly now: Characteristics }[] {
  const { faces, card } = object.record;
  const playable = card.layout === 'modal double-faced' ? faces : faces.slice(0, 1);
  return playable
    .map((up, face) => ({ face, now: face === object.face ? characteristics(game, object.id) : up }))
    .filter(({ now }) => (now.types & TypeBit.Land) !== 0);
}

function zoneOf(filter: Filter): keyof typeof ZONE_BY_NAME | null {
  for (const quality of filter.qualities ?? []) {
    if (quality.kind === 'inZone' || quality.kind === 'fromZone') return quality.zone[0] as keyof typeof ZONE_BY_NAME;
    if (quality.kind === 'exiledWith' || quality.kind === 'exiledBy') return 'exile';
    if (quality.kind === 'among' && quality.noun.kind === 'select') return zoneOf(quality.noun.filter);
  }
  return null;
}

/** Whether an effect lets the player cast the spell as though it had flash. CR 601.3b. */
export function hasFlashPermission(game: Game, player: PlayerId, object: ObjectId): boolean {
  if (derived(game).rules.may === undefined) return false;
  for (const inForce of rulesInForce(game, 'may')) {
    const { rule, context } = inForce;
    if (
      rule.action.kind !== 'cast' ||
      rule.asThough === undefined ||
      !rule.asThough.includes('flash') ||
      rule.additionalCost !== undefined ||
      rule.whenTargeting !== undefined ||
      rule.action.withoutPaying === true ||
      !forPlayer(game, player, inForce)
    )
      continue;
    const { object: noun, from } = rule.action;
    // "If you cast a spell this way": from where it may be cast so.
    if (from !== undefined && !permitted(game, player, inForce).includes(object)) continue;
    if (
      noun.kind === 'self'
        ? context.source === object
        : noun.kind === 'select' && fitsDescription(game, noun.filter, object as number as Entity, context)
    )
      return true;
  }
  return false;
}
