/** Casting spells. CR 601. */
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { Clause } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { beginAnnouncing, endAnnouncing } from '../../events/zones/while-announcing.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { changesOwnCost } from '../../questions/costs/cost-changes.ts';
import { outOfTime } from './cast-out-of-time.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { withHeld } from '../../questions/casting-spells/held-as-cast.ts';
import { noteAsCast } from '../../questions/casting-spells/values-as-of.ts';
import { prohibitedCast } from '../../questions/rules-in-force.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import {
  type CastFacts,
  type GameObject,
  type StackFacts,
  StatusBit,
  type TargetSlot,
} from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { allTargets, noteTargeting } from './announcing.ts';
import { noteCrime } from '../additional-rules/crimes.ts';
import { contextOf, withX } from '../resolving/bindings.ts';
import { facesToCast } from './faces-to-cast.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import type { Spent } from '../mana/payment.ts';
import { chooseModes, modalClause, modesAvailable } from '../modes/modes.ts';
import { chooseModesWithCosts, hasModeCosts } from '../modes/mode-costs.ts';
import { beginWithSpell } from './next-spell.ts';
import { ADDITIONAL } from '../costs/additional-costs.ts';
import { chooseGiven } from '../costs/any-number-paid.ts';
import { modeText } from '../modes/mode-text.ts';
import { clausesOf } from '../resolving/spell-text.ts';
import { clausesAsPaid, dependsOnPaying } from './parts-paid-for.ts';
import { chooseTargets } from '../targets/choosing-targets.ts';
import { targetSlots } from '../targets/target-slots.ts';
import { costsDependOnTargets } from '../costs/total-cost.ts';
import { takeBack } from '../costs/unpayable.ts';
import { allowedX } from '../../questions/casting-spells/casting-rules.ts';
import { waiveReductions } from '../costs/waived-reductions.ts';
import { findPermittedWay, isPermittedWay } from './permitted-ways.ts';
import { castThisWay, usePermission } from './use-permission.ts';
import { keepGivenWay } from './given-ways.ts';
import { freeWay, type Way } from './ways-to-cast.ts';
import { spliceable } from './splice.ts';
import { chooseAdditional, chooseReducer, chooseX, escalateCost, escalation } from '../costs/announcing-costs.ts';
import { announcePhyrexian, hasPhyrexian } from '../costs/phyrexian-symbols.ts';
import { type Proposal, canPay, payFor, withCost } from '../costs/spell-costs.ts';
import { setFace, setStackFacts, setStackFactsLightly } from '../../vocabulary/objects/object-notes.ts';

/** Casts a card in one of its ways; everything is chosen and paid. CR 601.2. The option has been offered: it is legal. */
export function castSpell(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  face: number,
  via: string,
  byHand: boolean,
): ObjectId {
  const card = game.objects[object] as GameObject;
  const way = wayFor(game, card, player, face, via);
  return cast(game, player, object, way, byHand);
}

/** Casts it without paying its mana cost, as an effect says. CR 118.9c. */
export function castFree(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  face: number,
  via = 'without paying',
): ObjectId {
  return cast(game, player, object, { ...freeWay(face), via }, false);
}

/** Casts it in that way, which has been found possible. CR 601.2. */
export function castBy(game: Game, player: PlayerId, object: ObjectId, way: Way): ObjectId {
  return cast(game, player, object, way, false);
}

function wayFor(game: Game, card: GameObject, player: PlayerId, face: number, via: string): Way {
  if (via === 'without paying') return freeWay(face);
  for (const permitted of [false, true]) {
    for (const castable of facesToCast(game, card, player, permitted)) {
      const way = isPermittedWay(via)
        ? castable.face === face
          ? findPermittedWay(game, player, card.id, via, face, castable.now, castable.ways)
          : undefined
        : castable.ways.find((each) => each.via === via && each.face === face);
      if (way !== undefined) return way;
    }
  }
  throw new Error(`${card.record.card.name} cannot be cast via '${via}'`);
}

