/** Activating abilities. CR 602. */
import { type Ability, type Clause, type Cost, mentionsX } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { beginAnnouncing, endAnnouncing } from '../../events/zones/while-announcing.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { activationDependsOnTargets } from '../../questions/rules-in-force.ts';
import { noteAsCast } from '../../questions/casting-spells/values-as-of.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject, StackFacts, TargetSlot } from '../../vocabulary/objects/objects.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { tallyTurn } from '../../vocabulary/tallies.ts';
import { countActivation } from './activation-limits.ts';
import { allTargets, announceX, largestX, leastX, mostX, noteTargeting } from '../casting-spells/announcing.ts';
import { noteCrime } from '../additional-rules/crimes.ts';
import { contextOf, withX } from '../resolving/bindings.ts';
import { havingPaid, lifeToUse, payingToUse, useOf } from '../../questions/costs/paid-to-use.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { canPayParts } from '../costs/costs.ts';
import { payLife } from '../costs/paying-costs.ts';
import { chooseLifeForMana } from '../mana/life-for-mana.ts';
import { payByHand } from '../mana/by-hand.ts';
import { canPayMana, type Helper, type Payment, payMana } from '../mana/payment.ts';
import { manaSources } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';
import { demandOf, NOTHING } from '../mana/symbols.ts';
import { announcedByText } from '../costs/defined-x.ts';
import { announceOneOf, isXOfWhatIsPaid } from '../costs/x-of-what-is-paid.ts';
import { keywordPrice, noteKeyword } from '../costs/keyword-prices.ts';
import { type PaymentWish, wantedElsewhere } from '../mana/wanted-elsewhere.ts';
import { modeText } from '../modes/mode-text.ts';
import { chooseModes, modalClause, withChooser } from '../modes/modes.ts';
import { putAbilityOnStack } from '../triggered-abilities/stack-objects.ts';
import { chooseTargets } from '../targets/choosing-targets.ts';
import { announcePhyrexian, hasPhyrexian } from '../costs/phyrexian-symbols.ts';
import { targetSlots } from '../targets/target-slots.ts';
import { totalCost } from '../costs/total-cost.ts';
import { takeBackAbility } from '../costs/unpayable.ts';
import { waterbenders, waterbendIn } from '../costs/waterbending.ts';
import { chooseWayToPay } from '../costs/ways-to-pay.ts';
import { setStackFactsLightly } from '../../vocabulary/objects/object-notes.ts';
import { payParts } from '../costs/paying-costs.ts';

function manaOf(cost: Cost): readonly string[] {
  return cost.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : []));
}

function besidesMana(cost: Cost): Cost {
  return cost.filter((part) => part.kind !== 'manaCost');
}

/** An ability that is being activated, with the cost that is to be paid for it as far as it has been chosen. CR 602.2b. */
interface Activation {
  readonly game: Game;
  readonly player: PlayerId;
  readonly source: ObjectId;
  readonly record: AbilityRecord;
  cost: Cost;
  symbols: readonly string[];
  parts: Cost;
}

/** Activates the ability at that place among the object's abilities. CR 602.2. The option has been offered: it is legal. */
export function activateAbility(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  at: number,
  wish: PaymentWish,
): ObjectId {
  const now = characteristics(game, source);
  const record = now.abilities[at] as AbilityRecord;
  const { name } = now;
  const { cost: usual, clause } = wordsOf(record);
  const said = keywordPrice(game, player, source, record, usual);
  const zone = (game.objects[source] as GameObject).zone;
  const cast = { x: null, paid: [], from: zone, colorsSpent: 0, manaSpent: 0, by: player };
  const clauses: readonly Clause[] = [clause];
  let context: Context = contextOf(source, player);
  const first: StackFacts = {
    kind: 'activated',
    source,
    ability: record,
    clauses,
    modes: null,
    targets: [],
    cast,
    context,
  };
  // CR 602.2a: the ability is created on the stack.
  const id = putAbilityOnStack(game, player, first);
  beginAnnouncing(game);
  context = { ...context, stackObject: id };
  const modal = modalClause(clauses);
  context = withChooser(game, player, modal, context);
  const modes =
    modal === null
      ? null
      : chooseModes(game, player, clauses, { ...context, x: 0 }, source, name, (mode) => modeText(modal, mode));
  const activation: Activation = {
    game,
    player,
    source,
    record,
    cost: said,
    symbols: manaOf(said),
    parts: besidesMana(said),
  };
  chooseCost(activation, context);
  const x = announceValueOfX(activation, name, clause, context);
  context = withX(context, x);
  if (mentions(game, 'asOf')) context = noteAsCast(game, clauses, context);
  settlePhyrexian(activation, x ?? 0);
  const targets = announceTargets(activation, name, targetSlots(clauses, modes), context, x ?? 0);
  setStackFactsLightly(game, id, { ...first, modes, targets, cast: { ...cast, x }, context });
  countActivation(game, source, record);
  noteKeyword(game, player, source, record);
  const { parts } = activation;
  if (parts.some((part) => part.kind === 'loyaltyCost')) tallyTurn(game, `loyalty:${source}`, 1); // CR 606.3
  // CR 602.2b: costs.
  const owed = paymentOf(activation, x ?? 0, allTargets(targets));
  const { payment, life: rather } = chooseLifeForMana(game, owed.payment, source);
  if (wish.byHand) payByHand(game, payment, name, source);
  const spent = payMana(game, payment, wantedElsewhere(game, player, wish.keep));
  if (spent === null) {
    takeBackAbility(game, player, id, source, at);
    endAnnouncing(game);
    return NO_OBJECT;
  }
  payLife(game, player, spent.life + owed.life + rather, source, '107.4f');
  const using = payingToUse(game, context, useOf(record));
  context = { ...havingPaid(payParts(game, player, parts, using, '602.2b')), since: game.objects.length };
  const paid = { ...cast, x, colorsSpent: spent.colors, manaSpent: spent.amount };
  setStackFactsLightly(game, id, { ...first, modes, targets, cast: paid, context });
  endAnnouncing(game);
  perform(game, [{ kind: 'activate', object: id, source, ability: record, player, cause: source, rule: '602.2b' }]);
  noteTargeting(game, targets, id, player);
  if (targets.length > 0) noteCrime(game, allTargets(targets), id, player);
  return id;
}

