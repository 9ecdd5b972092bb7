/** "Spend only black mana on X": what pays for that part of a cost. CR 107.3, 601.2f-h, 602.2b. */
import { COLORS, type Color, isSpendOnX, some } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { ManaDemand } from '../mana/symbols.ts';

/**
 * The demand with the mana for X as symbols of the one color that may be spent on it. What increases the cost (`raised`: the
 * generic mana with it) is paid with any mana; what reduces it takes from X first, which is never worse for the payer.
 */
export function onlyManaOnX(
  game: Game,
  object: ObjectId,
  ability: AbilityRecord | null,
  forX: number,
  raised: () => number,
  demand: ManaDemand,
): ManaDemand {
  if (forX === 0 || !mentions(game, 'spendOnX')) return demand;
  const color = colorOnX(game, object, ability);
  if (color === null) return demand;
  const left = Math.max(0, forX - (raised() - demand.generic));
  const pips = Array.from({ length: left }, () => 1 << COLORS.indexOf(color));
  return { ...demand, generic: demand.generic - left, pips: [...demand.pips, ...pips] };
}

function colorOnX(game: Game, object: ObjectId, ability: AbilityRecord | null): Color | null {
  const texts = ability === null ? characteristics(game, object).abilities : [ability];
  for (const { ability: text } of texts) {
    // What an activated ability of the card says is of that ability's own X.
    if (ability === null && text.kind !== 'spell') continue;
    const color = colorIn(text);
    if (color !== null) return color;
  }
  return null;
}

function colorIn(text: object): Color | null {
  let color = COLOR.get(text);
  if (color === undefined) {
    color = null;
    some(text, (node) => {
      if (isSpendOnX(node)) color = node['color'] as Color;
      return color !== null;
    });
    COLOR.set(text, color);
  }
  return color;
}
/** Pure memo: of texts of cards. */
const COLOR = new WeakMap<object, Color | null>();
