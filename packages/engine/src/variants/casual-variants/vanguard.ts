/** Vanguard: a card face up in the command zone for each player, with a hand and a life modifier. CR 902, 313. */
import type { CardFace } from '@kitchen-table/language/core';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import { faceUpFromTheStart, isOf } from '../supplementary-decks.ts';
import type { Variant } from '../variant.ts';
import { notePlayer } from '../../vocabulary/game-notes.ts';
import type { Player } from '../../vocabulary/players/players.ts';

function faceOf(setup: GameSetup, player: PlayerId): CardFace | undefined {
  return setup.cards[setup.players[player]?.vanguard ?? '']?.faces[0];
}

/** CR 902. */
export const vanguard: Variant = {
  name: 'vanguard',
  contribute: (rules, setup) => ({
    ...rules,
    // CR 103.4b, 902.4: what a player would begin with, and the life modifier.
    startingLifeOf: (player, life) =>
      (rules.startingLifeOf === null ? life : rules.startingLifeOf(player, life)) +
      (faceOf(setup, player)?.lifeModifier ?? 0),
  }),
  setUp: (game) => {
    game.setup.players.forEach(({ vanguard: name }, seat) => {
      if (name === undefined) return;
      const player = seat as PlayerId;
      faceUpFromTheStart(game, name, player); // CR 902.3, 902.6
      // CR 313.6, 902.5, 902.5b: the starting and the maximum hand size.
      const { maximumHandSize } = game.players[player] as Player;
      const modifier = faceOf(game.setup, player)?.handModifier ?? 0;
      notePlayer(game, player, 'maximumHandSize', maximumHandSize + modifier);
    });
  },
  check: (setup) => {
    for (const { name, vanguard: card } of setup.players) {
      if (card === undefined) return `${name} has no vanguard card: name one in 'vanguard' (CR 902.3)`;
      if (!isOf(setup, card, 'vanguard')) return `'${card}' is no vanguard card: ${name} needs one (CR 902.3)`;
    }
    return null;
  },
};
