/** Life that may be paid for each symbol of a color in a cost, in place of that mana. CR 118.9, 601.2f-h, 602.2b. */
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { rulesInForce } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/reading.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { canPayMana, type Payment } from './payment.ts';
import { demandOf, type ManaDemand, type SymbolChoice } from './symbols.ts';
import { chooseNumber, reason } from '../resolving/choices.ts';

/** The demand with a choice of mana or life for each symbol that a rule in force names. */
export function withLifeForMana(game: Game, player: PlayerId, demand: ManaDemand): ManaDemand {
  if (demand.pips.length === 0 || (game.derived ?? derived(game)).rules.lifeForMana === undefined) return demand;
  let now = demand;
  for (const { rule, context } of rulesInForce(game, 'lifeForMana')) {
    if (!fitsRole(game, rule.player, playerEntity(player), context)) continue;
    const [mana] = demandOf(rule.symbols).pips;
    if (mana === undefined) continue;
    const life = evaluate(game, rule.life, context);
    // CR 107.4e: a symbol of two colors is of the one for which it is paid.
    const paid = now.pips
      .filter((pip) => (pip & mana) !== 0)
      .map((pip): SymbolChoice => ({ mana: pip, generic: 0, life, rather: true }));
    now = { ...now, pips: now.pips.filter((pip) => (pip & mana) === 0), choices: [...now.choices, ...paid] };
  }
  return now;
}

/** The payment as the player wants it, of those that are possible: for how many of the symbols life is paid, and how much. */
export function chooseLifeForMana(
  game: Game,
  payment: Payment,
  source: ObjectId,
): { readonly payment: Payment; readonly life: number } {
  const open = payment.demand.choices.filter(({ rather }) => rather === true);
  if (open.length === 0) return { payment, life: 0 };
  const possible = Array.from({ length: open.length + 1 }, (_, count) => count).filter(
    // CR 119.4: more life than there is can't be paid.
    (count) => lifeFor(open, count) <= payment.life && canPayMana(game, settled(payment, open, count)),
  );
  const [least, most] = [possible[0], possible.at(-1)];
  if (least === undefined || most === undefined) return { payment, life: 0 };
  const why = reason('For how many mana symbols do you pay life?', source, '601.2h');
  const count = least === most ? least : chooseNumber(game, payment.player, why, least, most, 'life');
  return { payment: settled(payment, open, count), life: lifeFor(open, count) };
}

/** Life for the first so many of them, mana for the others. */
function settled(payment: Payment, open: readonly SymbolChoice[], count: number): Payment {
  const { demand } = payment;
  const pips = [...demand.pips, ...open.slice(count).map(({ mana }) => mana)];
  const choices = demand.choices.filter(({ rather }) => rather !== true);
  return { ...payment, demand: { ...demand, pips, choices }, life: payment.life - lifeFor(open, count) };
}

function lifeFor(open: readonly SymbolChoice[], count: number): number {
  return open.slice(0, count).reduce((sum, { life }) => sum + life, 0);
}
