/** Cards as the engine holds them. */
import type { Card } from '@kitchen-table/language';
import type { CardRecord } from '../vocabulary/cards.ts';
import type { Game } from '../vocabulary/game.ts';

/** The record of a card in this game, made and added to the game's table when it is new. */
export function recordOf(_game: Game, _card: Card): CardRecord { throw new Error('to come'); }
