/** What players do in further words: playing what is not paid for, preventing by source, paying as much as something is, places by another name. CR 118, 601, 615. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { expression, payVerb, rule, timedRule } from '../categories.ts';
import { events, oneEvent } from '../events/triggers.ts';
import { host } from '../nouns/nouns.ts';
import { returnPlace } from '../zones/places.ts';

payVerb.add(
  phrase`pay~ mana equal to ${{ times: expression }}`.means({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: ['1'] }],
    words: 'mana equal',
  }),
);
returnPlace.add(phrase`to the command zone`.means({ kind: 'place', zone: 'command' }));
rule.add(
  phrase`the monarch controls ${{ object: host }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'gainControl', actor: { kind: 'playerNoun', who: 'monarch' }, object: s.object },
  })),
);
events.add(
  phrase`${{ one: oneEvent }} , or ${{ two: oneEvent }} , or ${{ three: oneEvent }}`.means((s) => [
    s.one,
    s.two,
    s.three,
  ]),
);
timedRule.add(
  phrase`the player whose turn it is may end the turn`.means({
    kind: 'may',
    actor: { kind: 'playerNoun', who: 'active', words: 'whose turn it is' } as Noun,
    clause: { kind: 'do', action: { kind: 'endTurn' } },
  } as never),
);
