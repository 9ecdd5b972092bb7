/** How long something lasts, and when. CR 611.2, 514.2. */
import type { Duration } from '@kitchen-table/language';
import { phrase } from '../kernel/phrase.ts';
import { terms } from '../kernel/words.ts';
import { condition, duration, turnPart } from './categories.ts';

duration.add(
  terms<Duration>('a duration', [
    ['until end of turn', { kind: 'untilEndOfTurn' }],
    ['this turn', { kind: 'thisTurn' }],
    ['this combat', { kind: 'thisCombat' }],
    ['until end of combat', { kind: 'untilEndOfCombat' }],
    ['until your next turn', { kind: 'untilYourNextTurn' }],
    ['until the end of your next turn', { kind: 'untilEndOfYourNextTurn' }],
    ['for the rest of the game', { kind: 'restOfGame' }],
  ]),
  phrase`for as long as ${{ condition }}`.means({ kind: 'forAsLongAs' }),
  phrase`during ${{ part: turnPart }}`.means({ kind: 'duringPart' }),
);
