/** Exchanges of other things than control and life totals. CR 701.10. */
import type { Noun } from '../nouns.ts';

/** "Exchange your life total with this creature's power." CR 701.10g. */
export interface ExchangeValues {
  kind: 'exchangeValues';
  /** Whose life total. */
  player: Noun;
  object: Noun;
  stat: 'power' | 'toughness';
}

/** "Exchange your hand and graveyard." CR 701.10d, 701.10f. */
export interface ExchangeZones {
  kind: 'exchangeZones';
  player: Noun;
  one: 'hand' | 'graveyard' | 'library';
  other: 'hand' | 'graveyard' | 'library';
}
