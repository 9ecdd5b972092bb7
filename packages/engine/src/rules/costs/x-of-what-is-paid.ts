/** "Sacrifice an artifact with mana value X": X is that of something which is there to pay with. CR 107.3a, 602.2b. */
import { type Clause, type Cost, some } from '@kitchen-table/language/core';
import { askOption, reason } from '../../questions/ask.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { modesAvailable } from '../modes/modes.ts';
import { withX } from '../resolving/bindings.ts';

/** NOT-CR: larger mana values are not tried; the largest of a card that can be paid with is 16. */
const MOST = 20;
const known = new WeakMap<Cost, boolean>();

/** Whether what is paid must be X exactly, so that not every smaller value can be paid as well. CR 107.3a, 601.2h. */
export function isXOfWhatIsPaid(cost: Cost): boolean {
  let is = known.get(cost);
  if (is === undefined)
    known.set(
      cost,
      (is = some(cost, ({ kind, comparison, to }) => {
        return kind === 'withStat' && comparison === 'equal' && (to as { kind?: unknown }).kind === 'x';
      })),
    );
  return is;
}

/** The values of X that can be paid and for which there are targets. CR 601.2c. */
export function valuesOfX(
  game: Game,
  canPay: (x: number) => boolean,
  clause: Clause,
  context: Context,
): readonly number[] {
  const values: number[] = [];
  for (let x = 0; x <= MOST; x++)
    if (canPay(x) && modesAvailable(game, [clause], withX(context, x), context.source) !== null) values.push(x);
  return values;
}

/** The player announces one of them. CR 602.2b. */
export function announceOneOf(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  name: string,
  canPay: (x: number) => boolean,
  clause: Clause,
  context: Context,
): number {
  const values = valuesOfX(game, canPay, clause, context);
  const at = askOption(game, player, reason(`Choose X for ${name}`, source, '601.2b'), values.map(String));
  return values[at] ?? 0;
}
