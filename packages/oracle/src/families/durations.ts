/** How long something lasts, and when. CR 611.2, 514.2. */
import type { Duration, Filter } from '@kitchen-table/language';
import { phrase } from '../kernel/phrase.ts';
import { terms } from '../kernel/words.ts';
import { atomSubject, condition, duration, turnPart } from './categories.ts';

const TAPPED: Filter = {
  kind: 'filter',
  adjectives: [{ kind: 'statusWord', status: 'tapped' }],
  noun: { kind: 'words', words: [] },
};
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
  phrase`during ${{ part: turnPart }} , before ( attackers are declared )`.means({
    kind: 'duringPart',
    before: 'attackers',
  }),
  phrase`during ${{ part: turnPart }} , before ( blockers are declared )`.means({
    kind: 'duringPart',
    before: 'blockers',
  }),
  phrase`before ( attackers are declared )`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'turn', words: 'unsaid' },
    before: 'attackers',
  }),
  phrase`before ( blockers are declared )`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'turn', words: 'unsaid' },
    before: 'blockers',
  }),
  phrase`during combat before blockers are declared`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'combat' },
    before: 'blockers',
  }),
  phrase`during combat after blockers are declared`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'combat' },
    after: 'blockers',
  }),
  phrase`during combat`.means({ kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' } }),
  phrase`for as long as ${{ subject: atomSubject }} remain~subject exiled`.means((s) => ({
    kind: 'forAsLongAs',
    condition: { kind: 'inZone', subject: s.subject, zone: 'exile', words: 'remains' },
  })),
  phrase`for as long as ${{ subject: atomSubject }} remain~subject on the battlefield`.means((s) => ({
    kind: 'forAsLongAs',
    condition: { kind: 'inZone', subject: s.subject, zone: 'battlefield', words: 'remains' },
  })),
  phrase`for as long as ${{ subject: atomSubject }} remain~subject tapped`.means((s) => ({
    kind: 'forAsLongAs',
    condition: { kind: 'is', subject: s.subject, filter: TAPPED, words: 'remains' },
  })),
  phrase`for as long as you control ~ and ~ remains tapped`.means({
    kind: 'forAsLongAs',
    condition: {
      kind: 'allOf',
      of: [
        { kind: 'controls', player: { kind: 'you' }, object: { kind: 'self' } },
        { kind: 'is', subject: { kind: 'self' }, filter: TAPPED, words: 'remains' },
      ],
    },
  }),
  phrase`for as long as ${{ condition }}`.means({ kind: 'forAsLongAs' }),
  phrase`during ${{ part: turnPart }}`.means({ kind: 'duringPart' }),
);
