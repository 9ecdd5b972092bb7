/** "That ability triggers an additional time", whatever it was that made it trigger. CR 603.2d. */
import type { Action, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  condition,
  countedNoun,
  filter,
  objectEvent,
  objectVerb,
  playerEvent,
  playerVerb,
  rule,
  sourceVerb,
  subject,
  type Verb,
} from '../categories.ts';

/** What has a word of its own: "entering", "dying". */
const WORDED: ReadonlySet<string> = new Set(['enter', 'die', 'leave']);
const happening: Category<Verb> = new Mapped<Verb, Verb>(
  'an event',
  category<Verb>('an event', objectVerb, objectEvent),
  (tree) => (WORDED.has(tree.kind) ? null : tree),
  (tree) => (WORDED.has(tree.kind) ? [] : [tree]),
);
const doing: Union<Action> = category<Action>('an event', playerVerb, playerEvent, sourceVerb);
/** "a creature attacking", "a land entering the battlefield": an event as the cause of something. */
const cause: Union<Action> = category<Action>(
  'an event',
  phrase`${{ object: subject }} entering the battlefield`.means({
    kind: 'enter',
    words: 'the battlefield',
  }),
  phrase`${{ object: subject }} ${{ verb: happening }}!gerund`.means((s) => ({ ...s.verb, object: s.object })) as never,
  phrase`${{ actor: subject }} ${{ verb: doing }}!gerund`.means((s) => ({ ...s.verb, actor: s.actor })) as never,
  phrase`turning a ${{ filter }} face up`.means((s) => ({
    kind: 'turnFaceUp',
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
  })),
);
rule.add(
  phrase`if ${{ event: cause }} causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s): Rule => ({ kind: 'triggerAgain', event: s.event }),
  ),
  phrase`if ${{ event: cause }} would cause a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s): Rule => ({ kind: 'triggerAgain', event: s.event, words: 'would' }),
  ),
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
for (const [words, plain, it] of [
  ['triggered ability', undefined, 'it'],
  ['ability', 'ability', 'ability, it'],
] as const) {
  const whose = category<Noun>('its source', countedNoun, several);
  const said = plain === undefined ? {} : { words: plain };
  rule.add(
    phrase`if a ${words} of ${{ of: whose }} triggers , that ability triggers a additional time`.means((s) => ({
      ...said,
      kind: 'triggerAgain',
      of: s.of,
    })),
    phrase`if a ${words} of ${{ of: whose }} triggers while ${{ condition }} , that ability triggers a additional time`.means(
      (s) => ({ ...said, kind: 'triggerAgain', of: s.of, condition: s.condition }),
    ),
    phrase`if a ${words} of ${{ of: whose }} triggers , it triggers a additional time`.means((s) => ({
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
