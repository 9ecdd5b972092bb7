/** Winning, losing, drawing, and leaving a game that goes on. CR 104, 800.4. */
import { editBattlefield, editObject, editPlayer, opened } from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { membersOfTeam } from '../../questions/players/teams.ts';
import { removeFromGame } from '../../events/zones/apply-zone-change.ts';
import { leave, perform, performOne } from '../../events/perform.ts';
import { noteTriggers } from '../../events/triggered-abilities/triggers.ts';
import { winAnte } from '../additional-rules/ante.ts';
import { endControlBy } from '../additional-rules/controlling-another-player.ts';
import { heirOfPriority, nextPlayerInGame } from '../turn-structure/turn-order.ts';
import { dropExtraTurns } from '../extra-turns.ts';
import { setDelayed, setEffects } from '../../vocabulary/game-notes.ts';

/** Ends the game when it is decided, else lets those who have lost leave; true when the game is over. */
export function endedOrLeft(game: OpenGame): boolean {
  if (game.waiting === 'over') return true;
  if (game.agreedToDraw) agree(game);
  if (game.conceding !== 0) concede(game);
  if (game.drawn) return end(game, []);
  if (game.rules.teams.sharedLife) loseTogether(game);
  for (const fate of game.rules.fates) perform(game, fate(game));
  if (endedIfDecided(game)) return true;
  for (const player of game.players) if (player.lost && !player.left) leaveGame(game, player.id);
  return false;
}

/** Ends the game when one side has won, or is all that is left: an effect that says so does it at once. CR 104.1, 104.2, 104.3e. */
export function endedIfDecided(sealed: Game): boolean {
  const game = opened(sealed);
  let open = false;
  for (const player of game.players) if ((player.lost && !player.left) || player.won) open = true;
  if (!open) return false;
  // CR 104.2b: an effect says that a player wins; with them their team (104.2c).
  const winner = game.players.find((player) => player.won && !player.lost);
  if (winner !== undefined) return end(game, playersOfTeam(game, winner.team));
  const teams = new Set<number>();
  for (const player of game.players) if (!player.lost) teams.add(player.team);
  // CR 104.4a, 104.4d: nobody is left.
  if (teams.size === 0) {
    game.drawn = true;
    return end(game, []);
  }
  // CR 104.2a: all opponents have left the game.
  const [last] = teams;
  if (teams.size === 1 && last !== undefined) return end(game, playersOfTeam(game, last));
  return false;
}

/** All players have agreed to a draw; nobody loses. CR 104.4i. */
function agree(game: OpenGame): void {
  game.agreedToDraw = false;
  game.conceding = 0;
  performOne(game, { kind: 'drawGame', because: 'all players agree', cause: NO_OBJECT, rule: '104.4i' });
}

/** If one player of a team that shares its life loses, the team does. CR 810.8a, 810.8b. */
export function loseTogether(game: Game): void {
  const events: GameEvent[] = [];
  for (const { id, lost } of game.players) {
    const fallen = lost ? undefined : membersOfTeam(game, id).find((member) => game.players[member]?.lost === true);
    if (fallen === undefined) continue;
    events.push({
      kind: 'loseGame',
      player: id,
      because: `${(game.players[fallen] as Player).name} has lost, and they are one team`,
      together: true,
      cause: NO_OBJECT,
      rule: '810.8a',
    });
  }
  perform(game, events);
}

/** Those who conceded while a segment ran lose now. CR 104.3a. */
function concede(game: OpenGame): void {
  const bits = game.conceding;
  game.conceding = 0;
  const events: GameEvent[] = [];
  for (const player of game.players) {
    if ((bits & (1 << player.id)) === 0 || player.lost) continue;
    events.push({ kind: 'concede', player: player.id, because: 'they concede', cause: NO_OBJECT, rule: '104.3a' });
  }
  perform(game, events);
}

function playersOfTeam(game: Game, team: number): readonly PlayerId[] {
  return game.players.filter((player) => player.team === team).map((player) => player.id);
}

