/** Whether a condition is true now. CR 603.4, 604, 611.3a. */
import { completedDungeons } from '../vocabulary/objects/dungeons.ts';
import { hasMostVotes } from './choices/votes.ts';
import { type Color, COLORS, type Condition, type Filter, type Noun, type Value } from '@kitchen-table/language/core';
import { type Context, DOUBLES_LABEL } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_OBJECT, type PlayerId } from '../vocabulary/ids.ts';
import { ZONE_BY_NAME, Zone } from '../vocabulary/zones/zones.ts';
import { isCastSo, spentOn } from './casting-spells/cast-facts.ts';
import { characteristics } from './continuous-effects/characteristics.ts';
import { timesActivated } from './abilities/activated-before.ts';
import { hasCastInGame } from './casting-spells/cast-in-this-game.ts';
import { happenedEver } from './resolving/dealt-damage-ever.ts';
import { heldAsCast } from './casting-spells/held-as-cast.ts';
import { quantityFits } from './quantities.ts';
import { fitsDescription, matches } from './objects/filters.ts';
import { allPast, historyOf, pastIn, turnOf } from './history.ts';
import { describedIn, enoughTookPart, holdsOf, underThatOne } from './resolving/done-by-one.ts';
import { hasKeyword } from './objects/keywords.ts';
import { asCard } from './objects/followed-objects.ts';
import { findPlayers } from './reading.ts';
import { candidates, find } from './objects/nouns.ts';
import { controlledThen } from './players/players-named.ts';
import { compare } from './comparisons.ts';
import { liesBelow } from './zones/cards-above.ts';
import { thatSticker } from './objects/stickers.ts';
import { sharesWith } from './objects/in-common.ts';
import { isAboutThisAbility, timesResolved } from './abilities/resolved-before.ts';
import { isActivePlayer } from './players/teams.ts';
import { isWithin } from './turn-structure/turn-parts.ts';
import { countersOn } from './objects/counters.ts';
import { countDifferent } from './objects/different-objects.ts';
import { hadToAttack, turnTally } from '../vocabulary/tallies.ts';
import type { Memory } from '../vocabulary/objects/objects.ts';
import { isMostCommonColor } from './objects/most-common-color.ts';
import { oneDid } from './players/by-the-same-one.ts';
import { evaluate } from './values.ts';
import { partnerOf } from './objects/pairs.ts';
import { playerInRange } from './players/range.ts';

