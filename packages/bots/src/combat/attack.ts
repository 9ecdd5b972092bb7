/** Attacking: each attacker weighed against the untapped blockers of whom it would attack. CR 508.1. */
import {
  type Answer,
  checkAnswer,
  defaultAnswer,
  type Entity,
  entityObject,
  entityPlayer,
  type SeenGame,
  isPlayerEntity,
  KeywordBit,
  type ObjectId,
  type PlayerId,
  type Question,
} from '@kitchen-table/engine';
import { damageUnblocked, duel, fighter } from '../judgement/duel.ts';
import { isAgainst, whose } from '../judgement/whose.ts';
import { isHostile, opponentsOf, ownerOf, permanentsOf, threatOf, worthOf } from '../judgement/worth.ts';

type AttackersQuestion = Extract<Question, { kind: 'attackers' }>;

/** How many pairs of attacker and blocker are weighed at most; on wider boards the rest is judged by the first. */
const MOST_WEIGHED = 40;

/** With so many cards left in the library nothing is urgent; with so few everything is. CR 104.3c. */
const LEISURE = 26;
const LAST_CARDS = 8;
/** An army worth so much more than the other needs to fear no fight. */
const OVERWHELMING = 1.5;

/** Who attacks whom: pairs as the question wants them. */
export function chooseAttackers(seen: SeenGame, question: AttackersQuestion): Answer {
  if (isAgainst(seen, question)) return chooseAttackersAgainst(seen, question);
  const me = whose(question);
  const defenders = everyDefender(question);
  const ranked = [...defenders].sort((left, right) => appeal(seen, right) - appeal(seen, left));
  const pairs: number[] = [];
  const declared = new Set<number>();
  for (const defender of ranked) {
    const open = question.attackers
      .map((_, index) => index)
      .filter((index) => !declared.has(index) && (question.defenders[index] as readonly Entity[]).includes(defender));
    const chosen = attackOn(seen, question, defender, open);
    for (const index of chosen) {
      declared.add(index);
      pairs.push(index, (question.defenders[index] as readonly Entity[]).indexOf(defender));
    }
  }
  const kept = keepGuard(seen, question, me, pairs, 1 - urgencyOf(seen, me));
  for (const index of question.mustAttack) if (!hasAttacker(kept, index)) kept.push(index, 0);
  const answer = withCompany(question, kept);
  const legal = question.limited === undefined ? answer : withinLimits(question, answer);
  return checkAnswer(question, legal) === null ? legal : defaultAnswer(question);
}

/** For a controlled player whom one wants no good: everything attacks the others, nothing oneself. CR 720.5, 720.7. */
function chooseAttackersAgainst(seen: SeenGame, question: AttackersQuestion): Answer {
  const pairs = question.attackers.flatMap((_, index) => {
    const at = (question.defenders[index] as readonly Entity[]).findIndex((defender) =>
      isHostile(seen, defender, question.player),
    );
    return at >= 0 ? [index, at] : question.mustAttack.includes(index) ? [index, 0] : [];
  });
  const answer = withCompany(question, pairs);
  const legal = question.limited === undefined ? answer : withinLimits(question, answer);
  return checkAnswer(question, legal) === null ? legal : defaultAnswer(question);
}

/** From 0 to 1: how little time is left before the player's own library is empty. CR 104.3c. */
function urgencyOf(seen: SeenGame, player: PlayerId): number {
  const { librarySize } = seen.player(player);
  return Math.min(1, Math.max(0, (LEISURE - librarySize) / (LEISURE - LAST_CARDS)));
}

/** Leaves out the least wanted attackers while there are more than may attack. CR 508.1c. */
function withinLimits(question: AttackersQuestion, pairs: Answer): Answer {
  let kept = pairs;
  while (kept.length > 2 && checkAnswer(question, kept)?.rule === '508.1c') kept = kept.slice(0, -2);
  return kept;
}

/** Leaves out creatures that may not attack with so few others. CR 508.1c. */
export function withCompany(question: AttackersQuestion, pairs: readonly number[]): Answer {
  const { company } = question;
  if (company === undefined) return pairs;
  const kept: number[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const index = pairs[at] as number;
    if ((company[index] as number) <= pairs.length / 2) kept.push(index, pairs[at + 1] as number);
  }
  return kept.length === pairs.length ? kept : withCompany(question, kept);
}

function hasAttacker(pairs: readonly number[], index: number): boolean {
  for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === index) return true;
  return false;
}

function everyDefender(question: AttackersQuestion): readonly Entity[] {
  const all = new Set<Entity>();
  const seen = new Set<readonly Entity[]>();
  for (const list of question.defenders) {
    if (seen.has(list)) continue;
    seen.add(list);
    for (const entity of list) all.add(entity);
  }
  return [...all];
}

