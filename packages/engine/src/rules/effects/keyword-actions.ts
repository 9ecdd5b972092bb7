/** Keyword actions as instructions: each is looked up where it is declared, and goes the one road. CR 701.1, 608.2c. */
import { type Duration, type Noun, type Value, rolesOf } from '@kitchen-table/language/core';
import { carryOut } from '../../events/deeds.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { find } from '../../questions/objects/nouns.ts';
import { withDoer } from '../../questions/resolving/this-way.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, playerEntity } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { declaredAs, isWrittenOut } from '../keyword-actions/declared.ts';
import type { Done, KeywordAction, Words } from '../keyword-actions/keyword-action.ts';
import { resolveObjects, resolvePlayers } from './choices/choosing.ts';
import { asEntities, type Handler, type Handlers, NO_ENTITIES, nothing, type Outcome, outcome } from './outcome.ts';

/** An instruction: what to do, with what words, and for how long. */
interface Instruction {
  readonly declared: KeywordAction;
  readonly words: Words;
  readonly during: Duration | undefined;
}

function handler(kind: 'mill' | 'scry' | 'surveil'): Handler<typeof kind> {
  return (game, words, context, during) =>
    instructed(game, { declared: declaredAs(kind) as KeywordAction, words, during }, context);
}

export const keywordActionEffects: Handlers<'keywordAction' | 'mill' | 'scry' | 'surveil'> = {
  keywordAction: (game, words, context, during) => {
    const declared = declaredAs(words.action);
    if (declared === undefined || isWrittenOut(declared))
      throw new Error(`the keyword action '${words.action}' has no meaning here`);
    return instructed(game, { declared, words, during }, context);
  },
  mill: handler('mill'),
  scry: handler('scry'),
  surveil: handler('surveil'),
};

/** Carries out an instruction: as often as it says, by each who is named. */
function instructed(game: Game, instruction: Instruction, context: Context): Outcome {
  const { declared, words } = instruction;
  if (words.times !== undefined) return severalTimes(game, instruction, words.times, context);
  switch (rolesOf(declared.kind).by) {
    case 'player':
      return byPlayers(game, instruction, context);
    case 'source':
      return bySource(game, instruction, context);
    case 'permanent':
    case 'object':
      return byObjects(game, instruction, context);
  }
}

/** How much of it is said; once, when nothing is. */
export function amountOf(game: Game, { amount }: Words, context: Context): number {
  return amount === undefined ? 1 : Math.max(0, evaluate(game, amount, context));
}

/** To do so much of it is no event at all. CR 701.18b. */
export function isNothing({ nothingForZero }: KeywordAction, amount: number): boolean {
  return nothingForZero === true && amount === 0;
}

/** What came of the deeds that were done. */
class Results {
  readonly made: Entity[] = [];
  /** Whether one was done, or replaced: the instruction has been followed all the same. CR 118.11, 118.12. */
  done = false;
  context: Context;
  /** What several do at the same time. */
  readonly atOnce: Deed[] = [];
  /** How much of it was done, where that is not what was said. */
  amount: number | null = null;

  constructor(context: Context) {
    this.context = context;
  }
}

/** Sends a deed along the one road. */
function send(game: Game, { declared, words, during }: Instruction, deed: Deed, results: Results): void {
  let replaced = true;
  const allowed = carryOut(game, deed, (now) => {
    replaced = false;
    if (isNothing(declared, now.amount)) return null;
    if (declared.together !== undefined) {
      results.atOnce.push(now);
      return null;
    }
    const { player, object, amount, without } = now;
    const does = declared.does as NonNullable<KeywordAction['does']>;
    const came: Done =
      does({
        game,
        words,
        player,
        object,
        amount,
        context: results.context,
        during,
        ...(without === undefined ? {} : { without }),
      }) ?? {};
    note(came, results);
    if (came.done !== false) noteDoer(now, results);
    if (declared.tellsItself === true || !(came.happened ?? came.done ?? true)) return null;
    return came.amount === undefined ? now : { ...now, amount: came.amount };
  });
  if (allowed && replaced) results.done = true;
}

