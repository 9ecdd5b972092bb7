/** Space sculptor: creatures are in sectors while somebody has a permanent with it. CR 702.158, 704.5u. */
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, type StackFacts, StatusBit } from '../../vocabulary/objects/objects.ts';
import { SECTORS, sectorOf } from '../../vocabulary/objects/sectors.ts';
import { deedEvent } from '../event-makers.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';
import { mark, setMemory } from '../../vocabulary/objects/object-notes.ts';

const SCULPTOR = 'space sculptor';

/** Each creature without a sector gets one: first those of players without a sculptor, then the others. CR 704.5u. */
export function sectorActions(game: Game, events: GameEvent[]): void {
  if (!mentions(game, SCULPTOR)) return;
  const there = game.battlefield.filter((id) => ((game.objects[id] as GameObject).status & StatusBit.PhasedOut) === 0);
  const sculptors = there.filter((id) => hasKeyword(characteristics(game, id), SCULPTOR));
  if (sculptors.length === 0) {
    if (!isOnStack(game)) for (const id of game.battlefield) forgetSector(game, id);
    return;
  }
  const shaping = new Set(sculptors.map((id) => characteristics(game, id).controller));
  const order = inTurnOrder(game).toSorted((one, other) => Number(shaping.has(one)) - Number(shaping.has(other)));
  for (const player of order)
    for (const id of there)
      if (isUnassigned(game, id, player)) {
        choose(game, player, id);
        events.push(deedEvent('get a sector', player, id, 1, { cause: id, rule: '704.5u' }));
      }
}

function isUnassigned(game: Game, id: ObjectId, player: PlayerId): boolean {
  const { types, controller } = characteristics(game, id);
  return controller === player && (types & TypeBit.Creature) !== 0 && sectorOf(game.objects[id] as GameObject) === null;
}

function choose(game: Game, player: PlayerId, id: ObjectId): void {
  const why = reason(`Choose a sector for ${characteristics(game, id).name}`, id, '702.158c');
  const sector = askOption(game, player, why, SECTORS) + 1;
  mark(game, id, { sector });
}

/** CR 702.158b: an ability whose source has space sculptor keeps the sectors as well. */
function isOnStack(game: Game): boolean {
  return game.stack.some((id) => {
    const source = game.objects[((game.objects[id] as GameObject).stack as StackFacts).source];
    return source !== undefined && hasKeyword(source.lastKnown ?? characteristics(game, source.id), SCULPTOR);
  });
}

function forgetSector(game: Game, id: ObjectId): void {
  if (sectorOf(game.objects[id] as GameObject) === null) return;
  const { memory } = game.objects[id] as GameObject;
  const { sector: _sector, ...marks } = memory.marks as NonNullable<typeof memory.marks>;
  setMemory(game, id, { ...memory, marks });
}