/** Whether the condition is true now. */
export function holds(game: Game, condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'controls': {
      if (condition.at === 'when cast') return heldAsCast(game, condition, context);
      const players = findPlayers(game, condition.player, context);
      if (condition.past === true)
        return controlledThen(game, players, find(game, condition.object, context)) !== (condition.not === true);
      const owned = condition.owned === true;
      const enoughFor = (player: PlayerId): boolean => controls(game, player, condition.object, owned, context);
      return (
        (isEvery(condition.player) ? players.every(enoughFor) : players.some(enoughFor)) !== (condition.not === true)
      );
    }
    case 'not':
      return !holds(game, condition.of, context);
    case 'thereIs': {
      if (condition.at === 'when cast') return heldAsCast(game, condition, context);
      const object = condition.object;
      if (object.kind !== 'select') return find(game, object, context).length > 0;
      return quantityFits(
        game,
        object.quantifier,
        countDifferent(game, object, candidates(game, object, context)),
        context,
      );
    }
    case 'is': {
      const { subject } = condition;
      const found = find(game, subject, context);
      const subjects = saysCard(condition.filter) ? found.map((entity) => asCard(game, entity)) : found;
      const fitting = subjects.filter((entity) => fitsAnywhere(game, condition.filter, entity, context));
      // "Four or more creatures are attacking", "no other creatures are attacking": so many of them.
      if (subject.kind === 'select' && !isEvery(subject))
        return quantityFits(game, subject.quantifier, fitting.length, context) !== (condition.not === true);
      // "All lands are Islands" is so where there are none.
      const all = fitting.length === subjects.length && (subjects.length > 0 || isEvery(subject));
      return all !== (condition.not === true);
    }
    case 'rolledDoubles':
      return context.bindings[DOUBLES_LABEL]?.amount === 1;
    case 'targetsLegal':
      return (game.objects[context.stackObject]?.stack?.targets ?? []).every(({ label, chosen }) =>
        chosen.every((entity) => context.bindings[label]?.entities.includes(entity) === true),
      );
    case 'compare':
      return compare(
        evaluate(game, condition.left, context),
        condition.comparison,
        evaluate(game, condition.right, context),
      );
    case 'has': {
      const to = evaluate(game, condition.to, context);
      const players = findPlayers(game, condition.player, context);
      const fits = (player: PlayerId): boolean =>
        compare(hasOf(game, player, condition.what, condition.counter), condition.comparison, to);
      return isEvery(condition.player) ? players.every(fits) : players.some(fits);
    }
    case 'hasMore': {
      const count = (player: PlayerId): number => countFor(game, player, condition.of, context);
      const by = condition.by === undefined ? 1 : evaluate(game, condition.by, context);
      const others = findPlayers(game, withoutOther(condition.than), context);
      const more = (player: PlayerId, other: PlayerId): boolean =>
        condition.fewer === true ? count(player) < count(other) : count(player) >= count(other) + by;
      const every = isEvery(condition.than);
      return findPlayers(game, condition.player, context).some((player) => {
        const rivals = others.filter((other) => other !== player); // "each other player": than the one compared
        return every ? rivals.every((other) => more(player, other)) : rivals.some((other) => more(player, other));
      });
    }
    case 'opponentCount': {
      const team = game.players[context.controller]?.team;
      let opponents = 0;
      for (const player of game.players)
        if (!player.lost && player.team !== team && playerInRange(game, context.controller, player.id)) opponents++; // CR 801.11
      return compare(opponents, condition.comparison, evaluate(game, condition.to, context));
    }
    case 'hasCounters': {
      const subjects = find(game, condition.subject, context);
      const to = evaluate(game, condition.to, context);
      return subjects.some((entity) => compare(countersOn(game, entity, condition.counter), condition.comparison, to));
    }
    case 'hasKeyword': {
      const subjects = find(game, condition.subject, context);
      const has = subjects.some(
        (entity) => !isPlayerEntity(entity) && hasKeyword(characteristics(game, objectOf(entity)), condition.keyword),
      );
      return has !== (condition.not === true);
    }
    case 'happened': {
      // Of a turn that there was not, nothing is so.
      if (game.turn === 1 && turnOf(condition.when) === 'last turn') return false;
      const { object } = condition.event as { object?: Noun };
      // "A Goblin and a Bear attacked": each of them did.
      if (object?.kind === 'nounList' && object.join === 'and' && condition.not !== true)
        return object.of.every((part) =>
          holds(game, { ...condition, event: { ...condition.event, object: part } as typeof condition.event }, context),
        );
      const described = describedIn(condition.event, context);
      if (described !== null) return holdsOf(game, condition, described, context) !== (condition.not === true);
      if (condition.total !== undefined) {
        const amount = historyOf(game, condition.event, 'amount', turnOf(condition.when), context);
        return amount >= evaluate(game, condition.total, context) !== (condition.not === true);
      }
      const { keyword } = condition;
      if (condition.sameOne === true) return oneDid(game, condition, context) !== (condition.not === true);
      if (keyword === undefined && condition.times === undefined) {
        const event = underThatOne(condition.event);
        const found = pastIn(game, event, condition.when, context);
        return (enoughTookPart(game, event, found, context) ?? found.length > 0) !== (condition.not === true);
      }
      const times =
        keyword === undefined
          ? historyOf(game, underThatOne(condition.event), 'times', turnOf(condition.when), context)
          : allPast(game, condition.event, condition.when, context).filter((entity) =>
              wasCastFor(game, entity, keyword),
            ).length;
      const wanted = condition.times === undefined ? 1 : evaluate(game, condition.times, context);
      return times >= wanted !== (condition.not === true);
    }
    case 'castFact': {
      const by = condition.by && findPlayers(game, condition.by, context);
      const sources = condition.source && find(game, condition.source, context);
      const found = find(game, condition.subject, context).some(
        (entity) => !isPlayerEntity(entity) && isCastSo(game, objectOf(entity), condition, { by, sources }, context),
      );
      return found !== (condition.not === true);
    }
    case 'turn':
      return (
        findPlayers(game, condition.of, context).some((player) => isActivePlayer(game, player)) !==
        (condition.not === true)
      );
    case 'duringPart':
      return isWithin(game, condition.part, context) !== (condition.not === true);
    case 'hadToAttack':
      return find(game, condition.subject, context).some((entity) => turnTally(game, hadToAttack(entity)) > 0);
    case 'completedDungeon': {
      const found = findPlayers(game, condition.player, context).some((player) => {
        const completed = completedDungeons(game, player);
        return condition.dungeon === undefined ? completed.length > 0 : completed.includes(condition.dungeon);
      });
      return found !== (condition.not === true);
    }
    case 'isSticker':
      return thatSticker(game, context)?.kind === condition.sticker;
    case 'mostVotes':
      return hasMostVotes(context, condition.option, condition.tied === true);
    case 'anchorChosen':
      return isChosenWord(game.objects[context.source]?.memory, condition.word);
    case 'isDayNight':
      return condition.what === 'neither' ? game.dayNight === null : game.dayNight === condition.what;
    case 'designation': {
      const found = findPlayers(game, condition.player, context).some((player) => {
        if (condition.what === 'monarch') return game.monarch === player;
        if (condition.what === 'initiative') return game.initiative === player;
        if (condition.what === 'max speed') return game.players[player]?.counters['speed'] === MAX_SPEED;
        if (condition.what === 'starting player') return game.startingPlayer === player; // CR 103.1
        // CR 506.2, 508.5: of the attack that is spoken of.
        if (condition.what === 'defending player') return findPlayers(game, DEFENDING, context).includes(player);
        return game.players[player]?.designations.includes(condition.what) === true;
      });
      return found !== (condition.not === true);
    }
    case 'happenedEver':
      return condition.event.kind === 'cast'
        ? hasCastInGame(game, condition.event, context) !== (condition.not === true)
        : happenedEver(game, condition, context);
    case 'activatedThisTurn':
      return timesActivated(game, condition, context) >= evaluate(game, condition.times, context);
    case 'first': {
      const times = isAboutThisAbility(condition)
        ? timesResolved(game, context)
        : historyOf(game, condition.event, 'times', 'this turn', context);
      return condition.orBefore === true ? times <= condition.nth : times === condition.nth;
    }
    case 'inZone': {
      const zone = ZONE_BY_NAME[condition.zone];
      const found = find(game, condition.subject, context).some(
        (entity) =>
          !isPlayerEntity(entity) &&
          (condition.above === undefined || liesBelow(game, objectOf(entity), condition.above, context)) &&
          (isIn(game, objectOf(entity), zone) ||
            // CR 400.7j: what the same effect, or its cost, has exiled.
            (zone === Zone.Exile &&
              (condition.subject.kind === 'reference' || condition.subject.kind === 'self') &&
              isIn(game, game.objects[entity]?.became ?? NO_OBJECT, zone))),
      );
      return found !== (condition.not === true);
    }
    case 'shares': {
      const others = find(game, condition.with, context);
      const shared = find(game, condition.subject, context).some((entity) =>
        others.some((other) => other !== entity && sharesWith(game, condition.what, entity, other)),
      );
      return shared !== (condition.not === true);
    }
    case 'paired': {
      const found = find(game, condition.subject, context).some(
        (entity) => !isPlayerEntity(entity) && partnerOf(game, objectOf(entity)) !== NO_OBJECT,
      );
      return found !== (condition.not === true);
    }
    case 'manaSpent': {
      const to = evaluate(game, condition.to, context);
      return find(game, condition.subject, context).some(
        (entity) =>
          !isPlayerEntity(entity) &&
          compare(spentOfColor(spentOn(game, objectOf(entity)), condition.color), condition.comparison, to),
      );
    } // Cards with others are refused when they are lowered: lower/src/core-words/questions.ts.
    case 'allOf':
      return condition.of.every((part) => holds(game, part, context));
    case 'oneOf':
      return condition.of.some((part) => holds(game, part, context));
    case 'mostCommonColor':
      return isMostCommonColor(game, condition.color, find(game, condition.among, context));
    case 'alsoDeclared':
      return false; // Cards with these are refused when loaded.
    default:
      return unreachable(condition);
  }
}