/** Which of the ways to pay is taken, of those that can be paid. CR 602.2b, 601.2b. */
function chooseCost(activation: Activation, context: Context): void {
  const { game, player, source, cost: said } = activation;
  const way = chooseWayToPay(game, player, source, said, (open) => {
    takeCost(activation, open);
    return isPayable(activation, context, 0);
  });
  takeCost(activation, way);
}

function takeCost(activation: Activation, way: Cost): void {
  activation.cost = way;
  activation.symbols = manaOf(way);
  activation.parts = besidesMana(way);
}

/** What X is, where the cost has it. CR 602.2b, 601.2b, 107.3c. */
function announceValueOfX(activation: Activation, name: string, clause: Clause, context: Context): number | null {
  if (!mentionsX(activation.cost)) return null;
  const { game, player, source } = activation;
  const defined = announcedByText(game, clause, context, name);
  if (defined !== null) return defined;
  const payable = (value: number): boolean => isPayable(activation, context, value);
  if (isXOfWhatIsPaid(activation.cost)) return announceOneOf(game, player, source, name, payable, clause, context);
  const largest = Math.min(largestX(payable), mostX(game, clause, context));
  return announceX(game, player, source, name, largest, leastX(game, clause));
}

/** How its Phyrexian symbols are paid. CR 602.2b, 107.4f. */
function settlePhyrexian(activation: Activation, x: number): void {
  const { game, player, source, symbols: announced } = activation;
  if (!hasPhyrexian(announced)) return;
  activation.symbols = announcePhyrexian(game, player, source, announced, (settled) => {
    activation.symbols = settled;
    return canPayMana(game, paymentOf(activation, x, []).payment);
  });
}

/** Its targets, with which it can be paid for. CR 602.2b, 601.2c. */
function announceTargets(
  activation: Activation,
  name: string,
  slots: ReturnType<typeof targetSlots>,
  context: Context,
  x: number,
): readonly TargetSlot[] {
  if (slots.length === 0) return [];
  const { game, player, source } = activation;
  const accepts = activationDependsOnTargets(game)
    ? (chosen: readonly Entity[]): boolean => isTotalPayable(activation, x, chosen)
    : null;
  return chooseTargets(game, slots, context, source, player, name, accepts) ?? [];
}

/** Whether the cost as it stands can be paid with that X, before there are targets. CR 602.2b, 601.2g-h. */
function isPayable(activation: Activation, context: Context, x: number): boolean {
  const { game, player, record, parts } = activation;
  const using = payingToUse(game, { ...context, x }, useOf(record));
  return isTotalPayable(activation, x, []) && canPayParts(game, player, parts, using, true);
}

/** Whether there is the mana, and the life that effects have added. CR 118.3, 119.4. */
function isTotalPayable(activation: Activation, x: number, targets: readonly Entity[]): boolean {
  const { payment, life } = paymentOf(activation, x, targets);
  const { game, player, record } = activation;
  return canPayLife(game, player, life, useOf(record)) && canPayMana(game, payment);
}

/** The mana and the life that it costs. CR 602.2b, 601.2f. */
function paymentOf(activation: Activation, x: number, targets: readonly Entity[]): { payment: Payment; life: number } {
  const { game, player, source, record, symbols, parts } = activation;
  const demand = symbols.length === 0 ? NOTHING : demandOf(symbols);
  const total = totalCost(game, player, source, record, demand, x, 0, targets);
  const except = parts.some((part) => part.kind === 'tapCost') ? source : NO_OBJECT;
  const life = lifeToUse(game, player, useOf(record));
  return {
    payment: {
      player,
      demand: total.demand,
      spending: { player, object: source, activating: true, ability: record },
      except,
      helpers: waterbendersOf(activation, x, except),
      life,
    },
    life: total.life,
  };
}

/** Who helps to pay by waterbending. CR 701.67b. */
function waterbendersOf(
  { game, player, source, record, cost }: Activation,
  x: number,
  except: ObjectId,
): readonly Helper[] {
  const waterbend = waterbendIn(cost);
  if (waterbend.length === 0) return [];
  const spending = { player, object: source, activating: true, ability: record };
  const used = new Set(manaSources(game, player, except, spending, maySpend).map(({ object }) => object));
  return waterbenders(game, { player, symbols: waterbend, x, cause: source, except }, used);
}

/** The cost and the effect of an activated ability, or of a Class's level: CR 602.1, 716.2. */
function wordsOf(record: AbilityRecord): { cost: Cost; clause: Clause } {
  const { ability } = record;
  if (ability.kind !== 'classLevel') return ability as Extract<Ability, { kind: 'activated' }>;
  return {
    cost: ability.cost,
    clause: {
      kind: 'do',
      action: {
        kind: 'keywordAction',
        action: 'become level',
        object: { kind: 'self' },
        amount: { kind: 'number', number: ability.level },
      },
    },
  };
}
