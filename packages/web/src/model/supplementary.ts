/** Cards beside the decks: planes, phenomena, schemes, dungeons; and what can be done with them now. CR 309-315, 901, 904. */
import { hasType } from './groups.ts';
import type { GameView, ObjectView, PlayerSummary, Question, RoomText } from './types.ts';

/** A face-up card that stands between the boards. */
export interface FaceUp {
  readonly object: ObjectView;
  readonly kind: 'plane' | 'phenomenon' | 'scheme';
  readonly owner: PlayerSummary;
}

const KINDS = ['plane', 'phenomenon', 'scheme'] as const;

/** The kind, for cards that stand between the boards. */
function kindOf(object: ObjectView): FaceUp['kind'] | null {
  if (object.faceDown) return null;
  return KINDS.find((kind) => hasType(object, kind)) ?? null;
}

/** Face-up planes, phenomena and schemes, planes first. */
export function faceUpCards(view: GameView): readonly FaceUp[] {
  const found = view.players.flatMap((owner) =>
    owner.command.flatMap((object): FaceUp[] => {
      const kind = kindOf(object);
      return kind === null ? [] : [{ object, kind, owner }];
    }),
  );
  return found.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** Whether planes or schemes are played with: then they have their place between the boards. */
export function hasStrip(view: GameView): boolean {
  return view.players.some(
    ({ planarDeckSize, schemeDeckSize }) => planarDeckSize !== undefined || schemeDeckSize !== undefined,
  );
}

/** What of the command zone stands at the seat: all that has no place of its own. */
export function seatedCards(player: PlayerSummary): readonly ObjectView[] {
  return player.command.filter((object) => kindOf(object) === null && !hasType(object, 'dungeon'));
}

/** The place of "roll the planar die" among the options; -1 when it can't be rolled now. CR 901.9, 116.2i. */
export function dieOption(question: Question | null): number {
  if (question?.kind !== 'priority') return -1;
  return question.options.findIndex((option) => option.kind === 'special' && option.action === 'roll the planar die');
}

/** The rooms of a dungeon in rows, from the first to the last: a room stands below all that lead to it. CR 309.4. */
export function dungeonRows(rooms: readonly RoomText[]): readonly (readonly RoomText[])[] {
  const depth = new Map<string, number>();
  const walk = (name: string, at: number): void => {
    if ((depth.get(name) ?? -1) >= at) return;
    depth.set(name, at);
    for (const next of rooms.find((room) => room.name === name)?.leadsTo ?? []) walk(next, at + 1);
  };
  const first = rooms.find(({ name }) => rooms.every(({ leadsTo }) => !leadsTo.includes(name)));
  if (first !== undefined) walk(first.name, 0);
  const rows: RoomText[][] = [];
  for (const room of rooms) {
    const at = depth.get(room.name) ?? 0;
    while (rows.length <= at) rows.push([]);
    rows[at]?.push(room);
  }
  return rows;
}