/** A rule of today's edition. CR 122.1. */
const MAX_SPEED = 4;
const DEFENDING: Noun = { kind: 'playerNoun', who: 'defending' };

function isChosenWord(memory: Memory | undefined, word: string): boolean {
  return memory?.chosenWord === word || memory?.chosenWords?.includes(word) === true;
}

function objectOf(entity: Entity): number & { readonly brand: 'ObjectId' } {
  return entity as number as number & { readonly brand: 'ObjectId' };
}

/** How much of it was mana of the color, or of the one of which it was most. */
function spentOfColor(spent: readonly number[], color: Color | 'colorless' | 'the same'): number {
  if (color === 'colorless') return spent[COLORS.length] ?? 0;
  return color === 'the same' ? Math.max(0, ...spent.slice(0, COLORS.length)) : (spent[COLORS.indexOf(color)] ?? 0);
}

/** "If it's a permanent card". */
function saysCard({ noun }: Filter): boolean {
  return noun?.kind === 'words' && noun.words.some((word) => word.kind === 'classWord' && word.word === 'card');
}

function isEvery(noun: Noun): boolean {
  return noun.kind === 'select' && (noun.quantifier.amount === 'each' || noun.quantifier.amount === 'all');
}

/** Whether the player controls as many as the words say; of several nouns, all of them or one of them. */
function controls(game: Game, player: PlayerId, object: Noun, owned: boolean, context: Context): boolean {
  if (object.kind === 'nounList') {
    return object.join === 'and'
      ? object.of.every((part) => controls(game, player, part, owned, context))
      : object.of.some((part) => controls(game, player, part, owned, context));
  }
  // "They own three or more exiled cards": cards there have no controller. CR 108.4.
  const elsewhere = owned && object.kind === 'select' && saysZone(object.filter);
  const isTheirs = (entity: Entity): boolean =>
    (elsewhere || isControlledOnBattlefield(game, entity, player)) &&
    (!owned || (!isPlayerEntity(entity) && game.objects[entity]?.owner === player));
  const count = countDifferent(game, object, find(game, object, context).filter(isTheirs));
  return object.kind === 'select' ? quantityFits(game, object.quantifier, count, context) : count > 0;
}

