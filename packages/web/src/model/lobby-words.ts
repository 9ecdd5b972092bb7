/** Who a lobby waits for, and why; pure, so that it can be tested. */
import { beginsWithPacks, playingOf } from './formats.ts';
import type { LobbySnapshot } from './types.ts';

/** A sentence for everybody who is waited for; '' when the cards can be dealt. */
export function waitingWords({ seats, format }: LobbySnapshot): string {
  const packs = beginsWithPacks(playingOf(format));
  const words = seats.flatMap(({ kind, name, cards, troubles, ready, present }) => {
    if (kind !== 'human' || ready) return [];
    const away = present ? '' : ', who is away';
    if (cards === null && !packs) return [`${name} has no deck yet${away}.`];
    if (troubles > 0) return [`${name}’s deck is being mended${away}.`];
    return [`${name} has not said ready${away}.`];
  });
  if (seats.some(({ kind }) => kind === 'free')) words.push('A seat is empty: a friend, a bot, or one seat less.');
  return words.join(' ');
}
