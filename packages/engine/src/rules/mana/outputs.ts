/** What mana an ability would add: as sets of kinds, one per unit. CR 106.4, 106.7. */
import {
  type ActivatedAbility,
  COLORS,
  type Clause,
  type ManaOutput,
  type ManaSymbols,
  type Value,
} from '@kitchen-table/language/core';
import { commanderIdentity } from '../../questions/players/commander-identity.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { find } from '../../questions/objects/nouns.ts';
import { countOf } from '../../questions/reading.ts';
import { evaluate, every } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { EACH_COLOR, PRODUCED_TYPES } from '../../vocabulary/produced-mana.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import { producedInstead } from './produced-instead.ts';
import { ANY_COLOR, demandOf, LIKE_THE_FIRST, ManaBit } from './symbols.ts';

/** The kinds of each unit that the symbols stand for. Hybrid is either, Phyrexian its color, snow colorless: CR 106.8-106.11. */
export function kindsOfSymbols(symbols: ManaSymbols): readonly number[] {
  const plain = symbols.every((symbol) => symbol !== 'S' && !symbol.endsWith('/P'));
  const demand = demandOf(plain ? symbols : symbols.map((symbol) => (symbol === 'S' ? 'C' : symbol.replace('/P', ''))));
  const kinds = demand.pips.slice();
  for (const choice of demand.choices) kinds.push(choice.mana); // CR 106.8: {2/W} may be chosen as {W}
  for (let i = 0; i < demand.generic; i++) kinds.push(32); // CR 107.4b: {2} in "add {2}" is colorless
  return kinds;
}

/** The same without reading the game: null when it depends on it. */
export function fixedKinds(output: ManaOutput): readonly number[] | null {
  switch (output.kind) {
    case 'symbols': {
      if (output.amount === undefined) return kindsOfSymbols(output.symbols);
      if (output.amount.kind !== 'number') return null;
      return repeat(kindsOfSymbols(output.symbols), output.amount.number);
    }
    case 'choice':
      return output.orChosen === true ? null : choiceKinds(output.of);
    case 'anyColor':
      return numberOf(output.number, (n) => sameKinds(ANY_COLOR, n, output));
    case 'combination':
      return numberOf(output.number, (n) => new Array<number>(n).fill(colorBits(output.of)));
    case 'chosenColor':
    case 'colorAmong':
    case 'couldProduce':
    case 'commanderColors':
    case 'circledColors':
    case 'produced':
      return null;
  }
}

/** What was looked at on the way to what a permanent could produce, and whether colorless mana counts there. CR 106.7. */
interface Looked {
  readonly seen: Set<number>;
  readonly colorless: boolean;
}

/** What would be added now. */
export function kindsNow(game: Game, output: ManaOutput, context: Context, looked?: Looked): readonly number[] {
  const fixed = fixedKinds(output);
  if (fixed !== null) return fixed;
  const source = game.objects[context.source];
  switch (output.kind) {
    case 'symbols':
      return repeat(kindsOfSymbols(output.symbols), amountOf(game, output.amount as Value, context));
    case 'choice':
      return choiceKinds(output.of).map((bits) => (output.orChosen === true ? bits | chosenColorOf(source) : bits));
    case 'colorAmong':
      return unitsOf(game, colorsAmong(game, output.of, context), output.number, context);
    case 'anyColor':
      return sameKinds(ANY_COLOR, amountOf(game, output.number, context), output);
    case 'combination':
      return unitsOf(game, colorBits(output.of), output.number, context);
    case 'chosenColor':
      return unitsOf(game, context.bindings[EACH_COLOR]?.amount ?? chosenColorOf(source), output.number, context);
    case 'couldProduce': {
      const colorless = output.anyType === true;
      const next: Looked = { seen: looked?.seen ?? new Set(), colorless: colorless && looked?.colorless !== false };
      let bits = 0;
      for (const id of objectsOf(find(game, output.of, context))) bits |= couldProduce(game, id, colorless, next);
      if (bits === 0) return [];
      return sameKinds(bits, amountOf(game, output.number, context), output);
    }
    case 'commanderColors':
      return unitsOf(game, commanderBits(game, context), output.number, context);
    case 'circledColors':
      return unitsOf(game, colorBits(source?.record.card.circled ?? []), output.number, context); // CR 207.5
    case 'produced':
      return unitsOf(game, context.bindings[PRODUCED_TYPES]?.amount ?? 0, output.number, context);
  }
}

/** As much as the value says, and never less than nothing. CR 107.1b. */
function amountOf(game: Game, number: Value, context: Context): number {
  return Math.max(0, evaluate(game, number, context));
}

/** So many units, each of one of these kinds; none where there is no such kind. CR 106.5. */
function unitsOf(game: Game, bits: number, number: Value, context: Context): readonly number[] {
  return bits === 0 ? [] : new Array<number>(amountOf(game, number, context)).fill(bits);
}

/** The color that was chosen for the object, as a bit; 0: none was. */
function chosenColorOf(source: GameObject | undefined): number {
  const color = source?.memory.chosenColor;
  return color === undefined ? 0 : 1 << color;
}

/** The types of mana that the abilities of a permanent could add. CR 106.7. */
function couldProduce(game: Game, id: GameObject['id'], colorless: boolean, looked: Looked): number {
  // Abilities that look at each other find what is there besides themselves.
  const key = id * 2 + (looked.colorless ? 1 : 0);
  if (looked.seen.has(key)) return 0;
  looked.seen.add(key);
  const now = characteristics(game, id);
  let bits = 0;
  for (const record of now.abilities) {
    if (!record.isManaAbility) continue;
    const context: Context = { source: id, controller: now.controller, bindings: {}, x: null, stackObject: id };
    const { clause, cost } = record.ability as ActivatedAbility;
    const kinds = clauseKinds(game, clause, context, looked);
    const tapped = cost.some((part) => part.kind === 'tapCost');
    for (const { units } of tapped ? producedInstead(game, now.controller, id, kinds) : [{ units: kinds }])
      for (const unit of units) bits |= unit;
  }
  return colorless ? bits & 63 : bits & ANY_COLOR;
}

