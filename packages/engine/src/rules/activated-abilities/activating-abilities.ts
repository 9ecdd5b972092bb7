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
import type { Player } from '../../vocabulary/players/players.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { tallyTurn } from '../../vocabulary/tallies.ts';
import { countActivation } from './activation-limits.ts';
import { allTargets, announceX, largestX, leastX, noteTargeting } from '../casting-spells/announcing.ts';
import { noteCrime } from '../additional-rules/crimes.ts';
import { contextOf, withX } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { payLife } from '../costs/paying-costs.ts';
import { payByHand } from '../mana/by-hand.ts';
import { canPayMana, type Helper, type Payment, payMana } from '../mana/payment.ts';
import { manaSources } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';
import { demandOf, NOTHING } from '../mana/symbols.ts';
import { keywordPrice, noteKeyword } from '../costs/keyword-prices.ts';
import { wantedElsewhere } from '../mana/wanted-elsewhere.ts';
import { modeText } from '../modes/mode-text.ts';
import { chooseModes, modalClause } from '../modes/modes.ts';
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

/** Activates the ability at that place among the object's abilities. CR 602.2. The option has been offered: it is legal. */
export function activateAbility(game: Game, player: PlayerId, source: ObjectId, at: number, byHand: boolean): ObjectId {
  const now = characteristics(game, source);
  const record = now.abilities[at] as AbilityRecord;
  const { name } = now;
  const { cost: usual, clause } = wordsOf(record);
  const said = keywordPrice(game, player, source, record, usual);
  let cost = said;
  let symbols = manaOf(cost);
  let parts = besidesMana(cost);
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
  const modes =
    modal === null
      ? null
      : chooseModes(game, player, clauses, { ...context, x: 0 }, source, name, (mode) => modeText(modal, mode));
  const waterbendersNow = (x: number, except: ObjectId): readonly Helper[] => {
    const waterbend = waterbendIn(cost);
    if (waterbend.length === 0) return [];
    const spending = { player, object: source, activating: true, ability: record };
    const used = new Set(manaSources(game, player, except, spending, maySpend).map(({ object }) => object));
    return waterbenders(game, { player, symbols: waterbend, x, cause: source, except }, used);
  };
  const payment = (x: number, targets: readonly Entity[]): { payment: Payment; life: number } => {
    const total = totalCost(
      game,
      player,
      source,
      record,
      symbols.length === 0 ? NOTHING : demandOf(symbols),
      x,
      0,
      targets,
    );
    const taps = parts.some((part) => part.kind === 'tapCost');
    const { life } = game.players[player] as Player;
    return {
      payment: {
        player,
        demand: total.demand,
        spending: { player, object: source, activating: true, ability: record },
        except: taps ? source : NO_OBJECT,
        helpers: waterbendersNow(x, taps ? source : NO_OBJECT),
        life,
      },
      life: total.life,
    };
  };
  const pays = (way: Cost): void => {
    cost = way;
    symbols = manaOf(way);
    parts = besidesMana(way);
  };
  pays(
    chooseWayToPay(game, player, source, said, (way) => {
      pays(way);
      return canPayMana(game, payment(0, []).payment) && canPayParts(game, player, parts, { ...context, x: 0 }, true);
    }),
  );
  const hasX = mentionsX(cost);
  const x = hasX
    ? announceX(
        game,
        player,
        source,
        name,
        largestX(
          (value) =>
            canPayMana(game, payment(value, []).payment) &&
            canPayParts(game, player, parts, { ...context, x: value }, true),
        ),
        leastX(game, clause),
      )
    : null;
  context = withX(context, x);
  if (mentions(game, 'asOf')) context = noteAsCast(game, clauses, context);
  if (hasPhyrexian(symbols)) {
    const announced = symbols;
    symbols = announcePhyrexian(game, player, source, announced, (settled) => {
      symbols = settled;
      return canPayMana(game, payment(x ?? 0, []).payment);
    });
  }
  const slots = targetSlots(clauses, modes);
  const accepts = activationDependsOnTargets(game)
    ? (chosen: readonly Entity[]): boolean => canPayMana(game, payment(x ?? 0, chosen).payment)
    : null;
  const targets: readonly TargetSlot[] =
    slots.length === 0 ? [] : (chooseTargets(game, slots, context, source, player, name, accepts) ?? []);
  setStackFactsLightly(game, id, { ...first, modes, targets, cast: { ...cast, x }, context });
  countActivation(game, source, record);
  noteKeyword(game, player, source, record);
  if (parts.some((part) => part.kind === 'loyaltyCost')) tallyTurn(game, `loyalty:${source}`, 1); // CR 606.3
  // CR 602.2b: costs.
  const owed = payment(x ?? 0, allTargets(targets));
  if (byHand) payByHand(game, owed.payment, name, source);
  const spent = payMana(game, owed.payment, wantedElsewhere(game, player));
  if (spent === null) {
    takeBackAbility(game, player, id, source, at);
    endAnnouncing(game);
    return NO_OBJECT;
  }
  payLife(game, player, spent.life + owed.life, source, '107.4f');
  context = { ...payParts(game, player, parts, context, '602.2b'), since: game.objects.length };
  const paid = { ...cast, x, colorsSpent: spent.colors, manaSpent: spent.amount };
  setStackFactsLightly(game, id, { ...first, modes, targets, cast: paid, context });
  endAnnouncing(game);
  perform(game, [{ kind: 'activate', object: id, source, ability: record, player, cause: source, rule: '602.2b' }]);
  noteTargeting(game, targets, id, player);
  if (targets.length > 0) noteCrime(game, allTargets(targets), id, player);
  return id;
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
