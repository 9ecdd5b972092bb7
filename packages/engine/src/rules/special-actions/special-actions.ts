/** Special actions that keywords allow: turning a permanent face up, suspending, foretelling, plotting. CR 116.2b, 116.2f, 116.2h. */
import {
  type Card,
  type Cost,
  holdsWord,
  type Keyword,
  type KeywordAbility,
  type KeywordActionName,
  type Rule,
} from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { isForbidden } from '../../questions/forbidden-acts.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { cannotCast } from '../../questions/rules-in-force.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isSorceryTime } from '../activated-abilities/activation-limits.ts';
import { announceX, largestX } from '../casting-spells/announcing.ts';
import { contextOf, withX } from '../resolving/bindings.ts';
import { canPayParts, payingFor } from '../costs/costs.ts';
import { payParts } from '../costs/paying-costs.ts';
import { deedEvent, moveEvent, putCountersEvent } from '../event-makers.ts';
import { hasFlashPermission } from '../casting-spells/permissions.ts';
import { addEffectActions, takeEffectAction } from './special-effects.ts';
import { addUnlocks, takeUnlock, UNLOCK_ACTIONS } from '../additional-rules/rooms.ts';
import { mark, remember } from '../../vocabulary/objects/object-notes.ts';
import { asGiven } from '../../vocabulary/objects/own-costs.ts';

/** The keywords by which a permanent is face down and may be turned up. CR 702.37e, 702.168d. */
const FACE_UP_KEYWORDS: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);
const FORETELL_COST: Cost = [{ kind: 'manaCost', symbols: ['2'] }];

/** Keywords, keyword actions, rules, fields and a layout by which there may be something of the kind. */
const SPECIAL_WORDS: ReadonlySet<
  Keyword | KeywordActionName | Rule['kind'] | Card['layout'] | 'faceDown' | 'an instant'
> = new Set([
  'morph',
  'megamorph',
  'disguise',
  'suspend',
  'foretell',
  'become foretold',
  'plot',
  'become plotted',
  'warp',
  'manifest',
  'manifest dread',
  'cloak',
  'faceDown',
  'room',
  'mayIgnore',
  'end this effect',
  'an instant',
]);

/** Pure memo. */
const cardMemo = new WeakMap<Card, boolean>();

/** Whether some card of the game could ever allow a special action of this file, or be cast from exile by its own keyword. */
export function usesSpecialActions(game: Game): boolean {
  const facts = tableFacts(game);
  facts.specialActions ??= game.records.some(({ card }) => hasSpecialWords(card));
  return facts.specialActions;
}

function hasSpecialWords(card: Card): boolean {
  let has = cardMemo.get(card);
  if (has === undefined) {
    has = holdsWord(card, SPECIAL_WORDS);
    cardMemo.set(card, has);
  }
  return has;
}

/** Adds the special actions that the player, who has priority, may take. CR 116.1. */
export function addSpecialActions(game: Game, player: PlayerId, options: ActionOption[]): void {
  if (!usesSpecialActions(game)) return;
  for (const id of (game.players[player] as Player).hand) {
    for (const { ability } of characteristics(game, id).abilities) {
      if (ability.kind === 'keyword' && mayFromHand(game, player, id, ability))
        options.push({ kind: 'special', object: id, action: ability.keyword, same: [] });
    }
  }
  addUnlocks(game, player, options);
  addEffectActions(game, player, options);
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (
      (object.status & StatusBit.FaceDown) === 0 ||
      (object.status & StatusBit.PhasedOut) !== 0 ||
      characteristics(game, id).controller !== player
    )
      continue;
    if (isForbidden(game, { kind: 'turnFaceUp', object: objectEntity(id) }) !== null) continue;
    if (faceUpCosts(object).some((cost) => canPayParts(game, player, cost, facingUp(id, player))))
      options.push({ kind: 'special', object: id, action: 'turn face up', same: [] });
  }
}

