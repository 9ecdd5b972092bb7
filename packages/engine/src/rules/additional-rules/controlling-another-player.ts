/** Effects by which a player controls another player, and when they begin and end. CR 720. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { PlayerControl } from '../../vocabulary/players/player-control.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { isActivePlayer, playersActingWith } from '../../questions/players/teams.ts';
import { addExtraTurn } from '../extra-turns.ts';
import { note, noteChange } from '../../vocabulary/game-notes.ts';

/** A player will control, or controls, other players. CR 720.1. */
export function controlPlayers(
  game: Game,
  by: PlayerId,
  players: readonly PlayerId[],
  during: PlayerControl['during'],
): void {
  note(game, 'playerControl', [
    ...game.playerControl,
    // CR 805.8: with shared team turns, the whole team.
    ...[...new Set(players.flatMap((player) => playersActingWith(game, player)))].map(
      (controlled): PlayerControl => ({ controlled, by, during, extraTurn: false }),
    ),
  ]);
  noteChange(game);
}

/** "After that turn, that player takes an extra turn": the turn in which the player will be controlled. CR 500.7. */
export function extraTurnAfterControl(game: Game, player: PlayerId): void {
  const at = game.playerControl.findLastIndex(
    ({ controlled, during }) => controlled === player && during === 'next turn',
  );
  note(
    game,
    'playerControl',
    game.playerControl.map((effect, i) => (i === at ? { ...effect, extraTurn: true } : effect)),
  );
}

/** As a turn begins: control of the last turn ends, that of the player whose turn it is begins. CR 720.1, 720.1b. */
export function controlAtTurn(game: Game, active: PlayerId): void {
  const effects: PlayerControl[] = [];
  for (const effect of game.playerControl) {
    if (effect.during === 'turn' || effect.during === 'combat') continue;
    if (effect.during !== 'next turn' || !isActivePlayer(game, effect.controlled)) effects.push(effect);
    else {
      effects.push({ ...effect, during: 'turn' });
      if (effect.extraTurn) addExtraTurn(game, active);
    }
  }
  note(game, 'playerControl', effects);
}

/** As a step begins: control for a combat phase begins and ends. CR 720.2. */
export function controlAtStep(game: Game): void {
  const { step } = game;
  const combat = step >= Step.BeginningOfCombat && step <= Step.EndOfCombat;
  const effects: PlayerControl[] = [];
  for (const effect of game.playerControl) {
    if (effect.during === 'combat' && !combat) continue;
    const begins = effect.during === 'next combat' && step === Step.BeginningOfCombat;
    effects.push(begins && isActivePlayer(game, effect.controlled) ? { ...effect, during: 'combat' } : effect);
  }
  note(game, 'playerControl', effects);
}

/** When a player leaves the game, so does the control that player has of others. CR 800.4a. */
export function endControlBy(game: Game, player: PlayerId): void {
  note(
    game,
    'playerControl',
    game.playerControl.filter(({ by }) => by !== player),
  );
}
