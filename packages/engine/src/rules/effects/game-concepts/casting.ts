/** Casting and playing as an effect says, while it resolves. CR 608.2g, 601.3, 305.4. */
import type { Action, Cost, ManaSymbols, Noun } from '@kitchen-table/language/core';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { considering } from '../../../questions/casting-spells/considering.ts';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import { followedAll } from '../../../questions/objects/followed-objects.ts';
import { evaluate, find } from '../../../questions/reading.ts';
import { cannotCast } from '../../../questions/rules-in-force.ts';
import { exiledWithSaid } from '../../../questions/zones/linked-exile.ts';
import { type Characteristics, TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { bind, objectsOf } from '../../resolving/bindings.ts';
import { castBy, castFree, castSpell } from '../../casting-spells/casting-spells.ts';
import { fixedCost } from '../../costs/fixed-costs.ts';
import { payingToUse } from '../../../questions/costs/paid-to-use.ts';
import { canPayParts } from '../../costs/costs.ts';
import { chooseFace, facesThat, facesToPlay, mayPlayLand } from '../../casting-spells/faces-to-cast-now.ts';
import { mandatoryCosts } from '../../costs/additional-costs.ts';
import { modesAvailable } from '../../modes/modes.ts';
import { playLand } from '../../special-actions/playing-lands.ts';
import { spellClauses } from '../../resolving/spell-text.ts';
import { canPayMana } from '../../mana/payment.ts';
import { demandOf } from '../../mana/symbols.ts';
import { NO_WISH } from '../../mana/wanted-elsewhere.ts';
import { totalCost } from '../../costs/total-cost.ts';
import { isDeclined } from './cast-if-able.ts';
import { described } from './spells-described.ts';
import { inOrderCast } from './order-of-casting.ts';
import { objectsInPlace, resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { addEffect } from '../durations.ts';
import { eachOwner, fromEach, upToOne } from '../choices/from-each-zone.ts';
import { asEntities, done, doneTo, type Handler, type Handlers, nothing } from '../outcome.ts';
import { type GameObject, StatusBit } from '../../../vocabulary/objects/objects.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { setStatus, showTo } from '../../../vocabulary/objects/object-notes.ts';
import { contextOf } from '../../resolving/bindings.ts';
import { manaAndParts } from '../../costs/fixed-costs.ts';
import { freeWay } from '../../casting-spells/ways-to-cast.ts';

const castNow: Handler<'cast'> = (game, action, context, during) => {
  const { players, context: withActors } = resolvePlayers(game, action.actor, context);
  const [player] = players;
  if (player === undefined) return nothing(withActors);
  // "You may cast a creature spell from your graveyard this turn": which one is decided as it is cast.
  if (during !== undefined && isOneOfMany(action)) {
    const named = namingCandidates(game, action, withActors);
    addEffect(game, { kind: 'may', action, times: 'once' }, { ...named, controller: player }, during, null, null);
    return done(named);
  }
  // "You may play one of those cards this turn": likewise.
  const those = during === undefined ? null : oneOfThose(game, action, withActors);
  if (during !== undefined && those !== null) {
    const named = naming(action, those, withActors);
    addEffect(game, { kind: 'may', action, times: 'once' }, { ...named, controller: player }, during, those, null);
    return done(named);
  }
  // CR 611.2c: "spells from your graveyard" are those that come there later, too.
  if (during !== undefined && isAllOfPlace(action)) {
    addEffect(game, { kind: 'may', action }, { ...withActors, controller: player }, during, null, null);
    return done(withActors);
  }
  const owners = during === undefined ? eachOwner(game, action, withActors) : null;
  if (owners !== null)
    return fromEach(upToOne(action), owners, withActors, (one, own) => castNow(game, one, own, undefined));
  const among =
    during === undefined ? castable(game, action, withActors, player) : castable(game, action, withActors, null);
  const { objects, context: now } = resolveObjects(
    game,
    during === undefined ? described(atLeastOne(action.object)).cards : action.object,
    withActors,
    { player, purpose: 'choose', rule: '608.2g', ...among },
  );
  // "You may cast it this turn": not now, but for a time.
  if (during !== undefined) {
    if (action.look === true)
      for (const object of objects) if (isIn(game, object, Zone.Exile)) showTo(game, object, 1 << player); // CR 406.3
    const rule = { kind: 'may', action, ...(during.kind === 'inTurns' ? { when: during.condition } : {}) } as const;
    addEffect(game, rule, { ...now, controller: player }, during, asEntities(objects), null);
    return doneTo(now, asEntities(objects));
  }
  const cast: Entity[] = [];
  const could = (id: ObjectId): boolean =>
    isFaceDown(game.objects[id] as GameObject) || canCast(game, action, player, id, now); // CR 406.3
  for (const object of inOrderCast(game, action, objects, player, now, could)) {
    // CR 406.3: a card that was exiled face down is turned face up as it is played.
    const hidden = revealFromExile(game, object);
    const { price, free, could: couldCast } = howToCast(game, action, player, object, now);
    const faces =
      action.transformed === true
        ? backOf(game, player, object, couldCast)
        : facesFor(game, action, player, object, couldCast);
    if (faces.length === 0) {
      if (hidden) setStatus(game, object, StatusBit.FaceDown, true);
      continue;
    }
    const { face, via, isLand = false } = chooseFace(game, player, faces);
    if (isLand) {
      playLand(game, player, object, face);
      cast.push(object as number as Entity);
      continue;
    }
    if (action.ifAble === true && isDeclined(game, player, object)) {
      if (hidden) setStatus(game, object, StatusBit.FaceDown, true);
      continue;
    }
    const id =
      price !== null
        ? castBy(game, player, object, { ...freeWay(face), via: 'for another cost', ...manaAndParts(price) }) // CR 118.9
        : free
          ? castFree(game, player, object, face, via === 'fuse' ? via : undefined) // CR 702.102a
          : castSpell(game, player, object, face, via, NO_WISH);
    if (id >= 0) cast.push(id as number as Entity);
  }
  return doneTo(withSpell(now, action.object, cast), cast);
};

/** Whether all cards of a description in a zone that is named are allowed, whichever come there. */
function isAllOfPlace({ object, from }: Parameters<Handler<'cast'>>[1]): boolean {
  if (from === undefined) return false;
  const parts = object.kind === 'nounList' ? object.of : [object];
  return parts.every((part) => part.kind === 'select' && part.quantifier.amount === 'bare');
}

/** Whether a single spell of a description is allowed, from a zone that is named. */
function isOneOfMany({ object, from }: Parameters<Handler<'cast'>>[1]): boolean {
  return object.kind === 'select' && object.quantifier.amount === 'a' && from !== undefined;
}

/** The cards of which a single one is allowed, where they were spoken of before; null: nothing such is said. */
function oneOfThose(
  game: Game,
  { object }: Parameters<Handler<'cast'>>[1],
  context: Context,
): readonly Entity[] | null {
  if (object.kind !== 'select' || object.quantifier.amount !== 'number') return null;
  const among = object.filter.qualities?.find(({ kind }) => kind === 'among');
  const { number } = object.quantifier;
  if (among?.kind !== 'among' || number === undefined || evaluate(game, number, context) !== 1) return null;
  const cards = objectsOf(find(game, among.noun, context)).flatMap((card) => followedAll(game, card));
  return asEntities(cards).filter((card) => fitsDescription(game, object.filter, card, context));
}

/** The cards where they are, of which one may be cast. */
function namingCandidates(game: Game, action: Parameters<Handler<'cast'>>[1], context: Context): Context {
  return action.from === undefined ? context : naming(action, objectsInPlace(game, action.from, context), context);
}

/** What the text goes on to say of "that spell" is of whichever of these it will be. CR 601.3, 608.2c. */
function naming({ object }: Parameters<Handler<'cast'>>[1], cards: readonly Entity[], context: Context): Context {
  if (object.kind !== 'select' || object.label === undefined) return context;
  return bind(context, object.label, cards, cards.length);
}

/** How the instruction lets the player cast it: what is paid in place of mana, whether mana is, and whether it could be. CR 608.2g, 118.9. */
function howToCast(
  game: Game,
  action: Parameters<Handler<'cast'>>[1],
  player: PlayerId,
  object: ObjectId,
  context: Context,
): { readonly price: Cost | null; readonly free: boolean; readonly could: () => boolean } {
  const price = priceOf(game, action, object, context);
  const free = action.withoutPaying === true || price !== null;
  const { spell } = described(action.object);
  const could = (): boolean =>
    (spell === null || fitsDescription(game, spell, objectEntity(object), context)) &&
    (price === null ||
      canPayParts(game, player, price, payingToUse(game, { ...context, stackObject: object }, 'spell'))) &&
    canCastAsIs(game, player, object, free);
  return { price, free, could };
}

/** What is paid rather than the mana cost, in numbers. */
function priceOf(game: Game, action: Parameters<Handler<'cast'>>[1], object: ObjectId, context: Context): Cost | null {
  if (action.insteadOfManaCost === undefined) return null;
  const label = action.object.kind === 'select' ? action.object.label : undefined;
  const reading = label === undefined ? context : bind(context, label, [object as number as Entity], 1);
  return fixedCost(game, action.insteadOfManaCost, reading);
}

/** The back face of a transforming card, if it could be cast: CR 310.11b. */
function backOf(game: Game, player: PlayerId, id: ObjectId, could: () => boolean): ReturnType<typeof facesThat> {
  const { record } = game.objects[id] as GameObject;
  const back = record.card.layout === 'transform' ? record.faces[1] : undefined;
  return back !== undefined && considering(game, id, back, player, could)
    ? [{ face: 1, via: '', name: back.name }]
    : [];
}

/** What the words name, where any of it may be meant. */
function namedAs(noun: Noun): Noun {
  const [only] = noun.kind === 'nounList' && noun.of.length === 1 ? noun.of : [];
  return only ?? noun;
}

/** CR 400.7h-i: other parts of the effect speak of the card and mean what it became by being cast or played. */
function withSpell(context: Context, object: Noun, cast: readonly Entity[]): Context {
  const named = namedAs(object);
  if (named.kind === 'nounList' && named.join === 'and/or' && named.label !== undefined)
    return bind(context, named.label, cast, cast.length);
  const label = named.kind === 'reference' ? named.to : named.kind === 'select' ? named.label : undefined;
  if (label === undefined || label === null || cast.length !== 1) return context;
  return context.bindings[label]?.entities.length === 1 ? bind(context, label, cast, 1) : context;
}

/** Spells are named where their cards are ("from your hand"), and only what can be cast now is chosen. CR 608.2g. */
function castable(
  game: Game,
  action: Parameters<Handler<'cast'>>[1],
  context: Context,
  player: PlayerId | null,
): { among?: readonly Entity[]; only?: (entity: Entity) => boolean } {
  if (action.object.kind !== 'select') return {};
  const among = castableFrom(game, action, context);
  if (player === null) return among;
  const only = (entity: Entity): boolean => {
    const id = entity as number as ObjectId;
    const could = (): boolean => canCast(game, action, player, id, context);
    const { record, face, status } = game.objects[id] as GameObject;
    // CR 406.3: of a card that was exiled face down it is asked as what it is turned face up to be cast.
    const printed = (status & StatusBit.FaceDown) === 0 ? undefined : record.faces[face];
    return printed === undefined ? could() : considering(game, id, printed, player, could);
  };
  return { ...among, only };
}

/** "from your hand", "spells from among cards exiled with it": where such cards are. CR 607.2a. */
function castableFrom(
  game: Game,
  { object, from }: Parameters<Handler<'cast'>>[1],
  context: Context,
): { among?: readonly Entity[] } {
  if (from !== undefined) return { among: objectsInPlace(game, from, context) };
  const linked =
    object.kind === 'select' ? object.filter.qualities?.find((each) => each.kind === 'exiledWith') : undefined;
  return linked === undefined ? {} : { among: exiledWithSaid(game, linked, context).map(objectEntity) };
}

const someMemo = new WeakMap<Noun, Noun>();

/** "You may cast any number of": who has said yes casts at least one, where one can be cast. CR 608.2d. */
function atLeastOne(noun: Noun): Noun {
  if (noun.kind !== 'select' || noun.quantifier.amount !== 'anyNumber') return noun;
  let some = someMemo.get(noun);
  if (some === undefined)
    someMemo.set(
      noun,
      (some = {
        ...noun,
        quantifier: { ...noun.quantifier, amount: 'atLeast', number: { kind: 'number', number: 1 } },
      }),
    );
  return some;
}

export const castingEffects: Handlers<'cast' | 'play'> = { cast: castNow, play: castNow };

/** Whether any card that was named before could be cast or played now: a player is not asked in vain. CR 608.2g, 305.3. */
export function couldPlaySome(
  game: Game,
  action: Parameters<Handler<'cast'>>[1],
  context: Context,
  player: PlayerId,
): boolean {
  const named = namedAs(action.object);
  if (named.kind !== 'reference' && named.kind !== 'linked') return true;
  return objectsOf(find(game, named, context)).some((id) => {
    const object = game.objects[id] as GameObject;
    const hidden = isFaceDown(object);
    if (hidden && ((object.record.faces[0] as Characteristics).types & TypeBit.Land) !== 0)
      return action.kind === 'play' && mayPlayLand(game, player);
    return hidden || canCast(game, action, player, id, context);
  });
}

/** The cards that the instruction speaks of casting or playing; null when it says something else, or leaves the choice. */
export function cardsToPlay(game: Game, action: Action, context: Context): readonly Entity[] | null {
  if (action.kind !== 'cast' && action.kind !== 'play') return null;
  const named = namedAs(action.object);
  return named.kind === 'reference' || named.kind === 'linked' ? find(game, named, context) : null;
}

/** Turns a face-down card in exile face up; whether it was one. */
function revealFromExile(game: Game, id: ObjectId): boolean {
  if (!isFaceDown(game.objects[id] as GameObject)) return false;
  setStatus(game, id, StatusBit.FaceDown, false);
  return true;
}

function isFaceDown({ status }: GameObject): boolean {
  return (status & StatusBit.FaceDown) !== 0;
}

/** Whether some part of it could be cast. CR 608.2g, 601.3e. */
function canCast(
  game: Game,
  action: Parameters<Handler<'cast'>>[1],
  player: PlayerId,
  id: ObjectId,
  context: Context,
): boolean {
  // A spell that is still one, since it was not countered, is no card that could be cast: CR 601.2a.
  const zone = game.objects[id]?.zone;
  if (zone === Zone.Stack || zone === Zone.Battlefield) return false;
  return facesFor(game, action, player, id, howToCast(game, action, player, id, context).could).length > 0;
}

/** What the player may cast the card as, or also play it as where the instruction says "play". CR 608.2g, 701.14a. */
function facesFor(
  game: Game,
  { kind }: Parameters<Handler<'cast'>>[1],
  player: PlayerId,
  id: ObjectId,
  could: () => boolean,
): ReturnType<typeof facesThat> {
  return kind === 'play' ? facesToPlay(game, player, id, could) : facesThat(game, player, id, could);
}

/** Whether it could be cast: lands cannot, and it needs targets and payable costs. Timing does not matter. CR 608.2g. */
function canCastAsIs(game: Game, player: PlayerId, id: ObjectId, free: boolean): boolean {
  const now = characteristics(game, id);
  if ((now.types & TypeBit.Land) !== 0 || (now.manaCost === null && !free) || cannotCast(game, player, id) !== null)
    return false;
  const context = payingToUse(game, { ...contextOf(id, player), x: 0 }, 'spell');
  for (const cost of mandatoryCosts(now))
    if (!cost.some((each) => canPayParts(game, player, each, { ...context, stackObject: id }))) return false;
  if (!free) {
    const total = totalCost(
      game,
      player,
      id,
      null,
      demandOf(now.manaCost as ManaSymbols),
      0,
      game.rules.additionalGenericCost(game, player, id),
      [],
    );
    const { life } = game.players[player] as { life: number };
    if (
      !canPayMana(game, {
        player,
        demand: total.demand,
        spending: { player, object: id, activating: false },
        except: -1 as ObjectId,
        helpers: [],
        life,
      })
    )
      return false;
  }
  const clauses = spellClauses(now);
  return clauses.length === 0 || modesAvailable(game, clauses, context, id) !== null;
}
