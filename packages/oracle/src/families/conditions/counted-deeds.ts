/** So many deeds of one player within a turn: "drew two or more cards", "has cast three or more spells". CR 603.4, 608.2i. */
import type { Action, Condition, Duration, Filter, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, condition, filter, quality, subject } from '../categories.ts';
import { count, numberWord } from '../values/values.ts';

type Happened = Extract<Condition, { kind: 'happened' }>;
/** What is done so often, without the one who does it. */
interface Deed {
  readonly event: Action;
  readonly times: Value;
  readonly words?: string;
}
interface Said {
  readonly actor: Noun;
  readonly deed: Deed;
  readonly when: Duration;
}
const THIS_TURN: Duration = { kind: 'thisTurn' };
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const PERFECT = 'perfect';
const one = (of: Filter): Noun => ({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: of });
const manyCards: Union<Omit<Deed, 'event'>> = category<Omit<Deed, 'event'>>(
  'how many cards',
  phrase`${{ times: count }} or more cards`.means({}),
  terms<Omit<Deed, 'event'>>('how many cards', [
    ['more than one card', { times: { kind: 'number', number: 2 }, words: 'more than one' }],
  ]),
);
const deed: Union<Deed> = category<Deed>(
  'so many deeds',
  phrase`draw~ ${{ many: manyCards }}`.means((s) => ({ ...s.many, event: { kind: 'draw' } })) as never,
  phrase`roll~ ${{ times: numberWord }} or more dice`.means({ event: { kind: 'rollDie' } }) as never,
  phrase`cast~ ${{ times: numberWord }} or more ${{ filter }}!plural`.means((s) => ({
    event: { kind: 'cast', object: one(s.filter) },
    times: s.times,
  })) as never,
  phrase`have~ ${{ times: numberWord }} or more ${{ filter }}!plural enter the battlefield under their control`.means(
    (s) => ({ event: { kind: 'enter', object: one(s.filter) }, times: s.times, words: 'had enter' }),
  ) as never,
);
/** What enters does so under somebody's control; everything else is done by somebody. */
const roleIn = ({ kind }: Action): 'under' | 'actor' => (kind === 'enter' ? 'under' : 'actor');
/** Where one of several players is spoken of, it is the same one every time. */
const isAny = (who: Noun): boolean => who.kind === 'select' && who.quantifier.amount === 'a';
const joined = (...parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(', ');
};
/** The sentence, in the past or in the perfect, as a condition. */
const counted = (said: Category<Said>, tense?: typeof PERFECT): Category<Condition> =>
  new Mapped<Said, Condition>(
    'a condition',
    said,
    ({ actor, deed: { event, times, words }, when }) => {
      const how = joined(tense, words);
      return {
        kind: 'happened',
        event: { ...event, [roleIn(event)]: actor } as Action,
        when,
        times,
        ...(isAny(actor) ? { sameOne: true } : {}),
        ...(how === undefined ? {} : { words: how }),
      };
    },
    (tree) => {
      const found = apart(tree);
      return found === null || found.tense !== tense ? [] : [found.said];
    },
    ['happened'],
  );
/** Who did it, what and when, and in which tense it is said. */
function apart(tree: Condition): { said: Said; tense: typeof PERFECT | undefined } | null {
  if (tree.kind !== 'happened' || tree.times === undefined || tree.not === true || tree.keyword !== undefined)
    return null;
  const role = roleIn(tree.event);
  const { [role]: actor, ...event } = tree.event as Action & Partial<Record<'under' | 'actor', Noun>>;
  if (actor === undefined || isAny(actor) !== (tree.sameOne === true)) return null;
  const parts = tree.words?.split(', ') ?? [];
  const tense = parts[0] === PERFECT ? PERFECT : undefined;
  const words = joined(...parts.slice(tense === undefined ? 0 : 1));
  const deedSaid = { event: event as Action, times: tree.times, ...(words === undefined ? {} : { words }) };
  return { said: { actor, deed: deedSaid, when: tree.when }, tense };
}
const when = terms<Duration>('when', [
  ['this turn', THIS_TURN],
  ['last turn', { kind: 'lastTurn' }],
]);
const now = terms<Duration>('when', [['this turn', THIS_TURN]]);
condition.add(
  counted(phrase`${{ actor: subject }} ${{ deed }}!past ${{ when }}`.means({}) as Category<Said>),
  counted(
    phrase`( ${{ actor: terms<Noun>('you have', [["you've", { kind: 'you' }]]) }} | ${{ actor: atomSubject }} have~actor ) ${{ deed }}!participle ${{ when: now }}`.means(
      {},
    ) as Category<Said>,
    PERFECT,
  ),
);
/** Of the players of whom it is so. */
quality.add(
  new Mapped<{ deed: Deed }, never>(
    quality.name,
    phrase`who ${{ deed }}!past this turn`.means({}) as Category<{ deed: Deed }>,
    ({ deed: { event, times, words } }) =>
      ({
        kind: 'whose',
        condition: {
          kind: 'happened',
          event: { ...event, [roleIn(event)]: RELATIVE },
          when: THIS_TURN,
          times,
          ...(words === undefined ? {} : { words }),
        },
      }) as never,
    (tree) => {
      const { kind, condition: said, words } = tree as { kind: string; condition: Happened; words?: string };
      const found = kind === 'whose' && words === undefined ? apart(said) : null;
      const isThen = found !== null && found.tense === undefined && found.said.when.kind === 'thisTurn';
      const ofThem = found?.said.actor.kind === 'reference' && found.said.actor.words === 'unsaid';
      return isThen && ofThem ? [{ deed: found.said.deed }] : [];
    },
    ['whose'],
  ),
);
