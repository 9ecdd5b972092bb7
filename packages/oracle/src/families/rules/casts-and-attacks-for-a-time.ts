/** What may be cast, must attack or is repeated, said without a time of its own: the words in front say it. CR 508.1d, 601.3, 608.2c, 611.2. */
import { phrase } from '../../kernel/phrase.ts';
import { bare, expression, noun, playerVerb, rule, subject, timedRule, trigger } from '../categories.ts';

timedRule.add(
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
