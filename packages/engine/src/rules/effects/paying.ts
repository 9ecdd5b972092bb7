/** Payments as an effect is carried out: "you may pay {2} for each ...", "unless they pay". CR 118.12, 608.2g. */
import { type Action, type Cost, type CostPart, type Label, some, type Value } from '@kitchen-table/language/core';
import { reason } from '../../questions/ask.ts';
import { countOf } from '../../questions/reading.ts';
import { evaluate } from '../../questions/values.ts';
import type { Bound, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { bind, withX } from '../resolving/bindings.ts';
import { chooseNumber } from '../resolving/choices.ts';
import { canPayParts } from '../costs/costs.ts';
import { asOneCost } from '../costs/fixed-costs.ts';
import { payParts } from '../costs/paying-costs.ts';
import { resolvePlayers } from './choices/choosing.ts';
import { type ActionOf, type Handler, NO_ENTITIES, outcome } from './outcome.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';

type Pay = ActionOf<'pay'>;

export const pay: Handler<'pay'> = (game, action, context) => {
  const { players, context: withActors } = resolvePlayers(game, action.actor, context);
  let now = withActors;
  let amount = 0;
  let done = false;
  for (const player of players) {
    if (now.x === null && action.cost.some(asksForX)) now = withX(now, chooseX(game, player, action, now));
    if (action.times === 'any amount') {
      const times = chooseAmount(game, player, action.cost, now);
      if (times > 0) now = payParts(game, player, severalTimes(action.cost, times), now, '118.12');
      amount += times;
      done ||= times > 0;
      rememberPaid(game, now, times);
      continue;
    }
    const { cost, times } = wholeCost(game, action, now);
    if (!canPayParts(game, player, cost, now)) continue; // CR 118.3: all of it or nothing.
    now = payParts(game, player, cost.map(counted), bind(now, COUNTED, NO_ENTITIES, times), '118.12');
    amount += (now.bindings[COUNTED] as Bound).amount;
    done = true; // CR 118.5: also a cost of {0}.
  }
  return outcome(now, players.map(playerEntity), amount, done);
};

/** Under this label stands how many counters were removed to pay "any amount of {E}". */
const COUNTED: Label = '#counted';

function counted(part: CostPart): CostPart {
  return part.kind === 'actionCost' && part.action.kind === 'removeCounters' && part.action.number === 'any number'
    ? { ...part, action: { ...part.action, label: COUNTED } }
    : part;
}

/** Whether the player could pay all of it; any amount may be none. CR 118.3. */
export function couldPay(game: Game, player: PlayerId, action: Pay, context: Context): boolean {
  return action.times === 'any amount' || canPayParts(game, player, wholeCost(game, action, context).cost, context);
}

/** All that is to be paid, and how many times over. CR 118.12. */
export function wholeCost(
  game: Game,
  { cost, forEach, times, plus }: Pay,
  context: Context,
): { readonly cost: Cost; readonly times: number } {
  if (plus !== undefined) {
    const more = severalTimes(plus.cost, countOf(game, plus.forEach, context));
    return { cost: asOneCost([...cost, ...more]), times: 1 };
  }
  if (forEach === undefined && (times === undefined || times === 'any amount')) return { cost, times: 1 };
  const many = forEach === undefined ? evaluate(game, times as Value, context) : countOf(game, forEach, context);
  return { cost: severalTimes(cost, Math.max(0, many)), times: Math.max(0, many) };
}

/** "{X}", "X life", "X {E}". CR 107.3f. */
function asksForX(part: CostPart): boolean {
  if (part.kind === 'lifeCost') return part.amount === 'X';
  return part.kind === 'manaCost' ? part.symbols.includes('X') : some(part, ({ kind }) => kind === 'x');
}

/** "You may pay {X}": how much, of what the player can pay and is allowed to. CR 107.3f, 101.2. */
function chooseX(game: Game, player: PlayerId, { cost, mostX }: Pay, context: Context): number {
  const allowed = mostX === undefined ? MOST : evaluate(game, mostX, context);
  const most = mostPayable((x) => x <= allowed && canPayParts(game, player, cost, withX(context, x)));
  return chooseNumber(game, player, reason('Choose X', context.source, '107.3f'), 0, most, 'X', isInLife(cost));
}

/** "Any amount of life": how much, of what the player can pay; all of it is paid at once. CR 107.1c, 118.3. */
function chooseAmount(game: Game, player: PlayerId, cost: Cost, context: Context): number {
  const most = mostPayable((times) => canPayParts(game, player, severalTimes(cost, times), context));
  return chooseNumber(
    game,
    player,
    reason('Choose how much to pay', context.source, '118.12'),
    0,
    most,
    'times',
    isInLife(cost),
  );
}

/** Whether it is paid in life alone. CR 119.4. */
function isInLife(cost: Cost): boolean {
  return cost.length > 0 && cost.every(({ kind }) => kind === 'lifeCost');
}

/** NOT-CR: nobody pays more than this where any amount may be paid. */
const MOST = 9999;

function mostPayable(canPay: (amount: number) => boolean): number {
  let most = 0;
  while (most < MOST && canPay(most + 1)) most++;
  return most;
}

/** The cost so many times over, as one: the same land does not pay twice. CR 118.3. */
function severalTimes(cost: Cost, times: number): Cost {
  return cost.flatMap((said): Cost => {
    const part = asHybrid(said);
    if (part.kind === 'manaCost') return [{ ...part, symbols: symbolsTimes(part.symbols, times) }];
    if (part.kind === 'lifeCost' && typeof part.amount === 'number') return [{ ...part, amount: part.amount * times }];
    const together = part.kind === 'actionCost' ? takenTogether(part.action, times) : null;
    return together === null ? Array.from({ length: times }, () => part) : [{ ...part, action: together } as CostPart];
  });
}

/** {2} three times over is {6}; no symbols at all are {0}. CR 118.5. */
function symbolsTimes(symbols: readonly string[], times: number): readonly string[] {
  const all = symbols.flatMap((symbol) =>
    /^\d+$/u.test(symbol) ? [String(Number(symbol) * times)] : Array.from({ length: times }, () => symbol),
  );
  return all.length === 0 ? ['0'] : all;
}

/** "{G} or {W}": each of them is paid like a symbol that is both. CR 107.4e. */
function asHybrid(part: CostPart): CostPart {
  if (part.kind !== 'eitherCost') return part;
  const symbols: string[] = [];
  for (const [only, ...others] of part.of) {
    if (only?.kind !== 'manaCost' || only.symbols.length !== 1 || others.length > 0) return part;
    symbols.push(only.symbols[0] as string);
  }
  return symbols.every((symbol) => symbol.length === 1 && 'WUBRG'.includes(symbol))
    ? { kind: 'manaCost', symbols: [symbols.join('/')] }
    : part;
}

/** What is given up each time is not there the next time: so many are needed; null: it is done anew each time. CR 118.3. */
function takenTogether(action: Action, times: number): Action | null {
  if (action.kind === 'draw' || action.kind === 'mill')
    return { ...action, amount: multiple(action.amount ?? ONE, times) };
  if (action.kind !== 'sacrifice' && action.kind !== 'discard' && action.kind !== 'exile') return null;
  if (action.object.kind !== 'select') return null;
  const number = multiple(action.object.quantifier.number ?? ONE, times);
  return { ...action, object: { ...action.object, quantifier: { kind: 'quantifier', amount: 'number', number } } };
}
const ONE: Value = { kind: 'number', number: 1 };

function multiple(of: Value, by: number): Value {
  return { kind: 'times', by, of };
}

/** "The amount paid as it entered". CR 607.2d. */
function rememberPaid(game: Game, context: Context, paidAsEntered: number): void {
  const source = game.objects[context.source];
  if (source === undefined || source.lastKnown !== null) return;
  remember(game, context.source, { paidAsEntered });
}
