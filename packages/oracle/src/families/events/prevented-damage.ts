/** Triggers on damage that is prevented. CR 615.13. */
import { phrase } from '../../kernel/phrase.ts';
import { event, noun } from '../categories.ts';

event.add(phrase`damage that would be dealt to ${{ to: noun }} is prevented`.means({ kind: 'damagePrevented' }));
