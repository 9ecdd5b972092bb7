/** Announcing a spell's additional costs, what makes it cheaper, and X. CR 601.2b, 107.3a. */
import { type Clause, type Cost, mentionsX } from '@kitchen-table/language/core';
import { ask, askOption, reason } from '../../questions/ask.ts';
import { consideringPaid } from '../../questions/casting-spells/considering.ts';
import { changesOwnCost, costsOffered } from '../../questions/costs/cost-changes.ts';
import { allowedX, prohibitedCast } from '../../questions/rules-in-force.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import { mandatoryCosts, type OptionalCost, optionalCostsFor } from './additional-costs.ts';
import { announceX, largestX, leastX, mostX } from '../casting-spells/announcing.ts';
import { costInWords, deedsOfCost } from '../../saying/questions.ts';
import { type Entity, objectEntity } from '../../vocabulary/ids.ts';
import { chooseObjects } from '../resolving/choices.ts';
import { choiceFor } from './cost-choices.ts';
import { reducersFor } from './reducing-costs.ts';
import { type Proposal, canPay, withCost } from './spell-costs.ts';

/** CR 702.120a: what each mode beyond the first costs. */
export function escalateCost(now: Characteristics): Cost | null {
  for (const { ability } of now.abilities)
    if (ability.kind === 'keyword' && ability.keyword === 'escalate') return ability.cost ?? null;
  return null;
}

/** As many modes as can be paid for; null without escalate. */
export function escalation(
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
export function chooseReducer(proposal: Proposal, context: Context): Proposal {
  const { game, player, way, id, now } = proposal;
  const kind = way.reducedBy;
  if (kind === undefined) return proposal;
  const open = reducersFor(game, player, kind).filter((reducer) => canPay({ ...proposal, reducer }, context, 0, []));
  const least = kind === 'tap' && canPay(proposal, context, 0, []) ? 0 : 1;
  const why = reason(
    `${kind === 'tap' ? 'Tap' : 'Sacrifice'} a ${typeof kind === 'object' ? 'permanent' : 'creature'} to cast ${now.name}`,
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
    kind === 'tap' ? kind : 'sacrifice',
    { helps: false },
  );
  return { ...proposal, reducer: open.find(({ object }) => object === chosen) ?? null };
}

/**
 * The mandatory additional costs with more than one way, then the optional ones that can be paid and leave legal targets.
 * One without which there are no legal targets is paid unasked. CR 601.2b-c.
 */
export function chooseAdditional(
  proposal: Proposal,
  context: Context,
  hasTargets: (proposal: Proposal) => boolean,
): Proposal {
  const { game, player, id, now } = proposal;
  let chosen = proposal;
  for (const ways of mandatoryCosts(now)) {
    const open = ways.filter((way) => canPay(withCost(chosen, way, null), context, 0, []));
    const from = open.length > 0 ? open : ways;
    const why = reason(`Choose an additional cost for ${now.name}`, id, '601.2b');
    const index = askOption(game, player, why, from.map(costInWords));
    chosen = withCost(chosen, from[index] as Cost, null);
  }
  const open = optionalCostsFor(game, player, id, now);
  for (const [index, optional] of open.entries()) {
    const later = open.slice(index + 1).filter(({ offered }) => offered === true);
    for (let times = 0; times === 0 || optional.repeat; times++) {
      let more = withCost(chosen, optional.cost, optional.paidAs);
      if (optional.kicker !== undefined) more = withCost(more, [], optional.kicker);
      const payable = canPayAs(more, context, later) && hasTargets(more);
      if (!payable && times === 0) break;
      const what = `Pay the ${optional.keyword} cost ${costInWords(optional.cost)} of ${now.name}?`;
      const [pays] = ask(game, {
        kind: 'yesNo',
        player,
        reason: reason(what, id, '601.2b'),
        yes: 'Pay',
        no: 'Do not pay',
        what,
        deeds: deedsOfCost(optional.cost),
        paying: optional.keyword,
        ...payableWith(proposal, optional.cost, context),
        ...(payable ? (hasTargets(chosen) && canPayAs(chosen, context, later) ? {} : { only: 1 }) : { only: 0 }),
      });
      if (pays === 0) break;
      chosen = more;
    }
  }
  return chosen;
}

/** Whether it can be paid, where paying some of it, or what is offered later, may make it cheaper. CR 601.2f. */
function canPayAs(proposal: Proposal, context: Context, later: readonly OptionalCost[]): boolean {
  const [next, ...rest] = later;
  if (next !== undefined && canPayAs(withCost(proposal, next.cost, next.paidAs), context, rest)) return true;
  const { game, id, paid, player, now } = proposal;
  const could = (): boolean => canPay(proposal, context, leastWhenKicked(proposal), []);
  return changesOwnCost(now.abilities) || costsOffered(game, player, id).length > 0
    ? consideringPaid(game, id, paid, player, could)
    : could();
}

/** What the player could choose from to pay the cost. CR 601.2b, 601.2h. */
function payableWith(
  { game, player }: Proposal,
  cost: Cost,
  context: Context,
): { readonly payableWith?: readonly Entity[] } {
  const from = cost.flatMap((part) =>
    part.kind === 'actionCost' ? (choiceFor(game, player, part.action, context)?.from ?? []) : [],
  );
  return from.length === 0 ? {} : { payableWith: from.map(objectEntity) };
}

/** CR 107.3a: X is announced; without paying it is 0 (107.3b). */
export function chooseX(proposal: Proposal, context: Context, name: string, clauses: readonly Clause[]): number | null {
  const inMana = proposal.symbols.some((symbol) => symbol === 'X');
  const inParts = mentionsX(proposal.parts);
  if (!inMana && !inParts) return proposal.way.via === 'without paying' ? 0 : null;
  const { game, player, id } = proposal;
  const most = Math.min(
    largestX((x) => canPay(proposal, context, x, [])),
    mostX(game, clauses, context),
  );
  const said = Math.max(leastX(game, clauses), leastWhenKicked(proposal));
  if (!inMana || prohibitedCast(game, player, id) === null) return announceX(game, player, id, name, most, said);
  // CR 601.3a: the values between the first and the last that are not prohibited.
  const least = allowedX(game, player, id, said, most) ?? said;
  return announceX(game, player, id, name, allowedX(game, player, id, most, least) ?? most, least);
}

/** "Kicker {X}. X can't be 0": of a spell that is kicked. CR 107.3, 702.33. */
function leastWhenKicked({ game, paid, now }: Proposal): number {
  return paid.includes('kicker') ? leastX(game, now.abilities) : 0;
}