function end(game: OpenGame, winners: readonly PlayerId[]): true {
  game.winners = winners;
  winAnte(game);
  game.waiting = 'over';
  return true;
}

/** Everything that goes with a player who leaves. CR 800.4a. */
function leaveGame(game: OpenGame, player: PlayerId): void {
  for (const happens of game.rules.beforeLeaving) happens(game, player);
  revealForetold(game, player);
  const leaver = editPlayer(game, player);
  leaver.left = true;
  leaver.handAsLeft = leaver.hand.length; // CR 800.4i
  const owned: ObjectId[] = [];
  // CR 800.4n
  for (const object of game.objects)
    if (object.owner === player && object.zone !== Zone.None && object.zone !== Zone.Ante) owned.push(object.id);
  const gone = new Set(owned);
  const left = owned.filter((id) => game.objects[id]?.zone === Zone.Battlefield);
  for (const id of left) last(game, id);
  const battlefield = editBattlefield(game);
  const kept = battlefield.filter((id) => !gone.has(id));
  battlefield.length = 0;
  for (const id of kept) battlefield.push(id);
  for (const id of owned) {
    if (game.objects[id]?.zone === Zone.Battlefield) editObject(game, id).zone = Zone.None;
    else removeFromGame(game, id);
  }
  noteDeparted(game, player, left);
  setEffects(
    game,
    game.effects.filter(
      ({ rule, context }) =>
        !(context.controller === player && rule.kind === 'changes' && rule.action.kind === 'gainControl'),
    ),
  );
  setDelayed(
    game,
    game.delayed.filter(({ context }) => context.controller !== player),
  );
  game.pending = game.pending.filter(({ controller }) => controller !== player);
  dropExtraTurns(game, player);
  if (game.playerControl.length > 0) endControlBy(game, player);
  // Copies and abilities that the player controls are the player's own; spells may be another's cards.
  const exiled: GameEvent[] = [];
  for (const id of game.stack) {
    if (game.objects[id]?.controller === player)
      exiled.push(leave(id, Zone.Stack, Zone.Exile, 'exile', player, NO_OBJECT, '800.4a'));
  }
  for (const id of game.battlefield) {
    if (characteristics(game, id).controller === player)
      exiled.push(leave(id, Zone.Battlefield, Zone.Exile, 'exile', player, NO_OBJECT, '800.4a'));
  }
  perform(game, exiled);
  const heir = game.players[game.activePlayer]?.lost === false ? game.activePlayer : nextPlayerInGame(game, player);
  // CR 722.4, 723.4.
  if (game.monarch === player)
    performOne(game, { kind: 'designate', what: 'monarch', player: heir, cause: NO_OBJECT, rule: '722.4' });
  if (game.initiative === player)
    performOne(game, { kind: 'designate', what: 'initiative', player: heir, cause: NO_OBJECT, rule: '723.4' });
  if (game.priority === player) game.priority = heirOfPriority(game, player);
  for (const happens of game.rules.afterLeaving) happens(game, player);
}

/** CR 702.143f: the face-down foretold cards of a player who leaves are shown to all. */
function revealForetold(game: Game, player: PlayerId): void {
  const objects = game.exile.filter((id) => {
    const object = game.objects[id];
    return object?.owner === player && object.memory.marks?.['foretell'] !== undefined;
  });
  if (objects.length > 0) performOne(game, { kind: 'reveal', player, objects, cause: NO_OBJECT, rule: '702.143f' });
}

/** CR 603.6c: permanents, but not those phased out, have left the battlefield for what triggers then. */
function noteDeparted(game: OpenGame, owner: PlayerId, permanents: readonly ObjectId[]): void {
  const phasedIn = permanents.filter((id) => ((game.objects[id]?.status ?? 0) & StatusBit.PhasedOut) === 0);
  noteTriggers(
    game,
    phasedIn.map((id) => leave(id, Zone.Battlefield, Zone.None, 'state-based', owner, NO_OBJECT, '800.4a')),
  );
}

function last(game: OpenGame, id: ObjectId): void {
  const now = characteristics(game, id);
  editObject(game, id).lastKnown = now;
}
