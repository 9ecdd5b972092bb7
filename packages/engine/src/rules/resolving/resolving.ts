/** Resolving spells and abilities. CR 608. */
import type { TriggeredAbility } from '@kitchen-table/language/core';
import { isExiledAfter } from '../../events/replacement-effects/exiled-from-the-stack.ts';
import { perform } from '../../events/perform.ts';
import { replacingAsItResolves } from '../../events/replacement-effects/replaced-as-it-resolves.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { EnteringFacts } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_ENTITY, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import {
  type GameObject,
  type Memory,
  NO_COUNTERS,
  type StackFacts,
  StatusBit,
  type TargetSlot,
} from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { doneTally, tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { noteResolving } from '../../questions/abilities/resolved-before.ts';
import { bind, bindChosen, wasDone } from './bindings.ts';
import { chooseOption, reason } from './choices.ts';
import { isSacrificedLater, sacrificeLater } from '../casting-spells/cast-out-of-time.ts';
import { leaveAtEndStep } from '../casting-spells/leaving-at-the-end-step.ts';
import { isStillAttacked } from '../combat-phase/defenders.ts';
import { moveEvent, type MoveFacts } from '../event-makers.ts';
import { ENCHANTED } from './spell-text.ts';
import { castAsInset, goOnAdventure, shuffleOmen } from '../casting-spells/on-an-adventure.ts';
import { isMutating, mutate } from '../keyword-abilities/mutate.ts';
import { enteredUnlocked } from '../additional-rules/rooms.ts';
import { encode } from '../keyword-abilities/encode.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { paradigm } from '../keyword-abilities/paradigm.ts';
import { rebound } from '../keyword-abilities/rebound.ts';
import { leaveForNewGame } from '../starting-the-game/restarting-the-game.ts';
import { noteLeft } from './what-has-left.ts';
import { stillLegal } from '../targets/targets.ts';
import { type SlotNoun, targetSlots } from '../targets/target-slots.ts';
import { isBestowed } from '../../questions/casting-spells/bestowed.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { RETURNED } from '../costs/costs-besides-mana.ts';
import { withFound } from '../effects/found-by-condition.ts';
import { setStackFacts } from '../../vocabulary/objects/object-notes.ts';
import { NO_MEMORY } from '../../vocabulary/objects/objects.ts';
import { noteDone } from './bindings.ts';

/** The object on the top of the stack resolves. CR 608.1. */
export function resolveTop(game: Game): void {
  const id = game.stack.at(-1) as ObjectId;
  const object = game.objects[id] as GameObject;
  const facts = object.stack as StackFacts;
  const triggered = triggeredOf(facts);
  // CR 603.4: the intervening "if".
  if (triggered?.trigger.condition !== undefined && !holds(game, triggered.trigger.condition, facts.context)) {
    leaveStack(game, id, facts, '608.2a');
    return;
  }
  const source = facts.kind === 'spell' ? id : facts.source;
  const slots = targetSlots(facts.clauses, facts.modes);
  const { legal, any } =
    facts.targets.length === 0 ? NOTHING_TARGETED : stillLegal(game, slots, facts.targets, facts.context, source);
  // CR 608.2b: all its targets have become illegal.
  if (!any && triggered?.resolvesAnyway !== true && facts.targets.some((target) => target.chosen.length > 0)) {
    // CR 702.103e, 702.140b, 608.3b: it goes on as a creature spell.
    if (isBestowed(object) || isMutating(facts)) {
      const plain: StackFacts = {
        ...facts,
        clauses: [],
        targets: [],
        cast: {
          ...facts.cast,
          paid: facts.cast.paid.filter((keyword) => keyword !== 'bestow' && keyword !== 'mutate'),
        },
      };
      setStackFacts(game, id, plain);
      enterBattlefield(game, id, plain, facts.context);
      return;
    }
    leaveStack(game, id, facts, '608.2b');
    return;
  }
  let { context } = facts;
  // The controller may have changed since it was put there.
  const { controller } = characteristics(game, id);
  if (context.controller !== controller) context = { ...context, controller };
  facts.targets.forEach((target, index) => {
    if (target.mode === undefined || context.bindings[target.label] === undefined)
      context = bindTarget(game, context, slots[target.slot], target, legal[index] as readonly Entity[]);
  });
  context = noteLeft(game, context);
  if (isMutating(facts)) return mutate(game, id, context);
  if (facts.kind === 'spell' && isPermanentSpell(characteristics(game, id))) {
    enterBattlefield(game, id, facts, context);
    return;
  }
  if (triggered !== null) context = withFound(game, triggered.trigger.condition, context);
  context = { ...noteDone(context, true), begun: game.objects.length };
  const tally = triggered?.doneOnceEachTurn === true ? tallyOf(facts, context) : null;
  noteResolving(game, facts);
  const doing = tally === null || turnTally(game, tally) === 0 ? facts.clauses : NOTHING;
  for (const clause of doing) {
    context = game.rules.execute(game, clause, context);
    if (game.waiting === 'over') return;
    if (game.restarting !== null) {
      leaveForNewGame(game, facts.clauses.slice(facts.clauses.indexOf(clause) + 1), context);
      return; // CR 724.4
    }
  }
  if (tally !== null && wasDone(context)) tallyTurn(game, tally, 1); // CR 603.2i
  perform(game, [{ kind: 'resolve', object: id, cause: id, rule: '608.2n' }]);
  // CR 608.2m, unless it has put itself elsewhere.
  if (isIn(game, id, Zone.Stack)) leaveStack(game, id, facts, '608.2m');
}

/** Under which name it is counted that the ability was done. CR 603.2i. */
function tallyOf({ source, ability }: StackFacts, { controller }: Context): string {
  const { index, grantedBy } = ability as AbilityRecord;
  return doneTally(source, index, grantedBy, controller);
}

function bindTarget(
  game: Game,
  context: Context,
  slot: SlotNoun | undefined,
  { label, forOne }: TargetSlot,
  chosen: readonly Entity[],
): Context {
  if (slot === undefined) return bind(context, label, chosen, 0);
  const now = bindChosen(game, context, slot.noun, label, chosen);
  return slot.chosenBy === undefined || forOne === undefined ? now : bind(now, slot.chosenBy.label, [forOne], 1);
}

const NOTHING: StackFacts['clauses'] = [];
const NOTHING_TARGETED = { legal: [] as readonly (readonly Entity[])[], any: false };

/** The triggered ability of an object that it is; null when it is something else. */
function triggeredOf({ ability: record }: StackFacts): TriggeredAbility | null {
  return record?.ability.kind === 'triggered' ? record.ability : null;
}

/** Whether the spell becomes a permanent. CR 110.4, 608.3. */
export function isPermanentSpell(now: Characteristics): boolean {
  return (
    (now.types &
      (TypeBit.Artifact |
        TypeBit.Battle |
        TypeBit.Creature |
        TypeBit.Enchantment |
        TypeBit.Land |
        TypeBit.Planeswalker)) !==
    0
  );
}

/** CR 608.3. */
function enterBattlefield(game: Game, id: ObjectId, facts: StackFacts, context: Context): void {
  const object = game.objects[id] as GameObject;
  const host = context.bindings[ENCHANTED]?.entities[0];
  const now = characteristics(game, id);
  const { controller } = now;
  const later = isSacrificedLater(now, facts.cast);
  const sneaking = facts.cast.paid.includes('sneak') ? attackedByReturned(game, context) : NO_ENTITY;
  const entering: EnteringFacts = {
    tapped: sneaking !== NO_ENTITY,
    faceDown: (object.status & StatusBit.FaceDown) !== 0,
    face: object.face,
    controller,
    attacking: sneaking,
    attachTo: host ?? NO_ENTITY,
    counters: NO_COUNTERS,
    memory: { ...NO_MEMORY, cast: facts.cast, ...promised(object) },
    copied: null,
  };
  perform(game, [
    moveEvent(game, id, Zone.Battlefield, 'resolve', controller, { cause: NO_OBJECT, rule: '608.3a' }, { entering }),
  ]);
  const { became } = game.objects[id] as GameObject;
  if (later) sacrificeLater(game, became);
  if (isIn(game, became, Zone.Battlefield)) leaveAtEndStep(game, facts.cast, became, controller);
  if (object.record.card.layout === 'room') enteredUnlocked(game, id);
  // CR 608.3e: what cannot enter goes to its owner's graveyard.
  if (isIn(game, id, Zone.Stack)) leaveStack(game, id, facts, '608.3e');
}

/** The opponent to whom a gift was promised as it was cast, the cards exiled to pay for it. CR 400.7d, 607.2q. */
function promised({ memory }: GameObject): Pick<Memory, 'chosenPlayer' | 'exiled'> {
  const { chosenPlayer, exiled } = memory;
  return {
    ...(chosenPlayer === undefined ? {} : { chosenPlayer }),
    ...(exiled === undefined ? {} : { exiled }),
  };
}

/** What the creature attacked that was returned to pay; nothing if it was no attacker any more. CR 702.49c, 702.190b of today. */
function attackedByReturned(game: Game, context: Context): Entity {
  const returned = context.bindings[RETURNED]?.entities[0];
  for (const object of game.objects)
    if (returned !== undefined && (object.became as number) === (returned as number))
      return isStillAttacked(game, object.attacking) ? object.attacking : NO_ENTITY; // CR 508.4a
  return NO_ENTITY;
}

/** A spell goes where spells go; an ability, or a copy, ceases to exist. CR 608.2m, 707.10a. */
function leaveStack(game: Game, id: ObjectId, facts: StackFacts, rule: string): void {
  const object = game.objects[id] as GameObject;
  const { controller } = characteristics(game, id);
  const by = { cause: NO_OBJECT, rule };
  if (facts.kind !== 'spell' || (object.status & StatusBit.Copy) !== 0) {
    perform(game, [moveEvent(game, id, Zone.None, 'resolve', controller, by)]);
    return;
  }
  const resolved = rule === '608.2m';
  if (resolved && isReplacedFirst(game, object, facts)) {
    perform(game, [moveEvent(game, id, Zone.Graveyard, 'resolve', controller, by)]);
    return;
  }
  if (resolved && rebounds(game, id, facts)) return rebound(game, id, controller);
  if (resolved && mentions(game, 'paradigm') && hasKeyword(characteristics(game, id), 'paradigm'))
    return paradigm(game, id, controller);
  if (resolved && mentions(game, 'cipher') && hasKeyword(characteristics(game, id), 'cipher')) {
    if (encode(game, id, controller)) return; // CR 702.99a
  }
  const { to, move } = destinationOf(object, facts, resolved);
  const inset = resolved && to === Zone.Graveyard ? castAsInset(object) : null;
  if (inset === 'adventure') return goOnAdventure(game, id, controller); // CR 715.3d
  if (inset === 'omen') return shuffleOmen(game, id, controller);
  perform(game, [moveEvent(game, id, to, resolved ? 'resolve' : 'put', controller, by, move)]);
}

/** Whether its controller lets another effect than its own rebound, flashback or the like put it elsewhere. CR 616.1. */
function isReplacedFirst(game: Game, spell: GameObject, facts: StackFacts): boolean {
  const { id } = spell;
  const { controller, name } = characteristics(game, id);
  // CR 715.3d, 720.3d of today: rules of the cards themselves, not effects that could be put off.
  if (castAsInset(spell) !== null) return false;
  const goes = { cause: NO_OBJECT, rule: '608.2m' };
  const others = replacingAsItResolves(game, moveEvent(game, id, Zone.Graveyard, 'resolve', controller, goes));
  if (others.length === 0) return false;
  if (!rebounds(game, id, facts) && destinationOf(spell, facts, true).to === Zone.Graveyard) return false;
  const why = reason('Several effects would change this: choose the one to apply first', id, '616.1');
  return chooseOption(game, controller, why, 'replacement', [name, ...others]) > 0;
}

/** CR 702.88a: cast from its caster's hand. */
function rebounds(game: Game, id: ObjectId, facts: StackFacts): boolean {
  return (
    facts.cast.from === Zone.Hand &&
    mentions(game, 'rebound') &&
    characteristics(game, id).abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'rebound',
    )
  );
}

/** Where a spell goes after it has resolved, or left the stack. CR 608.2m, 702.34a, 702.27a. */
function destinationOf(spell: GameObject, facts: StackFacts, resolved: boolean): { to: Zone; move: MoveFacts } {
  if (isExiledAfter(spell)) return { to: Zone.Exile, move: {} };
  if (resolved && facts.cast.paid.includes('buyback')) return { to: Zone.Hand, move: {} }; // CR 702.27a
  return { to: Zone.Graveyard, move: {} };
}