function saysZone({ qualities }: Filter): boolean {
  return qualities?.some(({ kind }) => kind === 'inZone') === true;
}

function isControlledOnBattlefield(game: Game, entity: Entity, player: PlayerId): boolean {
  if (isPlayerEntity(entity)) return false;
  const object = game.objects[entity];
  return (
    object !== undefined &&
    object.lastKnown === null &&
    object.zone === Zone.Battlefield &&
    characteristics(game, object.id).controller === player
  );
}

/** The subject is known: only its description counts, unless the words name a zone. */
export function fitsAnywhere(game: Game, filter: Filter, entity: Entity, context: Context): boolean {
  return fitsDescription(game, filter, entity, context) || matches(game, filter, entity, context);
}

function isIn(game: Game, id: number & { readonly brand: 'ObjectId' }, zone: Zone): boolean {
  const object = game.objects[id];
  return object !== undefined && object.lastKnown === null && object.zone === zone;
}

function hasOf(
  game: Game,
  player: PlayerId,
  what: 'life' | 'cards in hand' | 'counters',
  counter: string | undefined,
): number {
  const record = game.players[player];
  if (record === undefined) return 0;
  switch (what) {
    case 'life':
      return record.life;
    case 'cards in hand':
      return record.hand.length;
    case 'counters':
      return countersOn(game, (-1 - player) as Entity, counter ?? null);
    default:
      return unreachable(what);
  }
}

function countFor(game: Game, player: PlayerId, of: Filter | 'life' | 'cards in hand', context: Context): number {
  if (of === 'life' || of === 'cards in hand') return hasOf(game, player, of, undefined);
  const counted: Value = { kind: 'count', of };
  // "controls more lands": the lands of that player.
  return evaluate(
    game,
    {
      ...counted,
      of: { ...of, qualities: [...(of.qualities ?? []), { kind: 'controlledBy', player: { kind: 'you' } }] },
    },
    { ...context, controller: player },
  );
}

/** "A spell was warped this turn": cast for that keyword's cost. */
function wasCastFor(game: Game, entity: Entity, keyword: string): boolean {
  return !isPlayerEntity(entity) && game.objects[entity]?.stack?.cast.paid.includes(keyword) === true;
}

function unreachable(value: never): never {
  throw new Error(`no such condition: ${JSON.stringify(value)}`);
}

const withoutOtherMemo = new WeakMap<Noun, Noun>();

/** "than each other player": the ones compared with are worked out for each of those compared. */
function withoutOther(noun: Noun): Noun {
  if (noun.kind !== 'select' || noun.quantifier.other !== true) return noun;
  let all = withoutOtherMemo.get(noun);
  if (all === undefined) {
    const { other: _other, than: _than, ...quantifier } = noun.quantifier;
    withoutOtherMemo.set(noun, (all = { ...noun, quantifier }));
  }
  return all;
}
