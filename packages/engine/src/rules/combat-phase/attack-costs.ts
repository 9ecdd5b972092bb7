/** Costs to attack and to block: "can't attack unless their controller pays". CR 508.1g-j, 509.1d-f. */
import { type Action, type CostPart, type Noun, sameTree } from '@kitchen-table/language/core';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { forbids } from '../../questions/forbidden-acts.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/values.ts';
import { canPayParts } from '../costs/costs.ts';
import { payParts } from '../costs/paying-costs.ts';
import { setStatusLightly } from '../../vocabulary/objects/object-notes.ts';

/** What attacking taps. CR 508.1f. */
export type Tapping = GameEvent & { readonly kind: 'tap' };

/** The costs of one creature to attack or block that player, planeswalker, battle or creature. */
function costsOf(game: Game, kind: 'attack' | 'block', creature: ObjectId, to: Entity): readonly CostPart[] {
  const costs: CostPart[] = [];
  for (const inForce of rulesInForce(game, 'cant')) {
    const { unlessPaid, ...free } = inForce.rule;
    if (unlessPaid?.kind !== 'pay') continue;
    if (!forbids(game, { ...inForce, rule: free }, { kind, object: objectEntity(creature), to })) continue;
    const { forEach, x } = unlessPaid;
    const times = forEach === undefined ? 1 : evaluate(game, { kind: 'count', of: forEach }, inForce.context);
    const known = x === undefined ? inForce.context.x : evaluate(game, x, inForce.context);
    const cost = withXSaid(unlessPaid.cost, known);
    for (let i = 0; i < times; i++) costs.push(...cost);
  }
  return costs;
}

/** "{X}" of an ability whose X has been announced. CR 107.3. */
function withXSaid(cost: readonly CostPart[], x: number | null): readonly CostPart[] {
  return cost.map((part) =>
    part.kind === 'manaCost'
      ? { ...part, symbols: part.symbols.map((symbol) => (symbol === 'X' ? String(x) : symbol)) }
      : part,
  );
}

/** Whether it can be done with these creatures tapped: attackers are tapped before their costs are paid. CR 508.1f. */
function asTapped(game: Game, creatures: readonly ObjectId[], can: () => boolean): boolean {
  for (const id of creatures) setStatusLightly(game, id, StatusBit.Tapped, true);
  const possible = can();
  for (const id of creatures) setStatusLightly(game, id, StatusBit.Tapped, false);
  return possible;
}

/** Which of the creatures may go on: those without costs, and if the player pays, all. `tapping`: what attacking taps. */
export function payToFight(
  game: Game,
  player: PlayerId,
  kind: 'attack' | 'block',
  creatures: readonly ObjectId[],
  whom: readonly Entity[],
  tapping: readonly Tapping[] = [],
): readonly boolean[] {
  const free = creatures.map(() => true);
  if (rulesInForce(game, 'cant').length === 0) return free;
  if (game.rules.teams.sharedTurns) {
    const controllers = creatures.map((id) => characteristics(game, id).controller);
    if (controllers.some((controller) => controller !== player))
      return payEach(game, kind, creatures, whom, controllers, tapping);
  }
  const total: CostPart[] = [];
  const costly = creatures.map((creature, i) => {
    const costs = costsOf(game, kind, creature, whom[i] as Entity);
    total.push(...costs);
    return costs.length > 0;
  });
  if (total.length === 0) return free;
  const cost = together(total);
  const rule = kind === 'attack' ? '508.1h' : '509.1d';
  const context: Context = {
    source: NO_OBJECT,
    controller: player,
    bindings: NO_BINDINGS,
    x: null,
    stackObject: NO_OBJECT,
  };
  const why = reason(`Pay so that your creatures can ${kind}?`, NO_OBJECT, rule);
  const tapped = tapping.map(({ object }) => object);
  const payable = asTapped(game, tapped, () => canPayParts(game, player, cost, context));
  if (payable && askYesNo(game, player, why, 'Pay', `Don't ${kind} with them`)) {
    perform(game, tapping);
    payParts(game, player, cost, context, rule);
    return free;
  }
  return costly.map((costs) => !costs);
}

/** Where a team fights as one, each player pays for the own creatures. CR 508.1h, 805.10b, 805.10d. */
function payEach(
  game: Game,
  kind: 'attack' | 'block',
  creatures: readonly ObjectId[],
  whom: readonly Entity[],
  controllers: readonly PlayerId[],
  tapping: readonly Tapping[],
): readonly boolean[] {
  const may: boolean[] = [];
  for (const player of new Set(controllers)) {
    const own = creatures.map((_, i) => i).filter((i) => controllers[i] === player);
    const paid = payToFight(
      game,
      player,
      kind,
      own.map((i) => creatures[i] as ObjectId),
      own.map((i) => whom[i] as Entity),
      tapping.filter(({ object }) => own.some((i) => object === creatures[i])),
    );
    own.forEach((i, at) => (may[i] = paid[at] as boolean));
  }
  return may;
}

/** The mana of all costs as one, and what is done alike, so that the same land is not counted twice. CR 508.1h. */
function together(parts: readonly CostPart[]): readonly CostPart[] {
  const symbols: string[] = [];
  const others: CostPart[] = [];
  parts.forEach((part, i) => {
    if (part.kind === 'manaCost') return void symbols.push(...part.symbols);
    const alike = parts.flatMap((other, at) => (sameTree(other, part) ? [at] : []));
    const all = withTimes(part, alike.length);
    if (all === null || alike[0] === i) others.push(all ?? part);
  });
  return symbols.length === 0 ? others : [{ kind: 'manaCost', symbols }, ...others];
}

/** "Sacrifice two Islands" so many times, as one deed; null where it is not so many of a kind. */
function withTimes(part: CostPart, times: number): CostPart | null {
  if (part.kind !== 'actionCost' || !('object' in part.action)) return null;
  const object = part.action.object as Noun;
  if (object.kind !== 'select' || (object.quantifier.amount !== 'a' && object.quantifier.amount !== 'number'))
    return null;
  const { number = { kind: 'number', number: 1 } } = object.quantifier;
  const quantifier = {
    kind: 'quantifier',
    amount: 'number',
    number: { kind: 'times', by: times, of: number },
  } as const;
  return { ...part, action: { ...part.action, object: { ...object, quantifier } } as Action };
}
