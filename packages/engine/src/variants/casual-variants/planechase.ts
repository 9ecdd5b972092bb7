/** Planechase: planar decks, the planar controller, planeswalking and the planar die. CR 901, 311, 312, 701.24. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import { NO_DECKS } from '../../vocabulary/objects/supplementary-decks.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { faceUpPlanar, isPhenomenon } from '../../questions/objects/supplementary-cards.ts';
import { isSorceryTime } from '../../rules/activated-abilities/activation-limits.ts';
import { contextOf } from '../../rules/resolving/bindings.ts';
import { canPayParts } from '../../rules/costs/costs.ts';
import { deedEvent } from '../../rules/event-makers.ts';
import { rollPlanarDie } from '../../rules/keyword-actions/planeswalk.ts';
import { payParts } from '../../rules/costs/paying-costs.ts';
import { follows, planarControllerLeaves, planarOwnerLeft } from './planar-controller.ts';
import { planeswalkFollows, setStartingPlane } from './planeswalking.ts';
import { counted, isOf, newDeck } from '../supplementary-decks.ts';
import type { Variant, VariantRules } from '../variant.ts';
import { note } from '../../vocabulary/game-notes.ts';

/** If a phenomenon is face up and no ability of it is left, the planar controller planeswalks. CR 704.6f, 312.7. */
function leavePhenomena(game: Game): readonly GameEvent[] {
  for (const id of faceUpPlanar(game)) {
    const object = game.objects[id] as GameObject;
    if (!isPhenomenon(object) || isWaitedFor(game, id)) continue;
    return [deedEvent('planeswalk', object.controller, NO_OBJECT, 1, { cause: NO_OBJECT, rule: '704.6f' })];
  }
  return NOTHING;
}
const NOTHING: readonly GameEvent[] = [];

function isWaitedFor(game: Game, id: ObjectId): boolean {
  if (waits(game, game.stack, game.pending, id)) return true;
  // In Grand Melee it may be on the stack of another turn. CR 807.5.
  const { markers = [], at = -1 } = game.melee ?? {};
  return markers.some(({ stack, pending }, index) => index !== at && waits(game, stack, pending, id));
}

function waits(game: Game, stack: readonly ObjectId[], pending: Game['pending'], id: ObjectId): boolean {
  return (
    pending.some(({ source }) => source === id) || stack.some((other) => game.objects[other]?.stack?.source === id)
  );
}

function rollsTaken(player: PlayerId): string {
  return `planar die:${player}`;
}

/** What rolling the planar die costs the player now: as many mana as times before in this turn. CR 901.9, 116.2i. */
export function planarDieCost(game: Game, player: PlayerId): number {
  return turnTally(game, rollsTaken(player));
}

function costOf(game: Game, player: PlayerId): readonly [{ kind: 'manaCost'; symbols: string[] }] {
  return [{ kind: 'manaCost', symbols: [String(planarDieCost(game, player))] }];
}

/** The face-up plane that the player controls, if any, else another. CR 901.14. */
function planeFor(game: Game, player: PlayerId): ObjectId | undefined {
  const planes = faceUpPlanar(game);
  return planes.find((id) => game.objects[id]?.controller === player) ?? planes[0];
}

/** Offered on the face-up plane, in a main phase of the player's turn while the stack is empty. CR 901.9, 116.2i. */
function offerRoll(game: Game, player: PlayerId): ObjectId | null {
  if (!isSorceryTime(game, player)) return null;
  const plane = planeFor(game, player);
  if (plane === undefined) return null;
  return canPayParts(game, player, costOf(game, player), contextOf(plane, player)) ? plane : null;
}

function takeRoll(game: Game, player: PlayerId): void {
  const plane = planeFor(game, player) ?? NO_OBJECT;
  payParts(game, player, costOf(game, player), contextOf(plane, player), '116.2i');
  tallyTurn(game, rollsTaken(player), 1);
  rollPlanarDie(game, player, NO_OBJECT);
}

/** What both ways of playing Planechase add. */
function contribute(rules: VariantRules): VariantRules {
  return {
    ...rules,
    stateBasedActions: [...rules.stateBasedActions, leavePhenomena],
    accounts: [...rules.accounts, follows, planeswalkFollows],
    beforeFirstTurn: [...rules.beforeFirstTurn, setStartingPlane],
    specialActions: [
      ...rules.specialActions,
      { action: 'roll the planar die', offer: offerRoll, take: takeRoll }, // CR 116.2i
    ],
    beforeLeaving: [...rules.beforeLeaving, planarControllerLeaves],
    afterLeaving: [...rules.afterLeaving, planarOwnerLeft],
  };
}

/** What is wrong with the cards of a planar deck. CR 901.3, 901.15a. */
function wrongWithDeck(
  setup: GameSetup,
  whose: string,
  names: readonly string[],
  least: number,
  mostPhenomena: number,
  rule: string,
): string | null {
  const stranger = names.find((name) => !isOf(setup, name, 'plane', 'phenomenon'));
  if (stranger !== undefined) return `${whose} holds '${stranger}', which is no plane or phenomenon (CR ${rule})`;
  if (names.length < least)
    return `${whose} has ${names.length} cards: give it at least ${least} planes and phenomena in 'planarDeck' (CR ${rule})`;
  for (const [name, count] of counted(names))
    if (count > 1) return `${whose} holds ${count} of '${name}': each name may stand in it once (CR ${rule})`;
  const phenomena = names.filter((name) => isOf(setup, name, 'phenomenon') && !isOf(setup, name, 'plane')).length;
  return phenomena > mostPhenomena
    ? `${whose} holds ${phenomena} phenomena: at most ${mostPhenomena} are allowed (CR ${rule})`
    : null;
}

/** Each player has a planar deck. CR 901.1-901.14. */
export const planechase: Variant = {
  name: 'planechase',
  contribute,
  setUp: (game) => {
    note(game, 'supplementary', {
      ...(game.supplementary ?? NO_DECKS),
      planar: game.setup.players.map(({ planarDeck }, seat) => newDeck(game, planarDeck ?? [], seat as PlayerId)),
    });
  },
  check: (setup) => {
    for (const { name, planarDeck } of setup.players) {
      const wrong = wrongWithDeck(setup, `${name}'s planar deck`, planarDeck ?? [], 10, 2, '901.3');
      if (wrong !== null) return wrong;
    }
    return null;
  },
};

/** One planar deck for all, made of what the players bring. CR 901.15. */
export const planechaseSingleDeck: Variant = {
  name: 'planechase-single-deck',
  contribute,
  setUp: (game) => {
    const deck = newDeck(game, communalDeck(game.setup), 0 as PlayerId);
    note(game, 'supplementary', {
      ...(game.supplementary ?? NO_DECKS),
      planar: game.setup.players.map(() => deck),
      communal: true,
    });
  },
  check: (setup) => {
    const seats = setup.players.length;
    return wrongWithDeck(
      setup,
      'The communal planar deck',
      communalDeck(setup),
      Math.min(40, 10 * seats),
      2 * seats,
      '901.15a',
    );
  },
};

function communalDeck(setup: GameSetup): readonly string[] {
  return setup.players.flatMap(({ planarDeck }) => planarDeck ?? []);
}
