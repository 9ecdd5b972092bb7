/** Doing what a player with priority has chosen to do. CR 117.1, 116, 601, 602, 605. */
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { activateAbility } from '../activated-abilities/activating-abilities.ts';
import { castSpell } from '../casting-spells/casting-spells.ts';
import type { PaymentWish } from '../mana/wanted-elsewhere.ts';
import { playLand } from '../special-actions/playing-lands.ts';
import { takeSpecialAction } from '../special-actions/special-actions.ts';

/** Carries out one of the options that `legalActions` offered; mana is paid as the player wishes. */
export function takeAction(game: Game, player: PlayerId, option: ActionOption, wish: PaymentWish): void {
  switch (option.kind) {
    case 'pass':
      return;
    case 'playLand':
      playLand(game, player, option.object, option.face);
      return;
    case 'cast':
      castSpell(game, player, option.object, option.face, option.via, wish);
      return;
    case 'activate':
      if (option.isManaAbility)
        game.rules.activateManaAbility(game, player, option.object, option.ability, null, false);
      else activateAbility(game, player, option.object, option.ability, wish);
      return;
    case 'special':
      takeSpecialAction(game, player, option.object, option.action);
      return;
  }
}
