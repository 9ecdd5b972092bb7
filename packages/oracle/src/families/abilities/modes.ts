/** Modes. CR 700.2. */
import type { Clause, Mode, ModeCount } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { many, Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { body, condition, subject } from '../categories.ts';
import { flavorWord } from '../nouns/names.ts';
import { manaSymbols } from '../values/symbols.ts';

const modeCount = (min: number, max: number, words: string): ModeCount => ({ kind: 'modeCount', min, max, words });
const count = terms<ModeCount>('how many modes', [
  ['one', modeCount(1, 1, 'one')],
  ['two', modeCount(2, 2, 'two')],
  ['three', modeCount(3, 3, 'three')],
  ['one or both', modeCount(1, 2, 'one or both')],
  ['one or more', modeCount(1, 99, 'one or more')],
  ['any number', modeCount(0, 99, 'any number')],
  ['up to one', modeCount(0, 1, 'up to one')],
  ['up to two', modeCount(0, 2, 'up to two')],
  ['up to three', modeCount(0, 3, 'up to three')],
]);
/** "• ..." on a line of its own. */
export const mode: Union<Mode> = category<Mode>(
  'a mode',
  phrase`⏎ • ${{ clause: body }}`.means({ kind: 'mode' }),
  phrase`⏎ • ^ ${{ label: flavorWord([]) }} — ${{ clause: body }}`.means({ kind: 'mode' }),
);
/** "Ember — {2} — ...", "+ {2} — ...": modes with a cost. CR 700.2h. */
const modeWithCost: Union<Mode> = category<Mode>(
  'a mode',
  phrase`⏎ • ^ ${{ label: flavorWord([]) }} — ${{ cost: manaSymbols }} — ${{ clause: body }}`.means({ kind: 'mode' }),
);
const spreeMode: Union<Mode> = category<Mode>(
  'a mode',
  phrase`⏎ + ${{ cost: manaSymbols }} — ${{ clause: body }}`.means({ kind: 'mode' }),
);
/** "Choose one." before something else stands in front of the modes. */
export const modesAfterStop: Union<ModeCount> = category<ModeCount>(
  'how many modes',
  phrase`^ choose ${{ choose: count }} .`.means((s) => s.choose),
);
const asCast = terms<true>('when', [['as you cast ~', true]]);
/** What a condition lets be chosen: how it is said, how many at least and at most. CR 700.2d. */
const bonus = terms<Omit<NonNullable<ModeCount['bonus']>, 'condition' | 'asCast'>>('how many modes', [
  ['you may choose both', { min: 1, max: 2, words: 'both, at will' }],
  ['you may choose both instead', { min: 2, max: 2, words: 'both' }],
  ['choose both instead', { min: 2, max: 2, words: 'both, always' }],
  ['you may choose two instead', { min: 1, max: 2, words: 'two, at will' }],
  ['choose any number instead', { min: 0, max: 99, words: 'any number' }],
  ['choose one or more instead', { min: 1, max: 99, words: 'one or more' }],
  ['choose two instead', { min: 2, max: 2, words: 'two' }],
  ['choose up to two instead', { min: 0, max: 2, words: 'up to two' }],
]);
/** How often something is chosen, the same as often as one likes. CR 700.2d. */
const repeated = terms<ModeCount>(
  'how many modes',
  (
    [
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
    ] as const
  ).map(([said, number]) => [said, { ...modeCount(number, number, said), repeat: true }]),
);
/** "Choose one — • ... • ..." */
export const modal: Union<Clause> = category<Clause>(
  'modes',
  phrase`choose ${{ choose: count }} — ${{ modes: many(mode) }}`.means({ kind: 'modes' }),
  phrase`choose ${{ choose: count }} . ^ each mode must target a different player . ${{ modes: many(mode) }}`.means(
    (s) => ({ kind: 'modes', choose: { ...s.choose, differentPlayers: true }, modes: s.modes }),
  ),
  phrase`${{ chooser: subject }} choose~chooser ${{ choose: count }} — ${{ modes: many(mode) }}`.means({
    kind: 'modes',
  }),
  phrase`choose ${{ choose: category<ModeCount>('how many modes', terms<ModeCount>('how many modes', [['one', modeCount(1, 1, 'one')]])) }} that hasn't been chosen — ${{ modes: many(mode) }}`.means(
    (s) => ({ kind: 'modes', choose: { ...s.choose, notChosen: 'ever' }, modes: s.modes }),
  ),
  phrase`choose ${{ choose: category<ModeCount>('how many modes', terms<ModeCount>('how many modes', [['one', modeCount(1, 1, 'one')]])) }} that hasn't been chosen this turn — ${{ modes: many(mode) }}`.means(
    (s) => ({ kind: 'modes', choose: { ...s.choose, notChosen: 'this turn' }, modes: s.modes }),
  ),
  phrase`choose one at random — ${{ modes: many(mode) }}`.means({
    kind: 'modes',
    choose: { ...modeCount(1, 1, 'one'), atRandom: true },
  }),
  phrase`^ tiered ${{ modes: many(modeWithCost) }}`.means({ kind: 'modes', choose: modeCount(1, 1, 'tiered') }),
  phrase`^ spree ${{ modes: many(spreeMode) }}`.means({ kind: 'modes', choose: modeCount(1, 99, 'spree') }),
  phrase`choose ${{ choose: repeated }} . ^ you may choose the same mode more than once . ${{ modes: many(mode) }}`.means(
    {
      kind: 'modes',
    },
  ),
  phrase`choose one . ^ if ${{ condition }} [${{ asCast }}] , ${{ bonus }} . ${{ modes: many(mode) }}`.means((s) => ({
    kind: 'modes',
    choose: { ...modeCount(1, 1, 'one'), bonus: { ...s.bonus, condition: s.condition, asCast: s.asCast } },
    modes: s.modes,
  })),
);

interface Ending {
  kind: 'ending';
  first: Clause;
  last: Clause;
}
/** A choice of modes as the last of several sentences. */
const modesAtLast: Union<Clause> = category<Clause>(
  'modes',
  phrase`when you do , ${{ clause: modal }}`.means({ kind: 'ifDone', words: 'you do', reflexive: true }),
);
const choosesModes = (clause: Clause): boolean => clause.kind === 'ifDone' && clause.clause.kind === 'modes';
/** "You may pay {1}. When you do, choose one — ...": sentences, of which the last is a choice of modes. CR 603.12, 700.2. */
export function endingInModes(sentences: Category<Clause>): Category<Clause> {
  return new Mapped<Ending, Clause>(
    'instructions',
    phrase`${{ first: sentences }} . ^ ${{ last: modesAtLast }}`.means({ kind: 'ending' }) as Category<Ending>,
    ({ first, last }) =>
      first.kind === 'sequence'
        ? { kind: 'sequence', steps: [...first.steps, last], joins: [...first.joins, '.'] }
        : { kind: 'sequence', steps: [first, last], joins: ['.'] },
    (tree) => {
      if (tree.kind !== 'sequence' || tree.joins.at(-1) !== '.' || !choosesModes(tree.steps.at(-1)!)) return [];
      const steps = tree.steps.slice(0, -1);
      const first: Clause =
        steps.length === 1 ? steps[0]! : { kind: 'sequence', steps, joins: tree.joins.slice(0, -1) };
      return [{ kind: 'ending', first, last: tree.steps.at(-1)! }];
    },
    ['sequence'],
  );
}
