/** "Each player returns each creature card from their graveyard": several act, and "their" is each one's own. CR 101.4, 608.2e. */
import { type Action, type Duration, type Noun, some } from '@kitchen-table/language/core';
import { isAboutPlayers } from '../../questions/players/player-nouns.ts';
import { withDone, withDoneAsIn } from '../../questions/resolving/this-way.ts';
import type { Bindings, Bound, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { bind } from '../resolving/bindings.ts';
import { type AtOnce, happenAtOnce } from './at-once.ts';
import { resolvePlayers } from './choices/choosing.ts';
import { oneOfEachTeam } from './choices/one-of-each-team.ts';
import { type Outcome, outcome } from './outcome.ts';

const memo = new WeakMap<object, Map<string, boolean>>();

/** Whether anything in the node refers to the label. */
export function mentions(node: object, label: string): boolean {
  let known = memo.get(node);
  if (known === undefined) memo.set(node, (known = new Map()));
  let found = known.get(label);
  if (found === undefined) known.set(label, (found = search(node, label)));
  return found;
}

function search(node: unknown, label: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind, to } = node as { kind?: unknown; to?: unknown };
  if (kind === 'reference' && to === label) return true;
  return Object.values(node).some((part) => search(part, label));
}

/** The label of an actor that may be several players. */
export function actorLabel(action: Action): string | null {
  const actor = (action as { actor?: Noun }).actor;
  if (actor?.kind !== 'select' && actor?.kind !== 'playerOf') return null;
  return actor.label !== undefined && isAboutPlayers(actor) ? actor.label : null;
}

/**
 * "... then puts all cards they exiled this way onto the battlefield", "... then draws that many cards": those who acted
 * before, each with their own.
 */
function actorAgain(action: Action, context: Context): string | null {
  const { actor, object } = action as { actor?: Noun; object?: Noun };
  if (actor?.kind !== 'reference') return null;
  if (ownedIn(action, context).length > 0) return actor.to;
  if (object?.kind !== 'select') return null;
  const own = object.filter.qualities?.find((quality) => quality.kind === 'thisWay');
  return own?.kind === 'thisWay' && own.by?.kind === 'reference' && own.by.to === actor.to ? actor.to : null;
}

/** Under this label stands what one of several players did in a step. */
function ownOf(label: string, player: PlayerId): string {
  return `#own:${label}:${player}`;
}

const spokenOf = new WeakMap<object, readonly string[]>();

/** The steps of which the words speak ("that many", "from among them"), of those that several players did, each for themselves. */
export function ownedIn(words: object, context: Context): readonly string[] {
  let labels = spokenOf.get(words);
  if (labels === undefined) {
    const found = new Set<string>();
    some(words, ({ kind, to }) => {
      if (kind === 'amountOf' || kind === 'reference') found.add(to as string);
      return false;
    });
    spokenOf.set(words, (labels = [...found]));
  }
  return labels.filter((label) => context.bindings[`#own:${label}`] !== undefined);
}

/** The context in which these steps are what that player did in them. */
export function asDoneBy(context: Context, player: PlayerId, steps: readonly string[]): Context {
  return steps.reduce((own, step) => {
    const theirs = own.bindings[ownOf(step, player)];
    return bind(own, step, theirs?.entities ?? [], theirs?.amount ?? 0);
  }, context);
}

/** The context in which these labels stand again for what they stood for. */
export function asBefore(context: Context, before: Context, labels: readonly string[]): Context {
  return labels.reduce((now, label) => {
    const known = before.bindings[label];
    return known === undefined ? now : bind(now, label, known.entities, known.amount);
  }, context);
}

/** Notes what each of several players did in a step. CR 608.2c. */
export function withOwn(
  context: Context,
  label: string | undefined,
  players: readonly PlayerId[],
  entitiesOf: (player: PlayerId) => readonly Entity[],
): Context {
  if (label === undefined || players.length < 2) return context;
  return players.reduce(
    (now, player) => {
      const own = entitiesOf(player);
      return bind(now, ownOf(label, player), own, own.length);
    },
    bind(context, `#own:${label}`, [], 0),
  );
}

/** The action with its actor said by the label, so that it is done by the one player bound to it. */
export function doneBy(action: Action, label: string): Action {
  return { ...action, actor: { kind: 'reference', to: label } } as Action;
}

/** Whether the words of the action speak of each one's own of those who act. */
export function speaksOfEach(action: Action): boolean {
  const label = actorLabel(action);
  return label !== null && mentions(action, label);
}

/** What one of several actors did, in their own reading of the words. */
interface Own {
  readonly player: PlayerId;
  readonly reading: Context;
  readonly result: Outcome;
}

/**
 * Does the action once for each of several actors when its words speak of each one's own; null when it need not be taken
 * apart. Where all that is chosen comes before all that happens, it happens at the same time. CR 101.4, 608.2e.
 */