function cast(game: Game, player: PlayerId, object: ObjectId, way: Way, byHand: boolean): ObjectId {
  const from = (game.objects[object] as GameObject).zone;
  const tax = game.rules.additionalGenericCost(game, player, object);
  const foretold = from === Zone.Exile && (game.objects[object] as GameObject).memory.marks?.['foretell'] !== undefined;
  const then = usePermission(game, player, object);
  // CR 601.2a: onto the stack.
  const first: StackFacts = {
    kind: 'spell',
    source: NO_OBJECT,
    ability: null,
    clauses: [],
    modes: null,
    targets: [],
    cast: castFacts(null, way.via === '' ? [] : [way.via], from, NOTHING_SPENT, player, foretold),
    context: contextOf(object, player),
  };
  const moved = perform(game, [
    moveEvent(
      game,
      object,
      Zone.Stack,
      'cast',
      player,
      { cause: NO_OBJECT, rule: '601.2a' },
      { stack: first, faceDown: way.faceDown === true },
    ),
  ]);
  const id = movedTo(moved);
  beginAnnouncing(game);
  if ((game.objects[id] as GameObject).face !== way.face) setFace(game, id, way.face);
  beginWithSpell(game, player, id);
  if (then !== null) castThisWay(game, id, then);
  keepGivenWay(game, id, way.via);
  const now = characteristics(game, id);
  const name = now.name;
  let clauses: readonly Clause[] = clausesOf(now, way.via);
  let context: Context = { ...contextOf(id, player), stackObject: id };
  let proposal: Proposal = {
    game,
    player,
    id,
    from,
    way,
    tax,
    now,
    parts: way.parts,
    symbols: way.mana ?? [],
    waterbend: [],
    paid: way.via === '' ? [] : [way.via],
    reducer: null,
  };
  // CR 601.2b: modes, additional costs, X.
  const uncertain = clauses;
  proposal = chooseAdditional(
    chooseReducer(proposal, context),
    context,
    ({ paid }) =>
      !dependsOnPaying(uncertain) || modesAvailable(game, clausesAsPaid(uncertain, paid), context, id) !== null,
  );
  clauses = clausesAsPaid(uncertain, proposal.paid);
  // "costs less if it's bargained": what is announced counts from now on. CR 601.2b, 601.2f.
  if (proposal.paid.length > 0 && changesOwnCost(now.abilities))
    setStack(game, id, {
      ...first,
      clauses,
      cast: castFacts(null, proposal.paid, from, NOTHING_SPENT, player, foretold),
      context,
    });
  const before = proposal;
  const given = chooseGiven(game, player, id, now, context, () => canPay(before, context, 0, []));
  if (given !== null) {
    context = given.context;
    proposal = withCost(proposal, given.cost, given.some ? ADDITIONAL : null);
  }
  for (const splice of spliceable(game, player, now)) {
    const more = withCost(proposal, splice.cost, 'splice');
    if (
      !canPay(more, context, 0, []) ||
      modesAvailable(game, splice.clauses, context, id) === null || // CR 702.47b
      !askYesNo(
        game,
        player,
        reason(`Splice ${splice.name} onto ${name}?`, splice.object, '702.47a'),
        'Splice',
        'Do not splice',
      )
    )
      continue;
    proposal = more;
    clauses = [...clauses, ...splice.clauses];
  }
  const entwined = proposal.paid.includes('entwine');
  const modal = modalClause(clauses);
  let modes: readonly number[] | null = null;
  if (modal !== null) {
    // CR 601.4: more modes may be open because of a cost that is to be paid.
    if (modal.choose.bonus !== undefined && proposal.paid.length > 0)
      setStack(game, id, {
        ...first,
        clauses,
        cast: castFacts(null, proposal.paid, from, NOTHING_SPENT, player, foretold),
        context,
      });
    if (entwined) modes = modal.modes.map((_, index) => index);
    else if (hasModeCosts(modal)) {
      const priced = chooseModesWithCosts(proposal, context, modal, id);
      if (priced.modes === null) return giveUp(proposal);
      ({ modes, proposal } = priced);
    } else
      modes = chooseModes(
        game,
        player,
        clauses,
        { ...context, x: 0 },
        id,
        name,
        (mode) => modeText(modal, mode),
        escalation(proposal, context, modal.choose.max, modal.modes.length),
      );
    for (let mode = 1; mode < (modes?.length ?? 0); mode++)
      proposal = withCost(proposal, escalateCost(now) ?? [], null);
  }
  const x = chooseX(proposal, context, name, clauses);
  // CR 601.2e: between the values that are not prohibited there may be others.
  if (x !== null && allowedX(game, player, id, x, x) === null) return giveUp(proposal);
  context = withX(context, x);
  if (mentions(game, 'asOf')) context = noteAsCast(game, clauses, context);
  if (hasPhyrexian(proposal.symbols)) {
    const payable = (symbols: readonly string[]): boolean => canPay({ ...proposal, symbols }, context, x ?? 0, []);
    proposal = { ...proposal, symbols: announcePhyrexian(game, player, id, proposal.symbols, payable) };
  }
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    cast: castFacts(x, proposal.paid, from, NOTHING_SPENT, player, foretold),
    context,
  });
  // CR 601.2c-d: targets and division.
  const slots = targetSlots(clauses, modes);
  const targets: readonly TargetSlot[] | null =
    slots.length === 0
      ? []
      : chooseTargets(
          game,
          slots,
          context,
          id,
          player,
          name,
          costsDependOnTargets(game, id) ? (chosen) => canPay(proposal, context, x ?? 0, chosen) : null,
        );
  if (targets === null) return giveUp(proposal);
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    targets,
    cast: castFacts(x, proposal.paid, from, NOTHING_SPENT, player, foretold),
    context,
  });
  if (prohibitedCast(game, player, id) !== null) return giveUp(proposal); // CR 601.5
  // CR 601.2f-h: costs.
  const announced = proposal;
  context = waiveReductions(game, player, id, name, allTargets(targets), context, (reading) =>
    canPay(announced, reading, x ?? 0, allTargets(targets)),
  );
  const payment = payFor(proposal, context, x ?? 0, allTargets(targets), byHand);
  if (payment === null) return giveUp(proposal);
  const { context: paidContext, spent } = payment;
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    targets,
    cast: withHeld(
      game,
      id,
      outOfTime(game, inMainPhase(game, castFacts(x, proposal.paid, from, spent, player, foretold))),
      paidContext,
    ),
    context: paidContext,
  });
  // CR 601.2i.
  endAnnouncing(game);
  perform(game, [{ kind: 'cast', object: id, player, from, cause: NO_OBJECT, rule: '601.2i' }]);
  noteTargeting(game, targets, id, player);
  if (targets.length > 0) noteCrime(game, allTargets(targets), id, player);
  return id;
}

