/** Replacement effects that hold only while or when something is so, and their number words. CR 614.1a, 614.6, 615. */
import type { Condition, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import { clause, condition, noun, playerEvent, playerVerb, rule, sourceVerb, subject } from '../categories.ts';
import { THAT_KIND } from '../counters/kinds-of-counters.ts';
import { preventing, would } from './replacements.ts';
import { digits, numberWord } from '../values/values.ts';

const YOU: Noun = { kind: 'you' };
const YOUR_TURN = terms<Condition>('during your turn', [
  ['during your turn', { kind: 'turn', of: YOU, words: 'during' }],
]);
rule.add(
  phrase`if ${{ would }} ( while ${{ condition }} | ${{ condition: YOUR_TURN }} ) , ${{ instead: clause }} instead`.means(
    {
      kind: 'replace',
    },
  ),
  phrase`if ${{ would }} while ${{ condition }} , instead ${{ instead: clause }}`.means({
    kind: 'replace',
    words: 'instead first',
  }),
  phrase`if ${{ would }} while ${{ condition }} , ${{ instead: preventing }}`.means({
    kind: 'replace',
    prevents: true,
  }),
  phrase`if ${{ would }} and it wasn't cast , ${{ instead: clause }} instead`.means((s) => ({
    kind: 'replace',
    would: s.would,
    notCast: true,
    instead: s.instead,
  })),
  phrase`if ${{ cause: subject }} cause~cause you to discard ${{ object: noun }} , ${{ instead: clause }} instead of putting it into your graveyard`.means(
    (s) => ({
      kind: 'replace',
      would: { kind: 'discard', actor: YOU, object: s.object, cause: s.cause },
      instead: s.instead,
      words: 'of putting it into your graveyard',
    }),
  ),
  phrase`if ${{ would }} , instead ${{ first: clause }} . ^ ${{ second: clause }}`.means((s) => ({
    kind: 'replace',
    would: s.would,
    instead: { kind: 'sequence', steps: [s.first, s.second], joins: ['.'] },
    words: 'instead first, two sentences',
  })),
  phrase`if ${{ would }} [while ${{ condition }}] , ${{
    skips: terms<Noun>('who skips it', [
      ['skip', YOU],
      [
        'that player skips',
        {
          kind: 'reference',
          to: null,
          words: 'that',
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
        },
      ],
    ]),
  }} that draw instead`.means((s) => ({
    kind: 'replace',
    would: s.would,
    condition: s.condition,
    instead: null,
    skips: s.skips,
  })) as never,
);
/** "mill one or more cards", "draw two or more cards": so many at least. */
playerEvent.add(
  phrase`mill~ one or more cards`.means({ kind: 'mill', amount: { kind: 'atLeast', number: 1 } }),
  phrase`scry~ a number of cards`.means({ kind: 'scry', words: 'a number of cards' }),
);
/** "twice that many cards", "that much damage minus 1": how much there is in place of what would have been. */
playerVerb.add(
  phrase`${{
    kind: verbs('something to do', [
      ['mill~', 'mill'],
      ['scry~', 'scry'],
    ] as const),
  }}^ that many cards plus ${{ more: numberWord }}`.means((s) => ({
    kind: s.kind,
    amount: { kind: 'sum', of: [{ kind: 'amountOf', to: null, words: 'that many' }, s.more], words: 'cards plus' },
  })),
);
rule.add(
  phrase`if ${{ would }} , ${{ actor: subject }} put~actor half that many of each of those kinds of counters on ${{ on: noun }} instead , rounded ${{ rounded: words('how it is rounded', ['up', 'down']) }}`.means(
    (s) => ({
      kind: 'replace',
      would: s.would,
      instead: {
        kind: 'do',
        action: {
          kind: 'putCounters',
          actor: s.actor,
          number: { kind: 'half', of: { kind: 'amountOf', to: null, words: 'that many' }, rounded: s.rounded },
          counter: THAT_KIND,
          on: s.on,
          words: 'of each of those kinds',
        },
      },
    }),
  ),
);
sourceVerb.add(
  phrase`deal~ that much damage minus ${{ less: digits }} to ${{ to: noun }}`.means((s) => ({
    kind: 'dealDamage',
    amount: { kind: 'difference', of: [{ kind: 'amountOf', to: null, words: 'that much' }, s.less] },
    to: s.to,
  })),
  phrase`deal~ half that damage , rounded ( down ) , to ${{ to: noun }}`.means((s) => ({
    kind: 'dealDamage',
    amount: { kind: 'half', of: { kind: 'amountOf', to: null, words: 'that damage' }, rounded: 'down' },
    to: s.to,
  })),
);
