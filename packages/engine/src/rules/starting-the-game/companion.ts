/** Companions: revealed before the game if the starting deck is as they say, and put into the hand once. CR 103.2b, 116.2g, 702.139. */
import type { Cost, DeckCondition, Filter, KeywordAbility } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import type { VariantAction } from '../../vocabulary/rulebook.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isSorceryTime } from '../activated-abilities/activation-limits.ts';
import { contextOf } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { moveEvent } from '../event-makers.ts';
import { payParts } from '../costs/paying-costs.ts';
import { showTo } from '../../vocabulary/objects/object-notes.ts';
import { note } from '../../vocabulary/game-notes.ts';

const COST: Cost = [{ kind: 'manaCost', symbols: ['3'] }];
const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const MINIMUM_DECK = 60;

/** Reveals the companions that the setup names; one sentence when a deck does not fulfill its condition. CR 103.2b, 702.139b. */
export function revealCompanions(game: Game): string | null {
  if (game.setup.players.every(({ companion }) => companion === undefined)) return null;
  const companions: ObjectId[] = [];
  for (const { companion, name } of game.setup.players) {
    const seat = companions.length as PlayerId;
    const id =
      companion === undefined
        ? NO_OBJECT
        : (game.objects.find(
            ({ zone, owner, record }) => zone === Zone.Outside && owner === seat && record.card.name === companion,
          )?.id ?? NO_OBJECT);
    if (companion !== undefined) {
      if (id === NO_OBJECT)
        return `${name}'s companion '${companion}' is not in the sideboard: add it there (CR 103.2b)`;
      const ability = companionOf(game.objects[id] as GameObject);
      if (ability?.deck === undefined) return `'${companion}' has no companion ability (CR 103.2b)`;
      if (game.setup.start === undefined && !isFulfilled(game, startingDeck(game, seat), ability.deck))
        return `${name}'s deck does not fulfill the condition of the companion '${companion}' (CR 702.139a)`;
      // It is revealed, and remains outside the game.
      for (const player of game.players) showTo(game, id, 1 << player.id);
    }
    companions.push(id);
  }
  note(game, 'companions', companions);
  return null;
}

function companionOf(object: GameObject): KeywordAbility | undefined {
  for (const { ability } of (object.record.faces[0] as Characteristics).abilities)
    if (ability.kind === 'keyword' && ability.keyword === 'companion') return ability;
  return undefined;
}

/** The deck without the sideboard, and before commanders are set aside. CR 702.139b. */
function startingDeck(game: Game, player: PlayerId): readonly ObjectId[] {
  return (game.players[player] as Player).library;
}

function isFulfilled(game: Game, deck: readonly ObjectId[], condition: DeckCondition): boolean {
  const fitting = (filter: Filter): readonly ObjectId[] => deck.filter((id) => fits(game, id, filter));
  const face = (id: ObjectId): Characteristics => {
    const { combined, faces } = (game.objects[id] as GameObject).record;
    return combined ?? (faces[0] as Characteristics);
  };
  switch (condition.kind) {
    case 'manaValues':
      return deck.every((id) => {
        const { manaValue, types } = face(id);
        if (condition.orLands === true && (types & TypeBit.Land) !== 0) return true;
        if (condition.are === 'even') return manaValue % 2 === 0;
        if (condition.are === 'odd') return manaValue % 2 === 1;
        return manaValue >= condition.are.atLeast;
      });
    case 'each': {
      const { is, manaValueAtMost: most, activatedAbility } = condition;
      return fitting(condition.of).every(
        (id) =>
          (is === undefined || fits(game, id, is)) &&
          (most === undefined || face(id).manaValue <= most) &&
          (activatedAbility !== true || hasActivatedAbility(game.objects[id] as GameObject)),
      );
    }
    case 'differentNames': {
      const names = fitting(condition.of).map((id) => (game.objects[id] as GameObject).record.card.name);
      return new Set(names).size === names.length;
    }
    case 'sharedCardType': {
      const cards = fitting(condition.of);
      return cards.length === 0 || cards.reduce((types, id) => types & face(id).types, -1) !== 0;
    }
    case 'symbolsOnce':
      return deck.every((id) => {
        const symbols = (face(id).manaCost ?? []).filter((symbol) => !/^\d+$/.test(symbol));
        return new Set(symbols).size === symbols.length;
      });
    case 'overMinimum':
      return deck.length >= (game.setup.minimumDeckSize ?? MINIMUM_DECK) + condition.by;
  }
}

function fits(game: Game, id: ObjectId, filter: Filter): boolean {
  return fitsDescription(game, filter, objectEntity(id), contextOf(id, (game.objects[id] as GameObject).owner));
}

/** Also the mana ability that a basic land type gives: CR 305.6. */
function hasActivatedAbility({ record }: GameObject): boolean {
  return (
    record.interest.activated !== 0 ||
    record.faces.some((face) => BASIC_LAND_TYPES.some((type) => hasSubtype(face, type)))
  );
}

/** Paying {3} to put it into the hand: in a main phase of the player's turn while the stack is empty, once a game. CR 116.2g, 702.139a. */
export const companionAction: VariantAction = {
  action: 'companion',
  offer: (game, player) => {
    const id = game.companions[player] ?? NO_OBJECT;
    if (id === NO_OBJECT || !isSorceryTime(game, player)) return null;
    return canPayParts(game, player, COST, contextOf(id, player)) ? id : null;
  },
  take: (game, player) => {
    const id = game.companions[player] ?? NO_OBJECT;
    payParts(game, player, COST, contextOf(id, player), '116.2g');
    note(
      game,
      'companions',
      game.companions.map((companion, seat) => (seat === player ? NO_OBJECT : companion)),
    );
    perform(game, [moveEvent(game, id, Zone.Hand, 'put', player, { cause: NO_OBJECT, rule: '116.2g' })]);
  },
};
