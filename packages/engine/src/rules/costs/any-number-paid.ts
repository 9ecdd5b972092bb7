/** "As an additional cost, you may sacrifice any number of creatures": chosen first, for it may make the spell cheaper. CR 601.2b, 601.2f. */
import { type Cost, givingAction, type GivingAction, holdsWord, type Select } from '@kitchen-table/language/core';
import { GIVEN } from '../../questions/resolving/this-way.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { bind } from '../resolving/bindings.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { choiceFor, type CostChoice } from './cost-choices.ts';
import type { ManaDemand } from '../mana/symbols.ts';
import { setStackFactsLightly, setStatus } from '../../vocabulary/objects/object-notes.ts';
import { contextOf } from '../resolving/bindings.ts';

/** Such a cost, and by how much generic mana the spell is cheaper for each. */
interface Giving {
  readonly action: GivingAction;
  readonly each: number;
}

const THIS_WAY: ReadonlySet<string> = new Set(['thisWay']);

/** Pure memo, by the abilities of a spell. */
const memo = new WeakMap<readonly AbilityRecord[], Giving | null>();

function givingOf(now: Characteristics): Giving | null {
  const known = memo.get(now.abilities);
  if (known !== undefined) return known;
  const actions: GivingAction[] = [];
  let each = 0;
  for (const { ability } of now.abilities) {
    if (ability.kind !== 'static') continue;
    const { additional, optional } = ability.spellCost ?? {};
    const action = optional === true && additional !== undefined ? givingAction(additional as Cost) : null;
    if (action !== null) actions.push(action);
    for (const rule of ability.rules)
      if (
        rule.kind === 'costChange' &&
        rule.of.kind === 'self' &&
        rule.forEach !== undefined &&
        holdsWord(rule.forEach, THIS_WAY)
      )
        each += (rule.symbols as readonly string[]).reduce((sum, symbol) => sum + (Number(symbol) || 0), 0);
  }
  const [action] = actions;
  const giving = action === undefined ? null : { action, each };
  memo.set(now.abilities, giving);
  return giving;
}

/** What the player may give. */
function choiceOf(game: Game, player: PlayerId, { action }: Giving, context: Context): CostChoice {
  return choiceFor(game, player, action, context) as CostChoice;
}

/** What would be left to pay of the demand if everything were given that may be. */
export function leastAfterGiving(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
  demand: ManaDemand,
): ManaDemand {
  const giving = givingOf(now);
  if (giving === null || giving.each === 0) return demand;
  const { from } = choiceOf(game, player, giving, { ...contextOf(id, player), stackObject: id });
  return { ...demand, generic: Math.max(0, demand.generic - from.length * giving.each) };
}

/**
 * The player chooses what to give for the spell on the stack, at least as many as make it affordable; null where there
 * is no such cost. The reading of the spell knows what was chosen from then on.
 */
export function chooseGiven(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
  context: Context,
  affordable: () => boolean,
): { readonly context: Context; readonly cost: Cost; readonly some: boolean } | null {
  const giving = givingOf(now);
  if (giving === null) return null;
  const { action } = giving;
  const { from, purpose } = choiceOf(game, player, giving, context);
  let least = 0;
  while (least < from.length && !affordable()) {
    least++;
    readAs(game, id, given(context, action, from.slice(0, least)));
  }
  const why = reason(`Choose what to ${action.kind} to cast ${now.name}`, id, '601.2b');
  const chosen = chooseObjects(game, player, why, from, least, from.length, purpose, { helps: false });
  const reading = given(context, action, chosen);
  readAs(game, id, reading);
  return { context: reading, cost: costOf(action), some: chosen.length > 0 };
}

function given(context: Context, { kind }: GivingAction, objects: readonly ObjectId[]): Context {
  return bind(context, GIVEN + kind, objects as readonly number[] as readonly Entity[], objects.length);
}

function readAs(game: Game, id: ObjectId, context: Context): void {
  const stack = game.objects[id]?.stack ?? null;
  if (stack !== null) setStackFactsLightly(game, id, { ...stack, context });
}

/** The cost of giving what was chosen. */
function costOf(action: GivingAction): Cost {
  const { object } = action;
  const noun = { kind: 'reference' as const, to: `${GIVEN}${action.kind}` as const };
  const chosen: Select = {
    ...object,
    quantifier: { kind: 'quantifier', amount: 'each' },
    filter: { ...object.filter, qualities: [...(object.filter.qualities ?? []), { kind: 'among', noun }] },
  };
  return [{ kind: 'actionCost', action: { ...action, object: chosen } }];
}

/** Marks what is to be tapped to pay, or unmarks it: meanwhile it gives no mana. CR 601.2g-h. */
export function markGiven(game: Game, context: Context, marked: boolean): void {
  for (const entity of context.bindings[`${GIVEN}tap`]?.entities ?? []) {
    setStatus(game, entity as number as ObjectId, StatusBit.Tapped, marked);
  }
}
