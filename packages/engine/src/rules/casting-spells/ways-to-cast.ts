/** The ways in which a card may be cast: for its mana cost, or for an alternative one. CR 118.9, 601.2b. */
import {
  type Cost,
  type KeywordAbility,
  type ManaSymbols,
  type Noun,
  OF_THE_SPELL,
} from '@kitchen-table/language/core';
import { holds } from '../../questions/conditions.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { withOwnCost } from '../../vocabulary/objects/own-costs.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { instanceName } from '../../vocabulary/keyword-abilities/instances.ts';
import { contextOf } from '../resolving/bindings.ts';
import { CONDITIONS } from './conditions-of-ways.ts';
import { DISCARD_CARD, DISCARD_LAND, RETURN_TAPPED, RETURN_UNBLOCKED } from '../costs/costs-besides-mana.ts';
import type { Reducing } from '../costs/reducing-costs.ts';

/** One way to cast a card. */
export interface Way {
  /** '' for the normal way, else the keyword, 'alternative' or 'without paying'. */
  readonly via: string;
  readonly face: number;
  /** What is paid in place of the mana cost; null: the mana cost can't be paid. CR 118.6. */
  readonly mana: ManaSymbols | null;
  /** What is paid besides mana. */
  readonly parts: Cost;
  /** It may be cast at instant speed for a reason of its own. */
  readonly instant: boolean;
  /** Face down, as a 2/2 creature without a name. CR 702.37c, 708.4. */
  readonly faceDown?: true;
  /** Only at sorcery speed, whatever the spell is. */
  readonly atSorcerySpeed?: true;
  /** As though it had flash. */
  readonly atInstantSpeed?: true;
  /** Only with a target that is so described. CR 601.3c. */
  readonly aimedAt?: Noun;
  /** A permanent sacrificed or tapped besides makes it cheaper: reducing-costs.ts. */
  readonly reducedBy?: Reducing;
}

const NO_COST: Cost = [];
const NO_WAYS: readonly Way[] = [];
const MUTATE = 'mutate'; // CR 702.140a
const FREE: ManaSymbols = [];

/** Alternative costs paid from the graveyard. */
const FROM_GRAVEYARD: ReadonlySet<string> = new Set(['flashback', 'escape', 'disturb', 'mayhem']);
/** Face down for {3}: CR 702.37a, 702.168a. */
const FACE_DOWN: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);
const THREE: ManaSymbols = ['3'];

/** The ways printed on a face, and whether some of them are open only under a condition. */
interface Printed {
  readonly ways: readonly Way[];
  readonly conditional: boolean;
}

/** Pure memo; within it by face and zone. */
const wayMemo = new WeakMap<readonly AbilityRecord[], (Printed | undefined)[]>();
const ZONES = 16; // More than there are.

/** The mana and the rest of a keyword's cost. */
function keywordCost(keyword: KeywordAbility): { mana: ManaSymbols; parts: Cost } {
  let mana: ManaSymbols = FREE;
  const parts: Cost[number][] = [];
  for (const part of keyword.cost ?? NO_COST) {
    if (part.kind === 'manaCost') mana = [...mana, ...part.symbols];
    else parts.push(part);
  }
  return { mana, parts };
}

/** Casting for a keyword's own cost. CR 118.9. */
export function wayOfKeyword(ability: KeywordAbility, face: number): Way {
  return { via: ability.keyword, face, ...keywordCost(ability), instant: false };
}

/** Every way to cast this face from this zone, by what is printed on it. Timing and payment are asked elsewhere. */
export function waysToCast(
  game: Game,
  object: GameObject,
  now: Characteristics,
  face: number,
  player: PlayerId,
  zone: Zone = object.zone,
): readonly Way[] {
  if ((now.types & TypeBit.Land) !== 0) return NO_WAYS; // CR 305.9
  let known = wayMemo.get(now.abilities);
  if (known === undefined) wayMemo.set(now.abilities, (known = []));
  const place = face * ZONES + zone;
  let printed = known[place];
  if (printed === undefined) {
    const ways = findWays(now, face, zone);
    known[place] = printed = { ways, conditional: ways.some((way) => CONDITIONAL.has(way.via)) };
  }
  if (!printed.conditional) return printed.ways;
  return printed.ways.filter((way) => isOpen(game, object.id, now, way, player));
}

/** The half of a split card that is cast from a graveyard only. CR 702.127a. */
export function isAftermath({ abilities }: Characteristics): boolean {
  return abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'aftermath');
}

