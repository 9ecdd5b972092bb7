/** What can't be done to and by things, and what can be done as though they were otherwise. CR 101.2, 301.5, 302.6, 303.4, 609.4, 701.19. */
import type { Action, Filter, Noun, Place } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  atomSubject,
  bare,
  clause,
  condition,
  entering,
  noun,
  origin,
  passiveVerb,
  payVerb,
  playerEvent,
  plainFilter,
  playerVerb,
  possessive,
  quality,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { category } from '../../kernel/category.ts';
import { nthSpell } from '../nouns/nth-spells.ts';
import { countersList } from '../zones/places.ts';
import { otherwise } from '../clauses/otherwise.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { takenFor } from './rule-steps.ts';
import { ruleStep } from './statics.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const some = (filter: Filter): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter,
});
const subtype = (name: string): Noun =>
  some({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: name }] } });
const word = (name: 'card' | 'player'): Noun =>
  some({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: name }] } });
playerEvent.add(
  phrase`search~ libraries`.means({
    kind: 'search',
    of: word('player'),
    zones: ['library'],
    object: word('card'),
    words: 'libraries',
  }),
);
passiveVerb.add(
  phrase`be ${{
    what: terms<{ readonly by: Noun; readonly words: string }>('what is attached', [
      ['enchanted', { by: subtype('Aura'), words: 'be enchanted' }],
      ['equipped', { by: subtype('Equipment'), words: 'be equipped' }],
    ]),
  }}`.means((s) => ({ ...s.what, kind: 'becomeAttached' })),
  phrase`be enchanted by ${{ by: noun }}`.means({ kind: 'becomeAttached', words: 'be enchanted by' }),
  phrase`be turned face up`.means({ kind: 'turnFaceUp' }),
);
ruleStep.add(
  phrase`can be the targets of ${{ by: noun }} as though ${{ as: takenFor }}`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'becomeTarget', object: UNSAID, by: s.by },
    as: s.as,
  })) as never,
  phrase`[!saddles saddle~ Mounts and] crew~ Vehicles using its toughness rather than its power`.means({
    kind: 'asThough',
    action: { kind: 'keywordAction', action: 'crew', object: UNSAID },
    byToughness: true,
  }),
);
/** Cards that are in one of two zones, whosever. */
origin.add(
  terms<Place>('a place', [
    ['graveyards or libraries', { kind: 'place', zone: 'graveyard', or: 'library', words: 'graveyards' }],
    ['graveyards or exile', { kind: 'place', zone: 'graveyard', or: 'exile', words: 'graveyards' }],
    ['graveyards or from exile', { kind: 'place', zone: 'graveyard', or: 'exile', words: 'each' }],
  ]),
);
condition.add(
  phrase`${{ object: atomSubject }} attacked during ${{ of: possessive }} last turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'attack', object: s.object },
    when: { kind: 'lastTurnOf', of: s.of },
  })),
);
quality.add(
  phrase`that attacked during ${{ of: possessive }} last turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'attack', object: RELATIVE },
    when: { kind: 'lastTurnOf', of: s.of },
  })),
);
rule.add(
  phrase`you may activate abilities of ${{ object: bare }} as though those creatures had haste`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'activate', object: s.object },
    as: { kind: 'withKeyword', keyword: 'haste' },
  })),
);
const doing = category<Action>('something to do', playerVerb, payVerb);
clause.add(
  phrase`unless ${{ actor: subject }} ${{ action: doing }}@actor , ${{ clause }}`.means({
    kind: 'unless',
    words: 'first',
  }),
);
const thatSpell = terms<Noun>('a spell', [
  [
    'that spell',
    {
      kind: 'reference',
      to: null,
      words: 'that',
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
    },
  ],
]);
/** A sentence by itself, of what another one has named: "The next creature spell you cast this turn ...". CR 608.2c. */
clause.add(
  phrase`${{ object: thatSpell }} can't be countered`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'counter', object: s.object } },
  })),
);
otherwise.add(
  phrase`${{ clause }} if ${{ condition }} . ^ if it doesn't , ${{ otherwise: clause }}`.means({
    kind: 'if',
    trailing: true,
    words: "if it doesn't",
  }),
);
timedRule.add(
  phrase`${{ object: nthSpell }} can be cast as though it had flash`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'may', action: { kind: 'cast', object: s.object }, asThough: 'flash', words: 'can be cast' },
  })),
  phrase`the next ${{ filter: plainFilter }} you play this turn can be played as though it had flash`.means((s) => ({
    kind: 'rule',
    rule: {
      kind: 'may',
      action: {
        kind: 'cast',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'the' },
          filter: { ...s.filter, qualities: [{ kind: 'nthCast', nth: 'next', player: { kind: 'you' } }] },
        },
      },
      asThough: 'flash',
      words: 'can be played',
    },
  })),
);
entering.add(
  phrase`tapped and with ${{ counters: countersList }} on it`.means({
    kind: 'entering',
    tapped: true,
    words: 'and with',
  }),
);
