/** Separating into two piles. CR 700.3. */
import type { Clause } from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../../vocabulary/ids.ts';
import { bind } from '../../resolving/bindings.ts';
import { chooseEntities } from '../../resolving/choices.ts';
import { chooserFor } from './choosers.ts';
import { resolveNoun, resolvePlayers } from './choosing.ts';

/** The labels of the two piles: the chosen one and the other. */
export const CHOSEN_PILE = 'pile.chosen';
export const OTHER_PILE = 'pile.other';

/** One player makes two piles, another chooses one. CR 700.3a-b. */
export function separatePiles(
  game: Game,
  clause: Extract<Clause, { kind: 'separatePiles' }>,
  context: Context,
): Context {
  const { players, context: withActors } = resolvePlayers(game, clause.actor, context);
  const player = players[0] ?? chooserFor(game, clause.actor, context); // CR 801.5c
  if (player === null) return withActors;
  const all = resolveNoun(game, clause.of, withActors, { player, purpose: 'choose', rule: '700.3' });
  const first = chooseEntities(
    game,
    player,
    reason(clause.faceDown === true ? 'Choose the face-down pile' : 'Choose the first pile', context.source, '700.3'),
    all.entities,
    0,
    all.entities.length,
    'choose',
    { anyRange: true },
  );
  const second: Entity[] = all.entities.filter((entity) => !first.includes(entity));
  const { players: choosers } = resolvePlayers(game, clause.chooser, all.context);
  const chooser = choosers[0] ?? chooserFor(game, clause.chooser, all.context) ?? player;
  const index = askOption(game, chooser, reason('Choose a pile', context.source, '700.3'), [
    // NOT-CR: what lies face down is not told to whoever chooses; the words say no more than that.
    clause.faceDown === true ? `The face-down pile of ${first.length}` : pileText(game, first),
    pileText(game, second),
  ]);
  const chosen = index === 0 ? first : second;
  const other = index === 0 ? second : first;
  let now = bind(bind(all.context, CHOSEN_PILE, chosen, chosen.length), OTHER_PILE, other, other.length);
  now = game.rules.execute(game, clause.chosen, now);
  return clause.other === undefined ? now : game.rules.execute(game, clause.other, now);
}

/** How many names a pile is told with. */
const NAMES = 5;

/** What lies in a pile, in words for whoever chooses. CR 700.3b. */
function pileText(game: Game, pile: readonly Entity[]): string {
  if (pile.length === 0) return 'The empty pile';
  const names = pile
    .slice(0, NAMES)
    .map((entity) => characteristics(game, entity as number as ObjectId).name || 'a face-down card');
  const more = pile.length > NAMES ? ` and ${pile.length - NAMES} more` : '';
  return `${names.join(', ')}${more}`;
}
