/** How long something lasts, and when. CR 611.2, 514.2. */
import type { Duration, Filter, Noun, TurnPart } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atomSubject, condition, duration, possessive, turnPart } from '../categories.ts';

const TAPPED: Filter = {
  kind: 'filter',
  adjectives: [{ kind: 'statusWord', status: 'tapped' }],
  noun: { kind: 'words', words: [] },
};
/** Whose, but yours: that is the plain "your next turn". */
const others: Category<Noun> = new Mapped<Noun, Noun>(
  'whose ("its controller\'s")',
  possessive,
  (tree) => (tree.kind === 'you' ? null : tree),
  (tree) => [tree],
);
/** "your next upkeep". */
const nextPart: Union<TurnPart> = category<TurnPart>(
  'a step',
  phrase`${{ of: possessive }} next ${{
    step: terms('a step', [
      ['upkeep', 'upkeep'],
      ['end step', 'end'],
      ['untap step', 'untap'],
      ['draw step', 'draw'],
      ['combat', 'combat'],
    ] as const),
  }}`.means({ kind: 'turnPart', next: true }),
);
duration.add(
  terms<Duration>('a duration', [
    ['until end of turn', { kind: 'untilEndOfTurn' }],
    ['this turn', { kind: 'thisTurn' }],
    ['this combat', { kind: 'thisCombat' }],
    ['until end of combat', { kind: 'untilEndOfCombat' }],
    ['until your next turn', { kind: 'untilYourNextTurn' }],
    ['until the end of your next turn', { kind: 'untilEndOfYourNextTurn' }],
    ['until a player planeswalks', { kind: 'untilPlaneswalk' }],
    ['until a player planeswalks away from a plane', { kind: 'untilPlaneswalk', awayFrom: 'plane' }],
    ['for the rest of the game', { kind: 'restOfGame' }],
    ['until you exile another card with ~', { kind: 'untilAnotherIsExiled' }],
    ['during combat', { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' } }],
    [
      'during combat before blockers are declared',
      { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' }, before: 'blockers' },
    ],
    [
      'during combat after blockers are declared',
      { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' }, after: 'blockers' },
    ],
    [
      'during the end of combat step',
      { kind: 'duringPart', part: { kind: 'turnPart', step: 'end of combat', words: 'the' } },
    ],
    [
      'after combat',
      { kind: 'duringPart', part: { kind: 'turnPart', step: 'turn', words: 'unsaid' }, after: 'combat' },
    ],
  ]),
  phrase`until [!beginning the beginning of] ${{ part: nextPart }}`.means({ kind: 'untilNextPart' }),
  phrase`until the end of ${{ of: others }} next turn`.means({ kind: 'untilEndOfYourNextTurn' }),
  phrase`during ${{ part: turnPart }} , before ( attackers are declared )`.means({
    kind: 'duringPart',
    before: 'attackers',
  }),
  phrase`before ( ${{ before: words('what is declared', ['attackers', 'blockers']) }} are declared )`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'turn', words: 'unsaid' },
  }),
  phrase`during ${{ part: turnPart }} after their upkeep step`.means({ kind: 'duringPart', after: 'upkeep' }),
  phrase`until ${{ object: atomSubject }} be~object cast from exile`.means({ kind: 'untilCastFromExile' }),
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
