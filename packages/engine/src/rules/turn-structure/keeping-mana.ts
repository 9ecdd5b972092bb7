/** What stays in a mana pool as a step or phase ends. CR 106.4, 500.4. */
import { COLORS } from '@kitchen-table/language/core';
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { findPlayers } from '../../questions/reading.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { EMPTY_POOL, type ManaPool } from '../../vocabulary/players/players.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';

/** The six kinds of mana, as bits. */
const ALL = 63;

/** The pool with what the player does not lose: mana that lasts until the end of combat or of the turn, before that, and what rules keep. */
export function poolAfter(game: Game, player: PlayerId, { amounts, special }: ManaPool): ManaPool {
  const kept = keptKinds(game, player);
  const inCombat = game.step >= Step.BeginningOfCombat && game.step < Step.EndOfCombat;
  // CR 514.2: what holds until end of turn ends in the cleanup step, before the pool empties.
  const inTurn = game.step !== Step.Cleanup;
  const stays = special.filter(
    (mana) =>
      (kept & (1 << mana.kind)) !== 0 || (inCombat && mana.lasts === 'combat') || (inTurn && mana.lasts === 'turn'),
  );
  if (kept === 0) return stays.length === 0 ? EMPTY_POOL : { ...EMPTY_POOL, special: stays };
  return {
    amounts: amounts.map((amount, kind) => ((kept & (1 << kind)) === 0 ? 0 : amount)) as unknown as ManaPool['amounts'],
    special: stays,
  };
}

/** "You don't lose unspent red mana": which kinds. */
function keptKinds(game: Game, player: PlayerId): number {
  if ((game.derived ?? derived(game)).rules.keepsMana === undefined) return 0;
  let kept = 0;
  for (const { rule, context } of rulesInForce(game, 'keepsMana'))
    if (findPlayers(game, rule.player, context).includes(player))
      kept |= rule.color === undefined ? ALL : 1 << COLORS.indexOf(rule.color);
  return kept;
}
