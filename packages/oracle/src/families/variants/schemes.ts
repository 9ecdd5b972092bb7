/** Schemes: set in motion, and abandoned. CR 701.25, 701.26, 904. */
import { phrase } from '../../kernel/phrase.ts';
import { noun, playerVerb } from '../categories.ts';

playerVerb.add(phrase`abandon~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'abandon' }));