export function eachActor(
  game: Game,
  action: Action,
  context: Context,
  during: Duration | undefined,
  act: (action: Action, context: Context) => Outcome,
  verb: AtOnce<Action> | undefined,
): Outcome | null {
  const label = actorLabel(action) ?? actorAgain(action, context);
  if (label === null || !mentions(action, label)) return null;
  const { players: all, context: known } = resolvePlayers(game, (action as { actor?: Noun }).actor, context);
  const players = action.kind === 'setLife' ? oneOfEachTeam(game, all, context.source) : all; // CR 810.9d
  if (all.length < 2) return null;
  const single = doneBy(action, label);
  const owned = ownedIn(action, context);
  const readingOf = (player: PlayerId, now: Context): Context => asDoneBy(boundTo(now, label, player), player, owned);
  const noted = (now: Context, player: PlayerId, { entities, amount }: Outcome): Context =>
    action.label === undefined ? now : bind(now, ownOf(action.label, player), entities, amount);
  const each: readonly Own[] =
    verb === undefined
      ? inTurn(single, players, readingOf, noted, known, (own) => act(single, own))
      : together(game, verb, single, players, readingOf, known, during);
  let now = known;
  let inAll: Bindings = {};
  for (const { reading, result } of each) {
    inAll = withNew(inAll, reading.bindings, result.context.bindings);
    now = result.context;
  }
  for (const { player, result } of each) now = noted(now, player, result);
  if (action.label !== undefined) now = bind(now, `#own:${action.label}`, [], 0);
  const bindings = withDoneAsIn(known.bindings, 'choose', now.bindings);
  now = { ...now, bindings: { ...bindings, ...inAll, ...ownBindings(each) } };
  now = asBefore(now, known, owned);
  return outcome(
    bind(now, label, players.map(playerEntity), players.length),
    each.flatMap(({ result }) => result.entities),
    each.reduce((sum, { result }) => sum + result.amount, 0),
    each.some(({ result }) => result.done),
  );
}

/** What each of them has named in the step, under a name of its own: "the top three cards of their library". */
function ownBindings(each: readonly Own[]): Bindings {
  const own: Record<string, Bound> = {};
  for (const { player, reading, result } of each)
    for (const [label, bound] of Object.entries(result.context.bindings)) {
      if (label.startsWith('#') || reading.bindings[label] === bound) continue;
      own[`#own:${label}`] = { entities: [], amount: 0 };
      own[ownOf(label, player)] = bound;
    }
  return own;
}

type ReadingOf = (player: PlayerId, now: Context) => Context;

/** One player after the other, where the next chooses by what the one before has done. */
function inTurn(
  { kind }: Action,
  players: readonly PlayerId[],
  readingOf: ReadingOf,
  noted: (now: Context, player: PlayerId, result: Outcome) => Context,
  known: Context,
  act: (own: Context) => Outcome,
): readonly Own[] {
  let now = known;
  return players.map((player): Own => {
    const reading = readingOf(player, now);
    const result = act(reading);
    now = noted(result.context, player, result);
    // "One that hasn't been chosen": neither by those who chose before.
    if (kind === 'choose') now = { ...now, bindings: withDone(now.bindings, kind, result.entities) ?? now.bindings };
    return { player, reading, result };
  });
}

/** All choose in turn, and then everything happens at once. CR 101.4. */
function together(
  game: Game,
  verb: AtOnce<Action>,
  action: Action,
  players: readonly PlayerId[],
  readingOf: ReadingOf,
  known: Context,
  during: Duration | undefined,
): readonly Own[] {
  let now = known;
  const plans = players.map((player) => {
    const reading = readingOf(player, now);
    const planned = verb.plan(game, action, reading, during);
    now = planned.context;
    return { player, reading, action, during, planned };
  });
  const shares = happenAtOnce(game, verb, plans);
  return plans.map(({ player, reading, planned }, i): Own => {
    const result = verb.came(game, action, planned, shares[i] ?? [], during);
    return { player, reading, result };
  });
}

/** What each of them chose or found counts together for later references; what is noted besides is kept by itself. */
export function withNew(together: Bindings, before: Bindings, after: Bindings): Bindings {
  const all: Record<string, Bound> = { ...together };
  for (const [label, bound] of Object.entries(after)) {
    if (before[label] === bound || label.startsWith('#')) continue;
    const earlier = together[label];
    all[label] =
      earlier === undefined
        ? bound
        : { entities: [...earlier.entities, ...bound.entities], amount: earlier.amount + bound.amount };
  }
  return all;
}

/** The label means this player alone. */
export function boundTo(context: Context, label: string, player: PlayerId): Context {
  return bind(context, label, [playerEntity(player)], 1);
}
