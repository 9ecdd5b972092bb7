/** Commander deck construction, and its options Brawl and Commander Draft. CR 903.3-903.5, 903.12-903.13, 702.124. */
import type { Color } from '@kitchen-table/language/surface';
import { nameKey } from '../deck-lists/names.ts';
import type { DeckComplaint, KnownDeck } from './known-deck.ts';
import { cardsInWords, copiesByName, isBasicLand, total } from './known-deck.ts';
import type { DeckCard } from './deck-card.ts';

/** Where Commander and its options differ. */
export interface CommanderRules {
  readonly size: number;
  /** Whether more cards than that are allowed too. CR 903.13f. */
  readonly orMore: boolean;
  /** The rule that says so. */
  readonly sizeRule: string;
  /** Whether each card but basic lands has a name of its own. CR 903.5b. */
  readonly singleton: boolean;
  /** Whether legendary planeswalkers may lead. CR 903.12c. */
  readonly planeswalkers: boolean;
  /** Whether a colorless commander allows basic lands of one type. CR 903.12e. */
  readonly oneBasicType: boolean;
  /** Whether leaders of one color or none have partner. CR 903.13f. */
  readonly fewColorsArePartners: boolean;
  /** Colors chosen for commanders that say so: part of their identity. CR 903.4b. */
  readonly chosenColors?: readonly Color[];
}

export const COMMANDER: CommanderRules = {
  size: 100,
  orMore: false,
  sizeRule: '903.5a',
  singleton: true,
  planeswalkers: false,
  oneBasicType: false,
  fewColorsArePartners: false,
};

/** CR 903.12c-e. */
export const BRAWL: CommanderRules = {
  ...COMMANDER,
  size: 60,
  sizeRule: '903.12d',
  planeswalkers: true,
  oneBasicType: true,
};

/** CR 903.13f. */
export const COMMANDER_DRAFT: CommanderRules = {
  ...COMMANDER,
  size: 60,
  orMore: true,
  sizeRule: '903.13f',
  singleton: false,
};

/** Everything that CR 903.3 and 903.5 forbid about a deck, with what the option changes. */
export function checkCommanderDeck(deck: KnownDeck, rules: CommanderRules = COMMANDER): DeckComplaint[] {
  return [
    ...checkCommanders(
      deck.commanders.flatMap(({ card, count }) => Array.from({ length: Math.min(count, 3) }, () => card)),
      rules,
    ),
    ...checkSize(deck, rules),
    ...(rules.singleton ? checkSingleton(deck) : []),
    ...checkColors(deck, rules),
    ...checkCompanion(deck),
  ];
}

/** CR 903.3, 702.124: one legendary creature, or two that a partner ability joins. */
function checkCommanders(named: readonly DeckCard[], rules: CommanderRules): DeckComplaint[] {
  const commanders = named.map((card) => asLeader(card, rules));
  const [first, second] = commanders;
  if (first === undefined) {
    return [
      { rule: '903.3', text: 'the deck has no commander; put a legendary creature under the heading Commander.' },
    ];
  }
  if (commanders.length > 2) {
    return [{ rule: '702.124g', text: 'a deck has one commander, or two with partner abilities, never more.' }];
  }
  if (second === undefined) return canLead(first) ? [] : [cannotLead(first)];
  const together = leadTogether(first, second);
  if (together) return [];
  const unfit = commanders.filter((card) => !canLead(card) && !isBackground(card)).map(cannotLead);
  if (unfit.length > 0) return unfit;
  const text = `${first.name} and ${second.name} can't be commanders together: no partner ability joins the two.`;
  return [{ rule: '702.124a', text }];
}

/** The card with what the option says of it: planeswalkers lead in Brawl, few colors are partners in some drafts. */
function asLeader(card: DeckCard, rules: CommanderRules): DeckCard {
  const walker = rules.planeswalkers && card.supertypes.includes('legendary') && card.types.includes('planeswalker');
  const leader = walker ? { ...card, canBeCommander: true } : card;
  const partners = rules.fewColorsArePartners && canLead(leader) && leader.colorIdentity.length <= 1;
  return partners ? { ...leader, partner: [...leader.partner, { kind: 'partner' }] } : leader;
}

function cannotLead(card: DeckCard): DeckComplaint {
  const text = `${card.name} can't be a commander: it is not a legendary creature and does not say that it can be one.`;
  return { rule: '903.3', text, card: card.name };
}

/** CR 903.3, 903.3a. Newer rules than the project edition add legendary Vehicles and Spacecraft. */
export function canLead(card: DeckCard): boolean {
  if (card.canBeCommander) return true;
  if (!card.supertypes.includes('legendary')) return false;
  if (card.types.includes('creature') || card.subtypes.includes('vehicle')) return true;
  return card.subtypes.includes('spacecraft') && card.hasPowerAndToughness;
}

/** Whether one partner ability joins two cards; different ones don't combine. CR 702.124f-m. */
function leadTogether(first: DeckCard, second: DeckCard): boolean {
  return joins(first, second) || joins(second, first);
}

