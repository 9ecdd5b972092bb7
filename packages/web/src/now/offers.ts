/** What a player can do now, by kind, and what of the own cards has to wait: pure. CR 117.1. */
import { hasType } from '../model/groups.ts';
import type { Asked, GameView, ObjectView } from '../model/types.ts';
import { isManaOnly, type Offer } from '../selection/acting.ts';

/** Offers of one kind under a heading. */
export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

const KINDS: readonly (readonly [string, (offer: Offer) => boolean])[] = [
  ['A land to play', ({ option }) => option.kind === 'playLand'],
  ['Spells to cast', ({ option }) => option.kind === 'cast'],
  ['Abilities to activate', ({ option }) => option.kind === 'activate' && !isManaOnly(option)],
  ['Special actions', ({ option }) => option.kind === 'special'],
  ['Mana by hand; what you pay for taps by itself', ({ option }) => isManaOnly(option)],
];

/** All that is legal besides passing; kinds without any are left out. */
export function offerGroups(question: Asked<'priority'>): readonly OfferGroup[] {
  const all = question.options.map((option, index): Offer => ({ index, option }));
  return KINDS.map(([title, belongs]) => ({ title, offers: all.filter(belongs) })).filter(
    ({ offers }) => offers.length > 0,
  );
}

/** So many cards are asked about. */
const MOST = 12;

/** The cards of the own hand and command zone that offer nothing: each name once. */
export function waitingCards(view: GameView, question: Asked<'priority'> | null): readonly ObjectView[] {
  const own = view.players.find((player) => player.id === view.viewer);
  if (own === undefined) return [];
  const offered = new Set<number>(
    (question?.options ?? []).flatMap((option) => (option.kind === 'pass' ? [] : [option.object, ...option.same])),
  );
  const found = new Map<string, ObjectView>();
  for (const object of [...own.hand, ...own.command.filter(({ commander }) => commander)])
    if (!offered.has(object.id) && !(hasType(object, 'land') && view.turn === 0)) found.set(object.name, object);
  return [...found.values()].slice(0, MOST);
}
