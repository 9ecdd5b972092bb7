/** "2 or the greatest power among Dinosaurs you control, whichever is greater", and amounts of damage that one event dealt. CR 107, 608.2h. */
import type { Filter, Noun, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { bare, expression } from '../categories.ts';
import { otherOnes } from './quantities.ts';
import { digits } from './values.ts';

const extreme = (stat: 'power' | 'toughness', among: Filter): Value => ({
  kind: 'extreme',
  extreme: 'greatest',
  stat,
  among,
});
expression.add(
  phrase`the number of ${{ one: bare }} or the number of ${{ two: bare }} , whichever is greater`.means((s) => ({
    kind: 'greater',
    of: [
      { kind: 'count', of: s.one },
      { kind: 'count', of: s.two },
    ],
  })) as never,
  phrase`${{ one: digits }} or ${{ two: expression }} , whichever is greater`.means((s) => ({
    kind: 'greater',
    of: [s.one, s.two],
  })) as never,
  phrase`the greatest power and/or toughness among other ${{ among: otherOnes }}!plural`.means((s) => ({
    kind: 'greater',
    of: [extreme('power', s.among as Filter), extreme('toughness', s.among as Filter)],
    words: 'and/or',
  })) as never,
  phrase`the amount of damage ${{ words: words('who dealt it', ['it dealt to that player', '~ dealt to that player', 'those creatures dealt to that player']) }}`.means(
    { kind: 'amountOf', to: null },
  ),
);
const YOU: Noun = { kind: 'you' };
expression.add(
  phrase`the number of times you descended this turn`.means({
    kind: 'history',
    event: { kind: 'keywordAction', action: 'descend', actor: YOU },
    what: 'times',
    when: 'this turn',
  }),
  phrase`the amount of {E} you have`.means({
    kind: 'countersOn',
    counter: 'energy',
    on: YOU,
    words: 'symbol',
  }) as never,
);
