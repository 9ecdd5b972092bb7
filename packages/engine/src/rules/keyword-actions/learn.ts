/** Learn: a Lesson card from outside the game, or a card for a card. CR 701.45. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askChooseObjects, askYesNo, reason } from '../../questions/ask.ts';
import { outsideTheGame } from '../../questions/zones/outside-the-game.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent } from '../event-makers.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';

/** CR 701.45a. */
function learn(game: Game, player: PlayerId, source: ObjectId): void {
  const by = { cause: source, rule: '701.45a' };
  const lessons: ObjectId[] = [];
  for (const id of outsideTheGame(game, player)) {
    const [face] = (game.objects[id] as GameObject).record.faces as readonly [Characteristics];
    if (face.subtypes.includes('Lesson')) lessons.push(id);
  }
  if (lessons.length > 0) {
    const [lesson] = askChooseObjects(
      game,
      player,
      reason('Choose a Lesson to put into your hand', source, '701.45a'),
      lessons,
      0,
      1,
      'search',
      { hidden: false },
    );
    if (lesson !== undefined) {
      perform(game, [moveEvent(game, lesson, Zone.Hand, 'put', player, by)]);
      return;
    }
  }
  const { hand } = game.players[player] as Player;
  if (
    hand.length === 0 ||
    !askYesNo(game, player, reason('Discard a card to draw a card?', source, '701.45a'), 'Discard', 'Do not discard')
  )
    return;
  const [card] = askChooseObjects(
    game,
    player,
    reason('Choose a card to discard', source, '701.45a'),
    hand,
    1,
    1,
    'discard',
    { hidden: true },
  );
  perform(game, [moveEvent(game, card as ObjectId, Zone.Graveyard, 'discard', player, by)]);
  perform(game, [{ kind: 'draw', player, ...by }]);
}

/** Learn. CR 701.45. */
export const learnAction: KeywordAction = {
  kind: 'learn',
  cr: '701.45a',
  does: ({ game, player, context }) => learn(game, player, context.source),
  says: '{player} learns',
  helps: true,
};
