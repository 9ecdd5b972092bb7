/** The snapshot of what is true now: characteristics, rules in force, watching abilities. CR 613, 603.2, 604. */
import type { Rule } from '@kitchen-table/language/core';
import { type AbilityRecord, type Characteristics, Interest } from '../vocabulary/objects/characteristics.ts';
import { type Context, NO_BINDINGS } from '../vocabulary/context.ts';
import { type Derived, emptySnapshot, type RuleInForce, type Watcher } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../vocabulary/ids.ts';
import { NO_COUNTERS, StatusBit } from '../vocabulary/objects/objects.ts';
import { conditionOfEffect } from '../vocabulary/turn-structure/later-parts.ts';
import { abilitiesOnStickers } from '../vocabulary/objects/stickers.ts';
import { tableFacts } from '../vocabulary/table-facts.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { abilityRecords, changesObjects, isIndexed } from './abilities/ability-records.ts';
import { someStandsForText } from './continuous-effects/keyword-counters.ts';
import { applyLayers } from './continuous-effects/layers.ts';
import { startingPoint } from './continuous-effects/starting-points.ts';

type Rules = { [kind in Rule['kind']]?: RuleInForce[] };
type Watchers = Record<string, Watcher[]>;

/** Builds the snapshot of what is true now. CR 613. */
export function derive(game: Game): Derived {
  const zones = zonesOfInterest(game);
  const snapshot = emptySnapshot(game.token, zones, game.objects.length);
  let interest = 0;
  let changing = false;
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined) continue;
    interest |= startingPoint(object).interest;
    changing ||= object.counters !== NO_COUNTERS && someStandsForText(object.counters);
  }
  for (const id of game.command) {
    const object = game.objects[id];
    if (object !== undefined) interest |= startingPoint(object).interest;
  }
  for (const id of game.stack) {
    const object = game.objects[id];
    if (object !== undefined) interest |= startingPoint(object).interest & (Interest.Changes | Interest.Defining);
  }
  changing ||= (interest & (Interest.Changes | Interest.Defining | Interest.Levels)) !== 0;
  if (game.stickers.length > 0) {
    changing = true;
    for (const { on } of game.stickers) {
      const object = game.objects[on];
      if (object !== undefined) interest |= startingPoint(object).interest;
      for (const ability of abilitiesOnStickers(game, on))
        for (const record of abilityRecords(ability, -1, on, null)) interest |= record.interest;
    }
  }
  for (const effect of game.effects) {
    if (changesObjects(effect.rule)) changing = true;
    if (isIndexed(effect.rule)) interest |= Interest.Rules;
  }
  if (game.rules.rulesInForce.length > 0) interest |= Interest.Rules;
  snapshot.plain = !changing;
  if (changing) applyLayers(game, snapshot, interest);
  if (changing || zones !== 0 || (interest & (Interest.Rules | Interest.Triggered)) !== 0)
    index(game, snapshot, changing, zones);
  return snapshot;
}

/** Zones besides battlefield and command in which some card of this game has abilities that work there. CR 113.6. */
function zonesOfInterest(game: Game): number {
  const facts = tableFacts(game);
  if (facts.zones === undefined) {
    facts.zones = 0;
    for (const record of game.records) facts.zones |= record.interest.zones;
  }
  return facts.zones;
}

function index(game: Game, snapshot: Derived, changed: boolean, zones: number): void {
  const rules: Rules = {};
  const watchers: Watchers = {};
  for (const id of game.battlefield) look(game, snapshot, id, Zone.Battlefield, changed, rules, watchers);
  for (const id of game.command) look(game, snapshot, id, Zone.Command, changed, rules, watchers);
  for (const player of game.players) {
    if ((zones & (1 << Zone.Graveyard)) !== 0)
      for (const id of player.graveyard) look(game, snapshot, id, Zone.Graveyard, changed, rules, watchers);
    if ((zones & (1 << Zone.Hand)) !== 0)
      for (const id of player.hand) look(game, snapshot, id, Zone.Hand, changed, rules, watchers);
    if ((zones & (1 << Zone.Library)) !== 0)
      for (const id of player.library) look(game, snapshot, id, Zone.Library, changed, rules, watchers);
  }
  if ((zones & (1 << Zone.Exile)) !== 0)
    for (const id of game.exile) look(game, snapshot, id, Zone.Exile, changed, rules, watchers);
  if ((zones & (1 << Zone.Stack)) !== 0)
    for (const id of game.stack) look(game, snapshot, id, Zone.Stack, changed, rules, watchers);
  for (const effect of game.effects) {
    if (!isIndexed(effect.rule)) continue;
    (rules[effect.rule.kind] ??= []).push({
      rule: effect.rule,
      context: effect.context,
      timestamp: effect.timestamp,
      condition: conditionOfEffect(effect),
      affected: effect.affected,
    });
  }
  for (const rule of game.rules.rulesInForce) (rules[rule.rule.kind] ??= []).push(rule);
  snapshot.rules = rules;
  snapshot.watchers = watchers as Derived['watchers'];
}

function look(
  game: Game,
  snapshot: Derived,
  id: ObjectId,
  zone: Zone,
  changed: boolean,
  rules: Rules,
  watchers: Watchers,
): void {
  const object = game.objects[id];
  if (object === undefined) return;
  const now: Characteristics = (changed ? snapshot.characteristics[id] : undefined) ?? startingPoint(object);
  if ((now.interest & (Interest.Rules | Interest.Triggered)) === 0 || (object.status & StatusBit.PhasedOut) !== 0)
    return;
  let context: Context | null = null;
  for (const record of now.abilities) {
    if (record.interest === 0 || (record.zones & (1 << zone)) === 0) continue;
    if (zone === Zone.Stack && !worksOnStackAlone(record)) continue;
    if ((record.interest & Interest.Triggered) !== 0) {
      const watcher: Watcher = { object: id, ability: record };
      for (const kind of record.watches) (watchers[kind] ??= []).push(watcher);
    }
    const ability = record.ability;
    if (ability.kind !== 'static' || (record.interest & Interest.Rules) === 0) continue;
    context ??= { source: id, controller: now.controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
    for (const rule of ability.rules) {
      if (!isIndexed(rule)) continue;
      (rules[rule.kind] ??= []).push({
        rule,
        context,
        timestamp: object.timestamp,
        condition: ability.condition ?? null,
        affected: null,
      });
    }
  }
}

/** "As long as ~ is on the stack, ...": other abilities of spells are found where the spell itself is asked about. CR 113.6b. */
function worksOnStackAlone({ ability, zones }: AbilityRecord): boolean {
  return ability.kind === 'static' && zones === 1 << Zone.Stack;
}
