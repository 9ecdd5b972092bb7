/** What to do with priority: lands, creatures on curve, removal on the best threat, tricks in combat, answers on the stack. */
import {
  type ActionOption,
  type Answer,
  type Characteristics,
  type Entity,
  type SeenGame,
  isPlayerEntity,
  KeywordBit,
  NO_ENTITY,
  type ObjectId,
  objectEntity,
  type PlayerId,
  type Question,
  Step,
  TypeBit,
} from '@kitchen-table/engine';
import type { Cost } from '@kitchen-table/language/core';
import { type Circles, isBetterCarried, movesItself, noCircles, noticeCircles } from './circles.ts';
import { duel, fighter } from '../judgement/duel.ts';
import { aimsOf, intentOf, type Intent } from '../judgement/intent.ts';
import { clausesOfOption } from '../judgement/source.ts';
import { isAgainst, whose } from '../judgement/whose.ts';
import {
  damageOn,
  isCreature,
  isHostile,
  isLand,
  landsOf,
  opponentsOf,
  permanentsOf,
  worthOf,
} from '../judgement/worth.ts';

type PriorityQuestion = Extract<Question, { kind: 'priority' }>;

/** How often one ability of one object may be activated in a turn, and how much may be done in a turn at all. */
const MOST_REPEATS = 3;
const MOST_ACTIONS = 120;
/** Before the creature attacks is the best time to give it something to carry. */
const ATTACHING = 15;
/** Whose library is no larger draws no more than must be. CR 104.3c. */
const FEW_CARDS = 12;
/** How many options are weighed at most. */
const MOST_WEIGHED = 80;

/** What a bot has done this turn, so that it does not go round in circles. */
export interface Diary {
  turn: number;
  actions: number;
  readonly repeats: Map<string, number>;
  circles: Circles;
}

export function emptyDiary(): Diary {
  return { turn: -1, actions: 0, repeats: new Map(), circles: noCircles() };
}

/** The best thing to do now, or a pass. */
export function chooseAction(seen: SeenGame, question: PriorityQuestion, diary: Diary): Answer {
  // CR 720.5: an opponent whom one controls does nothing.
  if (question.options.length === 1 || isAgainst(seen, question)) return [0];
  turnPage(seen, diary);
  if (diary.actions >= MOST_ACTIONS) return [0];
  noticeCircles(diary.circles, seen);
  let best = 0;
  let points = 0;
  const weighed = Math.min(question.options.length, MOST_WEIGHED);
  for (let index = 0; index < weighed; index++) {
    const option = question.options[index] as ActionOption;
    if (option.kind === 'pass' || (diary.repeats.get(keyOf(option)) ?? 0) >= MOST_REPEATS) continue;
    if (diary.circles.idle.has(keyOf(option))) continue;
    const here = pointsOf(seen, whose(question), option);
    if (here > points) {
      best = index;
      points = here;
    }
  }
  const chosen = question.options[best] as ActionOption;
  if (chosen.kind !== 'pass') {
    diary.actions++;
    diary.circles.done.push(keyOf(chosen));
    diary.repeats.set(keyOf(chosen), (diary.repeats.get(keyOf(chosen)) ?? 0) + 1);
  }
  return [best];
}

/** What could be done now besides passing and mana abilities, the best-looking first. */
export function rankActions(seen: SeenGame, question: PriorityQuestion): readonly number[] {
  const me = whose(question);
  return question.options
    .slice(0, MOST_WEIGHED)
    .flatMap((option, index) =>
      option.kind === 'pass' || (option.kind === 'activate' && option.isManaAbility)
        ? []
        : [{ index, points: pointsOf(seen, me, option) }],
    )
    .sort((one, other) => other.points - one.points || one.index - other.index)
    .map(({ index }) => index);
}

function turnPage(seen: SeenGame, diary: Diary): void {
  if (diary.turn === seen.turn) return;
  diary.turn = seen.turn;
  diary.actions = 0;
  diary.repeats.clear();
  diary.circles = noCircles();
}

function keyOf(option: ActionOption): string {
  switch (option.kind) {
    case 'pass':
      return 'pass';
    case 'playLand':
      return `land ${option.object}`;
    case 'cast':
      return `cast ${option.object}`;
    case 'activate':
      return `activate ${option.object} ${option.ability}`;
    case 'special':
      return `special ${option.object} ${option.action}`;
  }
}

