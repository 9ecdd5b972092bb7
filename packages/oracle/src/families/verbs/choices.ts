/** Choices made while resolving or entering. CR 608.2d, 607.2d. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { noun, playerVerb } from '../categories.ts';

const thing = words('a choice', ['a color', 'a creature type', 'a card type', 'a card name', 'a number', 'a basic land type', 'a land type', 'odd or even']);
playerVerb.add(
  phrase`choose~ ${{ what: thing }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: noun }}`.means({ kind: 'choose' }),
  phrase`choose~ new targets for ${{ object: noun }}`.means({ kind: 'chooseNewTargets' }),
  phrase`copy~ ${{ object: noun }}`.means({ kind: 'copy' }),
  phrase`copy~ ${{ object: noun }} . ^ you may choose new targets for the copy`.means({ kind: 'copy', newTargets: true }),
  phrase`tap~ or untap~ ${{ object: noun }}`.means({ kind: 'tapOrUntap' }),
);
