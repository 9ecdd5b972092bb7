/** Attractions, Adventures and Cases as cards speak of them: visits, prizes, "has an Adventure". CR 717, 702.159, 715.2a, 719. */
import type { Clause, Trigger, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { many } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { ability, body, condition, eachOne, expression, noun, playerVerb, quality } from '../categories.ts';
import { modal, mode } from '../abilities/modes.ts';
import { numberWord } from '../values/values.ts';

playerVerb.add(
  phrase`open~ ${{ amount: numberWord }} Attractions`.means({ kind: 'keywordAction', action: 'open an Attraction' }),
  phrase`unlock~ a locked door of ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'unlock a door' }),
  phrase`lock~ or unlock~ a door of ${{ object: noun }}`.means({
    kind: 'keywordAction',
    action: 'lock or unlock a door',
  }),
  phrase`roll~ to visit your Attractions`.means({ kind: 'keywordAction', action: 'roll to visit' }),
);
quality.add(phrase`that have~ a Adventure`.means({ kind: 'hasInset', inset: 'Adventure' }));

/** How many different Attractions the player has visited. CR 717.5. */
const VISITED_THIS_TURN: Value = {
  kind: 'history',
  event: { kind: 'keywordAction', action: 'visit', actor: { kind: 'you' } },
  what: 'objects',
  when: 'this turn',
};
eachOne.add(phrase`Attraction you've visited this turn`.means({ kind: 'units', value: VISITED_THIS_TURN }));
expression.add(phrase`the number of Attractions you've visited this turn`.means(VISITED_THIS_TURN));

const VISITED: Trigger = {
  kind: 'trigger',
  word: 'whenever',
  events: [{ kind: 'keywordAction', action: 'visit', object: { kind: 'self' } }],
};
const CLAIM: Clause = { kind: 'do', action: { kind: 'keywordAction', action: 'claim the prize' } };
const whatHappens: Union<Clause> = category<Clause>('instructions', body, modal);
ability.add(
  phrase`^ visit — ${{ clause: whatHappens }}`.means((s) => ({
    kind: 'triggered',
    keyword: 'visit',
    trigger: VISITED,
    clause: s.clause,
  })),
  phrase`^ visit — ${{ first: body }} ^ ${{
    join: terms('how it goes on', [
      ['if', '.'],
      ['then if', '. Then'],
    ] as const),
  }} ${{ condition }} , claim the prize!`.means((s) => ({
    kind: 'triggered',
    keyword: 'visit',
    trigger: VISITED,
    clause: {
      kind: 'sequence',
      steps: [s.first, { kind: 'if', condition: s.condition, clause: CLAIM }],
      joins: [s.join],
    },
  })),
  // A dash stands before the modes already: a full stop in place of another.
  phrase`^ visit — ^ choose one . ${{ modes: many(mode) }}`.means((s) => ({
    kind: 'triggered',
    keyword: 'visit',
    trigger: VISITED,
    clause: {
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one, with a stop' },
      modes: s.modes,
    },
  })),
  phrase`^ visit — ^ choose one that hasn't been chosen . ${{ modes: many(mode) }}`.means((s) => ({
    kind: 'triggered',
    keyword: 'visit',
    trigger: VISITED,
    clause: {
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one, with a stop', notChosen: 'ever' },
      modes: s.modes,
    },
  })),
  // Put into the visit ability before it by layouts.ts: CR 702.159b.
  phrase`^ prize — ${{ clause: body }}`.means({ kind: 'spell', keyword: 'prize' }),
);