function joins(one: DeckCard, other: DeckCard): boolean {
  return one.partner.some((ability) => {
    switch (ability.kind) {
      case 'partner':
        return bothLead(one, other) && other.partner.some(({ kind }) => kind === 'partner');
      case 'partnerGroup':
        return (
          bothLead(one, other) &&
          other.partner.some((its) => its.kind === 'partnerGroup' && its.group === ability.group)
        );
      case 'partnerWith':
        return (
          bothLead(one, other) &&
          named(ability.name, other) &&
          other.partner.some((its) => its.kind === 'partnerWith' && named(its.name, one))
        );
      case 'chooseABackground':
        return canLead(one) && isBackground(other);
      case 'doctorsCompanion':
        return canLead(one) && isTheDoctor(other);
    }
  });
}

function bothLead(one: DeckCard, other: DeckCard): boolean {
  return canLead(one) && canLead(other);
}

function named(name: string, card: DeckCard): boolean {
  return nameKey(name) === nameKey(card.name);
}

/** CR 702.124k. */
function isBackground(card: DeckCard): boolean {
  return (
    card.supertypes.includes('legendary') && card.types.includes('enchantment') && card.subtypes.includes('background')
  );
}

/** CR 702.124m: a Time Lord Doctor with no other creature types. */
function isTheDoctor(card: DeckCard): boolean {
  const types = [...card.subtypes].sort().join(', ');
  return card.supertypes.includes('legendary') && card.types.includes('creature') && types === 'doctor, time lord';
}

/** CR 903.5a, 702.124b: exactly so many cards with the commanders; CR 903.13f: at least. */
function checkSize(deck: KnownDeck, rules: CommanderRules): DeckComplaint[] {
  const size = total(deck.commanders) + total(deck.main);
  if (size === rules.size || (rules.orMore && size > rules.size)) return [];
  const remedy = size < rules.size ? `add ${rules.size - size}` : `take out ${size - rules.size}`;
  const must = rules.orMore ? 'at least' : 'exactly';
  const text = `the deck has ${cardsInWords(size)} with its commander, and must have ${must} ${rules.size}; ${remedy}.`;
  return [{ rule: rules.sizeRule, text }];
}

/** CR 903.5b: every card but basic lands has a name of its own, unless the card says otherwise. */
function checkSingleton(deck: KnownDeck): DeckComplaint[] {
  return copiesByName([...deck.commanders, ...deck.main]).flatMap(({ card, count }) => {
    const most = card.copiesAllowed ?? 1;
    if (isBasicLand(card) || count <= most) return [];
    const text = `${count} copies of ${card.name}, and ${most === 1 ? 'one is' : `${most} are`} allowed; take out ${count - most}.`;
    return [{ rule: '903.5b', text, card: card.name }];
  });
}

/** CR 903.5c-d: each card within the color identity of the commanders, basic land types included. */
function checkColors(deck: KnownDeck, rules: CommanderRules): DeckComplaint[] {
  if (deck.commanders.length === 0) return [];
  const own = deck.commanders.flatMap(({ card }) => card.colorIdentity); // CR 702.124c
  const identity = new Set([...own, ...(rules.chosenColors ?? [])]); // CR 903.4b
  const cards = deck.companion === undefined ? deck.main : [...deck.main, { card: deck.companion, count: 1 }];
  const anyType = rules.oneBasicType && identity.size === 0 ? firstBasicType(deck) : undefined;
  return copiesByName(cards).flatMap(({ card }) => {
    // CR 903.12e: basic lands of one type of the player's choice: the type of the first in the list.
    if (anyType !== undefined && isBasicLand(card) && card.subtypes.every((type) => type === anyType)) return [];
    const outside = card.colorIdentity.filter((color) => !identity.has(color));
    if (outside.length > 0) return [outsideIdentity(card, outside, identity, '903.5c')];
    const made = card.basicLandColors.filter((color) => !identity.has(color));
    return made.length > 0 ? [outsideIdentity(card, made, identity, '903.5d')] : [];
  });
}

function firstBasicType(deck: KnownDeck): string | undefined {
  return deck.main.find(({ card }) => isBasicLand(card) && card.subtypes.length > 0)?.card.subtypes[0];
}

function outsideIdentity(
  card: DeckCard,
  outside: readonly Color[],
  identity: ReadonlySet<Color>,
  rule: string,
): DeckComplaint {
  const its = identity.size === 0 ? 'colorless' : [...identity].join(', ');
  const text = `${card.name} is ${outside.join(' and ')}, outside the commander's color identity (${its}).`;
  return { rule, text, card: card.name };
}

/** CR 702.139a: the companion is outside the deck and has a companion ability. */
function checkCompanion(deck: KnownDeck): DeckComplaint[] {
  if (deck.companion === undefined || deck.companion.companion) return [];
  return [{ rule: '702.139a', text: `${deck.companion.name} has no companion ability.`, card: deck.companion.name }];
}
