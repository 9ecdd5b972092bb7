/** What the player who rolled a die may do to its result: first rerolls, then additions. CR 706.2a, 706.2b. */
import { askOption, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { type RuleOf, rulesInForce } from '../../../questions/in-force.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { PlayerId } from '../../../vocabulary/ids.ts';
import { mentions } from '../../../vocabulary/mentions.ts';
import { rollFor } from '../../../vocabulary/random.ts';
import { tallyTurn, turnTally } from '../../../vocabulary/tallies.ts';
import { canPayParts } from '../../costs/costs.ts';
import { costOfAction } from '../../costs/fixed-costs.ts';
import { payParts } from '../../costs/paying-costs.ts';

type Changing = RuleOf<'changesRolls'>;

/** The rolls, one for each die, as the player leaves them. */
export function changedRolls(
  game: Game,
  player: PlayerId,
  sides: number,
  naturals: readonly number[],
): readonly number[] {
  if (!mentions(game, 'changesRolls')) return naturals;
  const once: string[] = [];
  return naturals.map((natural) => changedRoll(game, player, sides, natural, once));
}

function changedRoll(game: Game, player: PlayerId, sides: number, natural: number, once: string[]): number {
  let result = natural;
  const used: string[] = [];
  for (;;) {
    const chosen = choose(game, player, 'reroll', sides, result, used, once);
    if (chosen === null) break;
    pay(game, player, chosen, used, once);
    result = rollFor(game, player, sides);
  }
  for (;;) {
    const chosen = choose(game, player, 'add or subtract', sides, result, used, once);
    if (chosen === null) return result;
    pay(game, player, chosen, used, once);
    const by = chosen.rule.by ?? 0;
    const why = reason('Increase or decrease the result?', chosen.context.source, '706.2');
    result += askOption(game, player, why, [`+${by}`, `-${by}`]) === 0 ? by : -by;
  }
}

/** One of the effects that could be applied, as the player chooses; null for none. CR 706.2b. */
function choose(
  game: Game,
  player: PlayerId,
  does: Changing['rule']['does'],
  sides: number,
  result: number,
  used: readonly string[],
  once: readonly string[],
): Changing | null {
  const open = rulesInForce(game, 'changesRolls').filter(
    (changing) =>
      changing.rule.does === does &&
      changing.context.controller === player &&
      (changing.rule.natural === undefined || changing.rule.natural === result) &&
      (changing.rule.sides === undefined || changing.rule.sides === sides) &&
      !used.includes(keyOf(changing)) &&
      isOpen(game, changing, once) &&
      canPayParts(game, player, costOf(changing), changing.context),
  );
  if (open.length === 0) return null;
  const names = open.map(({ context }) => characteristics(game, context.source).name);
  const first = (open[0] as Changing).context.source;
  const why = reason(`You rolled ${result}: change it?`, first, '706.2b');
  return open[askOption(game, player, why, ['Leave it', ...names]) - 1] ?? null;
}

/** "Once each turn, reroll one or more dice": for all dice that are rolled together it is paid once. */
function isOpen(game: Game, changing: Changing, once: readonly string[]): boolean {
  if (changing.rule.onceEachTurn !== true) return true;
  return turnTally(game, keyOf(changing)) === 0 || (changing.rule.does === 'reroll' && once.includes(keyOf(changing)));
}

/** CR 706.2a: the costs, for which mana abilities may be activated. */
function pay(game: Game, player: PlayerId, changing: Changing, used: string[], once: string[]): void {
  const key = keyOf(changing);
  if (!once.includes(key)) payParts(game, player, costOf(changing), changing.context, '706.2a');
  if (changing.rule.onceEachTurn === true) {
    tallyTurn(game, key, 1);
    once.push(key);
  }
  // What looks for a result may be applied to the new roll, too.
  if (changing.rule.natural === undefined) used.push(key);
}

function costOf({ rule }: Changing): ReturnType<typeof costOfAction> {
  return rule.cost === undefined ? [] : costOfAction(rule.cost);
}

function keyOf({ rule, context }: Changing): string {
  return `rolls:${rule.does}:${context.source}`;
}
