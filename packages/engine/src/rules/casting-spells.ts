/** Casting spells. CR 601. */
import type { Clause, Cost } from '@kitchen-table/language';
import { perform } from '../events/perform.ts';
import { askOption, askYesNo, reason } from '../questions/ask.ts';
import { characteristics } from '../questions/characteristics.ts';
import { editObject, editObjectLightly } from '../vocabulary/door.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { ZoneChange } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { type CastFacts, type GameObject, type StackFacts, StatusBit, type TargetSlot } from '../vocabulary/objects.ts';
import type { Player } from '../vocabulary/players.ts';
import { Zone } from '../vocabulary/zones.ts';
import { mandatoryCosts, optionalCosts } from './additional-costs.ts';
import { allTargets, announceX, largestX, noteTargeting } from './announcing.ts';
import { contextOf, withX } from './bindings.ts';
import { canPayParts, costText, payLife, payParts } from './costs.ts';
import { facesToCast } from './faces-to-cast.ts';
import { moveEvent } from './event-makers.ts';
import { helpersFor } from './helpers-for-mana.ts';
import { payByHand } from './mana/by-hand.ts';
import { canPayMana, type Payment, payMana, type Spent } from './mana/payment.ts';
import { manaSources } from './mana/sources.ts';
import { maySpend } from './mana/spend-only.ts';
import { demandOf, NOTHING } from './mana/symbols.ts';
import { chooseModes, modalClause } from './modes.ts';
import { modeText } from './mode-text.ts';
import { clausesOf } from './spell-text.ts';
import { chooseTargets, targetSlots } from './targets.ts';
import { costsDependOnTargets, totalCost } from './total-cost.ts';
import { takeBack } from './unpayable.ts';
import { usePermission } from './use-permission.ts';
import { wantedElsewhere } from './mana/wanted-elsewhere.ts';
import { freeWay, type Way } from './ways-to-cast.ts';
import { chooseObjects } from './choices.ts';
import { type Reducer, reducersFor } from './reducing-costs.ts';
import { spliceable } from './splice.ts';

/** What is known of a spell while it is being cast. */
interface Proposal {
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
  readonly paid: readonly string[];
  /** The creature sacrificed or tapped to make it cheaper. */
  readonly reducer: Reducer | null;
}

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
export function castFree(game: Game, player: PlayerId, object: ObjectId, face: number): ObjectId {
  return cast(game, player, object, freeWay(face), false);
}

/** Casts it in that way, which has been found possible. CR 601.2. */
export function castBy(game: Game, player: PlayerId, object: ObjectId, way: Way): ObjectId {
  return cast(game, player, object, way, false);
}

function wayFor(game: Game, card: GameObject, player: PlayerId, face: number, via: string): Way {
  if (via === 'without paying') return freeWay(face);
  for (const permitted of [false, true]) {
    for (const castable of facesToCast(game, card, player, permitted)) {
      const way = castable.ways.find((each) => each.via === via && each.face === face);
      if (way !== undefined) return way;
    }
  }
  throw new Error(`${card.record.card.name} cannot be cast via '${via}'`);
}

function cast(game: Game, player: PlayerId, object: ObjectId, way: Way, byHand: boolean): ObjectId {
  const from = (game.objects[object] as GameObject).zone;
  const tax = game.rules.additionalGenericCost(game, player, object);
  usePermission(game, player, object);
  // CR 601.2a: onto the stack.
  const first: StackFacts = {
    kind: 'spell',
    source: NO_OBJECT,
    ability: null,
    clauses: [],
    modes: null,
    targets: [],
    cast: castFacts(null, way.via === '' ? [] : [way.via], from, NOTHING_SPENT, player),
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
  const id = moved.find((event): event is ZoneChange => event.kind === 'zoneChange')?.became ?? NO_OBJECT;
  if (id === NO_OBJECT) throw new Error('the spell did not reach the stack');
  if ((game.objects[id] as GameObject).face !== way.face) editObject(game, id).face = way.face;
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
    paid: way.via === '' ? [] : [way.via],
    reducer: null,
  };
  // CR 601.2b: modes, additional costs, X.
  proposal = chooseAdditional(chooseReducer(proposal, context), context);
  for (const splice of spliceable(game, player, now)) {
    const more = withCost(proposal, splice.cost, 'splice');
    if (
      !canPay(more, context, 0, []) ||
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
    if (entwined) modes = modal.modes.map((_, index) => index);
    else
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
  const x = chooseX(proposal, context, name);
  context = withX(context, x);
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    cast: castFacts(x, proposal.paid, from, NOTHING_SPENT, player),
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
    cast: castFacts(x, proposal.paid, from, NOTHING_SPENT, player),
    context,
  });
  // CR 601.2f-h: costs.
  const payment = payFor(proposal, context, x ?? 0, allTargets(targets), byHand);
  if (payment === null) return giveUp(proposal);
  const { context: paidContext, spent } = payment;
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    targets,
    cast: castFacts(x, proposal.paid, from, spent, player),
    context: paidContext,
  });
  // CR 601.2i.
  perform(game, [{ kind: 'cast', object: id, player, from, cause: NO_OBJECT, rule: '601.2i' }]);
  noteTargeting(game, targets, id, player);
  return id;
}

