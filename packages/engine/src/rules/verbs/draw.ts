/** Draw: cards go from the top of a library into its owner's hand, one after the other. CR 121. */
import { DRAWN_INSTEAD } from '../../events/replacement-effects/what-happens-instead.ts';
import { drawCards } from '../../events/zones/drawing.ts';
import { reason } from '../../questions/ask.ts';
import { drawsLeft } from '../../questions/players/drawing-limits.ts';
import { findPlayers } from '../../questions/reading.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/values.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { outcome } from '../effects/outcome.ts';
import { chooseNumber } from '../resolving/choices.ts';
import type { Verb } from './verb.ts';

/** Draw. CR 121.1. */
export const drawVerb: Verb<'draw'> = {
  kind: 'draw',
  cr: '121.1',
  says: null, // The move tells it.
  helps: true,
  // CR 121.2b, 121.3, 121.3a: not where a rule forbids it, or so many cards.
  possible: (game, { actor, amount }, player, context) => {
    const drawers = actor === undefined ? [player] : findPlayers(game, actor, context);
    const count = amount === undefined ? 1 : evaluate(game, amount, context);
    return drawers.every(
      (drawer) => count <= drawsLeft(game, drawer) && isForbidden(game, { kind: 'draw', player: drawer }) === null,
    );
  },
  does: (game, { actor, amount, upTo }, context) => {
    const { players, context: now } = resolvePlayers(game, actor, context);
    const most = amount === undefined ? 1 : Math.max(0, evaluate(game, amount, now));
    // CR 101.4: all say how many before the first draws.
    const counts = players.map((player) =>
      upTo === true
        ? chooseNumber(game, player, reason('Choose how many cards to draw', now.source, '608.2d'), 0, most, 'cards')
        : most,
    );
    const drawn: Entity[] = [];
    let count = 0;
    // CR 121.2c: each draws all of theirs in turn.
    for (const [i, player] of players.entries()) {
      const toDraw = counts[i] ?? 0;
      if (toDraw <= 0) continue;
      for (const event of drawCards(game, player, toDraw, now.source, '121.1')) {
        if (event.kind !== 'zoneChange' || event.manner !== 'draw') continue;
        count++;
        if (event.rule !== DRAWN_INSTEAD) drawn.push(event.became as number as Entity);
      }
    }
    // RULING (Hordewing Skaab, 2021-09-24; Varina, Lich Queen, 2018-07-13): "that many" is what was told, whatever was drawn instead.
    const told = counts.reduce((sum, each) => sum + each, 0);
    return outcome(now, drawn, told, count > 0);
  },
};
