/** What players may do with cards of their opening hands once all have kept. CR 103.6. */
import type { Rule } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askChooseObjects, askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { contextOf } from '../resolving/bindings.ts';
import { enteringFacts } from '../effects/objects/moving.ts';
import { moveEvent } from '../event-makers.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';
import { hideFromAll, showTo } from '../../vocabulary/objects/object-notes.ts';

/** The starting player first, then the others in turn order, each in any order. CR 103.6, 103.6a-c. */
export function openingHandActions(game: Game): void {
  if (!mentions(game, 'openingHand')) return;
  for (const player of inTurnOrder(game, game.startingPlayer)) {
    const { hand } = game.players[player] as Player;
    const beginning = hand.filter((id) => beginningRule(game, id, player) !== undefined);
    begin(game, player, beginning);
    const revealing = hand.filter((id) => openingHandRules(game, id).some(({ reveal }) => reveal !== undefined));
    reveal(game, player, revealing);
  }
}

/** "Any time you could mulligan": before the declaration, as often as cards allow it. CR 103.5b. */
export function actBeforeMulligan(game: Game, player: PlayerId): void {
  if (!mentions(game, 'openingHand')) return;
  const declined = new Set<ObjectId>();
  for (;;) {
    const { hand } = game.players[player] as Player;
    const id = hand.find((card) => !declined.has(card) && openingHandRules(game, card).some(isBeforeMulligan));
    if (id === undefined) return;
    declined.add(id);
    const why = reason(`Use ${characteristics(game, id).name} before you declare a mulligan?`, id, '103.5b');
    if (!askYesNo(game, player, why, 'Use it', 'Do not use it')) continue;
    for (const { mulligan } of openingHandRules(game, id))
      if (mulligan !== undefined) game.rules.execute(game, mulligan, contextOf(id, player));
  }
}

/** The first turn begins: revealed cards are revealed no longer. CR 103.6b. */
export function hideRevealedCards(game: Game): void {
  if (!mentions(game, 'openingHand')) return;
  for (const { hand } of game.players)
    for (const id of hand) if ((game.objects[id] as GameObject).visibleTo !== 0) hideFromAll(game, id);
}

function begin(game: Game, player: PlayerId, cards: readonly ObjectId[]): void {
  const why = reason('Begin the game with cards of your opening hand on the battlefield?', NO_OBJECT, '103.6a');
  for (const id of askChooseObjects(game, player, why, cards, 0, cards.length, 'put', { hidden: true, helps: true })) {
    const rule = beginningRule(game, id, player);
    // What was done for a card before it may have moved it.
    if (rule === undefined || game.objects[id]?.zone !== Zone.Hand) continue;
    const context = contextOf(id, player);
    const entering = enteringFacts(game, rule.entering, player, context, id);
    perform(game, [
      moveEvent(game, id, Zone.Battlefield, 'set-up', player, { cause: NO_OBJECT, rule: '103.6a' }, { entering }),
    ]);
    if (rule.then !== undefined) game.rules.execute(game, rule.then, context);
  }
}

/** Each card once; it remains revealed until the first turn begins. CR 103.6b. */
function reveal(game: Game, player: PlayerId, cards: readonly ObjectId[]): void {
  const why = reason('Reveal cards of your opening hand?', NO_OBJECT, '103.6b');
  const chosen = askChooseObjects(game, player, why, cards, 0, cards.length, 'reveal', { hidden: true, helps: true });
  for (const id of chosen) {
    perform(game, [{ kind: 'reveal', player, objects: [id], cause: id, rule: '103.6b' }]);
    for (const other of game.players) showTo(game, id, 1 << other.id);
    for (const { reveal: clause } of openingHandRules(game, id))
      if (clause !== undefined) game.rules.execute(game, clause, contextOf(id, player));
  }
}

type OpeningHandRule = Extract<Rule, { kind: 'openingHand' }>;

/** What lets the player begin the game with the card on the battlefield. */
function beginningRule(game: Game, id: ObjectId, player: PlayerId): OpeningHandRule | undefined {
  return openingHandRules(game, id).find(
    ({ reveal: revealing, mulligan, condition }) =>
      revealing === undefined &&
      mulligan === undefined &&
      (condition === undefined || holds(game, condition, contextOf(id, player))),
  );
}

function isBeforeMulligan({ mulligan }: OpeningHandRule): boolean {
  return mulligan !== undefined;
}

function openingHandRules(game: Game, id: ObjectId): readonly OpeningHandRule[] {
  return characteristics(game, id).abilities.flatMap(({ ability }) =>
    ability.kind === 'static' ? ability.rules.filter((rule) => rule.kind === 'openingHand') : [],
  );
}
