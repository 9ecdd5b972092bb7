/** Deeds, demands and prices that older and rarer texts say in words of their own. CR 508.1d, 509.1b, 615, 701.19, 707.10. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  lastingVerb,
  noun,
  playerVerb,
  pointed,
  possessive,
  quality,
  subject,
  timedRule,
} from '../categories.ts';
import { twoEvents } from '../events/triggers.ts';
import { numberWord, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const YOU: Noun = { kind: 'you' };
const THAT_DAMAGE: Value = { kind: 'amountOf', to: null, words: 'that damage' };
playerVerb.add(
  phrase`reveal~ cards from the top of it until you reveal ${{ until: noun }}`.means({
    kind: 'revealUntil',
    library: YOU,
    words: 'the top of it',
  }),
  phrase`shuffle~ ~ and ${{ player: possessive }} graveyard into their owner 's library`.means((s) => ({
    kind: 'shuffle',
    object: {
      kind: 'nounList',
      join: 'and',
      of: [{ kind: 'self' }, { kind: 'zoneOfPlayer', zone: ['graveyard'], player: s.player }],
    },
    into: { kind: 'playerOf', relation: 'owner', of: { kind: 'self' } },
    words: 'their owner',
  })) as never,
);
lastingVerb.add(
  phrase`prevent~ half that damage , rounded ${{ rounded: words('how it is rounded', ['up', 'down']) }}`.means((s) => ({
    kind: 'prevent',
    amount: { kind: 'half', of: THAT_DAMAGE, rounded: s.rounded },
    of: 'that damage',
  })),
);
timedRule.add(
  phrase`${{ object: subject }} can block up to ${{ count: numberWord }} additional creatures this turn`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'canBlockMore', object: s.object, count: s.count, words: 'up to' },
    during: { kind: 'thisTurn' },
  })) as never,
);
quality.add(
  phrase`${{ player: atomSubject }} protect~player`.means({ kind: 'protectedBy' }),
  phrase`owned by ${{ player: atom }}`.means({ kind: 'ownedBy', words: 'owned by' }),
  phrase`with ${{ stat }} less than ~ 's`.means((s) => ({
    kind: 'withStat',
    stat: s.stat,
    comparison: 'under',
    to: { kind: 'stat', stat: s.stat, of: { kind: 'self' } },
    words: "than ~'s",
  })) as never,
  phrase`that shares a color or mana value with ${{ with: pointed }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        { kind: 'shares', subject: RELATIVE, what: 'color', with: s.with },
        { kind: 'shares', subject: RELATIVE, what: 'mana value', with: s.with },
      ],
    },
    words: 'shares either',
  })) as never,
);
twoEvents.add(
  phrase`${{ subject }} be~subject sacrificed or destroyed`.means((s) => [
    { kind: 'sacrifice', object: s.subject },
    { kind: 'destroy', object: s.subject, words: 'sacrificed or' },
  ]) as never,
);
