/** Populate. CR 701.30. */
import type { KeywordAction, Words } from './keyword-action.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { copiableValues } from '../objects/copiable-values.ts';
import { createCopies } from '../effects/objects/tokens.ts';
import { creaturesOf } from '../../questions/objects/permanents-of.ts';

/** The player chooses a creature token they control and creates a copy of it. CR 701.30a. */
function populate(game: Game, player: PlayerId, entering: Words['entering'], context: Context): readonly Entity[] {
  const tokens = creaturesOf(game, player).filter(
    (id) => ((game.objects[id] as GameObject).status & StatusBit.Token) !== 0,
  );
  const [chosen] = chooseObjects(
    game,
    player,
    reason('Choose a token to copy', context.source, '701.30a'),
    tokens,
    1,
    1,
    'copy',
    { helps: true },
  );
  return chosen === undefined ? [] : createCopies(game, copiableValues(game, chosen, []), player, 1, entering, context);
}

/** Populate. CR 701.30. */
export const populateAction: KeywordAction = {
  kind: 'populate',
  cr: '701.30a',
  does: ({ game, player, words, context }) => ({ made: populate(game, player, words.entering, context) }),
  says: '{player} populates',
  helps: true,
};
