/** How the verbs besides the keyword actions of keyword-actions/ are declared: one place each, in the file of its rule. CR 608.2c. */
import type { Action } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Told } from '../../vocabulary/rulebook.ts';
import type { AtOnce } from '../effects/at-once.ts';
import type { ActionOf, Handler } from '../effects/outcome.ts';

/** A verb: all else that is known of it is looked up here. */
export interface Verb<K extends Action['kind']> extends Told {
  /** In the card language's word. */
  readonly kind: K;
  readonly cr: string;
  /**
   * Carries out an instruction: who is named, what they choose; then each deed goes the one road. What is one event by
   * itself goes it in `perform`, what consists of several in `carryOut`. CR 608.2c, 614.6.
   */
  readonly does: Handler<K>;
  /** What several do at the same time, where all choices come before. CR 101.4, 608.2e. */
  readonly atOnce?: AtOnce<ActionOf<K>>;
  /** For bots and default answers, never for rules. */
  readonly helps: boolean | null | ((action: ActionOf<K>, target: object) => boolean | null);
  /** Whether a player who may choose to do it can; absent: yes. CR 118.3, 608.2d. */
  readonly possible?: (game: Game, action: ActionOf<K>, player: PlayerId, context: Context) => boolean;
}
