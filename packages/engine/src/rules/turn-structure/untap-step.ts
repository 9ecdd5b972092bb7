/** The untap step: phasing, day and night, untapping. CR 502. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { type Player } from '../../vocabulary/players/players.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { type Act, doesNotUntap, isForbidden } from '../../questions/rules-in-force.ts';
import { perform, performOne } from '../../events/perform.ts';
import { expireAfterUntapping } from './expiring-effects.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { nextPlayerInGame } from './turn-order.ts';
import { determinedToUntap } from './untapping.ts';
import { setStatusQuietly } from '../../vocabulary/objects/object-notes.ts';
import { UNTAPPING_LABEL } from '../../vocabulary/context.ts';
import { notePlayer, setPending } from '../../vocabulary/game-notes.ts';

/** Whether what phased out under the player's control phases in: in that player's turn, or the next one after it would have begun. CR 702.26a, 702.26n. */
function phasesInNow(game: Game, under: PlayerId): boolean {
  const { left } = game.players[under] as Player;
  return isActivePlayer(game, left ? nextPlayerInGame(game, under) : under);
}

/** Phasing, day and night, untapping. CR 502.1-502.3. */
export function untapStep(game: Game): void {
  const phasing: GameEvent[] = [];
  const untapping: GameEvent[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined) continue;
    if ((object.status & StatusBit.PhasedOut) !== 0) {
      if (
        phasesInNow(game, object.memory.phasedOutUnder ?? object.controller) &&
        (object.status & StatusBit.PhasedOutIndirectly) === 0 &&
        object.memory.phasedOutUntil === undefined // CR 610.4a
      ) {
        phasing.push({ kind: 'phaseIn', object: id, cause: NO_OBJECT, rule: '502.1' });
      }
      continue;
    }
    const now = characteristics(game, id);
    if (!isActivePlayer(game, now.controller)) continue;
    if ((now.keywords & KeywordBit.Phasing) !== 0)
      phasing.push({ kind: 'phaseOut', object: id, cause: NO_OBJECT, rule: '502.1' });
  }
  perform(
    game,
    phasing.filter((event) => isForbidden(game, phasingAct(event)) === null),
  );
  checkDayNight(game);
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || (object.status & StatusBit.PhasedOut) !== 0) continue;
    if (game.derived?.plain === true && !isActivePlayer(game, object.controller)) continue;
    if (!isActivePlayer(game, characteristics(game, id).controller)) continue;
    if ((object.status & StatusBit.SkipsNextUntap) !== 0) {
      setStatusQuietly(game, id, StatusBit.SkipsNextUntap, false);
      continue;
    }
    if ((object.status & StatusBit.Tapped) !== 0 && !doesNotUntap(game, id)) {
      untapping.push({ kind: 'untap', object: id, cause: NO_OBJECT, rule: '502.3' });
    }
  }
  perform(game, determinedToUntap(game, untapping));
  actAsUntapping(game);
  expireAfterUntapping(game);
}

/** What an effect has said to do as its controller untaps: it is no ability, so it is done here. CR 502.3, 610.1. */
function actAsUntapping(game: Game): void {
  const now = game.pending.filter(({ context }) => context.bindings[UNTAPPING_LABEL] !== undefined);
  if (now.length === 0) return;
  setPending(
    game,
    game.pending.filter((each) => !now.includes(each)),
  );
  for (const { clause, context } of now) game.rules.execute(game, clause, context);
}

/** CR 101.2 + 502.1: what can't phase in or out stays as it is. */
function phasingAct(event: GameEvent): Act {
  const { kind, object } = event as Extract<GameEvent, { kind: 'phaseIn' | 'phaseOut' }>;
  return { kind, object: objectEntity(object) };
}

/** CR 502.2, 728.2: spells cast by the active player of the turn before decide; by any of the active team, in turns that teams share. */
function checkDayNight(game: Game): void {
  let cast = 0;
  for (const player of game.players) {
    if (player.spellsCast === 0) continue;
    if (wasActiveBefore(game, player)) cast = Math.max(cast, player.spellsCast);
    notePlayer(game, player.id, 'spellsCast', 0);
  }
  if (game.dayNight === null || game.turn === 1) return; // CR 728.2c
  const player = game.activePlayer;
  if (game.dayNight === 'day' && cast === 0)
    performOne(game, { kind: 'designate', what: 'night', player, turned: true, cause: NO_OBJECT, rule: '502.2' });
  else if (game.dayNight === 'night' && cast >= 2)
    performOne(game, { kind: 'designate', what: 'day', player, turned: true, cause: NO_OBJECT, rule: '502.2' });
}

/** Whether the turn before this one was the player's; before an extra turn it may have been the same player's. */
function wasActiveBefore(game: Game, player: Game['players'][number]): boolean {
  const last = player.turnBegan === game.turn ? player.turnBefore : player.turnBegan;
  return last === game.turn - 1 && last > 0;
}
