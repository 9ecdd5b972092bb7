/** Announcing a spell: how it comes onto the stack, and what is chosen for it before it is paid for. CR 601.2a-d. */
import { mentions } from '../../vocabulary/mentions.ts';
import type { Clause } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { beginAnnouncing } from '../../events/zones/while-announcing.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { changesOwnCost } from '../../questions/costs/cost-changes.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { noteAsCast } from '../../questions/casting-spells/values-as-of.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import {
  type CastFacts,
  type GameObject,
  type StackFacts,
  StatusBit,
  type TargetSlot,
} from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { contextOf, withX } from '../resolving/bindings.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import type { Spent } from '../mana/payment.ts';
import { chooseModes, modalClause, modesAvailable, withChooser } from '../modes/modes.ts';
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
import { allTargets } from './announcing.ts';
import { isAimed } from './permitted-ways.ts';
import { castThisWay, usePermission } from './use-permission.ts';
import { keepGivenWay } from './given-ways.ts';
import type { Way } from './ways-to-cast.ts';
import { spliceable } from './splice.ts';
import { chooseAdditional, chooseReducer, chooseX, escalateCost, escalation } from '../costs/announcing-costs.ts';
import { announcePhyrexian, hasPhyrexian } from '../costs/phyrexian-symbols.ts';
import { type Proposal, canPay, withCost } from '../costs/spell-costs.ts';
import { setFace, setStackFacts, setStackFactsLightly } from '../../vocabulary/objects/object-notes.ts';

/** A spell that is being announced, with what has been chosen for it up to now. CR 601.2. */
export interface Announcement {
  /** As it came onto the stack. CR 601.2a. */
  readonly first: StackFacts;
  readonly foretold: boolean;
  proposal: Proposal;
  context: Context;
  clauses: readonly Clause[];
  modes: readonly number[] | null;
  x: number | null;
}

const NOTHING_SPENT: Spent = { colors: 0, amount: 0, life: 0 };
const NO_TARGETS: readonly TargetSlot[] = [];

/** The spell on the stack, of which nothing is chosen but the way in which it is cast. CR 601.2a. */
export function propose(game: Game, player: PlayerId, object: ObjectId, way: Way): Announcement {
  const from = (game.objects[object] as GameObject).zone;
  const tax = game.rules.additionalGenericCost(game, player, object);
  const foretold = from === Zone.Exile && (game.objects[object] as GameObject).memory.marks?.['foretell'] !== undefined;
  const then = usePermission(game, player, object, way.via);
  const paid = way.via === '' ? [] : [way.via];
  const first: StackFacts = {
    kind: 'spell',
    source: NO_OBJECT,
    ability: null,
    clauses: [],
    modes: null,
    targets: NO_TARGETS,
    cast: factsOf(null, paid, from, NOTHING_SPENT, player, foretold),
    context: contextOf(object, player),
  };
  const id = putOntoStack(game, player, object, way, first);
  beginAnnouncing(game);
  if ((game.objects[id] as GameObject).face !== way.face) setFace(game, id, way.face);
  beginWithSpell(game, player, id);
  if (then !== null) castThisWay(game, id, then);
  keepGivenWay(game, id, way.via);
  const now = characteristics(game, id);
  return {
    first,
    foretold,
    proposal: {
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
      paid,
      reducer: null,
    },
    context: { ...contextOf(id, player), stackObject: id },
    clauses: clausesOf(now, way.via),
    modes: null,
    x: null,
  };
}

function putOntoStack(game: Game, player: PlayerId, object: ObjectId, way: Way, stack: StackFacts): ObjectId {
  return movedTo(
    perform(game, [
      moveEvent(
        game,
        object,
        Zone.Stack,
        'cast',
        player,
        { cause: NO_OBJECT, rule: '601.2a' },
        { stack, faceDown: way.faceDown === true },
      ),
    ]),
  );
}

/** Additional costs that are paid or not, and what is given with them in any number. CR 601.2b. */
export function announceAdditional(spell: Announcement): void {
  const uncertain = spell.clauses;
  const { context } = spell;
  const { game, player, id, now } = spell.proposal;
  const proposal = chooseAdditional(
    chooseReducer(spell.proposal, context),
    context,
    ({ paid }) =>
      !dependsOnPaying(uncertain) || modesAvailable(game, clausesAsPaid(uncertain, paid), context, id) !== null,
  );
  spell.proposal = proposal;
  spell.clauses = clausesAsPaid(uncertain, proposal.paid);
  // "costs less if it's bargained": what is announced counts from now on. CR 601.2b, 601.2f.
  if (proposal.paid.length > 0 && changesOwnCost(now.abilities)) noteAnnounced(spell, NO_TARGETS);
  const given = chooseGiven(game, player, id, now, context, () => canPay(proposal, context, 0, []));
  if (given === null) return;
  spell.context = given.context;
  spell.proposal = withCost(proposal, given.cost, given.some ? ADDITIONAL : null);
}

