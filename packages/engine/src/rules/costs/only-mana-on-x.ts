/** "Spend only black mana on X": what pays for that part of a cost, or for all of it. CR 107.3, 601.2f-h, 602.2b. */
import { COLORS, type Color, isSpendOnX, type Rule, some } from '@kitchen-table/language/core';
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
  if (!mentions(game, 'spendOnX')) return demand;
  const { kinds, whole } = kindsOnX(game, object, ability);
  if (whole) return onlyOf(kinds, demand);
  if (forX === 0 || kinds === 0) return demand;
  const left = Math.max(0, forX - (raised() - demand.generic));
  const pips = Array.from({ length: left }, () => kinds);
  return { ...demand, generic: demand.generic - left, pips: [...demand.pips, ...pips] };
}

/** The demand that takes mana of these kinds alone. A symbol of another color can't be paid then. */
function onlyOf(kinds: number, { generic, pips, choices, x }: ManaDemand): ManaDemand {
  const paid = [...pips.map((pip) => pip & kinds), ...Array.from({ length: generic }, () => kinds)];
  return { generic: 0, pips: paid, choices: choices.map((choice) => ({ ...choice, mana: choice.mana & kinds })), x };
}

/** What may be spent: on X, or on the whole cost. */
interface Kinds {
  readonly kinds: number;
  readonly whole: boolean;
}
const ANY: Kinds = { kinds: 0, whole: false };

function kindsOnX(game: Game, object: ObjectId, ability: AbilityRecord | null): Kinds {
  // What an activated ability of the card says is of that ability's own X.
  const texts: readonly object[] =
    ability !== null
      ? [ability.ability]
      : characteristics(game, object).abilities.flatMap(({ ability: said }) => (said.kind === 'spell' ? [said] : []));
  for (const text of texts) {
    const rule = saidIn(text);
    if (rule !== null) return { kinds: kindsOf(game, rule, object), whole: rule.whole === true };
  }
  return ANY;
}

type SpendOnX = Extract<Rule, { kind: 'spendOnX' }>;

/** The colors that a text lets be spent, as bits. */
function kindsOf(game: Game, { colors }: SpendOnX, object: ObjectId): number {
  if (colors !== 'chosen') return colors.reduce((kinds, color) => kinds | bitOf(color), 0);
  // CR 607.2d: where no color was chosen, no mana is of it.
  const chosen = game.objects[object]?.memory.chosenColor;
  return chosen === undefined ? 0 : 1 << chosen;
}

function bitOf(color: Color): number {
  return 1 << COLORS.indexOf(color);
}

/** What a text says may be spent. */
function saidIn(text: object): SpendOnX | null {
  let said = SAID.get(text);
  if (said === undefined) {
    let found: SpendOnX | null = null;
    some(text, (node) => {
      if (isSpendOnX(node)) found = node as unknown as SpendOnX;
      return found !== null;
    });
    SAID.set(text, (said = found));
  }
  return said;
}
/** Pure memo: of texts of cards. */
const SAID = new WeakMap<object, SpendOnX | null>();