/** CR 702.120a: what each mode beyond the first costs. */
function escalateCost(now: Characteristics): Cost | null {
  for (const { ability } of now.abilities)
    if (ability.kind === 'keyword' && ability.keyword === 'escalate') return ability.cost ?? null;
  return null;
}

/** As many modes as can be paid for; null without escalate. */
function escalation(
  proposal: Proposal,
  context: Context,
  max: number,
  modes: number,
): { min: number; max: number } | null {
  const cost = escalateCost(proposal.now);
  if (cost === null) return null;
  let most = 1;
  let dearer = withCost(proposal, cost, null);
  while (most < Math.min(max, modes) && canPay(dearer, context, 0, [])) {
    most++;
    dearer = withCost(dearer, cost, null);
  }
  return { min: 1, max: most };
}

/** The creature that makes it cheaper, among those with which it can be paid. CR 702.119a. */
function chooseReducer(proposal: Proposal, context: Context): Proposal {
  const { game, player, way, id, now } = proposal;
  const kind = way.reducedBy;
  if (kind === undefined) return proposal;
  const open = reducersFor(game, player, kind).filter((reducer) => canPay({ ...proposal, reducer }, context, 0, []));
  const least = kind === 'tap' && canPay(proposal, context, 0, []) ? 0 : 1;
  const why = reason(
    kind === 'tap' ? `Tap a creature to cast ${now.name}` : `Sacrifice a creature to cast ${now.name}`,
    id,
    '601.2b',
  );
  const [chosen] = chooseObjects(
    game,
    player,
    why,
    open.map(({ object }) => object),
    least,
    1,
    kind,
    { helps: false },
  );
  return { ...proposal, reducer: open.find(({ object }) => object === chosen) ?? null };
}

/** CR 601.2e, 601.2h: what cannot be completed is taken back. */
function giveUp({ game, player, id, from }: Proposal): ObjectId {
  takeBack(game, player, id, from);
  return NO_OBJECT;
}

const NOTHING_SPENT: Spent = { colors: 0, amount: 0, life: 0 };

function castFacts(x: number | null, paid: readonly string[], from: Zone, spent: Spent, by: PlayerId): CastFacts {
  return { x, paid, from, colorsSpent: spent.colors, manaSpent: spent.amount, by };
}

function setStack(game: Game, id: ObjectId, facts: StackFacts): void {
  // What a spell is depends on how it is cast in few cases: face down, bestowed, fused.
  const { status, stack } = game.objects[id] as GameObject;
  const plain = (status & StatusBit.FaceDown) === 0 && facts.cast.paid.length === 0 && stack?.cast.paid.length === 0;
  (plain ? editObjectLightly(game, id) : editObject(game, id)).stack = facts;
}

/** The mandatory additional costs with more than one way, then the optional ones that can be paid. CR 601.2b. */
function chooseAdditional(proposal: Proposal, context: Context): Proposal {
  const { game, player, id, now } = proposal;
  let chosen = proposal;
  for (const ways of mandatoryCosts(now)) {
    const open = ways.filter((way) => canPay(withCost(chosen, way, null), context, 0, []));
    const from = open.length > 0 ? open : ways;
    const index =
      from.length === 1
        ? 0
        : askOption(
            game,
            player,
            reason(`Choose an additional cost for ${now.name}`, id, '601.2b'),
            from.map(costText),
          );
    chosen = withCost(chosen, from[index] as Cost, null);
  }
  for (const optional of optionalCosts(now)) {
    for (let times = 0; times === 0 || optional.repeat; times++) {
      const more = withCost(chosen, optional.cost, optional.keyword);
      if (!canPay(more, context, 0, [])) break;
      if (
        !askYesNo(
          game,
          player,
          reason(`Pay the ${optional.keyword} cost ${costText(optional.cost)} of ${now.name}?`, id, '601.2b'),
          'Pay',
          'Do not pay',
        )
      )
        break;
      chosen = more;
    }
  }
  return chosen;
}

