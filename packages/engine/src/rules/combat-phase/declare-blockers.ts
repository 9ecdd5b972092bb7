/** Declaring blockers. CR 509. */
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Question } from '../../vocabulary/decisions.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_ENTITY, NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { ask, askOrder, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { bandOf } from '../../questions/combat-phase/bands.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { inThisCombat } from '../../questions/combat-phase/this-combat.ts';
import { companyNeeded } from '../../questions/combat-phase/not-alone.ts';
import { blockLimit } from '../../questions/combat-phase/declaration-limits.ts';
import {
  canBlock,
  maximumBlocked,
  maximumBlockers,
  minimumBlockers,
  mustBlock,
  rulesInForce,
} from '../../questions/rules-in-force.ts';
import { findPlayers } from '../../questions/reading.ts';
import { isActivePlayer, primaryPlayer } from '../../questions/players/teams.ts';
import { perform } from '../../events/perform.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';
import { payToFight } from './attack-costs.ts';
import { byTurnOrder, defenderOf } from './defenders.ts';
import { setBlocking } from '../../vocabulary/objects/object-notes.ts';

type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

/** Each defending player in turn order declares blockers: CR 509.1, 802.4. */
export function declareBlockers(game: Game): void {
  const attackers = allAttackers(game);
  const events: GameEvent[] = [];
  const blockersOf = new Map<ObjectId, ObjectId[]>();
  for (const player of inTurnOrder(game)) {
    // CR 805.10d: a team that shares turns declares its blocks as one.
    if (isActivePlayer(game, player) || primaryPlayer(game, player) !== player) continue;
    const attacking = attackers.filter((id) => defends(game, player, (game.objects[id] as GameObject).attacking));
    if (attacking.length > 0) declareFor(game, player, attacking, events, blockersOf);
  }
  if (mentions(game, 'banding') || mentions(game, 'bands with other')) blockBands(game, attackers, events, blockersOf);
  for (const attacker of attackers) {
    const blockers = blockersOf.get(attacker);
    // CR 509.3c, 509.3g.
    if (blockers === undefined) events.push({ kind: 'attackUnblocked', attacker, cause: NO_OBJECT, rule: '509.1h' });
    else
      events.push({
        kind: 'becomeBlocked',
        attacker,
        blockers: damageOrder(game, attacker, blockers),
        cause: NO_OBJECT,
        rule: '509.1h',
      });
  }
  perform(game, events);
  if (game.setup.edition === '2024-03-08') orderBlocked(game);
}

/** Who blocks one creature of a band blocks all of it. CR 702.22h. */
function blockBands(
  game: Game,
  attackers: readonly ObjectId[],
  events: GameEvent[],
  blockersOf: Map<ObjectId, ObjectId[]>,
): void {
  const declared = new Map(attackers.map((attacker) => [attacker, [...(blockersOf.get(attacker) ?? [])]]));
  for (const [attacker, blockers] of declared) {
    for (const other of bandOf(game, attacker))
      for (const blocker of blockers) if (!blockersOf.get(other)?.includes(blocker)) add(blockersOf, other, blocker);
  }
  events.forEach((event, at) => {
    if (event.kind !== 'block') return;
    const { blocker } = event;
    const blocked = attackers.filter((attacker) => blockersOf.get(attacker)?.includes(blocker));
    events[at] = {
      ...event,
      attackers: [...event.attackers, ...blocked.filter((id) => !event.attackers.includes(id))],
    };
  });
}

/** Whether the player (or the team, where teams share their turns) defends what is attacked. CR 508.5, 805.10d. */
function defends(game: Game, player: PlayerId, attacked: Entity): boolean {
  const defender = defenderOf(game, attacked);
  return defender !== null && primaryPlayer(game, defender) === player;
}

function allAttackers(game: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of game.battlefield) {
    if ((game.objects[id] as GameObject).attacking !== NO_ENTITY && inThisCombat(game, id)) found.push(id);
  }
  return found;
}

function declareFor(
  game: Game,
  player: PlayerId,
  attacking: readonly ObjectId[],
  events: GameEvent[],
  blockersOf: Map<ObjectId, ObjectId[]>,
): void {
  const already = events.reduce((sum, event) => sum + (event.kind === 'block' ? 1 : 0), 0);
  const question = blockersQuestion(game, player, attacking, already);
  if (question === null) return;
  const answer = ask(game, question);
  const blocked = new Map<ObjectId, ObjectId[]>();
  const declared: ObjectId[] = [];
  const whom: ObjectId[] = [];
  for (let i = 0; i < answer.length; i += 2) {
    declared.push(question.blockers[answer[i] as number] as ObjectId);
    whom.push(question.attackers[answer[i + 1] as number] as ObjectId);
  }
  const may = payToFight(game, player, 'block', declared, whom.map(objectEntity));
  for (let i = 0; i < declared.length; i++) {
    if (may[i] === false) continue;
    const blocker = declared[i] as ObjectId;
    const attacker = whom[i] as ObjectId;
    add(blocked, blocker, attacker);
    add(blockersOf, attacker, blocker);
  }
  for (const [blocker, attackers] of blocked)
    events.push({ kind: 'block', blocker, attackers, cause: NO_OBJECT, rule: '509.1g' });
}

