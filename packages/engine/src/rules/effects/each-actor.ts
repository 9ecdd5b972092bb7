/** "Each player returns each creature card from their graveyard": several act, and "their" is each one's own. CR 101.4, 608.2e. */
import type { Action, Noun } from '@kitchen-table/language';
import { isAboutPlayers } from '../../questions/player-nouns.ts';
import { some } from '../../questions/within.ts';
import type { Bindings, Bound, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { bind } from '../bindings.ts';
import { resolvePlayers } from './choosing.ts';
import { oneOfEachTeam } from './one-of-each-team.ts';
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
  if (countedFor(action, context).length > 0) return actor.to;
  if (object?.kind !== 'select') return null;
  const own = object.filter.qualities?.find((quality) => quality.kind === 'thisWay');
  return own?.kind === 'thisWay' && own.by?.kind === 'reference' && own.by.to === actor.to ? actor.to : null;
}

/** Under this label stands what one of several players did in a step. */
function ownOf(label: string, player: PlayerId): string {
  return `#own:${label}:${player}`;
}

const spokenOf = new WeakMap<Action, readonly string[]>();

/** The steps whose amount the action speaks of ("that many"), of those that several players did, each for themselves. */
function countedFor(action: Action, context: Context): readonly string[] {
  let labels = spokenOf.get(action);
  if (labels === undefined) {
    const found: string[] = [];
    some(action, (part) => {
      if (part['kind'] === 'amountOf') found.push(part['to'] as string);
      return false;
    });
    spokenOf.set(action, (labels = found));
  }
  return labels.filter((label) => context.bindings[`#own:${label}`] !== undefined);
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
  return { ...action, actor: { kind: 'reference', to: label, words: 'that' } } as Action;
}

/** Does the action once for each of several actors when its words speak of each one's own; null when it need not be taken apart. */
export function eachActor(
  game: Game,
  action: Action,
  context: Context,
  act: (action: Action, context: Context) => Outcome,
): Outcome | null {
  const label = actorLabel(action) ?? actorAgain(action, context);
  if (label === null || !mentions(action, label)) return null;
  const { players: all, context: known } = resolvePlayers(game, (action as { actor?: Noun }).actor, context);
  const players = action.kind === 'setLife' ? oneOfEachTeam(game, all, context.source) : all; // CR 810.9d
  if (all.length < 2) return null;
  const single = doneBy(action, label);
  const entities: Entity[] = [];
  let amount = 0;
  let done = false;
  let now = known;
  let together: Bindings = {};
  const counted = countedFor(action, context);
  for (const player of players) {
    let own = boundTo(now, label, player);
    for (const step of counted) {
      const theirs = own.bindings[ownOf(step, player)];
      own = bind(own, step, theirs?.entities ?? [], theirs?.amount ?? 0);
    }
    const result = act(single, own);
    entities.push(...result.entities);
    amount += result.amount;
    done ||= result.done;
    together = withNew(together, own.bindings, result.context.bindings);
    now = result.context;
    if (action.label !== undefined) now = bind(now, ownOf(action.label, player), result.entities, result.amount);
  }
  if (action.label !== undefined) now = bind(now, `#own:${action.label}`, [], 0);
  now = { ...now, bindings: { ...now.bindings, ...together } };
  for (const step of counted) now = { ...now, bindings: { ...now.bindings, [step]: known.bindings[step] as Bound } };
  return outcome(bind(now, label, players.map(playerEntity), players.length), entities, amount, done);
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
