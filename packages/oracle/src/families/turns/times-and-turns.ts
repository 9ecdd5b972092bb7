/** Permissions and prohibitions for a time or of one spell a turn: flash, no countering, free casting, turns in which something was done. CR 601.3, 611.2. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, clause, condition, plainFilter, lastingVerb, rule, timedRule, turnPart } from '../categories.ts';
import { attackedThen } from '../conditions/deeds-of-the-turn.ts';
import { rules, staticAbility } from '../rules/statics.ts';
import { words } from '../../kernel/words.ts';

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
  phrase`you can't cast ~ unless ${{ condition }}`.means((s) => ({
    kind: 'castOnly',
    condition: s.condition,
    words: "can't unless",
  })),
  phrase`you can't cast ~ during ${{ part: turnPart }}`.means((s) => ({
    kind: 'castOnly',
    condition: { kind: 'duringPart', part: s.part, not: true },
  })),
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
  phrase`^ during your turn , ( ${{ words: words('if', ['if']) }} | as long as ) ${{ condition }} , ${{ rules }} .`.means(
    (s) => ({
      kind: 'static',
      rules: s.rules,
      condition: { kind: 'allOf', of: [{ kind: 'turn', of: YOU, words: 'during' }, s.condition] },
      words: s.words,
    }),
  ),
);
