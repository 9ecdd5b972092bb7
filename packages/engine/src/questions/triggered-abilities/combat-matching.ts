/** Whether attacks and blocks are what an action describes. CR 508.3, 509.3. */
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Action, CombatEvent, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import { type Match, match, fitsRole } from './roles.ts';
import { defendingAgainst, defendingPlayer } from '../combat-phase/defending-player.ts';
import { isAboutPlayers } from '../players/player-nouns.ts';
import { enough } from '../quantities.ts';
import { compare } from '../comparisons.ts';
import { evaluate } from '../reading.ts';
import { wishesOf } from '../targets/chosen-together.ts';
import { controllerOf } from './zone-change-matching.ts';

/** CR 508.1m, 508.3. */
export function matchAttack(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'attack' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind !== 'attack') return;
  const { attackers, defenders } = event;
  const all = event.together ?? attackers;
  if (action.alone === true && all.length !== 1) return;
  const attacking = playerEntity(event.player);
  if (!fitsRole(game, action.by, attacking, context)) return;
  if (isAboutPlayers(action.object) || isPlayerNow(action.object, context)) {
    // "Whenever you attack": once, with the attackers that the words describe. CR 508.3d.
    if (!fitsRole(game, action.object, attacking, context)) return;
    // "Whenever you attack a player": once for each player attacked. CR 508.3e.
    const each = attackedApart(action.whom) ? [...new Set(defenders)] : [null];
    for (const one of each) matchAttacking(game, action, event, one, context, into);
    return;
  }
  attackers.forEach((attacker, i) => {
    const attacked = defenders[i] ?? NO_ENTITY;
    const entity = objectEntity(attacker);
    if (!fitsRole(game, action.object, entity, context)) return;
    if (action.whileSaddled === true && ((game.objects[attacker]?.status ?? 0) & StatusBit.Saddled) === 0) return;
    if (action.whom !== undefined && !fitsRole(game, action.whom, attacked, context)) return;
    if (action.with !== undefined) {
      const others = all.filter(
        (other) => other !== attacker && fitsRole(game, action.with, objectEntity(other), context),
      ).length;
      if (!enough(game, action.with, others, context)) return;
    }
    const defending = playerEntity(defendingPlayer(game, attacked));
    into.push(match({ object: [entity], whom: [attacked], player: defending, defending, amount: 1 }));
  });
}

/** "Each opponent who attacked with a creature": whoever is asked about. */
function isPlayerNow(noun: Noun, { bindings }: Context): boolean {
  const [one] = (noun.kind === 'reference' && noun.to !== null && bindings[noun.to]?.entities) || [];
  return one !== undefined && isPlayerEntity(one);
}

/** The attackers that the words describe, of those that attack `only`. */
function matchAttacking(
  game: Game,
  action: CombatEvent,
  event: Extract<GameEvent, { kind: 'attack' }>,
  only: Entity | null,
  context: Context,
  into: Match[],
): void {
  const object: Entity[] = [];
  const whom: Entity[] = [];
  let power = 0;
  event.attackers.forEach((attacker, i) => {
    const attacked = event.defenders[i] ?? NO_ENTITY;
    if (
      (only !== null && attacked !== only) ||
      !fitsRole(game, action.whom, attacked, context) ||
      !fitsRole(game, action.with, objectEntity(attacker), context)
    )
      return;
    object.push(objectEntity(attacker));
    power += event.powers?.[i] ?? 0;
    if (!whom.includes(attacked)) whom.push(attacked);
  });
  if (object.length === 0 || (action.with !== undefined && !enough(game, action.with, object.length, context))) return;
  if (action.with !== undefined && !isTotalEnough(game, action.with, power, context)) return;
  // "attack with two or more creatures": "those creatures" are the attackers.
  const other = action.with === undefined ? null : object;
  into.push(
    match({
      object,
      whom,
      player: playerEntity(event.player),
      amount: object.length,
      defending: playerEntity(defendingPlayer(game, whom[0] as Entity)),
      other,
    }),
  );
}

/** "A player", not "one or more of your opponents": what is attacked is counted one by one. CR 508.3e, 603.2c. */
export function attackedApart(whom: Noun | undefined): boolean {
  if (whom === undefined) return false;
  if (whom.kind === 'nounList') return whom.of.every(attackedApart);
  return whom.kind !== 'select' || whom.quantifier.amount === 'a' || whom.quantifier.amount === 'the';
}

/** CR 509.5a, 509.5b, 509.5e. */
export function matchBlock(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'block' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind !== 'block' || !fitsRole(game, action.object, objectEntity(event.blocker), context)) return;
  const whom = event.attackers.map(objectEntity).filter((attacker) => fitsRole(game, action.whom, attacker, context));
  if (whom.length === 0) return;
  const object = [objectEntity(event.blocker)];
  const defending = controllerOf(game, event.blocker);
  if (action.whom?.kind !== 'select') {
    // CR 509.5a: not for one that was a blocking creature before.
    if (action.whom !== undefined || event.order === undefined) into.push(match({ object, whom, defending }));
  } else if (action.whom.quantifier.amount === 'a') {
    for (const attacker of whom) into.push(match({ object, whom: [attacker], defending }));
  } else if (enough(game, action.whom, whom.length, context)) into.push(match({ object, whom, defending }));
}

/** CR 509.3. */
export function matchBlocked(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'becomeBlocked' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind !== 'becomeBlocked' && action.kind !== 'beBlocked') return;
  if (!fitsRole(game, action.object, objectEntity(event.attacker), context)) return;
  const defending = defendingAgainst(game, event.attacker);
  const blockers = event.blockers.map(objectEntity).filter((blocker) => fitsRole(game, action.whom, blocker, context));
  const object = [objectEntity(event.attacker)];
  if (action.whom?.kind === 'select' && action.whom.quantifier.amount === 'a') {
    // CR 509.3d: once for each such creature.
    for (const blocker of blockers)
      into.push(match({ object, whom: [blocker], player: defending, defending, amount: 1 }));
  } else if (event.order !== undefined) {
    return; // CR 509.5c: it was a blocked creature before.
  } else if (
    action.whom === undefined ||
    (blockers.length > 0 && enough(game, action.whom, blockers.length, context))
  ) {
    into.push(match({ object, whom: blockers, player: defending, defending, amount: blockers.length }));
  }
}

/** "with creatures with total power 6 or greater": as they attacked. CR 508.1a. */
function isTotalEnough(game: Game, noun: Noun, total: number, context: Context): boolean {
  return wishesOf(noun).every(
    (wish) => wish.kind !== 'totalStat' || compare(total, wish.comparison, evaluate(game, wish.to, context)),
  );
}

/** "Whenever it attacks and isn't blocked". CR 509.3g. */
export function matchUnblocked(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'attackUnblocked' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind !== 'attackUnblocked' || !fitsRole(game, action.object, objectEntity(event.attacker), context))
    return;
  const attacked = game.objects[event.attacker]?.attacking ?? NO_ENTITY;
  if (!fitsRole(game, action.whom, attacked, context)) return;
  const defending = defendingAgainst(game, event.attacker);
  into.push(match({ object: [objectEntity(event.attacker)], player: defending, defending, whom: [attacked] }));
}
