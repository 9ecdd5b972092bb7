/** Where a countered spell goes when it is not to be put into its owner's graveyard. CR 701.5a. */
import type { Entering, Place } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { destination, expression } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { countersList } from '../zones/places.ts';

/** "If that spell is countered this way, ...": the place it goes to instead. */
export const counteredTo: Union<Place> = category<Place>(
  'where it goes',
  phrase`exile it instead of putting it into its owner 's graveyard`.means({ kind: 'place', zone: 'exile' }),
  phrase`put it ${{ place: destination }} instead of into that player 's graveyard`.means((s) => s.place),
);
/** "with three time counters on it": what the exiled card then has. CR 122.1. */
export const withCounters: Union<Entering> = category<Entering>(
  'what it has',
  phrase`with ${{ counters: countersList }} on ( it | them )`.means({ kind: 'entering' }),
  phrase`with a number of ${{ counter: counterName }} counters on it equal to ${{ number: expression }}`.means((s) => ({
    kind: 'entering',
    counters: [{ counter: s.counter, number: s.number, words: 'a number of' }],
  })),
);
