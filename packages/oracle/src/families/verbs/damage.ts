/** Damage and its prevention. CR 120, 615. */
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { damagedEvent, expression, lastingVerb, noun, sourceVerb } from '../categories.ts';
import { amount } from '../values.ts';

const sort = terms<'combat' | 'noncombat'>('a sort of damage', [['combat', 'combat'], ['noncombat', 'noncombat']]);
sourceVerb.add(
  phrase`deal~ ${{ amount }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage equal to ${{ amount: expression }} to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage to ${{ to: noun }} equal to ${{ amount: expression }}`.means({ kind: 'dealDamage', words: 'to, amount' }),
  phrase`deal~ ${{ amount }} damage divided as you choose among ${{ to: noun }}`.means({ kind: 'dealDamage', divided: 'as you choose' }),
  phrase`deal~ damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ ${{ sort }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ ${{ sort }} damage`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage`.means({ kind: 'dealDamage' }),
);
damagedEvent.add(
  phrase`be~ dealt damage`.means({ kind: 'dealDamage', passive: true }),
  phrase`be~ dealt ${{ sort }} damage`.means({ kind: 'dealDamage', passive: true }),
);
lastingVerb.add(
  phrase`prevent~ all damage that would be dealt`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all ${{ sort }} damage that would be dealt`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all damage that would be dealt to ${{ to: noun }}`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all ${{ sort }} damage that would be dealt to ${{ to: noun }}`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all damage that would be dealt by ${{ by: noun }}`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all ${{ sort }} damage that would be dealt by ${{ by: noun }}`.means({ kind: 'prevent', amount: 'all' }),
  phrase`prevent~ all damage that would be dealt to and dealt by ${{ by: noun }}`.means({ kind: 'prevent', amount: 'all', toToo: true }),
  phrase`prevent~ all ${{ sort }} damage that would be dealt to and dealt by ${{ by: noun }}`.means({ kind: 'prevent', amount: 'all', toToo: true }),
  phrase`prevent~ the next ${{ amount }} damage that would be dealt to ${{ to: noun }}`.means({ kind: 'prevent', next: true }),
);
