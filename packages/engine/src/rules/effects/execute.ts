/** Carrying out clauses: what the words of a spell or ability do when it resolves. CR 608.2c. */
import { votersSpokenOf } from '../../questions/choices/votes.ts';
import {
  type Action,
  type Clause,
  type Duration,
  type InstructionKind,
  type Noun,
  some,
} from '@kitchen-table/language/core';
import { askAbout, reason } from '../../questions/ask.ts';
import { deedsIn, mayBeDone } from '../../saying/questions.ts';
import { holds } from '../../questions/conditions.ts';
import { find } from '../../questions/objects/nouns.ts';
import { kindsOfCounters } from '../../questions/objects/counters.ts';
import { countOf } from '../../questions/reading.ts';
import { evaluate, every } from '../../questions/values.ts';
import type { Bindings, Bound, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { EACH_COLOR } from '../../vocabulary/produced-mana.ts';
import { bind, noteDone, wasDone, withX } from '../resolving/bindings.ts';
import { colorsEach } from '../mana/outputs.ts';
import { costToEnd } from '../special-actions/special-effects.ts';
import { addDelayed, addEffect } from './durations.ts';
import { cardsToPlay, castingEffects } from './game-concepts/casting.ts';
import { characteristicsEffects } from './objects/characteristics.ts';
import { combatEffects } from './objects/combat.ts';
import { choiceEffects } from './choices/choices.ts';
import { couldTake } from './could-take.ts';
import { resolvePlayers } from './choices/choosing.ts';
import { counterEffects } from './objects/counters.ts';
import { damageEffects } from './game-concepts/damage.ts';
import { leaveForNewGame } from '../starting-the-game/restarting-the-game.ts';
import {
  actorLabel,
  asBefore,
  asDoneBy,
  boundTo,
  doneBy,
  eachActor,
  mentions,
  ownedIn,
  withNew,
} from './each-actor.ts';
import { eachTheirOwn, multiplied } from './for-each-amount.ts';
import { forEachAtOnce } from './for-each-at-once.ts';
import { withFound } from './found-by-condition.ts';
import { gameEffects } from './game-concepts/turns-and-results.ts';
import { keywordActionEffects } from './keyword-actions.ts';
import { libraryEffects } from './objects/library.ts';
import { manaEffects } from './game-concepts/mana.ts';
import { modesNow } from './choices/modes-now.ts';
import type { HandlerOf, Outcome } from './outcome.ts';
import { permanentEffects } from './objects/permanents.ts';
import { playerEffects } from './game-concepts/players.ts';
import { reflexive } from './reflexive.ts';
import { afterwards, atOnceOf, sharingVerb, stepsAtOnce } from './steps-at-once.ts';
import { askToRepeat, asOftenAsWanted, isWorthRepeating, untilDone } from './repeating.ts';
import { ruleForATime } from './rule-for-a-time.ts';
import { separatePiles } from './choices/separate-piles.ts';
import { chooseCounter, kindOfCounterEffects, speaksOfKind, withKind } from './objects/kinds-of-counters.ts';
import { ofAnyNumber, withXDecided } from './choices/number-of-your-choice.ts';
import { actedBy, ACTING, sameBy } from './acted-by.ts';
import { eachMay } from './each-may.ts';
import { withTargetsFor, withTargetsOf } from '../targets/targets-of-each.ts';
import { withOffer, withTaken } from '../../questions/resolving/this-way.ts';
import { startingWith } from './choices/starting-with.ts';
import { speaksOfThisWay, startNoting, wasPutIntoHand } from './this-way.ts';
import { textEffects } from './objects/changing-text.ts';
import { tokenEffects } from './objects/tokens.ts';
import { unlessDone, wasPaidToStop } from './unless.ts';
import { meldingEffects } from './objects/melding.ts';
import { anteEffects } from './objects/ante.ts';
import { diceEffects } from './game-concepts/dice.ts';
import { exchangeEffects } from './game-concepts/exchanging.ts';
import { stickerEffects } from './objects/stickers.ts';
import { verbEffects } from '../verbs/declared.ts';
import { votingEffects } from './choices/voting.ts';
import { withChoicesMade } from './choices/words-of-your-choice.ts';
import { hasSearched, shufflesAfterSearch } from './choices/zones-to-search.ts';

/** Every kind of action that the engine carries out as an instruction. */
const ACTION_EFFECTS: { readonly [kind in InstructionKind]: unknown } = {
  ...damageEffects,
  ...combatEffects,
  ...playerEffects,
  ...permanentEffects,
  ...libraryEffects,
  ...counterEffects,
  ...tokenEffects,
  ...manaEffects,
  ...characteristicsEffects,
  ...choiceEffects,
  ...textEffects,
  ...castingEffects,
  ...gameEffects,
  ...keywordActionEffects,
  ...votingEffects,
  ...meldingEffects,
  ...stickerEffects,
  ...anteEffects,
  ...exchangeEffects,
  ...diceEffects,
  ...verbEffects,
  ...kindOfCounterEffects,
};

/** Does the action; the context afterwards knows its label and whether it was done. */
export function doAction(game: Game, action: Action, context: Context, during: Duration | undefined): Context {
  const handler = (ACTION_EFFECTS as { readonly [kind in Action['kind']]?: unknown })[action.kind] as
    | HandlerOf<Action>
    | undefined;
  if (handler === undefined) throw new Error(`the action '${action.kind}' has no meaning as an instruction`);
  const act = (one: Action, own: Context): Outcome => handler(game, withChoicesMade(game, one, own), own, during);
  const free = ofAnyNumber(action, context);
  const result =
    free === null
      ? (eachActor(game, action, context, during, act, atOnceOf(action)) ?? act(action, context))
      : withXDecided(act(free, context));
  return afterwards(game, action, result);
}

/** One step after the other. CR 608.2c. */
function inSequence(game: Game, clause: Extract<Clause, { kind: 'sequence' }>, context: Context): Context {
  let now = speaksOfThisWay(clause) ? startNoting(context) : context;
  for (let i = 0; i < clause.steps.length; i++) {
    if (game.waiting === 'over') return now;
    const step = clause.steps[i] as Clause;
    const next = clause.steps[i + 1];
    if (step.kind === 'do' && step.action.kind === 'chooseCounter') {
      const { counter, context: chosen } = chooseCounter(game, step.action, now);
      const rest = clause.steps.slice(i + 1);
      const steps =
        counter === null ? rest.filter((each) => !speaksOfKind(each)) : rest.map((each) => withKind(each, counter));
      return inSequence(game, { ...clause, steps }, chosen);
    }
    const shares = sharingVerb(clause.steps, i);
    const saysMore = shares.length > 1 && speaksOfLast(clause.steps[i + shares.length]);
    const atOnce = shares.length < 2 || saysMore ? null : stepsAtOnce(game, shares, now);
    if (atOnce !== null) {
      now = atOnce;
      i += shares.length - 1;
      continue;
    }
    // CR 614.15: "... If it was kicked, ... instead" replaces the step before it.
    if (next !== undefined && next.kind === 'if' && next.instead === true) {
      const replaced = holds(game, next.condition, now) !== (next.unless === true);
      now = carryOut(game, replaced ? next.clause : step, now);
      i++;
    } else now = carryOut(game, step, now);
    if (step.kind === 'unless' && next?.kind === 'ifDone') now = noteDone(now, wasPaidToStop(now));
    if (game.restarting !== null && leaveForNewGame(game, clause.steps.slice(i + 1), now)) return now;
  }
  return now;
}

/** A clause within another one. */
function carryOut(game: Game, clause: Clause, context: Context): Context {
  return game.rules.execute(game, clause, context);
}

/** Carries out a clause now. */
export function execute(game: Game, clause: Clause, context: Context): Context {
  switch (clause.kind) {
    case 'do':
      return doAction(game, clause.action, context, clause.during);
    case 'during':
      throw new Error(
        'A duration around a clause is of what is said, not of what is done: package lower gives it to each part',
      );
    case 'sequence':
      return untilDone(game, clause, context, (steps, own) => inSequence(game, steps, own));
    case 'may':
      return clause.asOften === true
        ? asOftenAsWanted(game, context, (now) => may(game, clause, now))
        : may(game, clause, context);
    case 'ifDone': {
      if (clause.reflexive === true)
        return clause.asked === true || wasDone(context) !== (clause.not === true)
          ? reflexive(game, clause.clause, context)
          : context;
      const searched = shufflesAfterSearch(clause.clause) ? hasSearched(context) : null;
      const done = searched ?? (clause.intoHand === true ? wasPutIntoHand(context) : wasDone(context));
      if (done !== (clause.not === true)) return carryOut(game, clause.clause, context);
      return clause.otherwise === undefined ? context : carryOut(game, clause.otherwise, context);
    }
    case 'if': {
      const isTrue = holds(game, clause.condition, context) !== (clause.unless === true);
      if (isTrue) return carryOut(game, clause.clause, withFound(game, clause.condition, context));
      return clause.otherwise === undefined ? noteDone(context, false) : carryOut(game, clause.otherwise, context);
    }
    case 'unless':
      return unlessDone(game, clause, context);
    case 'forEach':
      return forEach(game, clause, context);
    case 'modes':
      return modesNow(game, clause, context, isPossible);
    case 'delayed':
      addDelayed(game, clause.trigger, clause.clause, context, clause.until ?? null, clause.asUntapping);
      return noteDone(context, true);
    case 'whereX':
      return whereX(game, clause, context);
    case 'rule':
      ruleForATime(game, clause.rule, clause.during, context);
      return noteDone(context, true);
    case 'startingWith':
      return carryOut(game, clause.clause, startingWith(game, clause.from, context));
    case 'repeat':
      return askToRepeat(game, context, clause);
    case 'separatePiles':
      return separatePiles(game, clause, context);
    case 'sameBy':
      return sameBy(game, clause, context);
  }
}

/** Whether the sentence after the steps changes the last of them, which is then carried out by itself. CR 614.15. */
function speaksOfLast(next: Clause | undefined): boolean {
  return next?.kind === 'if' && next.instead === true;
}

/**
 * X is worked out when it is first needed: "put a counter on it, then create X tokens, where X is ..." CR 608.2h.
 * What is said later in the ability speaks of the same X. CR 107.3i.
 */
function whereX(game: Game, clause: Extract<Clause, { kind: 'whereX' }>, context: Context): Context {
  const inner = clause.clause;
  let first =
    inner.kind === 'sequence' ? inner.steps.findIndex((step) => some(step, (part) => part['kind'] === 'x')) : 0;
  if (inner.kind !== 'sequence' || first <= 0)
    return carryOut(game, inner, withX(context, evaluate(game, clause.value, context)));
  const at = inner.steps[first];
  if (at?.kind === 'if' && at.instead === true) first--;
  const before = carryOut(game, { ...inner, steps: inner.steps.slice(0, first) }, context);
  const rest: Clause = { ...inner, steps: inner.steps.slice(first) };
  return carryOut(game, rest, withX(before, evaluate(game, clause.value, before)));
}

/** "You may ...": CR 608.2d. Several players are asked in APNAP order. */
function may(game: Game, clause: Extract<Clause, { kind: 'may' }>, context: Context): Context {
  const ending = costToEnd(clause.clause);
  if (ending !== null) {
    addEffect(game, { kind: 'mayEnd', cost: ending }, context, undefined, null, null); // CR 116.2c
    return context;
  }
  const offered = clause.told === true ? { ...context, bindings: withOffer(context.bindings) } : context;
  const { players, context: withActors } = resolvePlayers(game, clause.actor, offered);
  const { actor } = clause;
  const again = players.length > 1 && actor?.kind === 'reference' && actor.to !== null ? actor.to : undefined;
  const label = again ?? (actor !== undefined && 'label' in actor ? actor.label : undefined);
  const owned = players.length > 1 ? ownedIn(clause.clause, withActors) : [];
  const readBy = (player: PlayerId, known: Context): Context => {
    const acting =
      players.length > 1 || player !== context.controller ? bind(known, ACTING, [playerEntity(player)], 1) : known;
    return asDoneBy(label === undefined ? acting : boundTo(acting, label, player), player, owned);
  };
  const meant = again === undefined ? owned : [...owned, again];
  // "You may play it this turn" gives leave: whether to is decided later.
  const isLeave = givesLeave(clause.clause);
  const wants = (player: PlayerId, own: Context): boolean =>
    isPossible(game, clause.clause, own, player) && isWanted(game, clause, own, player);
  const atOnce = isLeave ? null : eachMay(game, clause, players, withActors, readBy, wants);
  if (atOnce !== null) return asBefore(atOnce, withActors, meant);
  let now = withActors;
  let done = false;
  const result = clause.clause.kind === 'do' && players.length > 1 ? clause.clause.action.label : undefined;
  let inAll: readonly Bound[] = [];
  for (const player of players) {
    const own = readBy(player, now);
    if (!isLeave && !wants(player, own)) continue;
    now = carryOut(game, actedBy(clause.clause, player === context.controller || clause.have === true), own);
    if (!wasDone(now)) continue;
    done = true;
    if (clause.told === true) now = { ...now, bindings: withTaken(now.bindings, playerEntity(player)) };
    if (result !== undefined) inAll = [...inAll, now.bindings[result] as Bound];
  }
  // "The total amount of mana paid this way": of all who did it.
  if (result !== undefined)
    now = bind(
      now,
      result,
      inAll.flatMap(({ entities }) => entities),
      inAll.reduce((sum, { amount }) => sum + amount, 0),
    );
  return noteDone(asBefore(now, withActors, meant), done);
}

function isWanted(
  game: Game,
  { clause, have }: Extract<Clause, { kind: 'may' }>,
  context: Context,
  player: PlayerId,
): boolean {
  const why = reason(mayBeDone(game, clause, player, context, have === true), context.source, '608.2d');
  const cards = clause.kind === 'do' ? cardsToPlay(game, clause.action, context) : null;
  const deeds = deedsIn(clause);
  return askAbout(game, player, why, {
    ...(cards === null ? {} : { about: cards }),
    ...(deeds === undefined ? {} : { deeds }),
  });
}

/** What is offered must be possible: of several things, the first, and what is to be paid. CR 608.2d, 118.12. */
function isPossible(game: Game, clause: Clause, context: Context, player: PlayerId): boolean {
  if (clause.kind === 'do') return couldTake(game, clause.action, context, player);
  if (clause.kind === 'repeat') return isWorthRepeating(game, context);
  if (clause.kind !== 'sequence') return true;
  return clause.steps.every(
    (step, i) =>
      step.kind !== 'do' || (i > 0 && step.action.kind !== 'pay') || couldTake(game, step.action, context, player),
  );
}

function givesLeave(clause: Clause): boolean {
  return (
    clause.kind === 'do' &&
    clause.during !== undefined &&
    (clause.action.kind === 'cast' ||
      clause.action.kind === 'play' ||
      (clause.action.kind === 'look' && clause.action.object.kind === 'reference'))
  );
}

/** Once for each of what can only be counted. */
function timesOver(game: Game, clause: Clause, times: number, context: Context): Context {
  const together = times < 2 ? null : multiplied(clause, [], times);
  if (together !== null) return carryOut(game, together, context);
  let now = context;
  let done = false;
  for (let i = 0; i < times && game.waiting !== 'over'; i++) {
    now = carryOut(game, clause, now);
    if (wasDone(now)) done = true;
  }
  return noteDone(now, done);
}

/** Once for each; the label (or `each`) stands for the one it is done for. */
function forEach(game: Game, clause: Extract<Clause, { kind: 'forEach' }>, context: Context): Context {
  const { of } = clause;
  if (of.kind === 'counterKinds')
    return kindsOfCounters(game, find(game, of.on, context)).reduce(
      (reading, kind) => carryOut(game, withKind(clause.clause, kind), reading),
      context,
    );
  const colors = colorsEach(game, clause, context);
  if (colors !== null)
    return colors.reduce(
      (reading, color) => carryOut(game, clause.clause, bind(reading, EACH_COLOR, [], color)),
      noteDone(context, false),
    );
  const voters = votersSpokenOf(clause, context);
  if (voters === null && (of.kind === 'units' || of.kind === 'countersNoun' || of.kind === 'stickersNoun'))
    return timesOver(game, clause.clause, countOf(game, of, context), context);
  const theirs = eachTheirOwn(clause);
  if (theirs !== null) return carryOut(game, theirs, context);
  const inner = clause.clause.kind === 'do' ? clause.clause : null;
  const label = inner === null ? null : actorLabel(inner.action);
  if (inner !== null && label !== null && mentions(of, label)) {
    // "Each player loses 1 life for each Swamp they control": each counts their own.
    const { players, context: known } = resolvePlayers(game, (inner.action as { actor?: Noun }).actor, context);
    const single: Clause = { ...clause, clause: { ...inner, action: doneBy(inner.action, label) } };
    return players.reduce((reading, player) => carryOut(game, single, boundTo(reading, label, player)), known);
  }
  let now = context;
  let done = false;
  const named = 'label' in of ? of.label : undefined;
  // "For each of up to two target creatures" has its targets; "for each creature" every one there is.
  const chosen = voters ?? every(game, of, context);
  const together =
    clause.leading === true || chosen.length === 0
      ? null
      : multiplied(clause.clause, named === undefined ? ['each'] : [named, 'each'], chosen.length);
  if (together !== null) return carryOut(game, together, now);
  const forOne = (reading: Context, entity: Entity): Context => {
    const own = withTargetsFor(entity, bind(reading, clause.label ?? 'each', [entity], 1));
    return named === undefined ? own : bind(own, named, [entity], 1);
  };
  // Afterwards "those creatures" are all of them.
  const ofAll = (reading: Context): Context => {
    const all = withTargetsOf(chosen, reading);
    return named === undefined ? all : bind(all, named, chosen, chosen.length);
  };
  if (inner !== null) {
    const labels = [clause.label ?? 'each', ...(named === undefined ? [] : [named])];
    const atOnce = forEachAtOnce(game, inner, chosen, labels, now, forOne);
    if (atOnce !== null) return ofAll(atOnce);
  }
  let inAll: Bindings = {};
  for (const entity of chosen) {
    if (game.waiting === 'over') return now;
    const own = forOne(now, entity);
    now = carryOut(game, clause.clause, own);
    if (chosen.length > 1) inAll = withNew(inAll, own.bindings, now.bindings);
    if (wasDone(now)) done = true;
  }
  if (chosen.length < 2) return noteDone(now, done);
  return noteDone(ofAll({ ...now, bindings: { ...now.bindings, ...inAll } }), done);
}
