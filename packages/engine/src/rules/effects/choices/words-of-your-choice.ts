/** "The color of your choice": chosen as the instruction is carried out, and then as if it had been printed. CR 608.2d. */
import {
  type Action,
  type Adjective,
  CARD_TYPES,
  CHOSEN_SUBTYPES,
  COLORS,
  type Description,
  type Filter,
  type Noun,
  type Quality,
  type Value,
} from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { findPlayers } from '../../../questions/reading.ts';
import { objectsOf } from '../../resolving/bindings.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { mentions } from '../../../vocabulary/mentions.ts';
import { SECTORS } from '../../../vocabulary/objects/sectors.ts';
import { evaluate } from '../../../questions/values.ts';
import { chooseOption } from '../../resolving/choices.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES } from '../../resolving/choosable-words.ts';
import { withArticle } from '../../../saying/english.ts';

/** What a node says instead, once the choice is made; null: there is none in it. */
type Chosen = Readonly<Record<string, unknown>> | null;

/** The node with every such choice made by the controller; the same when there is none to make. */
export function withChoicesMade<N extends object>(game: Game, node: N, context: Context): N {
  if (
    !mentions(game, 'ofYourChoice') &&
    !mentions(game, 'colorOfYourChoice') &&
    !mentions(game, 'colorsOf') &&
    !mentions(game, 'thatColor')
  )
    return node;
  return chosenIn(game, node, context, []) as N;
}

/** `around`: the nodes that the node is in. A process that is repeated holds itself. */
function chosenIn(game: Game, node: unknown, context: Context, around: readonly unknown[]): unknown {
  if (typeof node !== 'object' || node === null || around.includes(node)) return node;
  const within = [...around, node];
  if (Array.isArray(node)) {
    const parts = node.map((part) => chosenIn(game, part, context, within));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const own = chosenHere(game, node as Readonly<Record<string, unknown>>, context);
  if (own !== null) return own;
  let copy: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(node)) {
    const now = chosenIn(game, part, context, within);
    if (now !== part) (copy ??= { ...(node as Record<string, unknown>) })[key] = now;
  }
  return copy ?? node;
}

function chosenHere(game: Game, node: Readonly<Record<string, unknown>>, context: Context): Chosen {
  if (node['kind'] === 'colorOfYourChoice') {
    const chooser = node['chooser'] as Noun | undefined;
    const [player] = chooser === undefined ? [context.controller] : findPlayers(game, chooser, context);
    return { kind: 'colorWord', color: chooseColor(game, context, player) };
  }
  if (node['kind'] === 'keyword' && node['detail'] === 'or') {
    const { detail: _detail, ...one } = node;
    return { ...one, from: [oneOf(game, node['from'] as readonly Adjective[], context)] };
  }
  if (node['kind'] === 'thatColor') {
    const color = game.objects[context.source]?.memory.chosenColor;
    return { kind: 'anyOf', of: color === undefined ? [] : [{ kind: 'colorWord', color: COLORS[color] }], join: 'or' };
  }
  if (node['kind'] === 'colorsOf')
    return { kind: 'anyOf', of: colorsOf(game, node['of'] as Noun, context), join: 'or' };
  if (node['kind'] !== 'filter') return null;
  const filter = node as unknown as Filter;
  const left = filter.qualities?.filter((quality) => quality.kind !== 'ofYourChoice');
  if (left === undefined || left.length === filter.qualities?.length) return null;
  const adjectives: Adjective[] = [...(filter.adjectives ?? [])];
  const qualities: Quality[] = [...left];
  for (const quality of filter.qualities ?? []) {
    if (quality.kind !== 'ofYourChoice') continue;
    // CR 702.158d.
    if (quality.what === 'sector')
      qualities.push({ kind: 'inSector', sector: pick(game, context, SECTORS, quality.what) });
    else adjectives.push(chosenAdjective(game, quality.what, context));
  }
  return { ...filter, adjectives, qualities };
}

function chosenAdjective(game: Game, what: 'color' | 'creature type' | 'card type', context: Context): Adjective {
  switch (what) {
    case 'color':
      return { kind: 'colorWord', color: chooseColor(game, context) };
    case 'creature type':
      return { kind: 'subtypeAdjective', subtype: pick(game, context, CREATURE_TYPES, what) };
    case 'card type':
      return { kind: 'typeAdjective', type: pick(game, context, CARD_TYPES, what) };
  }
}

function chooseColor(game: Game, context: Context, player = context.controller): (typeof COLORS)[number] {
  return pick(game, { ...context, controller: player }, COLORS, 'color');
}

