/** Declaring attackers. CR 508. */
import { TypeBit } from '../../vocabulary/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/keywords.ts';
import { StatusBit } from '../../vocabulary/objects.ts';
import { ask, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { companyNeeded } from '../../questions/company.ts';
import { canAttack, mustAttack } from '../../questions/rules-in-force.ts';
import { perform } from '../../events/perform.ts';
import { payToFight } from './attack-costs.ts';
import { attackable } from './defenders.ts';

const NOBODY: readonly Entity[] = [];

/** The active player declares attackers: CR 508.1. */
export function declareAttackers(game: Game): void {
  const player = game.activePlayer;
  if (game.players[player]?.lost !== false) return;
  const candidates = possibleAttackers(game);
  if (candidates.length === 0) return;
  const targets = attackable(game, player);
  const attackers: ObjectId[] = [];
  const defenders: (readonly Entity[])[] = [];
  const required: number[] = [];
  for (const id of candidates) {
    const open = openDefenders(game, id, targets);
    if (open.length === 0) continue;
    const requirements = mustAttack(game, id);
    if (requirements.length > 0) {
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
  });
  if (answer.length === 0) return;
  const declared: ObjectId[] = [];
  const whom: Entity[] = [];
  for (let i = 0; i < answer.length; i += 2) {
    declared.push(attackers[answer[i] as number] as ObjectId);
    whom.push((defenders[answer[i] as number] as readonly Entity[])[answer[i + 1] as number] as Entity);
  }
  const may = payToFight(game, player, 'attack', declared, whom);
  const attacking = declared.filter((_, i) => may[i]);
  const attacked = whom.filter((_, i) => may[i]);
  const tapping: GameEvent[] = [];
  for (const id of attacking) {
    // CR 508.1f, 702.20b.
    if ((characteristics(game, id).keywords & KeywordBit.Vigilance) === 0) {
      tapping.push({ kind: 'tap', object: id, cause: NO_OBJECT, rule: '508.1f' });
    }
  }
  if (attacking.length === 0) return;
  perform(game, tapping);
  perform(game, [
    { kind: 'attack', attackers: attacking, defenders: attacked, player, cause: NO_OBJECT, rule: '508.1' },
  ]);
}

/** The untapped creatures of the active player. */
function possibleAttackers(game: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || (object.status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0) continue;
    const now = characteristics(game, id);
    if (now.controller === game.activePlayer && (now.types & TypeBit.Creature) !== 0) found.push(id);
  }
  return found;
}

/** What the creature may attack; the same list when it may attack all. */
function openDefenders(game: Game, id: ObjectId, targets: readonly Entity[]): readonly Entity[] {
  let refused = 0;
  for (const target of targets) if (canAttack(game, id, target) !== null) refused++;
  if (refused === 0) return targets;
  if (refused === targets.length) return NOBODY;
  return targets.filter((target) => canAttack(game, id, target) === null);
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
