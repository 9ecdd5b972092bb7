/** Restrictions and requirements of several things at once, and of abilities. CR 101.2, 508.1c-d, 509.1b-c, 602.5. */
import type { Action, Duration, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  duration,
  lastingVerb,
  noun,
  payVerb,
  playerEvent,
  playerVerb,
  possessive,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { rules } from './statics.ts';

const YOU: Noun = { kind: 'you' };
const acts: Union<Action> = category<Action>('something to do', playerVerb, lastingVerb, playerEvent, payVerb);
/** Of what activated abilities are spoken. */
interface AbilitiesOf {
  readonly action: { readonly kind: 'activate'; readonly object: Noun };
  readonly words: string;
}
const abilitiesOf: Union<AbilitiesOf> = category<AbilitiesOf>(
  'activated abilities',
  phrase`activated abilities of ${{ object: noun }}`.means((s) => ({
    action: { kind: 'activate', object: s.object },
    words: 'abilities of',
  })),
  phrase`${{ object: possessive }} activated abilities`.means((s) => ({
    action: { kind: 'activate', object: s.object },
    words: 'whose abilities',
  })),
);
/** "or sacrifice permanents". */
const orDo: Union<readonly Action[]> = category<readonly Action[]>(
  'something else to do',
  phrase`or ${{ action: playerVerb }}!bare`.means((s) => [{ ...s.action, actor: YOU }]) as never,
);
/** Whom something has do it. */
const caused = terms<Noun>('a player', [
  ['you', YOU],
  [
    'their controller',
    { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: null, words: 'they' } },
  ],
]);
const causedDeed: Union<Action> = category<Action>('something to do', playerVerb, playerEvent);
/** What spells and abilities can't have a player do: the same by two verbs, or two things. CR 101.2, 609.1. */
rule.add(
  phrase`${{ cause: subject }} can't cause you to sacrifice or exile ${{ object: noun }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'sacrifice', object: s.object, actor: YOU },
    also: [{ kind: 'exile', object: s.object, actor: YOU }],
    cause: s.cause,
  })) as never,
  phrase`${{ cause: subject }} can't cause ${{ actor: caused }} to ${{ action: causedDeed }}!bare [${{ also: orDo }}]`.means(
    (s) => ({
      kind: 'cant',
      action: { ...s.action, actor: s.actor },
      also: s.also,
      cause: s.cause,
    }),
  ) as never,
);
rule.add(
  phrase`${{ object: subject }} can't attack with creatures`.means((s) => ({
    kind: 'cant',
    action: { kind: 'attack', object: s.object, words: 'with creatures' },
  })),
  phrase`${{ actor: subject }} can't ${{ action: acts }}!bare or ${{ other: acts }}!bare`.means((s) => ({
    kind: 'cant',
    action: { ...s.action, actor: s.actor },
    also: [s.other],
  })) as never,
  // CR 601.2h, 602.2b: what is paid for something else is not spoken of.
  phrase`${{ actor: subject }} can't pay life to cast spells or to activate abilities that aren't mana abilities`.means(
    (s) => ({
      kind: 'cant',
      action: { kind: 'loseLife', actor: s.actor },
      costsOf: 'spells and abilities',
      notMana: true,
    }),
  ),
  phrase`${{ actor: subject }} can't pay life or sacrifice ${{ object: noun }} to cast spells or activate abilities`.means(
    (s) => ({
      kind: 'cant',
      action: { kind: 'loseLife', actor: s.actor },
      also: [{ kind: 'sacrifice', actor: s.actor, object: s.object }],
      costsOf: 'spells and abilities',
    }),
  ) as never,
  phrase`${{ of: abilitiesOf }} can't be activated`.means((s) => ({ kind: 'cant', ...s.of })),
  phrase`${{ of: abilitiesOf }} can't be activated unless they're mana abilities`.means((s) => ({
    kind: 'cant',
    ...s.of,
    notMana: true,
  })),
  phrase`${{ player: subject }} can ${{
    what: terms('when they can cast spells', [
      ['cast spells only any time they could cast a sorcery', 'spells only as sorceries'],
      ['cast spells only during their own turns', 'spells only in own turns'],
      ['cast spells and activate abilities only during their own turns', 'spells and abilities only in own turns'],
    ] as const),
  }}`.means({ kind: 'playerRule' }),
);
timedRule.add(
  phrase`${{ actor: subject }} can't ${{ action: acts }}!bare or ${{ other: acts }}!bare ${{ during: duration }}`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'cant', action: { ...s.action, actor: s.actor }, also: [s.other] },
      during: s.during,
    }),
  ) as never,
  phrase`${{ of: abilitiesOf }} can't be activated ${{ during: duration }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', ...s.of },
    during: s.during,
  })),
  phrase`${{ object: subject }} attack~object or block~object ${{
    during: terms<Duration>('when', [
      ['this turn', { kind: 'thisTurn' }],
      ['this combat', { kind: 'thisCombat' }],
    ]),
  }} if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object }, also: [{ kind: 'block', object: s.object }] },
    during: s.during,
  })) as never,
);
rules.add(
  phrase`${{ object: subject }} attack~object or block~object each combat if able`.means((s) => [
    { kind: 'must', action: { kind: 'attack', object: s.object, eachCombat: true }, words: 'or block' },
    { kind: 'must', action: { kind: 'block', object: s.object, eachCombat: true }, words: 'or block' },
  ]) as never,
);
