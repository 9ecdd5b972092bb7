/** Declaring attackers. CR 508. */
import type { Player } from '../../vocabulary/players/players.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { ask, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { companyNeeded } from '../../questions/combat-phase/not-alone.ts';
import { attackLimits } from '../../questions/combat-phase/declaration-limits.ts';
import { canAttack, mustAttack } from '../../questions/rules-in-force.ts';
import { isActivePlayer, playersActingWith, primaryPlayer } from '../../questions/players/teams.ts';
import { perform } from '../../events/perform.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { hadToAttack, setTurnTally } from '../../vocabulary/tallies.ts';
import { payToFight, type Tapping } from './attack-costs.ts';
import { declareBands } from './bands.ts';
import { attackable } from './defenders.ts';
import { enlist } from './enlist.ts';
import { exertAttackers } from './exert.ts';

/** The active player declares attackers: CR 508.1. */
export function declareAttackers(game: Game): void {
  const player = primaryPlayer(game, game.activePlayer); // CR 805.10b
  if ((game.players[player] as Player).lost) return;
  const candidates = possibleAttackers(game);
  if (candidates.length === 0) return;
  const targets = attackable(game, player);
  const attackers: ObjectId[] = [];
  const defenders: (readonly Entity[])[] = [];
  const required: number[] = [];
  const limits = attackLimits(game);
  const requirementsOf: (readonly (Entity | null)[])[] = [];
  for (const id of candidates) {
    const { controller } = characteristics(game, id);
    const open = openDefenders(game, id, controller === player ? targets : attackable(game, controller));
    if (open.length === 0) continue;
    const requirements = mustAttack(game, id);
    if (limits.length > 0) {
      requirementsOf.push(requirements.map(({ defender }) => defender));
      defenders.push(open);
    } else if (requirements.length > 0) {
      required.push(attackers.length);
      defenders.push(mostObedient(open, requirements));
    } else defenders.push(open);
    attackers.push(id);
  }
  if (attackers.length === 0) return;
  const company = attackers.map((id) => companyNeeded(game, id, 'attack'));
  const answer = ask(game, {
    kind: 'attackers',
    player,
    reason: reason('Declare attackers', NO_OBJECT, '508.1'),
    attackers,
    defenders,
    // CR 508.1d: a requirement that a restriction makes impossible to obey is none.
    mustAttack: required.filter((index) => (company[index] as number) <= attackers.length),
    ...(company.some((needed) => needed > 1) ? { company } : {}),
    ...(limits.length > 0 ? { limited: { limits, requirements: requirementsOf } } : {}),
  });
  if (answer.length === 0) return;
  const declared: ObjectId[] = [];
  const whom: Entity[] = [];
  for (let i = 0; i < answer.length; i += 2) {
    declared.push(attackers[answer[i] as number] as ObjectId);
    whom.push((defenders[answer[i] as number] as readonly Entity[])[answer[i + 1] as number] as Entity);
  }
  const may = payToFight(game, player, 'attack', declared, whom, tappingFor(game, declared));
  const attacking = declared.filter((_, i) => may[i]);
  const attacked = whom.filter((_, i) => may[i]);
  if (attacking.length === 0) return;
  perform(game, tappingFor(game, attacking));
  if (mentions(game, 'exert')) exertAttackers(game, attacking);
  if (mentions(game, 'enlist')) enlist(game, attacking);
  if (mentions(game, 'banding') || mentions(game, 'bands with other')) declareBands(game, player, attacking, attacked);
  if (mentions(game, 'hadToAttack'))
    for (const id of attacking)
      setTurnTally(game, hadToAttack(objectEntity(id)), mustAttack(game, id).length > 0 ? 1 : 0); // CR 506.6
  perform(game, attackEvents(game, player, attacking, attacked));
}

/** What attacking taps. CR 508.1f, 702.20b. */
function tappingFor(game: Game, attackers: readonly ObjectId[]): readonly Tapping[] {
  const tapping: Tapping[] = [];
  for (const id of attackers) {
    if ((characteristics(game, id).keywords & KeywordBit.Vigilance) !== 0) continue;
    if (((game.objects[id] as GameObject).status & StatusBit.Tapped) === 0)
      tapping.push({ kind: 'tap', object: id, cause: NO_OBJECT, rule: '508.1f' });
  }
  return tapping;
}

/** The attack; with shared team turns, what each player of the team attacks with. CR 508.1, 805.10b. */
function attackEvents(
  game: Game,
  player: PlayerId,
  attackers: readonly ObjectId[],
  defenders: readonly Entity[],
): readonly GameEvent[] {
  const powers = mentions(game, 'totalStat') ? attackers.map((id) => characteristics(game, id).power) : null;
  const attack = {
    kind: 'attack',
    attackers,
    defenders,
    player,
    ...(powers === null ? {} : { powers }),
    cause: NO_OBJECT,
    rule: '508.1',
  } as const;
  if (!game.rules.teams.sharedTurns) return [attack];
  const events: GameEvent[] = [];
  for (const member of playersActingWith(game, player)) {
    const own = attackers.map((id) => characteristics(game, id).controller === member);
    if (!own.includes(true)) continue;
    events.push({
      ...attack,
      player: member,
      attackers: attackers.filter((_, i) => own[i]),
      defenders: defenders.filter((_, i) => own[i]),
      ...(powers === null ? {} : { powers: powers.filter((_, i) => own[i]) }),
      together: attackers,
    });
  }
  return events;
}

/** The untapped creatures of the active player, or of the active team. CR 508.1a, 805.10b. */
function possibleAttackers(game: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of game.battlefield) {
    const { status } = game.objects[id] as GameObject;
    if ((status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0) continue;
    const now = characteristics(game, id);
    if ((now.types & TypeBit.Creature) !== 0 && isActivePlayer(game, now.controller)) found.push(id);
  }
  return found;
}

/** What the creature may attack; the same list when it may attack all. */
function openDefenders(game: Game, id: ObjectId, targets: readonly Entity[]): readonly Entity[] {
  for (const target of targets)
    if (canAttack(game, id, target) !== null) return targets.filter((other) => canAttack(game, id, other) === null);
  return targets;
}

/** The defenders with which most requirements are obeyed. CR 508.1d. */
function mostObedient(
  open: readonly Entity[],
  requirements: readonly { readonly defender: Entity | null }[],
): readonly Entity[] {
  const obeyed = (target: Entity): number =>
    requirements.filter(({ defender }) => defender === null || defender === target).length;
  let most = 0;
  for (const target of open) most = Math.max(most, obeyed(target));
  return open.filter((target) => obeyed(target) === most);
}
