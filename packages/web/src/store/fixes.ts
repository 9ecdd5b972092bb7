/** The board fixed by consent: proposed, agreed to, and the form for it. */
import { send } from '../connection/socket.ts';
import type { Adjustment, ObjectView, PlayerId } from '../model/types.ts';
import { openDialog, tell, wordsOfRefusal } from './play.ts';
import { useTable } from './table.ts';

/** Proposes that the board is changed by hand; why that can't be, said where it was proposed, or null. */
export async function proposeFix(fix: Adjustment): Promise<string | null> {
  const { game } = useTable.getState();
  if (game === null) return 'There is no game at this table.';
  return wordsOfRefusal(await send({ kind: 'proposeFix', game, fix }));
}

/** Agrees to a fix of the board or refuses it; whoever proposed it withdraws it. */
export function sayFix(number: number, yes: boolean): void {
  void tell((game) => ({ kind: 'sayFix', game, number, yes }));
}

/** Opens the form for a fix of an object or (null) of a player, for whoever has a seat in a game that goes on. */
export function openFix(object: ObjectView | null, player: PlayerId | null = null): void {
  const { snapshot, replay } = useTable.getState();
  if (snapshot !== null && snapshot.seat !== null && !snapshot.view.over && replay === null)
    openDialog({ kind: 'fix', object, player });
}
