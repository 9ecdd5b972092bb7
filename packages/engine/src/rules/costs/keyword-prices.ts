/** "You may pay {0} rather than pay the equip cost": what activating a keyword's ability costs instead. CR 118.9, 602.2b. */
import type { Cost } from '@kitchen-table/language/core';
import { isOfKeyword } from '../../questions/costs/ability-costs.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/rules-in-force.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';

const KEYWORDS = ['cycling', 'equip'] as const;
const NOTHING: Cost = [];

/** The cost as it is said, or without the part that need not be paid: nobody pays for what is free. */
export function keywordPrice(game: Game, player: PlayerId, id: ObjectId, record: AbilityRecord, said: Cost): Cost {
  if (!mentions(game, 'insteadOfKeywordCost')) return said;
  const free = rulesInForce(game, 'insteadOfKeywordCost').some(
    ({ rule, context }) =>
      context.controller === player &&
      isOfKeyword(game, id, record, rule.keyword) &&
      (rule.first === undefined || turnTally(game, nameOf(rule.keyword, player)) === 0) &&
      (rule.first !== 'each of your turns' || isActivePlayer(game, player)),
  );
  if (!free) return said;
  const own = ownCost(game, id, record);
  return said.filter((part) => !own.includes(part));
}

/** The cost that stands behind the keyword itself: cycling costs more than that. CR 702.29a. */
function ownCost(game: Game, id: ObjectId, record: AbilityRecord): Cost {
  for (const { ability, index, grantedBy } of characteristics(game, id).abilities)
    if (ability.kind === 'keyword' && index === record.index && grantedBy === record.grantedBy)
      return ability.cost ?? NOTHING;
  return NOTHING;
}

/** Counts what is activated, where a card of the game asks which was the first of a turn. */
export function noteKeyword(game: Game, player: PlayerId, id: ObjectId, record: AbilityRecord): void {
  if (!mentions(game, 'insteadOfKeywordCost')) return;
  for (const keyword of KEYWORDS)
    if (isOfKeyword(game, id, record, keyword)) tallyTurn(game, nameOf(keyword, player), 1);
}

function nameOf(keyword: string, player: PlayerId): string {
  return `activated ${keyword}:${player}`;
}
