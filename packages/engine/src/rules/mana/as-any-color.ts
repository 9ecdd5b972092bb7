/** "You may spend mana as though it were mana of any color." CR 609.4b. */
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { find } from '../../questions/reading.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { type Color, COLORS, type Noun, type Quality, type Select } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { ManaBit, type ManaDemand } from './symbols.ts';

const COLORED = 31;
const ALL_KINDS = 63;

/** Mana of one kind that pays for some symbols only. */
interface Narrow {
  readonly bit: number;
  readonly pips: number;
}

function bitOf(mana: Color | 'colorless' | 'snow'): number {
  return mana === 'snow' ? ManaBit.Snow : 1 << (mana === 'colorless' ? 5 : COLORS.indexOf(mana));
}

/** The cost with colored symbols that any mana may pay, where a rule in force lets the player; colorless ones too for "any type". */
export function withAnyColor<T extends { readonly demand: ManaDemand }>(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: AbilityRecord | null,
  total: T,
): T {
  let any = false;
  let anyType = false;
  const some: Narrow[] = [];
  for (const { rule, context } of rulesInForce(game, 'spendAsAnyColor')) {
    if (!fitsRole(game, rule.player, playerEntity(player), context)) continue;
    if (rule.given === true && (ability === null || ability.grantedBy === NO_OBJECT)) continue;
    const of = ability !== null ? rule.activating : rule.on;
    const saysFor = rule.on !== undefined || rule.activating !== undefined;
    if (saysFor && (of === undefined || !isOn(game, of, object, context))) continue;
    if (rule.mana !== undefined) {
      some.push({ bit: bitOf(rule.mana), pips: rule.as === undefined ? COLORED : bitOf(rule.as) });
      continue;
    }
    any = true;
    if (rule.anyType === true) anyType = true;
  }
  if (!any && some.length === 0) return total;
  const widened = (pip: number): number => {
    if (any && (anyType || (pip & COLORED) !== 0)) return pip | ALL_KINDS;
    return some.reduce((kinds, { bit, pips }) => ((pip & pips) === 0 ? kinds : kinds | bit), pip);
  };
  const { pips, choices } = total.demand;
  const paid = choices.map((choice) => ({ ...choice, mana: widened(choice.mana) }));
  return { ...total, demand: { ...total.demand, pips: pips.map(widened), choices: paid } };
}

/** Whether the spell or ability is one that the words name; a card that has become a spell is the card that was named. */
function isOn(game: Game, on: Noun, object: ObjectId, context: Context): boolean {
  if (on.kind === 'nounList') return on.of.some((one) => isOn(game, one, object, context));
  if (fitsRole(game, on, objectEntity(object), context)) return true;
  if (on.kind === 'select') return wasExiledWith(game, on, object, context);
  // CR 400.7g-h: as it was named, where the effect put it, and the spell that it became.
  return objectsOf(find(game, on, context)).some((id) => {
    const put = (game.objects[id] as GameObject).became;
    return put === object || game.objects[put]?.became === object;
  });
}

/** "Spells from among cards exiled with it", "... cards you exiled": the spell was one of them until it was cast. CR 607.2a. */
function wasExiledWith(game: Game, { filter }: Select, spell: ObjectId, context: Context): boolean {
  const { qualities, ...rest } = filter;
  const said = qualities?.find(saysWhatWasExiled);
  if (said === undefined) return false;
  const card = game.objects.find((object) => object.became === spell);
  if (card === undefined || !wasOneOf(game, said, card, context)) return false;
  const others = (qualities ?? []).filter((quality) => !saysWhatWasExiled(quality));
  return fitsDescription(game, { ...rest, qualities: others }, objectEntity(spell), context);
}

function saysWhatWasExiled(quality: Quality): boolean {
  return quality.kind === 'exiledWith' || (quality.kind === 'among' && exiledByWhom(quality.noun));
}

function exiledByWhom(cards: Noun): boolean {
  return cards.kind === 'select' && cards.filter.qualities?.some(({ kind }) => kind === 'exiledBy') === true;
}

function wasOneOf(game: Game, said: Quality, card: GameObject, context: Context): boolean {
  if (said.kind === 'among' && said.noun.kind === 'select')
    return fitsDescription(game, said.noun.filter, objectEntity(card.id), context);
  const by =
    said.kind === 'exiledWith' && said.by !== undefined ? find(game, said.by, context) : [objectEntity(context.source)];
  return objectsOf(by).some((id) => game.objects[id]?.memory.exiled?.includes(card.id) === true);
}
