/** Choices made while resolving or entering. CR 608.2d, 607.2d. */
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { noun, playerVerb } from '../categories.ts';
import { COLORS, SUBTYPES, TYPES } from '../filters.ts';

const thing = words('a choice', ['a color', 'a creature type', 'a card type', 'a card name', 'a number', 'a basic land type', 'a land type', 'odd or even']);
const options = category<{ options: readonly string[] }>(
  'options',
  phrase`${{ options: series(words<string>('a choice', [...TYPES, ...COLORS, ...SUBTYPES, 'nonland', 'left', 'right']), { join: 'or' }) }}`.means((s) => ({ options: s.options })),
);
playerVerb.add(
  phrase`choose~ ${{ what: thing }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: options }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: noun }}`.means({ kind: 'choose' }),
  phrase`choose~ new targets for ${{ object: noun }}`.means({ kind: 'chooseNewTargets' }),
  phrase`copy~ ${{ object: noun }}`.means({ kind: 'copy' }),
  phrase`copy~ ${{ object: noun }} . ^ you may choose new targets for the copy`.means({ kind: 'copy', newTargets: true }),
  phrase`tap~ or untap~ ${{ object: noun }}`.means({ kind: 'tapOrUntap' }),
);
