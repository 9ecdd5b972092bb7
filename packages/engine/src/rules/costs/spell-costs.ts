/** What a spell that is being cast costs, whether that can be paid, and paying it. CR 601.2f-h. */
import type { Cost } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { assisted } from './assist.ts';
import { markGiven } from './any-number-paid.ts';
import { havingPaid, lifeToUse, payingToUse } from '../../questions/costs/paid-to-use.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { canPayParts } from './costs.ts';
import { payLife, payParts } from './paying-costs.ts';
import { moveEvent } from '../event-makers.ts';
import { hasHelp, helpersAnd, helpersFor } from './helpers-for-mana.ts';
import { chooseLifeForMana } from '../mana/life-for-mana.ts';
import { payByHand } from '../mana/by-hand.ts';
import { canPayMana, type Payment, payMana, type Spent } from '../mana/payment.ts';
import { manaSources } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';
import { demandOf, NOTHING } from '../mana/symbols.ts';
import { totalCost } from './total-cost.ts';
import { type PaymentWish, wantedElsewhere } from '../mana/wanted-elsewhere.ts';
import { waterbenders, waterbendIn } from './waterbending.ts';
import type { Way } from '../casting-spells/ways-to-cast.ts';
import { type Reducer, reducedBy } from './reducing-costs.ts';

/** What is known of a spell while it is being cast. */
export interface Proposal {
  readonly game: Game;
  readonly player: PlayerId;
  readonly id: ObjectId;
  readonly from: Zone;
  readonly way: Way;
  readonly tax: number;
  readonly now: Characteristics;
  /** Parts besides mana, and more mana. */
  readonly parts: Cost;
  readonly symbols: readonly string[];
  /** Those of the symbols that may be paid by waterbending. CR 701.67b. */
  readonly waterbend: readonly string[];
  readonly paid: readonly string[];
  /** The creature sacrificed or tapped to make it cheaper. */
  readonly reducer: Reducer | null;
}

/** The spell with a further cost, and the keyword for which it is paid. */
export function withCost(proposal: Proposal, cost: Cost, keyword: string | null): Proposal {
  const mana: string[] = [];
  const parts: Cost[number][] = [];
  for (const part of cost) {
    if (part.kind === 'manaCost') mana.push(...part.symbols);
    else parts.push(part);
  }
  const waterbend = waterbendIn(cost);
  return {
    ...proposal,
    waterbend: waterbend.length === 0 ? proposal.waterbend : [...proposal.waterbend, ...waterbend],
    symbols: mana.length === 0 ? proposal.symbols : [...proposal.symbols, ...mana],
    parts: parts.length === 0 ? proposal.parts : [...proposal.parts, ...parts],
    paid: keyword === null ? proposal.paid : [...proposal.paid, keyword],
  };
}

function paymentOf(proposal: Proposal, x: number, targets: readonly Entity[]): { payment: Payment; life: number } {
  const { game, player, id, now, symbols, waterbend, tax } = proposal;
  const base = symbols.length === 0 ? NOTHING : demandOf(symbols);
  const total = totalCost(game, player, id, null, base, x, tax, targets, proposal.way.via);
  const spending = { player, object: id, activating: false, besides: symbols };
  const helps = waterbend.length > 0 || hasHelp(now);
  const used = helps
    ? new Set(manaSources(game, player, NO_OBJECT, spending, maySpend).map((source) => source.object))
    : null;
  const helpers =
    used === null
      ? []
      : helpersAnd(
          helpersFor(game, player, id, now, used),
          waterbenders(game, { player, symbols: waterbend, x, cause: id, except: NO_OBJECT }, used),
        );
  const life = lifeToUse(game, player, 'spell');
  const { reducer, way } = proposal;
  const demand = reducer === null ? total.demand : reducedBy(total.demand, reducer);
  // A creature that is tapped for the cost gives no mana.
  const except = reducer !== null && way.reducedBy === 'tap' ? reducer.object : NO_OBJECT;
  return {
    payment: { player, demand, spending, except, helpers, life: Math.max(0, life - total.life) },
    life: total.life,
  };
}

/** Whether all of it can be paid with this X and these targets. CR 601.2f-h. */
export function canPay(proposal: Proposal, context: Context, x: number, targets: readonly Entity[]): boolean {
  const { payment, life } = paymentOf(proposal, x, targets);
  return (
    canPayLife(proposal.game, proposal.player, life, 'spell') &&
    canPayMana(proposal.game, payment) &&
    canPayParts(
      proposal.game,
      proposal.player,
      proposal.parts,
      payingToUse(proposal.game, { ...context, x }, 'spell'),
      true,
    )
  );
}

/** The player pays the total cost; null when it cannot be paid. CR 601.2h. */
export function payFor(
  proposal: Proposal,
  context: Context,
  x: number,
  targets: readonly Entity[],
  wish: PaymentWish,
): { context: Context; spent: Spent } | null {
  const { game, player, id, parts } = proposal;
  const { payment: whole, life } = paymentOf(proposal, x, targets);
  const using = payingToUse(game, { ...context, x }, 'spell');
  if (parts.length > 0 && !canPayParts(game, player, parts, using, true)) return null;
  const { payment, life: rather } = chooseLifeForMana(game, assisted(proposal, whole), id);
  if (wish.byHand) payByHand(game, payment, proposal.now.name, id);
  markGiven(game, context, true);
  const spent = payMana(game, payment, wantedElsewhere(game, player, wish.keep));
  markGiven(game, context, false);
  if (spent === null) return null;
  payLife(game, player, spent.life + life + rather, id, '107.4f');
  const { reducer, way } = proposal;
  if (reducer !== null) {
    const by = { cause: id, rule: '601.2h' };
    perform(game, [
      way.reducedBy === 'tap'
        ? { kind: 'tap', object: reducer.object, ...by }
        : moveEvent(game, reducer.object, Zone.Graveyard, 'sacrifice', player, by),
    ]);
  }
  const paid = payParts(game, player, parts, payingToUse(game, context, 'spell'), '601.2h');
  return { context: havingPaid(paid), spent };
}
