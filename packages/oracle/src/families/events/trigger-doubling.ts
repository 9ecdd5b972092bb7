/** "That ability triggers an additional time", whatever it was that made it trigger. CR 603.2d. */
import type { Action, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  condition,
  countedNoun,
  filter,
  noun,
  objectEvent,
  objectVerb,
  playerEvent,
  playerVerb,
  possessive,
  rule,
  sourceVerb,
  subject,
  type Verb,
} from '../categories.ts';
import { rules } from '../rules/statics.ts';
import { events } from './triggers.ts';

/** What has a word of its own: "entering", "dying". */
const WORDED: ReadonlySet<string> = new Set(['enter', 'die', 'leave']);
const happening: Category<Verb> = new Mapped<Verb, Verb>(
  'an event',
  category<Verb>('an event', objectVerb, objectEvent),
  (tree) => (WORDED.has(tree.kind) ? null : tree),
  (tree) => (WORDED.has(tree.kind) ? [] : [tree]),
);
const doing: Union<Action> = category<Action>('an event', playerVerb, playerEvent, sourceVerb);
/** "entering the battlefield", "dying": what an object does or undergoes, as the cause of something. */
const undergoing: Union<Verb> = category<Verb>(
  'an event',
  terms<Verb>('an event', [
    ['entering', { kind: 'enter' }],
    ['entering the battlefield', { kind: 'enter', words: 'the battlefield' } as Verb],
    ['leaving the battlefield', { kind: 'leave' }],
    ['dying', { kind: 'die' }],
  ]),
  phrase`entering the battlefield under ${{ under: possessive }} control`.means((s) => ({
    kind: 'enter',
    under: s.under,
    words: 'the battlefield',
  })) as never,
  phrase`${{ verb: happening }}!gerund`.means((s) => s.verb),
);
/** "a creature attacking", "a land entering the battlefield": an event as the cause of something. */
const cause: Union<Action> = category<Action>(
  'an event',
  phrase`${{ object: subject }} ${{ verb: undergoing }}`.means((s) => ({ ...s.verb, object: s.object })) as never,
  phrase`${{ actor: subject }} ${{ verb: doing }}!gerund`.means((s) => ({ ...s.verb, actor: s.actor })) as never,
  phrase`turning a ${{ filter }} face up`.means((s) => ({
    kind: 'turnFaceUp',
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
  })),
);
const triggeredAbility: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    adjectives: [{ kind: 'statusWord', status: 'triggered' }],
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] },
  },
};
/** That another ability triggers is an event itself. CR 603.3b. */
events.add(
  phrase`${{ event: cause }} causes a triggered ability [${{ own: terms('whose', [['of that creature', true]] as const) }}] to trigger`.means(
    (s) => [{ kind: 'abilityTriggers', object: triggeredAbility, event: s.event, own: s.own }],
  ) as never,
);
rule.add(
  phrase`${{ event: cause }} don't cause abilities [of ${{ of: noun }}] to trigger`.means({
    kind: 'triggerAgain',
    never: true,
  }) as never,
  phrase`if ${{ event: cause }} ( ${{ words: words('would', ['would']) }} cause | causes ) a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s): Rule => ({ kind: 'triggerAgain', event: s.event, words: s.words }),
  ),
);
/** "entering the battlefield or dying": either of two events is the cause. */
rules.add(
  phrase`${{ object: subject }} ${{ one: undergoing }} or ${{ two: undergoing }} don't cause abilities to trigger`.means(
    (s) => [
      { kind: 'triggerAgain', event: { ...s.one, object: s.object }, never: true },
      { kind: 'triggerAgain', event: { ...s.two, object: s.object }, never: true },
    ],
  ) as never,
  phrase`if ${{ object: subject }} ${{ one: undergoing }} or ${{ two: undergoing }} causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s) => [
      { kind: 'triggerAgain', event: { ...s.one, object: s.object } },
      { kind: 'triggerAgain', event: { ...s.two, object: s.object } },
    ],
  ) as never,
);
/** "a triggered ability of another Elemental you control", "an ability of a Shaman or another Wizard you control". */
const several: Union<Noun> = category<Noun>(
  'an object',
  phrase`${{ one: countedNoun }} or ${{ two: countedNoun }}`.means((s) => ({
    kind: 'nounList',
    join: 'or',
    of: [s.one, s.two],
  })),
);
for (const [ability, plain, it] of [
  ['triggered ability', undefined, 'it'],
  ['ability', 'ability', 'ability, it'],
] as const) {
  const whose = category<Noun>('its source', countedNoun, several);
  const said = plain === undefined ? {} : { words: plain };
  rule.add(
    phrase`if a ${ability} of ${{ of: whose }} triggers [while ${{ condition }}] , that ability triggers a additional time`.means(
      (s) => ({ ...said, kind: 'triggerAgain', of: s.of, condition: s.condition }),
    ),
    phrase`if a ${ability} of ${{ of: whose }} triggers , it triggers a additional time`.means((s) => ({
      kind: 'triggerAgain',
      of: s.of,
      words: it,
    })),
  );
}
/** "Room abilities of dungeons you own": those that trigger as the marker moves. CR 309.4c. */
const dungeonsOf = (player: Noun): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'dungeon' }] },
    qualities: [
      { kind: 'ownedBy', player },
      { kind: 'inZone', zone: ['command'] },
    ],
  },
});
const dungeons = terms<Noun>('dungeons', [
  ['dungeons you own', dungeonsOf({ kind: 'you' })],
  ['dungeons your opponents own', dungeonsOf({ kind: 'playerNoun', who: 'opponents' })],
]);
rule.add(
  phrase`Room abilities of ${{ of: dungeons }} trigger a additional time`.means({
    kind: 'triggerAgain',
    words: 'rooms',
  }),
);