function mayFromHand(game: Game, player: PlayerId, id: ObjectId, ability: KeywordAbility): boolean {
  switch (ability.keyword) {
    case 'suspend': // CR 702.62a: whenever it could be cast, were it not for its cost.
      return (
        mayBeginToCast(game, player, id) &&
        canPayParts(game, player, ability.cost as Cost, { ...contextOf(id, player), x: 1 })
      );
    case 'foretell': // CR 702.143a
      return (
        isActivePlayer(game, player) &&
        canPayParts(game, player, FORETELL_COST, payingFor(contextOf(id, player), 'foretelling'))
      );
    case 'plot':
      return isSorceryTime(game, player) && canPayParts(game, player, ability.cost as Cost, contextOf(id, player));
    default:
      return false;
  }
}

function mayBeginToCast(game: Game, player: PlayerId, id: ObjectId): boolean {
  const now = characteristics(game, id);
  const fast = (now.types & TypeBit.Instant) !== 0 || (now.keywords & KeywordBit.Flash) !== 0;
  return (
    (fast || isSorceryTime(game, player) || hasFlashPermission(game, player, id)) &&
    cannotCast(game, player, id) === null
  );
}

/** What turning it face up may cost: a keyword of the card, or the mana cost of a manifested creature card. CR 701.34b, 702.37e. */
export function faceUpCosts(object: GameObject): readonly Cost[] {
  const printed = object.record.faces[object.face] as Characteristics;
  const costs: Cost[] = [];
  for (const { ability } of printed.abilities)
    if (ability.kind === 'keyword' && FACE_UP_KEYWORDS.has(ability.keyword)) costs.push(ability.cost as Cost);
  const manifested = object.memory.marks?.['manifested'] === 1;
  if (manifested && (printed.types & TypeBit.Creature) !== 0 && printed.manaCost !== null)
    costs.push([{ kind: 'manaCost', symbols: printed.manaCost }]);
  return costs;
}

/** Takes the special action, which has been offered. CR 116.2. */
export function takeSpecialAction(game: Game, player: PlayerId, id: ObjectId, action: string): void {
  switch (action) {
    case 'turn face up':
      return turnFaceUp(game, player, id);
    case 'suspend':
      return suspend(game, player, id);
    case 'foretell':
      return setAside(game, player, id, FORETELL_COST, 'foretell', '702.143a');
    case 'plot':
      return setAside(game, player, id, keywordOf(game, id, 'plot').cost as Cost, 'plot', '116.1');
    case UNLOCK_ACTIONS[0]:
    case UNLOCK_ACTIONS[1]:
      return takeUnlock(game, player, id, action);
    default: {
      if (takeEffectAction(game, player, id, action)) return;
      const known = game.rules.specialActions.find((other) => other.action === action);
      if (known === undefined) throw new Error(`no such special action: ${action}`);
      known.take(game, player, id);
    }
  }
}

function keywordOf(game: Game, id: ObjectId, keyword: string): KeywordAbility {
  const { abilities } = characteristics(game, id);
  const found = abilities.find(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
  return (found as AbilityRecord).ability as KeywordAbility;
}

function facingUp(id: ObjectId, player: PlayerId): Context {
  return payingFor(contextOf(id, player), 'turning face up');
}

/** CR 702.37e, 708.8. */
function turnFaceUp(game: Game, player: PlayerId, id: ObjectId): void {
  const object = game.objects[id] as GameObject;
  const cost = faceUpCosts(object).find((open) => canPayParts(game, player, open, facingUp(id, player))) as Cost;
  payParts(game, player, cost, withX(facingUp(id, player), chosenX(game, player, id, cost)), '116.2b');
  const printed = object.record.faces[object.face] as Characteristics;
  perform(game, [{ kind: 'turnFaceUp', object: id, cause: id, rule: '116.2b' }]);
  // CR 702.37b: "megamorph" puts a counter on it as it is turned up for its megamorph cost.
  if (
    printed.abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'megamorph' && ability.cost === cost,
    )
  ) {
    perform(game, [putCountersEvent(objectEntity(id), '+1/+1', 1, player, { cause: id, rule: '702.37b' })]);
  }
}

