/** Modes that are worth something: as many as their pawprints allow, the same one more than once. CR 700.2d, 700.2i of today. */
import type { Clause, Mode } from '@kitchen-table/language/core';
import { ask, reason } from '../../questions/ask.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

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
  const worth = (mode: number): number => (modal.modes[mode] as Mode).pawprints as number;
  const chosen: number[] = [];
  let left = modal.choose.pawprints as number;
  for (;;) {
    const possible = open.filter((mode) => worth(mode) <= left);
    const answer = ask(game, {
      kind: 'chooseModes',
      player,
      reason: reason(`Choose a mode, or none: ${left} pawprints are left`, source, '700.2'),
      options: possible.map((index) => ({ index, text: `${worth(index)}: ${describe(index)}` })),
      min: 0,
      max: 1,
      repeat: false,
    });
    const next = possible[answer[0] as number];
    if (next === undefined) break;
    chosen.push(next);
    left -= worth(next);
  }
  return chosen.sort((one, other) => one - other);
}
