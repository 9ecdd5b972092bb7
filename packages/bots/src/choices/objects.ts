/** Choosing targets, objects and players. */
import {
  type Answer,
  characteristics,
  type Entity,
  entityObject,
  entityPlayer,
  type Game,
  type GameObject,
  isPlayerEntity,
  type Player,
  type PlayerId,
  type Purpose,
  type Question,
} from '@kitchen-table/engine';
import { type Aim, aimsOf } from '../judgement/intent.ts';
import { clausesOf } from '../judgement/source.ts';
import { isCreature, isHostile, isLand, landsOf, threatOf, worthOf } from '../judgement/worth.ts';

type TargetsQuestion = Extract<Question, { kind: 'targets' }>;
type ObjectsQuestion = Extract<Question, { kind: 'chooseObjects' }>;

/** How many candidates are weighed at most. */
const MOST_WEIGHED = 200;

/** The best targets: one's own for help, the most dangerous of the others' for harm. */
export function chooseTargets(game: Game, question: TargetsQuestion): Answer {
  const aim = aimOf(game, question);
  const helps = question.helps ?? aim.helps ?? false;
  const score = (entity: Entity): number =>
    helps ? helpScore(game, entity, question.player) : harmScore(game, entity, question.player, aim.damage);
  return best(question.legal, question.min, question.max, score);
}

function aimOf(game: Game, question: TargetsQuestion): Aim {
  const aims = clausesOf(game, question.reason.source).flatMap((clause) => aimsOf(clause));
  return aims[question.slot] ?? aims[0] ?? { helps: null, damage: null };
}

/** As many as score above nothing, and no fewer than must be. */
function best(from: readonly Entity[], min: number, max: number, score: (entity: Entity) => number): Answer {
  const weighed = from.slice(0, MOST_WEIGHED).map((entity, index) => ({ index, points: score(entity) }));
  weighed.sort((left, right) => right.points - left.points || left.index - right.index);
  const wanted = weighed.filter(({ points }) => points > 0).length;
  const count = Math.min(max, Math.max(min, wanted));
  const chosen = weighed.slice(0, count).map(({ index }) => index);
  for (let index = weighed.length; chosen.length < min; index++) chosen.push(index);
  return chosen;
}

function helpScore(game: Game, entity: Entity, me: PlayerId): number {
  if (isPlayerEntity(entity)) return isHostile(game, entity, me) ? -10 : 10;
  const worth = worthOf(game, entityObject(entity));
  return isHostile(game, entity, me) ? -worth : worth;
}

/** Damage goes where it kills, or to a player. */
function harmScore(game: Game, entity: Entity, me: PlayerId, damage: number | null): number {
  if (isPlayerEntity(entity))
    return isHostile(game, entity, me) ? playerScore(game, entityPlayer(entity), damage) : -20;
  const id = entityObject(entity);
  const worth = worthOf(game, id);
  if (!isHostile(game, entity, me)) return -worth;
  const now = characteristics(game, id);
  if (damage === null || !isCreature(now)) return worth;
  return damage >= now.toughness - (game.objects[id] as GameObject).damage ? worth : worth * 0.1;
}

function playerScore(game: Game, player: PlayerId, damage: number | null): number {
  const { life } = game.players[player] as Player;
  if (damage !== null && damage >= life) return 1000;
  return 2 + threatOf(game, player) * 0.05 + (20 - Math.min(20, life)) * 0.1;
}

const GIVEN_UP: ReadonlySet<Purpose> = new Set(['sacrifice', 'discard']);
const HARM: ReadonlySet<Purpose> = new Set(['exile', 'tap', 'damage', 'destroy']);

/** Cards and permanents chosen without targeting. */
export function chooseObjects(game: Game, question: ObjectsQuestion): Answer {
  const { player, purpose, from, min, max } = question;
  if (GIVEN_UP.has(purpose)) return best(from, min, Math.max(min, 0), (entity) => -keepScore(game, entity, player));
  const helps = question.helps ?? !HARM.has(purpose);
  if (purpose === 'legend') return best(from, min, max, (entity) => keepScore(game, entity, player));
  if (!helps) return best(from, min, max, (entity) => harmScore(game, entity, player, null));
  return best(from, min, max, (entity) =>
    isPlayerEntity(entity) ? helpScore(game, entity, player) : wantScore(game, entity, player),
  );
}

/** What a player would miss most; spare lands are missed least. */
export function keepScore(game: Game, entity: Entity, me: PlayerId): number {
  if (isPlayerEntity(entity)) return helpScore(game, entity, me);
  const id = entityObject(entity);
  const now = characteristics(game, id);
  if (isLand(now) && !isCreature(now)) return landsOf(game, me) >= 6 ? 0.5 : 5;
  const tooDear = now.manaValue > landsOf(game, me) + 3 ? 2 : 0;
  return worthOf(game, id) - tooDear;
}

/** What a player would like to get: lands while there are few, then the most valuable. */
function wantScore(game: Game, entity: Entity, me: PlayerId): number {
  const id = entityObject(entity);
  const now = characteristics(game, id);
  if (isLand(now)) return landsOf(game, me) < 5 ? 8 : 1;
  return Math.max(
    0.2,
    isHostile(game, entity, me) && (game.objects[id] as GameObject).zone === 2
      ? worthOf(game, id) * 0.9
      : worthOf(game, id),
  );
}