function findWays(now: Characteristics, face: number, zone: Zone): readonly Way[] {
  const ways: Way[] = [];
  // CR 702.127a: that half from a graveyard only.
  if (isAftermath(now))
    return zone === Zone.Graveyard && now.manaCost !== null
      ? [{ via: 'aftermath', face, mana: now.manaCost, parts: NO_COST, instant: false }]
      : NO_WAYS;
  if (zone !== Zone.Graveyard && now.manaCost !== null)
    ways.push({ via: '', face, mana: now.manaCost, parts: NO_COST, instant: false });
  for (const { ability, index, grantedBy } of now.abilities) {
    if (ability.kind === 'static' && ability.spellCost?.alternative !== undefined && zone !== Zone.Graveyard) {
      ways.push({
        via: 'alternative',
        face,
        ...keywordCost({ kind: 'keyword', keyword: '', cost: ability.spellCost.alternative }),
        instant: false,
      });
    }
    if (ability.kind !== 'keyword') continue;
    if (zone === Zone.Graveyard) addGraveyardWays(ways, now, ability, face);
    else {
      // CR 702.185a of today: warp is for cards in a hand.
      if (
        (zone === Zone.Hand || ability.keyword !== 'warp') &&
        OF_THE_SPELL.has(ability.keyword) &&
        ability.cost !== undefined
      )
        ways.push({
          via: instanceName(ability, index, grantedBy, now.face), // CR 702.152b
          face,
          ...keywordCost(ability),
          instant: false,
        });
      if (zone === Zone.Hand) addHandWays(ways, ability, face);
      addWaysOfAnyOtherZone(ways, now, ability, face);
    }
  }
  return ways;
}

/** Ways that a keyword opens from anywhere but a graveyard. CR 702.37a, 702.48a, 702.103a, 702.119a, 702.140a, 702.162a. */
function addWaysOfAnyOtherZone(ways: Way[], now: Characteristics, ability: KeywordAbility, face: number): void {
  const { keyword } = ability;
  // CR 702.48a: for its mana cost, a permanent of the quality sacrificed besides.
  if (keyword === 'offering' && ability.filter !== undefined && now.manaCost !== null) {
    const reducedBy = { offering: ability.filter };
    ways.push({
      via: keyword,
      face,
      mana: now.manaCost,
      parts: NO_COST,
      instant: false,
      atInstantSpeed: true,
      reducedBy,
    });
  }
  // CR 702.162a: converted, for another cost.
  if (keyword === 'more than meets the eye')
    ways.push({ via: keyword, face: 1, ...keywordCost(ability), instant: false });
  if (keyword === 'emerge')
    ways.push({ via: keyword, face, ...keywordCost(ability), instant: false, reducedBy: 'sacrifice' });
  if (keyword === 'bestow' || keyword === MUTATE)
    ways.push({ via: keyword, face, ...keywordCost(ability), instant: false });
  if (FACE_DOWN.has(keyword))
    ways.push({ via: keyword, face, mana: THREE, parts: NO_COST, instant: false, faceDown: true });
}

/** Ways that a keyword opens from a hand alone: a creature is returned besides. CR 702.188a, 702.190a. */
function addHandWays(ways: Way[], ability: KeywordAbility, face: number): void {
  const { keyword } = ability;
  if (keyword !== 'web-slinging' && keyword !== 'sneak') return;
  const { mana, parts } = keywordCost(ability);
  if (keyword === 'web-slinging')
    ways.push({ via: keyword, face, mana, parts: [...parts, RETURN_TAPPED], instant: false });
  else
    ways.push({
      via: keyword,
      face,
      mana,
      parts: [...parts, RETURN_UNBLOCKED],
      instant: false,
      atInstantSpeed: true,
    });
}

/** Ways that a keyword opens from a graveyard. CR 702.34a, 702.81a, 702.133a, 702.146a. */
function addGraveyardWays(ways: Way[], now: Characteristics, ability: KeywordAbility, face: number): void {
  const { keyword } = ability;
  if (keyword === 'harmonize')
    ways.push({ via: keyword, face, ...keywordCost(ability), instant: false, reducedBy: 'tap' });
  // "The flashback cost is equal to its mana cost."
  if (keyword === 'flashback' && ability.detail === 'own mana cost')
    ways.push({ via: keyword, face, mana: now.manaCost, parts: NO_COST, instant: false });
  if (FROM_GRAVEYARD.has(keyword) && ability.cost !== undefined)
    ways.push({ via: keyword, face: keyword === 'disturb' ? 1 : face, ...keywordCost(ability), instant: false });
  // CR 702.133a, 702.81a: for its mana cost, discarding a card besides (a land card for retrace).
  if ((keyword === 'jump-start' || keyword === 'retrace') && now.manaCost !== null) {
    ways.push({
      via: keyword,
      face,
      mana: now.manaCost,
      parts: [keyword === 'retrace' ? DISCARD_LAND : DISCARD_CARD],
      instant: false,
    });
  }
}

