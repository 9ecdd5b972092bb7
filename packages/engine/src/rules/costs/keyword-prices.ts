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
  const offered = rulesInForce(game, 'insteadOfKeywordCost').filter(
    ({ rule, context }) =>
      context.controller === player &&
      (rule.of === undefined || context.source === id) &&
      isOfKeyword(game, id, record, rule.keyword) &&
      (rule.first === undefined || turnTally(game, nameOf(rule.keyword, player)) === 0) &&
      (rule.first !== 'each of your turns' || isActivePlayer(game, player)),
  );
  if (offered.length === 0) return said;
  const own = ownCost(game, id, record, said);
  const others = said.filter((part) => !own.includes(part));
  if (offered.some(({ rule }) => isFree(rule.cost))) return others;
  return [...others, { kind: 'eitherCost', of: [own, ...offered.map(({ rule }) => rule.cost)] }];
}

/** {0} alone. */
function isFree([part, ...more]: Cost): boolean {
  return part?.kind === 'manaCost' && part.symbols.join() === '0' && more.length === 0;
}

/** The cost that stands behind the keyword itself: cycling costs more than that. CR 702.29a. */
function ownCost(game: Game, id: ObjectId, record: AbilityRecord, said: Cost): Cost {
  for (const { ability, index, grantedBy } of characteristics(game, id).abilities)
    if (ability.kind === 'keyword' && index === record.index && grantedBy === record.grantedBy)
      // CR 702.122a: what crewing costs is all that its ability costs.
      return ability.keyword === 'crew' ? said : (ability.cost ?? NOTHING);
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
