/** The mana that a player has at hand while the options are listed. CR 117.1, 601.2g. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { type AbilityRecord, Interest } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type Available, manaAvailable } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';

/** The mana at hand, worked out once for a list of options; with restricted mana it depends on what it is for. */
export class Purse {
  readonly game: Game;
  readonly player: PlayerId;
  private common: Available | null;
  private restricted: boolean;

  constructor(game: Game, player: PlayerId) {
    this.game = game;
    this.player = player;
    this.common = null;
    this.restricted = false;
  }

  for(object: ObjectId, activating: boolean, except: ObjectId, ability?: AbilityRecord): Available {
    const without = except !== NO_OBJECT && (characteristics(this.game, except).interest & Interest.Mana) !== 0;
    if (without || this.restricted)
      return manaAvailable(
        this.game,
        this.player,
        except,
        { player: this.player, object, activating, ...(ability === undefined ? {} : { ability }) },
        maySpend,
      );
    if (this.common === null) {
      let restricted = false;
      this.common = manaAvailable(
        this.game,
        this.player,
        NO_OBJECT,
        { player: this.player, object, activating },
        () => {
          restricted = true;
          return false;
        },
      );
      this.restricted = restricted;
      if (restricted) return this.for(object, activating, except, ability);
    }
    return this.common;
  }
}
