/** Descriptions after the noun: "you control", "with flying", "that dealt damage this turn". CR 109.4, 202.3, 205, 607, 700. */
import { isNoted } from '../players/draft-notes.ts';
import { isAttachedTo } from './attachments.ts';
import { FACING, sectorOf } from '../../vocabulary/objects/sectors.ts';
import { choseNumber } from '../choices/numbers-chosen.ts';
import { choseWord, wordsChosen } from '../choices/words-chosen.ts';
import { mostVoted } from '../choices/votes.ts';
import { type Filter, type ManaSymbols, type Quality, sameTree } from '@kitchen-table/language/core';
import { type Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { type Context, SUBGAME_LABEL, WHOSE_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject as objectOf,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { hasExtreme } from './greatest-and-least.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { hasName, isOfTheChosen, share } from './in-common.ts';
import { copiedValuesOf } from '../continuous-effects/layer-changes.ts';
import { hasKeyword } from './keywords.ts';
import { exiledWithSaid, usedToCraft, wasExiledBy } from '../zones/linked-exile.ts';
import { hasTaken, sourcesCountered } from '../resolving/this-way.ts';
import { didThisWay, wasDoneTo } from '../resolving/did-this-way.ts';
import { happenedTo, wasDealtDamage, wasDrawn, wasPutThereFrom } from '../history.ts';
import { isSourceOf } from '../abilities/abilities-of.ts';
import { finalChapter } from '../abilities/chapters.ts';
import { findPlayers, evaluate, statOf, find, holds } from '../reading.ts';
import { isFrom } from '../zones/where-from.ts';
import { compare } from '../comparisons.ts';
import { controlsMost } from '../players/most-of-players.ts';
import { countersOn } from './counters.ts';
import { withCandidate } from './with-candidate.ts';
import { isNthSpell } from '../casting-spells/nth-spell.ts';
import { isYou } from '../players/who-you-are.ts';
import { isStickered } from './stickers.ts';
import { hasBeenControlled, isBeingAttacked } from '../turn-structure/through-the-turn.ts';
import { wordsInName } from '../../vocabulary/objects/stickers.ts';
import { PARTY } from './party-words.ts';
import { symbolsOfCost } from './symbols-of-costs.ts';

/** Whether the object or player has the quality. `object` and `now` are null for players. */
export function fitsQuality(
  game: Game,
  quality: Quality,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
  filter: Filter | null = null,
): boolean {
  switch (quality.kind) {
    case 'controlledBy': {
      if (object === null || now === null) return false;
      const player = quality.player;
      let found: boolean;
      if (player.kind === 'you') found = isYou(game, now.controller, context);
      else if (player.kind === 'playerNoun' && player.who === 'opponents')
        found = game.players[now.controller]?.team !== game.players[context.controller]?.team;
      else found = findPlayers(game, player, context).includes(now.controller);
      return found !== (quality.not === true);
    }
    case 'ownedBy':
      return (
        object !== null && findPlayers(game, quality.player, context).includes(object.owner) !== (quality.not === true)
      );
    case 'protectedBy':
      return (
        object?.memory.protector !== undefined &&
        findPlayers(game, quality.player, context).includes(object.memory.protector)
      );
    case 'withKeyword':
      return now !== null && hasKeyword(now, quality.keyword) !== (quality.not === true);
    case 'withBaseSize':
      return (
        statOf(game, entity, 'base power') === evaluate(game, quality.power, context) &&
        statOf(game, entity, 'base toughness') === evaluate(game, quality.toughness, context)
      );
    case 'keywordAbility':
      return object !== null && isOfKeywords(game, object, quality.of);
    case 'withManaCost': {
      const cost = now?.manaCost ?? null; // CR 202.1b: no mana cost is not a cost of {0}.
      return cost !== null && quality.of.some((symbols) => inOrder(symbols) === inOrder(cost));
    }
    case 'withSymbol': {
      const phyrexian = quality.symbol === 'P'; // CR 107.4g
      const symbols = quality.of === undefined ? now?.manaCost : symbolsOfCost(object, now, quality.of);
      const has = symbols?.some((symbol) => (phyrexian ? symbol.endsWith('/P') : symbol === quality.symbol));
      return (has === true) !== (quality.not === true);
    }
    case 'withAbility':
      return now?.abilities.some(({ ability }) => sameTree(ability, quality.ability)) === (quality.not !== true);
    case 'withManaAbility':
      return (now?.abilities.some(({ isManaAbility }) => isManaAbility) === true) !== (quality.not === true);
    case 'withActivated':
      // CR 702.29b: in whichever zone they work.
      return (
        now !== null &&
        now.abilities.some(
          ({ ability, isManaAbility }) =>
            ability.kind === 'activated' &&
            !(quality.notMana === true && isManaAbility) &&
            !(quality.tap === true && ability.cost.every(({ kind }) => kind !== 'tapCost')),
        )
      );
    case 'withStat':
      return compare(
        statOf(game, entity, quality.stat),
        quality.comparison,
        evaluate(game, quality.to, withCandidate(quality.to, entity, context)),
      );
    case 'withCounters':
      return compare(
        countersOn(game, entity, quality.counter),
        quality.comparison,
        evaluate(game, quality.to, context),
      );
    case 'withExtreme':
      return hasExtreme(game, quality, entity, object, now, context);
    case 'controlsMost':
      return controlsMost(game, quality, entity, context);
    case 'inZone':
    case 'fromZone':
      if (object === null) return false;
      if (quality.kind === 'inZone' && !quality.zone.some((zone) => ZONE_BY_NAME[zone] === object.zone)) return false;
      if (quality.of === undefined) return true;
      return findPlayers(game, quality.of, context).includes(object.owner);
    case 'named':
      return now !== null && hasName(now, quality.name) !== (quality.not === true);
    case 'firstPrintedIn':
      return now !== null && quality.in.names.some((name) => hasName(now, name)); // CR 206.3
    case 'nameOf': {
      if (now === null) return false;
      const same = find(game, quality.as, context).some(
        (other) => !isPlayerEntity(other) && hasName(now, characteristics(game, objectOf(other)).name),
      );
      return same === quality.same;
    }
    case 'among':
      return find(game, quality.noun, context).some(
        (other) => other === entity || (!isPlayerEntity(other) && game.objects[other]?.became === objectOf(entity)),
      );
    case 'otherThan':
      return !find(game, quality.noun, context).includes(entity);
    case 'attachedTo':
      return object !== null && isAttachedTo(object, find(game, quality.noun, context), quality.past !== undefined);
    case 'nthCast':
      return filter !== null && object !== null && isNthSpell(game, filter, quality, object, context);
    case 'choseNumber':
      return choseNumber(context, quality, entity);
    case 'choseWord':
      return choseWord(context, quality.option, entity);
    case 'mostVoted':
      return mostVoted(context).includes(entity);
    case 'inParty':
      // CR 700.8: a creature that could be counted in the party; how many are, is worked out where they are counted.
      return (
        now !== null &&
        findPlayers(game, quality.player, context).includes(now.controller) &&
        PARTY.some((role) => hasSubtype(now, role))
      );
    case 'abilityOf':
      return (
        object !== null &&
        object.stack !== null &&
        object.stack.kind !== 'spell' &&
        isSourceOf(game, quality.noun, object.stack.source, context)
      );
    case 'finalChapter': {
      const { source = NO_OBJECT, ability = null } = object?.stack ?? {};
      return (
        ability?.ability.kind === 'chapter' &&
        isSourceOf(game, quality.of, source, context) &&
        ability.ability.chapters.includes(finalChapter(characteristics(game, source)))
      );
    }
    case 'inSector': {
      const sector = object === null ? null : sectorOf(object);
      return sector !== null && (quality.sector === undefined || quality.sector === sector);
    }
    case 'sameSector': {
      const [facing] = context.bindings[FACING]?.entities ?? [];
      const other = facing === undefined || isPlayerEntity(facing) ? undefined : game.objects[facing];
      const sector = object === null ? null : sectorOf(object);
      return sector !== null && other !== undefined && sectorOf(other) === sector;
    }
    case 'ofYourChoice':
      return false; // Cards with these are refused when loaded.
    case 'ofPlayer':
      return findPlayers(game, quality.player, context).some(
        (player) => isPlayerEntity(entity) && game.players[-1 - entity]?.team !== game.players[player]?.team,
      );
    case 'exiledWith':
      return object !== null && exiledWithSaid(game, quality, context).includes(object.id);
    case 'didSo':
      return hasTaken(entity, context) !== (quality.not === true);
    case 'usedToCraft':
      return object !== null && usedToCraft(game, context.source).includes(object.id);
    case 'exiledBy':
      return (
        object !== null &&
        wasExiledBy(object, findPlayers(game, quality.player, context), quality.through) &&
        (quality.withIt !== true || exiledWithSaid(game, { kind: 'exiledWith' }, context).includes(object.id)) &&
        (quality.thisTurn !== true || wasPutThereFrom(game, object.id, 'anywhere'))
      );
    case 'madeWith':
      return (
        object !== null &&
        object.memory.madeWith !== undefined &&
        find(game, quality.by ?? SELF, context).includes(objectEntity(object.memory.madeWith)) &&
        (quality.how === 'created') === ((object.status & StatusBit.Token) !== 0)
      );
    case 'hasInset':
      return object !== null && insetOf(game, object.id) === quality.inset.toLowerCase();
    case 'thisWay':
      if (wasDoneTo(game, quality.done, entity, context) === (quality.not === true)) return false;
      // "cards they exiled this way": of their own.
      return (
        quality.by === undefined || (now !== null && findPlayers(game, quality.by, context).includes(now.controller))
      );
    case 'abilityCountered':
      return object !== null && sourcesCountered(game, context).includes(object.id);
    case 'ofTheNoted':
      return now !== null && isNoted(game, context, now, quality.what);
    case 'ofTheChosen':
      if (object === null || now === null) return false;
      return quality.any === true
        ? wordsChosen(context).some((word) => hasSubtype(now, word))
        : isOfTheChosen(game, quality.what, now, context);
    case 'otherName':
      // CR 201.2c: what has no name has no different one.
      return (
        now !== null &&
        now.name !== '' &&
        find(game, quality.than, context).every(
          (other) => isPlayerEntity(other) || characteristics(game, objectOf(other)).name !== now.name,
        )
      );
    case 'share':
      return (
        now !== null &&
        find(game, quality.with, context).some(
          (other) =>
            other !== entity &&
            !isPlayerEntity(other) &&
            share(quality.what, now, characteristics(game, objectOf(other))),
        ) !==
          (quality.not === true)
      );
    case 'different':
      // A relation among those chosen together: held by the chooser, not by one of them alone.
      return true;
    case 'targeting': {
      if (object?.stack === null || object?.stack === undefined) return false;
      const meant = find(game, quality.noun, context);
      const targets = object.stack.targets.flatMap((slot) => slot.chosen);
      if (quality.only === true && new Set(targets).size !== 1) return false; // CR 115.9c
      return targets.some((target) => meant.includes(target));
    }
    case 'attacking': {
      const attacked = find(game, quality.whom, context);
      // "opponent attacking that player": with a creature that is. CR 508.1b.
      if (isPlayerEntity(entity))
        return game.battlefield.some(
          (id) =>
            attacked.includes((game.objects[id] as GameObject).attacking) &&
            characteristics(game, id).controller === entityPlayer(entity),
        );
      return object !== null && attacked.includes(object.attacking);
    }
    case 'blocking':
      return (
        object !== null &&
        find(game, quality.whom, context).some(
          (attacker) =>
            object.blocking.includes(objectOf(attacker)) ||
            (quality.orBlocked === true && game.objects[objectOf(attacker)]?.blocking.includes(object.id) === true),
        )
      );
    case 'blockedBy':
      return (
        object !== null &&
        find(game, quality.whom, context).some(
          (blocker) => !isPlayerEntity(blocker) && game.objects[blocker]?.blocking.includes(object.id) === true,
        )
      );
    case 'that':
      if (quality.thisWay === true) return didThisWay(game, quality.event, entity, context) !== (quality.not === true);
      return happenedTo(game, quality.event, quality.when, entity, context);
    case 'whose':
      return holds(game, quality.condition, {
        ...context,
        bindings: {
          ...context.bindings,
          [WHOSE_LABEL]: { entities: [entity], amount: 0 },
          candidate: { entities: [entity], amount: 0 },
        },
      });
    case 'putThereFrom':
      return object !== null && wasPutThereFrom(game, object.id, quality.zone);
    case 'castBy': {
      if (object === null || now === null) return false;
      const by = object.stack?.cast.by ?? now.controller;
      if (!findPlayers(game, quality.player, context).includes(by)) return false;
      return quality.from === undefined || isFrom(game, quality.from, object, context);
    }
    case 'dealtDamage':
      return wasDealtDamage(game, quality.by, quality.when, entity, context);
    case 'beingAttacked':
      return (
        isBeingAttacked(game, entity, quality.by === undefined ? null : findPlayers(game, quality.by, context)) !==
        (quality.not === true)
      );
    case 'controlledSinceTurnBegan':
      return object !== null && hasBeenControlled(game, object, findPlayers(game, quality.player, context));
    case 'singleTarget': {
      // CR 115.7: one target in all, however often the word is used.
      const targets = object?.stack?.targets.reduce((total, slot) => total + slot.chosen.length, 0) ?? 0;
      return quality.orMore === true ? targets > 0 : targets === 1;
    }
    case 'noAbilities':
      return now !== null && now.abilities.length === 0;
    case 'withOneOf':
      return now !== null && quality.keywords.some((keyword) => hasKeyword(now, keyword)) !== (quality.not === true);
    case 'couldEnchant':
      return (
        object !== null &&
        now !== null &&
        find(game, quality.whom, context).some((one) =>
          game.rules.reading.canEnchant(game, object.id, now, context.controller, one),
        )
      );
    case 'parity': {
      // CR 107.1: zero is even.
      const odd = statOf(game, entity, quality.stat) % 2 !== 0;
      const is = quality.is === 'chosen' ? game.objects[context.source]?.memory.chosenWord : quality.is;
      return is === (odd ? 'odd' : 'even');
    }
    case 'totalStat':
      // A relation among those chosen together; cards with it are refused when loaded.
      return true;
    case 'withSticker':
      return object !== null && isStickered(game, entity, quality.sticker);
    case 'wordsInName':
      return (
        now !== null && compare(wordsInName(now.name).length, quality.comparison, evaluate(game, quality.to, context))
      );
    case 'wonSubgame': {
      const winners = context.bindings[SUBGAME_LABEL]?.entities ?? [];
      return isPlayerEntity(entity) && winners.includes(entity) !== (quality.not === true);
    }
    case 'drawnThisTurn':
      return object !== null && wasDrawn(game, object.id);
    case 'enteredThisTurn':
      return object !== null && object.zone === Zone.Battlefield && object.enteredTurn === game.turn;
    default:
      return unreachable(quality);
  }
}

/** Whether an ability on the stack is one that one of these keywords gives. CR 702.1. */
function isOfKeywords(game: Game, object: GameObject, keywords: readonly string[]): boolean {
  const record = object.stack?.ability;
  if (record === null || record === undefined) return false;
  const { ability, index, grantedBy } = record;
  if ('keyword' in ability && ability.keyword !== undefined && keywords.includes(ability.keyword)) return true;
  return characteristics(game, object.stack!.source).abilities.some(
    (other) =>
      other.ability.kind === 'keyword' &&
      keywords.includes(other.ability.keyword) &&
      other.index === index &&
      other.grantedBy === grantedBy,
  );
}

/** The layout of what the object is, or copies: CR 715.2a-b. */
function insetOf(game: Game, id: ObjectId): string | undefined {
  return game.records[copiedValuesOf(game, id, []).record]?.card.layout;
}

function unreachable(value: never): never {
  throw new Error(`no such quality: ${JSON.stringify(value)}`);
}

/** The symbols of a mana cost, in whatever order they are written. CR 202.1a. */
const SELF = { kind: 'self' } as const;
const inOrder = (symbols: ManaSymbols): string => [...symbols].sort().join(' ');
