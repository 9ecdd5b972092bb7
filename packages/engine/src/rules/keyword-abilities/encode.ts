/** Cipher: the card is exiled encoded on a creature, whose controller may cast copies of it. CR 702.99. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { castBy } from '../casting-spells/casting-spells.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { copyCard } from '../objects/copying-cards.ts';
import { canCastBy } from '../casting-spells/could-cast.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { freeWay } from '../casting-spells/ways-to-cast.ts';
import { creaturesOf } from '../../questions/objects/permanents-of.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';

/** The player may exile the card of the resolved spell encoded on a creature of theirs; whether they did. CR 702.99a. */
export function encode(game: Game, spell: ObjectId, player: PlayerId): boolean {
  const { name } = characteristics(game, spell);
  const [creature] = chooseObjects(
    game,
    player,
    reason(`Exile ${name} encoded on a creature you control, or on none`, spell, '702.99a'),
    creaturesOf(game, player),
    0,
    1,
    'choose',
    { helps: true },
  );
  if (creature === undefined) return false;
  const done = perform(game, [
    moveEvent(game, spell, Zone.Exile, 'resolve', player, { cause: NO_OBJECT, rule: '702.99a' }),
  ]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return true;
  remember(game, became, { chosenObject: creature });
  return true;
}

/** A copy of the encoded card is cast without paying its mana cost. CR 702.99a, 707.12. */
function castEncoded(game: Game, card: ObjectId, player: PlayerId): void {
  const [made] = copyCard(game, card, player);
  if (made === undefined) return;
  const copy = entityObject(made);
  if (canCastBy(game, player, copy, freeWay(0))) castBy(game, player, copy, freeWay(0));
}

/** CR 702.99a. */
export const castEncodedAction: KeywordAction = {
  kind: 'cast the encoded card',
  cr: '702.99a',
  does: ({ game, player, context }) => castEncoded(game, context.source, player),
  says: null,
  helps: true,
};
