/** Costs with "or" in them: "{2} or {B}", "sacrifice a creature or pay {3}". CR 118.12, 601.2b, 602.2b. */
import type { Cost } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { chooseOption, reason } from '../resolving/choices.ts';
import { costInWords } from '../../saying/questions.ts';

const waysMemo = new WeakMap<Cost, readonly Cost[]>();

/** A cost as the costs it may be, in printed order; most are one. */
export function waysToPay(cost: Cost): readonly Cost[] {
  let ways = waysMemo.get(cost);
  if (ways === undefined) waysMemo.set(cost, (ways = findWays(cost)));
  return ways;
}

function findWays(cost: Cost): readonly Cost[] {
  if (!cost.some(({ kind }) => kind === 'eitherCost')) return [cost];
  let ways: readonly Cost[] = [[]];
  for (const part of cost) {
    const options: readonly Cost[] = part.kind === 'eitherCost' ? part.of.flatMap(findWays) : [[part]];
    ways = ways.flatMap((way) => options.map((option) => [...way, ...option]));
  }
  return ways;
}

/** The player announces which of the ways they pay, of those that they can; the first when they can't pay any. CR 601.2b. */
export function chooseWayToPay(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  cost: Cost,
  canPay: (way: Cost) => boolean,
): Cost {
  const ways = waysToPay(cost);
  if (ways.length < 2) return cost;
  const open = ways.filter(canPay);
  const at = chooseOption(
    game,
    player,
    reason('Choose which cost to pay', source, '601.2b'),
    'cost',
    open.map(costInWords),
  );
  return open[at] ?? (ways[0] as Cost);
}