/** "protection from artifacts or from the color of your choice": one of the two. CR 608.2d. */
function oneOf(game: Game, from: readonly object[], context: Context): unknown {
  const why = reason('Choose what it is protected from', context.source, '608.2d');
  const chosen = from[askOption(game, context.controller, why, from.map(saidShort))];
  return chosenIn(game, chosen, context, []);
}

function saidShort(from: object): string {
  const { color, noun } = from as { color?: string; noun?: Filter['noun'] };
  const [word] = noun?.kind === 'words' ? noun.words : [];
  return color ?? (word?.kind === 'typeWord' ? word.type : 'a color');
}

/** "each of that creature's colors": those it has now. CR 608.2h. */
function colorsOf(game: Game, of: Noun, context: Context): readonly Adjective[] {
  let bits = 0;
  for (const object of objectsOf(find(game, of, context))) bits |= characteristics(game, object).colors;
  return COLORS.filter((_, index) => (bits & (1 << index)) !== 0).map((color) => ({ kind: 'colorWord', color }));
}

function pick<W extends string>(game: Game, context: Context, options: readonly W[], what: string): W {
  const why = reason(`Choose ${withArticle(what)}`, context.source, '608.2d');
  return options[askOption(game, context.controller, why, options)] as W;
}

/** "becomes the color of your choice", "becomes the basic land type of your choice". CR 105.3, 305.7, 205.1a. */
export function withChosenLooks(
  game: Game,
  action: Extract<Action, { kind: 'become' }>,
  context: Context,
): Extract<Action, { kind: 'become' }> {
  const { subtypeChoice, colorChoice, chosenBefore, ...rest } = action.as;
  let as: Description = action.as;
  if (colorChoice === 'one') as = { ...rest, colors: [chooseColor(game, context)] };
  if (colorChoice === 'one or more') as = { ...rest, colors: chooseColors(game, context) };
  if (subtypeChoice !== undefined && CHOSEN_SUBTYPES.has(subtypeChoice)) {
    const options = subtypeChoice === 'the basic land type of your choice' ? BASIC_LAND_TYPES : CREATURE_TYPES;
    const subtype = pick(game, context, options, 'type');
    as = { ...rest, subtypes: [...(rest.subtypes ?? []), subtype] };
  }
  // "Choose a creature type. Target creature becomes that type": the one chosen now, whatever is chosen later.
  const chosen = game.objects[context.source]?.memory.chosenWord;
  const color = game.objects[context.source]?.memory.chosenColor;
  if (chosenBefore === true && action.as.colors === 'the chosen color' && color !== undefined)
    as = { ...rest, colors: [COLORS[color] as (typeof COLORS)[number]] };
  if (chosenBefore === true && subtypeChoice === 'the chosen type' && chosen !== undefined)
    as = { ...rest, subtypes: [...(rest.subtypes ?? []), chosen] };
  return as === action.as ? action : { ...action, as };
}

/** "gets +2/-1 or -1/+2": which of the two. CR 608.2d. */
export function withBonusChosen(
  game: Game,
  action: Extract<Action, { kind: 'get' }>,
  context: Context,
): Extract<Action, { kind: 'get' }> {
  const { orElse, ...first } = action;
  if (orElse === undefined) return action;
  const { negativePower: _power, negativeToughness: _toughness, ...bare } = first;
  const second = { ...bare, ...orElse };
  const options = [first, second].map(
    ({ power, toughness, negativePower, negativeToughness }) =>
      `${signed(game, power, negativePower, context)}/${signed(game, toughness, negativeToughness, context)}`,
  );
  const why = reason('Choose what it gets', context.source, '608.2d');
  return askOption(game, context.controller, why, options) === 1 ? second : first;
}

function signed(game: Game, value: Value, negative: true | undefined, context: Context): string {
  return `${negative === true ? '-' : '+'}${evaluate(game, value, context)}`;
}

/** One or more colors. */
function chooseColors(game: Game, context: Context): readonly (typeof COLORS)[number][] {
  const chosen: (typeof COLORS)[number][] = [];
  for (;;) {
    const left = COLORS.filter((color) => !chosen.includes(color));
    const options = chosen.length === 0 ? left : ['no more', ...left];
    if (left.length === 0) return chosen;
    const why = reason('Choose a color', context.source, '608.2d');
    const index = chooseOption(game, context.controller, why, 'color', options);
    if (options[index] === 'no more') return chosen;
    chosen.push(options[index] as (typeof COLORS)[number]);
  }
}
