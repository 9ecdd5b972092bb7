/** Copies of a spell or ability whose target is said. CR 707.10d, 707.10e. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { filter, noun, plainFilter, playerVerb } from '../categories.ts';

const said = words('what could target it', [
  'that the spell',
  'the spell',
  'that spell',
  'that that spell',
  'the spell or ability',
  'that ability',
]);
playerVerb.add(
  phrase`copy~ ${{ object: noun }} for each other ${{ each: filter }} ${{ words: said }} could target . ^ each copy targets a different one of those ${{ those: plainFilter }}!plural`.means(
    { kind: 'copy' },
  ),
  phrase`copy~ ${{ object: noun }} . ^ the copy targets ${{ target: noun }}`.means({ kind: 'copy' }),
);
