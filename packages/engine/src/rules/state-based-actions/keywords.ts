/**
 * What some keywords make true at any time, without the stack: ascend, start your engines!, daybound and nightbound.
 * CR 702.131b, 702.145c-d, 702.145f-g, 727.2.
 */
import { type Card, holdsWord, type Keyword } from '@kitchen-table/language/core';
import { turnsByDayAndNight } from '../../events/day-and-night.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { endPairs } from '../keyword-abilities/pair.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';

const STANDING: ReadonlySet<Keyword> = new Set(['ascend', 'soulbond', 'start your engines!', 'daybound', 'nightbound']);

/** Pure memo. */
const cardMemo = new WeakMap<Card, boolean>();

/** Whether any card of the game has such a keyword. */
function concerns(game: Game): boolean {
  const facts = tableFacts(game);
  facts.standing ??= game.records.some(({ card }) => isStanding(card));
  return facts.standing;
}

function isStanding(card: Card): boolean {
  let has = cardMemo.get(card);
  if (has === undefined) {
    has = holdsWord(card, STANDING);
    cardMemo.set(card, has);
  }
  return has;
}

/** Adds what is to happen now. */
export function keywordActions(game: Game, events: GameEvent[]): void {
  if (!concerns(game)) return;
  endPairs(game);
  const permanents: number[] = game.players.map(() => 0);
  let day = false;
  let night = false;
  const ascending: PlayerId[] = [];
  const starting: PlayerId[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if ((object.status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    const { controller } = now;
    permanents[controller] = (permanents[controller] as number) + 1;
    if (hasKeyword(now, 'ascend') && !ascending.includes(controller)) ascending.push(controller);
    if (hasKeyword(now, 'start your engines!') && !starting.includes(controller)) starting.push(controller);
    if (hasKeyword(now, 'daybound')) {
      day = true;
    } else if (hasKeyword(now, 'nightbound')) {
      night = true;
    }
  }
  if (day || night) for (const turn of turnsByDayAndNight(game)) events.push(turn);
  if (game.dayNight === null && (day || night)) {
    events.push({
      kind: 'designate',
      what: day ? 'day' : 'night',
      player: game.activePlayer,
      cause: NO_OBJECT,
      rule: day ? '702.145d' : '702.145g',
    });
  }
  for (const player of ascending) {
    // CR 702.131b.
    if (
      (permanents[player] as number) < 10 ||
      (game.players[player] as Player).designations.includes("city's blessing")
    )
      continue;
    events.push({ kind: 'designate', what: "city's blessing", player, cause: NO_OBJECT, rule: '702.131b' });
  }
  for (const player of starting) {
    if (((game.players[player] as Player).counters['speed'] ?? 0) > 0) continue;
    events.push({
      kind: 'putCounters',
      on: playerEntity(player),
      counter: 'speed',
      amount: 1,
      player,
      cause: NO_OBJECT,
      rule: '704.1',
    });
  }
}
