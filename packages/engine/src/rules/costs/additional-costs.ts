/** Additional costs: those that must be paid, and those that may be. CR 118.8, 601.2b. */
import { type Cost, type KeywordAbility, givingAction } from '@kitchen-table/language/core';
import { costsOffered } from '../../questions/costs/cost-changes.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { waysToPay } from './ways-to-pay.ts';
import { optionalCostOf } from '../../vocabulary/keyword-abilities/cast-facts.ts';
import { instanceName, kickerName } from '../../vocabulary/keyword-abilities/instances.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';

/** A cost that may be paid in addition. */
export interface OptionalCost {
  readonly keyword: string;
  /** The name under which the payment is noted: with several like abilities each has its own. CR 702.56b. */
  readonly paidAs: string;
  readonly cost: Cost;
  /** Of one of several kickers: which. CR 702.33f. */
  readonly kicker?: string;
  /** It may be paid any number of times. CR 702.33c. */
  readonly repeat: boolean;
  /** Another object offers it, to make the spell cheaper. */
  readonly offered?: true;
}

const mandatoryMemo = new WeakMap<readonly AbilityRecord[], readonly (readonly Cost[])[]>();
const optionalMemo = new WeakMap<readonly AbilityRecord[], readonly OptionalCost[]>();
/** What an optional cost of no keyword is called. */
export const ADDITIONAL = 'additional cost';
const STICKER_KICKER = 'sticker kicker';
/** CR 702.33h: what is done besides when the spell is kicked so. */
const WITH_STICKER: Cost = [
  {
    kind: 'actionCost',
    action: { kind: 'getCounters', actor: { kind: 'you' }, counter: 'ticket', amount: { kind: 'number', number: 1 } },
  },
  {
    kind: 'actionCost',
    action: { kind: 'putSticker', actor: { kind: 'you' }, sticker: null, upTo: true, on: { kind: 'self' } },
  },
];
const OPTIONAL: Readonly<Record<string, boolean>> = {
  kicker: false,
  [STICKER_KICKER]: false,
  multikicker: true,
  buyback: false,
  entwine: false,
  offspring: false,
  squad: true,
  replicate: true,
  conspire: false,
  casualty: false,
  bargain: false,
  teamwork: false,
  gift: false,
};

/** The costs that must be paid besides: for each, the ways of which one is chosen. CR 601.2b, 118.8. */
export function mandatoryCosts(now: Characteristics): readonly (readonly Cost[])[] {
  const known = mandatoryMemo.get(now.abilities);
  if (known !== undefined) return known;
  const costs: (readonly Cost[])[] = [];
  for (const { ability } of now.abilities) {
    if (ability.kind !== 'static' || ability.spellCost?.additional === undefined || ability.condition !== undefined)
      continue;
    if (ability.spellCost.optional === true) continue;
    costs.push(waysOf(ability.spellCost.additional));
  }
  mandatoryMemo.set(now.abilities, costs);
  return costs;
}

function waysOf(additional: Cost | readonly Cost[]): readonly Cost[] {
  const [first] = additional;
  const costs = Array.isArray(first) ? (additional as readonly Cost[]) : [additional as Cost];
  return costs.flatMap(waysToPay);
}

/** The costs that may be paid besides: those of the spell, then those that other objects offer. CR 118.8b. */
export function optionalCostsFor(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
): readonly OptionalCost[] {
  const own = optionalCosts(now);
  const offered = costsOffered(game, player, id);
  if (offered.length === 0) return own;
  return [
    ...own,
    ...offered.map((one): OptionalCost => ({ ...one, keyword: ADDITIONAL, repeat: false, offered: true })),
  ];
}

/** The costs that may be paid besides, in printed order. */
function optionalCosts(now: Characteristics): readonly OptionalCost[] {
  const known = optionalMemo.get(now.abilities);
  if (known !== undefined) return known;
  const costs: OptionalCost[] = [];
  for (const { ability, index, grantedBy } of now.abilities) {
    if (ability.kind === 'keyword') addOptional(ability, instanceName(ability, index, grantedBy, now.face), costs);
    // "As an additional cost, you may sacrifice ...": CR 118.8b.
    else if (ability.kind === 'static' && ability.spellCost?.optional === true && ability.spellCost.additional)
      // Any number of things: rules/costs/any-number-paid.ts.
      for (const cost of waysOf(ability.spellCost.additional))
        if (givingAction(cost) === null) costs.push({ keyword: ADDITIONAL, paidAs: ADDITIONAL, cost, repeat: false });
  }
  optionalMemo.set(now.abilities, costs);
  return costs;
}

function addOptional(ability: KeywordAbility, instance: string, costs: OptionalCost[]): void {
  const keyword = ability.keyword.startsWith('gift ') ? 'gift' : ability.keyword;
  const repeat = OPTIONAL[keyword];
  const cost = ability.cost ?? optionalCostOf(ability);
  if (repeat === undefined || cost === null || cost === undefined) return;
  if (keyword === STICKER_KICKER) {
    costs.push({ keyword, paidAs: 'kicker', cost: [...cost, ...WITH_STICKER], repeat });
    return;
  }
  for (const part of cost) {
    // CR 702.33b: "kicker [A] and/or [B]" is two kicker abilities.
    if (ability.keyword === 'kicker' && part.kind === 'eitherCost') {
      for (const way of part.of) {
        const symbols = way.flatMap((each) => (each.kind === 'manaCost' ? each.symbols : []));
        costs.push({ keyword, paidAs: keyword, cost: way, kicker: kickerName(symbols), repeat: false });
      }
      return;
    }
  }
  costs.push({ keyword, paidAs: keyword === 'gift' ? keyword : instance, cost, repeat });
}