/** The ways that are open only under a condition. */
const CONDITIONAL: ReadonlySet<string> = new Set([
  'sneak',
  'spectacle',
  'surge',
  'prowl',
  'freerunning',
  'mayhem',
  'alternative',
]);

/** CR 118.9, 702.76a, 702.117a, 702.137a. */
function isOpen(game: Game, id: ObjectId, now: Characteristics, way: Way, player: PlayerId): boolean {
  if (way.via !== 'alternative') {
    const condition = CONDITIONS[way.via];
    return condition === undefined || holds(game, condition, contextOf(id, player));
  }
  for (const { ability } of now.abilities) {
    if (ability.kind === 'static' && ability.spellCost?.alternative !== undefined)
      return ability.condition === undefined || holds(game, ability.condition, contextOf(id, player));
  }
  return true;
}

const graveyardMemo = new WeakMap<readonly AbilityRecord[], boolean>();
/** Keywords that let a card be cast from a graveyard. */
export const CAST_FROM_GRAVEYARD: ReadonlySet<string> = new Set([
  ...FROM_GRAVEYARD,
  'jump-start',
  'retrace',
  'aftermath',
  'harmonize',
]);

/** Whether a keyword lets it be cast from a graveyard: quickly, for most cards there. */
export function castsFromGraveyard(now: Characteristics): boolean {
  let known = graveyardMemo.get(now.abilities);
  if (known === undefined) {
    known = now.abilities.some(({ ability }) => ability.kind === 'keyword' && CAST_FROM_GRAVEYARD.has(ability.keyword));
    graveyardMemo.set(now.abilities, known);
  }
  return known;
}

/** Whether the player has foretold or plotted it, or cast it for its warp cost, in an earlier turn. CR 702.143a. */
export function isSetAside(object: GameObject, player: PlayerId, turn: number): boolean {
  const { marks } = object.memory;
  if (marks === undefined || object.owner !== player) return false;
  return SET_ASIDE.some((keyword) => (marks[keyword] ?? turn) < turn);
}
const SET_ASIDE: readonly string[] = ['foretell', 'plot', 'warp'];

/** The ways to cast a card set aside in exile, by its own keyword. */
export function waysFromExile(object: GameObject, now: Characteristics, face: number, turn: number): readonly Way[] {
  const marks = object.memory.marks ?? {};
  const ways: Way[] = [];
  if ((marks['plot'] ?? turn) < turn)
    ways.push({ via: 'plot', face, mana: FREE, parts: NO_COST, instant: false, atSorcerySpeed: true });
  if ((marks['warp'] ?? turn) < turn && now.manaCost !== null)
    ways.push({ via: '', face, mana: now.manaCost, parts: NO_COST, instant: false });
  if ((marks['foretell'] ?? turn) < turn) {
    const { foretoldBy } = object.memory;
    const given = foretoldBy === undefined ? [] : [withOwnCost(foretoldBy, now.manaCost)];
    for (const ability of [...now.abilities.map((record) => record.ability), ...given])
      if (ability.kind === 'keyword' && ability.keyword === 'foretell' && ability.cost !== undefined)
        ways.push({ via: 'foretell', face, ...keywordCost(ability), instant: false });
  }
  return ways;
}

/** Casting without paying the mana cost. CR 118.9c. */
export function freeWay(face: number): Way {
  return { via: 'without paying', face, mana: FREE, parts: NO_COST, instant: true };
}

const AT_INSTANT_SPEED: ReadonlySet<string> = new Set(['sneak', 'offering']);
const sneakMemo = new WeakMap<readonly AbilityRecord[], boolean>();

/** Whether a keyword lets it be cast at instant speed from the hand. */
export function sneaks(now: Characteristics): boolean {
  let known = sneakMemo.get(now.abilities);
  if (known === undefined)
    sneakMemo.set(
      now.abilities,
      (known = now.abilities.some(
        ({ ability }) => ability.kind === 'keyword' && AT_INSTANT_SPEED.has(ability.keyword),
      )),
    );
  return known;
}
