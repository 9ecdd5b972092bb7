/** What may be cast, must attack, is given to spells or is repeated, said without a time of its own: the words in front say it. CR 508.1d, 601.3, 608.2c, 611.2. */
import type { Ability, Filter, Noun, Quality } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  bare,
  expression,
  grantedAbility,
  noun,
  plainFilter,
  playerVerb,
  rule,
  subject,
  timedRule,
  trigger,
} from '../categories.ts';

const YOU: Noun = { kind: 'you' };
const NEXT: Quality = { kind: 'nthCast', nth: 'next', player: YOU };
const abilities: Category<readonly Ability[]> = series(grantedAbility, { join: 'and', least: 1 });
const THE_NEXT = { kind: 'quantifier', amount: 'the' } as const;

timedRule.add(
  // Each as it is cast, from now on. CR 611.2f.
  phrase`as you cast ${{ filter: plainFilter }}!plural from your hand this turn , they gain ${{ abilities }}`.means(
    (s) => ({
      kind: 'do',
      action: {
        kind: 'gain',
        verb: 'gain',
        object: {
          kind: 'select',
          quantifier: THE_NEXT,
          filter: {
            ...(s.filter as Filter),
            qualities: [
              { kind: 'castBy', player: YOU, from: { kind: 'place', of: YOU, zone: 'hand' } },
              { ...NEXT, every: true },
            ],
          },
        },
        abilities: s.abilities,
      },
    }),
  ) as never,
  // CR 608.2n, 614.1a: an effect about that spell, which begins as it is cast.
  phrase`the next time you cast a ${{ filter: plainFilter }} from your hand this turn , put that card into your hand instead of into your graveyard as it resolves`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'replace',
        would: {
          kind: 'move',
          verb: 'put',
          object: {
            kind: 'select',
            quantifier: THE_NEXT,
            filter: {
              ...(s.filter as Filter),
              qualities: [{ kind: 'castBy', player: YOU, from: { kind: 'place', of: YOU, zone: 'hand' } }, NEXT],
            },
          },
          to: { kind: 'place', of: YOU, zone: 'graveyard' },
          resolving: true,
        },
        instead: {
          kind: 'do',
          action: {
            kind: 'move',
            verb: 'put',
            object: { kind: 'reference', to: null, words: 'it' },
            to: { kind: 'place', of: YOU, zone: 'hand' },
          },
        },
      },
      during: { kind: 'thisTurn' },
    }),
  ) as never,
  phrase`the next ${{ one: plainFilter }} and the next ${{ two: plainFilter }} you cast this turn each have ${{ abilities }}`.means(
    (s) => {
      const has = (filter: Filter) => ({
        kind: 'do',
        action: {
          kind: 'gain',
          verb: 'have',
          object: { kind: 'select', quantifier: THE_NEXT, filter: { ...filter, qualities: [NEXT] } },
          abilities: s.abilities,
          words: 'each',
        },
      });
      return { kind: 'sequence', steps: [has(s.one as Filter), has(s.two as Filter)], joins: ['and'] };
    },
  ) as never,
  phrase`you may cast ${{ object: bare }} as though they had flash`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'may', action: { kind: 'cast', object: s.object }, asThough: 'flash' },
  })),
  phrase`${{ object: subject }} attack~object [${{ whom: noun }}] each combat if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object, whom: s.whom, eachCombat: true } },
  })),
  phrase`${{ actor: subject }} may repeat this process as many times as they choose`.means((s) => ({
    kind: 'may',
    actor: s.actor,
    clause: { kind: 'repeat', times: null, words: 'as many times as they choose' },
  })),
);
const ALWAYS = 'each combat';
rule.add(
  phrase`${{ player: subject }} choose~player how each creature blocks ${ALWAYS}`.means({
    kind: 'choosesBlocks',
    words: 'how',
  }),
);
playerVerb.add(phrase`count~ ${{ amount: expression }}`.means({ kind: 'countUp' }));
expression.add(phrase`that number`.means({ kind: 'amountOf', to: null, words: 'that number' }));
trigger.add(
  phrase`when you next attack this turn`.means({
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'attack', object: { kind: 'you' } }],
    during: { kind: 'thisTurn' },
    next: true,
  }),
);
