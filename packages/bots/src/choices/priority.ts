/** What to do with priority: lands, creatures on curve, removal on the best threat, tricks in combat, answers on the stack. */
import {
  type ActionOption,
  type Answer,
  characteristics,
  type Characteristics,
  type Entity,
  type Game,
  type GameObject,
  isActivePlayer,
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
import { isCreature, isHostile, isLand, landsOf, opponentsOf, permanentsOf, worthOf } from '../judgement/worth.ts';

type PriorityQuestion = Extract<Question, { kind: 'priority' }>;

/** How often one ability of one object may be activated in a turn, and how much may be done in a turn at all. */
const MOST_REPEATS = 3;
const MOST_ACTIONS = 120;
/** Before the creature attacks is the best time to give it something to carry. */
const ATTACHING = 15;
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
export function chooseAction(game: Game, question: PriorityQuestion, diary: Diary): Answer {
  if (question.options.length === 1) return [0];
  turnPage(game, diary);
  if (diary.actions >= MOST_ACTIONS) return [0];
  noticeCircles(diary.circles, game);
  let best = 0;
  let points = 0;
  const weighed = Math.min(question.options.length, MOST_WEIGHED);
  for (let index = 0; index < weighed; index++) {
    const option = question.options[index] as ActionOption;
    if (option.kind === 'pass' || (diary.repeats.get(keyOf(option)) ?? 0) >= MOST_REPEATS) continue;
    if (diary.circles.idle.has(keyOf(option))) continue;
    const here = pointsOf(game, question.player, option);
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

function turnPage(game: Game, diary: Diary): void {
  if (diary.turn === game.turn) return;
  diary.turn = game.turn;
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
function pointsOf(game: Game, me: PlayerId, option: ActionOption): number {
  switch (option.kind) {
    case 'pass':
      return 0;
    case 'playLand':
      return 100;
    case 'cast':
      return spellPoints(game, me, option);
    case 'activate':
      return option.isManaAbility ? 0 : abilityPoints(game, me, option);
    case 'special':
      return isOwnMain(game, me) ? 1 : 0;
  }
}

function isOwnMain(game: Game, me: PlayerId): boolean {
  return (
    isActivePlayer(game, me) &&
    game.stack.length === 0 &&
    (game.step === Step.PrecombatMain || game.step === Step.PostcombatMain)
  );
}

/** The end of the turn before one's own, or one's own second main phase: time to spend what is left. */
function isSpareTime(game: Game, me: PlayerId): boolean {
  if (game.stack.length > 0) return false;
  return isActivePlayer(game, me) ? game.step === Step.PostcombatMain : game.step === Step.End;
}

function spellPoints(game: Game, me: PlayerId, option: Extract<ActionOption, { kind: 'cast' }>): number {
  const now = characteristics(game, option.object);
  const permanent =
    (now.types &
      (TypeBit.Creature | TypeBit.Artifact | TypeBit.Enchantment | TypeBit.Planeswalker | TypeBit.Battle)) !==
    0;
  const face = (game.objects[option.object] as GameObject).record.card.faces[option.face];
  const spell = face?.types.includes('instant') === true || face?.types.includes('sorcery') === true;
  if (permanent && !spell) return permanentPoints(game, me, option.object, now);
  const clauses = clausesOfOption(game, option);
  let points = 0;
  for (const clause of clauses)
    points = Math.max(
      points,
      usePoints(
        game,
        me,
        intentOf(clause),
        aimsOf(clause).map((aim) => aim.damage),
      ),
    );
  return points > 0 ? points + now.manaValue * 0.1 : 0;
}

function permanentPoints(game: Game, me: PlayerId, id: ObjectId, now: Characteristics): number {
  if (!isOwnMain(game, me)) return (now.keywords & KeywordBit.Flash) !== 0 && isSpareTime(game, me) ? 20 : 0;
  if (now.subtypes.includes('Aura')) return auraPoints(game, me, now);
  const worth = isCreature(now) ? worthOf(game, id) : now.manaValue * 1.5 + 1;
  return 30 + worth + (now.manaValue <= 2 && landsOf(game, me) <= 4 ? 2 : 0);
}

/** Auras need something to go on: one's own creature, or another's threat. */
function auraPoints(game: Game, me: PlayerId, now: Characteristics): number {
  const own = permanentsOf(game, me, true).length > 0;
  const theirs = opponentsOf(game, me).some((other) => permanentsOf(game, other.id, true).length > 0);
  return own || theirs ? 25 + now.manaValue : 0;
}

/** When a text of some intent is worth using. */
function usePoints(game: Game, me: PlayerId, intent: Intent, damages: readonly (number | null)[]): number {
  switch (intent) {
    case 'counter':
      return counterPoints(game, me);
    case 'removal':
      return removalPoints(game, me, damages);
    case 'trick':
      return trickPoints(game, me);
    case 'cards':
      return isSpareTime(game, me) || isOwnMain(game, me) ? 12 : 0;
    case 'board':
      return isOwnMain(game, me) || isSpareTime(game, me) ? 18 : 0;
    case 'life':
    case 'other':
      return isActivePlayer(game, me) && game.step === Step.PostcombatMain && game.stack.length === 0 ? 5 : 0;
    case 'mana':
      return 0;
  }
}

/** Counters what is worth a card, never one's own. */
function counterPoints(game: Game, me: PlayerId): number {
  const top = game.stack.at(-1);
  if (top === undefined || !isHostile(game, objectEntity(top), me)) return 0;
  const { stack } = game.objects[top] as GameObject;
  if (stack?.kind !== 'spell') return 0;
  return characteristics(game, top).manaValue >= 3 ? 40 : 0;
}

/** Uses removal on something worth it, or to finish a player. */
function removalPoints(game: Game, me: PlayerId, damages: readonly (number | null)[]): number {
  if (game.stack.length > 0) return 0;
  const damage = damages.find((amount) => amount !== null) ?? null;
  let best = 0;
  for (const { id, life } of opponentsOf(game, me)) {
    if (damage !== null && damage >= life) return 90;
    for (const permanent of permanentsOf(game, id)) {
      const now = characteristics(game, permanent);
      if (isLand(now) && !isCreature(now)) continue;
      const dies =
        damage === null || !isCreature(now) || damage >= now.toughness - (game.objects[permanent] as GameObject).damage;
      if (dies) best = Math.max(best, worthOf(game, permanent));
    }
  }
  const urgent = game.step === Step.DeclareAttackers || game.step === Step.DeclareBlockers || isOwnMain(game, me);
  if (!urgent) return 0;
  if (best >= 4) return 22 + best;
  // Burn that finds nothing better is thrown at a player when there is mana to spare.
  return damage !== null && isActivePlayer(game, me) && game.step === Step.PostcombatMain && landsOf(game, me) >= 4
    ? 4
    : 0;
}

/** A trick in a fight that it decides, or to save a creature. */
function trickPoints(game: Game, me: PlayerId): number {
  if (game.step !== Step.DeclareBlockers || game.stack.length > 0) return 0;
  for (const id of permanentsOf(game, me, true)) {
    const { attacking, blocking } = game.objects[id] as GameObject;
    const foes = attacking !== NO_ENTITY ? blockersOf(game, id) : blocking;
    for (const foe of foes) {
      const mine = fighter(game, id);
      const theirs = fighter(game, foe);
      const { attackerDies, blockerDies } = duel(mine, theirs);
      if (attackerDies || !blockerDies) return 26;
    }
  }
  return 0;
}

function blockersOf(game: Game, attacker: ObjectId): readonly ObjectId[] {
  return game.battlefield.filter((id) => (game.objects[id] as GameObject).blocking.includes(attacker));
}

/** Activated abilities: what they cost first, then what they do. */
function abilityPoints(game: Game, me: PlayerId, option: Extract<ActionOption, { kind: 'activate' }>): number {
  const ability = characteristics(game, option.object).abilities[option.ability]?.ability;
  if (ability === undefined) return 0;
  if (ability.kind === 'keyword') return keywordPoints(game, me, ability.keyword, option.object);
  if (ability.kind !== 'activated') return 0;
  if (movesItself(ability.clause))
    return isOwnMain(game, me) && isBetterCarried(game, me, option.object) ? ATTACHING : 0;
  const price = priceOf(game, option.object, ability.cost);
  if (price === null) return 0;
  const loyalty = ability.cost.find((part) => part.kind === 'loyaltyCost');
  const intent = intentOf(ability.clause);
  const damages = aimsOf(ability.clause).map((aim) => aim.damage);
  if (loyalty !== undefined)
    return (
      50 +
      (typeof loyalty.amount === 'number' ? loyalty.amount : 0) +
      (intent === 'removal' ? removalPoints(game, me, damages) / 4 : 0)
    );
  const points = usePoints(game, me, intent, damages);
  return points > 0 ? Math.max(1, points - price) : 0;
}

/** What is given up besides mana, in points; null: too dear. */
function priceOf(game: Game, source: ObjectId, cost: Cost): number | null {
  let price = 0;
  for (const part of cost) {
    if (part.kind === 'lifeCost') price += typeof part.amount === 'number' ? part.amount : 5;
    if (part.kind === 'eitherCost') price += 2;
    if (part.kind !== 'actionCost') continue;
    const { action } = part;
    if (action.kind === 'sacrifice' && action.object.kind === 'self') price += worthOf(game, source);
    else if (action.kind === 'sacrifice' || action.kind === 'exile') return null;
    else price += 2;
  }
  return price > 8 ? null : price;
}

/** Equip what carries nothing; cycle what cannot be used. */
function keywordPoints(game: Game, me: PlayerId, keyword: string, source: ObjectId): number {
  const now = characteristics(game, source);
  if (keyword === 'equip' || keyword === 'reconfigure' || keyword === 'fortify') {
    const { attachedTo } = game.objects[source] as GameObject;
    return isOwnMain(game, me) &&
      game.step === Step.PrecombatMain &&
      !isEntity(attachedTo) &&
      permanentsOf(game, me, true).length > 0
      ? 15
      : 0;
  }
  if (keyword.endsWith('cycling')) {
    const useless = isLand(now) ? landsOf(game, me) >= 5 : now.manaValue > landsOf(game, me) + 2;
    return useless && isSpareTime(game, me) ? 6 : 0;
  }
  return isOwnMain(game, me) ? 2 : 0;
}

function isEntity(entity: Entity): boolean {
  return entity !== NO_ENTITY && !isPlayerEntity(entity);
}