/** CR 601.2e, 601.2h: what cannot be completed is taken back. */
function giveUp({ game, player, id, from }: Proposal): ObjectId {
  takeBack(game, player, id, from);
  endAnnouncing(game);
  return NO_OBJECT;
}

const NOTHING_SPENT: Spent = { colors: 0, amount: 0, life: 0 };

function castFacts(
  x: number | null,
  paid: readonly string[],
  from: Zone,
  spent: Spent,
  by: PlayerId,
  foretold: boolean,
): CastFacts {
  const facts: CastFacts = { x, paid, from, colorsSpent: spent.colors, manaSpent: spent.amount, by };
  const known: CastFacts = foretold ? { ...facts, foretold } : facts; // CR 702.143c
  const counted = spent.life > 0 ? { ...known, paidWithLife: spent.life / 2 } : known;
  const sourced = spent.sources === undefined ? counted : { ...counted, manaFrom: spent.sources };
  return spent.kinds === undefined ? sourced : { ...sourced, spent: spent.kinds };
}

/** "If you cast this spell during your main phase": noted where a card of the game asks. */
function inMainPhase(game: Game, facts: CastFacts): CastFacts {
  if (!mentions(game, 'cast during main phase')) return facts;
  const main = game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
  return main && isActivePlayer(game, facts.by) ? { ...facts, inMainPhase: true } : facts;
}

function setStack(game: Game, id: ObjectId, facts: StackFacts): void {
  // What a spell is depends on how it is cast in few cases: face down, bestowed, fused.
  const { status, stack } = game.objects[id] as GameObject;
  const plain = (status & StatusBit.FaceDown) === 0 && facts.cast.paid.length === 0 && stack?.cast.paid.length === 0;
  if (plain) setStackFactsLightly(game, id, facts);
  else setStackFacts(game, id, facts);
}
