/** Collecting evidence: cards exiled from the graveyard with so much mana value in all. CR 701.57. */
import { type KeywordAction, madeOrNothing } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { moveEvent } from '../event-makers.ts';

/** The mana value of all these cards. */
function worth(game: Game, cards: readonly ObjectId[]): number {
  return cards.reduce((sum, id) => sum + characteristics(game, id).manaValue, 0);
}

/** Whether there is evidence enough; if not, it can't be chosen (CR 701.57b). */
function canCollectEvidence(game: Game, player: PlayerId, amount: number): boolean {
  return worth(game, (game.players[player] as Player).graveyard) >= amount;
}

/** The player names cards one by one until they are worth enough, and then as many more as they like (CR 701.57a). */
function collectEvidence(game: Game, player: PlayerId, amount: number, source: ObjectId): readonly Entity[] {
  if (!canCollectEvidence(game, player, amount)) return [];
  const why = reason(`Exile cards with total mana value ${amount} or greater`, source, '701.57a');
  const chosen: ObjectId[] = [];
  const left = (): readonly ObjectId[] =>
    (game.players[player] as Player).graveyard.filter((id) => !chosen.includes(id));
  while (worth(game, chosen) < amount)
    chosen.push(...chooseObjects(game, player, why, left(), 1, 1, 'exile', { helps: false }));
  chosen.push(...chooseObjects(game, player, why, left(), 0, Infinity, 'exile', { helps: false }));
  const by = { cause: source, rule: '701.57a' };
  const done = perform(
    game,
    chosen.map((id) => moveEvent(game, id, Zone.Exile, 'exile', player, by)),
  );
  return done
    .filter((event): event is ZoneChange => event.kind === 'zoneChange')
    .map(({ became }) => objectEntity(became));
}

/** Collect evidence. CR 701.57. */
export const collectEvidenceAction: KeywordAction = {
  kind: 'collect evidence',
  cr: '701.57a',
  possible: ({ game, player, amount }) => canCollectEvidence(game, player, amount),
  does: ({ game, player, amount, context }) => madeOrNothing(collectEvidence(game, player, amount, context.source)),
  says: '{player} collects evidence {amount}',
  helps: true,
};
