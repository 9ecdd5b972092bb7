/** What a permanent tapped for mana produces instead: more of it, another type, another amount. CR 106.6a, 106.12b, 616.1. */
import { COLORS, type ManaOutput } from '@kitchen-table/language/core';
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { ANY_COLOR, demandOf, LIKE_THE_FIRST, ManaBit } from './symbols.ts';

/** What a mana ability with {T} in its cost is known by while it resolves. */
export const TAPPED_FOR_MANA = '#tapped for mana';

type Instead = RuleOf<'manaProduced'>;

/** What comes out: each unit as the kinds that it may be; and whether they are of the effects, not of the ability. */
export interface Produced {
  readonly units: readonly number[];
  readonly changed: boolean;
}

/** All that may come out when the player taps it for these units: the player has the order of the effects. CR 616.1. */
export function producedInstead(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  units: readonly number[],
): readonly Produced[] {
  const made: Produced = { units, changed: false };
  if ((game.derived ?? derived(game)).rules.manaProduced === undefined || units.length === 0) return [made];
  return inAnyOrder(game, player, source, made, rulesInForce(game, 'manaProduced'));
}

function inAnyOrder(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  made: Produced,
  rules: readonly Instead[],
): readonly Produced[] {
  const outcomes = new Map<string, Produced>();
  const next = new Set<string>();
  for (const each of rules) {
    if (!applies(game, player, source, made.units, each)) continue;
    const then = after(game, made, each);
    const others = rules.filter((other) => other !== each);
    // Two of the same are the same in either order.
    const key = `${then.units.join()} ${rules.findIndex(({ rule }) => rule === each.rule)}`;
    if (next.has(key)) continue;
    next.add(key);
    for (const outcome of inAnyOrder(game, player, source, then, others)) outcomes.set(outcome.units.join(), outcome);
  }
  return outcomes.size === 0 ? [made] : [...outcomes.values()];
}

function applies(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  units: readonly number[],
  { rule, context }: Instead,
): boolean {
  const produced = [0, 0, 0, 0, 0, 0];
  for (const unit of units) {
    const kind = oneOf(unit) ?? oneOf(units[0] as number) ?? 0;
    produced[kind] = (produced[kind] as number) + 1;
  }
  const event: GameEvent = { kind: 'tapForMana', source, player, produced, cause: source, rule: '106.12b' };
  const matches: Match[] = [];
  matchEvent(game, rule.event, event, context, matches);
  return matches.length > 0;
}

function after(game: Game, { units, changed }: Produced, { rule, context }: Instead): Produced {
  if (rule.output === undefined) return { units: moreOf(units, rule.times ?? 1), changed };
  const bits = typeOf(game, rule.output, context);
  if (bits === 0) return { units, changed };
  const like = oneOf(bits) !== null && (bits & (bits - 1)) === 0 ? bits : LIKE_THE_FIRST;
  const size = rule.oneOfIt === true ? 1 : units.length;
  return { units: Array.from({ length: size }, (_, index) => (index === 0 ? bits : like)), changed: true };
}

/** So many times as much of the one kind that is made; of what is not known yet, what was made. */
function moreOf(units: readonly number[], times: number): readonly number[] {
  const [, ...others] = units;
  const known = units.every((unit) => (unit & 63) !== 0 && (unit & (unit - 1) & 63) === 0);
  if (!known && others.some((unit) => (unit & ManaBit.LikeTheFirst) === 0)) return units;
  const more = known ? units : units.map(() => LIKE_THE_FIRST);
  return [...units, ...new Array<readonly number[]>(times - 1).fill(more).flat()];
}

/** The type it is instead, as bits; 0: none was chosen. */
function typeOf(game: Game, output: ManaOutput, context: Context): number {
  if (output.kind === 'symbols') return demandOf(output.symbols).pips[0] as number;
  if (output.kind === 'anyColor') return ANY_COLOR;
  const color = game.objects[context.source]?.memory.chosenColor;
  return color === undefined ? 0 : 1 << (color % COLORS.length);
}

function oneOf(unit: number): number | null {
  const bits = unit & 63;
  return bits === 0 ? null : 31 - Math.clz32(bits & -bits);
}