/** Players near death first, then the most threatening; planeswalkers after their players. */
function appeal(seen: SeenGame, defender: Entity): number {
  if (!isPlayerEntity(defender)) return worthOf(seen, entityObject(defender)) * 2;
  const { life } = seen.player(entityPlayer(defender));
  return threatOf(seen, entityPlayer(defender)) + (life <= 10 ? (11 - life) * 4 : 0);
}

function blockersOf(seen: SeenGame, player: PlayerId): readonly ObjectId[] {
  return permanentsOf(seen, player, true)
    .filter((id) => seen.object(id)?.tapped === false)
    .slice(0, MOST_WEIGHED);
}

/** The attackers (indices) worth sending against one defender. */
function attackOn(
  seen: SeenGame,
  question: AttackersQuestion,
  defender: Entity,
  open: readonly number[],
): readonly number[] {
  const player = ownerOf(seen, defender);
  const blockers = blockersOf(seen, player);
  const life = isPlayerEntity(defender)
    ? seen.player(player).life
    : (seen.object(entityObject(defender))?.counters['loyalty'] ?? 4);
  if (isLethal(seen, question, open, blockers, life)) return open;
  const able = open.filter((index) => fighter(seen, question.attackers[index] as ObjectId).power > 0);
  const army = able.map((index) => question.attackers[index] as ObjectId);
  if (army.length > blockers.length && strengthOf(seen, army) >= OVERWHELMING * strengthOf(seen, blockers)) return able;
  const urgency = urgencyOf(seen, whose(question));
  return able.filter((index) => isGoodAttack(seen, question.attackers[index] as ObjectId, blockers, urgency));
}

function strengthOf(seen: SeenGame, creatures: readonly ObjectId[]): number {
  return creatures.reduce((sum, id) => sum + worthOf(seen, id), 0);
}

/** Whether what gets past the best blocks is enough. */
function isLethal(
  seen: SeenGame,
  question: AttackersQuestion,
  open: readonly number[],
  blockers: readonly ObjectId[],
  life: number,
): boolean {
  const damages = open
    .map((index) => damageUnblocked(seen, question.attackers[index] as ObjectId))
    .sort((left, right) => right - left);
  const through = damages.slice(blockers.length).reduce((sum, damage) => sum + damage, 0);
  return through >= life;
}

function isGoodAttack(seen: SeenGame, attacker: ObjectId, blockers: readonly ObjectId[], urgency: number): boolean {
  if (urgency === 1) return true;
  const mine = fighter(seen, attacker);
  const worth = worthOf(seen, attacker);
  const able = blockers.filter((blocker) => seen.canBlock(blocker, attacker));
  if (able.length < ((mine.keywords & KeywordBit.Menace) !== 0 ? 2 : 1)) return true;
  let together = 0;
  for (const blocker of able) {
    const theirs = fighter(seen, blocker);
    const { attackerDies, blockerDies } = duel(mine, theirs);
    if (attackerDies && !(blockerDies && worthOf(seen, blocker) >= worth * (0.9 - urgency))) return false;
    together += theirs.power;
  }
  // Two or more together might destroy it: only what is cheap goes into that.
  return (
    able.length === 1 ||
    together < mine.left ||
    worth < 4 + 8 * urgency ||
    (mine.keywords & KeywordBit.Indestructible) !== 0
  );
}

/** Keeps creatures home while the answer of the others would kill; care from 0 to 1 says how many. */
function keepGuard(seen: SeenGame, question: AttackersQuestion, me: PlayerId, pairs: number[], care: number): number[] {
  const { life } = seen.player(me);
  const threats = opponentsOf(seen, me).map((other) =>
    permanentsOf(seen, other.id, true)
      .slice(0, MOST_WEIGHED * 4)
      .reduce((sum, id) => sum + damageUnblocked(seen, id), 0),
  );
  const danger = Math.max(0, ...threats) + threats.reduce((sum, threat) => sum + threat, 0) * 0.25;
  if (danger < life) return pairs;
  const staying = permanentsOf(seen, me, true).filter((id) => !question.attackers.includes(id)).length;
  const foes = Math.max(0, ...opponentsOf(seen, me).map((other) => permanentsOf(seen, other.id, true).length));
  const wanted = foes * care;
  const kept = [...pairs];
  let home = staying + question.attackers.length - kept.length / 2;
  for (let at = kept.length - 2; at >= 0 && home < wanted; at -= 2) {
    const index = kept[at] as number;
    const id = question.attackers[index] as ObjectId;
    if ((seen.now(id).keywords & KeywordBit.Vigilance) !== 0 || question.mustAttack.includes(index)) continue;
    kept.splice(at, 2);
    home++;
  }
  return kept;
}