/** The X of a morph or disguise cost, which its other abilities know: CR 702.37f, 702.168e. Null when there is none. */
function chosenX(game: Game, player: PlayerId, id: ObjectId, cost: Cost): number | null {
  if (!cost.some((part) => part.kind === 'manaCost' && part.symbols.includes('X'))) return null;
  const most = largestX((x) => canPayParts(game, player, cost, withX(facingUp(id, player), x)));
  const x = announceX(game, player, id, 'the permanent', most);
  const paid = { x, paid: [], from: Zone.None, colorsSpent: 0, manaSpent: 0, by: player };
  remember(game, id, { cast: { ...(game.objects[id]?.memory.cast ?? paid), x } });
  return x;
}

/** CR 702.62a: exiled with time counters. */
function suspend(game: Game, player: PlayerId, id: ObjectId): void {
  const ability = keywordOf(game, id, 'suspend');
  const cost = ability.cost as Cost;
  const context = contextOf(id, player);
  // "Suspend X—{X}{U}{U}. X can't be 0."
  const x =
    ability.amount?.kind !== 'x'
      ? null
      : announceX(
          game,
          player,
          id,
          'suspend',
          largestX((value) => canPayParts(game, player, cost, withX(context, value))),
          1,
        );
  payParts(game, player, cost, x === null ? context : withX(context, x), '116.2f');
  const became = moveToExile(game, player, id, false, '116.2f');
  const count = x ?? (ability.amount?.kind === 'number' ? ability.amount.number : 0);
  if (became !== NO_OBJECT && count > 0)
    perform(game, [putCountersEvent(objectEntity(became), 'time', count, player, { cause: became, rule: '702.62a' })]);
}

/** Exiled for a later turn: face down when foretold, face up when plotted. CR 702.143a. */
function setAside(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  cost: Cost,
  keyword: 'foretell' | 'plot',
  rule: string,
): void {
  const context = contextOf(id, player);
  const foretoldBy = keyword === 'foretell' ? givenForetell(game, id) : undefined;
  payParts(game, player, cost, keyword === 'foretell' ? payingFor(context, 'foretelling') : context, rule);
  const became = moveToExile(game, player, id, keyword === 'foretell', rule);
  if (became === NO_OBJECT) return;
  mark(game, became, { [keyword]: game.turn });
  if (foretoldBy !== undefined) remember(game, became, { foretoldBy });
  const done = [deedEvent(keyword, player, became, 1, { cause: became, rule })];
  if (keyword === 'plot') done.push(deedEvent('become plotted', player, became, 1, { cause: became, rule }));
  perform(game, done);
}

/** The foretell ability that the card has from an effect alone: what gave it may be gone when the card is cast. */
function givenForetell(game: Game, id: ObjectId): KeywordAbility | undefined {
  const given = characteristics(game, id).abilities.find(
    ({ ability, grantedBy }) => grantedBy !== NO_OBJECT && ability.kind === 'keyword' && ability.keyword === 'foretell',
  );
  return given === undefined ? undefined : asGiven(given.ability as KeywordAbility);
}

function moveToExile(game: Game, player: PlayerId, id: ObjectId, faceDown: boolean, rule: string): ObjectId {
  const move = moveEvent(
    game,
    id,
    Zone.Exile,
    'exile',
    player,
    { cause: NO_OBJECT, rule },
    { faceDown, visibleTo: faceDown ? 1 << player : 0 },
  );
  return perform(game, [move]).find((event): event is ZoneChange => event.kind === 'zoneChange')?.became ?? NO_OBJECT;
}