/** How good the action is now; 0 or less: not now. */
function pointsOf(seen: SeenGame, me: PlayerId, option: ActionOption): number {
  switch (option.kind) {
    case 'pass':
      return 0;
    case 'playLand':
      return 100;
    case 'cast':
      return spellPoints(seen, me, option);
    case 'activate':
      return option.isManaAbility ? 0 : abilityPoints(seen, me, option);
    case 'special':
      return isOwnMain(seen, me) ? 1 : 0;
  }
}

function isOwnMain(seen: SeenGame, me: PlayerId): boolean {
  return (
    seen.isActive(me) &&
    seen.stack.length === 0 &&
    (seen.step === Step.PrecombatMain || seen.step === Step.PostcombatMain)
  );
}

/** The end of the turn before one's own, or one's own second main phase: time to spend what is left. */
function isSpareTime(seen: SeenGame, me: PlayerId): boolean {
  if (seen.stack.length > 0) return false;
  return seen.isActive(me) ? seen.step === Step.PostcombatMain : seen.step === Step.End;
}

function spellPoints(seen: SeenGame, me: PlayerId, option: Extract<ActionOption, { kind: 'cast' }>): number {
  const now = seen.now(option.object);
  const permanent =
    (now.types &
      (TypeBit.Creature | TypeBit.Artifact | TypeBit.Enchantment | TypeBit.Planeswalker | TypeBit.Battle)) !==
    0;
  const face = seen.card(option.object)?.faces[option.face];
  const spell = face?.types.includes('instant') === true || face?.types.includes('sorcery') === true;
  if (permanent && !spell) return permanentPoints(seen, me, option.object, now);
  const clauses = clausesOfOption(seen, option);
  let points = 0;
  for (const clause of clauses)
    points = Math.max(
      points,
      usePoints(
        seen,
        me,
        intentOf(clause),
        aimsOf(clause).map((aim) => aim.damage),
      ),
    );
  return points > 0 ? points + now.manaValue * 0.1 : 0;
}

function permanentPoints(seen: SeenGame, me: PlayerId, id: ObjectId, now: Characteristics): number {
  if (!isOwnMain(seen, me)) return (now.keywords & KeywordBit.Flash) !== 0 && isSpareTime(seen, me) ? 20 : 0;
  if (now.subtypes.includes('Aura')) return auraPoints(seen, me, now);
  const worth = isCreature(now) ? worthOf(seen, id) : now.manaValue * 1.5 + 1;
  return 30 + worth + (now.manaValue <= 2 && landsOf(seen, me) <= 4 ? 2 : 0);
}

/** Auras need something to go on: one's own creature, or another's threat. */
function auraPoints(seen: SeenGame, me: PlayerId, now: Characteristics): number {
  const own = permanentsOf(seen, me, true).length > 0;
  const theirs = opponentsOf(seen, me).some((other) => permanentsOf(seen, other.id, true).length > 0);
  return own || theirs ? 25 + now.manaValue : 0;
}

/** When a text of some intent is worth using. */
function usePoints(seen: SeenGame, me: PlayerId, intent: Intent, damages: readonly (number | null)[]): number {
  switch (intent) {
    case 'counter':
      return counterPoints(seen, me);
    case 'removal':
      return removalPoints(seen, me, damages);
    case 'trick':
      return trickPoints(seen, me);
    case 'cards':
      return (isSpareTime(seen, me) || isOwnMain(seen, me)) && seen.player(me).librarySize > FEW_CARDS ? 12 : 0;
    case 'board':
      return isOwnMain(seen, me) || isSpareTime(seen, me) ? 18 : 0;
    case 'life':
    case 'other':
      return seen.isActive(me) && seen.step === Step.PostcombatMain && seen.stack.length === 0 ? 5 : 0;
    case 'mana':
      return 0;
  }
}

/** Counters what is worth a card, never one's own. */
function counterPoints(seen: SeenGame, me: PlayerId): number {
  const top = seen.stack.at(-1);
  if (top === undefined || !isHostile(seen, objectEntity(top), me)) return 0;
  if (seen.object(top)?.stack?.kind !== 'spell') return 0;
  return seen.now(top).manaValue >= 3 ? 40 : 0;
}

