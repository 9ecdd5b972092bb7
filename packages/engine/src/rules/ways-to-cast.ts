/** The ways in which a card may be cast: for its mana cost, or for an alternative one. CR 118.9, 601.2b. */
import type { Cost, KeywordAbility, ManaSymbols } from '@kitchen-table/language';
import { holds } from '../questions/conditions.ts';
import type { AbilityRecord, Characteristics } from '../vocabulary/characteristics.ts';
import { TypeBit } from '../vocabulary/characteristics.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';
import { contextOf } from './bindings.ts';

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
}

const NO_COST: Cost = [];
const NO_WAYS: readonly Way[] = [];
const FREE: ManaSymbols = [];

/** Alternative costs paid from the hand: CR 702. From the keyword's own cost. */
const FROM_HAND: ReadonlySet<string> = new Set(['overload', 'evoke', 'spectacle', 'dash', 'blitz', 'surge', 'prowl', 'freerunning']);
/** Alternative costs paid from the graveyard. */
const FROM_GRAVEYARD: ReadonlySet<string> = new Set(['flashback', 'escape', 'disturb']);

/** Keywords with which the engine can cast; understands.ts lists the rest as missing. */
export const CASTING_KEYWORDS: readonly string[] = ['overload', 'evoke', 'spectacle', 'flashback', 'escape', 'jump-start', 'retrace', 'kicker', 'multikicker', 'buyback', 'entwine', 'convoke', 'delve', 'improvise', 'disturb'];

const wayMemo = new WeakMap<readonly AbilityRecord[], Map<string, readonly Way[]>>();

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

/** Every way to cast this face from this zone, by what is printed on it. Timing and payment are asked elsewhere. */
export function waysToCast(game: Game, object: GameObject, now: Characteristics, face: number, player: PlayerId): readonly Way[] {
  if ((now.types & TypeBit.Land) !== 0) return NO_WAYS; // CR 305.9
  const { zone } = object;
  const key = `${face}/${zone}`;
  let byKey = wayMemo.get(now.abilities);
  if (byKey === undefined) wayMemo.set(now.abilities, (byKey = new Map()));
  let ways = byKey.get(key);
  if (ways === undefined) {
    ways = findWays(now, face, zone);
    byKey.set(key, ways);
  }
  if (ways.length < 2 || !ways.some((way) => way.via === 'spectacle' || way.via === 'alternative')) return ways;
  return ways.filter((way) => isOpen(game, object.id, now, way, player));
}

function findWays(now: Characteristics, face: number, zone: Zone): readonly Way[] {
  const ways: Way[] = [];
  if (zone !== Zone.Graveyard && now.manaCost !== null) ways.push({ via: '', face, mana: now.manaCost, parts: NO_COST, instant: false });
  for (const { ability } of now.abilities) {
    if (ability.kind === 'static' && ability.spellCost?.alternative !== undefined && zone !== Zone.Graveyard) {
      ways.push({ via: 'alternative', face, ...keywordCost({ kind: 'keyword', keyword: '', cost: ability.spellCost.alternative }), instant: false });
    }
    if (ability.kind !== 'keyword') continue;
    const { keyword } = ability;
    if (zone === Zone.Hand && FROM_HAND.has(keyword) && ability.cost !== undefined) ways.push({ via: keyword, face, ...keywordCost(ability), instant: false });
    if (zone !== Zone.Graveyard) continue;
    if (FROM_GRAVEYARD.has(keyword) && ability.cost !== undefined) ways.push({ via: keyword, face: keyword === 'disturb' ? 1 : face, ...keywordCost(ability), instant: false });
    // CR 702.133a, 702.81a: for its mana cost, discarding a card besides (a land card for retrace).
    if ((keyword === 'jump-start' || keyword === 'retrace') && now.manaCost !== null) {
      ways.push({ via: keyword, face, mana: now.manaCost, parts: [keyword === 'retrace' ? DISCARD_LAND : DISCARD_CARD], instant: false });
    }
  }
  return ways;
}

const DISCARD_CARD: Cost[number] = {
  kind: 'actionCost',
  action: { kind: 'discard', object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } } } },
};
const DISCARD_LAND: Cost[number] = {
  kind: 'actionCost',
  action: { kind: 'discard', object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }, { kind: 'classWord', word: 'card' }] } } } },
};

/** Some ways are open only under a condition. CR 702.137a, 118.9. */
function isOpen(game: Game, id: ObjectId, now: Characteristics, way: Way, player: PlayerId): boolean {
  if (way.via === 'spectacle') {
    return game.players.some((other) => other.team !== game.players[player]?.team && holdsLifeLost(game, other.id));
  }
  if (way.via !== 'alternative') return true;
  for (const { ability } of now.abilities) {
    if (ability.kind === 'static' && ability.spellCost?.alternative !== undefined) return ability.condition === undefined || holds(game, ability.condition, contextOf(id, player));
  }
  return true;
}

function holdsLifeLost(game: Game, player: PlayerId): boolean {
  return holds(
    game,
    { kind: 'happened', event: { kind: 'loseLife', actor: { kind: 'you' } }, when: { kind: 'thisTurn' } },
    contextOf(0 as ObjectId, player),
  );
}

/** Casting without paying the mana cost. CR 118.9c. */
export function freeWay(face: number): Way {
  return { via: 'without paying', face, mana: FREE, parts: NO_COST, instant: true };
}
