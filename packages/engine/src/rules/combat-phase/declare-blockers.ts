/** Declaring blockers. CR 509. */
import { type Characteristics, TypeBit } from '../../vocabulary/characteristics.ts';
import type { Question } from '../../vocabulary/decisions.ts';
import { editObjectLightly } from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { ask, askOrder, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { companyNeeded } from '../../questions/company.ts';
import {
  canBlock,
  maximumBlocked,
  maximumBlockers,
  minimumBlockers,
  mustBlock,
  rulesInForce,
} from '../../questions/rules-in-force.ts';
import { perform } from '../../events/perform.ts';
import { inTurnOrder } from '../turn-order.ts';
import { payToFight } from './attack-costs.ts';
import { defenderOf } from './defenders.ts';

type BlockersQuestion = Extract<Question, { kind: 'blockers' }>;

/** Each defending player in turn order declares blockers: CR 509.1, 802.4. */
export function declareBlockers(game: Game): void {
  const attackers = allAttackers(game);
  const events: GameEvent[] = [];
  const blockersOf = new Map<ObjectId, ObjectId[]>();
  for (const player of inTurnOrder(game)) {
    if (player === game.activePlayer) continue;
    const attacking = attackers.filter((id) => defenderOf(game, (game.objects[id] as GameObject).attacking) === player);
    if (attacking.length > 0) declareFor(game, player, attacking, events, blockersOf);
  }
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

function allAttackers(game: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object !== undefined && object.attacking !== NO_ENTITY && (object.status & StatusBit.PhasedOut) === 0)
      found.push(id);
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
  const question = blockersQuestion(game, player, attacking);
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

/** What the player may block with, and what; null when no block is possible. */
function blockersQuestion(game: Game, player: PlayerId, attacking: readonly ObjectId[]): BlockersQuestion | null {
  const blockers: ObjectId[] = [];
  const able: (readonly number[])[] = [];
  const alike = new AlikePairs(game, attacking);
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || (object.status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0) continue;
    const now = characteristics(game, id);
    if (now.controller !== player || (now.types & TypeBit.Creature) === 0) continue;
    const attackers = alike.attackersFor(id, now);
    if (attackers.length === 0) continue;
    blockers.push(id);
    able.push(attackers);
  }
  if (blockers.length === 0) return null;
  const company = blockers.map((id) => companyNeeded(game, id, 'block'));
  return {
    kind: 'blockers',
    player,
    reason: reason('Declare blockers', NO_OBJECT, '509.1'),
    blockers,
    attackers: attacking,
    canBlock: able,
    minimum: attacking.map((id) => minimumBlockers(game, id)),
    maximum: attacking.map((id) => maximumBlockers(game, id)),
    mayBlock: blockers.map((id) => maximumBlocked(game, id)),
    mustBlock: blockers.map((id, index) =>
      (company[index] as number) > blockers.length
        ? []
        : mustBlock(game, id).map(({ attacker }) => (attacker === null ? -1 : attacking.indexOf(attacker))),
    ),
    ...(company.some((needed) => needed > 1) ? { company } : {}),
  };
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
    this.shared = rulesInForce(game, 'cant').length === 0 && rulesInForce(game, 'asThough').length === 0;
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
  return ordered(game, game.activePlayer, attacker, blockers, '509.2');
}

/** And the defending players the attackers that each creature blocks. CR 509.3 in that edition. */
function orderBlocked(game: Game): void {
  for (const id of game.battlefield) {
    const blocking = game.objects[id]?.blocking;
    if (blocking === undefined || blocking.length < 2) continue;
    const order = ordered(game, characteristics(game, id).controller, id, blocking, '509.3');
    editObjectLightly(game, id).blocking = order;
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
