/** Triggered abilities are put on the stack. CR 603.3. */
import { perform } from '../../events/perform.ts';
import { ask, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { primaryPlayer } from '../../questions/players/teams.ts';
import type { Bound, Context } from '../../vocabulary/context.ts';
import type { OrderItem } from '../../vocabulary/decisions.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';
import type { StackFacts } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { allTargets, noteTargeting } from '../casting-spells/announcing.ts';
import { noteCrime } from '../additional-rules/crimes.ts';
import { bind } from '../resolving/bindings.ts';
import { moveEvent } from '../event-makers.ts';
import { modeText } from '../modes/mode-text.ts';
import { chooseModes, modalClause, withChooser } from '../modes/modes.ts';
import { triggersForThisStack } from './stacks-of-triggers.ts';
import { putAbilityOnStack } from './stack-objects.ts';
import { phaseInAgain, RETURNING } from '../effects/until-leaves.ts';
import { chooseTargets } from '../targets/choosing-targets.ts';
import { type SlotNoun, targetSlots } from '../targets/target-slots.ts';
import { targetsExist } from '../targets/targets.ts';
import { setStackFactsLightly } from '../../vocabulary/objects/object-notes.ts';
import { setPending } from '../../vocabulary/game-notes.ts';
import { seatAfter } from '../../vocabulary/players/seats.ts';

/** Puts every waiting trigger on the stack, in APNAP order. CR 603.3b. */
export function putTriggersOnStack(game: Game): void {
  const pending = game.pending;
  setPending(game, []);
  const waiting = triggersForThisStack(game, pending);
  // CR 610.3: the second part of "until it leaves" happens at once and doesn't use the stack.
  returnAtOnce(game, waiting);
  const hearers = putByAll(
    game,
    waiting.filter(({ context }) => context.bindings[RETURNING] === undefined),
  );
  // Those that another ability made trigger follow: CR 603.3b.
  putByAll(game, hearers);
}

/** Each player puts their own there in the order they choose; what hears them trigger, to be put there next. CR 603.3b. */
function putByAll(game: Game, triggers: readonly PendingTrigger[]): readonly PendingTrigger[] {
  const seats = game.players.length;
  const hearers: PendingTrigger[] = [];
  for (let i = 0; i < seats; i++) {
    const player = seatAfter(game, game.activePlayer, i);
    const own = triggers.filter((trigger) => putBy(game, trigger) === player);
    // CR 800.4d: abilities of players who have left are not put there.
    if (!isInTheGame(game, player)) continue;
    for (const trigger of inChosenOrder(game, player, own)) {
      const id = putOnStack(game, trigger);
      for (const hearer of trigger.heardBy ?? []) hearers.push(hearingOf(hearer, id, trigger.controller));
    }
  }
  return hearers;
}

/** "That ability", "its controller": what was heard, if it could be put on the stack. CR 603.3b, 603.3d. */
function hearingOf(hearer: PendingTrigger, id: ObjectId, controller: PlayerId): PendingTrigger {
  const known = {
    'event.object': { entities: id === NO_OBJECT ? [] : [objectEntity(id)], amount: 1 },
    'event.controller': { entities: [playerEntity(controller)], amount: 1 },
  };
  return { ...hearer, context: { ...hearer.context, bindings: { ...hearer.context.bindings, ...known } } };
}

/** What several of them return, they return together. CR 610.3d. */
function returnAtOnce(game: Game, waiting: readonly PendingTrigger[]): void {
  const both = waiting.filter(({ context }) => context.bindings[RETURNING] !== undefined);
  if (both.length === 0) return;
  const phasing = both.filter((trigger) => phasingIn(trigger) !== null);
  perform(
    game,
    phasing.flatMap((trigger) => phaseInAgain(game, trigger.source, phasingIn(trigger) ?? {}, returnedBy(trigger))),
  ); // CR 610.4d
  const returning = both.filter((trigger) => !phasing.includes(trigger));
  const [first] = returning;
  if (first === undefined) return;
  const entities = returning.flatMap(returnedBy);
  game.rules.execute(game, first.clause, bind(first.context, RETURNING, entities, entities.length));
}

function phasingIn({ clause }: PendingTrigger): { readonly tapped?: true } | null {
  return clause.kind === 'do' && clause.action.kind === 'phaseIn' ? clause.action : null;
}

function returnedBy({ context }: PendingTrigger): readonly Entity[] {
  return (context.bindings[RETURNING] as Bound).entities;
}

/** Who puts it there, in which order with others: its controller, or with shared team turns the controller's team. CR 805.7. */
function putBy(game: Game, trigger: PendingTrigger): PlayerId {
  return isInTheGame(game, trigger.controller) ? primaryPlayer(game, trigger.controller) : trigger.controller;
}

function inChosenOrder(game: Game, player: PlayerId, triggers: readonly PendingTrigger[]): readonly PendingTrigger[] {
  const [first] = triggers;
  // The order of those that cannot be told apart makes no difference.
  if (triggers.every(({ clause, ability }) => clause === first?.clause && ability === first.ability)) return triggers;
  const answer = ask(game, {
    kind: 'order',
    player,
    reason: reason('Choose the order in which your triggered abilities are put on the stack', NO_OBJECT, '603.3b'),
    items: triggers.map((trigger) => itemFor(game, trigger)),
    what: 'triggers',
    last: 'top',
  });
  return answer.map((index) => triggers[index] as PendingTrigger);
}

/** The trigger as people and answers name it: by its source, and which of its abilities it is. */
function itemFor(game: Game, { source, ability }: PendingTrigger): OrderItem {
  const at = ability === null || source === NO_OBJECT ? -1 : characteristics(game, source).abilities.indexOf(ability);
  return { object: source, text: nameOf(game, source), ...(at >= 0 ? { ability: at } : {}) };
}

function nameOf(game: Game, id: ObjectId): string {
  return game.objects[id] === undefined ? '' : characteristics(game, id).name;
}

/** CR 400.7f: state-based actions put an Aura into the graveyard after what it enchanted has left; its ability still finds it. */
function sinceLeaving({ event, context }: PendingTrigger, id: ObjectId): Pick<Context, 'since'> {
  const left = event.kind === 'zoneChange' && event.from === Zone.Battlefield;
  return left && context.since !== undefined ? { since: id } : {};
}

const NO_SLOTS: readonly SlotNoun[] = [];

/** CR 603.3c-d: modes, then targets; without legal ones the ability is removed. */
function putOnStack(game: Game, trigger: PendingTrigger): ObjectId {
  const { controller, source, ability, clause } = trigger;
  const clauses = [clause];
  const cast = { x: trigger.context.x, paid: [], from: Zone.None, colorsSpent: 0, manaSpent: 0, by: controller };
  const modal = modalClause(clauses);
  const slots = modal === null ? targetSlots(clauses, null) : NO_SLOTS;
  // Nothing is asked when some target cannot be chosen.
  if (!targetsExist(game, slots, trigger.context, source)) return NO_OBJECT;
  const first: StackFacts = {
    kind: 'triggered',
    source,
    ability,
    clauses,
    modes: null,
    targets: [],
    cast,
    context: trigger.context,
  };
  const id = putAbilityOnStack(game, controller, first);
  const known = { ...trigger.context, stackObject: id, ...sinceLeaving(trigger, id) };
  const context = withChooser(game, controller, modal, known);
  const name = nameOf(game, source);
  const modes =
    modal === null
      ? null
      : chooseModes(game, controller, clauses, context, source, name, (mode) => modeText(modal, mode));
  const asked = modal === null ? slots : targetSlots(clauses, modes);
  const targets = chooseTargets(game, asked, context, source, controller, name);
  if (targets === null || (modal !== null && modes === null)) {
    perform(game, [moveEvent(game, id, Zone.None, 'resolve', controller, { cause: NO_OBJECT, rule: '603.3d' })]);
    return NO_OBJECT;
  }
  setStackFactsLightly(game, id, { ...first, modes, targets, context });
  noteTargeting(game, targets, id, controller);
  if (targets.length > 0) noteCrime(game, allTargets(targets), id, controller);
  return id;
}
