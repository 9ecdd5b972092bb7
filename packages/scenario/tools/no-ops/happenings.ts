/** What happens in a situation besides what the card does: it makes the board rich, and its events are what cards wait for. */
import type { Game, ObjectId, PlayerId } from '@kitchen-table/engine';
import { contextOf } from '@kitchen-table/engine/testing';
import type { Clause } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';

/** Done for each player before anybody acts. */
const FIRST: readonly string[] = [
  'Search your library for an Aura card, put it onto the battlefield, then shuffle.',
  'Attach an Equipment you control to a creature you control.',
  'Create two 1/1 red Goblin creature tokens and a Treasure token.',
  'Create a Food token and a Clue token.',
  'Put a +1/+1 counter on each creature you control.',
  'Put a charge counter on each artifact you control.',
  'Put a lore counter on each enchantment you control.',
  'You get {E}{E}{E}.',
  'You get a poison counter.',
  'Tap a creature you control.',
];

/** Then one after the other, by one player after the other. */
const LATER: readonly string[] = [
  'You become the monarch.',
  'You gain 3 life.',
  'Each player draws a card.',
  'Each player sacrifices a creature.',
  'Put a -1/-1 counter on each creature you control.',
  'Each player discards a card.',
  'You lose 2 life.',
  'Return a creature card from your graveyard to the battlefield.',
  'Tap all creatures.',
  'Untap all permanents.',
  'Each player mills two cards.',
  'Scry 1. Surveil 1.',
  'Exile a card from your graveyard.',
  'Return a nonland permanent you control to its owner’s hand.',
  'Create a 1/1 red Goblin creature token.',
  'Sacrifice an artifact.',
  'Investigate. Proliferate.',
  'Roll a d20. Flip a coin.',
  'Put a land card from your hand onto the battlefield.',
  'The Ring tempts you.',
  'It becomes night.',
  'You take the initiative.',
];

let read: { readonly first: readonly Clause[]; readonly later: readonly Clause[] } | null = null;

function happenings(): NonNullable<typeof read> {
  return (read ??= { first: FIRST.map(clauseOf), later: LATER.map(clauseOf) });
}

/** How many things there are to happen after the first ones. */
export const HAPPENINGS: number = LATER.length;

/** Everybody's board is made rich. */
export function makeRich(game: Game): void {
  for (const player of game.players) for (const clause of happenings().first) carryOut(game, clause, player.id);
}

/** The next of what happens, by the next player. */
export function happen(game: Game, at: number): void {
  const clause = happenings().later[at % HAPPENINGS] as Clause;
  carryOut(game, clause, (at % game.players.length) as PlayerId);
}

function carryOut(game: Game, clause: Clause, player: PlayerId): void {
  const source = game.battlefield.find((id) => game.objects[id]?.controller === player);
  if (source !== undefined && !(game.players[player]?.lost ?? true))
    game.rules.execute(game, clause, contextOf(source as ObjectId, player));
}

function clauseOf(text: string): Clause {
  const result = readCard({
    name: 'Chance',
    mana_cost: '{1}',
    type_line: 'Sorcery',
    oracle_text: text.replaceAll('’', "'"),
  });
  if (!('card' in result)) throw new Error(`"${text}" is not read: ${result.refusals[0]?.text}`);
  const ability = lower(result.card).faces[0].abilities[0];
  if (ability?.kind !== 'spell') throw new Error(`"${text}" is no instruction`);
  return ability.clause;
}
