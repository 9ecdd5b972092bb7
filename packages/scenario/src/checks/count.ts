/** How many objects are in a zone. */
import { characteristics, type Game, type GameObject, type ObjectId, StatusBit, Zone } from '@kitchen-table/engine';
import type { AssertionOf } from '../format/scenario.ts';
import { isNamed, named } from '../position/names.ts';
import { playerOf, type Table } from '../position/table.ts';
import { stackText } from '../position/texts.ts';
import { inZone } from './zones.ts';

export function checkCount(game: Game, table: Table, assertion: AssertionOf<'count'>): string | null {
  const found = counted(game, table, assertion).length;
  const what =
    assertion.card ?? assertion.spell ?? assertion.ability ?? (assertion.emblem === undefined ? 'objects' : 'emblems');
  const whose = assertion.player === undefined ? '' : ` of ${assertion.player}`;
  if (assertion.is !== undefined && found !== assertion.is)
    return `there should be ${assertion.is} ${what} in ${assertion.zone}${whose} and there are ${found}`;
  if (assertion.min !== undefined && found < assertion.min)
    return `there should be at least ${assertion.min} ${what} in ${assertion.zone}${whose} and there are ${found}`;
  return null;
}

function counted(
  game: Game,
  table: Table,
  { zone, player: seat, card, spell, ability, emblem, token }: AssertionOf<'count'>,
): readonly ObjectId[] {
  const player = seat === undefined ? null : playerOf(table, seat);
  const controlled = (id: ObjectId): boolean =>
    zone !== 'battlefield' || player === null || characteristics(game, id).controller === player;
  const all = inZone(game, zone, player).filter((id) => {
    const { status } = game.objects[id] as GameObject;
    return (
      (status & StatusBit.PhasedOut) === 0 &&
      controlled(id) &&
      (token === undefined || (status & StatusBit.Token) !== 0)
    );
  });
  if (emblem !== undefined)
    return all.filter(
      (id) => isEmblem(game, id) && (emblem === true || characteristics(game, id).name.startsWith(emblem)),
    );
  if (ability !== undefined) return all.filter((id) => isAbility(game, id) && stackText(game, id, ability));
  if (spell !== undefined)
    return all.filter((id) => !isAbility(game, id) && characteristics(game, id).name.startsWith(spell));
  return card === undefined ? all : countedByName(game, table, all, card);
}

/** A permanent or spell that lies face down has no name (CR 708.2a); a card in exile is the one that lies there. */
function countedByName(game: Game, table: Table, all: readonly ObjectId[], card: string): readonly ObjectId[] {
  const asSeen = all.filter((id) => isNamed(game, table, id, card));
  const hidden = all.filter((id) => {
    const { zone } = game.objects[id] as GameObject;
    return zone !== Zone.Battlefield && zone !== Zone.Stack;
  });
  return asSeen.length > 0 ? asSeen : named(game, table, hidden, card);
}

function isAbility(game: Game, id: ObjectId): boolean {
  const { stack } = game.objects[id] as GameObject;
  return stack !== null && stack.kind !== 'spell';
}

/** CR 114.5: an emblem is neither a card nor a permanent. */
function isEmblem(game: Game, id: ObjectId): boolean {
  return (game.objects[id] as GameObject).card < 0;
}
