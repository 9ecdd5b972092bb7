/** The supplementary cards of the seats: those of their deck lists, else some of ours. CR 901.3, 902.3, 904.3. */
import type { DeckEntry, DeckList } from '@kitchen-table/cards';
import { missingSupplementary, section, supplementaryCard } from '@kitchen-table/cards';
import type { PlayerSetup } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';

const USES: Readonly<Record<string, 'planes' | 'schemes' | 'vanguards'>> = {
  planechase: 'planes',
  'planechase-single-deck': 'planes',
  archenemy: 'schemes',
  'supervillain-rumble': 'schemes',
  vanguard: 'vanguards',
};

/** The lines of a deck list that count in this format besides the deck. */
export function supplementaryEntries(
  deck: DeckList,
  format: string,
): Readonly<Record<'planes' | 'schemes' | 'vanguards', readonly DeckEntry[]>> {
  const used = new Set(format.split('+').map((part) => USES[part.trim().split(':')[0] ?? '']));
  const of = (name: 'planes' | 'schemes' | 'vanguards'): readonly DeckEntry[] =>
    used.has(name) ? section(deck, name) : [];
  return { planes: of('planes'), schemes: of('schemes'), vanguards: of('vanguards') };
}

/** A seat with the supplementary cards of its deck list. */
export function withSupplementary(
  player: PlayerSetup,
  deck: DeckList,
  format: string,
  expand: (entries: readonly DeckEntry[]) => string[],
): PlayerSetup {
  const { planes, schemes, vanguards } = supplementaryEntries(deck, format);
  return {
    ...player,
    ...(planes.length === 0 ? {} : { planarDeck: expand(planes) }),
    ...(schemes.length === 0 ? {} : { schemes: expand(schemes) }),
    ...(vanguards.length === 0 ? {} : { vanguard: expand(vanguards)[0] as string }),
  };
}

/** The seats with ours where they bring none, whose cards are added to those of the game. */
export function withMissingSupplementary(
  format: string,
  players: readonly PlayerSetup[],
  cards: Record<string, Card>,
): readonly PlayerSetup[] {
  const missing = missingSupplementary(format, players);
  for (const { planarDeck = [], schemes = [], vanguard } of missing)
    for (const name of [...planarDeck, ...schemes, ...(vanguard === undefined ? [] : [vanguard])]) {
      const card = supplementaryCard(name);
      if (card !== undefined) cards[card.name] ??= card;
    }
  return players.map((player, seat) => ({ ...player, ...missing[seat] }));
}
