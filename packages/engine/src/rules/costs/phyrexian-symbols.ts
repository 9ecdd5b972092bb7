/** Announcing how Phyrexian mana symbols will be paid for. CR 601.2b, 107.4f. */
import { askYesNo, reason } from '../../questions/ask.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** What a Phyrexian symbol becomes when it is to be paid with life. */
const LIFE = 'P';

/** The symbols with each Phyrexian one settled, where both mana and life could pay for it; the others stay. */
export function announcePhyrexian(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  symbols: readonly string[],
  payable: (symbols: readonly string[]) => boolean,
): readonly string[] {
  let settled = symbols;
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i] as string;
    if (!symbol.endsWith('/P')) continue;
    const byMana = replaced(settled, i, symbol.slice(0, -2));
    const byLife = replaced(settled, i, LIFE);
    if (!payable(byMana) || !payable(byLife)) continue;
    const why = reason(`Pay 2 life for {${symbol}}?`, source, '601.2b');
    settled = askYesNo(game, player, why, 'Pay life', 'Pay mana') ? byLife : byMana;
  }
  return settled;
}

/** Whether there is any. */
export function hasPhyrexian(symbols: readonly string[]): boolean {
  for (const symbol of symbols) if (symbol.endsWith('/P')) return true;
  return false;
}

function replaced(symbols: readonly string[], at: number, by: string): readonly string[] {
  return symbols.map((symbol, index) => (index === at ? by : symbol));
}
