/** New targets for a spell or ability that is on the stack. CR 115.7. */
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit, type TargetSlot } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { noteTargeting } from '../casting-spells/announcing.ts';
import { bindChosen } from '../resolving/bindings.ts';
import { chooseEntities } from '../resolving/choices.ts';
import { besides } from './one-graveyard.ts';
import { helpsTarget } from './helping-or-harming.ts';
import { type SlotNoun, targetSlots } from './target-slots.ts';
import { legalTargets, readingOfTarget } from './targets.ts';
import { setStackFacts } from '../../vocabulary/objects/object-notes.ts';

/** All targets or none (CR 115.7a), exactly one (115.7b), as many as the player likes (115.7c-d). */
export type HowMany = 'all' | 'one' | 'any';

/** One target among all that were chosen: of which slot, and the how-manieth of it. */
interface Place {
  readonly at: number;
  readonly index: number;
}

/** The targets of one spell or ability while they are changed. */
class Changing {
  readonly game: Game;
  readonly before: readonly TargetSlot[];
  readonly places: readonly Place[];
  private readonly slots: readonly SlotNoun[];
  private readonly from: ObjectId;
  private readonly context: Context;
  private readonly how: HowMany;
  /** What a target may be changed to; null: anything legal. */
  private readonly to: readonly Entity[] | null;

  constructor(game: Game, id: ObjectId, how: HowMany, to: readonly Entity[] | null) {
    const facts = (game.objects[id] as GameObject).stack as NonNullable<GameObject['stack']>;
    this.game = game;
    this.before = facts.targets;
    this.slots = targetSlots(facts.clauses, facts.modes);
    this.from = facts.kind === 'spell' ? id : facts.source;
    this.context = facts.context;
    this.how = how;
    this.to = to;
    this.places = facts.targets.flatMap(({ slot, chosen }, at) =>
      this.slots[slot] === undefined ? [] : chosen.map((_, index) => ({ at, index })),
    );
  }

  entityAt({ at, index }: Place): Entity {
    return this.before[at]?.chosen[index] as Entity;
  }

  /** What may legally be the target there, with these for the places before it. */
  private legal(place: Place, chosen: readonly Entity[]): readonly Entity[] {
    const target = this.before[place.at] as TargetSlot;
    const slot = this.slots[target.slot] as SlotNoun;
    const earlier: TargetSlot[] = [];
    let context = this.context;
    const ofThis: Entity[] = [];
    this.places.forEach((other, i) => {
      const entity = chosen[i];
      if (entity === undefined) return;
      if (other.at === place.at) ofThis.push(entity);
      else {
        const known = earlier.find(({ label }) => label === this.before[other.at]?.label);
        if (known === undefined) earlier.push({ ...(this.before[other.at] as TargetSlot), chosen: [entity] });
        else earlier[earlier.indexOf(known)] = { ...known, chosen: [...known.chosen, entity] };
      }
    });
    for (const one of earlier)
      context = bindChosen(this.game, context, (this.slots[one.slot] as SlotNoun).noun, one.label, one.chosen);
    const reading = readingOfTarget(slot, target, context);
    const legal = legalTargets(this.game, slot, reading, this.from, earlier).filter(
      (entity) => !ofThis.includes(entity),
    );
    const [first] = ofThis;
    return slot.together === true && first !== undefined ? besides(this.game, first, legal) : legal;
  }

  /** Whether the target there may stay: it does not become illegal by what has changed. CR 115.7d. */
  mayStay(place: Place, chosen: readonly Entity[]): boolean {
    if (this.how === 'all') return false;
    const entity = this.entityAt(place);
    const same = chosen.every((one, i) => one === this.entityAt(this.places[i] as Place));
    if (!same && !this.legal(place, chosen).includes(entity)) {
      const asItWas = this.places.slice(0, chosen.length).map((other) => this.entityAt(other));
      if (this.legal(place, asItWas).includes(entity)) return false;
    }
    return this.canFinish([...chosen, entity]);
  }

  /** The other targets there may be, so that the whole can be made legal: only the final set counts. CR 115.7e. */
  others(place: Place, chosen: readonly Entity[]): readonly Entity[] {
    if (this.how === 'one' && this.changed(chosen) > 0) return [];
    const now = this.entityAt(place);
    return this.legal(place, chosen).filter(
      (entity) =>
        entity !== now && (this.to === null || this.to.includes(entity)) && this.canFinish([...chosen, entity]),
    );
  }

  private changed(chosen: readonly Entity[]): number {
    return chosen.filter((entity, i) => entity !== this.entityAt(this.places[i] as Place)).length;
  }

  /** Whether the places that are left can be filled. */
  canFinish(chosen: readonly Entity[]): boolean {
    const place = this.places[chosen.length];
    if (place === undefined) return this.how !== 'one' || this.changed(chosen) === 1;
    return this.mayStay(place, chosen) || this.others(place, chosen).length > 0;
  }
}

/** The player chooses new targets, as far as the words allow. CR 115.7. */
export function chooseNewTargets(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  source: ObjectId,
  how: HowMany,
  to: readonly Entity[] | null = null,
): void {
  const facts = (game.objects[id] as GameObject).stack;
  if (facts === null || facts.targets.length === 0) return;
  const changing = new Changing(game, id, how, to);
  const slots = targetSlots(facts.clauses, facts.modes);
  const chosen: Entity[] = [];
  // CR 115.7a: if not all can be changed, none is.
  if (how === 'any' || changing.canFinish([])) {
    for (const place of changing.places) {
      const now = changing.entityAt(place);
      const others = changing.others(place, chosen);
      const stays =
        others.length === 0 || (changing.mayStay(place, chosen) && !wants(game, player, source, nameOf(game, now)));
      const why = reason('Choose new targets', source, '115.7d');
      const { said } = slots[(facts.targets[place.at] as TargetSlot).slot] as SlotNoun;
      const helps = said === null ? null : helpsTarget(game, said.action, said.noun);
      chosen.push(stays ? now : (chooseEntities(game, player, why, others, 1, 1, 'target', { helps })[0] as Entity));
    }
  }
  const after = facts.targets.map((target, at) => {
    const next = chosen.filter((_, i) => changing.places[i]?.at === at);
    return next.length === 0 || next.every((entity, i) => entity === target.chosen[i])
      ? target
      : { ...target, chosen: next };
  });
  const changed = after.filter((target, at) => target !== facts.targets[at]);
  if (changed.length > 0) setStackFacts(game, id, { ...facts, targets: after });
  const isCopy = ((game.objects[id] as GameObject).status & StatusBit.Copy) !== 0;
  noteTargeting(game, isCopy ? after : changed, id, player);
}

function wants(game: Game, player: PlayerId, source: ObjectId, now: string): boolean {
  return askYesNo(game, player, reason(`Choose a new target? Now: ${now}`, source, '115.7d'), 'Choose', 'Keep');
}

function nameOf(game: Game, entity: Entity): string {
  return isPlayerEntity(entity)
    ? (game.players[entityPlayer(entity)] as Player).name
    : characteristics(game, entity as number as ObjectId).name;
}
