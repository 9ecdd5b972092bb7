/** Every verb declared here, by name: the one list from which all else that is known of them comes. CR 608.2c, 701.1. */
import type { Action } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Told } from '../../vocabulary/rulebook.ts';
import type { ActionOf, Handlers } from '../effects/outcome.ts';
import { DEEDS as KEYWORD_DEEDS } from '../keyword-actions/declared.ts';
import { judged } from '../targets/helping-or-harming.ts';
import { attachVerb } from './attach.ts';
import { counterVerb } from './counter-spells.ts';
import { createVerb } from './create.ts';
import { destroyVerb } from './destroy.ts';
import { discardVerb } from './discard.ts';
import { drawVerb } from './draw.ts';
import { exileVerb } from './exile.ts';
import { fightVerb } from './fight.ts';
import { flipCoinVerb } from './flip-coins.ts';
import { exchangeControlVerb, gainControlVerb } from './gain-control.ts';
import { goadVerb } from './goad.ts';
import { gainLifeVerb, loseLifeVerb } from './life.ts';
import { moveVerb } from './move.ts';
import { putCountersVerb } from './put-counters.ts';
import { removeCountersVerb } from './remove-counters.ts';
import { lookVerb, revealVerb } from './reveal.ts';
import { rollDieVerb } from './roll-dice.ts';
import { sacrificeVerb } from './sacrifice.ts';
import { searchVerb } from './search.ts';
import { shuffleVerb } from './shuffle.ts';
import { tapOrUntapVerb, tapVerb, untapVerb } from './tap.ts';
import type { Verb } from './verb.ts';

type Kind =
  | 'attach'
  | 'counter'
  | 'create'
  | 'destroy'
  | 'discard'
  | 'draw'
  | 'exchangeControl'
  | 'exile'
  | 'fight'
  | 'flipCoin'
  | 'gainControl'
  | 'gainLife'
  | 'goad'
  | 'look'
  | 'loseLife'
  | 'move'
  | 'putCounters'
  | 'removeCounters'
  | 'reveal'
  | 'rollDie'
  | 'sacrifice'
  | 'search'
  | 'shuffle'
  | 'tap'
  | 'tapOrUntap'
  | 'untap';

const VERBS: { readonly [K in Kind]: Verb<K> } = {
  attach: attachVerb,
  counter: counterVerb,
  create: createVerb,
  destroy: destroyVerb,
  discard: discardVerb,
  draw: drawVerb,
  exchangeControl: exchangeControlVerb,
  exile: exileVerb,
  fight: fightVerb,
  flipCoin: flipCoinVerb,
  gainControl: gainControlVerb,
  gainLife: gainLifeVerb,
  goad: goadVerb,
  look: lookVerb,
  loseLife: loseLifeVerb,
  move: moveVerb,
  putCounters: putCountersVerb,
  removeCounters: removeCountersVerb,
  reveal: revealVerb,
  rollDie: rollDieVerb,
  sacrifice: sacrificeVerb,
  search: searchVerb,
  shuffle: shuffleVerb,
  tap: tapVerb,
  tapOrUntap: tapOrUntapVerb,
  untap: untapVerb,
};

/** What the verbs do as instructions. */
export const verbEffects: Handlers<Kind> = Object.fromEntries(
  Object.values(VERBS).map(({ kind, does }) => [kind, does]),
) as unknown as Handlers<Kind>;

/** What several players do at the same time, where all choices come before. CR 101.4, 608.2e. */
export const verbsAtOnce: { readonly [kind in Action['kind']]?: unknown } = Object.fromEntries(
  Object.values(VERBS).flatMap(({ kind, atOnce }) => (atOnce === undefined ? [] : [[kind, atOnce]])),
);

/** Whether the player could do it; null: no such verb is declared. CR 118.3, 608.2d. */
export function couldDoVerb(game: Game, player: PlayerId, action: Action, context: Context): boolean | null {
  const verb = (VERBS as { readonly [kind in Action['kind']]?: unknown })[action.kind] as Verb<Kind> | undefined;
  if (verb === undefined) return null;
  return verb.possible === undefined || verb.possible(game, action as ActionOf<Kind>, player, context);
}

/** How everything that is done by a verb of its own is told and heard of, by name. CR 603.2. */
export const DEEDS: Readonly<Record<string, Told>> = { ...KEYWORD_DEEDS, ...VERBS };

/** Whether the action is meant to help (true) or to harm (false) that target of it; null: neither, or it depends. For bots. */
export function isMeantToHelp(action: Action, target: object): boolean | null {
  return judged(DEEDS, action, target);
}
