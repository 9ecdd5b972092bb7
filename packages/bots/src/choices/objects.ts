/** Choosing targets, objects and players. */
import {
  type Answer,
  type Entity,
  entityObject,
  entityPlayer,
  type SeenGame,
  Zone,
  isPlayerEntity,
  type PlayerId,
  type Purpose,
  type Question,
} from '@kitchen-table/engine';
import { type Aim, aimsOf } from '../judgement/intent.ts';
import { clausesOf } from '../judgement/source.ts';
import { isAgainst, whose } from '../judgement/whose.ts';
import { damageOn, isCreature, isHostile, isLand, landsOf, threatOf, worthOf } from '../judgement/worth.ts';

type TargetsQuestion = Extract<Question, { kind: 'targets' }>;
type ObjectsQuestion = Extract<Question, { kind: 'chooseObjects' }>;

/** How many candidates are weighed at most. */
const MOST_WEIGHED = 200;

/** The best targets: one's own for help, the most dangerous of the others' for harm. */
export function chooseTargets(seen: SeenGame, question: TargetsQuestion): Answer {
  return best(question.legal, question.min, question.max, targetScore(seen, question));
}

/** What could be targeted, the best first. */
export function rankTargets(seen: SeenGame, question: TargetsQuestion): readonly number[] {
  return ranked(question.legal, targetScore(seen, question)).map(({ index }) => index);
}

function targetScore(seen: SeenGame, question: TargetsQuestion): (entity: Entity) => number {
  const aim = aimOf(seen, question);
  const helps = question.helps ?? aim.helps ?? false;
  return (entity) =>
    helps ? helpScore(seen, entity, question.player) : harmScore(seen, entity, question.player, aim.damage);
}

function aimOf(seen: SeenGame, question: TargetsQuestion): Aim {
  const aims = clausesOf(seen, question.reason.source).flatMap((clause) => aimsOf(clause));
  return aims[question.slot] ?? aims[0] ?? { helps: null, damage: null };
}

/** As many as score above nothing, and no fewer than must be. */
function best(from: readonly Entity[], min: number, max: number, score: (entity: Entity) => number): Answer {
  const weighed = ranked(from, score);
  const wanted = weighed.filter(({ points }) => points > 0).length;
  const count = Math.min(max, Math.max(min, wanted));
  const chosen = weighed.slice(0, count).map(({ index }) => index);
  for (let index = weighed.length; chosen.length < min; index++) chosen.push(index);
  return chosen;
}

function ranked(from: readonly Entity[], score: (entity: Entity) => number): { index: number; points: number }[] {
  const weighed = from.slice(0, MOST_WEIGHED).map((entity, index) => ({ index, points: score(entity) }));
  return weighed.sort((left, right) => right.points - left.points || left.index - right.index);
}

function helpScore(seen: SeenGame, entity: Entity, me: PlayerId): number {
  if (isPlayerEntity(entity)) return isHostile(seen, entity, me) ? -10 : 10;
  const worth = worthOf(seen, entityObject(entity));
  return isHostile(seen, entity, me) ? -worth : worth;
}

/** Damage goes where it kills, or to a player. */
function harmScore(seen: SeenGame, entity: Entity, me: PlayerId, damage: number | null): number {
  if (isPlayerEntity(entity))
    return isHostile(seen, entity, me) ? playerScore(seen, entityPlayer(entity), damage) : -20;
  const id = entityObject(entity);
  const worth = worthOf(seen, id);
  if (!isHostile(seen, entity, me)) return -worth;
  const now = seen.now(id);
  if (damage === null || !isCreature(now)) return worth;
  return damage >= now.toughness - damageOn(seen, id) ? worth : worth * 0.1;
}

function playerScore(seen: SeenGame, player: PlayerId, damage: number | null): number {
  const { life } = seen.player(player);
  if (damage !== null && damage >= life) return 1000;
  return 2 + threatOf(seen, player) * 0.05 + (20 - Math.min(20, life)) * 0.1;
}

const GIVEN_UP: ReadonlySet<Purpose> = new Set(['sacrifice', 'discard']);
const HARM: ReadonlySet<Purpose> = new Set(['exile', 'tap', 'damage', 'destroy']);

/** Cards and permanents chosen without targeting. */
export function chooseObjects(seen: SeenGame, question: ObjectsQuestion): Answer {
  const { purpose, from, min, max } = question;
  const most = GIVEN_UP.has(purpose) && !isAgainst(seen, question) ? Math.max(min, 0) : max;
  return best(from, min, most, objectScore(seen, question));
}

/** What could be chosen, the best first. */
export function rankObjects(seen: SeenGame, question: ObjectsQuestion): readonly number[] {
  return ranked(question.from, objectScore(seen, question)).map(({ index }) => index);
}

function objectScore(seen: SeenGame, question: ObjectsQuestion): (entity: Entity) => number {
  const { player, purpose } = question;
  // CR 720.5: an opponent whom one controls gives up as much as can be, the best first.
  if (GIVEN_UP.has(purpose) && isAgainst(seen, question)) return (entity) => keepScore(seen, entity, whose(question));
  if (GIVEN_UP.has(purpose)) return (entity) => -keepScore(seen, entity, player);
  if (purpose === 'legend') return (entity) => keepScore(seen, entity, player);
  const helps = question.helps ?? !HARM.has(purpose);
  if (!helps) return (entity) => harmScore(seen, entity, player, null);
  return (entity) => (isPlayerEntity(entity) ? helpScore(seen, entity, player) : wantScore(seen, entity, player));
}

/** What a player would miss most; spare lands are missed least. */
export function keepScore(seen: SeenGame, entity: Entity, me: PlayerId): number {
  if (isPlayerEntity(entity)) return helpScore(seen, entity, me);
  const id = entityObject(entity);
  const now = seen.now(id);
  if (isLand(now) && !isCreature(now)) return landsOf(seen, me) >= 6 ? 0.5 : 5;
  const tooDear = now.manaValue > landsOf(seen, me) + 3 ? 2 : 0;
  return worthOf(seen, id) - tooDear;
}

/** What a player would like to get: lands while there are few, then the most valuable. */
function wantScore(seen: SeenGame, entity: Entity, me: PlayerId): number {
  const id = entityObject(entity);
  const now = seen.now(id);
  if (isLand(now)) return landsOf(seen, me) < 5 ? 8 : 1;
  return Math.max(
    0.2,
    isHostile(seen, entity, me) && seen.object(id)?.zone === Zone.Battlefield
      ? worthOf(seen, id) * 0.9
      : worthOf(seen, id),
  );
}
