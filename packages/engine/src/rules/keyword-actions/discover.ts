/** Discover: exile until a nonland card that is cheap enough; cast it for nothing, or take it. CR 701.55. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { shuffleInPlace } from '../../vocabulary/random.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { castBy } from '../casting-spells/casting-spells.ts';
import { canCastBy } from '../casting-spells/could-cast.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { freeWay } from '../casting-spells/ways-to-cast.ts';
import { topCards } from './scry.ts';

/** CR 701.55a-b. */
function discover(game: Game, player: PlayerId, most: number, source: ObjectId): readonly Entity[] {
  const by = { cause: source, rule: '701.55a' };
  const exiled: ObjectId[] = [];
  let found: ObjectId = NO_OBJECT;
  for (
    let [top] = topCards(game, player, 1);
    top !== undefined && found === NO_OBJECT;
    [top] = topCards(game, player, 1)
  ) {
    const done = perform(game, [moveEvent(game, top, Zone.Exile, 'exile', player, by)]);
    const became = movedTo(done);
    if (became === NO_OBJECT) break;
    exiled.push(became);
    const now = characteristics(game, became);
    if ((now.types & TypeBit.Land) === 0 && now.manaValue <= most) found = became;
  }
  if (found !== NO_OBJECT) {
    const may = canCastBy(game, player, found, freeWay(0));
    const cast =
      may &&
      askYesNo(
        game,
        player,
        reason(`Cast ${characteristics(game, found).name} without paying its mana cost?`, source, '701.55a'),
        'Cast',
        'Put it into your hand',
      );
    if (cast) castBy(game, player, found, freeWay(0));
    if (isIn(game, found, Zone.Exile)) perform(game, [moveEvent(game, found, Zone.Hand, 'put', player, by)]);
  }
  const rest = exiled.filter((id) => isIn(game, id, Zone.Exile));
  shuffleInPlace(game, rest);
  perform(
    game,
    rest.map((id) => moveEvent(game, id, Zone.Library, 'put', player, by, { position: 'bottom' })),
  );
  return found === NO_OBJECT ? [] : [found as number as Entity];
}

/** Discover. CR 701.55. */
export const discoverAction: KeywordAction = {
  kind: 'discover',
  cr: '701.55a',
  does: ({ game, player, amount, context }) => ({ made: discover(game, player, amount, context.source) }),
  says: '{player} discovers {amount}',
  helps: true,
};