/** Uses removal on something worth it, or to finish a player. */
function removalPoints(seen: SeenGame, me: PlayerId, damages: readonly (number | null)[]): number {
  if (seen.stack.length > 0) return 0;
  const damage = damages.find((amount) => amount !== null) ?? null;
  let best = 0;
  for (const { id, life } of opponentsOf(seen, me)) {
    if (damage !== null && damage >= life) return 90;
    for (const permanent of permanentsOf(seen, id)) {
      const now = seen.now(permanent);
      if (isLand(now) && !isCreature(now)) continue;
      const dies = damage === null || !isCreature(now) || damage >= now.toughness - damageOn(seen, permanent);
      if (dies) best = Math.max(best, worthOf(seen, permanent));
    }
  }
  const urgent = seen.step === Step.DeclareAttackers || seen.step === Step.DeclareBlockers || isOwnMain(seen, me);
  if (!urgent) return 0;
  if (best >= 4) return 22 + best;
  // Burn that finds nothing better is thrown at a player when there is mana to spare.
  return damage !== null && seen.isActive(me) && seen.step === Step.PostcombatMain && landsOf(seen, me) >= 4 ? 4 : 0;
}

/** A trick in a fight that it decides, or to save a creature. */
function trickPoints(seen: SeenGame, me: PlayerId): number {
  if (seen.step !== Step.DeclareBlockers || seen.stack.length > 0) return 0;
  for (const id of permanentsOf(seen, me, true)) {
    const mover = seen.object(id);
    if (mover === null) continue;
    const foes = mover.attacking !== NO_ENTITY ? blockersOf(seen, id) : mover.blocking;
    for (const foe of foes) {
      const mine = fighter(seen, id);
      const theirs = fighter(seen, foe);
      const { attackerDies, blockerDies } = duel(mine, theirs);
      if (attackerDies || !blockerDies) return 26;
    }
  }
  return 0;
}

function blockersOf(seen: SeenGame, attacker: ObjectId): readonly ObjectId[] {
  return seen.battlefield.filter((id) => seen.object(id)?.blocking.includes(attacker));
}

/** Activated abilities: what they cost first, then what they do. */
function abilityPoints(seen: SeenGame, me: PlayerId, option: Extract<ActionOption, { kind: 'activate' }>): number {
  const ability = seen.now(option.object).abilities[option.ability]?.ability;
  if (ability === undefined) return 0;
  if (ability.kind === 'keyword') return keywordPoints(seen, me, ability.keyword, option.object);
  if (ability.kind !== 'activated') return 0;
  if (movesItself(ability.clause))
    return isOwnMain(seen, me) && isBetterCarried(seen, me, option.object) ? ATTACHING : 0;
  const price = priceOf(seen, option.object, ability.cost);
  if (price === null) return 0;
  const loyalty = ability.cost.find((part) => part.kind === 'loyaltyCost');
  const intent = intentOf(ability.clause);
  const damages = aimsOf(ability.clause).map((aim) => aim.damage);
  if (loyalty !== undefined)
    return (
      50 +
      (typeof loyalty.amount === 'number' ? loyalty.amount : 0) +
      (intent === 'removal' ? removalPoints(seen, me, damages) / 4 : 0)
    );
  const points = usePoints(seen, me, intent, damages);
  return points > 0 ? Math.max(1, points - price) : 0;
}

/** What is given up besides mana, in points; null: too dear. */
function priceOf(seen: SeenGame, source: ObjectId, cost: Cost): number | null {
  let price = 0;
  for (const part of cost) {
    if (part.kind === 'lifeCost') price += typeof part.amount === 'number' ? part.amount : 5;
    if (part.kind === 'eitherCost') price += 2;
    if (part.kind !== 'actionCost') continue;
    const { action } = part;
    if (action.kind === 'sacrifice' && action.object.kind === 'self') price += worthOf(seen, source);
    else if (action.kind === 'sacrifice' || action.kind === 'exile') return null;
    else price += 2;
  }
  return price > 8 ? null : price;
}

/** Equip what carries nothing; cycle what cannot be used. */
function keywordPoints(seen: SeenGame, me: PlayerId, keyword: string, source: ObjectId): number {
  const now = seen.now(source);
  if (keyword === 'equip' || keyword === 'reconfigure' || keyword === 'fortify') {
    const attachedTo = seen.object(source)?.attachedTo ?? NO_ENTITY;
    return isOwnMain(seen, me) &&
      seen.step === Step.PrecombatMain &&
      !isEntity(attachedTo) &&
      permanentsOf(seen, me, true).length > 0
      ? 15
      : 0;
  }
  if (keyword.endsWith('cycling')) {
    const useless = isLand(now) ? landsOf(seen, me) >= 5 : now.manaValue > landsOf(seen, me) + 2;
    return useless && isSpareTime(seen, me) ? 6 : 0;
  }
  return isOwnMain(seen, me) ? 2 : 0;
}

function isEntity(entity: Entity): boolean {
  return entity !== NO_ENTITY && !isPlayerEntity(entity);
}
