/** Permissions and prohibitions for a time or of one spell a turn: flash, no countering, free casting, turns in which something was done. CR 601.3, 611.2. */
import type { Condition, Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, clause, condition, plainFilter, lastingVerb, rule, timedRule } from '../categories.ts';
import { nthSpell } from '../nouns/nth-spells.ts';
import { rules, staticAbility } from '../rules/statics.ts';
import { numberWord } from '../values/values.ts';

const YOU: Noun = { kind: 'you' };
/** "creature spells you cast". */
const castBy = (of: Filter, player: Noun): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { ...of, qualities: [{ kind: 'castBy', player }] },
});
timedRule.add(
  phrase`${{ of: plainFilter }}!plural ${{ player: atomSubject }} cast~player this turn can't be countered`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'cant', action: { kind: 'counter', object: castBy(s.of as Filter, s.player as Noun) } },
      during: { kind: 'thisTurn' },
      leading: true,
    }),
  ),
);
rule.add(
  phrase`you may cast ${{ object: nthSpell }} as though it had flash`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object },
    asThough: 'flash',
  })),
  phrase`you can't cast ~ unless ${{ condition }}`.means((s) => ({
    kind: 'castOnly',
    condition: s.condition,
    words: "can't unless",
  })),
);
/** What was done in the turn that is spoken of. */
const withSome = (filter: Filter): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { ...filter, qualities: [{ kind: 'controlledBy', player: YOU }] },
});
const THIS_TURN = { kind: 'thisTurn' } as const;
const attackedThen: Union<Condition> = category<Condition>(
  'what was done',
  phrase`you attacked with a ${{ filter: plainFilter }}`.means((s) => ({
    kind: 'happened',
    event: { kind: 'attack', object: withSome(s.filter) },
    when: THIS_TURN,
  })),
  phrase`you attacked with ${{ times: numberWord }} or more ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'happened',
    event: { kind: 'attack', object: withSome(s.filter) },
    when: THIS_TURN,
    times: s.times,
  })),
  phrase`you attacked with ~`.means({
    kind: 'happened',
    event: { kind: 'attack', object: { kind: 'self' } },
    when: THIS_TURN,
  }),
);
/** "During any turn you attacked with a commander, you may play that card." */
clause.add(
  phrase`during any turn ${{ condition: attackedThen }} , you may ${{ action: lastingVerb }}!bare`.means((s) => ({
    kind: 'may',
    clause: {
      kind: 'do',
      action: s.action,
      during: { kind: 'inTurns', condition: s.condition },
      leading: true,
    },
  })),
);
staticAbility.add(
  phrase`^ during your turn , as long as ${{ condition }} , ${{ rules }} .`.means((s) => ({
    kind: 'static',
    rules: s.rules,
    condition: {
      kind: 'allOf',
      of: [{ kind: 'turn', of: YOU, words: 'during' }, s.condition],
    },
  })),
  phrase`^ during your turn , if ${{ condition }} , ${{ rules }} .`.means((s) => ({
    kind: 'static',
    rules: s.rules,
    condition: {
      kind: 'allOf',
      of: [{ kind: 'turn', of: YOU, words: 'during' }, s.condition],
    },
    words: 'if',
  })),
);