function note({ made, context, done }: Done, results: Results): void {
  if (made !== undefined) results.made.push(...made);
  if (context !== undefined) results.context = context;
  if (done !== false) results.done = true;
}

/** Of whom it can be told that they did it this way. CR 608.2c. */
function noteDoer({ action, player }: Deed, results: Results): void {
  const { context } = results;
  results.context = { ...context, bindings: withDoer(context.bindings, action, playerEntity(player)) };
}

/** What they do at the same time, they do now. */
function doTogether(game: Game, { together }: KeywordAction, results: Results): void {
  if (together === undefined || results.atOnce.length === 0) return;
  const came = together(game, results.atOnce);
  note(came, results);
  if (came.done !== false) for (const deed of results.atOnce) noteDoer(deed, results);
  results.amount = came.amount ?? null;
}

function deedOf(declared: KeywordAction, context: Context, doer: Pick<Deed, 'player' | 'object' | 'amount'>): Deed {
  return { kind: 'deed', action: declared.kind, ...doer, cause: context.source, rule: declared.cr };
}

/** Each player named does it; what was made is spoken of afterwards, or else whoever did it. */
function byPlayers(game: Game, instruction: Instruction, context: Context): Outcome {
  const { declared, words } = instruction;
  const { players, context: withActors } = resolvePlayers(game, words.actor, context);
  const results = new Results(withActors);
  const amount = amountOf(game, words, withActors);
  if (isNothing(declared, amount)) return nothing(withActors);
  for (const player of players)
    send(game, instruction, deedOf(declared, withActors, { player, object: NO_OBJECT, amount }), results);
  doTogether(game, declared, results);
  const { made, done, context: now } = results;
  const much = results.amount ?? amount;
  return outcome(now, made.length > 0 || !done ? made : players.map(playerEntity), much, done);
}

/** The object whose text it is does it. CR 702.110b. */
function bySource(game: Game, instruction: Instruction, context: Context): Outcome {
  const { declared, words } = instruction;
  const results = new Results(context);
  const amount = amountOf(game, words, context);
  const doer = { player: context.controller, object: context.source, amount };
  send(game, instruction, deedOf(declared, context, doer), results);
  return outcome(results.context, NO_ENTITIES, amount, results.done);
}

/** Each object named does it, or has it done to it; permanents alone, or also what has left: its card is where it went. */
function byObjects(game: Game, instruction: Instruction, context: Context): Outcome {
  const { declared, words } = instruction;
  const { context: withActors } = resolvePlayers(game, words.actor, context);
  const amount = amountOf(game, words, withActors);
  if (isNothing(declared, amount)) return nothing(withActors);
  const elsewhere = rolesOf(declared.kind).by === 'object';
  const { left, ...all } = withActors;
  const choosing = { player: context.controller, purpose: 'choose' as const, rule: declared.cr };
  const chosen = resolveObjects(game, objectsNamed(words), elsewhere ? all : withActors, choosing);
  const now = left === undefined ? chosen.context : { ...chosen.context, left };
  const results = new Results(now);
  for (const object of chosen.objects) {
    if (!elsewhere && !isIn(game, object, Zone.Battlefield)) continue;
    const deed = deedOf(declared, now, { player: characteristics(game, object).controller, object, amount });
    const to = words.to === undefined ? undefined : (find(game, words.to, now)[0] as ObjectId | undefined);
    send(game, instruction, to === undefined ? deed : { ...deed, to }, results);
  }
  return outcome(results.context, asEntities(chosen.objects), amount, results.done);
}

/** "Exert it", "it explores", or what says it. */
export function objectsNamed({ object, actor }: Words): Noun {
  return object ?? (actor !== undefined && actor.kind !== 'you' ? actor : { kind: 'self' });
}

/** "Investigate three times": one after another. */
function severalTimes(game: Game, instruction: Instruction, times: Value, context: Context): Outcome {
  const { times: _times, ...once } = instruction.words;
  let now = nothing(context);
  const entities: Entity[] = [];
  const often = evaluate(game, times, context);
  for (let i = 0; i < often; i++) {
    now = instructed(game, { ...instruction, words: once }, now.context);
    entities.push(...now.entities);
  }
  return outcome(now.context, entities, entities.length, now.done);
}
