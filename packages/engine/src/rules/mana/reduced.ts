/** Costs reduced by colored, colorless and hybrid mana. CR 118.7b-e. */
import { demandOf, type ManaDemand, type SymbolChoice } from './symbols.ts';

/**
 * The demand less one symbol. The half of a hybrid symbol is chosen by what is paid: a cost of both halves, less the
 * hybrid symbol, is a cost of either half. A half that leaves more to pay than the other is never the better one.
 */
export function without(demand: ManaDemand, symbol: string): ManaDemand {
  const less = demandOf([symbol]);
  const [choice] = less.choices;
  if (choice !== undefined) return withoutEither(demand, choice);
  const [kinds] = less.pips;
  return kinds === undefined ? withGeneric(demand, -less.generic) : withoutKinds(demand, kinds);
}

/** Less one mana of these kinds: one, or the player's choice of two. CR 118.7c-e. */
function withoutKinds(demand: ManaDemand, kinds: number): ManaDemand {
  const { pips } = demand;
  const same = pips.indexOf(kinds);
  if (same >= 0) return withoutPip(demand, same);
  const first = pips.findIndex((pip) => (pip & kinds) === pip);
  if (first >= 0) {
    const second = pips.findIndex((pip) => (pip & kinds) === pip && pip !== pips[first]);
    if (second < 0) return withoutPip(demand, first);
    const rest = pips.filter((_, i) => i !== first && i !== second);
    return { ...demand, pips: [...rest, (pips[first] as number) | (pips[second] as number)] };
  }
  // A hybrid symbol of the cost that is announced to be that color: CR 601.2b.
  const hybrid = pips.findIndex((pip) => (pip & kinds) !== 0);
  return hybrid >= 0 ? withoutPip(demand, hybrid) : withGeneric(demand, -1); // CR 118.7b
}

/** Less one colored mana or so much generic mana, whichever the player chooses. CR 118.7e. */
function withoutEither(demand: ManaDemand, { mana, generic }: SymbolChoice): ManaDemand {
  const at = demand.pips.findIndex((pip) => (pip & mana) !== 0);
  if (at < 0) return withGeneric(demand, -generic);
  const colored = withoutPip(demand, at);
  if (demand.generic < generic) return colored;
  const pip = demand.pips[at] as number;
  return { ...withGeneric(colored, -generic), choices: [...demand.choices, { mana: pip, generic, life: 0 }] };
}

function withoutPip(demand: ManaDemand, at: number): ManaDemand {
  return { ...demand, pips: demand.pips.filter((_, i) => i !== at) };
}

function withGeneric(demand: ManaDemand, change: number): ManaDemand {
  return { ...demand, generic: Math.max(0, demand.generic + change) };
}
