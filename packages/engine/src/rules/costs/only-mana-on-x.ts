/** "Spend only black mana on X": what pays for that part of a cost. CR 107.3, 601.2f-h, 602.2b. */
import { COLORS, type Color, isSpendOnX, some } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { ManaDemand } from '../mana/symbols.ts';

/**
 * The demand with the mana for X as symbols of the colors that may be spent on it. What increases the cost (`raised`: the
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
  const kinds = kindsOnX(game, object, ability);
  if (kinds === 0) return demand;
  const left = Math.max(0, forX - (raised() - demand.generic));
  const pips = Array.from({ length: left }, () => kinds);
  return { ...demand, generic: demand.generic - left, pips: [...demand.pips, ...pips] };
}

function kindsOnX(game: Game, object: ObjectId, ability: AbilityRecord | null): number {
  if (ability !== null) return kindsIn(ability.ability);
  // What an activated ability of the card says is of that ability's own X.
  const texts = characteristics(game, object).abilities.filter(({ ability: { kind } }) => kind === 'spell');
  return texts.reduce((kinds, text) => kinds | kindsIn(text.ability), 0);
}

/** The colors that a text lets be spent on its X, as bits; 0 for any mana. */
function kindsIn(text: object): number {
  let kinds = KINDS.get(text);
  if (kinds === undefined) {
    let bits = 0;
    some(text, (node) => {
      if (isSpendOnX(node)) for (const color of node['colors'] as readonly Color[]) bits |= 1 << COLORS.indexOf(color);
      return bits !== 0;
    });
    KINDS.set(text, (kinds = bits));
  }
  return kinds;
}
/** Pure memo: of texts of cards. */
const KINDS = new WeakMap<object, number>();