/** Cards spliced onto it from the hand. CR 601.2b, 702.47a. */
export function announceSplices(spell: Announcement): void {
  const { game, player, id, now } = spell.proposal;
  for (const splice of spliceable(game, player, now)) {
    const more = withCost(spell.proposal, splice.cost, 'splice');
    if (
      !canPay(more, spell.context, 0, []) ||
      modesAvailable(game, splice.clauses, spell.context, id) === null || // CR 702.47b
      !askYesNo(
        game,
        player,
        reason(`Splice ${splice.name} onto ${now.name}?`, splice.object, '702.47a'),
        'Splice',
        'Do not splice',
      )
    )
      continue;
    spell.proposal = more;
    spell.clauses = [...spell.clauses, ...splice.clauses];
  }
}

/** The modes of a modal spell, with what they cost; false when none can be chosen. CR 601.2b, 700.2. */
export function announceModes(spell: Announcement): boolean {
  const { clauses } = spell;
  const modal = modalClause(clauses);
  if (modal === null) return true;
  const { game, player, id, now, paid } = spell.proposal;
  const context = (spell.context = withChooser(game, player, modal, spell.context));
  // CR 601.4: more modes may be open because of a cost that is to be paid.
  if (modal.choose.bonus !== undefined && paid.length > 0) noteAnnounced(spell, NO_TARGETS);
  if (paid.includes('entwine')) spell.modes = modal.modes.map((_, index) => index);
  else if (hasModeCosts(modal)) {
    const priced = chooseModesWithCosts(spell.proposal, context, modal, id);
    if (priced.modes === null) return false;
    spell.modes = priced.modes;
    spell.proposal = priced.proposal;
  } else
    spell.modes = chooseModes(
      game,
      player,
      clauses,
      { ...context, x: 0 },
      id,
      now.name,
      (mode) => modeText(modal, mode),
      escalation(spell.proposal, context, modal.choose.max, modal.modes.length),
    );
  for (let mode = 1; mode < (spell.modes?.length ?? 0); mode++)
    spell.proposal = withCost(spell.proposal, escalateCost(now) ?? [], null);
  return true;
}

/** X, and how Phyrexian symbols are paid. CR 601.2b, 107.3, 107.4f. */
export function announceAmounts(spell: Announcement): void {
  const { proposal, clauses } = spell;
  const { game, player, id, now } = proposal;
  const x = chooseX(proposal, spell.context, now.name, clauses);
  let context = withX(spell.context, x);
  if (mentions(game, 'asOf')) context = noteAsCast(game, clauses, context);
  spell.x = x;
  spell.context = context;
  if (hasPhyrexian(proposal.symbols)) {
    const payable = (symbols: readonly string[]): boolean => canPay({ ...proposal, symbols }, context, x ?? 0, []);
    spell.proposal = { ...proposal, symbols: announcePhyrexian(game, player, id, proposal.symbols, payable) };
  }
  noteAnnounced(spell, NO_TARGETS);
}

/** Its targets, and how what it divides is divided among them; null when they cannot be chosen. CR 601.2c-d. */
export function announceTargets({ proposal, context, clauses, modes, x }: Announcement): readonly TargetSlot[] | null {
  const slots = targetSlots(clauses, modes);
  if (slots.length === 0) return NO_TARGETS;
  const { game, player, id, now, way } = proposal;
  const priced = costsDependOnTargets(game, id);
  const asks = priced || way.aimedAt !== undefined;
  // As long as others are to be chosen, one of those may be what the spell must be aimed at.
  const accepts = (chosen: readonly Entity[]): boolean =>
    (chosen.length < slots.length || isAimed(game, way, context, chosen)) &&
    (!priced || canPay(proposal, context, x ?? 0, chosen));
  const targets = chooseTargets(game, slots, context, id, player, now.name, asks ? accepts : null);
  return targets !== null && isAimed(game, way, context, allTargets(targets)) ? targets : null;
}

/** What has been announced stands on the stack: it counts from now on. CR 601.2b-d. */
export function noteAnnounced(spell: Announcement, targets: readonly TargetSlot[]): void {
  const { first, proposal, clauses, modes, context } = spell;
  setStack(proposal.game, proposal.id, {
    ...first,
    clauses,
    modes,
    targets,
    cast: castFacts(spell, NOTHING_SPENT),
    context,
  });
}

/** How the spell was cast, as far as it is known, with what has been spent on it. CR 601.2h, 400.7d. */
export function castFacts({ proposal, foretold, x }: Announcement, spent: Spent): CastFacts {
  return factsOf(x, proposal.paid, proposal.from, spent, proposal.player, foretold);
}

function factsOf(
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

/** What stands on the stack is said of it anew. CR 601.2. */
export function setStack(game: Game, id: ObjectId, facts: StackFacts): void {
  // What a spell is depends on how it is cast in few cases: face down, bestowed, fused.
  const { status, stack } = game.objects[id] as GameObject;
  const plain = (status & StatusBit.FaceDown) === 0 && facts.cast.paid.length === 0 && stack?.cast.paid.length === 0;
  if (plain) setStackFactsLightly(game, id, facts);
  else setStackFacts(game, id, facts);
}