function withCost(proposal: Proposal, cost: Cost, keyword: string | null): Proposal {
  const mana: string[] = [];
  const parts: Cost[number][] = [];
  for (const part of cost) {
    if (part.kind === 'manaCost') mana.push(...part.symbols);
    else parts.push(part);
  }
  return {
    ...proposal,
    symbols: mana.length === 0 ? proposal.symbols : [...proposal.symbols, ...mana],
    parts: parts.length === 0 ? proposal.parts : [...proposal.parts, ...parts],
    paid: keyword === null ? proposal.paid : [...proposal.paid, keyword],
  };
}

function paymentOf(proposal: Proposal, x: number, targets: readonly Entity[]): { payment: Payment; life: number } {
  const { game, player, id, now, symbols, tax } = proposal;
  const total = totalCost(game, player, id, null, symbols.length === 0 ? NOTHING : demandOf(symbols), x, tax, targets);
  const spending = { player, object: id, activating: false };
  const helps = now.abilities.some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      (ability.keyword === 'convoke' || ability.keyword === 'improvise' || ability.keyword === 'delve'),
  );
  const used = helps
    ? new Set(manaSources(game, player, NO_OBJECT, spending, maySpend).map((source) => source.object))
    : null;
  const helpers = used === null ? [] : helpersFor(game, player, id, now, used);
  const { life } = game.players[player] as Player;
  const { reducer, way } = proposal;
  const demand =
    reducer === null ? total.demand : { ...total.demand, generic: Math.max(0, total.demand.generic - reducer.by) };
  // A creature that is tapped for the cost gives no mana.
  const except = reducer !== null && way.reducedBy === 'tap' ? reducer.object : NO_OBJECT;
  return { payment: { player, demand, spending, except, helpers, life: life - total.life }, life: total.life };
}

function canPay(proposal: Proposal, context: Context, x: number, targets: readonly Entity[]): boolean {
  const { payment } = paymentOf(proposal, x, targets);
  return (
    canPayMana(proposal.game, payment) &&
    canPayParts(proposal.game, proposal.player, proposal.parts, { ...context, x }, true)
  );
}

/** CR 107.3a: X is announced; without paying it is 0 (107.3b). */
function chooseX(proposal: Proposal, context: Context, name: string): number | null {
  const inMana = proposal.symbols.some((symbol) => symbol === 'X');
  const inParts = proposal.parts.some((part) => mentionsX(part));
  if (!inMana && !inParts) return proposal.way.via === 'without paying' ? 0 : null;
  const most = largestX((x) => canPay(proposal, context, x, []));
  return announceX(proposal.game, proposal.player, proposal.id, name, most);
}

function mentionsX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return node === 'X' || node === '-X';
  if ((node as { kind?: unknown }).kind === 'x') return true;
  return Object.values(node).some(mentionsX);
}

function payFor(
  proposal: Proposal,
  context: Context,
  x: number,
  targets: readonly Entity[],
  byHand: boolean,
): { context: Context; spent: Spent } | null {
  const { game, player, id, parts } = proposal;
  const { payment, life } = paymentOf(proposal, x, targets);
  if (byHand) payByHand(game, payment, proposal.now.name, id);
  const spent = payMana(game, payment, wantedElsewhere(game, player));
  if (spent === null) return null;
  payLife(game, player, spent.life + life, id, '107.4f');
  const { reducer, way } = proposal;
  if (reducer !== null) {
    const by = { cause: id, rule: '601.2h' };
    perform(game, [
      way.reducedBy === 'tap'
        ? { kind: 'tap', object: reducer.object, ...by }
        : moveEvent(game, reducer.object, Zone.Graveyard, 'sacrifice', player, by),
    ]);
  }
  return { context: payParts(game, player, parts, context, '601.2h'), spent };
}