/** The colors in the identity of the player's commanders. CR 903.4. */
export function commanderBits(game: Game, context: Context): number {
  return commanderIdentity(game, context.controller) ?? 0;
}

function choosesColor(step: Clause): boolean {
  return step.kind === 'do' && step.action.kind === 'choose' && step.action.what === 'a color';
}

/** Every unit that the clause of a mana ability would add now. */
export function clauseKinds(game: Game, clause: Clause, context: Context, looked?: Looked): readonly number[] {
  switch (clause.kind) {
    case 'do':
      return clause.action.kind === 'addMana' ? kindsNow(game, clause.action.mana, context, looked) : [];
    case 'sequence':
      return clause.steps.flatMap((step, index) => {
        const next = clause.steps[index + 1];
        // CR 614.15: "... If you control a Forest, add {G}{G} instead."
        if (
          next?.kind === 'if' &&
          next.instead === true &&
          holds(game, next.condition, context) !== (next.unless === true)
        )
          return [];
        // "Choose a color. Add ... of that color": which is not known before, so by hand.
        if (clause.steps.slice(0, index).some(choosesColor)) return [];
        return clauseKinds(game, step, context, looked);
      });
    case 'if': {
      const isTrue = holds(game, clause.condition, context) !== (clause.unless === true);
      if (isTrue) return clauseKinds(game, clause.clause, context, looked);
      return clause.otherwise === undefined ? [] : clauseKinds(game, clause.otherwise, context, looked);
    }
    case 'whereX':
      return clauseKinds(game, clause.clause, { ...context, x: evaluate(game, clause.value, context) }, looked);
    case 'forEach': {
      // "Add {G} for each creature you control." A choice for each of them is made by hand.
      const colors = colorsEach(game, clause, context);
      if (colors !== null) {
        const each = colors.flatMap((color) =>
          clauseKinds(game, clause.clause, bind(context, EACH_COLOR, [], color), looked),
        );
        return each.every(isOneKind) ? each : [];
      }
      const kinds = fixedClauseKinds(clause.clause);
      return kinds?.every(isOneKind) === true ? repeat(kinds, countOf(game, clause.of, context)) : [];
    }
    default:
      return [];
  }
}

/** The same without reading the game; null when it depends on it. */
export function fixedClauseKinds(clause: Clause): readonly number[] | null {
  if (clause.kind === 'do') return clause.action.kind === 'addMana' ? fixedKinds(clause.action.mana) : [];
  if (clause.kind !== 'sequence') return null;
  const all: number[] = [];
  for (const step of clause.steps) {
    const kinds = fixedClauseKinds(step);
    if (kinds === null) return null;
    all.push(...kinds);
  }
  return all;
}

function numberOf<T>(value: Value, make: (n: number) => T): T | null {
  return value.kind === 'number' ? make(value.number) : null;
}

function repeat(kinds: readonly number[], times: number): readonly number[] {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push(...kinds);
  return all;
}

/** "of any one color", "of different colors": what the first unit is decides what the others can be. CR 106.1a. */
function sameKinds(
  bits: number,
  n: number,
  { sameColor, different }: { readonly sameColor?: true; readonly different?: true },
): readonly number[] {
  if (n < 1 || (sameColor !== true && different !== true)) return new Array<number>(n).fill(bits);
  const kinds = new Array<number>(n).fill(sameColor === true ? LIKE_THE_FIRST : ManaBit.GenericOnly);
  kinds[0] = bits;
  return kinds;
}

/** Whether a unit is of one kind for certain. */
export function isOneKind(bits: number): boolean {
  return (bits & 63) !== 0 && (bits & (bits - 1) & 63) === 0;
}

function choiceKinds(of: readonly ManaSymbols[]): readonly number[] {
  const options = of.map(kindsOfSymbols);
  const size = Math.min(...options.map((option) => option.length));
  const kinds: number[] = [];
  for (let i = 0; i < size; i++) {
    let bits = 0;
    for (const option of options) bits |= option[i] as number;
    kinds.push(bits);
  }
  return kinds;
}

function colorBits(of: readonly (typeof COLORS)[number][] | null): number {
  if (of === null) return ANY_COLOR;
  let bits = 0;
  for (const color of of) bits |= 1 << COLORS.indexOf(color);
  return bits;
}

/** "For each color among permanents you control, add one mana of that color": those colors, each as a bit; null of anything else. CR 105.1. */
export function colorsEach(
  game: Game,
  { of, clause }: Extract<Clause, { kind: 'forEach' }>,
  context: Context,
): readonly number[] | null {
  if (clause.kind !== 'do' || clause.action.kind !== 'addMana' || clause.action.mana.kind !== 'chosenColor')
    return null;
  if (of.kind !== 'units' || of.value.kind !== 'kindsAmong' || of.value.what !== 'colors') return null;
  const bits = colorsAmong(game, of.value.of, context);
  return COLORS.map((_, index) => 1 << index).filter((color) => (bits & color) !== 0);
}

/** The colors that any of the objects is, as bits. CR 105.2, 106.1a. */
function colorsAmong(game: Game, of: Parameters<typeof every>[1], context: Context): number {
  let bits = 0;
  for (const id of objectsOf(every(game, of, context))) bits |= characteristics(game, id).colors;
  return bits & ANY_COLOR;
}