function add(map: Map<ObjectId, ObjectId[]>, key: ObjectId, value: ObjectId): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Who chooses how creatures block, when it is not the one who controls them: of several such effects the latest. */
function whoChooses(game: Game): PlayerId | null {
  if (!mentions(game, 'choosesBlocks')) return null;
  const [player] = rulesInForce(game, 'choosesBlocks')
    .flatMap(({ rule, context }) => findPlayers(game, rule.player, context))
    .slice(-1);
  return player ?? null;
}

/** What the player may block with, and what; null when no block is possible. */
function blockersQuestion(
  game: Game,
  player: PlayerId,
  attacking: readonly ObjectId[],
  already: number,
): BlockersQuestion | null {
  const blockers: ObjectId[] = [];
  const able: (readonly number[])[] = [];
  const alike = new AlikePairs(game, attacking);
  for (const id of game.battlefield) {
    const { status } = game.objects[id] as GameObject;
    if ((status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0) continue;
    const now = characteristics(game, id);
    if ((now.types & TypeBit.Creature) === 0 || primaryPlayer(game, now.controller) !== player) continue;
    const attackers = alike.attackersFor(id, now);
    if (attackers.length === 0) continue;
    blockers.push(id);
    able.push(attackers);
  }
  if (blockers.length === 0) return null;
  const company = blockers.map((id) => companyNeeded(game, id, 'block'));
  const limit = blockLimit(game);
  return {
    kind: 'blockers',
    player: whoChooses(game) ?? player,
    reason: reason('Declare blockers', NO_OBJECT, '509.1'),
    blockers,
    attackers: attacking,
    canBlock: able,
    minimum: attacking.map((id) => minimumBlockers(game, id)),
    maximum: attacking.map((id) => maximumBlockers(game, id)),
    mayBlock: blockers.map((id) => maximumBlocked(game, id)),
    mustBlock: blockers.map((id, index) =>
      (company[index] as number) > blockers.length ? [] : requirementsOf(game, id, attacking),
    ),
    ...(company.some((needed) => needed > 1) ? { company } : {}),
    ...(limit === Infinity ? {} : { limit: Math.max(0, limit - already) }),
  };
}

/** Requirements to block creatures that attack somebody else can't be obeyed. CR 509.1c. */
function requirementsOf(game: Game, blocker: ObjectId, attacking: readonly ObjectId[]): readonly number[] {
  const found: number[] = [];
  for (const { attacker } of mustBlock(game, blocker)) {
    if (attacker === null) found.push(-1);
    else if (attacking.includes(attacker)) found.push(attacking.indexOf(attacker));
  }
  return found;
}

/**
 * Works out who may block whom once for creatures that are alike: where no rule in force singles creatures out, only
 * characteristics matter, and a thousand like tokens are one case.
 */
class AlikePairs {
  readonly game: Game;
  readonly attacking: readonly ObjectId[];
  readonly shared: boolean;
  readonly known: Map<Characteristics, readonly number[]> = new Map();

  constructor(game: Game, attacking: readonly ObjectId[]) {
    this.game = game;
    this.attacking = attacking;
    this.shared =
      !game.rules.teams.sharedTurns &&
      rulesInForce(game, 'cant').length === 0 &&
      rulesInForce(game, 'asThough').length === 0;
  }

  attackersFor(blocker: ObjectId, now: Characteristics): readonly number[] {
    const before = this.shared ? this.known.get(now) : undefined;
    if (before !== undefined) return before;
    const found: number[] = [];
    const verdicts = new Map<Characteristics, boolean>();
    for (let i = 0; i < this.attacking.length; i++) {
      const attacker = this.attacking[i] as ObjectId;
      const face = characteristics(this.game, attacker);
      let may = this.shared ? verdicts.get(face) : undefined;
      if (may === undefined) {
        may = canBlock(this.game, blocker, attacker) === null;
        if (this.shared) verdicts.set(face, may);
      }
      if (may) found.push(i);
    }
    if (this.shared) this.known.set(now, found);
    return found;
  }
}

/** The 2024-03-08 edition has the active player order the blockers of each creature. CR 509.2. */
function damageOrder(game: Game, attacker: ObjectId, blockers: readonly ObjectId[]): readonly ObjectId[] {
  if (game.setup.edition !== '2024-03-08' || blockers.length < 2) return blockers;
  return ordered(game, primaryPlayer(game, game.activePlayer), attacker, blockers, '509.2'); // CR 805.10f
}

/** And the defending players the attackers that each creature blocks. CR 509.3 in that edition. */
function orderBlocked(game: Game): void {
  const several = game.battlefield.filter(
    (id) => (game.objects[id] as GameObject).blocking.length > 1 && inThisCombat(game, id),
  );
  for (const id of byTurnOrder(game, several)) {
    const { blocking } = game.objects[id] as GameObject;
    const order = ordered(game, primaryPlayer(game, characteristics(game, id).controller), id, blocking, '509.3');
    setBlocking(game, id, order);
  }
}

function ordered(
  game: Game,
  player: PlayerId,
  creature: ObjectId,
  others: readonly ObjectId[],
  rule: string,
): readonly ObjectId[] {
  const items = others.map((object) => ({ object, text: characteristics(game, object).name }));
  const answer = askOrder(
    game,
    player,
    reason('Order the creatures that will be assigned damage', creature, rule),
    items,
    'blockers',
  );
  return answer.map((index) => others[index] as ObjectId);
}
