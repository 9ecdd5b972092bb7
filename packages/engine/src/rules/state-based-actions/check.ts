/** State-based actions: found together, performed together. CR 704. */
import { mentions } from '../../vocabulary/mentions.ts';
import { lostControl } from '../../events/triggered-abilities/lost-control.ts';
import { TypeBit, SupertypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { type GameObject, NO_COUNTERS, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { leave, perform } from '../../events/perform.ts';
import { expireWhenUntrue } from '../turn-structure/expiring-effects.ts';
import { attachmentActions } from './attachments.ts';
import { battleActions } from './battles.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { leaveCombat } from '../combat-phase/leaving-combat.ts';
import { annihilateCounters, limitCounters } from './counters.ts';
import { legendRule, worldRule } from './legends.ts';
import { sagaActions } from './sagas.ts';
import { keywordActions } from './keywords.ts';
import { fixStaticCopies } from './static-copies.ts';
import { sectorActions } from './sectors.ts';
import { dungeonActions } from './dungeons.ts';
import { setStatusLightly } from '../../vocabulary/objects/object-notes.ts';
import { note, notePlayer, noteSettled } from '../../vocabulary/game-notes.ts';

const NONE: readonly ObjectId[] = [];

/** Checks once; true when something was done, so that the check must be repeated. CR 704.3. */
export function stateBasedActions(game: Game): boolean {
  if (game.settledAt === game.changes && game.derived !== null) return false;
  expireWhenUntrue(game);
  fixStaticCopies(game);
  if (mentions(game, 'lose control')) perform(game, lostControl(game));
  if (game.step >= Step.BeginningOfCombat && game.step <= Step.EndOfCombat) leaveCombat(game);
  const events: GameEvent[] = [];
  players(game, events);
  strays(game, events);
  permanents(game, events);
  keywordActions(game, events);
  sectorActions(game, events);
  for (const action of game.rules.stateBasedActions) for (const event of action(game)) events.push(event);
  note(game, 'arrived', NONE);
  const completed = dungeonActions(game);
  if (events.length === 0) {
    if (completed) return true;
    noteSettled(game);
    return false;
  }
  const { changes } = game;
  // CR 614.6: what is done instead of all of them leaves none of them done, and the check is repeated all the same.
  return perform(game, events).length > 0 || game.changes !== changes;
}

/** CR 704.5a-c; of teams that share their life and poison counters: 704.6a-b. */
function players(game: Game, events: GameEvent[]): void {
  const { sharedLife: together, poisonToLose } = game.rules.teams;
  for (const player of game.players) {
    if (player.lost) continue;
    const why =
      player.life <= 0 && isForbidden(game, { kind: 'loseGame', player: player.id, forNoLife: true }) === null
        ? { rule: together ? '704.6a' : '704.5a', because: `their life total is ${player.life}` }
        : player.drewFromEmpty
          ? { rule: '704.5b', because: 'they had to draw from an empty library' }
          : (player.counters['poison'] ?? 0) >= poisonToLose
            ? together
              ? { rule: '704.6b', because: `they have ${poisonToLose} or more poison counters` }
              : { rule: '704.5c', because: 'they have ten or more poison counters' }
            : null;
    if (player.drewFromEmpty) notePlayer(game, player.id, 'drewFromEmpty', false);
    if (why === null || isForbidden(game, { kind: 'loseGame', player: player.id }) !== null) continue;
    events.push({ kind: 'loseGame', player: player.id, because: why.because, cause: NO_OBJECT, rule: why.rule });
  }
}

/** Tokens and copies in zones where they can't be cease to exist: CR 704.5d-e. */
function strays(game: Game, events: GameEvent[]): void {
  for (const id of game.arrived) {
    const object = game.objects[id] as GameObject;
    const token = (object.status & StatusBit.Token) !== 0 && object.zone !== Zone.Battlefield;
    const copy = (object.status & StatusBit.Copy) !== 0 && object.zone !== Zone.Stack;
    if (object.zone !== Zone.None && (token || copy)) {
      events.push(
        leave(id, object.zone, Zone.None, 'state-based', object.owner, NO_OBJECT, token ? '704.5d' : '704.5e'),
      );
    }
  }
}

/** CR 704.5f-s, w, x: everything about permanents, in one walk over the battlefield. */
function permanents(game: Game, events: GameEvent[]): void {
  let legends: ObjectId[] | null = null;
  let worlds: ObjectId[] | null = null;
  let marked: ObjectId[] | null = null;
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const object = game.objects[id] as GameObject;
    if ((object.status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    const types = now.types;
    if ((types & TypeBit.Creature) !== 0) {
      const deathtouched = (object.status & StatusBit.DeathtouchDamage) !== 0;
      if (deathtouched) (marked ??= []).push(id);
      if (now.toughness <= 0) {
        events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5f'));
        continue;
      }
      if (object.damage > 0 && (object.damage >= now.toughness || deathtouched)) {
        const rule = object.damage >= now.toughness ? '704.5g' : '704.5h';
        events.push({ kind: 'destroy', object: id, noRegeneration: false, cause: NO_OBJECT, rule });
        continue;
      }
    }
    if ((types & TypeBit.Planeswalker) !== 0 && (object.counters['loyalty'] ?? 0) === 0) {
      events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5i'));
      continue;
    }
    if (now.supertypes !== 0) {
      if ((now.supertypes & SupertypeBit.Legendary) !== 0) (legends ??= []).push(id);
      if ((now.supertypes & SupertypeBit.World) !== 0) (worlds ??= []).push(id);
    }
    if (object.attachedTo !== NO_ENTITY || (types & TypeBit.Enchantment) !== 0)
      attachmentActions(game, id, now, events);
    if ((types & TypeBit.Battle) !== 0) battleActions(game, id, now, events);
    if (object.counters !== NO_COUNTERS) {
      annihilateCounters(game, id, events);
      if ((game.derived ?? derived(game)).rules.mostCounters !== undefined) limitCounters(game, id, events);
      if ((types & TypeBit.Enchantment) !== 0) sagaActions(game, id, now, events);
    }
  }
  if (legends !== null && legends.length > 1) legendRule(game, legends, events);
  if (worlds !== null && worlds.length > 1) worldRule(game, worlds, events);
  if (marked !== null) for (const id of marked) setStatusLightly(game, id, StatusBit.DeathtouchDamage, false);
}
