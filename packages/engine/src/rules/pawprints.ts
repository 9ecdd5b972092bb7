/** Modes that are worth something: as many as their pawprints allow, the same one more than once. CR 700.2d, 700.2i of today. */
import type { Clause } from '@kitchen-table/language';
import { ask, reason } from '../questions/ask.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

type ModesClause = Extract<Clause, { kind: 'modes' }>;

/** The modes that the player names one after another, until the pawprints are used up or enough are chosen. */
export function chooseByPawprints(
  game: Game,
  player: PlayerId,
  modal: ModesClause,
  open: readonly number[],
  source: ObjectId,
  describe: (mode: number) => string,
): readonly number[] {
  const worth = (mode: number): number => modal.modes[mode]?.pawprints ?? 0;
  const chosen: number[] = [];
  let left = modal.choose.pawprints ?? 0;
  for (;;) {
    const possible = open.filter((mode) => worth(mode) > 0 && worth(mode) <= left);
    if (possible.length === 0) break;
    const answer = ask(game, {
      kind: 'chooseModes',
      player,
      reason: reason(`Choose a mode, or none: ${left} pawprints are left`, source, '700.2'),
      options: possible.map((index) => ({ index, text: `${worth(index)}: ${describe(index)}` })),
      min: 0,
      max: 1,
      repeat: false,
    });
    const next = answer[0] === undefined ? undefined : possible[answer[0]];
    if (next === undefined) break;
    chosen.push(next);
    left -= worth(next);
  }
  return chosen.sort((one, other) => one - other);
}
